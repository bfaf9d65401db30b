import * as s from './StaticPicture.module.css';

interface StaticPictureProps {
  /** A file of public/pictures, without its ending; `npm run pictures` has made its light variants. */
  name: string;
  alt: string;
  /** Size in px of the file, for the space it takes before it is there. */
  width?: number;
  height?: number;
  /** The width it is shown at, as in the `sizes` attribute. */
  sizes?: string;
  className?: string | undefined;
  /** The first thing seen: loaded at once, before other pictures. */
  priority?: boolean;
}

/** A picture that ships with the site, small or large as the screen needs it. */
export function StaticPicture({
  name,
  alt,
  width = 1600,
  height = 1067,
  sizes = '100vw',
  className = '',
  priority = false,
}: StaticPictureProps) {
  return (
    <img
      className={`${s.picture ?? ''} ${className}`}
      src={`/pictures/${name}.jpg`}
      srcSet={`/pictures/light/${name}-800.webp 800w, /pictures/light/${name}-1600.webp 1600w`}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
