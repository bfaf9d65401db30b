import type { Mutant } from './mutant.ts';
import { answer, rows, sets, withoutQuery } from './tools.ts';

const EMPTY = { data: [], paging: { page: 1, size: 10, total_item: 0, total_page: 0 }, actors: [] };

/** Mistakes of the list of what was changed. */
export const listedChanges: Mutant[] = [
  { name: 'changes of a price are not listed', operation: 'listChanges', give: (given) => lacks(given, 'LESSONS') },
  { name: 'changes are oldest first', operation: 'listChanges', give: (given) => rows(given).reverse() },
  { name: 'changes are listed by whomever they are', operation: 'listChanges', ask: withoutQuery('actor') },
  { name: 'changes are listed of whatever they are', operation: 'listChanges', ask: withoutQuery('what') },
  { name: 'changes are listed of whatever day they are', operation: 'listChanges', ask: withoutQuery('to') },
  { name: 'changes of bookings have no code', operation: 'listChanges', give: sets('booking_code', () => null) },
  {
    name: 'who changed anything is asked for with the rest',
    operation: 'listChanges',
    give: (given) => given.status === 200 && rows(given).length === 0 && (given.body['actors'] = []),
  },
  {
    name: 'changes are listed of more than 366 days',
    operation: 'listChanges',
    give: (given) => given.status === 400 && Object.assign(given, answer(200, EMPTY)),
  },
];

function lacks(given: Parameters<typeof rows>[0], what: string): void {
  if (given.status === 200) given.body.data = rows(given).filter((one) => one['what'] !== what);
}
