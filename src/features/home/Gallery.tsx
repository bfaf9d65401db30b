import { lazy, Suspense, useState } from 'react';
import { t } from 'ttag';
import { photoFolderUrl } from '../../config/schoolLinks';
import { NewTabLink } from '../../ui/NewTabLink';
import { tabId, Tabs } from '../../ui/Tabs';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import * as s from './Gallery.module.css';
import { GallerySkeleton } from './GallerySkeleton';
import { PhotoGrid } from './PhotoGrid';

const PANEL = 'gallery-panel';

const VideoGrid = lazy(async () => ({
  default: (await import(/* webpackChunkName: "videos" */ './VideoGrid')).VideoGrid,
}));

const photoTab = t`Photo`;
const tabs = [photoTab, t`Video`];

/** Photos and videos of the school (spec §2). The videos' code comes when their tab is opened. */
export function Gallery() {
  const [selected, setSelected] = useState(photoTab);
  const folder = photoFolderUrl();

  return (
    <section className={s.gallery} aria-labelledby="gallery">
      <div className={s.head}>
        <h2 id="gallery">{t`Gallery`}</h2>
        <Tabs label={t`Gallery`} tabs={tabs} selected={selected} onSelect={setSelected} panelId={PANEL} />
        {folder && (
          <NewTabLink className={s.all} href={folder}>
            {t`View All`}
            <VisuallyHidden> {t`photos (opens a new tab)`}</VisuallyHidden>
          </NewTabLink>
        )}
      </div>
      <div id={PANEL} role="tabpanel" aria-labelledby={tabId(selected)} tabIndex={0}>
        {selected === photoTab ? (
          <PhotoGrid />
        ) : (
          <Suspense fallback={<GallerySkeleton text={t`Loading videos...`} />}>
            <VideoGrid />
          </Suspense>
        )}
      </div>
    </section>
  );
}
