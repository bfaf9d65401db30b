import type { Mutant } from './mutant.ts';
import { file, sets } from './tools.ts';

export const PNG = '\x89PNG\r\n\x1a\n';
export const magic = { png: PNG, jpeg: '\xff\xd8\xff', gif: 'GIF8', webp: 'RIFF' };
export const changes = ['createImage', 'updateImage', 'listImages'];
export const isFile = (asked: Parameters<typeof file>[0]): string => file(asked) ?? '';
export const whole = (bytes: string): boolean => bytes.includes('IEND') && bytes.includes('IDAT');
export const picturePath = (
  given: Parameters<NonNullable<Mutant['give']>>[0],
  change: (path: string) => string,
): void => sets('image_url', (url) => (typeof url === 'string' ? change(url) : url))(given);
