import { useState } from 'react';

const none: ReadonlySet<string> = new Set();

/** Which bookings of a list are chosen, by their ids: they stay chosen on its other pages, and no longer. `list` names the list. */
export function useChoice(list: string) {
  const [chosen, setChosen] = useState({ list, ids: none });
  const ids = chosen.list === list ? chosen.ids : none;
  return {
    ids,
    has: (id: string) => ids.has(id),
    set: (changed: readonly string[], isChosen: boolean) => {
      const next = new Set(ids);
      for (const id of changed) {
        if (isChosen) next.add(id);
        else next.delete(id);
      }
      setChosen({ list, ids: next });
    },
    /** Chooses these and no others. */
    replace: (only: readonly string[]) => setChosen({ list, ids: new Set(only) }),
  };
}

export type Choice = ReturnType<typeof useChoice>;
