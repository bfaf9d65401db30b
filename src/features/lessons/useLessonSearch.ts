import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lessonListAt } from '../../lib/lessonListAt';

const TYPING_PAUSE_MS = 300;

/** What is being searched, kept in the address, so that reload, back and a shared link show the same list. */
export function useLessonSearch() {
  const [params, setParams] = useSearchParams();
  const { search, page } = lessonListAt(params);
  const [text, setText] = useState(search);
  const [lastSearch, setLastSearch] = useState(search);
  // The back button changed the address: the field follows.
  if (search !== lastSearch) {
    setLastSearch(search);
    if (text.trim() !== search) setText(search);
  }

  useEffect(() => {
    const wanted = text.trim();
    if (wanted === search) return;
    const timer = setTimeout(() => setParams(wanted ? { search: wanted } : {}, { replace: true }), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, search, setParams]);

  return { text, setText, search, page };
}
