import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from '../../../../src/ui/Avatar';
import { Badge } from '../../../../src/ui/Badge';
import { JsonLd } from '../../../../src/ui/JsonLd';
import { LessonCard } from '../../../../src/ui/LessonCard';
import { Empty, Loading } from '../../../../src/ui/Notice';
import { renderWithProviders } from '../../../support/web/render';

describe('Avatar', () => {
  const draw = (name: string, image: string | null) => render(<Avatar name={name} image={image} />).container;

  test.each([
    ['Wayan', 'W'],
    ['  made', 'M'],
    ['élodie', 'É'],
    ['', 'G'],
  ])('the name %j without an image is the letter %s', (name, letter) => {
    const avatar = draw(name, null);
    expect(avatar).toHaveTextContent(new RegExp(`^${letter}$`));
    expect(avatar.querySelector('img')).toBeNull();
  });

  test.each([
    ['wayan.webp', 'http://localhost/public/wayan.webp'],
    ['https://cdn.example/wayan.webp', 'https://cdn.example/wayan.webp'],
    ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ])('the image %s stands for the name', (image, src) => {
    const avatar = draw('Wayan', image);
    expect(avatar.querySelector('img')).toHaveAttribute('src', src);
    expect(avatar).toHaveTextContent('');
  });

  test('an image that fails gives way to the letter', () => {
    const avatar = draw('Wayan', 'gone.webp');
    fireEvent.error(avatar.querySelector('img') as HTMLImageElement);
    expect(avatar).toHaveTextContent('W');
  });
});

describe('Notice', () => {
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
});

describe('LessonCard', () => {
  const open = (headingLevel?: 2 | 3, description = 'Whitewater and a smile') => {
    const onChoose = jest.fn();
    const view = renderWithProviders(
      <LessonCard
        lesson={{
          id: 'group/1',
          name: 'Group lesson',
          description,
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

  test('a description that it cuts is there as a whole', () => {
    const description =
      'Whitewater, a smile and an instructor beside you on every wave until you stand up by yourself.';
    open(3, description);
    expect(screen.getByText(/^Whitewater/).parentElement).toHaveTextContent(description);
    expect(screen.getByText(/^Whitewater/)).toHaveTextContent(/on every wave until you$/);
  });

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
});

describe('JsonLd', () => {
  test('no text in the data can end the script element', () => {
    const data = { name: 'Lesson </script><script>alert(1)</script> <!-- "quoted"' };
    const { container } = render(<JsonLd data={() => data} />);
    const block = container.querySelector('script');
    expect(block).toHaveAttribute('type', 'application/ld+json');
    expect(block?.innerHTML).not.toContain('<');
    expect(JSON.parse(block?.textContent ?? '')).toEqual({ '@context': 'https://schema.org', ...data });
  });
});
