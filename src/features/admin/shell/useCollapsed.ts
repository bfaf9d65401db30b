import { useState } from 'react';

const KEY = 'adminSidebar';
const COLLAPSED = 'collapsed';

function read(): boolean {
  try {
    return window.localStorage.getItem(KEY) === COLLAPSED;
  } catch {
    return false; // storage is switched off
  }
}

/** Whether the sidebar is collapsed, and how to change it; this device remembers it. */
export function useCollapsed(): [collapsed: boolean, toggle: () => void] {
  const [collapsed, setCollapsed] = useState(read);
  const toggle = () => {
    setCollapsed(!collapsed);
    try {
      window.localStorage.setItem(KEY, collapsed ? 'open' : COLLAPSED);
    } catch {
      // it is remembered until the next reload, then
    }
  };
  return [collapsed, toggle];
}
