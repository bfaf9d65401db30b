import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { c, t } from 'ttag';
import { paths } from '../../config/paths';
import { languages } from '../../lib/language';
import { listen } from '../../lib/listen';
import { selectCartSessionCount, selectIsLoggedIn, useAppSelector } from '../../state';
import { LanguageSwitch } from '../../ui/LanguageSwitch';
import { NavLink } from '../../ui/Link';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { AccountMenu } from './AccountMenu';
import { BrandLink } from './BrandLink';
import * as s from './Header.module.css';
import { navigation } from './navigation';

/** Top navigation of the public pages (spec §2), and the cart beside it. On a phone the navigation folds behind a button. */
export function Header() {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const sessionCount = useAppSelector(selectCartSessionCount);
  const { key, pathname } = useLocation();
  // The location at which the menu was opened: at any other one it is closed.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  const header = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    return listen(document, ['pointerdown', 'keydown'], (event) => {
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      const isBeside = event.type === 'pointerdown' && !header.current?.contains(event.target as Node);
      if (isEscape || isBeside) setOpenAt(null);
      if (isEscape) toggle.current?.focus();
    });
  }, [isOpen]);

  return (
    <header ref={header} className={s.header}>
      <div className={s.bar}>
        <BrandLink />
        <button
          ref={toggle}
          type="button"
          className={s.toggle}
          aria-expanded={isOpen}
          aria-controls="site-navigation"
          onClick={() => setOpenAt(isOpen ? null : key)}
        >
          {t`Menu`}
        </button>
        <nav id="site-navigation" className={s.nav} aria-label={c('navigation').t`Main`} data-open={isOpen}>
          <ul className={s.links}>
            {navigation.map(({ to, label }) => (
              <li key={to}>
                {/* The cart has a link of its own, though its path is below that of the lessons. */}
                <NavLink to={to} end={to === paths.home || pathname === paths.cart}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
          {isLoggedIn ? (
            <AccountMenu key={key} />
          ) : (
            <ul className={s.links}>
              <li>
                <NavLink to={paths.login}>{t`Login`}</NavLink>
              </li>
              <li>
                <NavLink className={s.signUp} to={paths.register}>
                  {t`Sign Up`}
                </NavLink>
              </li>
            </ul>
          )}
          {languages.length > 1 && (
            <div className={s.links}>
              <LanguageSwitch isShort />
            </div>
          )}
        </nav>
        <NavLink className={s.cart} to={paths.cart}>
          <VisuallyHidden>{sessionCount > 0 ? t`Cart (${sessionCount})` : t`Cart`}</VisuallyHidden>
          {sessionCount > 0 && <b aria-hidden>{sessionCount}</b>}
        </NavLink>
      </div>
    </header>
  );
}
