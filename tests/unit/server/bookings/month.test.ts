import { it } from 'node:test';
import { openMonth } from '../../../support/server/month/play.ts';

// The deep tests play 500.
const BOOKINGS = Number(process.env['MONTH_BOOKINGS'] ?? 30);
const seed = Number(process.env['MONTH_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const play = await openMonth(seed);

it(`a month of a school is played, and all that tells of it agrees (MONTH_SEED=${String(seed)})`, async () => {
  await play(BOOKINGS);
});
