import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../config/paths';
import { selectCartSessionCount, selectIsLoggedIn, useAppSelector } from '../../state';
import { AccountMenu } from './AccountMenu';
import { BrandLink } from './BrandLink';
import * as s from './Header.module.css';
import { navigation } from './navigation';
import { NavLink } from '../../ui/Link';

/** Top navigation of the public pages (spec §2). On a phone it folds behind a button. */
export function Header() {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const sessionCount = useAppSelector(selectCartSessionCount);
  const { key } = useLocation();
  // The location at which the menu was opened: at any other one it is closed.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;

  return (
    <header className={s.header}>
      <div className={s.bar}>
        <BrandLink />
        <button
          type="button"
          className={s.toggle}
          aria-expanded={isOpen}
          aria-controls="site-navigation"
          onClick={() => setOpenAt(isOpen ? null : key)}
        >
          Menu
        </button>
        <nav id="site-navigation" className={s.nav} aria-label="Main" data-open={isOpen}>
          <ul className={s.links}>
            {navigation.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} end={to === paths.home}>
                  {label}
                </NavLink>
              </li>
            ))}
            {sessionCount > 0 && (
              <li>
                <NavLink to={paths.cart}>Cart ({sessionCount})</NavLink>
              </li>
            )}
          </ul>
          {isLoggedIn ? (
            <AccountMenu key={key} />
          ) : (
            <ul className={s.links}>
              <li>
                <NavLink to={paths.login}>Login</NavLink>
              </li>
              <li>
                <NavLink className={s.signUp} to={paths.register}>
                  Sign Up
                </NavLink>
              </li>
            </ul>
          )}
        </nav>
      </div>
    </header>
  );
}
