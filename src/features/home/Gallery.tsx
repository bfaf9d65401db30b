import { type KeyboardEvent, useRef, useState } from 'react';
import { school } from '../../config/school';
import * as s from './Gallery.module.css';
import { PhotoGrid } from './PhotoGrid';
import { VideoGrid } from './VideoGrid';

const tabs = ['Photo', 'Video'] as const;
type Tab = (typeof tabs)[number];

/** Which tab a key leads to from `index`; undefined for a key that is not the tabs'. */
const goals: Record<string, (index: number) => number> = {
  ArrowRight: (index) => (index + 1) % tabs.length,
  ArrowLeft: (index) => (index + tabs.length - 1) % tabs.length,
  Home: () => 0,
  End: () => tabs.length - 1,
};

/** Photos and videos of the school (spec §2). The videos are asked for when their tab is opened. */
export function Gallery() {
  const [selected, setSelected] = useState<Tab>('Photo');
  const list = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const goal = goals[event.key]?.(tabs.indexOf(selected));
    const tab = goal === undefined ? undefined : tabs[goal];
    if (!tab) return;
    event.preventDefault();
    setSelected(tab);
    list.current?.querySelector<HTMLElement>(`#tab-${tab}`)?.focus();
  };

  return (
    <section className={s.gallery} aria-labelledby="gallery">
      <div className={s.head}>
        <h2 id="gallery">Gallery</h2>
        <div ref={list} className={s.tabs} role="tablist" aria-label="Gallery" onKeyDown={move}>
          {tabs.map((tab) => (
            <button
              key={tab}
              id={`tab-${tab}`}
              type="button"
              role="tab"
              aria-selected={tab === selected}
              aria-controls="gallery-panel"
              tabIndex={tab === selected ? 0 : -1}
              onClick={() => setSelected(tab)}
            >
              {tab}
            </button>
          ))}
        </div>
        <a className={s.all} href={school.photoFolderUrl} target="_blank" rel="noreferrer">
          View All<span className={s.unseen}> photos (opens a new tab)</span>
        </a>
      </div>
      <div id="gallery-panel" role="tabpanel" aria-labelledby={`tab-${selected}`} tabIndex={0}>
        {selected === 'Photo' ? <PhotoGrid /> : <VideoGrid />}
      </div>
    </section>
  );
}
