import { screen } from '@testing-library/react';
import { Review } from '../../../../../src/features/home/Review';
import { activeOnly, isThreeDayLesson } from '../../../../../src/features/home/homeRules';
import { renderWithProviders } from '../../../../support/web/render';

describe('homeRules', () => {
  // spec §9: the category's name and the lesson's name or description contain '3 days'
  test.each([
    ['3 Days Courses', '3 Days Course, Group', null, true],
    ['3 days', 'Surf trip', 'Fun for 3 DAYS', true],
    ['COURSES OF 3 DAYS', '3 days', 'Nothing', true],
    ['3 Days Courses', 'Private lesson', 'Ninety minutes', false],
    ['3 Days Courses', 'Private lesson', null, false],
    ['Private lessons', '3 days course', '3 days', false],
    ['13 days', '3 days', null, true],
    ['3days', '3 days', null, false],
    [undefined, '3 days course', '3 days', false],
  ])('category %s, name %s, description %s: %s', (category, name, description, expected) => {
    expect(isThreeDayLesson({ name, description }, category)).toBe(expected);
  });

  test('only what is active is shown, and no list at all is an empty one', () => {
    const on = { id: '1', active: true };
    expect(activeOnly([on, { id: '2', active: false }])).toEqual([on]);
    expect(activeOnly(undefined)).toEqual([]);
  });
});

describe('Review', () => {
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
});
