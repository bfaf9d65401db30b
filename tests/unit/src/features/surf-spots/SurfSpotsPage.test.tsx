import { fireEvent, screen, within } from '@testing-library/react';
import { SurfSpotsPage } from '../../../../../src/features/surf-spots/SurfSpotsPage';
import { listOf, makeSpot } from '../../../../support/web/factories';
import { failure, mockCall, noAnswer } from '../../../../support/web/network';
import { renderRoute, renderWithProviders } from '../../../../support/web/render';
import { signedInSession } from '../../../../support/web/store';

const kuta = makeSpot({ name: 'Kuta Beach', description: 'Soft sand', location: 'Kuta, Badung' });
const uluwatu = makeSpot({
  name: 'Uluwatu',
  description: 'Over reef',
  difficulty_level: 'ADVANCED',
  image_url: null,
  location_url: null,
});

const answer = (...rows: ReturnType<typeof makeSpot>[]) => mockCall('get', '/api/surf-spots', { json: listOf(rows) });
const open = (...options: Parameters<typeof renderRoute>[1][]) =>
  renderWithProviders(<SurfSpotsPage />, { route: '/surfspot', ...options[0] });

function expectStaticCards(): void {
  expect(screen.getByRole('heading', { level: 1, name: 'Surf Spots in Bali' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Surfing Abilities' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Surf Information' })).toBeVisible();
  for (const name of ['Beginner', 'Intermediate', 'Advanced', 'Hazard', 'Bring Your', 'Best Season']) {
    expect(screen.getByRole('heading', { level: 3, name })).toBeVisible();
  }
  expect(screen.getByText(/^Dry season, May to September/)).toBeVisible();
  expect(screen.getByText(/^Wet season, October to April/)).toBeVisible();
}

test('one button per spot; the first is selected at first', async () => {
  answer(kuta, uluwatu);
  const { user } = open();
  const first = await screen.findByRole('button', { name: 'Kuta Beach' });
  expect(first).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('heading', { level: 2, name: 'Kuta Beach' })).toBeVisible();
  expect(screen.getByText('Soft sand')).toBeVisible();
  const picture = screen.getByRole('img', { name: 'Waves at Kuta Beach' });
  expect(picture).toHaveAttribute('src', expect.stringContaining('/public/spot.webp'));
  const spot = within(screen.getByRole('article'));
  expect(spot.getByText('Beginner')).toBeVisible();
  expect(spot.getByText('Kuta, Badung')).toBeVisible();
  expect(spot.getByRole('link', { name: /^View Map/ })).toHaveAttribute('href', 'https://maps.example/kuta');
  expectStaticCards();

  const second = screen.getByRole('button', { name: 'Uluwatu' });
  await user.click(second);
  expect(second).toHaveAttribute('aria-pressed', 'true');
  expect(first).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByText('Over reef')).toBeVisible();
  expect(within(screen.getByRole('article')).getByText('Advanced')).toBeVisible();
  expect(screen.getByText('No image available')).toBeVisible();
  expect(screen.queryByRole('link', { name: /View Map/ })).not.toBeInTheDocument();
  expect(screen.queryByText('Soft sand')).not.toBeInTheDocument();
});

test('a picture that does not load is no image either', async () => {
  answer(kuta);
  open();
  fireEvent.error(await screen.findByRole('img', { name: 'Waves at Kuta Beach' }));
  expect(screen.getByText('No image available')).toBeVisible();
});

test('a map at anything but a web address is not linked', async () => {
  answer(makeSpot({ location_url: 'javascript:alert(1)' }));
  open();
  await screen.findByRole('article');
  expect(screen.queryByRole('link', { name: /View Map/ })).not.toBeInTheDocument();
});

test.each([
  ['refused', failure(500, 'On fire')],
  ['without an answer', noAnswer()],
])('a call %s is said once, the page stays whole, and can be tried again', async (_, how) => {
  mockCall('get', '/api/surf-spots', how);
  const { user } = open();
  expect(screen.getByText('Loading surf spots...')).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch spots');
  expect(screen.getAllByText('Failed to fetch spots')).toHaveLength(1);
  expectStaticCards();
  answer(kuta);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Soft sand')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the page works without spots', async () => {
  answer();
  open();
  expect(await screen.findByText('No surf spots yet.')).toBeVisible();
  expectStaticCards();
});

test('the call carries the token if there is one', async () => {
  const calls = answer(kuta);
  open({ preloadedState: { session: signedInSession() } });
  await screen.findByRole('article');
  expect(calls[0]?.headers.get('authorization')).toBe('Bearer access-1');
});

test('the page stands at /surfspot and names itself', async () => {
  answer(kuta);
  await renderRoute('/surfspot');
  await screen.findByText('Soft sand');
  expect(document.title).toBe('Surf Spots in Bali | Ombak Pagi Surf School');
});
