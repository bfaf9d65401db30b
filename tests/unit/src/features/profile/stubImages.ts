import { wrongType } from '../../../../support/web/wrongType';

interface ImageStub {
  width: number;
  height: number;
  /** What the canvas makes of the picture. */
  dataUrl: string;
  /** Whether the browser can decode the file. */
  readable?: boolean;
}

/** jsdom decodes and draws no pictures: stands in for both, and returns what was drawn. */
export function stubImages({ width, height, dataUrl, readable = true }: ImageStub) {
  const drawImage = jest.fn();
  const fillRect = jest.fn();
  const close = jest.fn();
  Object.assign(window, {
    createImageBitmap: () =>
      readable ? Promise.resolve({ width, height, close }) : Promise.reject(new DOMException('', 'InvalidStateError')),
  });
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue(wrongType({ drawImage, fillRect, fillStyle: '' }));
  const toDataURL = jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(dataUrl);
  return { drawImage, fillRect, close, toDataURL };
}
