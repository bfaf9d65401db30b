import { render, screen } from '@testing-library/react';
import { Badge } from '../../../../src/ui/Badge';
import { Empty, Loading } from '../../../../src/ui/Notice';

test('loading is announced', () => {
  render(<Loading text="Loading lessons..." />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading lessons...');
});

test('nothing to show: the text, a hint and a way on', () => {
  render(
    <Empty text="Booking Not Found" hint="Make sure your booking code is correct">
      <a href="/check-bookings">Enter another code</a>
    </Empty>,
  );
  expect(screen.getByText('Booking Not Found')).toBeVisible();
  expect(screen.getByText('Make sure your booking code is correct')).toBeVisible();
  expect(screen.getByRole('link')).toBeVisible();
});

test('nothing to show: the text alone', () => {
  const { container } = render(<Empty text="Produk tidak tersedia" />);
  expect(container.querySelectorAll('p')).toHaveLength(1);
});

test.each(['warning', 'info', 'success', 'error'] as const)('a badge has the colour of its meaning: %s', (tone) => {
  render(<Badge tone={tone} text="PENDING" />);
  expect(screen.getByText('PENDING')).toHaveClass('badge', tone);
});
