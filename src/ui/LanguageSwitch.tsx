import { useLocation } from 'react-router-dom';
import { inLanguage, language, languages } from '../lib/language';
import * as s from './LanguageSwitch.module.css';

interface LanguageSwitchProps {
  /** Whether a wide screen shows the language's code in the place of its name. */
  isShort?: boolean;
}

/**
 * Leads to this page in the other languages, each of which is a site of its own. Buttons, not links: search engines find the
 * languages by `hreflang` (src/ui/PageHead.tsx), and would take the links' addresses for further pages.
 */
export function LanguageSwitch({ isShort = false }: LanguageSwitchProps) {
  const { pathname, search } = useLocation();
  return languages
    .filter(({ code }) => code !== language)
    .map(({ code, name }) => (
      <button
        key={code}
        type="button"
        className={isShort ? s.short : s.long}
        lang={code}
        onClick={() => window.location.assign(inLanguage(pathname + search, code))}
      >
        <span>{name}</span>
        {isShort && <abbr aria-hidden>{code.toUpperCase()}</abbr>}
      </button>
    ));
}
