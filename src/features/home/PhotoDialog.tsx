import { Dialog } from '../../ui/Dialog';
import { Picture } from '../../ui/Picture';
import * as s from './Gallery.module.css';

interface PhotoDialogProps {
  title: string;
  path: string | null;
  onClose: () => void;
}

/** A photo of the gallery, as large as the window allows. */
export function PhotoDialog({ title, path, onClose }: PhotoDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={s.photo}>
        <Picture path={path} alt={title} width={1600} height={1067} sizes="64rem" priority />
      </div>
    </Dialog>
  );
}
