import { screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { PublicLayout } from '../../../../../src/app/layouts/PublicLayout';
import { renderWithProviders } from '../../../../support/web/render';

const offer = 'Situs ini juga tersedia dalam Bahasa Indonesia.';

function open(browserLanguages: string[]) {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(browserLanguages);
  return renderWithProviders(<PublicLayout />, { route: '/surf-lesson?page=2', path: '*' });
}

beforeEach(() => Cookies.remove('lang'));
afterEach(() => jest.restoreAllMocks());

test('a browser that prefers Indonesian is offered the site in it', async () => {
  open(['fr-FR', 'id-ID', 'en']);
  expect(await screen.findByText(offer)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Baca dalam Bahasa Indonesia' })).toHaveAttribute(
    'href',
    '/surf-lesson?page=2&lang=id',
  );
});

test('who declines is not asked again', async () => {
  const { user } = open(['id']);
  await user.click(await screen.findByRole('button', { name: 'Tidak, terima kasih' }));
  expect(screen.queryByText(offer)).toBeNull();
  expect(Cookies.get('lang')).toBe('en');
});

test.each([['en-US', 'id'], ['fr'], []])('a browser with the languages %s is not', async (...browserLanguages) => {
  open(browserLanguages);
  expect(await screen.findByRole('contentinfo')).toBeVisible();
  expect(screen.queryByText(offer)).toBeNull();
});

test('nor is one whose visitor has chosen English', async () => {
  Cookies.set('lang', 'en');
  open(['id']);
  expect(await screen.findByRole('contentinfo')).toBeVisible();
  expect(screen.queryByText(offer)).toBeNull();
});
