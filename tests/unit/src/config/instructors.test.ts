import { instructors } from '../../../../src/config/instructors';

const { statSync } = jest.requireActual<{ statSync: (path: string) => { size: number } }>('node:fs');

test.each(instructors)('$name has a small portrait, a language and what they have passed', (instructor) => {
  const { portrait, languages, certificates } = instructor;
  expect(statSync(`public/pictures/people/${portrait}`).size).toBeLessThan(10_000);
  expect(languages.length).toBeGreaterThan(0);
  expect(certificates.length).toBeGreaterThan(0);
});
