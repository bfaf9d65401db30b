import { useEffect } from 'react';
import { listen } from '../lib/listen';

/** Loads what keeps the focus on the page (keepFocus) when the person first does something. */
export function useKeptFocus(): void {
  useEffect(() => {
    const unmounted = new AbortController();
    let stop = () => {};
    const wait = () => {
      stop = listen(window, ['pointerdown', 'keydown'], (event) => void begin(event.composedPath()), { passive: true });
    };
    // What is pressed first may be gone before the code is there.
    const begin = async (pressed: readonly EventTarget[]) => {
      stop();
      try {
        const { keepFocus } = await import(/* webpackChunkName: "keep-focus" */ './keepFocus');
        if (!unmounted.signal.aborted) stop = keepFocus(pressed);
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
