import { screen } from '@testing-library/react';
import { listOf, makeSpot } from '../../../../../support/web/factories';
import { makeEntry, makeSession } from '../../../../../support/web/moneyRows';
import { failure, mockCall } from '../../../../../support/web/network';
import { columnOf, openInSpreadsheet } from '../../../../../support/web/spreadsheet';
import { REASON, said } from '../screenSuite';
import { beginMonth, open, revenue } from './moneyScreen';

let saved: { blob: Blob; name: string }[] = [];

beforeEach(() => {
  beginMonth();
  saved = [];
  let last = new Blob();
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      last = blob;
      return 'blob:saved';
    },
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ blob: last, name: this.download });
  });
  revenue();
});

const sheet = async () => openInSpreadsheet(new TextEncoder().encode(await saved[0]?.blob.text()));

test('the sessions of two months, asked for in parts, each once', async () => {
  const twice = makeSession({ reservation_date: '2026-11-05', surf_spot_id: 'kuta' });
  const kuta = makeSpot({ id: 'kuta', meeting_point: 'At the board racks' });
  mockCall('get', '/api/surf-spots', { json: listOf([kuta]) });
  const calls = mockCall('get', '/api/sessions', ({ url }) => ({
    json: listOf([twice, makeSession({ reservation_date: url.searchParams.get('from') ?? '' })]),
  }));
  const { user } = open('?from=2026-11-01&to=2026-12-31');
  await user.click(await screen.findByText('Export sessions'));
  expect(await said('3 sessions exported.')).toBeInTheDocument();
  expect(calls.map(({ url }) => url.search)).toEqual([
    '?from=2026-11-01&to=2026-12-01',
    '?from=2026-12-02&to=2026-12-31',
  ]);
  expect(saved[0]?.name).toBe('sessions-2026-11-01-to-2026-12-31.csv');
  // Blob.text() drops the byte order mark; the CSV text itself is opened with it in moneyCsv.test.ts.
  expect(
    await saved[0]?.blob
      .slice(0, 3)
      .arrayBuffer()
      .then((bytes) => [...new Uint8Array(bytes)]),
  ).toEqual([0xef, 0xbb, 0xbf]);
  expect(columnOf(await sheet(), 'Date').map(({ value }) => value)).toEqual(['2026-11-05', '2026-11-01', '2026-12-02']);
  expect(columnOf(await sheet(), 'Meeting Point')[0]?.value).toBe('At the board racks');
  expect(columnOf(await sheet(), 'Map')[0]?.value).toBe(kuta.location_url);
});

test('the ledger of the month', async () => {
  const calls = mockCall('get', '/api/ledger', { json: listOf([makeEntry()]) });
  const { user } = open('?period=last-month');
  await user.click(await screen.findByText('Export ledger'));
  expect(await said('1 ledger entry exported.')).toBeInTheDocument();
  expect(calls.map(({ url }) => url.search)).toEqual(['?from=2026-11-01&to=2026-11-30']);
  expect(saved[0]?.name).toBe('ledger-2026-11-01-to-2026-11-30.csv');
});

test('what fails saves no half of a file, and says why', async () => {
  mockCall('get', '/api/ledger', (_call, index) =>
    index === 1 ? failure(500, REASON) : { json: listOf([makeEntry()]) },
  );
  const { user } = open('?from=2026-10-01&to=2026-12-31');
  await user.click(await screen.findByText('Export ledger'));
  expect(await said(REASON)).toBeInTheDocument();
  expect(saved).toEqual([]);
  expect(screen.getByText('Export ledger')).toBeVisible();
});

test('can be stopped', async () => {
  mockCall('get', '/api/sessions', () => new Promise<never>(() => undefined));
  const { user } = open();
  await user.click(await screen.findByText('Export sessions'));
  await user.click(await screen.findByRole('button', { name: 'Cancel: Export sessions' }));
  expect(await screen.findByRole('button', { name: 'Export sessions' })).toHaveFocus();
  expect(saved).toEqual([]);
});
