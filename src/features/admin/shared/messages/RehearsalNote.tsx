import type { Message } from '../../../../api';
import * as s from './messages.module.css';

/** Says so where nothing is sent to anybody. */
export function RehearsalNote({ messages }: { messages: readonly Message[] }) {
  if (!messages.some(({ status }) => status === 'REHEARSED')) return null;
  return <p className={s.note}>Rehearsed messages are kept here and sent to nobody.</p>;
}
