import { useState } from 'react';
import { t } from 'ttag';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import * as s from './Reviews.module.css';

/** A longer message is cut after some lines until the person wants the rest. It has more lines than that at every width. */
const LONG = 260;

/** One review, in whatever language it was written. */
export function Review({ name, message }: { name: string; message: string }) {
  const [isWhole, setIsWhole] = useState(message.length <= LONG);
  return (
    <figure className={s.review}>
      <blockquote className={isWhole ? undefined : s.cut} dir="auto">
        {message}
      </blockquote>
      {message.length > LONG && (
        <button type="button" className={s.rest} aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t`Read less` : t`Read more`}
          <VisuallyHidden> {t`of what ${name} wrote`}</VisuallyHidden>
        </button>
      )}
      <figcaption dir="auto">{name}</figcaption>
    </figure>
  );
}
