import { changed, smallPicture, typesOf } from '../bodies.ts';
import { type Body, formBytes, type Request } from '../client.ts';
import { isForm } from '../document.ts';
import { documented } from '../validate.ts';
import type { Check, Plan } from './check.ts';

const PICTURE = 'image_url';

/** Forms that nobody can read, or that have a file where none belongs. */
export const formChecks: Plan = (operation, world) => {
  const { body, success } = operation;
  if (!body || !isForm(operation)) return [];
  const { properties = {}, required = [] } = body.schema;
  const check = (name: string, status: number, change: (fields: Body) => Promise<Partial<Request>>): Check => ({
    name,
    run: async () => {
      const { body: fields = {}, ...request } = await world.valid(operation);
      documented(operation, await world.send(operation, { ...request, ...(await change(fields)) }), status);
    },
  });
  const checks = [
    check('a form without a boundary', 400, async (fields) => ({
      raw: { type: body.type, text: await formBytes(fields) },
    })),
  ];
  // A form has at most one file: where it needs a picture, there is no place for another.
  if (required.includes(PICTURE)) return checks;
  const withFile = (name: string) => (fields: Body) =>
    Promise.resolve({ body: { ...changed(fields, [PICTURE], undefined), [name]: smallPicture() } });
  checks.push(
    check('a file under a name that the contract does not know is ignored', success, withFile('contract_check')),
  );
  const isText = (name: string): boolean => name !== PICTURE && typesOf(properties[name] ?? {}).includes('string');
  const text = Object.keys(properties).find(isText);
  if (text !== undefined) checks.push(check(`${text}: a file in the place of a text`, 400, withFile(text)));
  return checks;
};
