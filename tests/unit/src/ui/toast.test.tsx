import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { DefaultToasts, MainToasts, type Toasts, useToasts } from '../../../../src/ui/toast';
import { renderWithProviders } from '../../../support/web/render';

const nowhere = ({ children }: { children: ReactNode }) => children;

/** A button that runs `use` with the toasts of its place in the app. */
function press(use: (toasts: Toasts) => void, Place: (props: { children: ReactNode }) => ReactNode = nowhere) {
  function Act() {
    const toasts = useToasts();
    return <button type="button" onClick={() => use(toasts)} />;
  }
  jest.useFakeTimers();
  renderWithProviders(
    <Place>
      <Act />
    </Place>,
  );
  fireEvent.click(screen.getByRole('button'));
}

/** Time goes by in steps, as what React does of it comes only at the end of each. */
async function pass(ms: number) {
  for (let gone = 0; gone < ms; gone += 50) await act(() => jest.advanceTimersByTimeAsync(50));
}
// what its way out takes on top
const EXIT_MS = 800;

test.each([
  ['of the home page and of signing in stay five seconds', DefaultToasts, 5000],
  ['of the main layout stay a second and a half', MainToasts, 1500],
  ['of no layout are those of the home page', undefined, 5000],
])('toasts %s', async (_which, Place, duration) => {
  press((toasts) => toasts.show('success', 'Saved'), Place);
  await pass(duration - 100);
  expect(screen.getByText('Saved')).toBeInTheDocument();
  await pass(100 + EXIT_MS);
  expect(screen.queryByText('Saved')).toBeNull();
});

test.each([
  ['of the home page and of signing in stand at the top right', DefaultToasts, ['top', 'right']],
  ['of the main layout stand at the bottom left', MainToasts, ['bottom', 'left']],
  ['of no layout stand at the top right', undefined, ['top', 'right']],
])('toasts %s', async (_which, Place, corner) => {
  press((toasts) => toasts.show('success', 'Saved'), Place);
  await pass(100);
  const place = getComputedStyle(screen.getByText('Saved').closest('.notistack-SnackbarContainer') as Element);
  const edges = ['top', 'bottom', 'left', 'right'] as const;
  expect(edges.filter((edge) => /^[1-9]\d*px$/.test(place[edge]))).toEqual(corner);
});

test('toasts of one moment are all shown, whatever number the library draws for them', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  press((toasts) => ['Saved', 'Sent'].forEach((message) => toasts.show('success', message)));
  await pass(100);
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Saved', 'Sent']);
});

test('a toast may have its own time', async () => {
  press((toasts) => toasts.show('success', 'Saved', 1000), DefaultToasts);
  await pass(900);
  expect(screen.getByText('Saved')).toBeInTheDocument();
  await pass(100 + EXIT_MS);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('a toast of something that is going on stays until it turns into the result', async () => {
  let done: ReturnType<Toasts['loading']> | undefined;
  press((toasts) => {
    done = toasts.loading('Saving...');
  });
  await pass(10_000);
  expect(screen.getByText('Saving...')).toBeInTheDocument();
  act(() => done?.('error', 'Failed to save.'));
  await pass(EXIT_MS);
  expect(screen.queryByText('Saving...')).toBeNull();
  expect(screen.getByText('Failed to save.')).toBeInTheDocument();
});

test('a message that is said again while its first time is on its way out stays its full time', async () => {
  press((toasts) => toasts.show('error', 'Failed to save.'), MainToasts);
  await pass(1600);
  fireEvent.click(screen.getByRole('button'));
  await pass(EXIT_MS);
  expect(screen.getAllByText('Failed to save.')).toHaveLength(1);
  await pass(1500 + EXIT_MS);
  expect(screen.queryByText('Failed to save.')).toBeNull();
});
