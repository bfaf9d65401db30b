import type { Body } from '../client.ts';
import { at, must, needed, same } from '../difference.ts';
import { type Operation, readWords } from '../document.ts';
import { creators, searchedFields } from '../fixtures.ts';
import type { Row } from '../rows.ts';
import { documented } from '../validate.ts';
import type { World } from '../world.ts';
import type { Check } from './check.ts';
import { agrees, pageOf } from './pages.ts';

/** Signs that mean something to databases and are plain characters here. */
const signs = ['%', '_', '\\', "'", '"', ';--', '🏄'];
/** Letters that no other text has, so that a search for them and a sign finds one row. */
const RARE = 'zqxv';
/** Two words with two blanks between them. */
const APART = `${RARE}  two`;
const NOWHERE = 'zqjxwvkqzzxj';
const ROWS_ON_PAGE = 10;
const LONGEST = 100;

/** Fields in which a search looks as well on level 2, or always on lists of that level. */
const secondFields: Record<string, string> = { listUsers: 'email', listMessages: 'to' };

/** Without accents and case. */
const folded = (text: unknown): string => String(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const swapped = (text: string): string =>
  Array.from(text, (c) => (c === c.toLowerCase() ? c.toUpperCase() : c.toLowerCase())).join('');

/** Whether a lesson search may answer similar names where no name has the text. */
const mayGuess = ({ description }: Operation): boolean => readWords.mayGuess.test(description);

/** Makes a row whose searched text has these words. */
async function rowNamed(operation: Operation, world: World, words: string): Promise<string | undefined> {
  const name = `${world.mark} ${words}`;
  if (operation.id === 'listProducts') return (await world.make('createProduct', { name })).id;
  if (operation.id === 'listBookings' && world.level === 2) {
    const customer_details = {
      full_name: name,
      email: 'contract-check@example.com',
      phone: '+6281234567890',
      country: 'ID',
    };
    return (await world.make('createBooking', { customer_details })).id;
  }
  if (operation.id !== 'listUsers') return undefined;
  const user = await world.row(creators['/api/users'] ?? '', 'change');
  const update = world.operation('updateUser');
  await needed(update.id, async () => {
    const token = await world.sessions.token(update, 'admin');
    const body = { name, email: user.fields['email'], role: 'CUSTOMER' };
    documented(update, await world.send(update, { token, params: { id: user.id }, body }), update.success);
  });
  return user.id;
}

/** A text that a row of the list has in a field that is not searched. */
async function elsewhere({ id }: Operation, world: World): Promise<string> {
  if (id === 'listUsers') return 'customer';
  if (id === 'listMessages') return world.mark;
  if (id === 'listBookings') {
    const { fields } = await world.row('createSurfSpot');
    await world.row('createBooking');
    return String(fields['name']).slice(-8);
  }
  // Where a name has the text, no similar names may be answered.
  const text = world.sources.text('{unique}');
  await world.make('createProduct', { name: `${world.mark} ${text}` });
  await world.make('createProduct', { description: `${world.mark} ${text}` });
  return text;
}

/** The checks of a list's search. */
export function searchChecks(operation: Operation, world: World, creator: string): Check[] {
  const fields = searchedFields[operation.id] ?? [];
  const [field = ''] = fields;
  const find = async (search: string) => (await pageOf(operation, world, { search })).rows;
  const shown = (row: Body) => fields.flatMap((name) => at(row, name) ?? []);
  /** Fails unless each row that was found has the text where the search looks. */
  const plain = (text: string, rows: Body[]) =>
    rows.forEach((row, index) =>
      must(
        shown(row).some((value) => folded(value).includes(folded(text))),
        `data.${String(index)}.${field}`,
        `only rows with '${text}'`,
        shown(row),
      ),
    );
  const finds = async (text: string, id: string, search = text) => {
    const rows = await find(search);
    must(
      rows.some((row) => row['id'] === id),
      'data',
      `${id} when '${search}' is searched`,
      rows.map(shown),
    );
    plain(text, rows);
  };
  const made = async (): Promise<{ row: Row; part: string }> => {
    const row = await world.row(creator);
    return { row, part: String(row.fields[field]).slice(-7) };
  };
  const checks: Check[] = [];
  const add = (name: string, run: () => Promise<void>) => checks.push({ name: `search: ${name}`, run });

  add('a part of the text, in the other case', async () => {
    const { row, part } = await made();
    await finds(part, row.id, swapped(part));
  });
  add('blanks around the text do not count', async () => {
    const { row, part } = await made();
    await finds(part, row.id, `  ${part} `);
  });
  add('what is nowhere gives an empty list', async () => {
    const page = await pageOf(operation, world, { search: NOWHERE });
    agrees(page, 1, ROWS_ON_PAGE);
    if (!mayGuess(operation)) same('paging.total_item', 0, page.paging.total_item);
  });
  add('signs are plain characters', async () => {
    const id = await rowNamed(operation, world, [...signs.map((sign) => RARE + sign), APART].join(' '));
    for (const sign of signs) {
      plain(sign, await find(sign));
      if (id !== undefined) await finds(RARE + sign, id);
    }
    // Blanks within count, and so does every word.
    const together = APART.replace('  ', ' ');
    // Where no name has the text, similar ones may be answered: one has it, and another its first word and one blank.
    if (mayGuess(operation)) await rowNamed(operation, world, together);
    if (id !== undefined) await finds(APART, id);
    if (mayGuess(operation)) return;
    plain(`${RARE} ${NOWHERE}`, await find(`${RARE} ${NOWHERE}`));
    // Whoever looks for a booking reads a name to a person: several blanks may count as one.
    if (operation.id !== 'listBookings') plain(together, await find(together));
  });
  add('a text of 100 characters', async () => {
    const search = NOWHERE.repeat(LONGEST).slice(0, LONGEST);
    agrees(await pageOf(operation, world, { search }), 1, ROWS_ON_PAGE);
  });
  add('nothing but what the description names is searched', async () => {
    const text = await elsewhere(operation, world);
    plain(text, await find(text));
  });
  if (secondFields[operation.id] !== undefined && world.level === 2)
    add(`the ${secondFields[operation.id] ?? ''} is searched as well`, async () => {
      const row = await world.row(creator);
      const text = String(row.fields[secondFields[operation.id] ?? '']).split('@')[0] ?? '';
      const rows = await find(swapped(text));
      must(rows.length > 0, 'data', `rows with '${text}'`, rows);
      plain(text, rows);
    });
  return checks;
}
