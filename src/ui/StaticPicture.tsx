import { type PictureName, pictures, pictureWidths, tallWidths } from '../config/pictures';
import { PHONE } from './phone';
import * as blurred from './pictures.module.css';
import * as s from './StaticPicture.module.css';

interface StaticPictureProps {
  name: PictureName;
  alt: string;
  /** The width it is shown at, as in the `sizes` attribute. */
  sizes?: string;
  className?: string | undefined;
  /** The width at which an upright phone shows the tall one. */
  uprightSizes?: string;
  /** The first thing seen: loaded at once, before other pictures. */
  priority?: boolean;
}

/** A picture that ships with the site, small or large as the screen needs it; blurred until it is there. */
export function StaticPicture({
  name,
  alt,
  sizes = '100vw',
  uprightSizes = '100vw',
  className = '',
  priority = false,
}: StaticPictureProps) {
  const { width, height, tall } = pictures[name];
  const file = `/pictures/light/${name}`;
  const filesOf = (type: string) => pictureWidths.map((w) => `${file}-${w}.${type} ${w}w`).join();
  const tallOf = (type: string) => tallWidths.map((w) => `${file}-tall-${w}.${type} ${w}w`).join();
  return (
    <picture className={s.formats}>
      {tall &&
        ['avif', 'webp'].map((type) => (
          <source key={type} media={PHONE} type={`image/${type}`} srcSet={tallOf(type)} sizes={uprightSizes} />
        ))}
      <source type="image/avif" srcSet={filesOf('avif')} sizes={sizes} />
      <img
        className={`${s.picture ?? ''} ${blurred[name] ?? ''} ${className}`}
        src={`${file}-800.webp`}
        srcSet={filesOf('webp')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
