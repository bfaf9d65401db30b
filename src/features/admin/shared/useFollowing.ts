import { useEffect, useRef } from 'react';

interface Form<Values> {
  values: Values;
  change: (changed: Partial<Values>) => void;
}

/** Fields that nobody has touched follow what is stored, so that saving takes nothing back that somebody else has changed. */
export function useFollowing<Values extends Record<string, string>>({ values, change }: Form<Values>, stored: Values) {
  const known = useRef(stored);
  useEffect(() => {
    const before = known.current;
    known.current = stored;
    const followed = Object.entries(stored).filter(
      ([name, now]) => now !== before[name] && values[name] === before[name],
    );
    if (followed.length > 0) change(Object.fromEntries(followed) as Partial<Values>);
  });
}
