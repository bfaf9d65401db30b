import { guest, standing, up } from './crowd';
import { person } from './figure';
import { looks, riding } from './people';
import { scene, WIDTH, wide } from './photo';
import { cloud, glitter, sideBoard, sky, spray, strokes, sun, volcano } from './sea';
import { line, placed } from './shapes';
import { foamBelow } from './wave';

/** A child stands for the first time, the instructor cheers. */
export const firstStand = (): string =>
  scene(
    sky(WIDTH, 520, ['#ffcf96', '#ffe0b4', '#fff1da']),
    sun([1240, 320], 104, '#fff6e6', '#ffbf66'),
    cloud([300, 190], 1.1),
    cloud([760, 260], 0.85),
    volcano([420, 458], 460, 210, '#a9cab6', '#bfd9c4'),
    wide(452, 5, 150, '#7cc9cf'),
    glitter(1240, 462, 100, '#fff6e6', 6),
    wide(530, 8, 140, '#58b9c1', -40),
    foamBelow(
      [
        [-40, 640],
        [200, 610],
        [460, 640],
        [720, 612],
        [980, 640],
        [1240, 616],
        [1640, 640],
      ],
      760,
      34,
      4,
      '#cdebe6',
    ),
    foamBelow(
      [
        [-40, 690],
        [180, 664],
        [440, 690],
        [700, 664],
        [960, 692],
        [1220, 668],
        [1640, 690],
      ],
      800,
      34,
      7,
      '#fff6e6',
    ),
    wide(726, 10, 190, '#2f9fac', -30),
    guest({ look: 'ayu', x: 1120, y: 1080, scale: 5.6, mirrored: true, pose: standing(up, -4, [1, -1]), shade: '' }),
    placed(
      [600, 852],
      { turn: -4, scale: 4.1 },
      sideBoard(112, '#ffd166', '#ef6a3a'),
      person({ ...looks.boy, shirt: '#ef6a3a', stripe: '#fff6e6', shorts: '#0a5c6b' }, riding.first),
    ),
    spray([420, 840], 90, 12, 2),
    foamBelow(
      [
        [330, 868],
        [420, 850],
        [520, 872],
        [640, 866],
        [780, 876],
      ],
      900,
      17,
      5,
      '#fff6e6',
    ),
    wide(872, 12, 180, '#1f8c9a', -20),
    line('M985 884q36 -16 70 0M1195 884q36 -16 70 0', '#d8f3ea', 7, 0.8),
    strokes([
      [160, 940, 120],
      [720, 950, 150],
      [1330, 930, 110],
    ]),
    wide(1010, 14, 200, '#0f6f7f', -80),
    strokes(
      [
        [300, 1080, 150],
        [900, 1100, 170],
      ],
      '#a8dfdc',
      0.5,
    ),
  );
