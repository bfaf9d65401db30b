import { useLocation } from 'react-router-dom';
import { inLanguage, language, languages } from '../lib/language';
import * as s from './LanguageSwitch.module.css';

interface LanguageSwitchProps {
  /** Whether a wide screen shows the language's code in the place of its name. */
  isShort?: boolean;
}

/** Links to this page in the other languages. Each language is a site of its own, so that they load the page anew. */
export function LanguageSwitch({ isShort = false }: LanguageSwitchProps) {
  const { pathname, search } = useLocation();
  return languages
    .filter(({ code }) => code !== language)
    .map(({ code, name }) => (
      // The server knows only what the page depends on of the address's query.
      <a
        key={code}
        className={isShort ? s.short : undefined}
        href={inLanguage(pathname + search, code)}
        hrefLang={code}
        lang={code}
        aria-label={`${name} (${code.toUpperCase()})`}
        suppressHydrationWarning
      >
        <span>{name}</span>
        {isShort && <abbr>{code.toUpperCase()}</abbr>}
      </a>
    ));
}
