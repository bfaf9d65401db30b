import type { Body } from '../client.ts';
import { must, same } from '../difference.ts';
import type { Operation, Schema } from '../document.ts';
import { documented } from '../validate.ts';
import type { World } from '../world.ts';
import type { Check, Plan } from './check.ts';

/** The last that a version can be. */
const NO_VERSION = 2_147_483_647;

/** A body is never too large when the schema allows it: all texts as long as they may be, for a version that is none. */
const largestBody = (operation: Operation, world: World): Check => ({
  name: 'all texts as long as they may be are not too large',
  run: async () => {
    const { properties: languages = {} } = operation.body?.schema.properties?.['texts'] ?? {};
    const long = ({ maxLength = 0 }: Schema): string => '波'.repeat(maxLength);
    const texts = Object.entries(languages).map(([language, { properties = {} }]) => [
      language,
      Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, long(schema)])),
    ]);
    const body = { texts: Object.fromEntries(texts) as Body, version: NO_VERSION };
    const answer = await world.send(operation, { token: await world.sessions.token(operation), body });
    documented(operation, answer, 409);
  },
});

/** Who has what the school says is not sent it again, until it says something else. */
const notAgain = (operation: Operation, world: World): Check => ({
  name: 'is not sent again to who has it',
  run: async () => {
    const tag = (await world.send(operation, {})).headers.get('etag');
    must(tag !== null, 'header ETag', 'to be there', tag);
    const again = await world.send(operation, { headers: { 'If-None-Match': tag ?? '' } });
    same('status with If-None-Match', 304, again.status);
    const other = await world.send(operation, { headers: { 'If-None-Match': '"contract-check"' } });
    same('status with another If-None-Match', operation.success, other.status);
  },
});

/** What the school says of itself, read and changed. */
export const schoolChecks: Plan = (operation, world) => {
  if (operation.id === 'getSchool') return [notAgain(operation, world)];
  return operation.id === 'updateSchool' ? [largestBody(operation, world)] : [];
};
