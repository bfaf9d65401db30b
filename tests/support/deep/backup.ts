import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after } from 'node:test';
import { sql } from 'drizzle-orm';
import { connect, type Connection } from '../../../server/db/connect.ts';
import { insertBooking } from '../../../server/repositories/bookings.ts';
import { runScript, type Said } from '../server/scripts.ts';
import { rowsOf } from '../server/testApp.ts';

/** The folder of these tests, the data folder of a school, and its backup. */
export const root = mkdtempSync(path.join(os.tmpdir(), 'surf-backup-'));
after(() => rmSync(root, { recursive: true, force: true }));
export const dataDir = path.join(root, 'data');
export const file = path.join(root, 'kept.tar.gz');

export const run = (command: 'backup' | 'restore', args: string[], env: Record<string, string> = {}): Said =>
  runScript('backup', [command, ...args], { DATA_DIR: dataDir, ...env });

/** Works on the database of a data folder. */
export async function using<T>(dir: string, work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = await connect({ databaseUrl: null, dataDir: dir });
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

/** Stores a booking with that code, in one transaction with its sessions. */
export const book = ({ db }: Connection, bookingCode: string) =>
  db.transaction((tx) =>
    insertBooking(tx, {
      booking: {
        bookingCode,
        surfSpotName: 'Kuta',
        customerName: 'Sari Ómbak',
        customerEmail: 'sari@example.com',
        customerPhone: '+6281234567890',
        paymentMethod: 'CASH',
        status: 'PENDING',
        totalAmount: 650_000,
        requestHash: 'none',
      },
      details: [
        {
          ...{ position: 0, productName: 'Private', reservationDate: '2027-01-01', person: 1 },
          ...{ unitPrice: 650_000, totalAmount: 650_000 },
        },
      ],
      payment: { status: 'PENDING' },
    }),
  );

/** What a school has. */
export const everything = ({ db }: Connection) =>
  rowsOf(
    db,
    sql`select b.*, d.product_name, d.reservation_date::text, p.status as payment, length(i.content) as picture
      from bookings b join booking_details d on d.booking_id = b.id join payments p on p.booking_id = b.id
      left join pictures i on true order by b.booking_code`,
  );

/** Fills the school with two bookings and a picture, and makes its backup; returns what it has. */
export async function fillAndBackUp(): Promise<{ before: Record<string, unknown>[]; said: Said }> {
  const before = await using(dataDir, async (connection) => {
    for (const code of ['AAAAAAAAAA', 'BBBBBBBBBB']) await book(connection, code);
    await connection.db.execute(sql`insert into pictures (name, content_type, content)
        values ('a.webp', 'image/webp', decode(repeat('00ff', 5000), 'hex'))`);
    return everything(connection);
  });
  return { before, said: run('backup', [file]) };
}
