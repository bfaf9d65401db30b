import type { Mutant } from './mutant.ts';
import { idIn, type Json, rows } from './tools.ts';

export const shown = ['checkBooking', 'listBookings', 'listMyBookings', 'listMyHistories', 'getBooking'];
export const UUID = /^[0-9a-f-]{36}$/;
/** Runs SQL after an operation succeeded on the row in its path. */
export const then =
  (statement: (id: string) => string): Mutant['give'] =>
  async (given, asked, { sql }) => {
    if (given.status === 200 && UUID.test(idIn(asked))) await sql(statement(idIn(asked)));
  };
/** Goes on showing in a list what was deleted or hidden. */
export const stays =
  (
    list: string,
    leaves: (status: number, asked: Parameters<NonNullable<Mutant['ask']>>[0]) => boolean,
  ): Mutant['give'] =>
  (given, asked, { store }) => {
    if (asked.operation === list) {
      for (const one of rows(given)) if (!store.has(String(one['id']))) store.set(`seen ${String(one['id'])}`, one);
      for (const [id, one] of store)
        if (!id.startsWith('seen ') && one !== undefined && given.status === 200) rows(given).push(one as Json);
    } else if (leaves(given.status, asked)) store.set(idIn(asked), store.get(`seen ${idIn(asked)}`));
  };
export const deleted = (status: number): boolean => status === 200;
