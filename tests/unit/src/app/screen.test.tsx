import { act, render, screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../../../../src/app/App';
import { screen } from '../../../../src/app/screen';
import { expectConsoleError } from '../../../support/web/console';
import { makeStore } from '../../../support/web/store';

/** A page whose code comes when the network is there. */
function open() {
  const network = { isThere: false, tries: 0 };
  const load = () => {
    network.tries += 1;
    return network.isThere ? Promise.resolve(() => <h1>Waves</h1>) : Promise.reject(new Error('Loading chunk failed.'));
  };
  const { element } = screen({ path: '/waves', load });
  expectConsoleError('Loading chunk failed.');
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => network.isThere);
  render(
    <App store={makeStore()}>
      <MemoryRouter>
        <Suspense>{element}</Suspense>
      </MemoryRouter>
    </App>,
  );
  return network;
}

afterEach(() => jest.restoreAllMocks());

test('a page whose code cannot be fetched says so, and shows when a try succeeds', async () => {
  const network = open();
  expect(await page.findByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeVisible();
  const tries = network.tries;
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  expect(network.tries).toBe(tries + 1);
  expect(page.getByText('The page still could not be loaded.')).toBeInTheDocument(); // said by screen readers
  expect(page.getByRole('button', { name: 'Try again' })).toHaveFocus();
  network.isThere = true;
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  expect(await page.findByRole('heading', { name: 'Waves' })).toBeVisible();
});

test('it is tried again by itself when the network is back', async () => {
  const network = open();
  await page.findByRole('heading', { name: 'This page could not be loaded' });
  network.isThere = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await page.findByRole('heading', { name: 'Waves' })).toBeVisible();
});
