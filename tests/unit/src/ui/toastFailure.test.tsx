import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useToasts } from '../../../../src/ui/toast';
import { warningsSoFar } from '../../../support/web/console';
import { renderWithProviders } from '../../../support/web/render';

let isOffline = true;
jest.mock('../../../../src/ui/ToastHost', () => {
  if (isOffline) throw new Error('Loading chunk toasts failed');
  return jest.requireActual<object>('../../../../src/ui/ToastHost');
});

function Speaker() {
  const toasts = useToasts();
  return <button type="button" onClick={() => toasts.show('success', 'Saved')} />;
}

test('toasts that cannot be fetched are logged, and fetched for the next message', async () => {
  renderWithProviders(<Speaker />);
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(warningsSoFar().join()).toContain('A message could not be shown'));
  await act(() => Promise.resolve());
  isOffline = false;
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('Saved')).toBeVisible();
});
