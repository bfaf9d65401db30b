import { paddling } from './crowd';
import { person } from './figure';
import { looks, riding } from './people';
import { scene, WIDTH, wide } from './photo';
import { cloud, sideBoard, sky, spray, strokes, sun, volcano } from './sea';
import { line, placed, shape } from './shapes';
import { foamBelow } from './wave';

/** Two paddle out side by side, an instructor shows the way. */
export const paddleOut = (): string => {
  const paddler = (
    x: number,
    y: number,
    scale: number,
    look: keyof typeof looks,
    turn: number,
    color: string,
    reach: boolean,
  ) =>
    placed(
      [x, y],
      { scale, turn },
      placed([-14, 1], { scale: 1 }, sideBoard(146, color, '#ef6a3a')),
      person(looks[look], reach ? paddling([33, -2], [16, 6]) : paddling([4, 8], [40, -6])),
    );
  return scene(
    sky(WIDTH, 480, ['#a9dde6', '#d3eee8', '#fff0d2']),
    sun([1310, 210], 84, '#fff6dc', '#ffe39a'),
    cloud([330, 200], 1.2),
    cloud([840, 150], 0.9),
    shape('M-40 400C120 330 300 320 470 372S720 410 840 420V440H-40z', '#8cc0a4'),
    wide(412, 5, 150, '#8ad2d3'),
    strokes([
      [200, 450, 100],
      [900, 446, 120],
    ]),
    wide(486, 8, 150, '#62c1c6', -60),
    shape('M-40 640C200 620 420 600 640 540C860 480 1020 440 1240 450C1420 458 1540 500 1660 520V900H-40z', '#3fadb6'),
    foamBelow(
      [
        [1130, 540],
        [1200, 480],
        [1290, 452],
        [1400, 470],
        [1520, 490],
        [1640, 520],
      ],
      660,
      24,
      6,
      '#cdebe6',
    ),
    foamBelow(
      [
        [1190, 540],
        [1250, 478],
        [1330, 462],
        [1430, 480],
        [1540, 500],
        [1640, 524],
      ],
      660,
      20,
      9,
      '#fff6e6',
    ),
    shape('M-40 680C200 660 440 650 680 600C900 552 1060 520 1260 530C1420 540 1560 566 1660 584V900H-40z', '#2f9fac'),
    line(
      'M760 620C840 600 900 570 950 520M980 600C1060 580 1110 550 1150 500M1200 610C1280 590 1320 560 1350 520',
      '#bfe8e2',
      6,
      0.5,
    ),
    paddler(1110, 660, 4, 'made', -5, '#ffd166', true),
    wide(676, 10, 170, '#269aa8', -30),
    strokes([
      [220, 730, 120],
      [1340, 720, 130],
    ]),
    paddler(560, 822, 4.9, 'scarf', -3, '#fff6e6', false),
    spray([600, 850], 60, 9, 4),
    wide(842, 12, 180, '#1a8796', -90),
    strokes([
      [980, 890, 140],
      [180, 900, 110],
    ]),
    paddler(1010, 1010, 5.2, 'grey', -3, '#5fb8b4', true),
    wide(1034, 14, 200, '#0f6f7f', -20),
    strokes(
      [
        [240, 1090, 150],
        [760, 1120, 170],
        [1290, 1090, 140],
      ],
      '#a8dfdc',
      0.5,
    ),
  );
};

/** Three ride the same white water. */
export const together = (): string => {
  const rider = (
    x: number,
    y: number,
    scale: number,
    look: keyof typeof looks,
    pose: keyof typeof riding,
    color: string,
  ) =>
    placed([x, y], { turn: -3, scale }, sideBoard(98, color, '#ef6a3a'), person(looks[look], riding[pose])) +
    foamBelow(
      [
        [x - 60 * scale, y + 22],
        [x - 30 * scale, y + 6],
        [x, y + 20],
        [x + 24 * scale, y + 22],
      ],
      y + 60,
      18,
      Math.round(x),
      '#fff6e6',
    );
  return scene(
    sky(WIDTH, 480, ['#a9dde6', '#d9f0e8', '#fff0d2']),
    sun([250, 230], 86, '#fff6dc', '#ffe39a'),
    cloud([760, 170], 1.1),
    cloud([1300, 220], 0.95),
    volcano([1180, 420], 400, 190, '#8cc0a4', '#a5d0b2'),
    wide(412, 5, 150, '#8ad2d3'),
    wide(480, 8, 140, '#5ebfc5', -60),
    foamBelow(
      [
        [-40, 600],
        [180, 560],
        [420, 590],
        [700, 556],
        [960, 590],
        [1220, 556],
        [1640, 590],
      ],
      760,
      40,
      3,
      '#cdebe6',
    ),
    foamBelow(
      [
        [-40, 660],
        [200, 622],
        [460, 656],
        [720, 620],
        [980, 656],
        [1240, 622],
        [1640, 654],
      ],
      820,
      40,
      8,
      '#fff6e6',
    ),
    wide(744, 9, 180, '#43b0b9', -30),
    rider(330, 800, 4.3, 'red', 'first', '#ffd166'),
    rider(1240, 806, 4.4, 'tall', 'glad', '#fff6e6'),
    wide(838, 10, 180, '#2f9fac', -70),
    rider(790, 918, 4.9, 'curls', 'first', '#5fb8b4'),
    wide(956, 13, 190, '#1a8796', -10),
    strokes([
      [180, 1020, 130],
      [760, 1040, 160],
      [1280, 1020, 120],
    ]),
    wide(1090, 14, 210, '#0f6f7f', -90),
  );
};
