const drawing: { width: number; height: number; tall?: boolean } = { width: 1600, height: 1067 };

/**
 * The pictures that ship with the site, with their size in px: files of public/pictures, or drawings of scripts/drawings. `tall`
 * ones are also made for a phone's whole screen. After a change: npm run pictures
 */
export const pictures = {
  'hero-1': { width: 1920, height: 1080, tall: true },
  'hero-3': { ...drawing, width: 1920, height: 1080 },
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
export const tallWidths = [400, 608] as const;
