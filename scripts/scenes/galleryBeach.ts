import { carrying, guest, onHead, sittingDown, standing, umbrella, upright } from './crowd';
import { grains, scene, WIDTH, wide } from './photo';
import { birds, cloud, foam, glitter, palm, sky, strokes, sun, volcano } from './sea';
import { disc, line, oval, shape } from './shapes';

/** Five walk to the water in the morning, boards under their arms and on their heads. */
export const walkToTheSea = (): string =>
  scene(
    sky(WIDTH, 560, ['#ffc69a', '#ffdcae', '#fff1da']),
    sun([420, 330], 100, '#fff6e6', '#ffbf66'),
    cloud([930, 190], 1.15),
    cloud([1380, 280], 0.9),
    birds([720, 250], 1.2),
    volcano([1150, 470], 420, 190, '#a9cab6', '#bdd8c2'),
    wide(468, 5, 150, '#7cc9cf'),
    glitter(420, 476, 90, '#fff6e6', 4),
    wide(530, 7, 140, '#58b9c1', -50),
    foam([-20, 596], [1640, 580], (share) => 15 + 5 * Math.sin(share * 17), 3, '#cdebe6'),
    foam([-20, 586], [1640, 568], (share) => 13 + 5 * Math.sin(share * 15), 8),
    wide(592, 7, 170, '#2f9fac', -20),
    strokes([
      [140, 636, 120],
      [620, 640, 90],
      [1180, 628, 130],
    ]),
    shape('M-40 730C300 670 620 720 900 690S1380 650 1660 672V1260H-40z', '#cfe9e4'),
    shape('M-40 748C300 688 620 738 900 708S1380 668 1660 690V1260H-40z', '#e3c794'),
    shape('M-40 786C300 726 620 770 900 738S1380 700 1660 722V1260H-40z', '#f0d9ae'),
    palm([1545, 800], 1.45, -5),
    guest({
      look: 'greyWoman',
      x: 285,
      y: 905,
      scale: 4.3,
      pose: carrying(['#5fb8b4', '#fff6e6', 'bands'], [18, -50]),
    }),
    guest({ look: 'blonde', x: 575, y: 935, scale: 4.5, pose: onHead('#fff6e6', '#ef6a3a') }),
    guest({ look: 'tall', x: 865, y: 915, scale: 4.9, pose: carrying(['#ffd166', '#0a5c6b', 'tip'], [18, -48], 2) }),
    guest({
      look: 'boy',
      x: 1060,
      y: 985,
      scale: 3.1,
      pose: standing(
        [
          [27, -88],
          [-15, -44],
        ],
        -8,
        [1, 1],
      ),
    }),
    guest({
      look: 'ayu',
      x: 1275,
      y: 950,
      scale: 4.5,
      mirrored: true,
      pose: standing(
        [
          [22, -54],
          [-21, -97],
        ],
        2,
        [1, 1],
      ),
    }),
    grains([
      [180, 1060],
      [420, 1100],
      [760, 1080],
      [980, 1130],
      [1420, 1080],
      [1240, 1110],
    ]),
  );

