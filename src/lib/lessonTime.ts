import { goodToKnow } from '../config/school';

/** When a lesson begins, as its name tells: a sunset lesson is no morning lesson. */
export function lessonTime(name: string): string {
  if (/\bsunset\b/i.test(name)) return goodToKnow.sunsetTime;
  if (/\b(?:dawn|sunrise)\b/i.test(name)) return goodToKnow.dawnTime;
  return goodToKnow.time;
}
