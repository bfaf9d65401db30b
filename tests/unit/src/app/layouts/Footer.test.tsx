import { screen, within } from '@testing-library/react';
import { Footer } from '../../../../../src/app/layouts/Footer';
import { navigation } from '../../../../../src/app/layouts/navigation';
import { school } from '../../../../../src/config/school';
import { renderWithProviders } from '../../../../support/web/render';

test('it has the brand, three social links and the quick links', () => {
  renderWithProviders(<Footer />);
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText(school.name)).toBeVisible();
  const social = footer.getAllByRole('link', { name: /^Ombak Pagi on/ });
  expect(social.map((link) => link.getAttribute('href'))).toEqual(school.social.map(({ url }) => url));
  for (const link of social) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noreferrer');
    expect(link.querySelector('svg')).not.toBeNull();
  }
  const quick = within(footer.getByRole('navigation', { name: 'Quick links' })).getAllByRole('link');
  expect(quick.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    navigation.map(({ to, label }) => [label, to]),
  );
});

test('the map is asked of the other site only when the person wants to see it', async () => {
  const { user } = renderWithProviders(<Footer />);
  expect(screen.queryByTitle(school.map.label)).toBeNull();
  expect(screen.getByRole('link', { name: 'Open the map in a new tab' })).toHaveAttribute('href', school.map.url);
  await user.click(screen.getByRole('button', { name: 'Show map' }));
  const map = screen.getByTitle(school.map.label);
  expect(map).toHaveAttribute('src', school.map.embedUrl);
  expect(map).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(screen.queryByRole('button', { name: 'Show map' })).toBeNull();
});

test('a question can be asked on WhatsApp, and the surf spots are found', () => {
  renderWithProviders(<Footer />);
  const ask = screen.getByRole('link', { name: /^Ask on WhatsApp/ });
  const address = new URL(ask.getAttribute('href') ?? '');
  expect(address.origin + address.pathname).toBe(`https://wa.me/${school.contact.whatsApp}`);
  expect(address.searchParams.get('text')).toBe('Hello Ombak Pagi, I have a question.');
  expect(screen.getByRole('link', { name: 'Where we surf' })).toHaveAttribute('href', '/surfspot');
});

test('the page is one press away in the other language', () => {
  renderWithProviders(<Footer />, { route: '/surf-lesson?page=2', path: '*' });
  expect(screen.getByRole('button', { name: 'Bahasa Indonesia' })).toHaveAttribute('lang', 'id');
});
