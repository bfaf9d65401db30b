import Cookies from 'js-cookie';
import { language, LANGUAGE_KEY, languages, SOURCE_LANGUAGE } from '../lib/language';
import { writeCookie } from '../state/persist/cookieStorage';

const DAYS = 365;
const isKnown = (code: string | null | undefined): code is string => languages.some((one) => one.code === code);

/** The language that the visitor has chosen, by an address with `?lang` or by the switch; undefined: none yet. */
function chosenLanguage(): string | undefined {
  const kept = Cookies.get(LANGUAGE_KEY);
  return isKnown(kept) ? kept : undefined;
}

/** Keeps a language for later visits. */
export const keepLanguage = (code: string): void => writeCookie(LANGUAGE_KEY, code, DAYS);

/**
 * Keeps the language that the address names, and takes it out of the address: from here on the cookie decides, so that a step
 * back does not change the language again.
 */
export function keepChosenLanguage(): void {
  const url = new URL(window.location.href);
  const code = url.searchParams.get(LANGUAGE_KEY);
  if (!isKnown(code)) return;
  keepLanguage(code);
  url.searchParams.delete(LANGUAGE_KEY);
  window.history.replaceState(window.history.state, '', url);
}

/** The language that a page is to be shown in. The admin area is in English. */
export const wantedLanguage = (pathname: string): string =>
  /^\/admin(\/|$)/.test(pathname) ? SOURCE_LANGUAGE : (chosenLanguage() ?? SOURCE_LANGUAGE);

/**
 * Puts the page in the wanted language in the place of this one; whether it has. The repository's own server sends the wanted
 * language at once; one that knows nothing of languages sends English.
 */
export async function showChosenLanguage(): Promise<boolean> {
  const chosen = wantedLanguage(window.location.pathname);
  if (chosen === language) return false;
  // Few need it: for all others it would be code of the first load.
  const code = await import(/* webpackChunkName: "show-language" */ './showLanguage').catch(() => undefined);
  return code?.showLanguage(chosen) ?? false;
}

/** The language that the visitor's browser prefers among those of the site, if it is another one and none was chosen. */
export function offeredLanguage() {
  if (chosenLanguage()) return undefined;
  const preferred = navigator.languages
    .map((tag) => languages.find(({ code }) => code === tag.toLowerCase().split('-')[0]))
    .find((one) => one);
  return preferred && preferred.code !== language ? preferred : undefined;
}
