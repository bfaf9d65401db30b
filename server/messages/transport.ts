import { createTransport } from 'nodemailer';
import type { ClaimedMessage } from '../repositories/messageClaims.ts';
import { type Addresses, withAddresses } from './addresses.ts';
import { calendarToSend, calendarType } from './calendar.ts';

/** How mail is sent; without it messages are a rehearsal. */
export interface MailSettings {
  smtpUrl: string;
  /** 'Surf School <hello@surf.example>', or the address alone. */
  from: string;
  /** Where the links of messages lead, without a slash at its end. */
  origin: string;
  /** Messages that one instance sends at once. */
  atOnce: number;
}

/** How long the mail server may be silent before it greets (ms). */
const SILENCE = 20_000;
/**
 * How long it may think about a message that it was given (ms), as SMTP asks for (RFC 5321, 4.5.3.2.6): one that is given up
 * too early is taken all the same, and the guest gets it again with each further try.
 */
export const ANSWER_PATIENCE = 600_000;

/** The part of an address behind the @. */
const domainOf = (from: string): string => /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';

/** Sends messages by SMTP, several one after the other by the same connection. */
export function smtpTransport({ smtpUrl, from, origin, atOnce }: MailSettings): Transport {
  const silence = { connectionTimeout: SILENCE, greetingTimeout: SILENCE, dnsTimeout: SILENCE };
  const limits = { ...silence, socketTimeout: ANSWER_PATIENCE };
  // What is tried again at once is what the mail server has got nothing of, as it had closed the connection before.
  const pooling = { pool: true, maxConnections: atOnce, maxRequeues: 1 } as const;
  const options = { url: smtpUrl, disableFileAccess: true, disableUrlAccess: true, ...limits, ...pooling };
  let pool: ReturnType<typeof createTransport> | null = null;

  /** Sends a message; fails when the mail server has not taken it. */
  async function send(message: ClaimedMessage): Promise<void> {
    const addresses: Addresses = { origin, paymentPage: message.paymentPage };
    const { id, recipient, subject, text, html, calendar } = message;
    pool ??= createTransport(options);
    await pool.sendMail({
      from,
      to: { name: '', address: recipient },
      subject,
      text: withAddresses(text, addresses),
      html: withAddresses(html, addresses),
      // The same for each try, so that a mail server or program knows a message that came twice.
      messageId: `<${id}@${domainOf(from)}>`,
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      ...(calendar !== null && {
        attachments: [
          {
            filename: 'sessions.ics',
            content: calendarToSend(calendar, addresses),
            contentType: calendarType(calendar),
          },
        ],
      }),
    });
  }

  return {
    status: 'SENT',
    send,
    /** Closes the connections: one that nobody uses may break unnoticed, and the next message would wait for it. */
    rest(): void {
      pool?.close();
      pool = null;
    },
  };
}
/** Takes messages to where they go, and says what becomes of those that it took. */
export interface Transport {
  status: 'SENT' | 'REHEARSED';
  send: (message: ClaimedMessage) => Promise<void>;
  rest: () => void;
}

/** Sends nothing to anybody: everything else is as where mail is sent. */
export const rehearsal: Transport = { status: 'REHEARSED', send: () => Promise.resolve(), rest: () => undefined };

/** A failure as nodemailer describes it. */
const isMailError = (error: unknown): error is Error & { code?: unknown; responseCode?: unknown } =>
  error instanceof Error;

/** What may be logged and shown of a failure: the mail server's own words often name the guest. */
export function failureOf(error: unknown): string {
  const unusable = 'the mail server could not be used';
  if (!isMailError(error)) return unusable;
  const { code, responseCode } = error;
  if (typeof responseCode === 'number') return `the mail server answered ${String(responseCode)}`;
  return typeof code === 'string' ? `${unusable} (${code})` : unusable;
}
