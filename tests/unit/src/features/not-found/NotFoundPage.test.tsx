import { screen } from '@testing-library/react';
import { renderRoute } from '../../../../support/web/render';

test.each(['/nowhere', '/surf-lesson/nowhere', '/check-bookings/x'])('%s is not found', async (path) => {
  await renderRoute(path);
  expect(await screen.findByText('Oops! Page not found.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Oops! Page not found.');
  expect(screen.getByRole('img', { name: /^Two feet/ })).toHaveAttribute('src', '/pictures/wipe-out.svg');
  expect(screen.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});
