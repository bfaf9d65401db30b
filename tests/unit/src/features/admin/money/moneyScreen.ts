import { MoneyPage } from '../../../../../../src/features/admin/money/MoneyPage';
import { listOf } from '../../../../../support/web/factories';
import { makeRevenue } from '../../../../../support/web/moneyRows';
import { failure, mockCall } from '../../../../../support/web/network';
import { openScreen, REASON } from '../screenSuite';

// Money as the tests of its figures and of its files open it.

/** The first hour of a month in Bali, which is still the day before in UTC; nothing needs attention, and no balance is told. */
export function beginMonth(): void {
  jest.useFakeTimers({ now: Date.parse('2026-11-30T17:00:00Z'), advanceTimers: true });
  mockCall('get', '/api/attention', { json: listOf([]) });
  mockCall('get', '/api/balances', failure(404, REASON));
}

export const open = (query = '') => openScreen(MoneyPage, `/admin/money${query}`);
export const revenue = (answer = makeRevenue()) => mockCall('get', '/api/revenue', { json: answer });
