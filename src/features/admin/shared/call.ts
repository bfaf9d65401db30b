import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { AppState } from '../../../state';

/** A call of the API, ready to be dispatched. It never rejects: a failure is its `error`. */
export type Call = ThunkAction<PromiseLike<{ data?: unknown; error?: unknown }>, AppState, unknown, UnknownAction>;

/** What is said about a call (spec §8). */
export interface CallTexts {
  /** Said while it runs. */
  loading?: string;
  success: string;
  /**
   * Said when it fails, unless the server has said why: its own words come first. A text with the slot '{message}' takes
   * them in instead.
   */
  failure: string | ((error: unknown) => string);
  /** Whether the toast says `failure` alone, as the specification gives it without the server's words; the dialog keeps those. */
  isFailureLiteral?: boolean;
  /** How long the toasts stay (ms), where it differs from the layout's. */
  duration?: number;
}

/** An endpoint of the API that changes something. */
export interface Endpoint<Arg> {
  initiate: (arg: Arg, options: { track: false }) => Call;
}

/** A call of an endpoint. Its answer is not tracked: nobody looks it up. */
export const call = <Arg>(endpoint: Endpoint<Arg>, arg: Arg): Call => endpoint.initiate(arg, { track: false });
