import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { HomePage } from '../../../../../src/features/home/HomePage';
import { lessonOf } from '../../../../../src/state';
import { listOf, makeCategory, makeInstructor, makeProduct, makeTestimony } from '../../../../support/web/factories';
import { setLevel } from '../../../../support/web/level';
import { renderRoute, renderWithProviders } from '../../../../support/web/render';
import { server } from '../../../../support/web/server';
import { answerHome, answerHomeWith, failHome, stallHome } from './homeNetwork';

const titles = ['Welcome to Ombak Pagi', 'Gallery', 'What We Offer', '3 days beginner surf lesson'];

/** Also the parts of the page whose code comes later. */
async function expectWhole(): Promise<void> {
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  for (const name of titles) expect(await screen.findByRole('heading', { level: 2, name })).toBeVisible();
  for (const name of ['Surfing Lesson', 'Surf Guide & Day Trip', 'Board rental']) {
    expect(screen.getByRole('heading', { level: 3, name })).toBeVisible();
  }
  expect(screen.getByText('Founded 2014')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Book Here' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Write a review' })).toHaveAttribute('href', '/contactus');
}

test('the page stands at / within the public layout, and names itself', async () => {
  answerHome();
  await renderRoute('/');
  await screen.findByRole('heading', { level: 1 });
  await expectWhole();
  expect(document.title).toBe('Ombak Pagi Surf School | Small groups, warm water, first waves.');
  expect(await screen.findByText('New photos are on their way.')).toBeVisible();
  expect(await screen.findByText('Produk tidak tersedia')).toBeVisible();
});

test('failing lists do not break the page', async () => {
  failHome();
  renderWithProviders(<HomePage />);
  await expectWhole();
  expect(await screen.findByText('New photos are on their way.')).toBeVisible();
  expect(await screen.findByText('Produk tidak tersedia')).toBeVisible();
  await expectWhole();
  expect(screen.queryByRole('heading', { name: 'Surf School Reviews' })).not.toBeInTheDocument();
});

test.each([{}, { data: null }, { data: [] }])('lists of another shape do not break the page: %j', async (body) => {
  answerHomeWith(body);
  renderWithProviders(<HomePage />);
  expect(await screen.findByText('New photos are on their way.')).toBeVisible();
  expect(await screen.findByText('Produk tidak tersedia')).toBeVisible();
  await expectWhole();
});

test('slow lists do not break the page', async () => {
  stallHome();
  renderWithProviders(<HomePage />);
  await expectWhole();
  expect(screen.getByText('Loading photos...')).toBeInTheDocument();
  expect(screen.getByText('Loading lessons...')).toBeVisible();
});

test('the people of the school have faces, and each offer leads somewhere', async () => {
  const away = makeInstructor({ name: 'Gone', is_active: false });
  answerHome({
    instructors: [makeInstructor(), makeInstructor({ name: 'Ayu', image_url: null, languages: [] }), away],
  });
  const { container } = renderWithProviders(<HomePage />);
  await screen.findByText('Produk tidak tersedia');
  const people = screen.getByRole('region', { name: 'In the water with you' });
  const names = within(people).getAllByRole('heading', { level: 3 });
  expect(names.map(({ textContent }) => textContent)).toEqual(['Komang', 'Ayu']);
  const portraits = [...people.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(portraits).toEqual([expect.stringMatching(/\/public\/komang\.webp/)]);
  expect(within(people).getByText('From standing to turning', { selector: 'li:first-child p' })).toBeVisible();
  expect(within(people).getAllByText(/^Speaks /)).toHaveLength(1);
  expect(within(people).queryByText('Rides a longboard as others dance.')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'How we keep you safe' })).toHaveAttribute('href', '/aboutus#safety');
  expect(screen.getByRole('link', { name: 'See lessons and prices' })).toHaveAttribute('href', '/surf-lesson');
  expect(screen.getByRole('link', { name: 'See the surf spots' })).toHaveAttribute('href', '/surfspot');
  expect(screen.getByRole('link', { name: /^Ask for a board on WhatsApp/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/\d+\?text=Hello/),
  );
  expect(container.querySelectorAll('h1')).toHaveLength(1);
});

