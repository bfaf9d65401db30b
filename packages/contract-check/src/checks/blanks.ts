import { changed, typesOf } from '../bodies.ts';
import type { Body } from '../client.ts';
import { at, same } from '../difference.ts';
import type { Operation, Schema } from '../document.ts';
import { byMail, endsBooking, endsSession, rowPath, saidAgain } from '../fixtures.ts';
import { paramsOf, rowsFor } from '../rows.ts';
import { documented } from '../validate.ts';
import type { World } from '../world.ts';
import type { Check, Plan } from './check.ts';

/** White space of ECMAScript that other languages do not take for such, and some that few take off. */
const WHITE = '\ufeff\u3000\u00a0';
/** What other languages take for white space, and the contract does not: of Python, of C, and what only looks empty. */
const PLAIN = ['\u200b', '\u0085', '\u001c', '\u180e'];
const NOT_BLANK = '\\S';

/** Texts of a body that may be anything, and that its row shows under the same name. */
function freeTexts(schema: Schema): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, part]) => {
    const isPlain = typesOf(part).includes('string') && !part.enum && part.format === undefined;
    const isFree = part.pattern === undefined || part.pattern === NOT_BLANK;
    return isPlain && isFree && !/password|token|_url$|country|language|time/.test(name) ? [name] : [];
  });
}

/** Sends texts and fails unless the row has them as they are to be stored. */
async function keeps(
  operation: Operation,
  world: World,
  text: (value: string) => string,
  stored: (value: string) => string,
) {
  const { body = {}, ...request } = await world.valid(operation);
  const creator = rowsFor(world.operations, operation);
  const params = creator === undefined ? undefined : paramsOf(operation, (await world.make(creator)).fields);
  const names = freeTexts(operation.body?.schema ?? {}).filter((name) => typeof body[name] === 'string');
  let sent: Body = body;
  for (const name of names) sent = changed(sent, [name], text(String(body[name])));
  const answer = await world.send(operation, { ...request, ...(params && { params }), body: sent });
  documented(operation, answer, operation.success);
  for (const name of names) {
    const path = rowPath(operation.id, name);
    const got = at(answer.body, path);
    if (got !== undefined) same(path, stored(String(body[name])), got);
  }
}

/** White space is what the contract calls so, neither more nor less. */
export const blankChecks: Plan = (operation, world) => {
  const { id, body } = operation;
  const isOfRow =
    body && !byMail.includes(id) && !endsSession.includes(id) && !endsBooking.includes(id) && !(id in saidAgain);
  if (!isOfRow || id === 'login' || freeTexts(body.schema).length === 0) return [];
  const checks: Check[] = [
    {
      name: 'blanks of every kind are taken off the ends of texts',
      run: () =>
        keeps(
          operation,
          world,
          (value) => WHITE + value + WHITE,
          (value) => value,
        ),
    },
    {
      name: 'what only looks like a blank stays at the ends of texts',
      run: async () => {
        for (const sign of PLAIN)
          await keeps(
            operation,
            world,
            (value) => sign + value + sign,
            (value) => sign + value + sign,
          );
      },
    },
  ];
  const filled = Object.entries(body.schema.properties ?? {}).find(([, { pattern }]) => pattern === NOT_BLANK)?.[0];
  if (filled !== undefined)
    checks.push({
      name: `${filled}: blanks of every kind alone`,
      run: async () => {
        const request = await world.valid(operation);
        const sent = { ...request, body: { ...request.body, [filled]: WHITE } };
        documented(operation, await world.send(operation, sent), 400);
      },
    });
  return checks;
};
