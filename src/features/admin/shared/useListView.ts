import { useSearchParams } from 'react-router-dom';
import { searchOf } from '../../../lib/searchOf';

export const PAGE_SIZE = 10; // spec §9

/** Which part of a list is shown. It is kept in the address, so that reload and Back keep it. `page` counts from 1. */
export function useListView() {
  const [params, setParams] = useSearchParams();
  const given = Number(params.get('page') ?? 1);
  const page = Number.isInteger(given) && given > 0 ? given : 1;
  const search = searchOf(params.get('search') ?? '');

  /** Looks elsewhere; what is not named stays, but a new search or filter begins on page 1. '' takes a parameter away. */
  const show = (changes: Record<string, string | number>, { replace = false } = {}) => {
    const next = new URLSearchParams(params);
    next.delete('page');
    for (const [name, value] of Object.entries(changes)) {
      if (value === '' || (name === 'page' && value === 1)) next.delete(name);
      else next.set(name, String(value));
    }
    setParams(next, { replace, state: { preventScrollReset: true } }); // read by app/ScrollAndFocus
  };

  return {
    page,
    search,
    /** The query of a list call. */
    query: { page, search: search === '' ? undefined : search },
    /** Value of a filter, or '' where none is set. */
    filter: (name: string) => params.get(name) ?? '',
    show,
  };
}

export type ListView = ReturnType<typeof useListView>;
