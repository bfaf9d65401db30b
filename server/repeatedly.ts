import { nameOf } from './forLog.ts';

interface Repeated {
  /** Milliseconds from one round to the next. */
  every: number;
  work: () => Promise<void>;
  /** Is told the error's name when a round fails; the next one is tried all the same. */
  failed: (reason: string) => void;
  worked?: () => void;
  /** Whether the first round begins now, and not after a pause. */
  isAtOnce?: boolean;
}

/**
 * Does work again and again, never twice at once: a round that takes longer than the pause is waited for. Returns the function that
 * ends this, when the round under way is done.
 */
export function repeatedly({ every, work, failed, worked, isAtOnce = false }: Repeated): () => Promise<void> {
  let running: Promise<void> | null = null;
  const round = async (): Promise<void> => {
    try {
      await work();
      worked?.();
    } catch (error) {
      failed(nameOf(error));
    }
    running = null;
  };
  const timer = setInterval(() => {
    running ??= round();
  }, every).unref();
  if (isAtOnce) running = round();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
