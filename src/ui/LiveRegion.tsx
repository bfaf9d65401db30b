import { useSyncExternalStore } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

let current = '';
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Lets screen readers say what has changed on the page, such as the number of results. The same text again is said again. */
export function announce(text: string): void {
  current = text === current ? `${text}\u00a0` : text; // a region whose text stays the same is not read
  for (const listener of listeners) listener();
}

/** The one place whose changes screen readers say (`announce`). It is mounted once around the app. */
export function LiveRegion() {
  const text = useSyncExternalStore(
    subscribe,
    () => current,
    () => '',
  );
  return (
    <div aria-live="polite" aria-atomic>
      <VisuallyHidden>{text}</VisuallyHidden>
    </div>
  );
}
