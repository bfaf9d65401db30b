import { down, guest, standing, up, upright } from './crowd';
import { birds, cloud, foam, palm, sky, strokes, sun, water } from './sea';
import { line, oval, picture, shape } from './shapes';

const SIDE = 2000;

/** A group with its boards before a lesson: every age, and an instructor in the middle. */
export function heroBeach(): string {
  return picture(
    SIDE,
    SIDE,
    sky(SIDE, 720, ['#9fd8e2', '#c3e7e6', '#e9f3e6', '#fff0d2']),
    sun([1090, 350], 92, '#fff6dc', '#ffe39a'),
    cloud([420, 300], 1.5),
    cloud([800, 190], 1.1),
    cloud([1560, 230], 1.3),
    birds([1330, 380], 1.4, '#2c6b78'),
    shape('M-40 590C160 520 330 500 520 560S760 610 900 620V640H-40z', '#8cc0a4'),
    water(604, 5, 180, '#7fcbd0', SIDE, SIDE),
    strokes([
      [200, 640, 120],
      [900, 634, 100],
      [1700, 642, 90],
    ]),
    water(662, 8, 160, '#57b8bf', SIDE, SIDE, -70),
    foam([-20, 720], [2040, 704], (share) => 17 + 6 * Math.sin(share * 21), 2, '#cdebe6'),
    foam([-20, 708], [2040, 690], (share) => 15 + 6 * Math.sin(share * 19), 6),
    water(716, 8, 190, '#3aa5b0', SIDE, SIDE, -20),
    strokes([
      [360, 760, 130],
      [720, 775, 90],
      [980, 752, 80],
    ]),
    shape('M-40 880C300 800 620 830 960 800S1600 760 2060 792V2060H-40z', '#cfe9e4'),
    shape('M-40 896C300 818 620 846 960 816S1600 776 2060 808V2060H-40z', '#e3c794'),
    shape('M-40 930C300 850 620 874 960 842S1600 804 2060 838V2060H-40z', '#f0d9ae'),
    shape('M-40 1250C400 1180 900 1240 1300 1190S1800 1170 2060 1200V2060H-40z', '#e6c793', 'opacity="0.6"'),
    palm([1935, 930], 1.75, -7),
    upright([1078, 938], 455, -5, ['#fff6e6', '#ef6a3a', 'bands']),
    upright([1252, 930], 470, -2, ['#ffd166', '#0a5c6b', 'tip']),
    upright([1722, 930], 490, 3, ['#ef6a3a', '#fff6e6', 'bands']),
    upright([1885, 940], 440, 6, ['#5fb8b4', '#fff6e6', 'stripe']),
    guest({ look: 'grey', x: 1160, y: 950, scale: 3.55, pose: standing(down, 2) }),
    guest({ look: 'red', x: 1796, y: 948, scale: 3.45, mirrored: true, pose: standing(down) }),
    guest({
      look: 'scarf',
      x: 1332,
      y: 952,
      scale: 3.6,
      pose: standing(
        [
          [16, -44],
          [-20, -96],
        ],
        -3,
        [-1, 1],
      ),
    }),
    guest({ look: 'tall', x: 1640, y: 956, scale: 3.9, mirrored: true, pose: standing(down, 2) }),
    guest({ look: 'made', x: 1468, y: 972, scale: 3.8, pose: standing(up, -3, [1, -1]) }),
    guest({
      look: 'boy',
      x: 1248,
      y: 984,
      scale: 2.5,
      pose: standing(
        [
          [19, -99],
          [-15, -44],
        ],
        -4,
        [1, 1],
      ),
    }),
    guest({
      look: 'braids',
      x: 1722,
      y: 990,
      scale: 2.6,
      mirrored: true,
      pose: standing(
        [
          [18, -100],
          [-18, -100],
        ],
        -4,
        [1, -1],
      ),
    }),
    [250, 470, 760, 980, 1560, 1880]
      .map((x, index) => oval([x, 1060 + ((index * 97) % 260)], 9, 4, '#d3a86d', 0.6))
      .join(''),
    Array.from({ length: 9 }, (_, step) =>
      oval([1460 - step * 36 + (step % 2) * 30, 1040 + step * 46], 17 - (step % 2), 7, '#d3a86d', 0.55),
    ).join(''),
    line('M330 1010q40 -26 80 0M560 1090q40 -26 80 0', '#d3a86d', 5, 0.5),
  );
}
