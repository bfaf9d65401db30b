const { readdirSync, readFileSync } = jest.requireActual<{
  readdirSync: (path: string, options: { recursive: true }) => string[];
  readFileSync: (path: string, encoding: string) => string;
}>('node:fs');

/** All that the files of a kind say. */
const textOf = (kind: RegExp): string =>
  readdirSync('src', { recursive: true })
    .filter((file) => kind.test(file))
    .map((file) => readFileSync(`src/${file}`, 'utf8'))
    .join('\n');

const named = (text: string, pattern: RegExp): Set<string> =>
  new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name));

test('every custom property that a style takes without a fallback is set somewhere', () => {
  const styles = textOf(/\.css$/);
  const set = new Set([...named(styles, /(--[\w-]+):/g), ...named(textOf(/\.tsx?$/), /'(--[\w-]+)'/g)]);
  const taken = named(styles, /var\((--[\w-]+)\)/g);
  expect(taken.size).toBeGreaterThan(50);
  expect([...taken].filter((name) => !set.has(name))).toEqual([]);
});

test('every token is taken by a style or by the code', () => {
  const tokens = named(readFileSync('src/ui/tokens.css', 'utf8'), /(--[\w-]+):/g);
  const taken = named(textOf(/\.(css|tsx?)$/), /var\((--[\w-]+)/g);
  expect(tokens.size).toBeGreaterThan(50);
  expect([...tokens].filter((name) => !taken.has(name))).toEqual([]);
});
