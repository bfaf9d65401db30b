import { VisuallyHidden } from '../../ui/VisuallyHidden';
import * as s from './Gallery.module.css';

/** Grey tiles while a gallery loads, so that the page below does not jump. */
export function GallerySkeleton({ text }: { text: string }) {
  return (
    <div role="status">
      <VisuallyHidden>{text}</VisuallyHidden>
      <div className={s.grid} aria-hidden="true">
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className={s.placeholder} />
        ))}
      </div>
    </div>
  );
}
