import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from '../../../../src/ui/Picture';

const size = { width: 640, height: 427 };

test('a picture of the API host comes at the width that fits', () => {
  render(<Picture className="card" path="wave.webp" alt="A wave" sizes="50vw" {...size} />);
  const image = screen.getByRole('img', { name: 'A wave' });
  expect(image).toHaveAttribute('src', 'http://localhost/public/wave.webp?w=960');
  expect(image.getAttribute('srcset')?.split(', ')).toEqual(
    [320, 480, 640, 800, 960, 1280, 1920].map((w) => `http://localhost/public/wave.webp?w=${String(w)} ${String(w)}w`),
  );
  expect(image).toHaveAttribute('sizes', '50vw');
  expect(image).toHaveAttribute('width', '640');
  expect(image).toHaveAttribute('height', '427');
  expect(image).toHaveClass('picture', 'card'); // a tint until it is there, and what its place gives it
});

const image = {
  width: 1600,
  height: 900,
  color: '#986848',
  placeholder: 'data:image/webp;base64,UklGRg==',
  focus_x: 0.78,
  focus_y: 0.4,
};

test('what the backend knows of it holds its place, is seen until it is there, and says what stays visible', () => {
  render(<Picture path="wave.webp" image={image} alt="A wave" {...size} />);
  const shown = screen.getByRole('img', { name: 'A wave' });
  expect(shown).toHaveAttribute('width', '1600');
  expect(shown).toHaveAttribute('height', '900');
  expect(shown.style.objectPosition).toBe('78% 40%');
  expect(shown.style.backgroundColor).toBe('rgb(152, 104, 72)');
  expect(shown.style.backgroundImage).toBe('url("data:image/webp;base64,UklGRg==")');
  expect(shown.style.backgroundPosition).toBe('78% 40%');
  expect(shown.style.backgroundSize).toBe('cover');
});

test('a transparent picture keeps the tint of its place', () => {
  render(<Picture path="logo.webp" image={{ ...image, color: null, placeholder: null }} alt="A wave" {...size} />);
  const shown = screen.getByRole('img');
  expect(shown.style.background).toBe('');
  expect(shown).toHaveClass('picture');
});

test('a placeholder that is no picture within the answer is not asked for', () => {
  const odd = 'https://elsewhere.example/x.png';
  render(<Picture path="wave.webp" image={{ ...image, placeholder: odd, color: 'red;x' }} alt="A wave" {...size} />);
  expect(screen.getByRole('img').style.background).toBe('');
});

test.each([undefined, null])('without what a backend knows (%j) it is as its place says', (unknown) => {
  render(<Picture path="wave.webp" image={unknown} alt="A wave" {...size} />);
  expect(screen.getByRole('img')).not.toHaveAttribute('style');
  expect(screen.getByRole('img')).toHaveAttribute('width', '640');
});

test('one that covers the first screen comes as the part that an upright phone shows', () => {
  const { container } = render(<Picture path="wave.webp" alt="A wave" uprightSizes="30rem" {...size} />);
  const source = container.querySelector('picture > source');
  expect(source).toHaveAttribute('media', '(max-width: 40rem) and (orientation: portrait)');
  expect(source).toHaveAttribute('sizes', '30rem');
  expect(source?.getAttribute('srcset')?.split(', ')).toEqual(
    [480, 640, 960, 1280].map((w) => `http://localhost/public/wave.webp?w=${String(w)}&crop=upright ${String(w)}w`),
  );
  expect(source?.nextElementSibling).toBe(screen.getByRole('img', { name: 'A wave' }));
});

test('another site’s picture comes as it is', () => {
  render(<Picture path="https://cdn.example/wave.webp" alt="A wave" {...size} />);
  const image = screen.getByRole('img');
  expect(image).toHaveAttribute('src', 'https://cdn.example/wave.webp');
  expect(image).not.toHaveAttribute('srcset');
});

test.each([
  [false, 'lazy', 'auto'],
  [true, 'eager', 'high'],
])('with priority %s it is loaded %s', (priority, loading, fetchPriority) => {
  render(<Picture path="wave.webp" alt="A wave" priority={priority} {...size} />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', loading);
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', fetchPriority);
});

test.each([null, ''])('without a path (%j) its shape stands there, under the same name', (path) => {
  render(<Picture path={path} alt="A wave" {...size} />);
  const shape = screen.getByRole('img', { name: 'A wave' });
  expect(shape.tagName).toBe('SPAN');
  expect(shape.style.aspectRatio).toBe('640 / 427');
});

test('a decoration that is missing is nothing to a screen reader', () => {
  const { container } = render(<Picture path={null} alt="" {...size} />);
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
});

test('one that fails gives way to its shape, and the next one is tried', () => {
  const { rerender } = render(<Picture path="gone.webp" image={image} alt="A wave" {...size} />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img').tagName).toBe('SPAN');
  expect(screen.getByRole('img').style.aspectRatio).toBe('640 / 427');
  rerender(<Picture path="wave.webp" alt="A wave" {...size} />);
  expect(screen.getByRole('img')).toHaveAttribute('src', 'http://localhost/public/wave.webp?w=960');
});
