import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { gate } from '../../../../support/web/gate';
import { failure, noAnswer } from '../../../../support/web/network';
import { wrongType } from '../../../../support/web/wrongType';
import { answering, checkButton, field, LOADED, mockLookup, open } from './bookingScreen';

describe('Check Payment Status', () => {
  test('looks again and shows what has changed', async () => {
    const second = gate();
    const calls = mockLookup(async (_call, index) => {
      if (index > 0) await second.opened;
      return answering({ payments: [{ id: 'payment-1', status: index === 0 ? 'PENDING' : 'PAID' }] });
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Check Payment Status' }));
    // not disabled, which would drop the focus; a second press does nothing
    const busy = screen.getByRole('button', { name: 'Checking...' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    expect(busy).toHaveFocus();
    fireEvent.click(busy);
    // the booking stays on the page meanwhile
    expect(field('Payment Status')).toHaveTextContent('PENDING');
    second.open();
    expect(await screen.findByText('Payment status updated!')).toBeVisible();
    await waitFor(() => expect(field('Payment Status')).toHaveTextContent('PAID'));
    await waitFor(() => expect(checkButton()).toHaveAttribute('aria-disabled', 'false'));
    expect(calls).toHaveLength(2);
  });

  test.each([
    ['refused', failure(500, 'The gateway sleeps')],
    ['not answered', noAnswer()],
    [
      'answered by what the device has stored',
      HttpResponse.json(answering().json, { headers: { 'x-offline-cache': '1' } }),
    ],
  ])('that is %s says so alone, and the booking stays', async (_, answer) => {
    mockLookup((_call, index) => (index === 0 ? answering() : answer));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Check Payment Status' }));
    expect(await screen.findByText('Failed to check payment status.')).toBeVisible();
    expect(screen.queryByText('The gateway sleeps')).toBeNull();
    expect(screen.queryByText('Payment status updated!')).toBeNull();
    expect(screen.queryByText('Failed to load booking details')).toBeNull();
    expect(field('Customer Name')).toHaveTextContent('Wayan Test');
    await waitFor(() => expect(checkButton()).toHaveFocus());
  });
});

describe('Return to payment page', () => {
  const redirectUrl = 'https://pay.example/1';

  test.each([
    ['of this booking opens it in a new tab', { bookingCode: 'ABCDEFGH23', redirectUrl }, null],
    [
      'of another booking is told',
      { bookingCode: 'ZZZZZZZZ99', redirectUrl },
      'Payment page not available for this booking.',
    ],
    ['that is not known is told', null, 'No redirect information found.'],
  ])('%s', async (_, info, message) => {
    const openTab = jest.spyOn(window, 'open').mockReturnValue(null);
    mockLookup();
    const { user } = open({ info });
    await user.click(await screen.findByRole('button', { name: 'Return to payment page' }));
    if (message === null) {
      expect(openTab.mock.calls).toEqual([[redirectUrl, '_blank', 'noopener']]);
    } else {
      expect(await screen.findByText(message)).toBeVisible();
      expect(openTab).not.toHaveBeenCalled();
    }
  });
});

describe('the payment page on another device', () => {
  const online = { payment_method: 'GATEWAY' } as const;
  const transaction = { redirect_url: 'https://pay.example/new' };
  const returnButton = () => screen.findByRole('button', { name: 'Return to payment page' });

  test.each([
    ['is the one that the booking came with', [{ ...online, transaction }], 1],
    ['is looked up when the booking came without one', [online, { ...online, transaction }], 2],
  ])('%s', async (_, answers, lookups) => {
    const openTab = jest.spyOn(window, 'open').mockReturnValue(null);
    const calls = mockLookup((_call, index) => answering(answers[index]));
    const { user, store } = open();
    await user.click(await returnButton());
    await waitFor(() => expect(openTab.mock.calls).toEqual([['https://pay.example/new', '_blank', 'noopener']]));
    expect(calls).toHaveLength(lookups);
    expect(store.getState().redirectInfo.info?.redirectUrl).toBe('https://pay.example/new');
    expect(await screen.findByText(/The payment page is open in another tab/)).toBeVisible();
    expect(screen.queryByText('No redirect information found.')).toBeNull();
  });

  test('that cannot be looked up is not said to be missing', async () => {
    const openTab = jest.spyOn(window, 'open').mockReturnValue(null);
    mockLookup((_call, index) => (index === 0 ? answering(online) : noAnswer()));
    const { user } = open();
    await user.click(await returnButton());
    expect(await screen.findByText('Failed to check payment status.')).toBeVisible();
    expect(screen.queryByText('No redirect information found.')).toBeNull();
    expect(openTab).not.toHaveBeenCalled();
  });
});

describe('the payment page in the answer to a check', () => {
  const transaction = { redirect_url: 'https://pay.example/new' };
  const returnButton = () => screen.getByRole('button', { name: 'Return to payment page' });

  test.each([
    ['is kept when none is known, for the return to it', null, 'https://pay.example/new'],
    [
      'is kept instead of another booking’s',
      { bookingCode: 'ZZZZZZZZ99', redirectUrl: 'https://pay.example/1' },
      'https://pay.example/new',
    ],
    [
      'leaves the one that is known',
      { bookingCode: 'ABCDEFGH23', redirectUrl: 'https://pay.example/1' },
      'https://pay.example/1',
    ],
  ])('%s', async (_, info, opened) => {
    const openTab = jest.spyOn(window, 'open').mockReturnValue(null);
    mockLookup(answering({ transaction }));
    const { user, store } = open({ info });
    await screen.findByText(LOADED);
    // opening the page alone keeps nothing
    expect(store.getState().redirectInfo.info).toEqual(info);
    await user.click(checkButton());
    await screen.findByText('Payment status updated!');
    await user.click(returnButton());
    expect(openTab.mock.calls).toEqual([[opened, '_blank', 'noopener']]);
  });

  test('is the one of a backend that says what is due: the saved one may be of another amount', async () => {
    const openTab = jest.spyOn(window, 'open').mockReturnValue(null);
    mockLookup(answering({ payment_method: 'GATEWAY', transaction, amount_due: 700_000 }));
    const { user, store } = open({ info: { bookingCode: 'ABCDEFGH23', redirectUrl: 'https://pay.example/1' } });
    await screen.findByText(LOADED);
    await user.click(returnButton());
    expect(openTab.mock.calls).toEqual([['https://pay.example/new', '_blank', 'noopener']]);
    expect(store.getState().redirectInfo.info?.redirectUrl).toBe('https://pay.example/new');
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a script', { redirect_url: 'javascript:alert(1)' }],
    ['no address', { redirect_url: wrongType<string>(7) }],
    ['a text', wrongType<typeof transaction>('https://pay.example/new')],
  ])('is not taken when it is %s', async (_, given) => {
    mockLookup(answering({ ...(given !== undefined && { transaction: given }) }));
    const { user, store } = open();
    await user.click(await screen.findByRole('button', { name: 'Check Payment Status' }));
    await screen.findByText('Payment status updated!');
    expect(store.getState().redirectInfo.info).toBeNull();
    await user.click(returnButton());
    expect(await screen.findByText('No redirect information found.')).toBeVisible();
  });

  test.each(['PAID', 'FAILED', 'EXPIRED'] as const)(
    'goes when the payment is %s, and nobody returns',
    async (status) => {
      mockLookup((_call, index) =>
        answering({ payments: [{ id: 'payment-1', status: index === 0 ? 'PENDING' : status }] }),
      );
      const info = { bookingCode: 'ABCDEFGH23', redirectUrl: 'https://pay.example/1' };
      const { user, store } = open({ info });
      await screen.findByText(LOADED);
      expect(returnButton()).toBeEnabled();
      await user.click(checkButton());
      await screen.findByText('Payment status updated!');
      expect(returnButton()).toBeDisabled();
      expect(store.getState().redirectInfo.info).toBeNull();
    },
  );
});
