import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, it } from 'node:test';
import { clockNotes } from '../src/begin.ts';
import { pauseOf } from '../src/client.ts';
import { follow, now } from '../src/clock.ts';
import { readOperations } from '../src/document.ts';
import { Gate } from '../src/gate.ts';
import { lanesOf } from '../src/lanes.ts';
import { nearest } from '../src/nearest.ts';
import { readOptions, Usage } from '../src/options.ts';
import { notAllowed, notSendable } from '../src/origins.ts';

const operations = readOperations();
const tasks = operations.map((operation) => ({ operation }));

describe('operations side by side', () => {
  it('are each in one lane, in the order of the contract; with one job all are in one', () => {
    const lanes = lanesOf(tasks, 4);
    assert.ok(lanes.length > 2);
    assert.deepEqual(new Set(lanes.flat()), new Set(tasks));
    for (const lane of lanes)
      assert.deepEqual(
        lane,
        tasks.filter((task) => lane.includes(task)),
      );
    assert.deepEqual(lanesOf(tasks, 1), [tasks]);
  });

  it('wait for what has to be alone, which waits for them', async () => {
    const gate = new Gate();
    const events: string[] = [];
    const pass = (name: string, alone: boolean) =>
      gate.pass(alone, async () => {
        events.push(`${name} begins`);
        await sleep(5);
        events.push(`${name} ends`);
      });
    await Promise.all([pass('a', false), pass('b', false), pass('alone', true), pass('c', false)]);
    assert.deepEqual(events.slice(0, 2), ['a begins', 'b begins']);
    assert.deepEqual(events.slice(4), ['alone begins', 'alone ends', 'c begins', 'c ends']);
  });

  it('go on after one that fails', async () => {
    const gate = new Gate();
    await assert.rejects(gate.pass(true, () => Promise.reject(new Error('broken'))));
    assert.equal(await gate.pass(false, () => Promise.resolve(7)), 7);
  });
});

describe('what somebody types', () => {
  it('is told the operation that was meant', () => {
    const ids = operations.map(({ id }) => id);
    assert.equal(nearest('listProduct', ids), 'listProducts');
    assert.equal(nearest('createbooking', ids), 'createBooking');
    assert.equal(nearest('somethingElseAltogether', ids), undefined);
  });

  it('is refused where it is no origin or no number of jobs', () => {
    const given = ['--url', 'http://localhost:1', '--email', 'a@example.com', '--password', 'secret'];
    assert.equal(readOptions([...given, '--origin', 'https://Site.example/path'])?.origin, 'https://site.example');
    assert.equal(readOptions(given)?.jobs, 4);
    assert.throws(() => readOptions([...given, '--origin', 'site']), Usage);
    for (const jobs of ['0', 'many', '-1']) assert.throws(() => readOptions([...given, `--jobs=${jobs}`]), Usage);
  });
});

describe('the address that somebody types', () => {
  const read = (url: string) => readOptions(['--url', url, '--email', 'a@example.com', '--password', 'secret'])?.url;

  it('is taken with or without a slash at its end', () => {
    for (const url of ['http://[::1]:8080', 'https://backend.example/surf']) {
      assert.equal(read(url), url);
      assert.equal(read(`${url}/`), url);
    }
  });

  it('is refused where no path can be added to it', () => {
    for (const url of [
      'backend.example',
      'localhost:8080',
      'http://a.example?b',
      'http://a.example/#b',
      'http://u:p@a.example',
    ])
      assert.throws(() => read(url), Usage);
  });
});

describe('a backend that puts off an answer', () => {
  it('is waited for as long as it says in whole seconds, and never asked again at once', () => {
    assert.deepEqual(['7', '1', '0'].map(pauseOf), [7, 1, 1]);
    for (const header of [null, '', '-5', '1.0', '0x10', 'Wed, 21 Oct 2026 07:28:00 GMT'])
      assert.equal(pauseOf(header), undefined);
  });
});

describe("the backend's clock", () => {
  afterEach(() => follow(null));

  it('is followed where it differs from the machine, and not where it is a second off', () => {
    assert.equal(follow(new Date(Date.now() + 30_000).toUTCString()), 0);
    const hours = 5 * 3_600_000;
    follow(new Date(Date.now() + hours).toUTCString());
    assert.ok(Math.abs(now() - Date.now() - hours) < 2000);
  });

  it('says what cannot be seen at its hour', () => {
    const at = (hour: number): string[] => {
      const ahead = follow(new Date(new Date().setUTCHours(hour, 0, 0, 0)).toUTCString());
      return clockNotes(ahead);
    };
    assert.ok(at(10).some((line) => line.includes('same day in UTC and in Bali')));
    assert.ok(!at(20).some((line) => line.includes('same day in UTC and in Bali')));
  });
});

describe('pages of another origin', () => {
  const origin = 'https://site.example';

  it('need to be allowed by name or by a star, which does not stand for Authorization', () => {
    assert.equal(notAllowed(origin, new Headers()).length, 1);
    assert.equal(notAllowed(origin, new Headers({ 'access-control-allow-origin': 'https://other.example' })).length, 1);
    const allowing = (headers: string, methods = 'GET, DELETE') =>
      notSendable(
        origin,
        'DELETE',
        ['authorization', 'content-type'],
        new Headers({
          'access-control-allow-origin': '*',
          'access-control-allow-headers': headers,
          'access-control-allow-methods': methods,
        }),
      ).map(({ path }) => path);
    assert.deepEqual(allowing('Authorization, Content-Type'), []);
    assert.deepEqual(allowing('authorization, *', '*'), []);
    assert.deepEqual(allowing('*'), ['header Access-Control-Allow-Headers']);
    assert.deepEqual(allowing('authorization, content-type', 'GET'), ['header Access-Control-Allow-Methods']);
  });
});
