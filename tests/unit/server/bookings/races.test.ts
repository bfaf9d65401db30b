// Also on PostgreSQL: locks.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { createBooking } from '../../../../server/bookings/createBooking.ts';
import type { CreateBookingRequest } from '../../../../server/contract.gen.ts';
import { simulator } from '../../../../server/payments/simulator.ts';
import { insertProduct } from '../../../../server/repositories/products.ts';
import { insertSurfSpot } from '../../../../server/repositories/surfSpots.ts';
import { bookingRequest, changeHours, openSchool, picture } from '../../../support/server/school.ts';
import { form, makeTestApp, type One, rowsOf } from '../../../support/server/testApp.ts';

// The embedded database runs requests one after the other; a PostgreSQL server runs them at the same time.
const test = await makeTestApp();
const { app, call, db, signIn } = test;
const school = await openSchool(test);
const { token } = await signIn('ADMIN');
const TIMES = 15;
const rounds = Array.from({ length: TIMES }, (_, round) => round);
type Created = One<{ booking: { id: string; booking_code: string; payments: { status: string }[] } }>;
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

describe('two at once', () => {
  it('book a lesson and delete it: either it is booked and keeps its name, or it is gone', async () => {
    for (const round of rounds) {
      const lesson = { productCategoryId: school.categoryId, description: null, imageUrl: null };
      const name = `Guiding ${String(round)}`;
      const product = await insertProduct(db, { ...lesson, name, price: 1000 });
      const id = product.id;
      const request = bookingRequest({ ...school, lessons: { ...school.lessons, private: id } });
      const [booked, deleted] = await Promise.all([
        call<Created>('createBooking', { body: request }),
        call('deleteProduct', { token, params: { id } }),
      ]);
      assert.equal(deleted.status, 200);
      assert.ok([201, 404, 409].includes(booked.status), String(booked.status));
      if (booked.status !== 201) continue;
      const bookingCode = booked.body.data.booking.booking_code;
      const found = await call<One<{ booking_details: { product_name: string }[] }>>('checkBooking', {
        params: { bookingCode },
      });
      assert.equal(found.body.data.booking_details[0]?.product_name, name);
    }
  });

  it('book at a spot and delete it', async () => {
    for (const round of rounds) {
      const name = `Spot ${String(round)}`;
      const spot = await insertSurfSpot(db, { name, location: 'A', difficultyLevel: 'ADVANCED', description: 'B' });
      const [booked, deleted] = await Promise.all([
        call<Created>('createBooking', { body: bookingRequest({ ...school, spotId: spot.id }) }),
        call('deleteSurfSpot', { token, params: { id: spot.id } }),
      ]);
      assert.equal(deleted.status, 200);
      assert.ok([201, 404, 409].includes(booked.status), String(booked.status));
    }
  });

  it('book and delete the account: its token counts no more, and nothing is booked', async () => {
    const { id } = await signIn('CUSTOMER');
    const slow = Object.create(db) as typeof db;
    slow.transaction = async (...work) => {
      assert.equal((await call('deleteUser', { token, params: { id } })).status, 200);
      return db.transaction(...work);
    };
    const log = { warn: () => undefined, error: () => undefined };
    const desk = { db: slow, provider: simulator('key'), now: () => new Date(), changeHours, log };
    const sender = { origin: 'https://surf.example', userId: id, network: null, idempotencyKey: randomUUID() };
    const request = bookingRequest(school) as unknown as CreateBookingRequest;
    await assert.rejects(createBooking(request, { ...desk, ...sender }), { statusCode: 401 });
    const stored = await rowsOf(db, sql`select id from bookings where idempotency_key = ${sender.idempotencyKey}`);
    assert.deepEqual(stored, []);
  });

  it('add a lesson to a category and delete the category: never a lesson without one', async () => {
    for (const round of rounds) {
      const category = await call('createProductCategory', { token, body: { name: `Race ${String(round)}` } });
      const { id } = category.body.data;
      const [lesson, deleted] = await Promise.all([
        call('createProduct', { token, body: form({ product_category_id: id, name: 'A', price: '1' }) }),
        call('deleteProductCategory', { token, params: { id } }),
      ]);
      assert.ok(
        (lesson.status === 201 && deleted.status === 409) || (lesson.status === 404 && deleted.status === 200),
        `${String(lesson.status)} ${String(deleted.status)}`,
      );
    }
    const lost = await rowsOf(
      db,
      sql`select id from products where product_category_id is null and deleted_at is null`,
    );
    assert.deepEqual(lost, []);
  });

  it('take the same name or the same e-mail address: one gets it, the others are refused', async () => {
    for (const round of rounds) {
      const name = `Name ${String(round)}`;
      const made = await Promise.all(
        [name, name.toUpperCase(), name.toLowerCase()].map((text) =>
          call('createProductCategory', { token, body: { name: text } }),
        ),
      );
      assert.deepEqual(statusesOf(made), [201, 409, 409]);
    }
    const [one, two] = [await signIn('CUSTOMER'), await signIn('CUSTOMER')];
    const email = `${randomUUID()}@x.example`;
    const changes = await Promise.all(
      [one, two].map(({ id }) =>
        call('updateUser', { token, params: { id }, body: { name: 'A', email, role: 'CUSTOMER' } }),
      ),
    );
    assert.deepEqual(statusesOf(changes), [200, 409]);
  });

  it('delete the same row: one does, the others find nothing', async () => {
    const { body } = await call('createVideo', { token, body: { video_url: 'https://example.com/v' } });
    const params = { id: body.data.id };
    const answers = await Promise.all([1, 2, 3].map(() => call('deleteVideo', { token, params })));
    assert.deepEqual(statusesOf(answers), [200, 404, 404]);
    const product = await insertProduct(db, {
      productCategoryId: school.categoryId,
      name: 'A',
      price: 1,
      description: null,
      imageUrl: null,
    });
    const lesson = { id: product.id };
    const gone = await Promise.all([1, 2, 3].map(() => call('deleteProduct', { token, params: lesson })));
    assert.deepEqual(statusesOf(gone), [200, 404, 404]);
  });

  it('replace the same photo: the one that stays is served, and no other is kept', async () => {
    const image = await picture();
    const { body } = await call('createImage', { token, body: form({ image_url: image }) });
    const params = { id: body.data.id };
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => call('updateImage', { token, params, body: form({ image_url: image }) })),
    );
    assert.deepEqual(statusesOf(answers), [200, 200, 200, 200]);
    const kept = await rowsOf(db, sql`select name from pictures`);
    const [row] = await rowsOf(db, sql`select image_url from images where id = ${params.id}`);
    assert.deepEqual(kept, [{ name: row?.['image_url'] }]);
    assert.equal((await app.inject(`/public/${String(row?.['image_url'])}`)).statusCode, 200);
  });

  it('pay and cancel the same payment: the first is final', async () => {
    for (let round = 0; round < TIMES; round += 1) {
      const made = await call<Created>('createBooking', { body: bookingRequest(school) });
      const { id, booking_code: bookingCode } = made.body.data.booking;
      const answers = await Promise.all(
        ['PAY', 'CANCEL', 'PAY'].map((action) =>
          call<One<{ payments: { status: string }[] }>>('updateBookingPayment', {
            token,
            params: { id },
            body: { action },
          }),
        ),
      );
      assert.deepEqual(statusesOf(answers), [200, 409, 409]);
      const won = answers.find(({ status }) => status === 200)?.body.data.payments[0]?.status;
      const now = await call<One<{ payments: { status: string }[] }>>('checkBooking', { params: { bookingCode } });
      assert.equal(now.body.data.payments[0]?.status, won);
    }
  });

  it('log out and refresh: after the logout no token works', async () => {
    const { refreshToken } = await signIn('CUSTOMER');
    const [, refreshed] = await Promise.all([
      call('logout', { token: refreshToken }),
      call<One<{ access_token: string }>>('refreshAccessToken', { token: refreshToken }),
    ]);
    const late = refreshed.status === 200 ? refreshed.body.data.access_token : 'none';
    assert.equal((await call('getCurrentUser', { token: late })).status, 401);
  });
});
