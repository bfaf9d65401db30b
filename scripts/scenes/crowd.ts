import { type Pose, person } from './figure';
import { looks } from './people';
import { shadow, sideBoard, tallBoard } from './sea';
import { oval, placed, type Point, shape } from './shapes';

type Board = [color: string, mark: string, kind: 'bands' | 'tip' | 'stripe'];
type Hands = Pose['hands'];

/** Arms that hang down. */
export const down: Hands = [
  [16, -44],
  [-15, -44],
];
export const up: Hands = [
  [15, -103],
  [-16, -103],
];

export const standing = (hands: Hands = down, nod = 0, elbows: Pose['elbows'] = [-1, 1]): Pose => ({
  hips: [0, -44.6],
  chest: [0.8, -71],
  head: [3.4, -89],
  nod,
  hands,
  elbows,
  feet: [
    [5, 0],
    [-6, 0],
  ],
  knees: [-1, -1],
});

export const walking = (hands: Hands, nod = 0, held = ''): Pose => ({
  hips: [0, -43],
  chest: [2.6, -69.5],
  head: [6.4, -87.5],
  nod,
  hands,
  elbows: [-1, 1],
  feet: [
    [15, 0],
    [-13, -1.5],
  ],
  knees: [-1, -1],
  held,
});

/** A board that is carried under the near arm. */
const underArm = ([color, mark, kind]: Board): string =>
  placed([-50, -55], { turn: 85 }, tallBoard(118, color, mark, kind));

/** Walks with a board under the arm. */
export const carrying = (board: Board, far: Point = [17, -47], nod = 0): Pose =>
  walking([far, [3, -43.5]], nod, underArm(board));

/** Walks with a board on the head. */
export const onHead = (color: string, stripe: string): Pose => ({
  ...walking(
    [
      [20, -101],
      [-9, -102],
    ],
    0,
    placed([4, -105], { turn: 2 }, sideBoard(122, color, stripe)),
  ),
  elbows: [1, -1],
});

/** Lies on a board and paddles. */
export const paddling = (near: Point, far: Point): Pose => ({
  hips: [-18, -6],
  chest: [7, -13],
  head: [23, -22],
  nod: -6,
  hands: [far, near],
  elbows: [1, 1],
  feet: [
    [-57, -1.5],
    [-58, 1.5],
  ],
  knees: [1, 1],
  soles: 176,
});

/** Sits on the sand, knees up. */
export const sittingDown = (hands: Hands, nod = 0): Pose => ({
  hips: [0, -7],
  chest: [-5, -33],
  head: [-1.5, -51],
  nod,
  hands,
  elbows: [-1, 1],
  feet: [
    [30, 0],
    [25, 0],
  ],
  knees: [-1, -1],
});

export interface Guest {
  look: keyof typeof looks;
  x: number;
  y: number;
  scale: number;
  mirrored?: boolean;
  pose: Pose;
  /** The colour of the shadow; '' for none. */
  shade?: string;
}

/** Somebody on the ground. */
export function guest({ look, x, y, scale, mirrored = false, pose, shade = '#b98a55' }: Guest): string {
  return (
    (shade && shadow([x, y + 4], 27 * scale, shade)) + placed([x, y], { scale, mirrored }, person(looks[look], pose))
  );
}

/** A board that stands in the sand. */
export const upright = (foot: Point, height: number, turn: number, [color, mark, kind]: Board): string =>
  oval([foot[0], foot[1]], height * 0.15, height * 0.022, '#b98a55', 0.5) +
  placed(foot, { turn }, tallBoard(height, color, mark, kind));

export function umbrella(foot: Point, scale: number, colors: [string, string]): string {
  return placed(
    foot,
    { scale, turn: -4 },
    oval([6, 2], 60, 8, '#b98a55', 0.5),
    shape('M-4 0L-3-230H3L4 0z', '#7a4b2e'),
    shape(
      'M-150-190C-130-270-60-300 0-302C60-300 130-270 150-190Q125-208 100-190Q75-208 50-190Q25-208 0-190Q-25-208-50-190Q-75-208-100-190Q-125-208-150-190z',
      colors[0],
    ),
    shape('M-100-190C-90-260-40-296 0-302C-20-290-46-250-50-190Q-75-208-100-190z', colors[1]),
    shape('M0-190C4-250 2-290 0-302C20-290 46-250 50-190Q25-208 0-190z', colors[1]),
    shape('M100-190C100-250 50-294 0-302C60-300 130-270 150-190Q125-208 100-190z', colors[1]),
  );
}
