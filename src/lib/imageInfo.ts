import type { CSSProperties } from 'react';

/** What a backend may know of a picture. */
export interface ImageInfo {
  /** Pixels. */
  width: number;
  height: number;
  color: string | null;
  /** A data URI. */
  placeholder: string | null;
  /** What must stay visible, as shares from the left and from the top. */
  focus_x: number;
  focus_y: number;
}

const COLOR = /^#[\da-f]{6}$/i;
const PLACEHOLDER = /^data:image\/[a-z]+;base64,[\w+/]+=*$/;

/** How a picture is cropped, and what lies below it and is seen until it is there. */
export function imageStyle({ color, placeholder, focus_x, focus_y }: ImageInfo): CSSProperties {
  const position = [focus_x, focus_y].map((share) => `${String(Math.round(100 * share))}%`).join(' ');
  return {
    objectPosition: position,
    ...(color && COLOR.test(color) && { backgroundColor: color }),
    ...(placeholder &&
      PLACEHOLDER.test(placeholder) && {
        backgroundImage: `url("${placeholder}")`,
        backgroundPosition: position,
        backgroundSize: 'cover',
      }),
  };
}
