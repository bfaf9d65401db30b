import type { Given, Mutant } from './mutant.ts';
import { field, idIn, row, sends, sent } from './tools.ts';

const isTaken = ({ status }: Given): boolean => status === 200;
/** The name that is sent as a translation, where that is all. */
function nameIn(translations: string | undefined): string | undefined {
  try {
    const { id } = JSON.parse(translations ?? '') as { id?: Record<string, unknown> };
    return typeof id?.['name'] === 'string' && Object.keys(id).length === 1 ? id['name'] : undefined;
  } catch {
    return undefined; // what is wrong is refused
  }
}

/** Refuses too much or too little of what the school says of itself. */
export const laxSchool: Mutant[] = [
  {
    name: 'a change of the school that was made for another version is taken',
    operation: 'updateSchool',
    ask: sends((json) => delete json['version']),
  },
  {
    name: 'an address of a map without https is taken',
    operation: 'updateSchool',
    ask: sends((json) => {
      if (typeof json['map_url'] === 'string') json['map_url'] = json['map_url'].replace(/^http:/, 'https:');
    }),
  },
  {
    name: 'a year that is to come is taken for the beginning of a school',
    operation: 'updateSchool',
    ask: sends((json) => {
      if (json['founded'] === '2099') json['founded'] = '2014';
    }),
  },
  {
    name: 'marks that turn its direction are taken out of the name of a school',
    operation: 'updateSchool',
    ask: sends((json) => {
      if (typeof json['name'] === 'string') json['name'] = json['name'].replaceAll('\u202e', '');
    }),
  },
];

/** Keeps what the school says, or translations, otherwise than answered. */
export const storedSchool: Mutant[] = [
  {
    name: 'a changed area of the school is answered and not stored',
    operation: ['updateSchool', 'getSchool'],
    at: 'updateSchool',
    give: async (given, asked, { sql }) => {
      if (isTaken(given) && field(asked, 'area') !== undefined) await sql(`update school set area = 'Else'`);
    },
  },
  {
    name: 'the texts that are sent take the place of all',
    operation: ['updateSchool', 'getSchool'],
    at: 'updateSchool',
    give: async (given, asked, { sql }) => {
      const texts = sent(asked)?.['texts'] as Record<string, Record<string, unknown>> | undefined;
      if (!isTaken(given) || !texts || 'en' in texts) return;
      await sql(`update school set texts = jsonb_set(texts, '{en}', '{}')`);
      const all = row(given)['texts'] as Record<string, Record<string, unknown>>;
      all['en'] = Object.fromEntries(Object.keys(all['en'] ?? {}).map((name) => [name, null]));
    },
  },
  {
    name: 'an Indonesian text that is missing is answered in English',
    operation: ['updateSchool', 'getSchool'],
    at: ['updateSchool', 'getSchool'],
    give: (given) => {
      const { en, id } = (row(given)['texts'] ?? {}) as Record<string, Record<string, unknown>>;
      for (const name of Object.keys(id ?? {})) if (id && en) id[name] ??= en[name];
    },
  },
  {
    name: 'a change of the hours of free changes holds for new bookings alone',
    operation: ['updateSchool', 'checkBooking'],
    at: 'updateSchool',
    ask: sends((json) => {
      if ('change_hours' in json) json['change_hours'] = null;
    }),
    give: (given, asked) => {
      const hours = sent(asked)?.['change_hours'];
      if (isTaken(given) && hours !== undefined) row(given)['change_hours'] = 0;
    },
  },
  {
    name: 'what the school says has no ETag',
    operation: 'getSchool',
    give: (given) => delete given.headers['etag'],
  },
  {
    name: 'the words of a translation that are left out are taken away',
    operation: ['updateProduct', 'createProduct', 'listProducts'],
    at: 'updateProduct',
    give: async (given, asked, { sql }) => {
      const name = nameIn(field(asked, 'translations'));
      if (!isTaken(given) || name === undefined) return;
      const id = { name };
      row(given)['translations'] = { id };
      await sql(
        `update products set translations = '${JSON.stringify({ id }).replaceAll("'", "''")}' where id = '${idIn(asked)}'`,
      );
    },
  },
  {
    name: 'translations of a surf spot are answered and not stored',
    operation: ['updateSurfSpot', 'createSurfSpot', 'listSurfSpots'],
    at: 'updateSurfSpot',
    give: async (given, asked, { sql }) => {
      if (isTaken(given)) await sql(`update surf_spots set translations = '{"id":{}}' where id = '${idIn(asked)}'`);
    },
  },
  {
    name: 'the language of a booking is always by the phone',
    operation: ['createBooking', 'getBooking', 'checkBooking', 'createCounterBooking', 'updateBooking'],
    at: ['createBooking', 'createCounterBooking'],
    ask: sends((json) => delete json['language']),
  },
];
