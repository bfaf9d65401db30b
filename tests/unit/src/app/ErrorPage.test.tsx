import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ErrorPage } from '../../../../src/app/ErrorPage';
import { expectConsoleError } from '../../../support/web/console';

function BrokenScreen(): never {
  throw new Error('broken on purpose');
}

test('a screen that breaks leaves a page with a way back, and the error in the console', () => {
  expectConsoleError('broken on purpose');
  const routes = [{ path: '/', element: <BrokenScreen />, errorElement: <ErrorPage /> }];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
  expect(document.body).not.toHaveTextContent('broken on purpose');
});
