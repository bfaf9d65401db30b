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
