import { act, render, screen } from '@testing-library/react';
import { OfflineNotice } from '../../../../../src/app/layouts/OfflineNotice';

test('the notice comes and goes with the network', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const change = (isOnline: boolean) => {
    onLine.mockReturnValue(isOnline);
    act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
  };
  render(<OfflineNotice />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  change(false);
  expect(screen.getByRole('status')).toHaveTextContent('You are offline, so what you see may be old.');
  change(true);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
