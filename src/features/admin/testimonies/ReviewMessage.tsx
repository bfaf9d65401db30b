import { Button } from 'antd';
import { useCallback, useState } from 'react';
import * as s from './reviews.module.css';

/** A review's text: two lines of it, and a button for the rest where there is more. */
export function ReviewMessage({ text, name }: { text: string; name: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isCut, setIsCut] = useState(false);
  const measure = useCallback((element: HTMLElement | null) => {
    if (element) setIsCut(element.scrollHeight > element.clientHeight + 1);
  }, []);
  return (
    <div className={s.message}>
      <div ref={measure} className={isOpen ? s.whole : s.start}>
        {text}
      </div>
      {isCut && (
        <Button
          type="link"
          size="small"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Less' : 'More'} of the review by ${name}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Less' : 'More'}
        </Button>
      )}
    </div>
  );
}
