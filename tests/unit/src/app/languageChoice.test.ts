import Cookies from 'js-cookie';
import { http, HttpResponse } from 'msw';
import { keepChosenLanguage, showChosenLanguage } from '../../../../src/app/languageChoice';
import { server } from '../../../support/web/server';

const head = [...document.head.childNodes];
const indonesian =
  '<!doctype html><html lang="id"><head><title>Kelas</title></head><body><div id="root"></div><script src="/js/id.js"></script></body></html>';

beforeEach(() => {
  Cookies.remove('lang');
  window.history.replaceState(null, '', '/surf-lesson');
});
afterEach(() => {
  document.head.replaceChildren(...head);
  document.body.replaceChildren();
  document.documentElement.lang = 'en';
});

test('the language of an address is kept and leaves the address', () => {
  window.history.replaceState({ step: 1 }, '', '/surf-lesson?page=2&lang=id#top');
  keepChosenLanguage();
  expect(Cookies.get('lang')).toBe('id');
  expect(window.location.href).toBe('http://localhost/surf-lesson?page=2#top');
  expect(window.history.state).toEqual({ step: 1 });
});

test.each(['?lang=xx', '?lang=', ''])('an address with %s leaves everything as it is', (search) => {
  window.history.replaceState(null, '', `/surf-lesson${search}`);
  keepChosenLanguage();
  expect(Cookies.get('lang')).toBeUndefined();
  expect(window.location.search).toBe(search);
});

test('a host that does not know the choice is asked for the page in the chosen language', async () => {
  server.use(http.get('/id/index.html', () => HttpResponse.html(indonesian)));
  Cookies.set('lang', 'id');
  await expect(showChosenLanguage()).resolves.toBe(true);
  expect(document.documentElement.lang).toBe('id');
  expect(document.title).toBe('Kelas');
  expect(document.querySelector('script')).toHaveAttribute('src', '/js/id.js');
});

test.each([
  ['without a choice', undefined, '/surf-lesson'],
  ['with a choice for English', 'en', '/surf-lesson'],
  ['with a cookie of an unknown language', 'xx', '/surf-lesson'],
  ['in the admin area', 'id', '/admin/users'],
])('%s the page stays as it is', async (_case, chosen, address) => {
  if (chosen) Cookies.set('lang', chosen);
  window.history.replaceState(null, '', address);
  await expect(showChosenLanguage()).resolves.toBe(false);
});

test('where the other page is not to be had, this one stays', async () => {
  Cookies.set('lang', 'id');
  server.use(http.get('/id/index.html', () => HttpResponse.error()));
  await expect(showChosenLanguage()).resolves.toBe(false);
  // A host may answer every unknown path with the English page.
  server.use(http.get('/id/index.html', () => HttpResponse.html('<html lang="en"></html>')));
  await expect(showChosenLanguage()).resolves.toBe(false);
});
