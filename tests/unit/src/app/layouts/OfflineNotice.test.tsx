import { act, screen } from '@testing-library/react';
import { OfflineNotice } from '../../../../../src/app/layouts/OfflineNotice';
import { answerReceived } from '../../../../../src/state';
import { renderWithProviders } from '../../../../support/web/render';

test('the notice comes and goes with the network', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const change = (isOnline: boolean) => {
    onLine.mockReturnValue(isOnline);
    act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
  };
  renderWithProviders(<OfflineNotice />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  change(false);
  expect(screen.getByRole('status')).toHaveTextContent('You are offline, so what you see may be old.');
  change(true);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('the notice is there while answers come from the device’s cache, whatever the browser thinks of the network', () => {
  const { store } = renderWithProviders(<OfflineNotice />);
  const answer = (isStored: boolean) => act(() => void store.dispatch(answerReceived({ isStored })));
  answer(true);
  expect(screen.getByRole('status')).toHaveTextContent('You are offline, so what you see may be old.');
  answer(false);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
