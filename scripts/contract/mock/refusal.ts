/** An answer of failure that the contract has. */
export class Refusal extends Error {
  readonly status: number;
  readonly details: string[] | undefined;

  constructor(status: number, message: string, details?: string[]) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

export const badRequest = (details: string[]): Refusal => new Refusal(400, 'The request is not valid.', details);
export const unauthorized = (message = 'The access token is missing, invalid or expired.'): Refusal =>
  new Refusal(401, message);
export const forbidden = (message: string): Refusal => new Refusal(403, message);
export const notFound = (what: string): Refusal => new Refusal(404, `${what} not found.`);
export const conflict = (message: string, details?: string[]): Refusal => new Refusal(409, message, details);
