import { sample } from 'openapi-sampler';
import { isFile } from '../bodies.ts';
import { isForm, type Operation, type Schema } from '../document.ts';
import { byMail, endsBooking, parameterFields, references, rowPath, sessionFields } from '../fixtures.ts';
import { rowsFor } from '../rows.ts';

export interface Field {
  name: string;
  value: string;
  isFile: boolean;
}

/** One request of a collection; texts hold variables as {{name}}, as Postman and Bruno write them. */
export interface Call {
  id: string;
  folder: string;
  /** How many folders have to be sent before its own. */
  rank: number;
  name: string;
  description: string;
  method: string;
  path: string;
  query: { name: string; value: string; isRequired: boolean }[];
  /** The variable that holds its token; null: none. */
  token: string | null;
  body: { json: string } | { form: Field[] } | null;
  /** The status of its success. */
  status: number;
  /** Variables that its answer sets → the path of the value, such as `data.id`. */
  sets: Record<string, string>;
}

/** What the person who uses a collection fills in, and what its requests fill in themselves. */
export const VARIABLES = {
  baseUrl: 'http://localhost:3000',
  email: 'admin@surf.example',
  password: '',
  accessToken: '',
  refreshToken: '',
};

/** The file that stands beside a collection for forms that need a picture. */
export const PICTURE = 'picture.png';

