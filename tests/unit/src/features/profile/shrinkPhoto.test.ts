import { shrinkPhoto } from '../../../../../src/features/profile/shrinkPhoto';
import { stubImages } from './stubImages';

const PHOTO = 'data:image/jpeg;base64,AAAA';
const file = (type = 'image/png') => new File(['pixels'], 'me.png', { type });

test.each([
  ['a wide picture', 4000, 3000, [500, 0, 3000, 3000], 512],
  ['a tall picture', 600, 1000, [0, 200, 600, 600], 512],
  ['a small picture is not made larger', 100, 80, [10, 0, 80, 80], 80],
])('the middle square of %s', async (_, width, height, cut, side) => {
  const { drawImage, fillRect, close, toDataURL } = stubImages({ width, height, dataUrl: PHOTO });
  expect(await shrinkPhoto(file())).toBe(PHOTO);
  expect(drawImage).toHaveBeenCalledWith(expect.objectContaining({ width, height }), ...cut, 0, 0, side, side);
  // white below, as JPEG knows no transparency
  expect(fillRect).toHaveBeenCalledWith(0, 0, side, side);
  expect(toDataURL).toHaveBeenCalledWith('image/jpeg', 0.85);
  expect(close).toHaveBeenCalled();
});

test('what is no image is refused before it is read', async () => {
  stubImages({ width: 10, height: 10, dataUrl: PHOTO });
  await expect(shrinkPhoto(file('text/plain'))).rejects.toThrow('not an image');
});

test('what cannot be read as an image is refused', async () => {
  stubImages({ width: 10, height: 10, dataUrl: PHOTO, readable: false });
  await expect(shrinkPhoto(file())).rejects.toThrow();
});
