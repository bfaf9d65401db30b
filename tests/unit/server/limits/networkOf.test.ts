import assert from 'node:assert/strict';
import { it } from 'node:test';
import { networkOf } from '../../../../server/limits/networkOf.ts';

for (const [address, network] of [
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:54321', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['[2001:db8:1:2:3:4:5:6]', '2001:db8:1:2::'],
  ['[2001:db8:1:2:3:4:5:6]:54321', '2001:db8:1:2::'],
  ['[::ffff:192.0.2.1]:54321', '192.0.2.1'],
  ['unknown', 'unknown'],
  ['[not an address]:1', '[not an address]:1'],
] as const)
  it(`counts ${address} as ${network}`, () => assert.equal(networkOf(address), network));
