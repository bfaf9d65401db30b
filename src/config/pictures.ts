export type PictureName = 'hero-1' | 'hero-3' | 'lesson-1' | 'lesson-2' | 'lesson-3' | 'lesson-4' | 'spot-2';

/**
 * The pictures that ship with the site: files of public/pictures and their size in px; `tall` ones are also made for a
 * phone's whole screen. After a change: npm run pictures
 */
export const pictures: Record<PictureName, { width: number; height: number; tall?: boolean }> = {
  'hero-1': { width: 1920, height: 1080, tall: true },
  'hero-3': { width: 1920, height: 1080 },
  'lesson-1': { width: 1600, height: 1067 },
  'lesson-2': { width: 1600, height: 1067 },
  'lesson-3': { width: 1600, height: 1067 },
  'lesson-4': { width: 1600, height: 1067 },
  'spot-2': { width: 1600, height: 1067 },
};

/** The widths in px that each of them is made in, as AVIF and as WebP: public/pictures/light. */
export const pictureWidths = [480, 800, 1200, 1600] as const;

/** The widths of the tall ones, which are 16:9 upright. */
export const tallWidths = [400, 608] as const;
