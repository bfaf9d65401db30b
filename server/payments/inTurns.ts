import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs `ask` for each key once at a time, and again after `pause` milliseconds at the earliest. Calls made meanwhile share the
 * next run, so each call gets an answer that was asked for after it.
 */
export function inTurns<T>(ask: (key: string) => Promise<T>, pause: number): (key: string) => Promise<T> {
  const running = new Map<string, Promise<unknown>>();
  const waiting = new Map<string, Promise<T>>();

  async function takeTurn(key: string): Promise<T> {
    await running.get(key);
    waiting.delete(key);
    const answer = ask(key);
    const turn = Promise.allSettled([answer, sleep(pause)]).then(() => {
      if (!waiting.has(key)) running.delete(key);
    });
    running.set(key, turn);
    return answer;
  }

  return (key) => {
    const turn = waiting.get(key) ?? takeTurn(key);
    waiting.set(key, turn);
    return turn;
  };
}
