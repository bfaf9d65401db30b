import { school, takeSchool } from '../../../src/config/school';
import { headTexts } from '../../../src/serverRender';

const own = { name: 'Angin & Laut', brand: 'Angin', area: 'Senggigi', region: 'Lombok', texts: { tagline: null } };

afterEach(() => takeSchool({}));

test('the head of a page says what the school says, in its title as in its description', () => {
  const { title, description } = headTexts('/', own);
  expect(title).toBe(own.name);
  expect(description).toContain('Senggigi, Lombok');
  expect(headTexts('/surfspot', own)).toMatchObject({ title: 'Surf Spots in Lombok | Angin & Laut' });
  expect(headTexts('/aboutus', own)).toMatchObject({ title: 'About Angin | Angin & Laut' });
  expect(headTexts('*', own)).toEqual({ title: 'Oops! Page not found. | Angin & Laut', description: own.name });
  expect(headTexts('', {})).toEqual({ title: `${school.name} | ${school.tagline}`, description: school.tagline });
});

test('a page that is being rendered meanwhile keeps its own words', () => {
  takeSchool({ name: 'Being rendered', texts: { tagline: 'Its own.' } });
  headTexts('/', own);
  expect([school.name, school.tagline]).toEqual(['Being rendered', 'Its own.']);
});
