import HomeOutlined from '@ant-design/icons/es/icons/HomeOutlined';
import LogoutOutlined from '@ant-design/icons/es/icons/LogoutOutlined';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { useLogout } from '../../../api';
import { paths } from '../../../config/paths';
import { useToasts } from '../../../ui/toast';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { adminEntries } from './adminEntries';
import * as s from './AdminNav.module.css';

/** Ant Design's icons have names of their own, which must not become part of a link's name. */
const Icon = ({ children }: { children: ReactNode }) => <span aria-hidden="true">{children}</span>;

/** The way to each admin screen and, at the bottom, out of the admin area (spec §2). Collapsed, only the icons are seen. */
export function AdminNav({ collapsed = false, onFollow }: { collapsed?: boolean; onFollow?: () => void }) {
  const [logOut, isLeaving] = useLogout(useToasts().show);
  const nameOf = (label: string) => (collapsed ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>);
  return (
    <nav className={s.nav} aria-label="Admin" data-collapsed={collapsed}>
      <ul>
        {adminEntries.map(({ to, label, icon }) => (
          <li key={to}>
            <NavLink to={to} end={to === paths.admin} title={collapsed ? label : undefined} onClick={onFollow}>
              <Icon>{icon}</Icon>
              {nameOf(label)}
            </NavLink>
          </li>
        ))}
      </ul>
      <ul className={s.bottom}>
        <li>
          <Link to={paths.home} title={collapsed ? 'Home Page' : undefined}>
            <Icon>
              <HomeOutlined />
            </Icon>
            {nameOf('Home Page')}
          </Link>
        </li>
        <li>
          <button
            type="button"
            disabled={isLeaving}
            title={collapsed ? 'Log Out' : undefined}
            onClick={() => void logOut()}
          >
            <Icon>
              <LogoutOutlined />
            </Icon>
            {nameOf('Log Out')}
          </button>
        </li>
      </ul>
    </nav>
  );
}
