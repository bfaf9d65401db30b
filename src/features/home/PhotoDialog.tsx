import { type CSSProperties, useEffect, useEffectEvent, useState } from 'react';
import { t } from 'ttag';
import type { Image } from '../../api';
import { listen } from '../../lib/listen';
import { Dialog } from '../../ui/Dialog';
import { Picture } from '../../ui/Picture';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import * as s from './PhotoDialog.module.css';

interface PhotoDialogProps {
  photos: readonly Image[];
  /** Which of them is shown. */
  index: number;
  /** The tile's picture, which is there already. It is seen until the large one is, and gives it its shape. */
  tileOf: (index: number) => HTMLImageElement | undefined;
  onShow: (index: number) => void;
  onClose: () => void;
}

/** The shape of a photo: as the backend knows it, or as its tile shows it. */
function shapeOf({ image }: Image, tile: HTMLImageElement | undefined): CSSProperties {
  const { width, height } = image ?? { width: tile?.naturalWidth, height: tile?.naturalHeight };
  return {
    ...(width && height && { '--ratio': width / height }),
    ...(tile?.complete && tile.currentSrc && { '--tile': `url("${tile.currentSrc}")` }),
  } as CSSProperties;
}

/** A photo of the gallery, as large as the window allows, and the way to the others. */
export function PhotoDialog({ photos, index, tileOf, onShow, onClose }: PhotoDialogProps) {
  const [hasMoved, setHasMoved] = useState(false);
  const move = (by: 1 | -1) => {
    setHasMoved(true);
    onShow((index + by + photos.length) % photos.length);
  };
  const onKey = useEffectEvent((event: Event) => {
    if (photos.length < 2 || !(event instanceof KeyboardEvent)) return;
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return; // the browser's own, such as Back
    if (key === 'ArrowRight') move(1);
    if (key === 'ArrowLeft') move(-1);
  });
  // Wherever in the window the focus is: it begins on the button that closes the dialog.
  useEffect(() => listen(window, ['keydown'], onKey), []);

  const photo = photos[index];
  if (!photo) return null;
  const number = index + 1;
  const title = t`Photo ${number} of ${photos.length}`;

  return (
    <Dialog title={title} onClose={onClose}>
      <div>
        <div key={photo.id} className={s.photo} style={shapeOf(photo, tileOf(index))}>
          <Picture path={photo.image_url} alt={title} width={1600} height={1067} sizes="64rem" priority />
        </div>
        {photos.length > 1 && (
          <div className={s.others}>
            <button type="button" aria-label={t`Previous photo`} onClick={() => move(-1)}>
              ‹
            </button>
            <button type="button" aria-label={t`Next photo`} onClick={() => move(1)}>
              ›
            </button>
          </div>
        )}
        <div role="status">
          <VisuallyHidden>{hasMoved && title}</VisuallyHidden>
        </div>
      </div>
    </Dialog>
  );
}
