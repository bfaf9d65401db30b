import { lazy, Suspense, useRef } from 'react';
import { t } from 'ttag';
import { useListImagesQuery } from '../../api';
import { Button } from '../../ui/Button';
import { Picture } from '../../ui/Picture';
import * as s from './Gallery.module.css';
import { GallerySkeleton } from './GallerySkeleton';
import { useFirstRows } from './useFirstRows';
import { useOpenItem } from './useOpenItem';

const loadDialog = () => import(/* webpackChunkName: "photo" */ './PhotoDialog');

const PhotoDialog = lazy(async () => ({ default: (await loadDialog()).PhotoDialog }));

/** Asks for the code when a tile is about to be opened. Where that fails, opening it tries again. */
const preloadDialog = () => void loadDialog().catch(() => undefined);

const openPhoto = (number: number, count: number): string => t`Open photo ${number} of ${count}`;

/** The widths of a photo, and of the first one, which takes the space of four on wide screens. */
const photoSizes = '(min-width: 78rem) 24rem, (min-width: 30rem) 30vw, 46vw';
const firstSizes = '(min-width: 78rem) 49rem, (min-width: 48rem) 61vw, (min-width: 30rem) 30vw, 46vw';

/** The photos, three beside each other, on phones two; a click opens one (spec §2), and Back closes it. */
export function PhotoGrid() {
  const { data, isLoading } = useListImagesQuery({});
  const photos = data?.data.filter(({ image_url }) => image_url) ?? [];
  const { shown, showMore } = useFirstRows(photos);
  const { open, show, close } = useOpenItem('photo');
  const list = useRef<HTMLUListElement>(null);

  if (isLoading) return <GallerySkeleton text={t`Loading photos...`} />;
  if (photos.length === 0) return <p className={s.empty}>{t`New photos are on their way.`}</p>;
  return (
    <>
      <ul
        ref={list}
        className={`${s.grid ?? ''} ${s.photos ?? ''}`}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
      >
        {shown.map((photo, index) => (
          <li key={photo.id}>
            <button type="button" className={s.tile} onClick={() => show(index)}>
              <Picture
                path={photo.image_url}
                image={photo.image}
                alt={openPhoto(index + 1, photos.length)}
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
          {t`Show more photos`}
        </Button>
      )}
      {open !== null && (
        <Suspense>
          <PhotoDialog
            photos={photos}
            index={open}
            tileOf={(index) => list.current?.querySelectorAll('img')[index]}
            onShow={show}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
