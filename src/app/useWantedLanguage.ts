import { useEffect, useRef } from 'react';
import { language } from '../lib/language';
import { wantedLanguage } from './languageChoice';

/** Loads the page anew where the next page is to be in another language: between the admin area and the rest of the site. */
export function useWantedLanguage(pathname: string): void {
  const first = useRef(pathname);
  useEffect(() => {
    if (pathname !== first.current && wantedLanguage(pathname) !== language) window.location.reload();
  }, [pathname]);
}
