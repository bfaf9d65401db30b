import { screen, waitFor } from '@testing-library/react';
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
    await waitFor(() => {
      // The skeleton of the instructors has empty lines, until they have been answered.
      const empty = document.querySelectorAll(':is(main, footer) :is(p, ul, dd, summary):empty:not([data-hint])');
      expect(Array.from(empty, ({ outerHTML }) => outerHTML)).toEqual([]);
    });
    expect(document.title).not.toMatch(/\|\s*$/);
    for (const gone of ['What to bring', 'What do I bring?', 'Our story']) expect(screen.queryByText(gone)).toBeNull();
  },
);

const promises = [
  /90 min|ninety/i,
  /1 : 3|3 surfers|three people/,
  /every day|free for everybody|You lose nothing|five minutes/,
  /patient instructor|We drive|by the hour/,
];

test.each(['/', '/aboutus'])(
  '%s of another school promises nothing that stands in no text of its own, and has no heading over nothing',
  async (route) => {
    const first = await renderRoute(route);
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(/1 : 3|three people/)); // at the first school
    first.unmount();
    takeSchool({ name: 'Wave House', founded: '2020', texts: Object.fromEntries(names.map((name) => [name, null])) });
    await renderRoute(route);
    await screen.findByRole('heading', { name: route === '/' ? 'What We Offer' : 'Where to find us' });
    await waitFor(() => expect(screen.queryByText('In the water with you')).toBeNull());
    const main = screen.getByRole('main');
    for (const promise of promises) expect(main).not.toHaveTextContent(promise);
    for (const heading of main.querySelectorAll('h2'))
      expect(heading.closest('section')?.textContent).not.toBe(heading.textContent);
  },
);

test('the first screen of another school says its tagline, its town and its lowest price', async () => {
  takeSchool({ name: 'Wave House', area: 'Canggu', texts: { tagline: 'Wind first.' } });
  mockCall('get', '/api/products', { json: listOf([makeProduct({ price: 450_000 })]) });
  await renderRoute('/');
  expect(await screen.findByText('Wind first. Surf lessons in Canggu.')).toBeVisible();
  expect(await screen.findByText('From Rp. 450.000')).toBeVisible();
});

test.each([
  [{}, true],
  [{ swell: null }, true],
  [{ safety: null }, true],
  [{ safety: null, swell: null }, false],
])('home leads to what the about page says of safety, where it says anything: %j', async (texts, isSaid) => {
  takeSchool({ texts });
  const home = await renderRoute('/');
  await screen.findByRole('heading', { name: 'What We Offer' });
  // A heading that nothing would stand below, as nobody teaches here, is left out.
  await waitFor(() => expect(screen.queryByText('In the water with you') !== null).toBe(isSaid));
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

test.each(['/', '/aboutus', '/contactus', '/surf-lesson/lesson-detail?lesson=lesson'])(
  '%s shows what the school has written twice',
  async (route) => {
    takeSchool({
      texts: {
        welcome: 'Waves.\n\nWaves.',
        about: 'Who we are.\n\nWaves.\n\nWaves.',
        ...Object.fromEntries(['safety', 'included', 'bring'].map((list) => [list, 'Waves.\nWaves.'])),
      },
    });
    await renderRoute(route);
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(screen.getAllByText('Waves.').length).toBeGreaterThanOrEqual(2));
  },
);
