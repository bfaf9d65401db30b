import { person } from './figure';
import { looks, riding } from './people';
import { birds, cloud, glitter, sideBoard, sky, spray, strokes, sun, volcano, water } from './sea';
import { at, picture, placed, type Point, shape } from './shapes';
import { face, faceAt, lip, type Wave } from './wave';

const SIDE = 2000;
const wave: Wave = { low: 890, high: 320, middle: 1570, length: 205, foot: 1120, width: SIDE, bottom: SIDE };

/** A surfer on a board that runs to the left, down the face. */
function rider(
  x: number,
  share: number,
  scale: number,
  turn: number,
  board: [string, string],
  ...who: Parameters<typeof person>
): string {
  const place: Point = [x, faceAt(wave, x, share)];
  return placed(place, { turn, scale, mirrored: true }, sideBoard(100, ...board), person(...who));
}

/** The water that the board of a rider throws behind itself. */
function wake(x: number, share: number, length: number, rise: number): string {
  const p = (right: number, down: number): string => at([x + right, faceAt(wave, x, share) + down]);
  return (
    shape(
      `M${p(70, 6)}C${p(170, 22)} ${p(length * 0.7, 20)} ${p(length + 70, -rise)}C${p(length, 0)} ${p(240, 74)} ${p(70, 6)}z`,
      '#fff6e6',
      'opacity="0.92"',
    ) +
    shape(
      `M${p(70, 10)}C${p(190, 80)} ${p(length * 0.8, 60)} ${p(length + 30, -rise * 0.4)}C${p(length * 0.9, 110)} ${p(150, 110)} ${p(70, 10)}z`,
      '#fff6e6',
      'opacity="0.35"',
    )
  );
}

/** A beginner and her instructor on a green wave in the morning. */
export function heroWave(): string {
  return picture(
    SIDE,
    SIDE,
    sky(SIDE, 860, ['#f6a98b', '#fab78f', '#fdcb9b', '#ffe0b8', '#fff0d8']),
    sun([1352, 540], 108, '#fff6e6', '#ffb35c'),
    cloud([330, 330], 1.4, '#fff1dc', 0.75),
    cloud([900, 250], 1, '#fff1dc', 0.7),
    cloud([1460, 170], 1.25, '#fff1dc', 0.6),
    birds([1130, 420], 1.5),
    volcano([500, 742], 640, 270, '#d9a48a', '#e8b998'),
    shape('M-40 740C120 690 260 690 420 732S640 746 760 752V770H-40z', '#8fb59f'),
    water(744, 5, 170, '#7cc9cf', SIDE, SIDE),
    glitter(1352, 754, 60, '#fff6e6', 3),
    water(812, 9, 150, '#5bbac1', SIDE, SIDE, -60),
    strokes([
      [180, 865, 120],
      [480, 844, 70],
      [760, 860, 90],
      [330, 788, 60],
      [640, 784, 90],
    ]),
    face(wave, ['#a5e0d2', '#62c3bf', '#37a7ae', '#1f8c9a', '#107484'], '#d8f3ea'),
    lip([1846, 520]),
    spray([1900, 500], 250, 20, 8),
    wake(1585, 0.36, 330, 110),
    wake(1285, 0.5, 330, 80),
    rider(1585, 0.36, 3.55, -14, ['#ffd166', '#ef6a3a'], looks.made, riding.sure),
    rider(1285, 0.5, 3.75, -8, ['#fff6e6', '#ef6a3a'], looks.blonde, riding.first),
    water(1100, 16, 190, '#0f6c7c', SIDE, SIDE, -20),
    strokes(
      [
        [820, 1050, 110],
        [1120, 1030, 150],
        [560, 1010, 90],
        [1500, 1000, 90],
        [260, 970, 120],
      ],
      '#d8f3ea',
      0.45,
    ),
    water(1260, 18, 230, '#0b5b6a', SIDE, SIDE, -90),
    strokes(
      [
        [300, 1190, 150],
        [900, 1200, 120],
        [1500, 1190, 170],
        [600, 1340, 150],
        [1250, 1360, 130],
      ],
      '#a8dfdc',
      0.4,
      8,
    ),
    water(1480, 20, 260, '#084a58', SIDE, SIDE, -40),
  );
}
