import { act, screen } from '@testing-library/react';
import { BookingsPage } from '../../../../../../../src/features/admin/bookings/bookings';
import { listOf, makeBooking } from '../../../../../../support/web/factories';
import { failure, mockCall } from '../../../../../../support/web/network';
import { mockLevel } from '../bookingScreen';
import { openScreen, REASON, said } from '../../screenSuite';

const route = '/admin/transaction-bookings';
const list = '/api/bookings';

describe('CSV export', () => {
  let saved: Blob[] = [];
  let revoked: string[] = [];

  beforeEach(() => {
    mockLevel(2);
    saved = [];
    revoked = [];
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${String(saved.push(blob))}`,
      revokeObjectURL: (url: string) => revoked.push(url),
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  });
  afterEach(() => jest.useRealTimers());

  const pageOf = (page: number) =>
    listOf([makeBooking({ booking_code: `PAGE${String(page)}`, status: page === 2 ? 'CANCELLED' : 'PENDING' })], {
      page,
      total_item: 21,
      total_page: 3,
    });
  const pageAsked = (url: URL) => Number(url.searchParams.get('page'));

  test('takes the listed bookings of all pages, as they are filtered', async () => {
    const calls = mockCall('get', list, ({ url }) => ({ json: pageOf(pageAsked(url)) }));
    const { user } = openScreen(BookingsPage, `${route}?status=PENDING&sort=customer_name`);
    await screen.findByText('PAGE1');
    await user.click(screen.getByText('Export CSV'));
    expect(await said('3 bookings exported.')).toBeInTheDocument();
    const text = await saved[0]?.text();
    expect(text).toContain('"PAGE1","PENDING"');
    expect(text).toContain('"PAGE3","PENDING"');
    for (const { url } of calls) {
      expect(url.searchParams.get('status')).toBe('PENDING');
      expect(url.searchParams.get('sort')).toBe('customer_name');
    }
  });

  test('says of one booking that it is one', async () => {
    mockCall('get', list, { json: listOf([makeBooking({ booking_code: 'ALONE' })]) });
    const { user } = openScreen(BookingsPage, route);
    await screen.findByText('ALONE');
    await user.click(screen.getByText('Export CSV'));
    expect(await said('1 booking exported.')).toBeInTheDocument();
  });

  test('keeps the file until the browser has had time to fetch it', async () => {
    mockCall('get', list, () => ({ json: pageOf(3) }));
    const { user } = openScreen(BookingsPage, route);
    await screen.findByText('PAGE3');
    jest.useFakeTimers({ advanceTimers: true });
    await user.click(screen.getByText('Export CSV'));
    await screen.findByText(/bookings exported/);
    expect(revoked).toEqual([]);
    act(() => jest.advanceTimersByTime(60_000));
    expect(revoked).toEqual(['blob:1']);
  });

  test('says how far it is, and can be stopped', async () => {
    mockCall('get', list, ({ url }, index) =>
      pageAsked(url) === 1 || index === 0 ? { json: pageOf(1) } : new Promise<never>(() => undefined),
    );
    const { user } = openScreen(BookingsPage, route);
    await screen.findByText('PAGE1');
    await user.click(screen.getByText('Export CSV'));
    expect(await said('Exporting 1 of 21...')).toBeInTheDocument();
    await user.click(screen.getByText('Cancel'));
    expect(await screen.findByText('Export CSV')).toBeInTheDocument();
    expect(saved).toEqual([]);
  });

  test('says why it failed', async () => {
    mockCall('get', list, ({ url }) => (pageAsked(url) === 1 ? { json: pageOf(1) } : failure(500, REASON)));
    const { user } = openScreen(BookingsPage, route);
    await screen.findByText('PAGE1');
    await user.click(screen.getByText('Export CSV'));
    expect(await said(REASON)).toBeInTheDocument();
    expect(screen.getByText('Export CSV')).toBeEnabled();
  });
});
