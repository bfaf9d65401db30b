import { useId, useRef, useState } from 'react';
import { t } from 'ttag';
import { Button } from '../../ui/Button';
import * as s from './CartPage.module.css';

/** Shows the whole question above the total, which covers it on a phone. */
const show = (box: HTMLElement | null) => box?.scrollIntoView({ block: 'nearest' });

/** Takes everything out of the cart, after a question. A second press on the button answers nothing. */
export function EmptyTheCart({ onConfirmed }: { onConfirmed: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const questionId = useId();

  return (
    <>
      <Button ref={button} variant="quiet" aria-expanded={isAsking} onClick={() => setIsAsking(true)}>
        {t`Empty the cart`}
      </Button>
      {isAsking && (
        <div ref={show} className={s.question} role="group" aria-labelledby={questionId}>
          <p id={questionId} role="alert">
            {t`Take out all lessons?`}
          </p>
          <Button onClick={onConfirmed}>{t`Yes, take all out`}</Button>
          <Button
            variant="secondary"
            onClick={() => {
              setIsAsking(false);
              button.current?.focus();
            }}
          >
            {t`No, keep all`}
          </Button>
        </div>
      )}
    </>
  );
}
