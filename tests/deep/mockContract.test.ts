import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { after, describe, it } from 'node:test';
import { checkBackend } from '../../scripts/contract/checkBackend.ts';
import { ofLevel, readOperations } from '../../scripts/contract/document.ts';
import { mockServer } from '../../scripts/contract/mock/server.ts';
import { totals } from '../../scripts/contract/report/result.ts';
import { wholeText } from '../../scripts/contract/report/text.ts';

describe('the contract check', () => {
  for (const level of [1, 2] as const) {
    it(`finds nothing wrong with the mock of level ${String(level)}`, async () => {
      const operations = ofLevel(readOperations(), level);
      const server = mockServer(operations);
      after(() => server.close());
      await once(server.listen(0, '127.0.0.1'), 'listening');
      const report = await checkBackend({
        operations,
        url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
        admin: { email: 'admin@surf.example', password: 'any' },
        timeout: 10_000,
        only: [],
        stop: new AbortController().signal,
        onResult: () => undefined,
        note: () => undefined,
      });
      const { passed, failed, skipped, blocked } = totals(report.results);
      assert.deepEqual({ failed, skipped, blocked }, { failed: 0, skipped: 0, blocked: 0 }, wholeText(report, false));
      assert.ok(passed > (level === 1 ? 1500 : 2200), String(passed));
    });
  }
});
