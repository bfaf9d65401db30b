import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ErrorBoundary } from '../../../../src/app/ErrorBoundary';
import { ErrorPage } from '../../../../src/app/ErrorPage';
import { expectConsoleError } from '../../../support/web/console';

function BrokenScreen(): never {
  throw new Error('broken on purpose');
}

const page = (key: string) => (
  <MemoryRouter>
    <ErrorBoundary key={key} fallback={() => <ErrorPage />}>
      {key === 'broken' ? <BrokenScreen /> : <h1>Whole</h1>}
    </ErrorBoundary>
  </MemoryRouter>
);

test('a screen that breaks leaves a page with a way back and the error in the console; another screen shows again', () => {
  expectConsoleError('broken on purpose');
  const { rerender } = render(page('broken'));
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
  expect(document.body).not.toHaveTextContent('broken on purpose');
  rerender(page('whole'));
  expect(screen.getByRole('heading', { name: 'Whole' })).toBeVisible();
});
