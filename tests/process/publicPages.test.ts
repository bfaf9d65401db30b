import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { startServer } from '../support/server/process.ts';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'surf-pages-'));
const { url, end } = await startServer({
  DATA_DIR: dataDir,
  SEED: 'demo',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
  RENDER_PATIENCE: '60000',
});
after(async () => {
  await end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});

interface Lesson {
  name: string;
  price: number;
}

const lessonsOf = async (query: string): Promise<Lesson[]> =>
  ((await (await fetch(`${url}/api/products?${query}`)).json()) as { data: Lesson[] }).data;

/** The text of a page that a client gets which runs no scripts, as people read it. */
async function textOf(address: string): Promise<string> {
  const html = await (await fetch(url + address)).text();
  return html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll(/&#x27;|&#39;/g, "'")
    .replaceAll('&quot;', '"');
}

describe('the list of lessons, without a script', () => {
  for (const [address, query] of [
    ['/surf-lesson', 'page=1'],
    ['/surf-lesson?page=2', 'page=2'],
    ['/surf-lesson?search=group', 'page=1&search=group'],
  ] as const) {
    it(`${address} has every lesson of the page with its price, and no other`, async () => {
      const text = await textOf(address);
      const lessons = await lessonsOf(query);
      assert.notEqual(lessons.length, 0);
      const missing = lessons.filter(({ name }) => !text.includes(name)).map(({ name }) => name);
      const prices = text.match(/Rp\. [\d.]+ \/each/g) ?? [];
      const expected = lessons.map(({ price }) => `Rp. ${price.toLocaleString('id-ID')} /each`);
      assert.deepEqual(missing, []);
      assert.deepEqual(prices.toSorted(), expected.toSorted());
    });
  }

  it('a choice has what fits out of all pages, and says how many that are', async () => {
    const lessons = [...(await lessonsOf('page=1')), ...(await lessonsOf('page=2'))];
    const groups = lessons.filter(({ name }) => name.includes('Group')).length;
    const text = await textOf('/surf-lesson?page=2&who=group');
    assert.equal(text.match(/\/each/g)?.length, groups);
    assert.match(text, new RegExp(`${String(groups)} of ${String(lessons.length)} lessons fit you\\.`));
  });
});
