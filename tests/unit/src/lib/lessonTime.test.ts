import { goodToKnow } from '../../../../src/config/school';
import { drivesOut } from '../../../../src/lib/drivesOut';
import { lessonTime } from '../../../../src/lib/lessonTime';

test.each([
  ['Group Surf Lesson', goodToKnow.time],
  ['Private Sunset Lesson', goodToKnow.sunsetTime],
  ['Dawn Patrol Guiding', goodToKnow.dawnTime],
])('%s begins: %s', (name, time) => {
  expect(lessonTime(name)).toBe(time);
});

test.each([
  ['Surf Guide & Day Trip', '', true],
  ['Dawn Patrol Guiding', '', true],
  ['Three Beaches, Group', 'Boards, lunch and transport.', true],
  ['Private Surf Lesson', 'A patient instructor, white water.', false],
])('%s: whether it leaves the beach where people meet', (name, description, expected) => {
  expect(drivesOut({ name, description })).toBe(expected);
});
