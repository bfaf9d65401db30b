/**
 * The pictures that ship with the site: files of public/pictures, their size in px, and the spot that must stay in sight
 * when they are cropped (from the left, from the top); `tall` ones are also made for a phone's whole screen.
 * After a change: npm run pictures
 */
export const pictures = {
  'hero-1': { width: 1920, height: 1080, focus: '65% 48%', tall: true },
  'hero-3': { width: 1920, height: 1080, focus: '72% 55%', tall: false },
  'lesson-1': { width: 1600, height: 1067, focus: '50% 50%', tall: false },
  'lesson-2': { width: 1600, height: 1067, focus: '30% 50%', tall: false },
  'lesson-3': { width: 1600, height: 1067, focus: '78% 74%', tall: false },
  'lesson-4': { width: 1600, height: 1067, focus: '50% 50%', tall: false },
  'spot-2': { width: 1600, height: 1067, focus: '60% 50%', tall: false },
} as const;

export type PictureName = keyof typeof pictures;

/** The widths in px that each of them is made in, as AVIF and as WebP: public/pictures/light. */
export const pictureWidths = [480, 800, 1200, 1600] as const;

/** The widths of the tall ones, which are 16:9 upright. */
export const tallWidths = [400, 608] as const;
