import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import type { FastifySchemaCompiler } from 'fastify';
import { bodyLimit } from '../../../../server/contract/bodyLimits.ts';
import { validatorCompiler } from '../../../../server/contract/validation.ts';
import { cpuTimeSince } from '../../../support/server/resources.ts';
import { bookingRequest, openSchool, schoolDay } from '../../../support/server/school.ts';
import { type Failure, makeTestApp } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { app } = test;
const school = await openSchool(test);
/** Processor time (ms); the first request of all takes a few hundred, the attack took 5,000 to 82,000. */
const MOMENT = 3000;
const json = { 'content-type': 'application/json' };
const post = async (url: string, body: object | string) => {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await app.inject({ method: 'POST', url, headers: json, payload });
  return { status: answer.statusCode, body: answer.json<Failure>() };
};

/** A validator of JSON bodies with one value, by default a text; it answers what is wrong. */
function validatorOf(part: object): (value: unknown) => (string | undefined)[] {
  const compile: FastifySchemaCompiler<object> = validatorCompiler();
  const schema = { type: 'object', properties: { value: { type: 'string', ...part } } };
  const validate = compile({ schema, method: 'POST', url: '/', httpPart: 'body', contentType: 'application/json' });
  return (value) => {
    validate({ value });
    return (validate.errors ?? []).map(({ message }) => message);
  };
}

describe('a text', () => {
  const words = { pattern: 'must match pattern "^[a-z]+$"', length: 'must NOT have more than 5 characters' };
  const problemsOf = validatorOf({ maxLength: 5, pattern: '^[a-z]+$' });

  it('is held against a pattern only while it is short enough', () => {
    const lengths: number[] = [];
    const exec = mock.method(RegExp.prototype, 'test', function (this: RegExp, text: string) {
      lengths.push(text.length);
      return this.exec(text) !== null;
    });
    try {
      assert.deepEqual(problemsOf('surf'), []);
      assert.deepEqual(problemsOf('Surf'), [words.pattern]);
      for (const length of [6, 7, 10, 11, 250_000]) assert.deepEqual(problemsOf('.'.repeat(length)), [words.length]);
    } finally {
      exec.mock.restore();
    }
    assert.deepEqual(lengths, [4, 4]);
  });

  it('counts characters as the contract does, so that none slips past its pattern', () => {
    assert.deepEqual(problemsOf('😀'.repeat(5)), [words.pattern]);
    assert.deepEqual(problemsOf('😀'.repeat(6)), [words.length]);
  });

  it('of a list is looked at only when the list is short enough', () => {
    const problems = validatorOf({ type: 'array', maxItems: 3, items: { type: 'string', maxLength: 2 } });
    const tooLong = 'must NOT have more than 2 characters';
    assert.deepEqual(problems(['a', 'bcd', 'efg']), [tooLong, tooLong]);
    assert.deepEqual(problems(Array(4).fill('bcd')), ['must NOT have more than 3 items']);
  });

  it('or a list that nothing bounds keeps the server from starting', () => {
    assert.throws(() => validatorOf({ type: 'array', items: { type: 'string' } }), /needs a maxItems/);
    assert.throws(() => validatorOf({ pattern: '^a+$' }), /needs a maxLength/);
    assert.throws(() => validatorOf({ format: 'email' }), /unknown format/);
    assert.deepEqual(validatorOf({ format: 'uuid' })('x'), ['must match format "uuid"']);
  });
});

describe('an address of e-mail that is made to hold the server up', () => {
  const bodies: Record<string, (email: string) => object> = {
    '/api/auth/register': (email) => ({ name: 'A', email, password: '12345678', confirm_password: '12345678' }),
    '/api/testimonies': (email) => ({ name: 'A', email, message: 'B' }),
    '/api/bookings': (email) => {
      const customer_details = { full_name: 'A', email, phone: '+6281234567890', country: 'ID' };
      return bookingRequest(school, { customer_details });
    },
  };
  for (const [url, bodyOf] of Object.entries(bodies)) {
    it(`is refused at once by ${url}`, async () => {
      for (const [length, expected] of [
        [250_000, 413],
        [60_000, url === '/api/bookings' ? 400 : 413],
        [20_000, 400],
        [200, 400],
      ] as const) {
        const start = process.cpuUsage();
        const { status, body } = await post(url, bodyOf(`a@${'.'.repeat(length)} `));
        assert.equal(status, expected, `${String(length)}: ${body.message}`);
        assert.ok(cpuTimeSince(start) < MOMENT, `${String(length)} dots`);
      }
    });
  }
});

describe('the size of a JSON body', () => {
  const whole = { type: 'string', maxLength: 10 };
  const escaped = (text: string) =>
    text.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

  it('may be what its schema can need, escapes included', async () => {
    const message = '😀'.repeat(2000);
    const review = `{"name":"${escaped('😀'.repeat(100))}","message":"${escaped(message)}"}`;
    assert.equal((await post('/api/testimonies', review)).status, 201);
    const day = { product_id: school.lessons.private, reservation_date: schoolDay(1), person: 1 };
    const booking = bookingRequest(school, { details: Array.from({ length: 100 }, () => day) });
    const pretty = JSON.stringify(booking, null, 4).replaceAll(school.lessons.private, escaped);
    // It is read, and then too large a group: not 413.
    assert.equal((await post('/api/bookings', pretty)).status, 409);
  });

  it('may not be more, with a message', async () => {
    for (const [url, size] of [
      ['/api/auth/login', 30_000],
      ['/api/testimonies', 60_000],
      ['/api/bookings', 100_000],
    ] as const) {
      const { status, body } = await post(url, { unknown: 'x'.repeat(size) });
      assert.deepEqual([status, body.message], [413, 'The request is too large.']);
    }
    assert.equal((await post('/api/auth/login', { unknown: 'x'.repeat(10_000) })).status, 400);
  });

  it('follows from what bounds the values, and nothing may be unbounded', () => {
    const slack = bodyLimit();
    const needed = (schema: object) => bodyLimit(schema) - slack;
    assert.equal(slack, 16 * 1024);
    assert.equal(needed(whole), 122);
    assert.equal(needed({ type: ['string', 'null'], maxLength: 10 }), 122);
    assert.equal(needed({ type: 'object', properties: { a: whole, b: { type: 'boolean' } } }), 2 + 132 + 15);
    assert.equal(needed({ type: 'array', maxItems: 3, items: whole }), 2 + 3 * 123);
    for (const type of ['string', 'array', 'object']) {
      assert.throws(() => bodyLimit({ type, items: whole }), /nothing bounds/);
    }
  });
});
