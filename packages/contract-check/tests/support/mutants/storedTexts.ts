import type { Mutant } from './mutant.ts';
import { edits, type Json, row, sends } from './tools.ts';

const text =
  (names: string[], change: (text: string) => string): Mutant['ask'] =>
  (asked) =>
    names.forEach((name) => edits(name, change)(asked));
const ascii = (of: string): string => of.replace(/[^\x00-\x7f]/gu, '?');
const escaped = (of: string): string =>
  of
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
const stripped = (of: string): string => of.replace(/<[^>]*>/g, '');
const oneLine = (of: string): string => of.replace(/\s*\r?\n\s*/g, ' ');
const noEmoji = (of: string): string => of.replace(/[\u{10000}-\u{10ffff}]/gu, '');
const latin = (of: string): string => Buffer.from(of).toString('latin1');

/** Texts that are kept otherwise than they were sent. */
export const storedTexts: Mutant[] = [
  {
    name: 'letters beyond ASCII become ?',
    operation: 'createProductCategory',
    ask: text(['name', 'description'], ascii),
  },
  {
    name: 'letters beyond ASCII become ? in reviews',
    operation: 'createTestimony',
    ask: text(['name', 'message'], ascii),
  },
  { name: 'letters beyond ASCII become ? in names', operation: 'register', ask: text(['name'], ascii) },
  {
    name: 'letters beyond ASCII become ? in lessons',
    operation: 'createProduct',
    ask: text(['name', 'description'], ascii),
  },
  {
    name: 'a curled apostrophe becomes a straight one',
    operation: 'createVideo',
    ask: text(['title'], (of) => of.replaceAll('’', "'")),
  },
  {
    name: 'texts are read as Latin-1',
    operation: 'updateSurfSpot',
    ask: text(['name', 'location', 'description'], latin),
  },
  { name: 'emoji are lost', operation: 'createTestimony', ask: text(['name', 'message'], noEmoji) },
  { name: 'emoji are lost in lessons', operation: 'updateProduct', ask: text(['name', 'description'], noEmoji) },
  { name: 'reviews are escaped for HTML', operation: 'createTestimony', ask: text(['name', 'message'], escaped) },
  { name: 'lessons are escaped for HTML', operation: 'createProduct', ask: text(['name', 'description'], escaped) },
  { name: 'tags are taken out', operation: 'createTestimony', ask: text(['message'], stripped) },
  {
    name: 'tags are taken out of descriptions',
    operation: 'updateProductCategory',
    ask: text(['description'], stripped),
  },
  { name: 'line breaks become spaces', operation: 'createTestimony', ask: text(['message'], oneLine) },
  { name: 'line breaks become spaces in lessons', operation: 'createProduct', ask: text(['description'], oneLine) },
  {
    name: 'line breaks become <br>',
    operation: 'createSurfSpot',
    ask: text(['description'], (of) => of.replace(/\r?\n/g, '<br>')),
  },
  {
    name: 'texts are cut at 50 characters',
    operation: 'createProductCategory',
    ask: text(['name'], (of) => (of.length <= 100 ? of.slice(0, 50) : of)),
  },
  {
    name: 'texts are cut at 255 characters',
    operation: 'createProduct',
    ask: text(['description'], (of) => (of.length <= 5000 ? of.slice(0, 255) : of)),
  },
  {
    name: 'messages are cut at 255 characters',
    operation: 'createTestimony',
    ask: text(['message'], (of) => (of.length <= 2000 ? of.slice(0, 255) : of)),
  },
  {
    name: 'addresses are cut at 255 characters',
    operation: 'createVideo',
    ask: text(['video_url'], (of) => (of.length <= 2000 ? of.slice(0, 255) : of)),
  },
  {
    name: 'quotes are doubled',
    operation: 'updateProductCategory',
    ask: text(['name', 'description'], (of) => of.replaceAll("'", "''")),
  },
  {
    name: 'backslashes are lost',
    operation: 'createTestimony',
    ask: text(['message'], (of) => of.replaceAll('\\', '')),
  },
  {
    name: 'spaces in a row become one',
    operation: 'createProductCategory',
    ask: text(['description'], (of) => of.replace(/ {2,}/g, ' ')),
  },
  {
    name: 'names begin with capitals alone',
    operation: 'register',
    ask: text(['name'], (of) => of.toLowerCase().replace(/(^|\s)\S/g, (first) => first.toUpperCase())),
  },
  {
    name: 'prices are floats of 32 bits',
    operation: 'createProduct',
    ask: text(['price'], (of) =>
      /^\d+$/.test(of) && Number(of) <= 1e9 ? String(Math.min(1e9, Math.fround(Number(of)))) : of,
    ),
  },
  {
    name: 'a query in an address is lost',
    operation: 'updateVideo',
    ask: text(['video_url'], (of) => of.replace(/\?.*$/, '')),
  },
  {
    name: 'names of guests are cut at 30',
    operation: 'createBooking',
    ask: sends((json) => {
      const guest = json['customer_details'] as Json | undefined;
      if (typeof guest?.['full_name'] === 'string' && guest['full_name'].length <= 100)
        guest['full_name'] = guest['full_name'].slice(0, 30);
    }),
  },
  {
    name: 'names of guests are ASCII',
    operation: 'createBooking',
    ask: sends((json) => {
      const guest = json['customer_details'] as Json | undefined;
      if (typeof guest?.['full_name'] === 'string') guest['full_name'] = ascii(guest['full_name']);
    }),
  },
  {
    name: 'notes are cut at 100 characters',
    operation: 'updateDays',
    ask: sends(
      (json) =>
        typeof json['note'] === 'string' && json['note'].length <= 1000 && (json['note'] = json['note'].slice(0, 100)),
    ),
  },
  { name: 'reasons are ASCII', operation: 'updateDays', ask: text(['reason'], ascii) },
  {
    name: 'reasons of entries are lost',
    operation: ['addLedgerEntry', 'getBooking'],
    at: ['getBooking', 'listLedger'],
    give: (given) => {
      for (const one of (row(given)['ledger'] ?? given.body.data ?? []) as Json[])
        if (typeof one === 'object') one['reason'] = null;
    },
  },
];
