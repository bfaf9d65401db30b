/** To the thread: messages of PostgreSQL's protocol from one connection, or the wish that it closes the database. */
export type ToThread = { connection: number; bytes: Uint8Array<ArrayBuffer> } | 'close';

/** From the thread: first that the database is open, then an answer to each message, in order. */
export type FromThread = 'opened' | { connection: number; bytes: Uint8Array<ArrayBuffer>; inTransaction: boolean };

/** A start-up message has no type: it begins with its length, and so with 0. */
const STARTUP = 0;
const QUERY = 'Q'.charCodeAt(0);
const ERROR = 'E'.charCodeAt(0);
const TERMINATE = 'X'.charCodeAt(0);

/** Whether a message begins the connection. */
export const isStartup = (bytes: Uint8Array): boolean => bytes[0] === STARTUP;

/** Whether a message ends the connection. */
export const isTermination = (bytes: Uint8Array): boolean => bytes[0] === TERMINATE;

/** Whether an answer is PostgreSQL's last one: after a PANIC or FATAL error it does not answer any more. */
export const isTheEnd = (answer: Uint8Array): boolean =>
  answer[0] === ERROR && /\0V(?:PANIC|FATAL)\0/.test(Buffer.from(answer.subarray(0, 200)).toString('latin1'));

/** A statement as a message of PostgreSQL's protocol. */
export function simpleQuery(sql: string): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(`${sql}\0`);
  const message = new Uint8Array(5 + text.length);
  message[0] = QUERY;
  new DataView(message.buffer).setInt32(1, 4 + text.length);
  message.set(text, 5);
  return message;
}
