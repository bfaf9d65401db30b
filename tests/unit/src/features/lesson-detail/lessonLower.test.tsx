import { screen, waitFor, within } from '@testing-library/react';
import { LessonDetailPage } from '../../../../../src/features/lesson-detail/LessonDetailPage';
import { LessonReviews } from '../../../../../src/features/lesson-detail/LessonReviews';
import { WhoTeaches } from '../../../../../src/features/lesson-detail/WhoTeaches';
import { lazyPart } from '../../../../../src/ui/lazyPart';
import { goodToKnow } from '../../../../../src/config/goodToKnow';
import { takeSchool } from '../../../../../src/config/school';
import { terms } from '../../../../../src/config/terms';
import { listOf, makeInstructor, makeProduct, makeSpot, makeTestimony } from '../../../../support/web/factories';
import { failure, mockCall } from '../../../../support/web/network';
import { renderWithProviders } from '../../../../support/web/render';
import { settled } from '../../../../support/web/store';

const shown = makeProduct({ name: 'Private Sunset Lesson', product_category_id: 'private' });
const others = [
  makeProduct({ name: 'Group lesson', product_category_id: 'group' }),
  makeProduct({ name: 'Kids group lesson', product_category_id: 'group' }),
  makeProduct({ name: 'Private lesson', product_category_id: 'private' }),
  makeProduct({ name: 'Guiding', product_category_id: 'guiding' }),
];

beforeEach(() => {
  mockCall('get', '/api/instructors', { json: listOf([]) });
  mockCall('get', '/api/surf-spots', { json: listOf([makeSpot({ name: 'Kuta Beach' })]) });
  mockCall('get', '/api/products', { json: listOf([...others, shown]) });
});

const open = async () => {
  const view = renderWithProviders(<LessonDetailPage />, { route: `/surf-lesson/lesson-detail?lesson=${shown.id}` });
  await screen.findByRole('complementary', { name: 'Lesson details' });
  return view;
};

test('when, where, the swell and the cancellation are said, and a question can be asked', async () => {
  mockCall('get', '/api/testimonies', { json: listOf([]) });
  await open();
  const panel = screen.getByRole('complementary', { name: 'Lesson details' });
  for (const text of [goodToKnow.sunsetTime, goodToKnow.meetingPoint, goodToKnow.swell, terms.cancellation]) {
    expect(panel).toHaveTextContent(text);
  }
  expect(panel).not.toHaveTextContent('07:00');
  const question = within(panel).getByRole('link', { name: /^Ask on WhatsApp/ });
  expect(decodeURIComponent(question.getAttribute('href') ?? '')).toContain('“Private Sunset Lesson”');
});

test('two approved reviews that are not too long', async () => {
  const reviews = [
    makeTestimony({ message: 'Not approved', active: false }),
    makeTestimony({ message: 'Too long. '.repeat(60) }),
    makeTestimony({ message: 'First', name: 'Priya' }),
    makeTestimony({ message: 'Second' }),
    makeTestimony({ message: 'Third' }),
  ];
  mockCall('get', '/api/testimonies', { json: listOf(reviews) });
  await open();
  const section = await screen.findByRole('region', { name: 'What guests say' });
  expect(within(section).getAllByRole('figure')).toHaveLength(2);
  expect(within(section).getByText('First')).toHaveAttribute('dir', 'auto');
  expect(within(section).getByText('Priya')).toBeVisible();
  expect(within(section).getByText('Second')).toBeVisible();
});

