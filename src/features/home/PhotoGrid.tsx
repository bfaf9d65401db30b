import { lazy, Suspense, useState } from 'react';
import { type Image, useListImagesQuery } from '../../api';
import { Button } from '../../ui/Button';
import { Picture } from '../../ui/Picture';
import * as s from './Gallery.module.css';
import { GallerySkeleton } from './GallerySkeleton';
import { useFirstRows } from './useFirstRows';

const PhotoDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "photo" */ './PhotoDialog')).PhotoDialog,
}));

/** The photos, three beside each other; a click opens one (spec §2). */
export function PhotoGrid() {
  const { data, isLoading } = useListImagesQuery({});
  const photos = data?.data.filter(({ image_url }) => image_url) ?? [];
  const { shown, showMore } = useFirstRows(photos);
  const [open, setOpen] = useState<Image | null>(null);
  const titleOf = (photo: Image) => `Photo ${photos.indexOf(photo) + 1} of ${photos.length}`;

  if (isLoading) return <GallerySkeleton text="Loading photos..." />;
  if (photos.length === 0) return <p className={s.empty}>New photos are on their way.</p>;
  return (
    <>
      <ul className={`${s.grid ?? ''} ${s.photos ?? ''}`}>
        {shown.map((photo) => (
          <li key={photo.id}>
            <button type="button" className={s.tile} onClick={() => setOpen(photo)}>
              <Picture
                path={photo.image_url}
                alt={`Open ${titleOf(photo).toLowerCase()}`}
                width={640}
                height={480}
                sizes="(min-width: 72rem) 24rem, 33vw"
              />
            </button>
          </li>
        ))}
      </ul>
      {showMore && (
        <Button className={s.more} variant="secondary" onClick={showMore}>
          Show more photos
        </Button>
      )}
      {open && (
        <Suspense>
          <PhotoDialog title={titleOf(open)} path={open.image_url} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
