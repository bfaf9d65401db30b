import { and, asc, desc, eq, type InferColumnsDataTypes, isNull, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ImageInfo } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { notFound } from '../errors.ts';
import { type GivenTranslations, mergedTranslations, type Translations } from '../school/words.ts';
import { onlyRow } from './onlyRow.ts';
import { type Paged, type PageRequest, paged } from './paging.ts';
import { imageInfo, removePicture } from './pictures.ts';

/** A row as it is stored; of its translations those that change. */
export type NewContent<Table extends PgTable> = Omit<Table['$inferInsert'], 'id' | 'deletedAt' | 'translations'> & {
  translations?: GivenTranslations | undefined;
};

const NO_TRANSLATIONS: Translations = { id: {} };

interface Options {
  /** Instead of the oldest first. */
  isNewestFirst?: boolean;
  /**
   * For rows that bookings lead to: what is set when one leaves the lists, the columns by which bookings know it, and whether one that was
   * never booked is kept as well, without its picture.
   */
  kept?: { deletedAt: PgColumn; bookedAs: PgColumn[]; always?: boolean };
}

/** What a row says of its picture, if its table has pictures. */
type WithImage<Columns> = Columns extends { image_url: PgColumn } ? { image: ImageInfo } : unknown;

/**
 * The queries of a table that administrators look after, its rows in the contract's form; `what` names a row to people.
 * Changes are to be made in a transaction. A picture belongs to its row: when it is replaced, or its row deleted, it goes
 * as well.
 */
export function contentRows<
  Table extends PgTable & Record<'id' | 'createdAt', PgColumn>,
  Columns extends Record<string, PgColumn>,
>(given: Table, columns: Columns, what: string, { isNewestFirst = false, kept }: Options = {}) {
  type Row = InferColumnsDataTypes<Columns> & WithImage<Columns>;
  type NewRow = NewContent<Table>;
  // Drizzle's types see through no type parameter, so what it takes and answers is cast.
  const table: PgTable & Record<'id' | 'createdAt', PgColumn> = given;
  const { image_url: imageUrl } = columns;
  const fields: Record<string, PgColumn | SQL.Aliased> = {
    ...columns,
    ...(imageUrl && { image: imageInfo(imageUrl) }),
  };
  const listed = kept && isNull(kept.deletedAt);
  const hasId = (id: string) => eq(table.id, id);

  /** A row that nobody else can change until the transaction ends; 404 when there is none. */
  async function lock(db: Db, id: string) {
    const [row] = await db
      .select(fields)
      .from(table)
      .where(and(listed, hasId(id)))
      .for('update');
    if (!row) throw notFound(what);
    return row;
  }

  function list(db: Db, request: PageRequest, asked?: SQL): Promise<Paged<Row>> {
    const where = and(listed, asked);
    const rows = db
      .select(fields)
      .from(table)
      .where(where)
      .orderBy(...[table.createdAt, table.id].map((column) => (isNewestFirst ? desc(column) : asc(column))));
    return paged(request, rows, db.$count(table, where)) as Promise<Paged<Row>>;
  }

  /** Values as they are stored: of translations, those that change within the others. */
  const merged = (values: Partial<NewRow>, stored: Translations): Record<string, unknown> =>
    values.translations ? { ...values, translations: mergedTranslations(stored, values.translations) } : values;

  const insert = async (db: Db, row: NewRow): Promise<Row> =>
    onlyRow(await db.insert(table).values(merged(row, NO_TRANSLATIONS)).returning(fields)) as Row;

  /** Changes the given fields; 404 when there is no such row. */
  async function change(db: Db, id: string, values: Partial<NewRow>): Promise<Row> {
    const before = await lock(db, id);
    if (Object.values(values).every((value) => value === undefined)) return before as Row;
    const stored = (before['translations'] as Translations | undefined) ?? NO_TRANSLATIONS;
    const after = onlyRow(await db.update(table).set(merged(values, stored)).where(hasId(id)).returning(fields));
    if (after.image_url !== before.image_url) await removePicture(db, before.image_url);
    return after as Row;
  }

  /** Deletes a row, or takes one that was booked off the lists; 404 when there is none. */
  async function remove(db: Db, id: string): Promise<true> {
    const row = await lock(db, id);
    const counts = kept?.bookedAs.map((column) => db.$count(column.table, eq(column, id))) ?? [];
    const isBooked = (await Promise.all(counts)).some((count) => count > 0);
    if (isBooked || kept?.always) {
      const gone = { deletedAt: new Date(), ...(!isBooked && { imageUrl: null }) };
      await db.update(table).set(gone).where(hasId(id));
    } else await db.delete(table).where(hasId(id));
    if (!isBooked) await removePicture(db, row.image_url);
    return true;
  }

  return { lock, list, insert, change, remove };
}
