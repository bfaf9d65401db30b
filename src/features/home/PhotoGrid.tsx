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

/** The widths of a photo, and of the first one, which takes the space of four on wide screens. */
const photoSizes = '(min-width: 78rem) 24rem, 30vw';
const firstSizes = '(min-width: 78rem) 49rem, (min-width: 48rem) 61vw, 30vw';

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
        {shown.map((photo, index) => (
          <li key={photo.id}>
            <button type="button" className={s.tile} onClick={() => setOpen(photo)}>
              <Picture
                path={photo.image_url}
                image={photo.image}
                alt={`Open ${titleOf(photo).toLowerCase()}`}
                width={640}
                height={480}
                sizes={index === 0 && shown.length > 1 ? firstSizes : photoSizes}
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
          <PhotoDialog title={titleOf(open)} path={open.image_url} image={open.image} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
