import { useState } from 'react';

const none: ReadonlySet<string> = new Set();

/**
 * Which bookings are chosen, by their ids. They stay chosen while the pages of one list are turned; `list` names it by its search and
 * filters, and another one begins with none.
 */
export function useChoice(list: string) {
  const [chosen, setChosen] = useState({ list, ids: none });
  const ids = chosen.list === list ? chosen.ids : none;
  return {
    ids,
    /** How many were chosen in the list before, and are not chosen in this one. */
    left: chosen.list === list ? 0 : chosen.ids.size,
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
