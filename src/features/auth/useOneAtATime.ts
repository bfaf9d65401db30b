import { useRef, useState } from 'react';

/** Runs `task` only when it is not already running: a double click sends one request. Answers the runner and whether it runs. */
export function useOneAtATime(task: () => Promise<void>): [run: () => Promise<void>, isRunning: boolean] {
  // The state arrives with the next render, too late for the second half of a double click.
  const isBusy = useRef(false);
  const [isRunning, setIsRunning] = useState(false);

  const run = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsRunning(true);
    try {
      await task();
    } finally {
      isBusy.current = false;
      setIsRunning(false);
    }
  };
  return [run, isRunning];
}
