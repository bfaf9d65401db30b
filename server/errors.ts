/** A failure that the contract has an answer for. */
export class HttpError extends Error {
  readonly statusCode: number;
  readonly details: string[] | undefined;
  /** Seconds to wait before another try. */
  readonly retryAfter: number | undefined;

  constructor(statusCode: number, message: string, details?: string[], retryAfter?: number) {
    super(message);
    this.statusCode = statusCode;
    this.details = details;
    this.retryAfter = retryAfter;
  }
}

/** Sessions that are not changed, of which the first says why in the message. */
export class RefusedSessions extends HttpError {
  readonly refusals: { id: string; message: string }[];

  constructor(message: string, refusals: { id: string; message: string }[]) {
    super(409, message);
    this.refusals = refusals;
  }
}

/** Failures by status: what is wrong is the caller's to know, never more. */
export const badRequest = (details: string[]): HttpError => new HttpError(400, 'The request is not valid.', details);
export const unauthorized = (message: string): HttpError => new HttpError(401, message);
export const badAccessToken = (): HttpError => unauthorized('The access token is missing, invalid or expired.');
export const badRefreshToken = (): HttpError => unauthorized('The refresh token is missing, invalid or expired.');
export const forbidden = (message: string): HttpError => new HttpError(403, message);
/** What administrators alone may do, such as 'cancel a booking', refused to staff. */
export const notForStaff = (what: string): HttpError => forbidden(`Only administrators may ${what}.`);
export const notFound = (what: string): HttpError => new HttpError(404, `${what} not found.`);
export const conflict = (message: string, details?: string[]): HttpError => new HttpError(409, message, details);
/** The server is too busy. `retryAfter` is in seconds. */
export const unavailable = (message: string, retryAfter: number): HttpError =>
  new HttpError(503, message, undefined, retryAfter);
