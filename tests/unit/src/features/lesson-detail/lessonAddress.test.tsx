import { act, screen, waitFor, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { LessonDetailPage } from '../../../../../src/features/lesson-detail/LessonDetailPage';
import { restore } from '../../../../../src/state/persist/restore';
import { lessonOf, type SelectedLesson } from '../../../../../src/state';
import { listOf, makeProduct, makeSpot, newId } from '../../../../support/web/factories';
import { gate } from '../../../../support/web/gate';
import { failure, mockCall, noAnswer } from '../../../../support/web/network';
import { renderRoute, renderWithProviders } from '../../../../support/web/render';
import { makeStore, settled } from '../../../../support/web/store';

const path = '/surf-lesson/lesson-detail';
const group = makeProduct({
  name: 'Group lesson',
  price: 350_000,
  description: 'Whitewater\nand a smile',
  image_url: 'group.webp',
});
const single = makeProduct({ name: 'Private lesson', price: 650_000, description: null, image_url: null });
const chosen: SelectedLesson = { id: newId(), name: 'Chosen lesson', price: 1, description: '' };

const mockLessons = (lessons = [single, group]) => mockCall('get', '/api/products', { json: listOf(lessons) });
const mockSpots = () => mockCall('get', '/api/surf-spots', { json: listOf([makeSpot({ name: 'Kuta Beach' })]) });

beforeEach(() => {
  mockCall('get', '/api/instructors', { json: listOf([]) });
  mockCall('get', '/api/testimonies', { json: listOf([]) });
});

const open = (search: string, lesson: SelectedLesson | null = null) =>
  renderWithProviders(<LessonDetailPage />, { route: path + search, preloadedState: { selectedLesson: { lesson } } });

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const meta = (name: string) => document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`);

describe('a lesson’s address', () => {
  test('opens the lesson on a device that has chosen none, and stores it as chosen', async () => {
    mockSpots();
    mockLessons();
    const { store } = open(`?lesson=${group.id}`);
    expect(screen.getByText('Loading lesson...')).toBeVisible();
    expect(await title('Group lesson')).toBeVisible();
    expect(screen.getByText('Rp. 350.000 per person and session')).toBeVisible();
    expect(screen.getByLabelText('Number of People')).toHaveValue(3);
    expect(store.getState().selectedLesson.lesson).toEqual(lessonOf(group));
    await screen.findByDisplayValue('Kuta Beach');
  });

  test('counts more than the chosen lesson', async () => {
    mockSpots();
    mockLessons();
    open(`?lesson=${group.id}`, chosen);
    expect(screen.queryByText('Chosen lesson')).toBeNull();
    expect(await title('Group lesson')).toBeVisible();
  });

  test('needs no wait for the chosen lesson; the backend’s price replaces a stored one', async () => {
    mockSpots();
    mockLessons();
    const { store } = open(`?lesson=${group.id}`, { ...chosen, id: group.id, name: 'Group lesson', price: 300_000 });
    expect(screen.getByText('Rp. 300.000 per person and session')).toBeVisible();
    expect(await screen.findByText('Rp. 350.000 per person and session')).toBeVisible();
    expect(store.getState().selectedLesson.lesson?.price).toBe(350_000);
  });

  test('leads the lesson into the cart, whatever was chosen before', async () => {
    mockSpots();
    mockLessons();
    const { store, router, user } = open(`?lesson=${single.id}`, chosen);
    await title('Private lesson');
    await screen.findByDisplayValue('Kuta Beach');
    await user.type(screen.getByLabelText('Reservation Date'), '2030-01-15');
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
    expect(store.getState().cart.lines.map(({ product }) => product)).toEqual([
      { id: single.id, name: 'Private lesson', price: 650_000 },
    ]);
    await waitFor(() => expect(router.state.location.pathname).toBe('/surf-lesson/booking-cart'));
  });

  test('with another lesson shows that one, with an empty form', async () => {
    mockSpots();
    mockLessons();
    const { router } = open(`?lesson=${group.id}`);
    await title('Group lesson');
    await act(() => router.navigate(`${path}?lesson=${single.id}`));
    expect(await title('Private lesson')).toBeVisible();
    expect(screen.getByLabelText('Number of People')).toHaveValue(1);
    await act(() => router.navigate(-1));
    expect(await title('Group lesson')).toBeVisible();
  });
});

describe('no lesson', () => {
  test.each([
    ['an unknown id', newId()],
    ['a mistyped id', 'x y/z%20'],
    ['no id', ''],
  ])('%s: the page says so, leads to the list, and search engines stay out', async (_, id) => {
    mockCall('get', '/api/products', { json: listOf([single]) });
    open(`?lesson=${encodeURIComponent(id)}`, chosen);
    expect(await title('This lesson is not offered any more.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all lessons' })).toHaveAttribute('href', '/surf-lesson');
    expect(meta('robots')).toHaveAttribute('content', 'noindex');
    expect(screen.queryByRole('button', { name: 'Add to Cart' })).toBeNull();
  });

  test.each([
    ['fails', failure(500, 'Broken')],
    ['does not answer', noAnswer()],
  ])('a backend that %s says nothing about the lesson: another try finds it', async (_, answer) => {
    mockSpots();
    mockCall('get', '/api/products', (_call, index) => (index === 0 ? answer : { json: listOf([group]) }));
    const { user } = open(`?lesson=${group.id}`);
    expect(await screen.findByText('The lesson could not be loaded.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all lessons' })).toBeVisible();
    expect(screen.queryByText(/not offered any more/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await title('Group lesson')).toBeVisible();
  });
});

describe('the head', () => {
  test('is the lesson’s', async () => {
    mockSpots();
    mockLessons();
    open(`?utm_source=mail&lesson=${group.id}`);
    await title('Group lesson');
    const address = `http://localhost${path}?lesson=${group.id}`;
    expect(document.title).toBe('Group lesson | Ombak Pagi Surf School');
    expect(meta('description')).toHaveAttribute('content', 'Whitewater and a smile');
    expect(meta('robots')).toHaveAttribute('content', 'index, follow');
    expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute('href', address);
    expect(meta('og:title')).toHaveAttribute('content', document.title);
    expect(meta('og:url')).toHaveAttribute('content', address);
    expect(meta('og:image')).toHaveAttribute('content', 'http://localhost/public/group.webp?w=1280');
    const written = await waitFor(() => {
      const element = document.querySelector('[type="application/ld+json"]');
      expect(element).not.toBeNull();
      return element?.textContent ?? '';
    });
    const data: unknown = JSON.parse(written);
    expect(data).toMatchObject({
      '@type': 'Product',
      name: 'Group lesson',
      url: address,
      offers: { '@type': 'Offer', price: 350_000, priceCurrency: 'IDR', url: address },
    });
  });

  test('of a lesson without description and picture speaks of the lesson and shows the school', async () => {
    mockSpots();
    mockLessons();
    open(`?lesson=${single.id}`);
    await title('Private lesson');
    expect(meta('description')).toHaveAttribute(
      'content',
      'Private lesson at Ombak Pagi Surf School in Kuta: Rp. 650.000 per person and session.',
    );
    expect(meta('og:image')).toHaveAttribute('content', 'http://localhost/pictures/school.jpg');
  });

  test('has of a long description as much as search results show', async () => {
    mockSpots();
    mockLessons([{ ...group, description: 'A day at the beach. '.repeat(20) }]);
    open(`?lesson=${group.id}`);
    await title('Group lesson');
    const text = meta('description')?.getAttribute('content') ?? '';
    expect(text).toMatch(/^A day at the beach\. .*\bbeach…$/);
    expect(text.length).toBeLessThanOrEqual(160);
  });
});

