import { useCallback } from 'react';
import * as s from './resource.module.css';

/** A file that was chosen and not sent yet. */
export function ChosenImage({ file, alt, className }: { file: File; alt: string; className?: string | undefined }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img ref={show} className={className ?? s.preview} alt={alt} />;
}
