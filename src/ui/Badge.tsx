import * as s from './Badge.module.css';

/** Each is a class of the style sheet. */
export type BadgeTone = 'neutral' | 'warning' | 'info' | 'success' | 'error';

/** A short state, such as PENDING, in the colour of its meaning. */
export function Badge({ tone, text }: { tone: BadgeTone; text: string }) {
  return <span className={`${s.badge ?? ''} ${s[tone] ?? ''}`}>{text}</span>;
}
