import { must, same } from '../difference.ts';
import type { Plan } from './check.ts';

/** Who has what the school says is not sent it again, until it says something else. */
export const schoolChecks: Plan = (operation, world) =>
  operation.id === 'getSchool'
    ? [
        {
          name: 'is not sent again to who has it',
          run: async () => {
            const tag = (await world.send(operation, {})).headers.get('etag');
            must(tag !== null, 'header ETag', 'to be there', tag);
            const again = await world.send(operation, { headers: { 'If-None-Match': tag ?? '' } });
            same('status with If-None-Match', 304, again.status);
            const other = await world.send(operation, { headers: { 'If-None-Match': '"contract-check"' } });
            same('status with another If-None-Match', operation.success, other.status);
          },
        },
      ]
    : [];
