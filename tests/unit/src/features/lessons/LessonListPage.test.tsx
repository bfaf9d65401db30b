import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay } from 'msw';
import { lessonOf, selectSelectedLesson } from '../../../../../src/state';
import { listOf, makeProduct } from '../../../../support/web/factories';
import { gate } from '../../../../support/web/gate';
import { failure, mockCall, noAnswer } from '../../../../support/web/network';
import { beach, coach, early, group, mockCategories, mockProducts, open, searchBox, sent } from './lessonListScreen';
import { settled } from '../../../../support/web/store';

test('while the lessons are on their way, it says so', async () => {
  const lessons = gate();
  mockCall('get', '/api/products', async () => {
    await lessons.opened;
    return { json: listOf([beach]) };
  });
  mockCategories();
  open();
  expect(screen.getByText('Loading lessons...')).toBeVisible();
  lessons.open();
  expect(await screen.findByRole('heading', { name: 'Group lessons' })).toBeVisible();
  expect(screen.queryByText('Loading lessons...')).toBeNull();
});

test('the pictures of the first row are asked for before the categories are there, on screens that show them', async () => {
  const row = ['a', 'b', 'c', 'd'].map((name, day) =>
    makeProduct({
      product_category_id: group.id,
      image_url: `row-${name}.webp`,
      created_at: `2025-02-0${String(day + 1)}T00:00:00Z`,
    }),
  );
  mockProducts([{ ...coach, image_url: 'row-other.webp', created_at: '2025-02-01T12:00:00Z' }, ...row]);
  mockCall('get', '/api/product-categories', async () => {
    await delay('infinite');
    return { json: listOf([]) };
  });
  open();
  const links = await waitFor(() => {
    const found = Array.from(document.querySelectorAll('link[rel="preload"][imagesrcset*="/row-"]'));
    expect(found).not.toEqual([]);
    return found;
  });
  expect(links.map((link) => [/row-\w/.exec(link.outerHTML)?.[0], link.getAttribute('media')])).toEqual([
    ['row-a', null],
    ['row-b', '(min-width: 41rem)'],
    ['row-c', '(min-width: 61rem)'],
  ]);
  for (const link of links) {
    expect(link).toHaveAttribute('fetchpriority', 'high');
    expect(link).toHaveAttribute('imagesizes', '(min-width: 61rem) 24rem, (min-width: 41rem) 46vw, 92vw');
  }
});

test('lessons wait for their categories, so that none moves', async () => {
  mockProducts([beach]);
  const categories = gate();
  mockCall('get', '/api/product-categories', async () => {
    await categories.opened;
    return { json: listOf([group]) };
  });
  const { store } = open();
  const isKnown = () => Object.values(store.getState().api.queries).some((query) => query?.fulfilledTimeStamp);
  await waitFor(() => expect(isKnown()).toBe(true));
  expect(screen.getByText('Loading lessons...')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Group lesson' })).toBeNull();
  categories.open();
  expect(await screen.findByRole('heading', { level: 3, name: 'Group lesson' })).toBeVisible();
});

test('lessons stand under their category’s name and description, oldest first', async () => {
  const calls = mockProducts();
  mockCategories();
  open();
  const section = (await screen.findByRole('heading', { level: 2, name: 'Group lessons' })).closest('section');
  expect(section).toHaveTextContent('Learn together');
  const names = within(section as HTMLElement).getAllByRole('heading', { level: 3 });
  expect(names.map((name) => name.textContent)).toEqual(['Group lesson at dawn', 'Group lesson']);
  expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
    'Group lessons',
    'Private lessons',
  ]);
  expect(section).toHaveTextContent('Whitewater');
  expect(section).toHaveTextContent('Rp. 350.000 /each');
  expect(sent(calls)).toEqual(['?page=1']);
});

test('choosing a lesson stores it and opens its page', async () => {
  mockProducts();
  mockCategories();
  const { store, router, user } = open();
  await user.click(await screen.findByRole('link', { name: 'Group lesson' }));
  expect(selectSelectedLesson(store.getState())).toEqual(lessonOf(beach));
  expect(router.state.location).toMatchObject({
    pathname: '/surf-lesson/lesson-detail',
    search: `?lesson=${beach.id}`,
  });
});

test('a lesson without a description is stored with an empty one', async () => {
  mockProducts();
  mockCategories();
  const { store, user } = open();
  await user.click(await screen.findByRole('link', { name: 'Group lesson at dawn' }));
  expect(selectSelectedLesson(store.getState())).toMatchObject({ id: early.id, description: '' });
});

