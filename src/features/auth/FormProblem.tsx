import type { ReactNode } from 'react';
import * as s from './auth.module.css';

/** Why the last attempt did not work; it stays until the next one. `children` is a way on. */
export function FormProblem({ texts, children }: { texts: readonly string[]; children?: ReactNode }) {
  if (texts.length === 0) return null;
  return (
    <div className={s.error} role="alert">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {children}
    </div>
  );
}
