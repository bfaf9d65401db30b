/** Documents of the repository → what they are called in the package. */
const names: Record<string, string> = {
  'contract-elsewhere.md': 'README.md',
  'contract-changes.md': 'CHANGELOG.md',
  'contract-check.md': 'contract-check.md',
  'building-a-backend.md': 'building-a-backend.md',
  'mock.md': 'mock.md',
};
/** Files of the package that documents link to from their folder. */
const beside = ['openapi.yaml'];

const LINK = /\[([^\][]*)\]\(([^()\s]+)\)/g;

/** A document whose links lead to what is in the package; what leads elsewhere in the repository becomes words. */
function inPackage(text: string): string {
  return text
    .replaceAll('npm run contract -- ', 'npx surf-contract ')
    .replace(LINK, (whole, words: string, target: string) => {
      const [file = '', fragment] = target.split('#');
      if (/^\w+:/.test(target) || file === '') return whole;
      const plain = file.replace(/^(?:\.\.?\/)*/, '');
      const found = names[plain] ?? (beside.includes(plain) ? plain : undefined);
      if (found === undefined) return words;
      return `[${words}](${found}${fragment === undefined ? '' : `#${fragment}`})`;
    });
}

/** The documents of the package, with what they are called there. */
export const documents = (read: (name: string) => string): [string, string][] =>
  Object.entries(names).map(([from, to]) => [to, inPackage(read(from))]);
