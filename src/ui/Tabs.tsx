import type { KeyboardEvent } from 'react';
import * as s from './Tabs.module.css';

interface TabsProps<T extends string> {
  /** The name of the tabs for screen readers. */
  label: string;
  tabs: readonly T[];
  selected: T;
  onSelect: (tab: T) => void;
  /** The id of the element with the role tabpanel that they change; tabId(tab) names it. */
  panelId: string;
}

export const tabId = (tab: string): string => `tab-${tab}`;

/** Which tab of `count` a key leads to from `index`; undefined for a key that is not the tabs'. */
const goals: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Tabs: one of them is reached by Tab, the others by the arrow keys, which select at once. */
export function Tabs<T extends string>({ label, tabs, selected, onSelect, panelId }: TabsProps<T>) {
  const move = (event: KeyboardEvent) => {
    const goal = goals[event.key]?.(tabs.indexOf(selected), tabs.length);
    const tab = goal === undefined ? undefined : tabs[goal];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab);
    document.getElementById(tabId(tab))?.focus();
  };

  return (
    <div className={s.tabs} role="tablist" aria-label={label} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab}
          id={tabId(tab)}
          type="button"
          role="tab"
          aria-selected={tab === selected}
          aria-controls={panelId}
          tabIndex={tab === selected ? 0 : -1}
          onClick={() => onSelect(tab)}
        >
          {tab}
        </button>
      ))}
    </div>
  );
}
