import { act, screen, waitFor, within } from '@testing-library/react';
import { announce } from '../../../../../src/ui/LiveRegion';
import { listOf, makeProduct } from '../../../../support/web/factories';
import { mockCall } from '../../../../support/web/network';
import { beach, coach, early, mockCategories, mockProducts, open, searchBox, sent, single } from './lessonListScreen';

describe('who surfs, and what they can do', () => {
  const names = () =>
    screen
      .getAllByRole('article')
      .flatMap((card) => within(card).getAllByRole('heading'))
      .map((heading) => heading.textContent);
  const pair = makeProduct({
    product_category_id: single.id,
    name: 'Semi-Private lesson',
    created_at: '2025-02-01T00:00:00Z',
  });

  test('are links with addresses; what fits is picked from all pages, and counted', async () => {
    const calls = mockCall('get', '/api/products', ({ url }) => {
      const page = Number(url.searchParams.get('page'));
      return { json: listOf(page === 1 ? [coach, beach, early] : [pair], { page, total_page: 2, total_item: 4 }) };
    });
    mockCategories();
    const { router, user } = open();
    expect(await screen.findByText('4 lessons, page 1 of 2', { selector: 'p' })).toBeVisible();
    const who = within(screen.getByRole('group', { name: 'Who is surfing?' }));
    const two = who.getByRole('link', { name: 'Two of us' });
    expect(two).toHaveAttribute('href', '/surf-lesson?who=two');
    await user.click(two);
    expect(router.state.location).toMatchObject({ search: '?who=two', state: { preventScrollReset: true } });
    expect(await screen.findByText('1 of 4 lessons fits you.', { selector: 'p' })).toBeVisible();
    expect(names()).toEqual(['Semi-Private lesson']);
    expect(screen.getByText(/^Group lessons begin at three people/)).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
    expect(two).toHaveFocus();
    expect(two).toHaveAttribute('aria-current', 'true');
    expect(sent(calls)).toEqual(['?page=1', '?page=2']);

    await user.click(two);
    expect(router.state.location.search).toBe('');
    expect(await screen.findByText('4 lessons, page 1 of 2', { selector: 'p' })).toBeVisible();
    expect(two).not.toHaveAttribute('aria-current');
  });

  test('go together with each other and with a search, and can be taken back', async () => {
    const calls = mockProducts([coach, beach, pair]);
    mockCategories();
    const { container, router, user } = open('/surf-lesson?search=lesson&who=me&level=nervous');
    expect(await screen.findByText('1 of 3 lessons fits you.', { selector: 'p' })).toBeVisible();
    expect(names()).toEqual(['Private lesson']);
    expect(sent(calls)).toEqual(['?page=1&search=lesson']);
    expect(screen.getByText(/^You stay where you can stand/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Ask on WhatsApp/ })).toHaveAttribute(
      'href',
      expect.stringContaining('nervous'),
    );
    expect(screen.getByRole('link', { name: 'Just me' })).toHaveAttribute(
      'href',
      '/surf-lesson?search=lesson&level=nervous',
    );
    // What a form without JavaScript sends besides the search.
    expect(new FormData(container.querySelector('form') ?? undefined).get('who')).toBe('me');

    await user.type(searchBox(), 's');
    await waitFor(() => expect(router.state.location.search).toBe('?search=lessons&who=me&level=nervous'));
    await screen.findByText(/fits you/, { selector: 'p' });
    await user.click(screen.getByRole('link', { name: 'Show all lessons' }));
    expect(router.state.location.search).toBe('?search=lessons');
    expect(screen.getByRole('group', { name: 'Lessons' })).toHaveFocus();
  });

  test('nothing that fits is said, and taken back by one button', async () => {
    mockProducts([beach]);
    mockCategories();
    const { router, user } = open('/surf-lesson?who=two');
    expect(await screen.findByText('Produk tidak tersedia')).toHaveAttribute('lang', 'id');
    expect(screen.getByText('No lesson found.', { selector: 'p' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all lessons' }));
    expect(router.state.location.search).toBe('');
    expect(await screen.findByRole('link', { name: 'Group lesson' })).toBeVisible();
  });

  test('nothing is counted while a page of the list is missing; it can be asked for again', async () => {
    let hasFailed = false;
    mockCall('get', '/api/products', ({ url }) => {
      const page = Number(url.searchParams.get('page'));
      if (page === 1) return { json: listOf([beach], { total_page: 2, total_item: 2 }) };
      if (hasFailed) return { json: listOf([pair], { page, total_page: 2, total_item: 2 }) };
      hasFailed = true;
      return { status: 500, json: { message: 'Something went wrong.' } };
    });
    mockCategories();
    const { user } = open('/surf-lesson?who=two');
    expect(await screen.findByText(/^The lessons could not be loaded/, { selector: 'p' })).toBeVisible();
    expect(screen.queryByText('No lesson found.')).toBeNull();
    expect(screen.queryByText(/ fits? you/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 of 2 lessons fits you.', { selector: 'p' })).toBeVisible();
    expect(names()).toEqual(['Semi-Private lesson']);
  });

  test.each([
    ['?who=two', 'Surf Lessons: Two of us', 'index, follow'],
    ['?level=first', 'Surf Lessons: First time', 'index, follow'],
    ['?who=me&level=nervous', 'Surf Lessons: Just me, Nervous of water? Start here', 'noindex, follow'],
    ['?who=me&search=surf', 'Surf Lessons: Just me', 'noindex, follow'],
  ])('%s has the title %s', async (query, title, robots) => {
    mockProducts();
    mockCategories();
    open(`/surf-lesson${query}`);
    await waitFor(() => expect(screen.queryByText('Loading lessons...')).toBeNull());
    expect(document.title).toContain(`${title} |`);
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', robots);
  });
});

describe('what changes is said to screen readers', () => {
  beforeEach(() => announce(''));
  const said = () =>
    [...document.querySelectorAll('[aria-live]')].map((region) => region.textContent.trim()).filter(Boolean);

  test('another page, and it takes the focus', async () => {
    mockCall('get', '/api/products', ({ url }) => ({
      json: listOf([url.searchParams.get('page') === '2' ? coach : beach], { total_page: 2, total_item: 2 }),
    }));
    mockCategories();
    const { router, user } = open();
    await screen.findByText('2 lessons, page 1 of 2', { selector: 'p' });
    expect(said()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(screen.getByRole('group', { name: 'Lessons' })).toHaveFocus();
    await waitFor(() => expect(said()).toEqual(['2 lessons, page 2 of 2']));
    // Back shows a page that is there already.
    screen.getByRole('button', { name: 'Page 1' }).focus();
    await act(() => router.navigate(-1));
    expect(screen.getByRole('group', { name: 'Lessons' })).toHaveFocus();
    await waitFor(() => expect(said()).toEqual(['2 lessons, page 1 of 2']));
  });

  test('what a search finds, similar names, and nothing', async () => {
    mockCall('get', '/api/products', ({ url }) => ({
      json: listOf(url.searchParams.get('search') === 'snow' ? [] : [beach]),
    }));
    mockCategories();
    const { user } = open();
    await screen.findByText('1 lesson', { selector: 'p' });
    await user.type(searchBox(), 'group');
    await waitFor(() => expect(said()).toEqual(['1 lesson']));
    await user.type(searchBox(), 'e');
    await waitFor(() => expect(said()).toEqual(['No lesson has that name. 1 lesson with a similar one:']));
    await user.clear(searchBox());
    await user.type(searchBox(), 'snow');
    await waitFor(() => expect(said()).toEqual(['No lesson found.']));
    expect(searchBox()).toHaveFocus();
  });
});
