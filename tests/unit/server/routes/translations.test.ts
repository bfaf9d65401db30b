// Also on PostgreSQL: JSON and the search in it.
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Booking, Change, Product } from '../../../../server/contract.gen.ts';
import { bookingAt } from '../../../support/server/bookings.ts';
import { openSchool, type School, schoolDay } from '../../../support/server/school.ts';
import { type Failure, form, makeTestApp, type Many, type One } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { app, call, signIn } = test;
const { token } = await signIn('ADMIN');

interface Translated {
  id: string;
  name: string;
  translations: { id: Record<string, string> };
}
type Fields = Record<string, string | number | object>;

/** A form, in which what is an object is JSON. */
const asForm = (fields: Fields): FormData =>
  form(
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        typeof value === 'object' ? JSON.stringify(value) : String(value),
      ]),
    ),
  );

const category = await call<One<Translated>>('createProductCategory', { token, body: { name: 'Group lessons' } });

/** The rows that have words of their own: how one is sent, and what it has to have. */
const rows: { row: string; isForm: boolean; needs: Fields & { name: string }; words: string[] }[] = [
  {
    row: 'Product',
    isForm: true,
    needs: { product_category_id: category.body.data.id, name: 'Group Surf Lesson', price: 1 },
    words: ['name', 'description'],
  },
  { row: 'ProductCategory', isForm: false, needs: { name: 'Private lessons' }, words: ['name', 'description'] },
  {
    row: 'SurfSpot',
    isForm: true,
    needs: {
      name: 'Kuta Beach',
      location: 'Kuta',
      difficulty_level: 'BEGINNER',
      description: 'Sand.',
      location_url: 'https://maps.example/kuta',
      image_url: 'https://pictures.example/kuta.jpg',
    },
    words: ['name', 'location', 'description', 'meeting_point'],
  },
  { row: 'Instructor', isForm: true, needs: { name: 'Komang' }, words: ['name', 'role', 'about'] },
];

for (const { row, isForm, needs, words } of rows)
  describe(`the second language of a ${row}`, () => {
    const send = <T = One<Translated>>(how: 'create' | 'update', fields: Fields, id = '') =>
      call<T>(`${how}${row}`, { token, params: { id }, body: isForm ? asForm(fields) : fields });
    const list = async (id: string) => {
      const plural = row === 'ProductCategory' ? 'listProductCategories' : `list${row}s`;
      const query = row === 'Product' ? { query: { page: 1 } } : {};
      return (await call<Many<Translated>>(plural, query)).body.data.find((one) => one.id === id)?.translations;
    };
    const all = Object.fromEntries(words.map((word) => [word, `Kata ${word} “satu”`]));

    it('is stored, and is in every answer', async () => {
      const { status, body } = await send('create', { ...needs, translations: { id: all } });
      assert.deepEqual([status, body.data.translations], [201, { id: all }]);
      assert.deepEqual(await list(body.data.id), { id: all });
    });

    it('changes by the words that are sent', async () => {
      const name = `${needs.name} 2`;
      const { id } = (await send('create', { ...needs, name, translations: { id: all } })).body.data;
      const update = async (fields: Fields) => (await send('update', { name, ...fields }, id)).body.data.translations;
      assert.deepEqual(await update({}), { id: all });
      assert.deepEqual(await update({ translations: {} }), { id: all });
      assert.deepEqual(await update({ translations: { id: { name: ' Lain ' } } }), { id: { ...all, name: 'Lain' } });
      const rest = Object.fromEntries(words.filter((word) => word !== 'name').map((word) => [word, ' ']));
      assert.deepEqual(await update({ translations: { id: { ...rest, name: null } } }), { id: {} });
      assert.deepEqual(await list(id), { id: {} });
    });

    it('is none where nothing is sent', async () => {
      const { body } = await send('create', { ...needs, name: `${needs.name} 3` });
      assert.deepEqual(body.data.translations, { id: {} });
    });

    it('is refused where it is too long, or no object', async () => {
      for (const translations of [{ id: { name: 'x'.repeat(121) } }, { id: 'Kata' }, 'Kata', [1]]) {
        const answer = await send<Failure>('create', { ...needs, name: `${needs.name} 4`, translations });
        assert.equal(answer.status, 400, JSON.stringify(translations));
      }
    });
  });

const make = async (name: string, id: object) => {
  const body = asForm({ product_category_id: category.body.data.id, name, price: 1, translations: { id } });
  return (await call<One<Product>>('createProduct', { token, body })).body.data;
};

