import { render, screen } from '@testing-library/react';
import { type PictureName, pictures } from '../../../../src/config/pictures';
import { StaticPicture } from '../../../../src/ui/StaticPicture';

const { readFileSync } = jest.requireActual<{
  readFileSync: (path: string, encoding: string) => string;
}>('node:fs');
const names = Object.keys(pictures) as PictureName[];
const filesOf = (name: string, type: string) =>
  [480, 800, 1200, 1600].map((w) => `/pictures/light/${name}-${w}.${type} ${w}w`);

test('a browser takes the AVIF if it knows it, else the WebP, at the width that fits', () => {
  const { container } = render(<StaticPicture name="offer-lesson" alt="The sea" sizes="50vw" />);
  const [source, ...others] = container.querySelectorAll('picture > source');
  expect(others).toEqual([]);
  const image = screen.getByRole('img', { name: 'The sea' });
  expect(source).toHaveAttribute('type', 'image/avif');
  expect(source?.getAttribute('srcset')?.split(',')).toEqual(filesOf('offer-lesson', 'avif'));
  expect(source).toHaveAttribute('sizes', '50vw');
  expect(source?.nextElementSibling).toBe(image);
  expect(image.getAttribute('srcset')?.split(',')).toEqual(filesOf('offer-lesson', 'webp'));
  expect(image).toHaveAttribute('sizes', '50vw');
  expect(image).toHaveAttribute('src', '/pictures/light/offer-lesson-800.webp');
});

test('a tall one comes first on an upright phone', () => {
  const { container } = render(<StaticPicture name="hero-1" alt="The sea" />);
  const [avif, webp, wide] = container.querySelectorAll('picture > source');
  for (const [source, type] of [
    [avif, 'avif'],
    [webp, 'webp'],
  ] as const) {
    expect(source).toHaveAttribute('media', '(max-width: 40rem) and (orientation: portrait)');
    expect(source).toHaveAttribute('type', `image/${type}`);
    const files = [480, 720, 1080].map((w) => `/pictures/light/hero-1-tall-${w}.${type} ${w}w`);
    expect(source?.getAttribute('srcset')?.split(',')).toEqual(files);
  }
  expect(wide).not.toHaveAttribute('media');
});

test('its place is kept for it, and a blurred one stands there first', () => {
  const { container } = render(<StaticPicture name="welcome" alt="" className="round" />);
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('width', '1600');
  expect(image).toHaveAttribute('height', '1067');
  expect(image).toHaveAttribute('alt', '');
  expect(image).toHaveClass('picture', 'welcome', 'round');
  expect(container.querySelector('picture')).toHaveClass('formats', { exact: true });
});

test.each([
  [false, 'lazy', 'auto'],
  [true, 'eager', 'high'],
])('with priority %s it is loaded %s', (priority, loading, fetchPriority) => {
  render(<StaticPicture name="hero-1" alt="The sea" priority={priority} />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', loading);
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', fetchPriority);
});

describe('what npm run pictures has made', () => {
  const styles = readFileSync('src/ui/pictures.module.css', 'utf8');

  test('has styles for each picture, and for no other', () => {
    const classes = [...styles.matchAll(/^\.([\w-]+) \{/gm)].map(([, name]) => name);
    expect(classes).toEqual(names);
  });

  test.each(names)('%s is blurred in a few bytes, and cropped around what matters in it', (name) => {
    const [, rule = ''] = new RegExp(`^\\.${name} \\{([^}]*)\\}`, 'm').exec(styles) ?? [];
    const [, bytes = ''] = /background-image: url\('data:image\/webp;base64,([\w+/=]+)'\)/.exec(rule) ?? [];
    expect(atob(bytes)).toMatch(/^RIFF....WEBP/s);
    expect(bytes.length).toBeLessThanOrEqual(200);
    const [, focus = 'none'] = /background-position: (\d+% \d+%);/.exec(rule) ?? [];
    expect(rule).toContain(`object-position: ${focus};`);
  });
});
