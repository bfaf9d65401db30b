import type { SyntheticEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { inLanguage, language, LANGUAGE_KEY, languages } from '../lib/language';
import * as s from './LanguageSwitch.module.css';

interface LanguageSwitchProps {
  /** Whether a wide screen shows the language's code in the place of its name. */
  isShort?: boolean;
}

/**
 * Leads to this page in the other languages, each of which is a site of its own. Buttons, not links: search engines find the
 * languages by `hreflang` (src/ui/PageHead.tsx), and would take the links' addresses for further pages. Without JavaScript the form
 * leads to the path alone.
 */
export function LanguageSwitch({ isShort = false }: LanguageSwitchProps) {
  const { pathname, search } = useLocation();
  const change = (event: SyntheticEvent<HTMLButtonElement>) => {
    event.preventDefault();
    window.location.assign(inLanguage(pathname + search, event.currentTarget.value));
  };
  return (
    <form className={s.form} action={pathname}>
      {languages
        .filter(({ code }) => code !== language)
        .map(({ code, name }) => (
          <button
            key={code}
            className={isShort ? s.short : s.long}
            name={LANGUAGE_KEY}
            value={code}
            lang={code}
            onClick={change}
          >
            <span>{name}</span>
            {isShort && <abbr aria-hidden>{code.toUpperCase()}</abbr>}
          </button>
        ))}
    </form>
  );
}
