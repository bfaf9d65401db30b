import { lazy, Suspense, useState } from 'react';
import { school } from '../../config/school';
import { whenNear } from '../../lib/whenNear';
import { NewTabLink } from '../../ui/NewTabLink';
import { tabId, Tabs } from '../../ui/Tabs';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import * as s from './Gallery.module.css';
import { GallerySkeleton } from './GallerySkeleton';

const PANEL = 'gallery-panel';

const PhotoGrid = lazy(async () => {
  await whenNear(PANEL);
  return { default: (await import(/* webpackChunkName: "photos" */ './PhotoGrid')).PhotoGrid };
});

const VideoGrid = lazy(async () => ({
  default: (await import(/* webpackChunkName: "videos" */ './VideoGrid')).VideoGrid,
}));

const tabs = ['Photo', 'Video'] as const;

/** Photos and videos of the school (spec §2). Their code comes when they are near, the videos when their tab is opened. */
export function Gallery() {
  const [selected, setSelected] = useState<(typeof tabs)[number]>('Photo');

  return (
    <section className={s.gallery} aria-labelledby="gallery">
      <div className={s.head}>
        <h2 id="gallery">Gallery</h2>
        <Tabs label="Gallery" tabs={tabs} selected={selected} onSelect={setSelected} panelId={PANEL} />
        <NewTabLink className={s.all} href={school.photoFolderUrl}>
          View All<VisuallyHidden> photos (opens a new tab)</VisuallyHidden>
        </NewTabLink>
      </div>
      <div id={PANEL} role="tabpanel" aria-labelledby={tabId(selected)} tabIndex={0}>
        {selected === 'Photo' ? (
          <Suspense fallback={<GallerySkeleton text="Loading photos..." />}>
            <PhotoGrid />
          </Suspense>
        ) : (
          <Suspense fallback={<GallerySkeleton text="Loading videos..." />}>
            <VideoGrid />
          </Suspense>
        )}
      </div>
    </section>
  );
}
