import type { Scheme } from './theme';
import { useMedia } from './useMedia';

/** The colours that the person's device asks for. */
export const useScheme = (): Scheme => (useMedia('(prefers-color-scheme: dark)') ? 'dark' : 'light');
