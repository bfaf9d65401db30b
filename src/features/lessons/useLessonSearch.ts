import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lessonListAt, lessonListQuery } from '../../lib/lessonListAt';
import { searchOf } from '../../lib/searchOf';

const TYPING_PAUSE_MS = 300;

/** What the list shows, kept in the address, so that reload, back and a shared link show the same; and the search field's text. */
export function useLessonSearch() {
  const [params, setParams] = useSearchParams();
  const list = lessonListAt(params);
  const { search, who, level } = list;
  const [text, setText] = useState(search);
  const [lastSearch, setLastSearch] = useState(search);
  // What was typed and asked for, until the address has it; more may be typed meanwhile.
  const [asked, setAsked] = useState<string | null>(null);
  if (search !== lastSearch) {
    setLastSearch(search);
    if (search === asked) setAsked(null);
    // Nothing was asked for here, so that the back button or a link changed the address: the field follows.
    else if (asked === null) setText(search);
  }

  useEffect(() => {
    const wanted = searchOf(text);
    if (wanted === search) return;
    const find = () => {
      setAsked(wanted);
      setParams(lessonListQuery({ search: wanted, who, level }), { replace: true });
    };
    const timer = setTimeout(find, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, search, who, level, setParams]);

  const showAll = () => {
    setText('');
    setParams('', { state: { preventScrollReset: true } });
  };
  return { list, text, setText, showAll };
}
