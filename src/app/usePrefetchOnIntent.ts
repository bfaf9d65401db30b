import { useEffect } from 'react';
import { listen } from '../lib/listen';
import { loadPage } from './routes';

/** The code of a page is fetched when the person points at a link to it, touches it or comes to it with the keyboard. */
export function usePrefetchOnIntent(): void {
  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link && link.origin === window.location.origin) loadPage(link.pathname).catch(() => undefined); // a visit shows it
    };
    return listen(document, ['pointerover', 'touchstart', 'focusin'], prefetch, { passive: true });
  }, []);
}