test('where nobody is known, and with a backend of level 1, the people are left out, and nothing is said', async () => {
  answerHome();
  const { unmount } = renderWithProviders(<HomePage />);
  const whatStays = () => screen.findByRole('link', { name: 'How we keep you safe' });
  await screen.findByText('Produk tidak tersedia');
  expect(await whatStays()).toBeVisible();
  expect(screen.queryByText(/^Drawn, not photographed/)).not.toBeInTheDocument();
  unmount();

  setLevel(1);
  answerHome({ instructors: [makeInstructor()] });
  renderWithProviders(<HomePage />);
  await screen.findByText('Produk tidak tersedia');
  expect(await whatStays()).toBeVisible();
  expect(screen.queryByText('Komang')).not.toBeInTheDocument();
  expect(screen.queryByText('Loading the instructors...')).not.toBeInTheDocument();
});

test('where the people cannot be loaded it is said, and asked again', async () => {
  answerHome({ instructors: [makeInstructor()] });
  server.use(
    http.get('*/api/instructors', () => HttpResponse.json({ message: 'On fire' }, { status: 500 }), { once: true }),
  );
  renderWithProviders(<HomePage />);
  const people = await screen.findByRole('region', { name: 'In the water with you' });
  const failure = await within(people).findByRole('alert');
  expect(failure).toHaveTextContent('The instructors could not be loaded.');
  fireEvent.click(within(failure).getByRole('button', { name: 'Try again' }));
  expect(await within(people).findByRole('heading', { level: 3, name: 'Komang' })).toBeVisible();
});

describe('Surf School Reviews', () => {
  test('message and name of the approved ones, in a region that the keyboard scrolls', async () => {
    answerHome({
      testimonies: [
        makeTestimony({ name: 'Jonas', message: 'Stood up!' }),
        makeTestimony({ name: 'Sam', message: 'Not read yet', active: false }),
      ],
    });
    renderWithProviders(<HomePage />);
    const region = await screen.findByRole('region', { name: 'Surf School Reviews' });
    expect(region).toHaveAttribute('tabindex', '0');
    expect(within(region).getByText('Stood up!')).toBeVisible();
    expect(within(region).getByText('Jonas')).toBeVisible();
    expect(screen.queryByText('Not read yet')).not.toBeInTheDocument();
    await expectWhole();
  });

  test('without an approved one the section is hidden, and writing one is still possible', async () => {
    answerHome({ testimonies: [makeTestimony({ message: 'Not read yet', active: false })] });
    renderWithProviders(<HomePage />);
    await screen.findByText('Produk tidak tersedia');
    expect(screen.queryByText('Surf School Reviews')).not.toBeInTheDocument();
    await expectWhole();
  });

  test('of many the first twenty, and more where the end of the row is near', async () => {
    const observer = new IntersectionObserver(() => undefined);
    let reachEnd = () => {};
    jest.spyOn(window, 'IntersectionObserver').mockImplementation((onChange) => {
      reachEnd = () => onChange([{ isIntersecting: true } as IntersectionObserverEntry], observer);
      return observer;
    });
    answerHome({ testimonies: Array.from({ length: 45 }, (_, index) => makeTestimony({ id: `review-${index}` })) });
    renderWithProviders(<HomePage />);
    const region = await screen.findByRole('region', { name: 'Surf School Reviews' });
    const shown = () => within(region).getAllByRole('listitem').length;
    const counts = [shown()];
    for (const _step of [1, 2]) {
      act(() => reachEnd());
      counts.push(shown());
    }
    expect(counts).toEqual([20, 40, 45]);
    await expectWhole();
  });

  test('the arrows scroll', async () => {
    answerHome({ testimonies: [makeTestimony()] });
    const { user } = renderWithProviders(<HomePage />);
    const region = await screen.findByRole('region', { name: 'Surf School Reviews' });
    const scrollBy = jest.fn();
    Object.assign(region, { scrollBy });
    jest.spyOn(region, 'clientWidth', 'get').mockReturnValue(500);
    await user.click(screen.getByRole('button', { name: 'Next reviews' }));
    expect(scrollBy).toHaveBeenLastCalledWith({ left: 400 });
    await user.click(screen.getByRole('button', { name: 'Previous reviews' }));
    expect(scrollBy).toHaveBeenLastCalledWith({ left: -400 });
  });
});

