import { colourPairs } from '../../../../src/app/styleguide/tokenNames';

const { readFileSync } = jest.requireActual<{ readFileSync: (path: string, encoding: string) => string }>('node:fs');
const [light = '', dark = ''] = readFileSync('src/ui/tokens.css', 'utf8').split('@media (prefers-color-scheme: dark)');

const colourIn = (css: string, name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)?.[1];

/** A colour by day, or by night: what night does not change stays. */
function colour(scheme: 'light' | 'dark', name: string): string {
  const found = (scheme === 'dark' && colourIn(dark, name)) || colourIn(light, name);
  if (!found) throw new Error(`tokens.css has no colour --${name}`);
  return found;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

describe.each(['light', 'dark'] as const)('in the %s colours', (scheme) => {
  test.each(colourPairs)('text on %s in %s has a contrast of at least 4.5', (background, text) => {
    expect(contrast(colour(scheme, background), colour(scheme, text))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['surface', 'sand'])('the edge of a field is seen on %s', (background) => {
    expect(contrast(colour(scheme, background), colour(scheme, 'control-line'))).toBeGreaterThanOrEqual(3);
  });
});
