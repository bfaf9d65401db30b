import { useEffect } from 'react';
import { listen } from '../lib/listen';

/** Loads what keeps the focus on the page (keepFocus) when the person first does something. */
export function useKeptFocus(): void {
  useEffect(() => {
    const unmounted = new AbortController();
    let stop = () => {};
    const wait = () => {
      stop = listen(window, ['pointerdown', 'keydown'], () => void begin(), { passive: true });
    };
    const begin = async () => {
      stop();
      try {
        const { keepFocus } = await import(/* webpackChunkName: "keep-focus" */ './keepFocus');
        if (!unmounted.signal.aborted) stop = keepFocus();
      } catch {
        if (!unmounted.signal.aborted) wait(); // without a network; it is tried again with the next thing that the person does
      }
    };
    wait();
    return () => {
      unmounted.abort();
      stop();
    };
  }, []);
}
