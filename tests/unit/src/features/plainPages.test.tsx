import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { goodToKnow } from '../../../../src/config/goodToKnow';
import { listOf, makeInstructor } from '../../../support/web/factories';
import { setLevel } from '../../../support/web/level';
import { renderRoute } from '../../../support/web/render';
import { server } from '../../../support/web/server';

const answerTeam = (...people: ReturnType<typeof makeInstructor>[]) =>
  server.use(http.get('*/api/instructors', () => HttpResponse.json(listOf(people))));

describe('AboutPage', () => {
  test('the about page tells the story, the team, safety, values and the way, and leads on', async () => {
    const ayu = makeInstructor({ name: 'Ayu', role: null, about: null, languages: [] });
    answerTeam(makeInstructor({ role: 'Head coach' }), ayu);
    await renderRoute('/aboutus');
    expect(await screen.findByRole('heading', { level: 1, name: 'About Ombak Pagi' })).toBeVisible();
    for (const name of ['Our story', 'What we believe in', 'The team', 'How we keep you safe', 'Where to find us']) {
      expect(screen.getByRole('region', { name })).toBeVisible();
    }
    expect(screen.getAllByText(/2014/).length).toBeGreaterThan(0);
    const personOf = async (name: string) => (await screen.findByRole('heading', { level: 3, name })).closest('li');
    expect(await personOf('Komang')).toHaveTextContent(
      /^KomangHead coachRides a longboard as others dance\.Speaks Indonesian, English$/,
    );
    expect(await personOf('Ayu')).toHaveTextContent(/^Ayu$/);
    expect(screen.getByText(/^Drawn, not photographed/)).toBeVisible();
    expect(screen.getByText(goodToKnow.swell)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find your lesson' })).toHaveAttribute('href', '/surf-lesson');
    expect(screen.getByRole('link', { name: 'See the surf spots' })).toHaveAttribute('href', '/surfspot');
    expect(screen.getByRole('link', { name: 'Call or write to us' })).toHaveAttribute('href', '/contactus');
    expect(document.title).toBe('About Ombak Pagi | Ombak Pagi Surf School');
  });
});

test.each(['nobody teaches', 'the backend has level 1', 'the backend does not know the call'])(
  'the about page has no team where %s',
  async (reason) => {
    if (reason === 'nobody teaches') answerTeam();
    if (reason === 'the backend has level 1') setLevel(1);
    if (reason.endsWith('call'))
      server.use(http.get('*/api/instructors', () => new HttpResponse(null, { status: 404 })));
    await renderRoute('/aboutus');
    expect(await screen.findByRole('region', { name: 'Our story' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'The team' })).not.toBeInTheDocument());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

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
