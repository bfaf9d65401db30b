import { disc, ink, line, shape } from './shapes';

export interface Look {
  skin: string;
  hair: string;
  style: 'short' | 'curls' | 'bun' | 'tail' | 'long' | 'cap' | 'scarf' | 'braids';
  /** The colour of cap or scarf. */
  cloth?: string;
  beard?: string;
  shirt: string;
  stripe: string;
  shorts: string;
  longSleeves?: boolean;
  longLegs?: boolean;
  /** 1 as most are. */
  width?: number;
  mood: 'smile' | 'laugh';
}

const FRONT_HAIR = 'M-11 1.4C-13.6-16.4 13.4-16.6 11.2-.6C7.4-6.2-1-5.8-5.8-4.6C-8-2.2-8.2 1.4-11 1.4z';

function hairBehind({ style, hair }: Look): string {
  if (style === 'tail')
    return line('M-7.4-4.4C-17-4.6-17 4-21.6 8.6', hair, 6.2) + line('M-16.4 .6C-17.6 4-19.4 7-21.8 9.2', hair, 4);
  if (style === 'long') return shape('M-11.4-2C-14.4 8-13.8 14-15 20C-8 22.6-3 20.6 1.4 18L4-4z', hair);
  if (style === 'braids')
    return line('M-8-2C-14 4-12 12-14.4 20', hair, 4.6) + line('M-5 3C-9.6 9-8.4 15-10 21', hair, 4.2);
  if (style === 'bun') return disc([-6, -12.4], 5.4, hair);
  return '';
}

function hairInFront({ style, hair, cloth = '#ef6a3a' }: Look): string {
  if (style === 'curls') {
    const curls = [
      [-9.6, -1],
      [-10, -6.4],
      [-6.6, -10.6],
      [-1.2, -12.4],
      [4.2, -11.2],
      [8, -7.6],
    ] as const;
    return curls.map(([x, y]) => disc([x, y], 4.9, hair)).join('') + shape('M-9-9L8-8L6-4L-8-2z', hair);
  }
  if (style === 'cap')
    return (
      shape('M-10.9 1.6C-12.4-2-11.4-4-10-5L-4-5L-5.6 1z', hair) +
      shape('M-11.2-2.2C-11.4-16.4 10.4-16.2 11-3.6L18.6-2.2Q18.6 .2 16.6 .6L10-.8C3-3-5-3.4-11.2-2.2z', cloth)
    );
  if (style === 'scarf')
    return shape(
      'M-4.4 14.6C-16 12-14.6-14.6 .4-14.2C9.6-13.8 13-6.6 11.4-.8C8-6.8-1-7.4-4.2-1.4C-5.6 4 0 10.4 6.4 10.8C5 15 0 16-4.4 14.6z',
      cloth,
    );
  return shape(FRONT_HAIR, hair);
}

function face({ mood, skin, beard }: Look): string {
  const eyes =
    mood === 'laugh'
      ? line('M.4-.2q1.6-2 3.2 0M6-.2q1.5-2 3 0', ink, 1.2)
      : disc([2, -0.2], 1.25, ink) + disc([7.3, -0.2], 1.25, ink);
  const mouths = {
    smile: line('M2.1 4.2q2.8 2.8 5.3 0', ink, 1.2),
    laugh:
      shape('M1.4 3.4Q4.8 4.6 8.2 3.2Q7.6 7.8 4.6 7.8Q1.9 7.6 1.4 3.4z', '#7a2a22') +
      line('M2.4 4.1Q4.8 4.8 7.4 4', '#fff6e6', 1.1),
  };
  const cheeks = disc([0.2, 3], 1.9, '#ef6a3a', 0.22) + disc([8.8, 2.8], 1.6, '#ef6a3a', 0.22);
  const whiskers = beard
    ? shape(
        'M-7.6 2.4C-6.6 11.6 2 13.4 7 9.6C9.6 7.4 10.2 4.6 10.4 2.4C8.4 3.8 8 2.6 4.6 2.7C1 2.8-2 4.4-7.6 2.4z',
        beard,
      )
    : '';
  return cheeks + whiskers + eyes + mouths[mood] + disc([-5.2, 1.4], 2.1, skin);
}

/** A head that looks to the right, around [0, 0]. */
export const head = (look: Look): string =>
  [hairBehind(look), disc([0, 0], 10.6, look.skin), face(look), hairInFront(look)].join('');
