import HomeOutlined from '@ant-design/icons/es/icons/HomeOutlined';
import LogoutOutlined from '@ant-design/icons/es/icons/LogoutOutlined';
import type { ReactNode } from 'react';
import { useLogout } from '../../../api';
import { backendLevel } from '../../../config/env';
import { paths } from '../../../config/paths';
import { Link, NavLink } from '../../../ui/Link';
import { useToasts } from '../../../ui/toast';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { selectIsAdmin, useAppSelector } from '../../../state';
import { leaveBy } from '../shared/useBlocker';
import { keepNothing } from '../shared/useKeptTyping';
import { entryGroupsFor } from './adminEntries';
import { useAttention } from './badges';
import * as s from './AdminNav.module.css';

/**
 * The way to each admin screen and, at the bottom, out of the admin area (spec §2); staff see what is for them. Collapsed, only
 * the icons are seen.
 */
export function AdminNav({ collapsed = false, onFollow }: { collapsed?: boolean; onFollow?: () => void }) {
  const isAdmin = useAppSelector(selectIsAdmin);
  const { isMissing } = useAttention(isAdmin);
  const [logOut, isLeaving] = useLogout(useToasts().show);
  const askToLogOut = () => {
    const isLeft = leaveBy(() => {
      keepNothing();
      void logOut();
    });
    if (!isLeft) onFollow?.(); // the question stands on the page
  };
  const titleOf = (label: string) => (collapsed ? label : undefined);
  const content = (label: string, icon: ReactNode) => (
    <>
      {/* Ant Design's icons have names of their own, which do not belong into a link's. */}
      <span aria-hidden="true">{icon}</span>
      {collapsed ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </>
  );
  return (
    <nav className={s.nav} aria-label="Admin" data-collapsed={collapsed}>
      {entryGroupsFor(isAdmin, isMissing ? 1 : backendLevel()).map(({ title, entries }) => (
        <div key={title ?? 'day'}>
          {title && !collapsed && (
            <p className={s.group} aria-hidden="true">
              {title}
            </p>
          )}
          <ul aria-label={title}>
            {entries.map(({ to, label, icon, Badge }) => (
              <li key={to}>
                <NavLink to={to} end={to === paths.admin} title={titleOf(label)} onClick={onFollow}>
                  {content(label, icon)}
                </NavLink>
                {Badge && <Badge />}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <ul className={s.bottom}>
        {isAdmin && (
          <li>
            <Link to={paths.home} title={titleOf('Home Page')}>
              {content('Home Page', <HomeOutlined />)}
            </Link>
          </li>
        )}
        <li>
          <button type="button" disabled={isLeaving} title={titleOf('Log Out')} onClick={askToLogOut}>
            {content('Log Out', <LogoutOutlined />)}
          </button>
        </li>
      </ul>
    </nav>
  );
}
