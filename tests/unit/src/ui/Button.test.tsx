import { render, screen } from '@testing-library/react';
import { Button, ButtonLink } from '../../../../src/ui/Button';
import { renderWithProviders } from '../../../support/web/render';

test('a button submits only when told to', () => {
  render(
    <>
      <Button>Add</Button>
      <Button type="submit">Send</Button>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Add' })).toHaveAttribute('type', 'button');
  expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('type', 'submit');
});

test.each(['primary', 'secondary', 'quiet'] as const)('the look %s', (variant) => {
  render(
    <Button variant={variant} className="wide">
      Add
    </Button>,
  );
  expect(screen.getByRole('button')).toHaveClass('button', variant, 'wide');
});

test('without a look it is the first choice', () => {
  render(<Button>Add</Button>);
  expect(screen.getByRole('button')).toHaveClass('button', 'primary');
});

test('a link that looks like a button leads on within the site', async () => {
  const { router, user } = renderWithProviders(
    <ButtonLink variant="quiet" to="/surf-lesson">
      Lessons
    </ButtonLink>,
  );
  expect(screen.getByRole('link')).toHaveClass('button', 'quiet');
  await user.click(screen.getByRole('link', { name: 'Lessons' }));
  expect(router.state.location.pathname).toBe('/surf-lesson');
});
