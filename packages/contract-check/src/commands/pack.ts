/**
 * Packs the contract check for other teams, who need neither this repository nor its packages (docs/contract-elsewhere.md):
 *   build/contract/surf-contract.mjs            the check and the contract in one file, which Node runs alone
 *   build/contract/surf-school-contract-….tgz   the same as an npm package, with the contract, also as OpenAPI 3.0, its
 *                                               documents, and collections for Postman and Bruno
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { minify } from '@swc/core';
import { build, type Plugin } from 'esbuild';
import { parse } from 'yaml';
import { readWords } from '../document.ts';
import { documents } from '../publish/documents.ts';
import { publishedFiles } from '../publish/files.ts';

const OWN = 'packages/contract-check';
const TARGET = 'build/contract';
const LIMIT = 520_000; // bytes

const contract = parse(readFileSync('openapi.yaml', 'utf8')) as { info: { version: string; description?: string } };
const { description: _words, ...info } = contract.info;
const FILE = 'surf-contract.mjs';
const { license, engines } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, unknown>;

const readDocument = (name: string): string => readFileSync(path.join('docs', name), 'utf8');

const FOR_PEOPLE = ['example', 'examples', 'summary'];

/** Of a description, the words that the check reads. */
const wordsRead = (text: string): string =>
  Object.values(readWords)
    .flatMap((words) => words.exec(text)?.[0] ?? [])
    .join(' ');

/** A part of the contract without examples and words that the check does not read. */
function onlyRead(node: unknown, isNames = false): unknown {
  if (Array.isArray(node)) return node.map((part) => onlyRead(part));
  if (typeof node !== 'object' || node === null) return node;
  const parts = Object.entries(node).flatMap(([key, part]): [string, unknown][] => {
    if (isNames) return [[key, onlyRead(part)]];
    if (key === 'description' && typeof part === 'string') return wordsRead(part) ? [[key, wordsRead(part)]] : [];
    return FOR_PEOPLE.includes(key) ? [] : [[key, onlyRead(part, key === 'properties')]];
  });
  return Object.fromEntries(parts);
}

/** Puts the contract into a bundle, compressed, in the place of the module that reads it from the repository. */
const withContract = (contract: unknown): Plugin => ({
  name: 'contract',
  setup: (bundle) => {
    const packed = brotliCompressSync(JSON.stringify(contract)).toString('base64');
    const contents = `
      import path from 'node:path';
      import { brotliDecompressSync } from 'node:zlib';
      const file = path.basename(process.argv[1]);
      const command = file.endsWith('.mjs') ? 'node ' + file : file;
      const contract = () => brotliDecompressSync(Buffer.from('${packed}', 'base64')).toString();
      export const own = { command, contract };`;
    bundle.onLoad({ filter: /contract-check[/\\]src[/\\]own\.ts$/ }, () => ({ contents, resolveDir: '.' }));
  },
});

/** Leaves out what reads addresses for ajv, which the check does itself (validate.ts). */
const withoutAddresses: Plugin = {
  name: 'addresses',
  setup: (bundle) => {
    bundle.onLoad({ filter: /[/\\]fast-uri[/\\]index\.js$/ }, () => ({ contents: 'module.exports = {};' }));
  },
};

/** Takes of js-yaml what reads, and leaves out what writes. */
const readsYaml: Plugin = {
  name: 'yaml',
  setup: (bundle) => {
    const lib = path.resolve('node_modules/js-yaml/lib');
    const contents = `
      export { load } from ${JSON.stringify(path.join(lib, 'loader.js'))};
      export { default as CORE_SCHEMA } from ${JSON.stringify(path.join(lib, 'schema/core.js'))};`;
    bundle.onLoad({ filter: /[/\\]js-yaml[/\\]dist[/\\]js-yaml\.mjs$/ }, () => ({ contents, resolveDir: '.' }));
  },
};

rmSync(TARGET, { recursive: true, force: true });
const folder = path.join(TARGET, 'package');
mkdirSync(folder, { recursive: true });
const outfile = path.join(folder, FILE);
await build({
  entryPoints: [`${OWN}/src/commands/check.ts`],
  outfile,
  bundle: true,
  minify: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  // Some packages are CommonJS and ask for Node's modules by `require`.
  banner: {
    js: "#!/usr/bin/env node\nimport { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);",
  },
  legalComments: 'none',
  charset: 'utf8',
  plugins: [withContract(onlyRead({ ...contract, info })), withoutAddresses, readsYaml],
  logLevel: 'warning',
});
// What esbuild leaves: some twentieth of the file.
const { code } = await minify(readFileSync(outfile, 'utf8'), {
  module: true,
  ecma: 2020,
  compress: { passes: 3, ecma: 2020 },
  mangle: true,
});
writeFileSync(outfile, code);
const bytes = statSync(outfile).size;
console.log(`${FILE}: ${String(Math.round(bytes / 1000))} kB`);
if (bytes > LIMIT) throw new Error(`${FILE} has more than ${String(LIMIT / 1000)} kB.`);
copyFileSync(path.join(folder, FILE), path.join(TARGET, FILE));

for (const file of ['openapi.yaml', 'LICENSE']) copyFileSync(file, path.join(folder, file));
for (const [file, content] of documents(readDocument)) writeFileSync(path.join(folder, file), content);
for (const [file, content] of publishedFiles()) {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}
const about = {
  name: 'surf-school-contract',
  version: info.version,
  description: 'Checks a backend against the contract of the surf school.',
  license,
  type: 'module',
  engines,
  bin: { 'surf-contract': FILE },
};
writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
const tarball = execFileSync('npm', ['pack', '--silent', '--pack-destination', '..'], {
  cwd: folder,
  encoding: 'utf8',
});
console.log(`${TARGET}/${tarball.trim()}`);
