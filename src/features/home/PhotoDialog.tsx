import type { CSSProperties } from 'react';
import type { Image } from '../../api';
import { Dialog } from '../../ui/Dialog';
import { Picture } from '../../ui/Picture';
import * as s from './Gallery.module.css';

interface PhotoDialogProps {
  title: string;
  path: string | null;
  image?: Image['image'];
  onClose: () => void;
}

const ratioOf = ({ width, height }: NonNullable<Image['image']>) => ({ '--ratio': width / height }) as CSSProperties;

/** A photo of the gallery, as large as the window allows. */
export function PhotoDialog({ title, path, image, onClose }: PhotoDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={s.photo} style={image ? ratioOf(image) : undefined}>
        <Picture path={path} image={image} alt={title} width={1600} height={1067} sizes="64rem" priority />
      </div>
    </Dialog>
  );
}
