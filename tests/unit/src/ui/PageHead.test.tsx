import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom';
import { type HeadFacts, PageContext, PageHead, removePageHead } from '../../../../src/ui/PageHead';
import { SiteOrigin } from '../../../../src/ui/useSiteOrigin';

const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');
const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');

const about = { path: '/aboutus', title: 'About', description: 'Who we are.' };

function open(address: string) {
  const router = createMemoryRouter(
    [
      {
        path: about.path,
        element: (
          <PageContext value={about}>
            <PageHead />
          </PageContext>
        ),
      },
      { path: '/profile', element: <PageHead title="Wayan" /> },
      { path: '*', element: <PageHead /> },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

test('a described page has a title, its description, an address and the data of a shared link', () => {
  open('/aboutus/?utm=x');
  expect(document.title).toBe('About | Ombak Pagi Surf School');
  expect(content('meta[name="description"]')).toBe('Who we are.');
  expect(canonical()).toBe('http://localhost/aboutus');
  expect(content('meta[name="robots"]')).toBe('index, follow');
  expect(content('meta[property="og:title"]')).toBe(document.title);
  expect(content('meta[property="og:description"]')).toBe('Who we are.');
  expect(content('meta[property="og:url"]')).toBe('http://localhost/aboutus');
  expect(content('meta[property="og:image"]')).toBe('http://localhost/pictures/school.jpg');
});

test('a page tells search engines where it stands in each language', () => {
  open('/aboutus?utm=x');
  const links = [...document.head.querySelectorAll('link[rel="alternate"]')];
  expect(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
    ['en', 'http://localhost/aboutus'],
    ['id', 'http://localhost/aboutus?lang=id'],
    ['x-default', 'http://localhost/aboutus'],
  ]);
});

test('a page without a description stays out of the search engines, and one without a title has the school’s', () => {
  open('/nowhere');
  expect(document.title).toBe('Ombak Pagi Surf School | Small groups, warm water, first waves.');
  expect(content('meta[name="description"]')).toBe('Small groups, warm water, first waves.');
  expect(content('meta[name="robots"]')).toBe('noindex');
  expect(canonical()).toBe('http://localhost/nowhere');
  expect(document.head.querySelector('link[rel="alternate"]')).toBeNull();
});

test('the next page’s elements replace those of the page before', async () => {
  const router = open('/aboutus');
  await act(() => router.navigate('/profile'));
  expect(document.title).toBe('Wayan | Ombak Pagi Surf School');
  expect(content('meta[name="robots"]')).toBe('noindex');
  expect(canonical()).toBe('http://localhost/profile');
  const elements = [...document.head.querySelectorAll('title, meta:not([name="api-level"]), link[rel="canonical"]')];
  const names = elements.map(
    (element) => element.getAttribute('name') ?? element.getAttribute('property') ?? element.localName,
  );
  expect(names).toHaveLength(8);
  expect(new Set(names).size).toBe(names.length);
});

const facts: HeadFacts = {
  title: 'Private lesson',
  description: 'You alone.',
  address: '/lesson?lesson=1',
  image: '/public/a.webp',
  robots: 'noindex, follow',
};
const lesson = (
  <MemoryRouter>
    <PageContext value={about}>
      <PageHead {...facts} />
    </PageContext>
  </MemoryRouter>
);

test('a page may say more than its entry does', () => {
  render(lesson);
  expect(document.title).toBe('Private lesson | Ombak Pagi Surf School');
  expect(content('meta[name="description"]')).toBe('You alone.');
  expect(content('meta[property="og:description"]')).toBe('You alone.');
  expect(canonical()).toBe('http://localhost/lesson?lesson=1');
  expect(content('meta[property="og:url"]')).toBe('http://localhost/lesson?lesson=1');
  expect(content('meta[property="og:image"]')).toBe('http://localhost/public/a.webp');
  expect(content('meta[name="robots"]')).toBe('noindex, follow');
});

describe('the origin of absolute addresses', () => {
  afterEach(() => document.head.querySelector('[name="site-origin"]')?.remove());

  test('is the one that the server has given the page, also after the other elements were replaced', () => {
    const origin = { name: 'site-origin', content: 'https://surf.example' };
    document.head.append(document.createElement('title'), Object.assign(document.createElement('meta'), origin));
    removePageHead();
    render(lesson);
    expect(document.title).toBe('Private lesson | Ombak Pagi Surf School');
    expect(canonical()).toBe('https://surf.example/lesson?lesson=1');
    expect(content('meta[property="og:image"]')).toBe('https://surf.example/public/a.webp');
  });

  test('is given to a page that is rendered on a server', () => {
    const html = renderToString(<SiteOrigin value="https://surf.example">{lesson}</SiteOrigin>);
    expect(html).toContain('<link rel="canonical" href="https://surf.example/lesson?lesson=1"/>');
    expect(html).toContain('<meta property="og:image" content="https://surf.example/public/a.webp"/>');
  });

  test('may be unknown there: then there are no absolute addresses', () => {
    const html = renderToString(lesson);
    expect(html).toContain('<title>Private lesson | Ombak Pagi Surf School</title>');
    expect(html).not.toMatch(/canonical|og:url|og:image/);
  });
});
