import { act, screen } from '@testing-library/react';
import { startLooks } from '../../../../../src/features/booking/startLooks';
import { field, answering, LOADED, mockLookup, open } from './bookingScreen';

const see = (state: 'visible' | 'hidden') => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('looks at a payment', () => {
  let look: jest.Mock;
  let stop: () => void;
  const start = (openedAt: number | null) => {
    look = jest.fn();
    stop = startLooks(look, openedAt);
  };
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  test('come when the tab is seen again, once for all events of a return', () => {
    start(null);
    see('visible');
    expect(look).not.toHaveBeenCalled(); // it has just been loaded
    jest.advanceTimersByTime(60_000);
    expect(look).not.toHaveBeenCalled();
    see('hidden');
    expect(look).not.toHaveBeenCalled();
    see('visible');
    window.dispatchEvent(new Event('focus'));
    expect(look).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(3000);
    window.dispatchEvent(new Event('focus'));
    expect(look).toHaveBeenCalledTimes(2);
  });

  test('come every few seconds after the payment page was opened, for ten minutes', () => {
    start(Date.now());
    see('visible');
    jest.advanceTimersByTime(20_000);
    expect(look).toHaveBeenCalledTimes(4);
    jest.advanceTimersByTime(20 * 60_000);
    const soFar = look.mock.calls.length;
    expect(soFar).toBeLessThanOrEqual(121);
    jest.advanceTimersByTime(60_000);
    expect(look).toHaveBeenCalledTimes(soFar);
    see('visible');
    expect(look).toHaveBeenCalledTimes(soFar + 1);
  });

  test('are left out in a hidden tab, without a network and after the end', () => {
    start(Date.now());
    see('hidden');
    jest.advanceTimersByTime(20_000);
    see('visible');
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    look.mockClear();
    jest.advanceTimersByTime(20_000);
    expect(look).not.toHaveBeenCalled();
    jest.restoreAllMocks();
    stop();
    jest.advanceTimersByTime(20_000);
    window.dispatchEvent(new Event('focus'));
    expect(look).not.toHaveBeenCalled();
  });
});

test('a payment that was made elsewhere shows when the tab is seen again, without a toast', async () => {
  const calls = mockLookup((_call, index) =>
    answering({ payment_method: 'GATEWAY', payments: [{ id: 'payment-1', status: index === 0 ? 'PENDING' : 'PAID' }] }),
  );
  open();
  await screen.findByText(LOADED);
  await act(async () => {
    await import('../../../../../src/features/booking/startLooks');
  });
  const later = Date.now() + 60_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  act(() => see('visible'));
  expect(await screen.findByRole('heading', { name: 'Thank you, your payment has arrived' })).toBeVisible();
  expect(field('Payment Status')).toHaveTextContent('PAID');
  expect(screen.queryByText('Payment status updated!')).toBeNull();
  expect(document.querySelector('[aria-live]')).toHaveTextContent('Thank you, your payment has arrived');
  expect(calls).toHaveLength(2);
});
