import * as s from './Badge.module.css';

export type BadgeTone = 'warning' | 'info' | 'success' | 'error';

const tones: Record<BadgeTone, string | undefined> = {
  warning: s.warning,
  info: s.info,
  success: s.success,
  error: s.error,
};

/** A short state, such as PENDING, in the colour of its meaning. */
export function Badge({ tone, text }: { tone: BadgeTone; text: string }) {
  return <span className={`${s.badge ?? ''} ${tones[tone] ?? ''}`}>{text}</span>;
}