describe('3 days beginner surf lesson', () => {
  const course = makeCategory({ name: '3 Days Courses' });
  const other = makeCategory({ name: 'Private lessons' });
  const cards = () => screen.findAllByRole('article');

  test('lessons of all pages that the rule takes, as in the lesson list', async () => {
    answerHome({ 'product-categories': [course, other] });
    const pages = [
      [
        makeProduct({ name: 'Private lesson', product_category_id: other.id }),
        makeProduct({ name: '3 days of nothing', product_category_id: other.id }),
      ],
      [makeProduct({ name: '3 Days Group', product_category_id: course.id, price: 950_000, description: null })],
      [makeProduct({ name: 'Surf trip', description: 'In 3 days', product_category_id: course.id })],
    ];
    const asked: (string | null)[] = [];
    server.use(
      http.get('*/api/products', ({ request }) => {
        const page = new URL(request.url).searchParams.get('page');
        asked.push(page);
        return HttpResponse.json(listOf(pages[Number(page) - 1] ?? [], { total_page: 3, total_item: 4 }));
      }),
    );
    renderWithProviders(<HomePage />);
    await waitFor(async () => expect(await cards()).toHaveLength(2));
    expect(asked.sort()).toEqual(['1', '2', '3']);
    const [first] = await cards();
    if (!first) throw new Error('no card');
    expect(within(first).getByRole('heading', { name: '3 Days Group' })).toBeVisible();
    expect(within(first).getByText('Rp. 950.000 /each')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Surf trip' })).toHaveAttribute(
      'href',
      `/surf-lesson/lesson-detail?lesson=${String(pages[2]?.[0]?.id)}`,
    );
  });

  test('choosing one stores the lesson and opens its page', async () => {
    const lesson = makeProduct({ name: '3 Days Group', product_category_id: course.id, description: null });
    answerHome({ 'product-categories': [course], products: [lesson] });
    const { user, store, router } = renderWithProviders(<HomePage />);
    await user.click(await screen.findByRole('link', { name: '3 Days Group' }));
    expect(store.getState().selectedLesson.lesson).toEqual(lessonOf(lesson));
    expect(router.state.location).toMatchObject({
      pathname: '/surf-lesson/lesson-detail',
      search: `?lesson=${lesson.id}`,
    });
  });

  test('the middle button stores it too, for the new tab', async () => {
    const lesson = makeProduct({ name: '3 Days Group', product_category_id: course.id });
    answerHome({ 'product-categories': [course], products: [lesson] });
    const { store } = renderWithProviders(<HomePage />);
    fireEvent(await screen.findByRole('link', { name: '3 Days Group' }), new MouseEvent('auxclick', { bubbles: true }));
    expect(store.getState().selectedLesson.lesson?.id).toBe(lesson.id);
  });

  test('a further page that fails takes nothing from the others', async () => {
    answerHome({ 'product-categories': [course] });
    const lesson = makeProduct({ name: '3 Days Group', product_category_id: course.id });
    server.use(
      http.get('*/api/products', ({ request }) =>
        new URL(request.url).searchParams.get('page') === '1'
          ? HttpResponse.json(listOf([lesson], { total_page: 2 }))
          : HttpResponse.json({ message: 'On fire' }, { status: 500 }),
      ),
    );
    renderWithProviders(<HomePage />);
    expect(await cards()).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText('Loading lessons...')).not.toBeInTheDocument());
  });

  test('what is known is shown while further pages are on their way; a million pages are not asked for', async () => {
    answerHome({ 'product-categories': [course] });
    const lesson = makeProduct({ name: '3 Days Group', product_category_id: course.id });
    let asked = 0;
    server.use(
      http.get('*/api/products', async ({ request }) => {
        asked += 1;
        if (new URL(request.url).searchParams.get('page') !== '1') await delay('infinite');
        return HttpResponse.json(listOf([lesson], { total_page: 1_000_000 }));
      }),
    );
    renderWithProviders(<HomePage />);
    expect(await cards()).toHaveLength(1);
    await waitFor(() => expect(asked).toBe(20));
  });
});
