/**
 * Generates everything that is derived from openapi.yaml:
 *   src/api/api.gen.ts         RTK Query endpoints and hooks, one per operation
 *   src/api/admin.gen.ts       the same for the operations of administrators
 *   src/api/ownAffairs.gen.ts  the same for what guests do by themselves with a booking or a password
 *   src/api/school.gen.ts      the same for what the school says of itself
 *   src/api/languages.gen.ts   the languages in which guests are written to
 *   server/contract.gen.ts     the server's types, of requests after their validation, and these languages
 * The code generator's own CLI cannot read a TypeScript config on this Node, so its API is driven from here.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateEndpoints, parseConfig } from '@rtk-query/codegen-openapi';
import openapiTS, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';
import { parse } from 'yaml';
import config from '../codegen.config.ts';

interface Operation {
  operationId: string;
  security?: Record<string, string[]>[];
  requestBody?: { content: Record<string, unknown> };
  /** For whom alone an optional token is worth sending. */
  'x-token-role'?: string[];
}
const contract = parse(readFileSync('openapi.yaml', 'utf8')) as {
  security?: Record<string, string[]>[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    parameters: Record<string, { required?: boolean; schema: { default?: unknown } }>;
    schemas: { Language: { enum: (string | null)[] } };
  };
};

async function write(file: string, source: string): Promise<void> {
  writeFileSync(file, await format(source, { ...(await resolveConfig(file)), parser: 'typescript' }));
  console.log('generated', file);
}

function tokenOf({ security = contract.security ?? [], 'x-token-role': roles }: Operation): string {
  const schemes = security.flatMap((requirement) => Object.keys(requirement));
  if (schemes.length === 0) return 'none';
  if (schemes.includes('refreshToken')) return 'refresh';
  if (!security.some((requirement) => Object.keys(requirement).length === 0)) return 'required';
  if (!roles) return 'optional';
  return roles.includes('STAFF') ? 'staff' : 'administrators';
}

const operations = new Map(
  Object.values(contract.paths)
    .flatMap((path) => Object.values(path))
    .map((operation) => [operation.operationId, operation]),
);

function operationOf(id: string): Operation {
  const operation = operations.get(id);
  if (!operation) throw new Error(`openapi.yaml has no operation '${id}'.`);
  return operation;
}

interface Addition {
  /** The file beside the output whose constant `rules` has the caching rules of its endpoints. */
  rules: string;
  /** What the type is called that names its queries which take the access token. */
  tokenQueries?: string;
}

const additions: Record<string, Addition> = {
  './src/api/api.gen.ts': { rules: './rules', tokenQueries: 'UserQuery' },
  './src/api/admin.gen.ts': { rules: './adminRules', tokenQueries: 'AdminQuery' },
  './src/api/ownAffairs.gen.ts': { rules: './ownAffairsRules' },
  './src/api/school.gen.ts': { rules: './schoolRules' },
};

/**
 * Adds to each endpoint what the code generator leaves out: which token it takes (src/api/tokenUse.ts), and that its body is a
 * form; and to all of them their caching rules.
 */
function completed(source: string, { rules, tokenQueries }: Addition): string {
  const userQueries: string[] = [];
  const [head, ...pieces] = source.split(/^(?= {4}\w+: build\.)/m);
  const endpoints = pieces.map((endpoint) => {
    const [, id = '', kind] = /^ {4}(\w+): build\.(query|mutation)</.exec(endpoint) ?? [];
    const operation = operationOf(id);
    const token = tokenOf(operation);
    if (kind === 'query' && token === 'required') userQueries.push(`'${id}'`);
    const isForm = 'multipart/form-data' in (operation.requestBody?.content ?? {});
    const sent = isForm ? endpoint.replace(/body: (queryArg\.\w+)/, 'body: toFormData($1)') : endpoint;
    return sent.replace('({', `({ extraOptions: { token: '${token}' },`);
  });
  const written = [head, ...endpoints].join('');
  const form = written.includes('toFormData(') ? "import { toFormData } from './formData';\n" : '';
  const queries =
    tokenQueries &&
    `/** The queries that take the access token. */
    export type ${tokenQueries} = ${userQueries.join(' | ')};`;
  return `import { rules } from '${rules}';
    ${form}${written}
    injectedRtkApi.enhanceEndpoints({ endpoints: rules });
    ${queries ?? ''}`;
}

/** The types that a file declares, by their names. */
function declaredTypes(source: string): Map<string, ts.TypeAliasDeclaration> {
  const file = ts.createSourceFile('types.ts', source, ts.ScriptTarget.Latest, true);
  return new Map(file.statements.filter(ts.isTypeAliasDeclaration).map((type) => [type.name.text, type]));
}

/** Takes the types that other files declare as well from there, so that each type stands once. */
function withoutKnownTypes(source: string, known: ReadonlyMap<string, string>): string {
  const twice = [...declaredTypes(source)].filter(([name]) => known.has(name));
  const rest = twice.reduceRight((text, [, type]) => text.slice(0, type.getFullStart()) + text.slice(type.end), source);
  const words = new Set(rest.match(/\w+/g));
  const used = twice.map(([name]) => name).filter((name) => words.has(name));
  const imports = [...new Set(used.map((name) => known.get(name) ?? ''))].map(
    (file) => `import type { ${used.filter((name) => known.get(name) === file).join(', ')} } from '${file}';\n`,
  );
  return imports.join('') + rest;
}

/** The names of types, and the file that declares each. */
const publicTypes = new Map<string, string>();
for (const output of parseConfig(config)) {
  const file = output.outputFile;
  await generateEndpoints(output);
  const source = withoutKnownTypes(readFileSync(file, 'utf8'), publicTypes);
  for (const name of declaredTypes(source).keys()) publicTypes.set(name, `./${path.basename(file, '.ts')}`);
  const addition = additions[file];
  if (!addition) throw new Error(`${file} has no caching rules.`);
  await write(file, completed(source, addition));
}

// The server answers pictures by a route of its own (server/routes/pictures.ts).
Reflect.deleteProperty(contract.paths, '/public/{image_url}');
// The server's validation fills in defaults, so its handlers always find a parameter that has one.
for (const parameter of Object.values(contract.components.parameters)) {
  if (parameter.schema.default !== undefined) parameter.required = true;
}
const types = await openapiTS(JSON.stringify(contract), {
  rootTypes: true,
  rootTypesNoSchemaPrefix: true,
  rootTypesKeepCasing: true,
  inject: "import type { Upload } from './contract/validation.ts';\n",
  // A file arrives as what the server makes of it.
  transform: ({ format }) => (format === 'binary' ? ts.factory.createTypeReferenceNode('Upload') : undefined),
});
const codes = contract.components.schemas.Language.enum.filter((code) => code !== null);
const head = '// Generated from openapi.yaml by scripts/codegen.ts.';
const languages = `/** The languages in which guests are written to. */\nexport const LANGUAGES = ${JSON.stringify(codes)} as const;`;
await write('src/api/languages.gen.ts', `${head}\n${languages}`);
await write('server/contract.gen.ts', `${head}\n${astToString(types)}\n${languages}`);
