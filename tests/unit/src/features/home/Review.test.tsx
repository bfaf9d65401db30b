import { screen } from '@testing-library/react';
import { Review } from '../../../../../src/features/home/Review';
import { renderWithProviders } from '../../../../support/web/render';

test('a short review stands there whole, in the direction of its language', () => {
  renderWithProviders(<Review name="ليلى" message="موجة رائعة" />);
  expect(screen.getByText('موجة رائعة')).toHaveAttribute('dir', 'auto');
  expect(screen.getByText('ليلى')).toHaveAttribute('dir', 'auto');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a long one is cut until somebody wants the rest', async () => {
  const message = 'What a morning! '.repeat(125).trim();
  const { user } = renderWithProviders(<Review name="Jonas" message={message} />);
  const text = screen.getByText(message);
  expect(text).toHaveClass('cut');
  const button = screen.getByRole('button', { name: 'Read more of what Jonas wrote' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(text).not.toHaveClass('cut');
  expect(button).toHaveAccessibleName('Read less of what Jonas wrote');
  expect(button).toHaveAttribute('aria-expanded', 'true');
});
