import { fireEvent, render } from '@testing-library/react';
import { Avatar } from '../../../../src/ui/Avatar';

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
