import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { everywhere } from './tools.ts';
import type { Given, Mutant } from './mutant.ts';

const refused =
  (change: (given: Given) => unknown): Mutant['give'] =>
  (given) => {
    if (given.status >= 400) change(given);
  };
const json = (given: Given, change: (text: string) => string | Buffer): void => {
  if (given.type.includes('json')) given.raw = Buffer.from(change(JSON.stringify(given.body)));
};
const backwards = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(backwards);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, one]) => [name, backwards(one)]),
  );
};
const special = [
  'Product category already registered',
  'total_amount',
  'closed on',
  'place',
  'price has changed',
  'changed this booking',
];
const isGiven = ({ body }: Given): boolean => special.some((words) => JSON.stringify(body).includes(words));

/** Answers that are written or sent in another way. */
export const allowedWire: Mutant[] = [
  {
    operation: [],
    at: '*',
    name: 'a charset in the content type, in capitals',
    give: (given) => void (given.type = given.type.replace(/^application\/json.*/, 'application/json;charset=UTF-8')),
  },
  {
    operation: [],
    at: '*',
    name: 'no charset in the content type',
    give: (given) => void (given.type = given.type.replace(/;.*/, '')),
  },
  {
    operation: [],
    at: '*',
    name: 'a content type in capitals',
    give: (given) => void (given.type = given.type.replace('application/json', 'Application/JSON')),
  },
  {
    operation: [],
    at: '*',
    name: 'further headers',
    give: (given) =>
      Object.assign(given.headers, {
        'x-powered-by': 'PHP/8.3',
        'set-cookie': 'laravel_session=1; path=/',
        'x-request-id': '7',
        vary: 'Origin',
      }),
  },
  {
    operation: [],
    at: '*',
    name: 'further fields at every level',
    give: ({ body }) =>
      everywhere(body, (one) => Object.assign(one, { updated_at: null, _links: { self: { href: '/' } } })),
  },
  {
    operation: [],
    at: '*',
    name: 'success beside the data',
    give: (given) => Object.assign(given.body, { success: given.status < 400, status: given.status }),
  },
  {
    operation: [],
    at: '*',
    name: 'keys in another order',
    give: (given) => json(given, (text) => JSON.stringify(backwards(JSON.parse(text)))),
  },
  {
    operation: [],
    at: '*',
    name: 'indented JSON',
    give: (given) => json(given, (text) => JSON.stringify(JSON.parse(text), null, 4)),
  },
  {
    operation: [],
    at: '*',
    name: 'letters beyond ASCII as escapes',
    give: (given) =>
      json(given, (text) =>
        text.replace(/[^\x00-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`),
      ),
  },
  {
    operation: [],
    at: '*',
    name: 'slashes as escapes',
    give: (given) => json(given, (text) => text.replaceAll('/', '\\/')),
  },
  { operation: [], at: '*', name: 'a line break after the JSON', give: (given) => json(given, (text) => `${text}\n`) },
  {
    operation: [],
    at: '*',
    name: 'other words in messages',
    give: refused((given) => !isGiven(given) && (given.body['message'] = 'Permintaan tidak valid.')),
  },
  {
    operation: [],
    at: '*',
    name: 'messages in other letters',
    give: refused((given) => !isGiven(given) && (given.body['message'] = 'リクエストが無効です。')),
  },
  {
    operation: [],
    at: '*',
    name: 'no details where they are optional',
    give: refused((given) => !isGiven(given) && delete given.body['details']),
  },
  {
    operation: [],
    at: '*',
    name: 'details where there are none',
    give: refused((given) => !isGiven(given) && (given.body['details'] = ['id: unknown', 'see the documentation'])),
  },
  {
    operation: [],
    at: '*',
    name: 'no details that are an empty list',
    give: refused((given) => !isGiven(given) && given.body['details'] === undefined && (given.body['details'] = [])),
  },
  {
    operation: [],
    at: '*',
    name: 'slower answers',
    give: async ({ headers }) => {
      headers['x-waited'] = '5';
      await sleep(5);
    },
  },
  {
    operation: [],
    at: '*',
    name: 'gzip',
    give: (given) => {
      json(given, (text) => gzipSync(text));
      if (given.raw && given.type.includes('json')) given.headers['content-encoding'] = 'gzip';
    },
  },
];