test('three other lessons, those of the same category first; choosing one opens it', async () => {
  mockCall('get', '/api/testimonies', { json: listOf([]) });
  const { user, store } = await open();
  const section = await screen.findByRole('region', { name: 'Other lessons' });
  const names = within(section)
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent);
  expect(names).toEqual(['Private lesson', 'Group lesson', 'Kids group lesson']);
  await user.click(within(section).getByRole('link', { name: 'Group lesson' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Group lesson' })).toBeVisible();
  expect(store.getState().selectedLesson.lesson?.name).toBe('Group lesson');
});

test('reviews that cannot be loaded leave the rest of the page', async () => {
  mockCall('get', '/api/testimonies', failure(500, 'Broken'));
  await open();
  expect(await screen.findByRole('region', { name: 'Other lessons' })).toBeVisible();
  expect(screen.queryByText('What guests say')).toBeNull();
});

test('under the title stand hours, place, people and until when it is free; then who teaches, and how many reviews', async () => {
  mockCall('get', '/api/surf-spots', {
    json: listOf([makeSpot({ name: 'Canggu', meeting_point: 'The red umbrella' })]),
  });
  mockCall('get', '/api/instructors', {
    json: listOf([makeInstructor({ name: 'Komang' }), makeInstructor({ name: 'Gone', is_active: false })]),
  });
  const reviews = [
    makeTestimony({ active: false, created_at: '2026-12-24T20:00:00.000Z' }),
    makeTestimony({ created_at: '2026-11-02T20:00:00.000Z' }),
    makeTestimony(),
  ];
  mockCall('get', '/api/testimonies', { json: listOf(reviews) });
  await open();
  await screen.findByText('The red umbrella', { selector: 'li *' });
  const facts = screen.getAllByText(
    (_, element) => element?.tagName === 'LI' && element.closest('main *, div') !== null,
  );
  const texts = facts.map(({ textContent }) => textContent);
  expect(texts).toEqual(expect.arrayContaining([expect.stringMatching(/^Usually 16:30 in Bali 90 min/)]));
  expect(texts).toEqual(expect.arrayContaining(['Canggu The red umbrella']));
  expect(texts).toEqual(expect.arrayContaining(['Free to cancel or move until 24 hours before']));
  const people = await screen.findByRole('region', { name: 'Who teaches' });
  expect(await within(people).findByText('Komang')).toBeVisible();
  expect(within(people).queryByText('Gone')).toBeNull();
  const reviewsLink = await within(people).findByRole('link', { name: '2 reviews from our guests' });
  expect(reviewsLink).toHaveAttribute('href', '#lesson-reviews');
  // The school is eight hours ahead of UTC.
  expect(people).toHaveTextContent('The newest is from 3 November 2026.');
  expect(screen.getByRole('complementary', { name: 'Lesson details' })).toHaveTextContent('The red umbrella');
});

/** The link to the reviews, pressed before they are there; `show` brings them. */
async function pressEarly() {
  mockCall('get', '/api/testimonies', { json: listOf([makeTestimony()]) });
  let come = () => {};
  const loaded = new Promise<void>((resolve) => (come = resolve));
  const Reviews = lazyPart(async () => {
    await loaded;
    return LessonReviews;
  });
  const { user } = renderWithProviders(
    <>
      <WhoTeaches />
      <input aria-label="Number of People" />
      <Reviews />
    </>,
  );
  await user.click(await screen.findByRole('link', { name: '1 review from our guests' }));
  const show = () => {
    come();
    return screen.findByRole('heading', { name: 'What guests say' });
  };
  return { user, show };
}

test('the link to the reviews, pressed before they are there, leads to them when they are', async () => {
  const { show } = await pressEarly();
  const reviews = await show();
  await waitFor(() => expect(reviews).toHaveFocus());
});

test('reviews that come late take the focus from nobody who has gone on', async () => {
  const { user, show } = await pressEarly();
  await user.type(screen.getByLabelText('Number of People'), '2');
  await show();
  await user.keyboard('0');
  expect(screen.getByLabelText('Number of People')).toHaveValue('20');
});

test('no link leads to reviews that are all too long for this page', async () => {
  mockCall('get', '/api/testimonies', { json: listOf([makeTestimony({ message: 'Too long. '.repeat(60) })]) });
  const { store } = await open();
  await settled(store);
  expect(screen.queryByRole('region', { name: 'What guests say' })).toBeNull();
  expect(screen.queryByRole('link', { name: /from our guests$/ })).toBeNull();
});

describe('until when it is free to change', () => {
  afterEach(() => takeSchool({}));

  test.each([
    [0, 'until it begins', 'until your lesson begins'],
    [1, 'until 1 hour before', 'until 1 hour before your lesson begins'],
    [48, 'until 48 hours before', 'until 48 hours before your lesson begins'],
  ])('is said of %s hours', async (change_hours, fact, rule) => {
    takeSchool({ change_hours });
    mockCall('get', '/api/testimonies', { json: listOf([]) });
    await open();
    expect(await screen.findByText(fact)).toBeVisible();
    expect(screen.getByRole('complementary', { name: 'Lesson details' })).toHaveTextContent(
      `Free to cancel or move ${rule}, or before its day while its hour is open.`,
    );
  });
});
