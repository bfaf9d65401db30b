import { after } from 'node:test';
import { startMailServer } from './mailServer.ts';

export type { Received } from './mailServer.ts';

/** A mail server for as long as the tests of a file run. */
export async function openMailbox() {
  const mailbox = await startMailServer();
  after(mailbox.close);
  return mailbox;
}
export type Mailbox = Awaited<ReturnType<typeof openMailbox>>;

export const mailSettings = ({ url }: Mailbox) => ({
  smtpUrl: url,
  from: 'Ombak Pagi <hello@surf.example>',
  origin: 'https://surf.example',
  atOnce: 4,
});
