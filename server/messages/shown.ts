import type { Message } from '../contract.gen.ts';
import type { StoredMessage } from '../repositories/messages.ts';
import { withAddresses } from './addresses.ts';

/**
 * A message as people read it on the site `origin`, with the addresses with which it was or would be sent. Where nothing is sent, what waits counts as rehearsed; where something is,
 * the link to a new password is for nobody but its reader.
 */
export const shownOn =
  (origin: string, isRehearsal: boolean) =>
  ({ payment_page: paymentPage, ...message }: StoredMessage): Message => ({
    ...message,
    text: message.kind === 'PASSWORD_RESET' && !isRehearsal ? '' : withAddresses(message.text, { origin, paymentPage }),
    status: isRehearsal && message.status === 'WAITING' ? 'REHEARSED' : message.status,
  });

/** What is stored of messages that are shown with a status. */
export function storedStatuses(status: string, isRehearsal: boolean): string[] {
  if (!isRehearsal) return [status];
  if (status === 'REHEARSED') return ['REHEARSED', 'WAITING'];
  return status === 'WAITING' ? [] : [status];
}
