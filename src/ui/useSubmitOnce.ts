import { useRef, useState } from 'react';

/**
 * Runs `task` unless it is running already: a double click, or Enter twice, sends one request. Returns the runner, which
 * resolves to undefined where the call was ignored, and whether the task is running.
 */
export function useSubmitOnce<Args extends unknown[], Result>(
  task: (...args: Args) => Promise<Result>,
): [run: (...args: Args) => Promise<Result | undefined>, isRunning: boolean] {
  // The state changes with the next render, too late for the second half of a double click.
  const isBusy = useRef(false);
  const [isRunning, setIsRunning] = useState(false);

  const run = async (...args: Args) => {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setIsRunning(true);
    try {
      return await task(...args);
    } finally {
      isBusy.current = false;
      setIsRunning(false);
    }
  };
  return [run, isRunning];
}
