/**
 * The pictures that ship with the site: files of public/pictures, their size in px, and the spot that must stay in sight
 * when they are cropped (from the left, from the top). After a change: npm run pictures
 */
export const pictures = {
  'hero-1': { width: 1920, height: 1080, focus: '65% 48%' },
  'hero-3': { width: 1920, height: 1080, focus: '72% 55%' },
  'lesson-1': { width: 1600, height: 1067, focus: '50% 50%' },
  'lesson-2': { width: 1600, height: 1067, focus: '30% 50%' },
  'lesson-3': { width: 1600, height: 1067, focus: '78% 74%' },
  'lesson-4': { width: 1600, height: 1067, focus: '50% 50%' },
  'spot-2': { width: 1600, height: 1067, focus: '60% 50%' },
} as const;

export type PictureName = keyof typeof pictures;

/** The widths in px that each of them is made in, as AVIF and as WebP: public/pictures/light. */
export const pictureWidths = [480, 800, 1200, 1600] as const;
