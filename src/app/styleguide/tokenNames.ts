/** Background and text colours that stand on each other. */
export const colourPairs = [
  ['sand', 'ink'],
  ['sand', 'muted'],
  ['sand', 'primary'],
  ['sand', 'accent'],
  ['surface', 'ink'],
  ['surface', 'muted'],
  ['surface', 'primary'],
  ['surface', 'accent'],
  ['sand-deep', 'muted'],
  ['primary-soft', 'ink'],
  ['primary-soft', 'primary'],
  ['primary', 'on-primary'],
  ['deep', 'on-deep'],
  ['deep', 'on-deep-muted'],
  ['deep', 'glow'],
  ['deep-raised', 'on-deep'],
  ['sun', 'on-sun'],
  ['success-soft', 'success'],
  ['warning-soft', 'warning'],
  ['info-soft', 'info'],
  ['error-soft', 'error'],
  ['success', 'on-status'],
  ['info', 'on-status'],
  ['error', 'on-status'],
] as const;

export const textSizes = ['4xl', '3xl', '2xl', 'xl', 'lg', 'md', 'sm', 'xs'] as const;
export const spaces = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;
export const radii = ['radius-sm', 'radius-md', 'radius-lg', 'radius-full'] as const;
export const shadows = ['shadow', 'shadow-lifted'] as const;
