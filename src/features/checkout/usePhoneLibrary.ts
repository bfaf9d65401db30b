import { type RefObject, useEffect, useState } from 'react';
import { listen } from '../../lib/listen';
import { loadedPhoneLibrary, loadPhoneLibrary } from './loadPhoneLibrary';

/**
 * The library for phone numbers, null until it is loaded: at the first touch of the form that `place` stands in, or at once for
 * the number of a draft, to show it with its groups of digits.
 */
export function usePhoneLibrary(place: RefObject<HTMLElement | null>, draft: { phone: string; localPhone: string }) {
  const [library, setLibrary] = useState(loadedPhoneLibrary);
  const [loaded, setLoaded] = useState(library);
  // Of a number that is too short to be one the library would show the calling code, as if that had been typed. It refuses '+'.
  const isShown = (draft.localPhone === '' && draft.phone !== '+') || loaded?.phoneFacts(draft.phone) !== undefined;
  if (loaded && !library && isShown) setLibrary(loaded);
  const [hadNumber] = useState(draft.phone !== '');
  const [focus, setFocus] = useState<'input' | 'country' | null>(null); // when the library took over
  // Whether the number was typed without its calling code, as it stands when the library shows it for the first time: digits are
  // typed until then.
  const [isNational, setIsNational] = useState<boolean | null>(null);
  if (library && isNational === null) setIsNational(draft.localPhone !== '');

  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form || library) return undefined;
    let isGone = false;
    const load = async () => {
      const now = await loadPhoneLibrary().catch(() => null); // the plain field stays, and the next touch tries again
      if (!now || isGone) return;
      const { activeElement } = document;
      const isWithin = place.current?.contains(activeElement) === true;
      setFocus(!isWithin ? null : activeElement instanceof HTMLSelectElement ? 'country' : 'input');
      setLoaded(now);
    };
    if (hadNumber) void load();
    const stop = listen(form, ['pointerover', 'touchstart', 'focusin'], () => void load(), { passive: true });
    return () => {
      isGone = true;
      stop();
    };
  }, [place, library, hadNumber]);

  return { library, focus, isNational: isNational === true };
}
