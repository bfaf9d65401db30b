import { fireEvent, screen } from '@testing-library/react';
import { LessonCard } from '../../../../src/ui/LessonCard';
import { renderWithProviders } from '../../../support/web/render';

const open = (headingLevel?: 2 | 3) => {
  const onChoose = jest.fn();
  const view = renderWithProviders(
    <LessonCard
      lesson={{
        id: 'group/1',
        name: 'Group lesson',
        description: 'Whitewater and a smile',
        price: 1_350_000,
        image_url: 'lesson.webp',
      }}
      sizes="24rem"
      onChoose={onChoose}
      {...(headingLevel && { headingLevel })}
    />,
    { route: '/surf-lesson' },
  );
  return { ...view, onChoose };
};

test('it shows picture, name, description and price', () => {
  const { container } = open();
  const card = screen.getByRole('article');
  expect(screen.getByRole('heading', { level: 3, name: 'Group lesson' })).toBeVisible();
  expect(card).toHaveTextContent('Whitewater and a smile');
  expect(screen.getByText('Rp. 1.350.000 /each')).toBeVisible();
  expect(screen.getByText('for one person, one session')).toBeVisible();
  expect(container.querySelector('img')).toHaveAttribute('src', 'http://localhost/public/lesson.webp?w=960');
});

test('its title has the level of its place', () => {
  open(2);
  expect(screen.getByRole('heading', { level: 2, name: 'Group lesson' })).toBeVisible();
});

test('its one link chooses the lesson and leads to its address', async () => {
  const { onChoose, router, user } = open();
  await user.click(screen.getByRole('link', { name: 'Group lesson' }));
  expect(onChoose).toHaveBeenCalledTimes(1);
  expect(router.state.location).toMatchObject({
    pathname: '/surf-lesson/lesson-detail',
    search: '?lesson=group%2F1',
  });
});

test('opening it in a new tab chooses the lesson as well', () => {
  const { onChoose, router } = open();
  fireEvent(screen.getByRole('link'), new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  expect(onChoose).toHaveBeenCalledTimes(1);
  expect(router.state.location.pathname).toBe('/surf-lesson');
});
