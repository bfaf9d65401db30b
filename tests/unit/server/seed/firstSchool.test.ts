import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { firstSchool } from '../../../../server/seed/firstSchool.ts';
import { linesOf, SCHOOL_TEXTS } from '../../../../server/school/words.ts';
import { address, school } from '../../../support/server/firstSchool.ts';

const config = readdirSync('src/config').map((file) => readFileSync(`src/config/${file}`, 'utf8'));
const catalogue = readFileSync('src/locales/id/messages.po', 'utf8');

/** How the site's files write what the school's first words say in full. */
const asWritten = (text: string): string =>
  text
    .replaceAll(firstSchool.brand, '${firstFields.brand}')
    .replaceAll(/\b2014\b/g, '${firstFields.founded}')
    .replaceAll('Kuta visitors', '${firstFields.area} visitors')
    .replace('pengunjung Kuta', 'pengunjung ${firstFields.area}');
/** The catalogue writes an expression with spaces. */
const inCatalogue = (text: string): string => asWritten(text).replaceAll(/\$\{(\S+)\}/g, '${ $1 }');

/** Said otherwise than in the site's files, which have the number of hours in the same sentence. */
const OWN = ['plans_change', 'notes'];
const piecesOf = (language: 'en' | 'id'): string[] =>
  SCHOOL_TEXTS.filter((name) => !OWN.includes(name)).flatMap((name) => linesOf(school.texts[language][name]));

describe('what a new school begins with', () => {
  it('is what the site says of it', () => {
    const { name, brand, founded, email, phone, whatsapp, street, area, region, map_url: map } = school;
    const links = [school.photo_folder_url, school.instagram_url, school.facebook_url, school.youtube_url];
    for (const fact of [name, brand, founded, email, phone, whatsapp, street, area, region, map, ...links])
      assert.ok(
        config.some((file) => file.includes(`'${String(fact)}'`)),
        String(fact),
      );
  });

  it('has the words of the site, in both languages', () => {
    const isSaid = (text: string) =>
      config.some((file) => file.includes(asWritten(text))) || catalogue.includes(`msgid "${inCatalogue(text)}"`);
    for (const text of piecesOf('en')) assert.ok(isSaid(text), text);
    const length = 'menit per sesi';
    for (const text of piecesOf('id')) assert.ok(text.includes(length) || catalogue.includes(inCatalogue(text)), text);
  });
});

/** The files of a folder that are read by people and machines. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mjs|cjs|js|sql|html|json|po)$/.test(file))
    .map((file) => path.join(folder, file));

/** What only the demo school is called by: its name, its phones however they are written, its street, its address. */
const digits = (text: string): string => text.replaceAll(/[ ()+-]/g, '');
const isNamedIn = (file: string): boolean => {
  const text = readFileSync(file, 'utf8');
  const names = [firstSchool.brand, firstSchool.street, firstSchool.email.split('@')[1] ?? '', address];
  return (
    names.some((name) => text.toLowerCase().includes(name.toLowerCase())) ||
    [firstSchool.phone, firstSchool.whatsapp].some((phone) => digits(text).includes(phone.slice(3)))
  );
};

describe('the demo school is named', () => {
  it('by the server in its seed alone', () => {
    const named = filesIn('server').filter(isNamedIn);
    assert.deepEqual(
      named.filter((file) => !file.startsWith(path.join('server', 'seed'))),
      [],
    );
    assert.ok(named.includes(path.join('server', 'seed', 'firstSchool.ts')));
  });

  it('by the site in src/config/school.ts alone, and in the translations of its words', () => {
    const named = ['config/school.ts', 'locales/id/messages.po'];
    assert.deepEqual(
      filesIn('src').filter(isNamedIn).toSorted(),
      named.map((file) => path.join('src', file)),
    );
  });
});
