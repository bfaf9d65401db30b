import { useState } from 'react';
import { deviceStorage } from '../../../state/persist/webStorage';

const KEY = 'adminSidebar';
const COLLAPSED = 'collapsed';

/** Whether the sidebar is collapsed, and how to change it; this device remembers it. */
export function useCollapsed(): [collapsed: boolean, toggle: () => void] {
  const [collapsed, setCollapsed] = useState(() => deviceStorage.read(KEY) === COLLAPSED);
  const toggle = () => {
    setCollapsed(!collapsed);
    deviceStorage.write(KEY, collapsed ? 'open' : COLLAPSED);
  };
  return [collapsed, toggle];
}
