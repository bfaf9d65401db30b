import { randomUUID } from 'node:crypto';
import { Differs, must } from '../difference.ts';
import { notSendable } from '../origins.ts';
import type { Plan } from './check.ts';

/** What a browser asks before it sends a request to another origin. */
export const originChecks =
  (origin: string | undefined): Plan =>
  (operation, world) => {
    if (origin === undefined) return [];
    const { method, path, body, token, parameters } = operation;
    const names = [
      ...(token === null ? [] : ['authorization']),
      ...(body?.type === 'application/json' ? ['content-type'] : []),
      ...parameters.filter((one) => one.in === 'header').map((one) => one.name.toLowerCase()),
    ];
    const run = async () => {
      const params = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, randomUUID()]));
      const headers = {
        'access-control-request-method': method,
        ...(names.length > 0 && { 'access-control-request-headers': names.join(',') }),
      };
      const answer = await world.client.send({ ...operation, method: 'OPTIONS', body: null }, { params, headers });
      must(answer.status >= 200 && answer.status < 300, 'status of OPTIONS', 'a success', answer.status);
      const differences = notSendable(origin, method, names, answer.headers);
      if (differences.length > 0) throw new Differs(differences);
    };
    return [{ name: `a page of ${origin} may ask`, run }];
  };
