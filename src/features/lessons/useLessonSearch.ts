import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lessonListAt, lessonListQuery } from '../../lib/lessonListAt';

const TYPING_PAUSE_MS = 300;

/** What the list shows, kept in the address, so that reload, back and a shared link show the same; and the search field's text. */
export function useLessonSearch() {
  const [params, setParams] = useSearchParams();
  const list = lessonListAt(params);
  const { search, who, level } = list;
  const [text, setText] = useState(search);
  const [lastSearch, setLastSearch] = useState(search);
  // The back button changed the address: the field follows, unless something was typed meanwhile, which is searched for next.
  if (search !== lastSearch) {
    setLastSearch(search);
    if (text.trim() === lastSearch) setText(search);
  }

  useEffect(() => {
    const wanted = text.trim();
    if (wanted === search) return;
    const find = () => setParams(lessonListQuery({ search: wanted, who, level }), { replace: true });
    const timer = setTimeout(find, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, search, who, level, setParams]);

  const showAll = () => {
    setText('');
    setParams('', { state: { preventScrollReset: true } });
  };
  return { list, text, setText, showAll };
}
