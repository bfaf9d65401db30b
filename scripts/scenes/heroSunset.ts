import { type Pose, person } from './figure';
import { looks } from './people';
import { birds, cloud, glitter, palm, sideBoard, sky, strokes, sun, volcano, water } from './sea';
import { picture, placed, type Point } from './shapes';

const SIDE = 2000;

/** On a board in the water, legs below the surface. */
const sitting = (hands: Pose['hands'], nod = 0): Pose => ({
  hips: [0, -7],
  chest: [2.5, -33],
  head: [6, -50],
  nod,
  hands,
  elbows: [1, 1],
});

/** The warm light of the evening on clothes and skin. */
const evening = (color: string): string => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((from) => parseInt(color.slice(from, from + 2), 16));
  const mixed = [r * 0.8 + 30, g * 0.6 + 14, b * 0.62 + 34];
  return `#${mixed.map((part) => Math.min(255, Math.round(part)).toString(16).padStart(2, '0')).join('')}`;
};

function sitter(
  at: Point,
  scale: number,
  mirrored: boolean,
  name: keyof typeof looks,
  pose: Pose,
  board: [string, string],
): string {
  const look = looks[name];
  const warm = {
    ...look,
    skin: evening(look.skin),
    shirt: evening(look.shirt),
    shorts: evening(look.shorts),
    hair: evening(look.hair),
  };
  return placed(
    at,
    { scale, mirrored },
    placed([6, -3], { turn: -7, scale: 1 }, sideBoard(70, ...board)),
    person(warm, pose),
  );
}

/** Four surfers wait for the last wave of the day. */
export function heroSunset(): string {
  return picture(
    SIDE,
    SIDE,
    sky(SIDE, 800, ['#5a2a5c', '#8d3c66', '#c9556a', '#f08a6a', '#ffc184', '#ffe0a8']),
    sun([1420, 640], 168, '#fff0cc', '#ffc27a'),
    cloud([420, 420], 1.6, '#ffb98a', 0.4),
    cloud([1010, 330], 1.2, '#ffb98a', 0.45),
    cloud([1780, 300], 1.1, '#ffb98a', 0.4),
    birds([1150, 460], 1.6, '#4a2044'),
    volcano([330, 735], 620, 230, '#7b3f6b', '#a5536f'),
    water(732, 4, 190, '#b5546a', SIDE, SIDE),
    glitter(1420, 742, 190, '#ffe3a6', 5),
    water(800, 8, 170, '#9a4467', SIDE, SIDE, -50),
    glitter(1420, 806, 150, '#ffe3a6', 9),
    strokes(
      [
        [200, 780, 140],
        [620, 800, 100],
        [860, 765, 70],
        [420, 840, 120],
      ],
      '#ffb98a',
      0.55,
    ),
    sitter(
      [1128, 872],
      3.3,
      false,
      'red',
      sitting(
        [
          [24, -12],
          [-14, -9],
        ],
        -2,
      ),
      ['#fff0cc', '#ef6a3a'],
    ),
    sitter(
      [1715, 868],
      3.2,
      true,
      'tall',
      sitting([
        [22, -14],
        [-13, -9],
      ]),
      ['#ffd07a', '#7b3f6b'],
    ),
    water(866, 10, 200, '#7c375f', SIDE, SIDE, -20),
    sitter(
      [1330, 948],
      3.9,
      false,
      'scarf',
      sitting(
        [
          [31, -55],
          [-15, -8],
        ],
        -4,
      ),
      ['#ffd07a', '#ef6a3a'],
    ),
    sitter(
      [1560, 944],
      3.9,
      true,
      'made',
      sitting(
        [
          [31, -54],
          [-14, -9],
        ],
        -2,
      ),
      ['#fff0cc', '#ef6a3a'],
    ),
    water(944, 12, 210, '#5f2b55', SIDE, SIDE, -110),
    strokes(
      [
        [1210, 985, 130],
        [1470, 1000, 180],
        [1720, 980, 110],
        [700, 990, 150],
        [300, 960, 120],
      ],
      '#ffb98a',
      0.6,
    ),
    water(1070, 16, 230, '#4a2149', SIDE, SIDE, -30),
    strokes(
      [
        [260, 1150, 170],
        [960, 1130, 150],
        [1400, 1150, 200],
        [1750, 1120, 120],
      ],
      '#ff9b83',
      0.45,
      8,
    ),
    water(1250, 20, 250, '#37173a', SIDE, SIDE, -140),
    strokes(
      [
        [520, 1340, 170],
        [1200, 1360, 200],
      ],
      '#ff9b83',
      0.3,
      8,
    ),
    water(1480, 22, 280, '#2a1230', SIDE, SIDE, -60),
    glitter(1420, 1010, 420, '#ff9b83', 12, 42),
    glitter(1420, 1440, 480, '#e4695a', 14, 52),
    palm([-60, 1360], 2.1, 8, false, '#2a1230', '#2a1230'),
  );
}
