import type { ReactNode } from 'react';
import * as s from './Notice.module.css';

/** Stands where content is being loaded. `text` says what. */
export function Loading({ text }: { text: string }) {
  return (
    <div className={s.notice} role="status">
      <span className={s.spinner} aria-hidden="true" />
      <p>{text}</p>
    </div>
  );
}

interface EmptyProps {
  text: string;
  /** The language of `text`, where it is not the page's. */
  lang?: string;
  hint?: string;
  children?: ReactNode;
}

/** Stands where there is nothing to show. `children` is a way on, such as a link or a button. */
export function Empty({ text, lang, hint, children }: EmptyProps) {
  return (
    <div className={s.notice}>
      <p className={s.text} lang={lang}>
        {text}
      </p>
      {hint && <p className={s.hint}>{hint}</p>}
      {children}
    </div>
  );
}
