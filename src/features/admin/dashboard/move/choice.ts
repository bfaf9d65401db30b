import { useState } from 'react';

/** Sessions that are chosen to be changed together. */
export interface Choice {
  /** Their ids. */
  chosen: ReadonlySet<string>;
  choose: (ids: readonly string[], isOn: boolean) => void;
}

/** The sessions that somebody has chosen; null while nobody is choosing. */
export function useChosen() {
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const choose = (ids: readonly string[], isOn: boolean) =>
    setChosen((before) => {
      const after = new Set(before);
      for (const id of ids)
        if (isOn) after.add(id);
        else after.delete(id);
      return after;
    });
  return {
    choice: chosen === null ? null : ({ chosen, choose } satisfies Choice),
    begin: () => setChosen(new Set()),
    end: () => setChosen(null),
  };
}
