/** Any part of an answer; the function that changes it knows its type. */
export interface Json {
  [field: string]: unknown;
  data?: unknown;
}

/** A request on its way to the backend. */
export interface Asked {
  /** The operation of the contract; '' where it has none. */
  operation: string;
  method: string;
  url: URL;
  headers: Record<string, string>;
  /** Its bytes, one character each. */
  body: string;
}

/** An answer on its way to the caller. */
export interface Given {
  status: number;
  type: string;
  headers: Record<string, string>;
  /** Parsed JSON; empty when the answer is none. */
  body: Json;
  /** What is sent in place of `body`. */
  raw?: Buffer | undefined;
  /** How the connection ends without a whole answer: nothing comes at all, or half of it. */
  end?: 'silence' | 'half' | undefined;
}

/** The rows of a list. */
export const rows = ({ body }: Given): Json[] => (Array.isArray(body.data) ? (body.data as Json[]) : []);

/** The row of an answer that has one. */
export const row = ({ body }: Given): Json =>
  typeof body.data === 'object' && body.data !== null ? (body.data as Json) : {};

/** An answer with another status, and another body if one is given. */
export const becomes =
  (from: number, to: number, body?: Json) =>
  (given: Given): void => {
    if (given.status !== from) return;
    given.status = to;
    if (body) given.body = body;
  };

/** An id of no row. */
export const id = '3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21';

/** The token that a request has. */
export const tokenOf = ({ headers }: Asked): string => (headers['authorization'] ?? '').replace(/^Bearer /, '');

/** Bodies travel as latin1 text, one character a byte. */
export const sentOf = ({ body }: Asked): Json => {
  try {
    return JSON.parse(Buffer.from(body, 'latin1').toString()) as Json;
  } catch {
    return {};
  }
};
const resend = (asked: Asked, sent: Json): void => {
  asked.body = Buffer.from(JSON.stringify(sent)).toString('latin1');
};
/** A change of the JSON body that is sent. */
export const asked =
  (change: (sent: Json) => void) =>
  (request: Asked): void => {
    const sent = sentOf(request);
    if (Object.keys(sent).length === 0) return;
    change(sent);
    resend(request, sent);
  };
/** Refuses what is sent in this way. */
export const refuses =
  (status: number, isRefused: (request: Asked) => boolean) =>
  (given: Given, request: Asked): void => {
    if (given.status < 300 && isRefused(request)) becomes(given.status, status, { message: 'No.' })(given);
  };
/** The sessions of a booking. */
export const details = (one: Json): Json[] => (one['booking_details'] ?? []) as Json[];
