import { useState } from 'react';
import { useLocation } from 'react-router-dom';

const kept = new Map<string, unknown>();

/** A state that is as it was when somebody comes back to its entry of the history; a reload forgets it. */
export function useEntryState<Value>(name: string, initial: Value) {
  const { key, pathname } = useLocation();
  const place = `${key} ${pathname} ${name}`;
  const [value, setValue] = useState<Value>(() => (kept.has(place) ? (kept.get(place) as Value) : initial));
  const set = (next: Value): void => {
    kept.set(place, next);
    setValue(next);
  };
  return [value, set] as const;
}
