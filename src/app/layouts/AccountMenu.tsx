import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { c, t } from 'ttag';
import { useLogout } from '../../api';
import { paths } from '../../config/paths';
import { selectCurrentUser, selectIsStaff, useAppSelector } from '../../state';
import { useProfilePhoto } from '../../state/persist/profilePhoto';
import { Avatar } from '../../ui/Avatar';
import { Link } from '../../ui/Link';
import { useToasts } from '../../ui/toast';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import * as s from './AccountMenu.module.css';

/** The signed-in user's menu behind the avatar (spec §2). */
export function AccountMenu() {
  const user = useAppSelector(selectCurrentUser);
  const isStaff = useAppSelector(selectIsStaff);
  const photo = useProfilePhoto(user?.email);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const [logout, isLeaving] = useLogout(useToasts().show);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation(); // the header's own menu stays open
    setIsOpen(false);
    button.current?.focus();
  };

  const closeWhenLeft = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
  };

  return (
    <div className={s.account} onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
      <button
        ref={button}
        type="button"
        className={s.button}
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Avatar name={user?.name ?? t`Guest`} image={photo ?? user?.avatar ?? null} />
        <VisuallyHidden>{c('before the name of a person').t`Account of`} </VisuallyHidden>
        <span className={s.name} dir="auto">
          {user?.name ?? t`Guest`}
        </span>
      </button>
      <ul id={menuId} className={s.menu} hidden={!isOpen}>
        <li>
          <Link to={paths.profile}>{t`Profile`}</Link>
        </li>
        {isStaff && (
          <li>
            <Link to={paths.admin}>{t`Dashboard Admin`}</Link>
          </li>
        )}
        <li>
          <button type="button" disabled={isLeaving} onClick={() => void logout()}>
            {t`Logout`}
          </button>
        </li>
      </ul>
    </div>
  );
}