describe('a lesson in two languages', () => {
  const found = async (search: string) =>
    (await call<Many<Product>>('listProducts', { query: { search } })).body.data.map(({ name }) => name);

  it('is found by either name, also by one that is mistyped', async () => {
    await make('Dawn Patrol', { name: 'Ronda Fajar' });
    assert.deepEqual(await found('dawn'), ['Dawn Patrol']);
    assert.deepEqual(await found('FAJAR'), ['Dawn Patrol']);
    assert.deepEqual(await found('rondda'), ['Dawn Patrol']);
  });

  it('keeps the rules of its documented name', async () => {
    await make('Surf School Morning', { name: 'Private' });
    const lesson = (await call<Many<Product>>('listProducts', { query: { search: 'morning' } })).body.data[0];
    assert.deepEqual([lesson?.name, lesson?.translations?.id.name], ['Surf School Morning', 'Private']);
  });

  it('has an entry in the record of changes', async () => {
    const { id } = await make('Night Surf', {});
    await call('updateProduct', { token, params: { id }, body: asForm({ translations: { id: { name: 'Malam' } } }) });
    const { body } = await call<Many<Change>>('listChanges', { token, query: { what: 'LESSONS' } });
    assert.equal(body.data[0]?.text, 'Indonesian texts of Night Surf: changed.');
  });

  it('may come as JSON that says so, and is refused where that is none', async () => {
    const send = (json: string) => {
      const parts = Object.entries({ product_category_id: category.body.data.id, name: 'Typed', price: '1' }).map(
        ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      );
      const typed = `--b\r\nContent-Disposition: form-data; name="translations"\r\nContent-Type: application/json\r\n\r\n${json}\r\n--b--\r\n`;
      return app.inject({
        method: 'POST',
        url: '/api/products',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=b' },
        payload: parts.join('') + typed,
      });
    };
    const stored = await send('{"id":{"name":"Diketik"}}');
    assert.equal(stored.statusCode, 201);
    assert.deepEqual(stored.json<One<Translated>>().data.translations, { id: { name: 'Diketik' } });
    assert.equal((await send('{"id":')).statusCode, 400);
  });
});

describe('a booking in two languages', () => {
  let school: School;
  before(async () => {
    school = await openSchool(test);
  });

  it('tells the lesson in both, as long as it has the name under which it was booked', async () => {
    const { id } = await make('Sunset Surf', { name: 'Surfing Senja' });
    const details = [{ product_id: id, reservation_date: schoolDay(1), person: 1, start_time: '07:00' }];
    await call('updateProduct', { token, params: { id }, body: asForm({ start_times: '07:00', min_people: 1 }) });
    const made = await bookingAt(test, school)({ details });
    assert.equal(made.status, 201, JSON.stringify(made.body));
    const { booking_code: bookingCode } = made.body.data.booking;
    const told = async () => {
      const [line] = (await call<One<Booking>>('checkBooking', { params: { bookingCode } })).body.data.booking_details;
      return [line?.product_name, line?.translations];
    };
    assert.deepEqual(await told(), ['Sunset Surf', { id: { product_name: 'Surfing Senja' } }]);
    await call('updateProduct', { token, params: { id }, body: asForm({ name: 'Evening Surf' }) });
    assert.deepEqual(await told(), ['Sunset Surf', { id: {} }]);
  });

  it('tells the spot in both: its name while it is that of then, its meeting point as it is now', async () => {
    const made = await bookingAt(test, school)();
    const { booking_code: bookingCode } = made.body.data.booking;
    const told = async () => {
      const [line] = (await call<One<Booking>>('checkBooking', { params: { bookingCode } })).body.data.booking_details;
      return line?.sessions?.[0]?.translations;
    };
    assert.deepEqual(await told(), { id: {} });
    const change = (fields: Parameters<typeof asForm>[0]) =>
      call('updateSurfSpot', { token, params: { id: school.spotId }, body: asForm(fields) });
    await change({ translations: { id: { name: 'Pantai Kuta', meeting_point: 'Di menara' } } });
    assert.deepEqual(await told(), { id: { surf_spot_name: 'Pantai Kuta', meeting_point: 'Di menara' } });
    await change({ name: 'Another beach' });
    assert.deepEqual(await told(), { id: { meeting_point: 'Di menara' } });
  });
});