/** Coconuts in the shade after the lesson. */
export const afterwards = (): string => {
  const coconut = (x: number, y: number) =>
    disc([x, y], 27, '#6b8f4e') +
    oval([x, y - 16], 17, 8, '#fff6e6', 1) +
    line(`M${String(x + 4)} ${String(y - 18)}l14 -34`, '#ef6a3a', 6);
  return scene(
    sky(WIDTH, 560, ['#9fd8e2', '#cdebe6', '#fff0d2']),
    sun([1300, 220], 80, '#fff6dc', '#ffe39a'),
    cloud([560, 170], 1.1),
    cloud([1060, 250], 0.8),
    wide(470, 5, 150, '#7fcbd0'),
    wide(536, 8, 150, '#57b8bf', -60),
    foam([-20, 604], [1640, 590], (share) => 16 + 5 * Math.sin(share * 16), 3, '#cdebe6'),
    foam([-20, 594], [1640, 578], (share) => 13 + 5 * Math.sin(share * 14), 8),
    wide(598, 7, 170, '#3aa5b0', -20),
    strokes([
      [260, 640, 110],
      [1050, 640, 130],
    ]),
    shape('M-40 716C360 690 760 742 1100 706S1500 690 1660 704V1260H-40z', '#cfe9e4'),
    shape('M-40 738C360 712 760 764 1100 728S1500 712 1660 726V1260H-40z', '#f0d9ae'),
    umbrella([770, 905], 2.35, ['#ef6a3a', '#fff6e6']),
    upright([1210, 850], 560, 4, ['#fff6e6', '#0a5c6b', 'bands']),
    upright([1350, 870], 600, 8, ['#ffd166', '#ef6a3a', 'tip']),
    oval([760, 1008], 480, 60, '#5fb8b4', 1),
    oval([760, 1004], 450, 50, '#79c9c4', 1),
    guest({
      look: 'curls',
      x: 480,
      y: 1010,
      scale: 5.2,
      pose: sittingDown(
        [
          [22, -34],
          [-19, -3],
        ],
        -4,
      ),
      shade: '',
    }),
    guest({
      look: 'greyWoman',
      x: 1060,
      y: 1010,
      scale: 5.1,
      mirrored: true,
      pose: sittingDown(
        [
          [22, -33],
          [-19, -3],
        ],
        -4,
      ),
      shade: '',
    }),
    coconut(610, 812),
    coconut(932, 818),
    guest({
      look: 'made',
      x: 770,
      y: 880,
      scale: 4.6,
      pose: standing(
        [
          [25, -62],
          [-15, -44],
        ],
        0,
        [1, 1],
      ),
    }),
    coconut(886, 592),
    grains([
      [160, 1090],
      [420, 1130],
      [1220, 1110],
      [1460, 1050],
      [880, 1140],
    ]),
  );
};

/** The way home along the wet sand at dusk. */
export const wayHome = (): string => {
  const mirror = (...parts: string[]) =>
    `<g transform="translate(0 1984) scale(1 -1)" opacity="0.22">${parts.join('')}</g>`;
  const pair = (shade: string) => [
    guest({
      look: 'grey',
      x: 520,
      y: 992,
      scale: 4.9,
      pose: carrying(['#ffd07a', '#7b3f6b', 'tip'], [18, -50]),
      shade,
    }),
    guest({
      look: 'blonde',
      x: 900,
      y: 992,
      scale: 4.7,
      pose: carrying(['#fff0cc', '#ef6a3a', 'bands'], [22, -50], 3),
      shade,
    }),
    guest({
      look: 'braids',
      x: 1225,
      y: 992,
      scale: 3.4,
      mirrored: true,
      pose: standing(
        [
          [16, -101],
          [-15, -44],
        ],
        -4,
        [1, 1],
      ),
      shade,
    }),
  ];
  return scene(
    sky(WIDTH, 640, ['#6a2f5a', '#b5486a', '#f0826a', '#ffc184', '#ffe3a6']),
    sun([860, 520], 150, '#fff0cc', '#ffc27a'),
    cloud([330, 220], 1.2, '#ffb98a', 0.45),
    cloud([1260, 170], 1.1, '#ffb98a', 0.45),
    birds([1120, 300], 1.4, '#4a2044'),
    wide(610, 4, 160, '#b5546a'),
    glitter(860, 618, 130, '#ffe3a6', 4),
    wide(676, 7, 150, '#94405f', -50),
    foam([-20, 756], [1640, 742], (share) => 12 + 5 * Math.sin(share * 16), 3, '#f3b79a'),
    foam([-20, 748], [1640, 732], (share) => 10 + 4 * Math.sin(share * 14), 8, '#ffe3c4'),
    wide(748, 6, 170, '#7c375f', -20),
    shape('M-40 830C360 800 760 850 1100 816S1500 800 1660 812V1260H-40z', '#e59a7e'),
    shape('M-40 850C360 820 760 870 1100 836S1500 820 1660 832V1260H-40z', '#c9736c'),
    mirror(...pair('')),
    shape('M-40 1120C360 1090 760 1140 1100 1106S1500 1090 1660 1102V1260H-40z', '#a8575f'),
    palm([140, 960], 1.7, 7, false, '#3a1638', '#3a1638'),
    ...pair('#7b3048'),
  );
};
