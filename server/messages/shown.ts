import type { Message } from '../contract.gen.ts';
import { withAddresses } from './addresses.ts';

/** A message as people read it on the site `origin`; where nothing is sent, what waits counts as rehearsed. */
export const shownOn =
  (origin: string, isRehearsal: boolean) =>
  (message: Message): Message => ({
    ...message,
    text: withAddresses(message.text, { origin, paymentPage: null }),
    status: isRehearsal && message.status === 'WAITING' ? 'REHEARSED' : message.status,
  });
