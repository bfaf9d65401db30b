import { screen } from '@testing-library/react';
import { aboutContent } from '../../../../src/config/aboutContent';
import { firstFields, takeSchool } from '../../../../src/config/school';
import type { SchoolText } from '../../../../src/config/sentSchool';
import { welcome } from '../../../../src/config/welcome';
import { listOf, makeProduct, makeSpot } from '../../../support/web/factories';
import { mockCall } from '../../../support/web/network';
import { renderRoute } from '../../../support/web/render';

const names: SchoolText[] = ['tagline', 'welcome', 'about', 'safety', 'included', 'bring', 'meeting', 'swell', 'notes'];

beforeEach(() => {
  for (const list of ['instructors', 'testimonies', 'carousels', 'images', 'videos', 'product-categories'])
    mockCall('get', `/api/${list}`, { json: listOf([]) });
  mockCall('get', '/api/surf-spots', { json: listOf([makeSpot()]) });
  mockCall('get', '/api/products', { json: listOf([makeProduct({ id: 'lesson' })]) });
});
afterEach(() => takeSchool({}));

test.each(['/', '/aboutus', '/contactus', '/surf-lesson/lesson-detail?lesson=lesson'])(
  '%s has no empty paragraph, list or heading when the school has taken its texts away',
  async (route) => {
    takeSchool({ texts: Object.fromEntries(names.map((name) => [name, null])) });
    await renderRoute(route);
    await screen.findByRole('heading', { level: 1 });
    const empty = document.querySelectorAll(':is(main, footer) :is(p, ul, dd, summary):empty:not([data-hint])');
    expect(Array.from(empty, ({ outerHTML }) => outerHTML)).toEqual([]);
    expect(document.title).not.toMatch(/\|\s*$/);
    for (const gone of ['What to bring', 'What do I bring?', 'Our story']) expect(screen.queryByText(gone)).toBeNull();
  },
);

test.each([
  [{}, true],
  [{ swell: null }, true],
  [{ safety: null }, true],
  [{ safety: null, swell: null }, false],
])('home leads to what the about page says of safety, where it says anything: %j', async (texts, isSaid) => {
  takeSchool({ texts });
  const home = await renderRoute('/');
  await screen.findByRole('heading', { name: 'In the water with you' });
  expect(screen.queryByRole('link', { name: 'How we keep you safe' }) !== null).toBe(isSaid);
  home.unmount();
  await renderRoute('/aboutus');
  await screen.findByRole('heading', { level: 1 });
  expect(document.getElementById('safety') !== null).toBe(isSaid);
});

test.each(['/aboutus', '/contactus'])(
  '%s tells the opening hours of the first school, and no other of its hours',
  async (route) => {
    const first = await renderRoute(route);
    await screen.findByRole('heading', { level: 1 });
    expect(document.body).toHaveTextContent(/every day.*06:30/i);
    first.unmount();
    takeSchool({ name: 'Wave House' });
    await renderRoute(route);
    await screen.findByRole('heading', { level: 1 });
    expect(document.body).not.toHaveTextContent(/06:30|18:00|undefined/);
  },
);

test('the first words name the first school, as they are stored, whatever the school is called now', () => {
  const first = [...welcome.paragraphs, aboutContent.lead, ...aboutContent.story];
  takeSchool({ brand: 'Wave House', founded: null, area: 'Canggu' });
  expect([...welcome.paragraphs, aboutContent.lead, ...aboutContent.story]).toEqual(first);
  expect(first.join()).toContain(firstFields.founded);
});
