import type { CartSession } from '../../state';

/** What tells the current step of the tab's history from others, after a step back to it as well: the router's key, or its place where it was the first. */
function stepNow(): unknown {
  const state = window.history.state as { key?: unknown; idx?: unknown } | null;
  return state?.key ?? state?.idx;
}

let kept: { lesson: string; step: unknown; sessions: readonly CartSession[] } | undefined;

/** Keeps what went into the cart from here, for whoever steps back to look at it again. */
export const keepChosenSessions = (lesson: string, sessions: readonly CartSession[]): void => {
  kept = { lesson, step: stepNow(), sessions };
};

/** What was chosen on this step for this lesson; a new visit to the lesson begins with an empty form. */
export const chosenSessions = (lesson: string): readonly CartSession[] | undefined =>
  kept?.lesson === lesson && kept.step !== undefined && kept.step === stepNow() ? kept.sessions : undefined;