describe('search', () => {
  test.each([
    ['typed', 'snow', '?search=snow'],
    ['taken away', '', ''],
  ])('what is %s while an earlier search arrives stays, and is searched for next', async (_, later, address) => {
    mockProducts([beach]);
    mockCategories();
    const { router, store } = open();
    await screen.findByRole('link', { name: 'Group lesson' });
    jest.useFakeTimers();
    fireEvent.change(searchBox(), { target: { value: 'dawn' } });
    act(() => {
      jest.advanceTimersByTime(300); // the address is asked to change, and has not yet when more is typed
      fireEvent.change(searchBox(), { target: { value: later } });
    });
    expect(router.state.location.search).toBe('?search=dawn');
    act(() => jest.advanceTimersByTime(300));
    jest.useRealTimers();
    expect(router.state.location.search).toBe(address);
    expect(searchBox()).toHaveValue(later);
    await settled(store);
  });

  test('is sent trimmed, once for what was typed in one go, and starts at the first page', async () => {
    const calls = mockProducts([beach], 3);
    mockCategories();
    const { router, user } = open('/surf-lesson?page=2');
    await screen.findByRole('link', { name: 'Group lesson' });
    await user.type(searchBox(), '  dawn {Enter}');
    await waitFor(() => expect(sent(calls)).toEqual(['?page=2', '?page=1&search=dawn']));
    await waitFor(() => expect(router.state.location.search).toBe('?search=dawn'));
  });

  test('blank text is not sent', async () => {
    const calls = mockProducts();
    mockCategories();
    const { store } = open();
    await screen.findByRole('link', { name: 'Group lesson' });
    jest.useFakeTimers();
    fireEvent.change(searchBox(), { target: { value: '   ' } });
    act(() => jest.advanceTimersByTime(1000));
    jest.useRealTimers();
    await settled(store);
    expect(sent(calls)).toEqual(['?page=1']);
  });

  test('comes from the address, and goes on over the pages', async () => {
    const calls = mockProducts([beach], 2);
    mockCategories();
    const { router, user } = open('/surf-lesson?search=dawn');
    expect(searchBox()).toHaveValue('dawn');
    await user.click(await screen.findByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(sent(calls)).toEqual(['?page=1&search=dawn', '?page=2&search=dawn']));
    expect(router.state.location.search).toBe('?search=dawn&page=2');
  });

  test('the field follows the address back', async () => {
    mockProducts();
    mockCategories();
    const { router } = open('/surf-lesson?search=dawn');
    await screen.findByRole('link', { name: 'Group lesson' });
    await act(() => router.navigate('/surf-lesson'));
    expect(searchBox()).toHaveValue('');
    await act(() => router.navigate(-1));
    expect(searchBox()).toHaveValue('dawn');
  });

  test('what finds nothing can be taken back', async () => {
    mockCall('get', '/api/products', ({ url }) => ({ json: listOf(url.searchParams.has('search') ? [] : [beach]) }));
    mockCategories();
    const { user } = open('/surf-lesson?search=snow');
    expect(await screen.findByText('Produk tidak tersedia')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all lessons' }));
    expect(await screen.findByRole('link', { name: 'Group lesson' })).toBeVisible();
    expect(searchBox()).toHaveValue('');
  });
});

describe('pages', () => {
  test('have numbered buttons, previous and next', async () => {
    const calls = mockProducts([beach], 3);
    mockCategories();
    const { user } = open();
    await screen.findByRole('link', { name: 'Group lesson' });
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await user.click(pages.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(sent(calls)).toEqual(['?page=1', '?page=2']));
    await user.click(await screen.findByRole('button', { name: 'Page 3' }));
    await waitFor(() => expect(sent(calls).at(-1)).toBe('?page=3'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled());
    await user.click(screen.getByRole('button', { name: 'Page 1' }));
    expect(await screen.findByRole('link', { name: 'Group lesson' })).toBeVisible();
  });

  test.each(['0', '-1', 'x', '1.5', '99999999'])('page %s of the address is the first', async (page) => {
    const calls = mockProducts();
    mockCategories();
    open(`/surf-lesson?page=${page}`);
    await screen.findByRole('link', { name: 'Group lesson' });
    expect(sent(calls)).toEqual(['?page=1']);
  });
});

describe('when loading fails', () => {
  test('no lessons: the empty text, and another try', async () => {
    mockCall('get', '/api/products', (_call, index) =>
      index === 0 ? failure(500, 'Broken') : { json: listOf([beach]) },
    );
    mockCategories();
    const { user } = open();
    expect(await screen.findByText('Produk tidak tersedia')).toBeVisible();
    expect(screen.queryByText('Broken')).toBeNull();
    expect(screen.getByText(/^The lessons could not be loaded/, { selector: 'p' })).toBeVisible();
    expect(searchBox()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('group', { name: 'Lessons' })).toHaveFocus();
    expect(await screen.findByRole('link', { name: 'Group lesson' })).toBeVisible();
  });

  test('no categories: the lessons are there, without their groups’ names', async () => {
    mockProducts();
    mockCall('get', '/api/product-categories', noAnswer());
    open();
    const names = await screen.findAllByRole('heading', { level: 2 });
    expect(names.map((name) => name.textContent)).toEqual(['Group lesson at dawn', 'Group lesson', 'Private lesson']);
  });

  test('no lessons at all: the empty text alone', async () => {
    mockProducts([], 0);
    mockCategories();
    open();
    expect(await screen.findByText('Produk tidak tersedia')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
