import { useState } from 'react';
import { type ImageInfo, imageStyle } from '../lib/imageInfo';
import { imageSrcSet, imageUrl, uprightSrcSet } from '../lib/imageUrl';
import { PHONE } from './phone';
import * as s from './Picture.module.css';

interface PictureProps {
  /** A row's image_url. */
  path: string | null;
  /** What the backend knows of it: its size, what is seen until it is there, and what stays visible when it is cropped. */
  image?: ImageInfo | null | undefined;
  alt: string;
  /** The size of its place in px, where the backend does not know its own. */
  width: number;
  height: number;
  /** The width it is shown at, as in the `sizes` attribute. */
  sizes?: string;
  className?: string | undefined;
  /** The first thing seen: loaded at once, before other pictures. */
  priority?: boolean;
  /** It covers the first screen: upright phones get the part that they show, at this width (as in `sizes`). */
  uprightSizes?: string;
  /** Stands where there is no picture to show; without it the place stays quiet. */
  missingText?: string;
}

/** A picture of the API host at the width that fits; a quiet shape where there is none or it fails. */
export function Picture({
  path,
  image,
  alt,
  width,
  height,
  sizes = '100vw',
  className = '',
  priority = false,
  uprightSizes,
  missingText,
}: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const src = imageUrl(path, 960);
  if (!path || !src || failed === src) {
    const name = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
    const label = missingText ? {} : name;
    return (
      <span
        {...label}
        className={`${s.missing ?? ''} ${className}`}
        style={{ aspectRatio: `${String(width)} / ${String(height)}` }}
      >
        {missingText}
      </span>
    );
  }
  const srcSet = imageSrcSet(path);
  const shown = (
    <img
      {...(srcSet && { srcSet, sizes })}
      src={src}
      alt={alt}
      width={image?.width ?? width}
      height={image?.height ?? height}
      style={image ? imageStyle(image) : undefined}
      className={`${s.picture ?? ''} ${className}`}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      onError={() => setFailed(src)}
    />
  );
  if (!uprightSizes || !srcSet) return shown;
  return (
    <picture className={s.formats}>
      <source media={PHONE} srcSet={uprightSrcSet(path)} sizes={uprightSizes} />
      {shown}
    </picture>
  );
}
