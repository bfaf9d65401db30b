import { head, type Look } from './head';
import { at, between, jointOf, limb, line, move, placed, type Point, shape } from './shapes';

/** Where the parts of a body are: the ground is y = 0, a person who stands is 100 high and looks to the right. */
export interface Pose {
  hips: Point;
  chest: Point;
  head: Point;
  /** The head's turn in degrees. */
  nod?: number;
  /** Hands and feet, the far one first, and the side to which elbows and knees point. */
  hands: readonly [far: Point, near: Point];
  elbows: readonly [1 | -1, 1 | -1];
  feet?: readonly [far: Point, near: Point];
  knees?: readonly [1 | -1, 1 | -1];
  /** The turn of the feet in degrees, as on a board that points upwards. */
  soles?: number;
  /** What is held by the near hand, in front of the body and behind the arm. */
  held?: string;
}

const THIGH = 21.5;
const CALF = 21;
const UPPER_ARM = 17;
const FOREARM = 16.5;

function arm(shoulder: Point, hand: Point, bend: 1 | -1, skin: string, sleeve: string, isLong: boolean): string {
  const elbow = jointOf(shoulder, hand, UPPER_ARM, FOREARM, bend);
  const reached = Math.hypot(hand[0] - elbow[0], hand[1] - elbow[1]);
  const end = reached > FOREARM + 1 ? between(elbow, hand, FOREARM / reached) : hand;
  const sleeveEnd = isLong ? between(elbow, end, 0.72) : between(shoulder, elbow, 0.72);
  return [
    limb(shoulder, elbow, 4.3, 3.7, skin),
    limb(elbow, end, 3.7, 2.9, skin),
    limb(end, between(elbow, end, 1.22), 3.4, 2.6, skin),
    limb(shoulder, isLong ? elbow : sleeveEnd, 5.4, isLong ? 4.6 : 5, sleeve),
    isLong ? limb(elbow, sleeveEnd, 4.6, 4, sleeve) : '',
  ].join('');
}

function leg(
  hip: Point,
  foot: Point,
  bend: 1 | -1,
  skin: string,
  shorts: string,
  sole: number,
  isLong: boolean,
): string {
  const ankle = move(foot, 0, -2.5);
  const knee = jointOf(hip, ankle, THIGH, CALF, bend);
  const turn = (sole * Math.PI) / 180;
  const toe: Point = [ankle[0] + 8.5 * Math.cos(turn), ankle[1] + 8.5 * Math.sin(turn) + 0.4];
  const hem = between(hip, knee, 0.86);
  const cuff = between(knee, ankle, 0.7);
  return [
    limb(hip, knee, 6.2, 5, skin),
    limb(knee, ankle, 4.9, 3.3, skin),
    limb(move(ankle, -1.2, 0), toe, 3.2, 2.3, skin),
    isLong ? limb(hip, knee, 7, 5.6, shorts) + limb(knee, cuff, 5.6, 4.3, shorts) : limb(hip, hem, 7.1, 6.8, shorts),
  ].join('');
}

/** A colour that lies further back. */
function darker(color: string): string {
  const parts = [1, 3, 5].map((from) => parseInt(color.slice(from, from + 2), 16));
  const [r = 0, g = 0, b = 0] = parts;
  return `#${[r * 0.86, g * 0.84, b * 0.86].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** A person in a pose; without feet one who stands in the water to the hips. */
export function person(look: Look, pose: Pose): string {
  const { hips, chest, hands, elbows, feet, knees = [1, 1], soles = 0 } = pose;
  const { skin, shirt, stripe, shorts, longLegs = false, longSleeves = false } = look;
  const wide = look.width ?? 1;
  // The side of the body that is turned away lies a little behind.
  const [dx, dy] = [chest[0] - hips[0], chest[1] - hips[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [sideX, sideY] = [-dy / length, dx / length];
  const off = (p: Point, by: number): Point => [p[0] + sideX * by * wide, p[1] + sideY * by * wide];
  const shoulders: [Point, Point] = [off(chest, 7.2), off(chest, -7.2)];
  const hipSides: [Point, Point] = [off(hips, 3.9), off(hips, -3.9)];
  const [front, back] = [off(chest, 8.6), off(chest, -8.6)];
  const [frontHip, backHip] = [off(hips, 6.4), off(hips, -6.4)];
  const neck = between(chest, pose.head, 0.5);
  const torso = `M${at(move(back, 0, -1))}Q${at(between(off(chest, 0), neck, 0.9))} ${at(move(front, 0, -1))}Q${at(off(between(chest, hips, 0.5), 6.8))} ${at(frontHip)}L${at(backHip)}Q${at(off(between(chest, hips, 0.5), -6.8))} ${at(back)}z`;
  const belt = between(chest, hips, 0.42);
  return [
    arm(shoulders[0], hands[0], elbows[0], darker(skin), darker(shirt), longSleeves),
    feet ? leg(hipSides[0], feet[0], knees[0], darker(skin), darker(shorts), soles, longLegs) : '',
    feet ? leg(hipSides[1], feet[1], knees[1], skin, shorts, soles, longLegs) : '',
    limb(off(hips, -4.4), off(hips, 4.4), 6, 6, shorts),
    limb(chest, pose.head, 4.4, 4.2, darker(skin)),
    shape(torso, shirt, `stroke="${shirt}" stroke-width="5" stroke-linejoin="round"`),
    shape(
      `M${at(move(back, -1, -2))}L${at(between(back, front, 0.36))}L${at(between(backHip, frontHip, 0.3))}L${at(off(backHip, -2.4))}z`,
      '#07333e',
      'opacity="0.13"',
    ),
    line(`M${at(off(belt, 5.4))}L${at(off(belt, -5.4))}`, stripe, 4),
    placed(pose.head, { turn: pose.nod ?? 0 }, head(look)),
    pose.held ?? '',
    arm(shoulders[1], hands[1], elbows[1], skin, shirt, longSleeves),
  ].join('');
}
