import { useEffect } from 'react';
import { listen } from '../lib/listen';

/** Loads what keeps the focus on the page (keepFocus) when the person first does something. */
export function useKeptFocus(): void {
  useEffect(() => {
    let stop = () => {};
    const wait = () => {
      stop = listen(window, ['pointerdown', 'keydown'], () => void begin(), { passive: true });
    };
    const begin = async () => {
      let isOver = false;
      stop();
      stop = () => void (isOver = true);
      try {
        const { keepFocus } = await import(/* webpackChunkName: "keep-focus" */ './keepFocus');
        if (!isOver) stop = keepFocus();
      } catch {
        if (!isOver) wait(); // without a network; it is tried again with the next thing that the person does
      }
    };
    wait();
    return () => stop();
  }, []);
}
