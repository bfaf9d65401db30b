import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { App } from '../../../../../src/app/App';
import { AuthLayout } from '../../../../../src/app/layouts/AuthLayout';
import { PublicLayout } from '../../../../../src/app/layouts/PublicLayout';
import { useToasts } from '../../../../../src/ui/toast';
import { renderRoute } from '../../../../support/web/render';
import { makeStore } from '../../../../support/web/store';

test('frames a page with the navigation, the footer and a way past the navigation', async () => {
  const { user } = await renderRoute('/check-bookings');
  const title = await screen.findByRole('heading', { level: 1, name: 'Check Bookings' });
  expect(screen.getByRole('main')).toContainElement(title);
  expect(screen.getByRole('banner')).toBeVisible();
  expect(await screen.findByRole('contentinfo')).toBeVisible();
  await user.tab();
  const skip = screen.getByRole('link', { name: 'Skip to content' });
  expect(skip).toHaveFocus();
  expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
});

test.each([
  ['bottom left on the public pages', PublicLayout, ['bottom', 'left']],
  ['top right while signing in', AuthLayout, ['top', 'right']],
])('toasts stand %s', async (_which, Layout, corner) => {
  function Greeter() {
    const toasts = useToasts();
    return (
      <button type="button" onClick={() => toasts.show('info', 'Selamat pagi')}>
        Greet
      </button>
    );
  }
  render(
    <App store={makeStore()}>
      <MemoryRouter>
        <Routes>
          <Route element={<Layout />}>
            <Route index element={<Greeter />} />
          </Route>
        </Routes>
      </MemoryRouter>
    </App>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Greet' }));
  const toast = await screen.findByText('Selamat pagi');
  const place = getComputedStyle(toast.closest('.notistack-SnackbarContainer') as Element);
  const edges = ['top', 'bottom', 'left', 'right'] as const;
  expect(edges.filter((edge) => /^[1-9]\d*px$/.test(place[edge]))).toEqual(corner);
});
