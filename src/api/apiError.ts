import { isRecord, isText } from '../lib/typeGuards';

/** What went wrong with a call, in one shape for every cause. */
export interface ApiError {
  /** HTTP status; 0 when no answer came (offline, time-out, not the contract's JSON). */
  status: number;
  /** The server's (or the API layer's own) sentence for a person; null when there is none. */
  message: string | null;
  /** What exactly the server refused, one text each. */
  details: string[];
}

/** An error of the API layer itself: no call was made, or its answer could not be used. */
export const localError = (status: number, message: string): ApiError => ({ status, message, details: [] });

/** Reads the contract's failure body. Its form is checked, as any server may answer. */
export function toApiError(status: number, body: unknown): ApiError {
  const { message, details } = isRecord(body) ? body : {};
  return {
    status,
    message: isText(message) ? message : null,
    details: Array.isArray(details) ? details.filter((detail): detail is string => typeof detail === 'string') : [],
  };
}

const isApiError = (error: unknown): error is ApiError =>
  isRecord(error) && typeof error.status === 'number' && Array.isArray(error.details);

/** The sentence to show for an error of any kind: the server's own, or `fallback`. */
export function messageOf(error: unknown, fallback: string): string {
  return (isApiError(error) ? error.message : null) ?? fallback;
}

/** HTTP status of an error of any kind; 0 when there was no answer. */
export const statusOf = (error: unknown): number => (isApiError(error) ? error.status : 0);

/** Whether nobody knows if a failed call was carried out: no answer came, or the server failed at it. */
export const isUnanswered = (error: unknown): boolean => statusOf(error) === 0 || statusOf(error) >= 500;

/** Whether an error says that the backend has no such thing. */
export const isNotFound = (error: unknown): boolean => statusOf(error) === 404;

/** What the server said is wrong in particular. */
export const detailsOf = (error: unknown): string[] => (isApiError(error) ? error.details : []);
