interface Size {
  width: number;
  height: number;
  tall?: boolean;
}

const drawing: Size = { width: 1600, height: 1067 };
/** Those of the first screen are square: a part of them covers a phone, another a desktop. */
const screen: Size = { width: 2000, height: 2000 };

/**
 * The pictures that ship with the site, with their size in px: drawings of scripts/drawings. `tall`
 * ones are also made for a phone's whole screen. After a change: npm run pictures
 */
export const pictures = {
  'hero-1': { ...screen, tall: true },
  'hero-2': screen,
  'hero-3': screen,
  welcome: drawing,
  'offer-lesson': drawing,
  'offer-guide': drawing,
  'offer-boards': drawing,
  safety: drawing,
  'video-1': drawing,
  'video-2': drawing,
};

export type PictureName = keyof typeof pictures;

/** The widths in px that each of them is made in, as AVIF and as WebP (scripts/lightPictures.ts). */
export const pictureWidths = [480, 800, 1200, 1600] as const;

/** The widths of the tall ones, which are 16:9 upright. */
export const tallWidths = [480, 720, 1080] as const;
