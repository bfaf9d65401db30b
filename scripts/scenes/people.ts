import type { Look } from './head';
import type { Pose } from './figure';

/** The school's people and its guests, of every age and skin. */
export const looks = {
  /** An instructor: teal shirt and a cap. */
  made: {
    skin: '#7b4a2f',
    hair: '#241512',
    style: 'cap',
    cloth: '#ef6a3a',
    shirt: '#0a5c6b',
    stripe: '#ffbf66',
    shorts: '#07333e',
    mood: 'laugh',
  },
  /** An instructor: teal shirt and a bun. */
  ayu: {
    skin: '#a56a43',
    hair: '#241512',
    style: 'bun',
    shirt: '#0a5c6b',
    stripe: '#ffbf66',
    shorts: '#07333e',
    mood: 'smile',
  },
  blonde: {
    skin: '#f4cfae',
    hair: '#d9a04f',
    style: 'tail',
    shirt: '#ef6a3a',
    stripe: '#fff6e6',
    shorts: '#07333e',
    mood: 'laugh',
  },
  curls: {
    skin: '#c98a5d',
    hair: '#5a3622',
    style: 'curls',
    shirt: '#ffd166',
    stripe: '#ef6a3a',
    shorts: '#0a5c6b',
    mood: 'smile',
  },
  grey: {
    skin: '#e6b58c',
    hair: '#d8d2c8',
    style: 'short',
    beard: '#e9e4da',
    shirt: '#ef6a3a',
    stripe: '#fff6e6',
    shorts: '#07333e',
    mood: 'smile',
    width: 1.12,
  },
  greyWoman: {
    skin: '#c98a5d',
    hair: '#d8d2c8',
    style: 'bun',
    shirt: '#ffd166',
    stripe: '#ef6a3a',
    shorts: '#7b3f6b',
    mood: 'laugh',
    width: 1.08,
  },
  scarf: {
    skin: '#c98a5d',
    hair: '#241512',
    style: 'scarf',
    cloth: '#7b3f6b',
    shirt: '#7b3f6b',
    stripe: '#ffbf66',
    shorts: '#07333e',
    longSleeves: true,
    longLegs: true,
    mood: 'laugh',
  },
  tall: {
    skin: '#5b3624',
    hair: '#1c100d',
    style: 'short',
    shirt: '#ffd166',
    stripe: '#0a5c6b',
    shorts: '#ef6a3a',
    mood: 'laugh',
  },
  braids: {
    skin: '#7b4a2f',
    hair: '#241512',
    style: 'braids',
    shirt: '#ef6a3a',
    stripe: '#ffd166',
    shorts: '#0a5c6b',
    mood: 'laugh',
  },
  red: {
    skin: '#f4cfae',
    hair: '#a6491f',
    style: 'long',
    shirt: '#5fb8b4',
    stripe: '#fff6e6',
    shorts: '#07333e',
    mood: 'smile',
  },
  boy: {
    skin: '#e6b58c',
    hair: '#241512',
    style: 'short',
    shirt: '#ffbf66',
    stripe: '#0a5c6b',
    shorts: '#ef6a3a',
    mood: 'laugh',
  },
} satisfies Record<string, Look>;

/** Poses on a board that moves to the right. */
export const riding = {
  /** Low and at ease, as somebody who has done it for years. */
  sure: {
    hips: [-8, -32.5],
    chest: [4, -54.5],
    head: [13, -70],
    nod: 2,
    hands: [
      [38, -47],
      [-28, -66],
    ],
    elbows: [1, 1],
    feet: [
      [-27, 0],
      [16, 0],
    ],
    knees: [-1, -1],
  },
  /** Up for the first time: knees bent, arms wide. */
  first: {
    hips: [-5, -36.5],
    chest: [0, -62],
    head: [6.5, -79],
    nod: -4,
    hands: [
      [38, -62],
      [-37, -72],
    ],
    elbows: [1, 1],
    feet: [
      [-23, 0],
      [15, 0],
    ],
    knees: [-1, -1],
  },
  /** Both arms in the air. */
  glad: {
    hips: [-4, -37],
    chest: [-1, -63],
    head: [4, -80.5],
    nod: -7,
    hands: [
      [23, -92],
      [-24, -91],
    ],
    elbows: [-1, 1],
    feet: [
      [-21, 0],
      [15, 0],
    ],
    knees: [-1, -1],
  },
} satisfies Record<string, Pose>;
