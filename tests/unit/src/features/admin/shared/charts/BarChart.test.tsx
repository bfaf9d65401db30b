import { render, screen } from '@testing-library/react';
import { BarChart } from '../../../../../../../src/features/admin/shared/charts/BarChart';
import { ticksFor } from '../../../../../../../src/features/admin/shared/charts/scale';

test.each([
  [0, [0, 1, 2, 3, 4]],
  [4, [0, 1, 2, 3, 4]],
  [7, [0, 2, 4, 6, 8]],
  [30, [0, 10, 20, 30]],
  [101, [0, 50, 100, 150]],
  [2_000_000, [0, 500_000, 1_000_000, 1_500_000, 2_000_000]],
])('the scale of values up to %d', (max, ticks) => {
  expect(ticksFor(max)).toEqual(ticks);
});

test('bars as high as their values, some labels, and all of it in words', () => {
  const bars = Array.from({ length: 10 }, (_, index) => ({
    key: String(index),
    label: `Day ${String(index)}`,
    value: index,
  }));
  render(<BarChart bars={bars} summary="45 bookings." />);
  expect(screen.getByRole('img')).toHaveAccessibleName('Bars. 45 bookings.');
  expect(screen.getByText('45 bookings.', { selector: 'figcaption' })).toBeVisible();
  expect(screen.getByTitle('Day 5: 5').style.getPropertyValue('--share')).toBe('50%');
  expect(screen.getAllByText(/^Day/).map(({ textContent }) => textContent)).toEqual([
    'Day 0',
    'Day 2',
    'Day 4',
    'Day 6',
    'Day 8',
  ]);
});
