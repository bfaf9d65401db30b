/**
 * Brings the catalogues of translations up to date with the texts in the code: new texts are added without a translation, those
 * that are gone are removed. With --check nothing is written, and it fails where that would change a file or a translation is
 * missing.
 *   src/locales/<language>/messages.po  the texts of the site's pages, which the build puts into the code
 *   src/locales/<language>/guests.po    those that are written to guests in their language, whatever that of the page is
 *   …/catalogues.gen.ts                 the same for the code that says them
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformAsync } from '@babel/core';
import { type GetTextTranslations, po } from 'gettext-parser';
import { format, resolveConfig } from 'prettier';
import { catalogueOf, languages } from './languages';
import { SOURCE_LANGUAGE } from '../src/lib/language';

const EXTRACTED = path.resolve('.tmp/messages.pot');
const isCheck = process.argv.includes('--check');

type Texts = GetTextTranslations['translations'];
type Text = Texts[string][string];

/** Where texts are said in the language of a guest, so that several languages are there at once. */
const SPEAKING = ['server/messages/', 'src/features/admin/bookings/panel/messages/'];
const isIn = (folder: string) => (file: string) => file.startsWith(folder);
const isSpoken = (file: string): boolean => SPEAKING.some((folder) => file.startsWith(folder));

/** The texts in the code, without translations. */
async function extract(): Promise<Texts> {
  mkdirSync(path.dirname(EXTRACTED), { recursive: true });
  const discover = ['t', 'ngettext', 'msgid'];
  const plugins = [['ttag', { extract: { output: EXTRACTED, location: 'file' }, sortByMsgid: true, discover }]];
  const files = ['src', 'server/messages'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.posix.join(folder, name)),
  );
  for (const filename of files.sort()) {
    if (!/(?<!\.gen)\.tsx?$/.test(filename)) continue;
    const code = readFileSync(filename, 'utf8');
    if (!isSpoken(filename) && !code.includes("from 'ttag'")) continue;
    const parserOpts = { plugins: ['typescript' as const, 'jsx' as const] };
    await transformAsync(code, { filename, babelrc: false, configFile: false, parserOpts, plugins, code: false });
  }
  return po.parse(readFileSync(EXTRACTED)).translations;
}

/** The texts that stand in some files, or what is made of them. */
function textsIn(
  all: Texts,
  isWanted: (file: string) => boolean,
  change: (text: Text) => Text = (text) => text,
): Texts {
  const contexts = Object.entries(all).map(([context, messages]): [string, Texts[string]] => {
    const found = Object.entries(messages).flatMap(([id, text]): [string, Text][] => {
      const files = text.comments?.reference?.split('\n').filter(isWanted) ?? [];
      const comments = { ...text.comments, reference: files.join('\n') } as NonNullable<Text['comments']>;
      return id === '' || files.length === 0 ? [] : [[id, change({ ...text, comments })]];
    });
    return [context, Object.fromEntries(found)];
  });
  return Object.fromEntries(contexts.filter(([, messages]) => Object.keys(messages).length > 0));
}

const headersOf = (code: string) => ({
  'Content-Type': 'text/plain; charset=utf-8',
  Language: code,
  'Plural-Forms': 'nplurals=2; plural=(n!=1);',
});

/** Writes a file, or says that it would be another. */
function keep(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  if (!isCheck) {
    writeFileSync(file, text);
    return;
  }
  console.log(`${path.relative('', file)} does not have the texts of the code: npm run texts`);
  process.exitCode = 1;
}

/** Brings a catalogue up to date; returns it. */
function update(file: string, code: string, texts: Texts): GetTextTranslations {
  const former = existsSync(file) ? po.parse(readFileSync(file)) : undefined;
  const name = path.relative('', file);
  const headers = former?.headers ?? headersOf(code);
  const forms = Number(/nplurals=(\d+)/.exec(headers['Plural-Forms'])?.[1] ?? 1);
  const translated = textsIn(
    texts,
    () => true,
    (text) => {
      const known = former?.translations[text.msgctxt ?? '']?.[text.msgid]?.msgstr ?? [];
      const msgstr = Array.from(
        { length: text.msgid_plural === undefined ? 1 : forms },
        (_, form) => known[form] ?? '',
      );
      if (msgstr.some((one) => one === '')) {
        console.log(`${name} has no translation of '${text.msgid}'.`);
        process.exitCode = 1;
      }
      return { ...text, msgstr };
    },
  );
  const catalogue = { charset: 'utf-8', headers, translations: translated };
  keep(file, po.compile(catalogue, { foldLength: 0 }).toString());
  return catalogue;
}

/** A catalogue as ttag reads it where the code runs, with the texts of a folder. */
function compactOf({ charset, headers, translations }: GetTextTranslations, folder: string) {
  const contexts = Object.entries(textsIn(translations, isIn(folder))).map(([context, messages]) => [
    context,
    Object.fromEntries(Object.entries(messages).map(([id, { msgstr }]) => [id, msgstr])),
  ]);
  return { charset, headers, contexts: Object.fromEntries(contexts) as unknown };
}

const all = await extract();
const spoken = new Map<string, GetTextTranslations>();
for (const { code } of languages) {
  if (code === SOURCE_LANGUAGE) continue;
  update(
    catalogueOf(code),
    code,
    textsIn(all, (file) => !isSpoken(file)),
  );
  spoken.set(code, update(catalogueOf(code, 'guests'), code, textsIn(all, isSpoken)));
}
for (const folder of SPEAKING) {
  const file = `${folder}catalogues.gen.ts`;
  const catalogues = Object.fromEntries([...spoken].map(([code, catalogue]) => [code, compactOf(catalogue, folder)]));
  const source = `// Generated by npm run texts from src/locales/*/guests.po.\nexport const catalogues = ${JSON.stringify(catalogues)};`;
  keep(file, await format(source, { ...(await resolveConfig(file)), parser: 'typescript' }));
}
