import { acceptsParticipants, MAX_PARTICIPANTS, participantRule } from '../../../../src/lib/participants';

const fixed = (people: number) => ({ minimum: people, maximum: people, adjustable: false });
const group = { minimum: 3, maximum: MAX_PARTICIPANTS, adjustable: true };

test.each([
  ['Private lesson', fixed(1)],
  ['A PRIVATE morning', fixed(1)],
  ['Semi-Private lesson', fixed(2)],
  ['Semi Private lesson', fixed(2)],
  ['semi private', fixed(2)],
  ['Lesson, SEMI-PRIVATE', fixed(2)],
  ['Group lesson', group],
  ['Kids GROUP', group],
  ['Private group lesson', fixed(1)],
  ['Semi-private group lesson', fixed(2)],
  ['3 days beginner surf lesson', fixed(1)],
  ['', fixed(1)],
])('the rule of "%s"', (name, rule) => {
  expect(participantRule(name)).toEqual(rule);
});

test.each([
  ['Group lesson', 2, false],
  ['Group lesson', 3, true],
  ['Group lesson', 100, true],
  ['Group lesson', 101, false],
  ['Group lesson', 3.5, false],
  ['Group lesson', NaN, false],
  ['Group lesson', -3, false],
  ['Private lesson', 1, true],
  ['Private lesson', 2, false],
  ['Private lesson', 0, false],
  ['Semi-private lesson', 2, true],
  ['Semi-private lesson', 1, false],
])('"%s" takes %d people: %s', (name, people, accepted) => {
  expect(acceptsParticipants(name, people)).toBe(accepted);
});
