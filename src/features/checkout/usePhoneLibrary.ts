import { type RefObject, useEffect, useState } from 'react';
import { listen } from '../../lib/listen';
import { loadedPhoneLibrary, loadPhoneLibrary } from './loadPhoneLibrary';

/** What the person had reached when the library took over. */
interface TakeOver {
  focus: 'input' | 'country' | null;
  /** Whether the number was typed without its calling code. */
  isNational: boolean;
}

/**
 * The library for phone numbers, null until it is loaded: at the first touch of the form that `place` stands in, or at once for
 * the number of a draft, to show it with its groups of digits.
 */
export function usePhoneLibrary(place: RefObject<HTMLElement | null>, draft: { phone: string; localPhone: string }) {
  const [library, setLibrary] = useState(loadedPhoneLibrary);
  const [hadNumber] = useState(draft.phone !== '');
  const [takeOver, setTakeOver] = useState<TakeOver>({ focus: null, isNational: draft.localPhone !== '' });

  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form || library) return undefined;
    let isGone = false;
    const load = async () => {
      const loaded = await loadPhoneLibrary().catch(() => null); // the plain field stays, and the next touch tries again
      const field = place.current?.querySelector('input');
      if (!loaded || !field || isGone) return;
      const { activeElement } = document;
      const isCountry = activeElement instanceof HTMLSelectElement && place.current?.contains(activeElement);
      setTakeOver((before) => ({
        focus: activeElement === field ? 'input' : isCountry ? 'country' : null,
        isNational: before.isNational || /^\s*\d/.test(field.value),
      }));
      setLibrary(loaded);
    };
    if (hadNumber) void load();
    const stop = listen(form, ['pointerover', 'touchstart', 'focusin'], () => void load(), { passive: true });
    return () => {
      isGone = true;
      stop();
    };
  }, [place, library, hadNumber]);

  return { library, ...takeOver };
}
