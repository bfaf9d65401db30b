import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { inLanguage, type Language, language } from '../../lib/language';
import { keepLanguage } from '../languageChoice';
import { roomOf } from './noticeRoom';
import * as s from './LanguageOffer.module.css';

const tellRoom = roomOf('--offer-room');

interface LanguageOfferProps {
  /** The language that the visitor's browser prefers. */
  offered: Language;
}

/** Offers the site in the visitor's language. Both answers are kept, so that it asks once. */
export function LanguageOffer({ offered: { code, name, offer, accept, decline } }: LanguageOfferProps) {
  const [isOpen, setIsOpen] = useState(true);
  const { pathname, search } = useLocation();
  if (!isOpen) return null;
  return (
    <aside ref={tellRoom} className={s.offer} data-bottom-bar lang={code} aria-label={name}>
      <p>{offer}</p>
      <a href={inLanguage(pathname + search, code)} hrefLang={code}>
        {accept}
      </a>
      <button
        type="button"
        onClick={() => {
          keepLanguage(language);
          setIsOpen(false);
        }}
      >
        {decline}
      </button>
    </aside>
  );
}
