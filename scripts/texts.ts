/**
 * Brings the catalogues of translations (src/locales/<language>/messages.po) up to date with the texts in the code: new texts are
 * added without a translation, those that are gone are removed. With --check nothing is written, and it fails where that would
 * change a catalogue or a translation is missing.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformAsync } from '@babel/core';
import { po, type GetTextTranslations } from 'gettext-parser';
import { catalogueOf, languages } from './languages';
import { SOURCE_LANGUAGE } from '../src/lib/language';

const EXTRACTED = path.resolve('.tmp/messages.pot');
const isCheck = process.argv.includes('--check');

/** The texts in the code, without translations. */
async function extract(): Promise<GetTextTranslations> {
  mkdirSync(path.dirname(EXTRACTED), { recursive: true });
  const plugins = [['ttag', { extract: { output: EXTRACTED, location: 'file' }, sortByMsgid: true }]];
  for (const name of readdirSync('src', { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/\.tsx?$/.test(name)) continue;
    const filename = path.join('src', name);
    const code = readFileSync(filename, 'utf8');
    if (!code.includes("from 'ttag'")) continue;
    const parserOpts = { plugins: ['typescript' as const, 'jsx' as const] };
    await transformAsync(code, { filename, babelrc: false, configFile: false, parserOpts, plugins, code: false });
  }
  return po.parse(readFileSync(EXTRACTED));
}

/** The texts with the translations that a catalogue has, as the file is to be. */
function merged(extracted: GetTextTranslations, file: string, code: string): { text: string; missing: string[] } {
  const former = existsSync(file) ? po.parse(readFileSync(file)) : undefined;
  const missing: string[] = [];
  const translations: GetTextTranslations['translations'] = {};
  for (const [context, messages] of Object.entries(extracted.translations)) {
    const ofContext = (translations[context] = {} as Record<string, (typeof messages)[string]>);
    for (const [id, message] of Object.entries(messages)) {
      if (id === '') continue;
      const msgstr = former?.translations[context]?.[id]?.msgstr ?? [''];
      if (msgstr.some((text) => text === '')) missing.push(id);
      ofContext[id] = { ...message, msgstr };
    }
  }
  const headers = former?.headers ?? {
    'Content-Type': 'text/plain; charset=utf-8',
    Language: code,
    'Plural-Forms': 'nplurals=2; plural=(n!=1);',
  };
  return { text: po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 }).toString(), missing };
}

const extracted = await extract();
for (const { code } of languages) {
  if (code === SOURCE_LANGUAGE) continue;
  const file = catalogueOf(code);
  const { text, missing } = merged(extracted, file, code);
  const isUpToDate = existsSync(file) && readFileSync(file, 'utf8') === text;
  if (!isCheck) writeFileSync(file, text);
  const name = path.relative('', file);
  if (isCheck && !isUpToDate) console.log(`${name} does not have the texts of the code: npm run texts`);
  for (const id of missing) console.log(`${name} has no translation of '${id}'.`);
  if (missing.length > 0 || (isCheck && !isUpToDate)) process.exitCode = 1;
}
