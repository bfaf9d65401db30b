import { screen } from '@testing-library/react';
import { goodToKnow, instructors } from '../../../../src/config/school';
import { renderRoute } from '../../../support/web/render';

describe('AboutPage', () => {
  test('the about page tells the story, the team, safety, values and the way, and leads on', async () => {
    await renderRoute('/aboutus');
    expect(await screen.findByRole('heading', { level: 1, name: 'About Ombak Pagi' })).toBeVisible();
    for (const name of ['Our story', 'What we believe in', 'The team', 'How we keep you safe', 'Where to find us']) {
      expect(screen.getByRole('region', { name })).toBeVisible();
    }
    expect(screen.getAllByText(/2014/).length).toBeGreaterThan(0);
    expect(screen.getByText('Head coach')).toBeVisible();
    for (const { name, languages, certificates } of instructors) {
      const person = screen.getByRole('heading', { level: 3, name }).closest('li');
      expect(person).toHaveTextContent(`Speaks ${languages.join(', ')}`);
      expect(person).toHaveTextContent(`Holds ${certificates.join(', ')}`);
    }
    expect(screen.getByText(/^Drawn, not photographed/)).toBeVisible();
    expect(screen.getByText(goodToKnow.swell)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find your lesson' })).toHaveAttribute('href', '/surf-lesson');
    expect(screen.getByRole('link', { name: 'See the surf spots' })).toHaveAttribute('href', '/surfspot');
    expect(screen.getByRole('link', { name: 'Call or write to us' })).toHaveAttribute('href', '/contactus');
    expect(document.title).toBe('About Ombak Pagi | Ombak Pagi Surf School');
  });
});

describe('NotFoundPage', () => {
  test.each(['/nowhere', '/surf-lesson/nowhere', '/check-bookings/x'])('%s is not found', async (path) => {
    await renderRoute(path);
    expect(await screen.findByText('Oops! Page not found.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Oops! Page not found.');
    expect(screen.getByRole('img', { name: /^Two feet/ })).toHaveAttribute('src', '/pictures/wipe-out.svg');
    expect(screen.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});
