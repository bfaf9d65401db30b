import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { PageMeta } from '../../../../src/ui/PageMeta';

const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');
const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');

function open(path: string) {
  const router = createMemoryRouter(
    [
      { path: '/aboutus', element: <PageMeta title="About" /> },
      { path: '/profile', element: <PageMeta title="Profile" /> },
      { path: '*', element: <PageMeta /> },
      { path: '/special', element: <PageMeta title="Special" description="A text of its own" /> },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

test('a public page has a title, its own description, an address and the data of a shared link', () => {
  open('/aboutus/?utm=x');
  expect(document.title).toBe('About | Ombak Pagi Surf School');
  expect(content('meta[name="description"]')).toContain('since 2014');
  expect(canonical()).toBe('http://localhost/aboutus');
  expect(content('meta[name="robots"]')).toBe('index, follow');
  expect(content('meta[property="og:title"]')).toBe(document.title);
  expect(content('meta[property="og:description"]')).toBe(content('meta[name="description"]'));
  expect(content('meta[property="og:url"]')).toBe('http://localhost/aboutus');
  expect(content('meta[property="og:image"]')).toBe('http://localhost/pictures/hero-1.jpg');
  expect(content('meta[name="twitter:card"]')).toBe('summary_large_image');
});

test('elements that are there are changed, not doubled; a private page stays out of the search engines', async () => {
  document.head.innerHTML = '<title>From index.html</title><meta name="description" content="As well">';
  const router = open('/aboutus');
  await act(() => router.navigate('/profile'));
  expect(document.title).toBe('Profile | Ombak Pagi Surf School');
  expect(content('meta[name="robots"]')).toBe('noindex');
  for (const selector of ['title', 'meta[name="description"]', 'link[rel="canonical"]', 'meta[property="og:url"]']) {
    expect(document.head.querySelectorAll(selector)).toHaveLength(1);
  }
});

test.each(['/surf-lesson/booking-cart', '/surf-lesson/booking-details/ABCDEFGH23', '/login', '/admin', '/nowhere'])(
  '%s is not for search engines',
  (path) => {
    open(path);
    expect(content('meta[name="robots"]')).toBe('noindex');
  },
);

test.each(['/', '/surf-lesson', '/surfspot', '/contactus', '/check-bookings'])('%s is', (path) => {
  open(path);
  expect(content('meta[name="robots"]')).toBe('index, follow');
});

test('a page may describe itself', () => {
  open('/special');
  expect(content('meta[name="description"]')).toBe('A text of its own');
});
