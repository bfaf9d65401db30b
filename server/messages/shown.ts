import type { Message } from '../contract.gen.ts';
import { withAddresses } from './addresses.ts';

/**
 * A message as people read it on the site `origin`. Where nothing is sent, what waits counts as rehearsed; where something is,
 * the link to a new password is for nobody but its reader.
 */
export const shownOn =
  (origin: string, isRehearsal: boolean) =>
  (message: Message): Message => ({
    ...message,
    text:
      message.kind === 'PASSWORD_RESET' && !isRehearsal
        ? ''
        : withAddresses(message.text, { origin, paymentPage: null }),
    status: isRehearsal && message.status === 'WAITING' ? 'REHEARSED' : message.status,
  });

/** What is stored of messages that are shown with a status. */
export function storedStatuses(status: string, isRehearsal: boolean): string[] {
  if (!isRehearsal) return [status];
  if (status === 'REHEARSED') return ['REHEARSED', 'WAITING'];
  return status === 'WAITING' ? [] : [status];
}
