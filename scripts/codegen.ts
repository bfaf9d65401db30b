/**
 * Generates everything that is derived from openapi.yaml:
 *   src/api/api.gen.ts         RTK Query endpoints and hooks, one per operation
 *   src/api/admin.gen.ts       the same for the operations of administrators
 *   src/api/ownAffairs.gen.ts  the same for what guests do by themselves with a booking or a password
 *   server/contract.gen.ts     the server's types, of requests after their validation
 * The code generator's own CLI cannot read a TypeScript config on this Node, so its API is driven from here.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { generateEndpoints, parseConfig } from '@rtk-query/codegen-openapi';
import openapiTS, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';
import { factory } from 'typescript';
import { parse } from 'yaml';
import config from '../codegen.config.ts';

interface Operation {
  operationId: string;
  security?: Record<string, string[]>[];
  requestBody?: { content: Record<string, unknown> };
}
const contract = parse(readFileSync('openapi.yaml', 'utf8')) as {
  security?: Record<string, string[]>[];
  paths: Record<string, Record<string, Operation>>;
  components: { parameters: Record<string, { required?: boolean; schema: { default?: unknown } }> };
};

async function write(file: string, source: string): Promise<void> {
  writeFileSync(file, await format(source, { ...(await resolveConfig(file)), parser: 'typescript' }));
  console.log('generated', file);
}

function tokenOf({ security = contract.security ?? [] }: Operation): string {
  const schemes = security.flatMap((requirement) => Object.keys(requirement));
  if (schemes.length === 0) return 'none';
  if (schemes.includes('refreshToken')) return 'refresh';
  return security.some((requirement) => Object.keys(requirement).length === 0) ? 'optional' : 'required';
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

/** Adds to each endpoint what the code generator leaves out: which token it takes (src/api/tokenUse.ts), and that its body is a form. */
function completed(source: string): string {
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
  const imports = written.includes('toFormData(') ? "import { toFormData } from './formData';\n" : '';
  return `${imports}${written}
    /** The queries that take the access token. */
    export type UserQuery = ${userQueries.join(' | ') || 'never'};`;
}

for (const output of parseConfig(config)) {
  await generateEndpoints(output);
  await write(output.outputFile, completed(readFileSync(output.outputFile, 'utf8')));
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
  transform: ({ format }) => (format === 'binary' ? factory.createTypeReferenceNode('Upload') : undefined),
});
await write('server/contract.gen.ts', `// Generated from openapi.yaml by scripts/codegen.ts.\n${astToString(types)}`);
