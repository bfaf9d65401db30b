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

/** Stands where there is nothing to show. `children` is a way on, such as a link or a button. */
export function Empty({ text, hint, children }: { text: ReactNode; hint?: string; children?: ReactNode }) {
  return (
    <div className={s.notice}>
      <p className={s.text}>{text}</p>
      {hint && <p className={s.hint}>{hint}</p>}
      {children}
    </div>
  );
}