test('a lesson of the list opens without a call, and Back leads to the list', async () => {
  mockSpots();
  const calls = mockLessons();
  mockCall('get', '/api/product-categories', { json: listOf([]) });
  const { router, user } = await renderRoute('/surf-lesson');
  await user.click(await screen.findByRole('link', { name: 'Group lesson' }));
  expect(await title('Group lesson')).toHaveFocus();
  expect(router.state.location.search).toBe(`?lesson=${group.id}`);
  expect(screen.queryByText('Loading lesson...')).toBeNull();
  await screen.findByDisplayValue('Kuta Beach');
  await act(() => router.navigate(-1));
  await title('Surf Lessons');
  await act(() => router.navigate(1));
  await title('Group lesson');
  expect(calls).toHaveLength(1);
});

test('two tabs keep two lessons; the cookie is that of the one opened last', async () => {
  mockSpots();
  mockLessons();
  const cookie = () => JSON.parse(Cookies.get('selectedProduct') ?? 'null') as SelectedLesson | null;
  const openTab = async (id: string) => {
    const store = makeStore();
    await restore(store);
    const view = renderWithProviders(<LessonDetailPage />, { route: `${path}?lesson=${id}`, store });
    return within(view.container);
  };
  const first = await openTab(group.id);
  await first.findByRole('heading', { level: 1, name: 'Group lesson' });
  expect(cookie()?.id).toBe(group.id);
  const second = await openTab(single.id);
  await second.findByRole('heading', { level: 1, name: 'Private lesson' });
  expect(cookie()?.id).toBe(single.id);
  expect(first.getByRole('heading', { level: 1 })).toHaveTextContent('Group lesson');
  const reloaded = await openTab(group.id);
  expect(await reloaded.findByRole('heading', { level: 1, name: 'Group lesson' })).toBeVisible();
});

test('a slow answer that comes after the next lesson’s changes nothing', async () => {
  mockSpots();
  const first = gate();
  mockCall('get', '/api/products', async (_call, index) => {
    if (index === 0) await first.opened;
    return { json: listOf([single, group]) };
  });
  const { router, store } = open(`?lesson=${group.id}`);
  await act(() => router.navigate(`${path}?lesson=${single.id}`));
  first.open();
  expect(await title('Private lesson')).toBeVisible();
  await settled(store);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Private lesson');
});

test('a chosen lesson that is no longer offered is not sold without its name in the address', async () => {
  mockLessons();
  mockSpots();
  open('', { id: 'made-up', name: 'Old lesson', price: 1, description: '' });
  expect(await screen.findByRole('heading', { name: 'This lesson is not offered any more.' })).toBeVisible();
  expect(screen.queryByText(/^Rp\. 1 per person/)).toBeNull();
});
