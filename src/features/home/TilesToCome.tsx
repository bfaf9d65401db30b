import * as s from './Gallery.module.css';

/** Quiet tiles where a gallery is being loaded, so that the page below does not jump. */
export function TilesToCome({ text }: { text: string }) {
  return (
    <div role="status">
      <span className={s.unseen}>{text}</span>
      <div className={s.grid} aria-hidden="true">
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className={s.toCome} />
        ))}
      </div>
    </div>
  );
}
