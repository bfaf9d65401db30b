import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { builtSite, fakeRenderers, SHELL } from '../../../support/server/renderer.ts';
import { openSchool } from '../../../support/server/school.ts';
import { makeTestApp } from '../../../support/server/testApp.ts';

const siteRoot = builtSite();

/** A server whose renderer does something in each rendering, and what it has logged. */
async function serverWith(onRender: (url: string) => void | Promise<void>, renderPatience?: number) {
  const logged: string[] = [];
  const logger = { level: 'warn', stream: { write: (line: string) => logged.push(line) } };
  const test = await makeTestApp({
    siteRoot,
    renderers: fakeRenderers({ onRender }),
    settings: { ...(renderPatience && { renderPatience }) },
    logger,
  });
  await openSchool(test);
  const get = async (url: string) => {
    const { statusCode, body } = await test.app.inject({ url, headers: { accept: 'text/html' } });
    return { status: statusCode, isShell: body === SHELL };
  };
  return { ...test, get, logged };
}

const shell = { status: 200, isShell: true };
const whole = { status: 200, isShell: false };

describe('a page comes without its lists', () => {
  it('when rendering fails, which the log says once', async () => {
    let isBroken = true;
    const { get, logged } = await serverWith(() => {
      if (isBroken) throw new Error('React has failed');
    });
    for (let n = 0; n < 3; n += 1) assert.deepEqual(await get('/surf-lesson'), shell);
    assert.equal(logged.length, 1);
    assert.match(logged[0] ?? '', /A page could not be rendered.*React has failed|React has failed.*A page could not/);
    isBroken = false;
    assert.deepEqual(await get('/surf-lesson'), whole);
  });

  it('when a query fails, whose values are not logged', async () => {
    const { get, logged } = await serverWith(() => {
      const query = 'select * from products where name like $1';
      throw Object.assign(new Error(`Failed query: ${query}\nparams: %sari@example.com%`), { query });
    });
    assert.deepEqual(await get('/surf-lesson?search=sari@example.com'), shell);
    assert.match(logged[0] ?? '', /A query failed/);
    assert.doesNotMatch(logged.join(''), /sari@/);
  });

  it('when rendering takes too long; what comes later is kept for the next visitor', async () => {
    let finish = (): void => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const { get, logged } = await serverWith(() => finished, 10);
    assert.deepEqual(await get('/surf-lesson'), shell);
    assert.deepEqual(await get('/surf-lesson'), shell);
    assert.equal(logged.length, 1);
    assert.match(logged[0] ?? '', /not rendered in time/);
    finish();
    while ((await get('/surf-lesson')).isShell); // until it is kept
  });

  it('when a list cannot be read', async () => {
    const { get, logged } = await serverWith(() => undefined);
    assert.deepEqual(await get('/broken'), shell);
    assert.match(logged[0] ?? '', /A page could not be rendered/);
  });

  it('when searches alone would take all of the time; other pages are rendered', async () => {
    const test = await serverWith((url) => {
      if (url.includes('search')) clock.now = new Date(clock.now.getTime() + 400); // 400 ms a rendering
    });
    const { get, clock } = test;
    for (let n = 0; n < 3; n += 1) assert.deepEqual(await get('/surf-lesson?search=0'), whole); // rendered once, then kept
    const searches = [];
    for (let n = 0; n < 6; n += 1) searches.push(await get(`/surf-lesson?search=${String(n)}`));
    assert.deepEqual(searches, [whole, whole, whole, shell, shell, shell]);
    assert.deepEqual(await get('/surf-lesson'), whole);
    assert.deepEqual(await get('/surf-lesson?page=77'), shell); // there is no end to these either
    clock.now = new Date(clock.now.getTime() + 4000);
    assert.deepEqual(await get('/surf-lesson?search=7'), whole);
  });
});