const variable = (name: string): string => `{{${name}}}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The variable for a field of the rows that an operation creates: createSurfSpot, id → surfSpotId. */
function named(creator: string, field: string): string {
  const row = creator.replace(/^create/, '').replace(/^register$/, 'User');
  const what = field
    .split(/[._]/)
    .filter((part) => !/^\d+$/.test(part))
    .map(capital)
    .join('');
  const name = what.startsWith(row) ? what : row + what;
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** The field of a row that a path parameter names. */
const fieldOf = (path: string, parameter: string): string =>
  parameterFields[`${path} ${parameter}`] ?? parameterFields[parameter] ?? parameter;

const parameterNames = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

const session = { name: 'sessionId', by: 'createCounterBooking', path: 'data.sessions.0.id' };
/** Operations on a row that comes with others → the variable that names it, and which answer sets it where. */
const takenFrom: Record<string, { name: string; by: string; path: string }> = {
  // What the requests before have raised and sent.
  resolveAttention: { name: 'attentionId', by: 'listAttention', path: 'data.0.id' },
  sendMessageAgain: { name: 'messageId', by: 'listMessages', path: 'data.0.id' },
  // The guest has cancelled the other booking by then.
  updateSession: session,
  updateSessions: session,
  cancelSession: session,
};

/** Lists that are searched for a row of the collection's own, as another request changes what they find. */
const searches: Record<string, string> = { listMessages: 'bookingCode' };

/** The path parameters of other operations that the rows of a creator fill. */
function setsOf(operation: Operation, operations: Operation[]): Record<string, string> {
  if (operation.id === 'login') return { accessToken: 'data.access_token', refreshToken: 'data.refresh_token' };
  if (operation.id === 'refreshAccessToken') return { accessToken: 'data.access_token' };
  const others = Object.values(takenFrom).filter(({ by }) => by === operation.id);
  if (others.length > 0) return Object.fromEntries(others.map(({ name, path }) => [name, path]));
  if (!['POST', 'PUT'].includes(operation.method)) return {};
  const creator = operation.method === 'PUT' ? (rowsFor(operations, operation) ?? '') : operation.id;
  const fields = operations
    .filter((one) => rowsFor(operations, one) === creator)
    .flatMap(({ path }) => parameterNames(path).map((name) => fieldOf(path, name)))
    // A change keeps the id, and gives another picture.
    .filter((field) => operation.method === 'POST' || field === 'image_url');
  return Object.fromEntries([...new Set(fields)].map((field) => [named(creator, field), rowPath(operation.id, field)]));
}

/** Operations that refuse a name or an e-mail address that is taken. */
const unique = ['register', 'updateUser', 'createProductCategory', 'updateProductCategory'];

const bodyExample = ({ schema, example }: NonNullable<Operation['body']>): unknown =>
  example ?? schema.examples?.[0] ?? sample(schema);

/** Puts the variables of rows in the place of their ids, and those of the signed-in person at `login`. */
function withVariables(value: unknown, { id }: Operation): unknown {
  if (Array.isArray(value)) return value.map((part) => withVariables(part, { id } as Operation));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value as Record<string, unknown>)
      // What somebody has read before, which a collection does not.
      .filter(([name]) => !/^versions?$/.test(name))
      .map(([name, part]) => {
        const creator = references[name];
        if (creator !== undefined) return [name, variable(named(creator, 'id'))];
        if (sessionFields.includes(name)) return [name, [variable(takenFrom[id]?.name ?? '')]];
        if (id === 'login') return [name, variable(name)];
        // Each time another one, as these are refused when they are taken.
        if (name === 'email' && unique.includes(id)) return [name, variable('$randomEmail')];
        if (name === 'name' && unique.includes(id)) return [name, `${String(part)} ${variable('$randomInt')}`];
        return [name, withVariables(part, { id } as Operation)];
      }),
  );
}

function formFields(schema: Schema, example: unknown): Field[] {
  const values = example as Record<string, unknown>;
  // An object is JSON in one field.
  const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
  return Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
    // A list is the field repeated.
    [values[name] ?? ''].flat().map((value) => ({
      name,
      isFile: isFile(part),
      value: isFile(part) ? '' : text(value),
    })),
  );
}

function bodyOf(operation: Operation): Call['body'] {
  const { body } = operation;
  if (!body) return null;
  const example = withVariables(bodyExample(body), operation);
  if (isForm(operation)) return { form: formFields(body.schema, example) };
  return { json: JSON.stringify(example, null, 2) };
}

/** What only somebody can send who has something that no request of a collection gives. */
const MARK = ' (needs the token of a mail)';

const callOf = (operation: Operation, operations: Operation[]): Call => ({
  id: operation.id,
  folder: operation.tag,
  rank: 0,
  name: operation.summary + (byMail.includes(operation.id) ? MARK : ''),
  description: operation.description.trim(),
  method: operation.method,
  path: operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const taken = takenFrom[operation.id];
    if (taken) return variable(taken.name);
    const rows = rowsFor(operations, operation) ?? operation.path.split('/')[2] ?? '';
    return variable(named(rows, fieldOf(operation.path, name)));
  }),
  query: operation.parameters
    .filter((one) => one.in === 'query')
    .map(({ name, example, schema, required = false }) => {
      const own = searches[operation.id];
      return name === 'search' && own !== undefined
        ? { name, value: variable(own), isRequired: true }
        : { name, value: String(example ?? sample(schema)), isRequired: required };
    }),
  token: operation.token,
  body: bodyOf(operation),
  status: operation.success,
  sets: setsOf(operation, operations),
});

/** The folder of what deletes rows and ends the session: the last one, so that a collection can be sent from top to bottom. */
const CLEAN_UP = { folder: 'clean-up', rank: 1000 };

/** How many folders have to be sent before this one, as they set variables that it uses. */
function rankOf(folder: string, calls: Call[], within: string[] = []): number {
  const own = calls.filter((call) => call.folder === folder);
  const text = JSON.stringify(own);
  const isUsed = (name: string) => text.includes(variable(name)) || own.some(({ token }) => token === name);
  const uses = (call: Call) => Object.keys(call.sets).some(isUsed);
  const before = new Set(calls.filter(uses).map((call) => call.folder));
  const ranks = [...before].filter((one) => one !== folder && !within.includes(one));
  return Math.max(0, ...ranks.map((one) => 1 + rankOf(one, calls, [...within, folder])));
}

/** A request with example values for every operation, in an order in which they can be sent; what deletes comes last. */
export function callsOf(operations: Operation[]): Call[] {
  const calls = operations.map((operation) => callOf(operation, operations));
  const folders = [...new Set(calls.map(({ folder }) => folder))];
  // What ends a booking comes after what needs it.
  const others = folders.flatMap((name) =>
    calls
      .filter(({ folder, method }) => folder === name && method !== 'DELETE')
      .toSorted((a, b) => Number(endsBooking.includes(a.id)) - Number(endsBooking.includes(b.id))),
  );
  const deletes = calls.filter(({ method }) => method === 'DELETE');
  const ranks = new Map(folders.map((folder) => [folder, rankOf(folder, others)]));
  return [
    ...others.map((call) => ({ ...call, rank: ranks.get(call.folder) ?? 0 })).sort((a, b) => a.rank - b.rank),
    ...deletes
      .sort((a, b) => Number(a.token === 'refreshToken') - Number(b.token === 'refreshToken'))
      .map((call) => ({ ...call, ...CLEAN_UP })),
  ];
}
