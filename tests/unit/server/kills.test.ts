import assert from 'node:assert/strict';
import { randomInt, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ServerProcess, startServer } from '../../support/server/process.ts';

const KILLS = 30;
const CLIENTS = 4;
process.setMaxListeners(2 * KILLS); // one for each server

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'surf-kills-'));
after(() => rmSync(dataDir, { recursive: true, force: true }));
const admin = { email: 'boss@school.example', password: 'a long password' };
const start = () =>
  startServer({
    DATA_DIR: dataDir,
    SEED: 'demo',
    RATE_LIMITS: 'off',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });

interface Booking {
  booking_code: string;
  total_amount: number;
  booking_details: { total_amount: number; person: number }[];
  payments: { status: string }[];
}

const json = { 'content-type': 'application/json' };
const read = async <T>(response: Response) => ((await response.json()) as { data: T }).data;
const ask = async <T>(server: ServerProcess, url: string, init?: RequestInit) =>
  read<T>(await fetch(server.url + url, init));

/** A request for two sessions, the same for everybody. */
async function bookingRequest(server: ServerProcess): Promise<string> {
  const [spot] = await ask<{ id: string }[]>(server, '/api/surf-spots');
  const [lesson] = await ask<{ id: string }[]>(server, '/api/products?search=private surf');
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  const session = (offset: number) => ({ product_id: lesson?.id, reservation_date: day(offset), person: 1 });
  return JSON.stringify({
    surf_spot_id: spot?.id,
    payment_method: 'CASH',
    customer_details: { full_name: 'Sari', email: 'sari@example.com', phone: '+6281234567890', country: 'ID' },
    booking_details: [session(3), session(4)],
  });
}

/** What was asked for: key → code, or null while no answer has come. */
const asked = new Map<string, string | null>();

async function book(server: ServerProcess, body: string, key: string): Promise<void> {
  asked.set(key, asked.get(key) ?? null);
  const response = await fetch(`${server.url}/api/bookings`, {
    method: 'POST',
    headers: { ...json, 'idempotency-key': key },
    body,
  });
  assert.equal(response.status, 201);
  const { booking } = await read<{ booking: Booking }>(response);
  const before = asked.get(key);
  if (before != null) assert.equal(booking.booking_code, before);
  asked.set(key, booking.booking_code);
}

/** Books until the server is gone. */
async function bookOn(server: ServerProcess, body: string): Promise<void> {
  try {
    for (;;) await book(server, body, randomUUID());
  } catch (error) {
    if (error instanceof assert.AssertionError) throw error; // anything else: it was killed
  }
}

function assertWhole(booking: Booking): void {
  assert.equal(booking.booking_details.length, 2);
  assert.equal(booking.payments.length, 1);
  const sum = booking.booking_details.reduce((total, detail) => total + detail.total_amount, 0);
  assert.equal(booking.total_amount, sum);
}

/** Every booking of the database. */
async function everyBooking(server: ServerProcess): Promise<Booking[]> {
  const login = { method: 'POST', headers: json, body: JSON.stringify(admin) };
  const { access_token } = await ask<{ access_token: string }>(server, '/api/auth/login', login);
  const page = async (n: number) => {
    const headers = { authorization: `Bearer ${access_token}` };
    const response = await fetch(`${server.url}/api/bookings?page=${String(n)}`, { headers });
    return (await response.json()) as { data: Booking[]; paging: { total_page: number } };
  };
  const first = await page(1);
  const all = [...first.data];
  for (let n = 2; n <= first.paging.total_page; n += 1) all.push(...(await page(n)).data);
  return all;
}

it(`${String(KILLS)} times kill -9 under load: no answered booking is missing, none is half-written or doubled`, async () => {
  let server = await start();
  const seeded = (await everyBooking(server)).length;
  const body = await bookingRequest(server);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const clients = Array.from({ length: CLIENTS }, () => bookOn(server, body));
    await sleep(randomInt(20, 300));
    await server.end('SIGKILL');
    await Promise.all(clients);
    server = await start();
    // What had no answer is sent again under its key, as the site does.
    for (const [key, code] of asked) if (code === null) await book(server, body, key);
  }
  const stored = await everyBooking(server);
  stored.forEach(assertWhole);
  const codes = new Set(stored.map(({ booking_code }) => booking_code));
  assert.deepEqual(
    [...asked.values()].filter((code) => code === null || !codes.has(code)),
    [],
  );
  assert.equal(stored.length, seeded + asked.size);
  assert.ok(asked.size > KILLS, `only ${String(asked.size)} bookings`);
  await server.end('SIGTERM');
});
