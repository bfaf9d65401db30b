/**
 * Generates everything that is derived from openapi.yaml:
 *   src/api/api.gen.ts         RTK Query endpoints and hooks, one per operation
 *   src/api/operations.gen.ts  which token each operation takes and which ones send a form, as the endpoints do not say
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

for (const output of parseConfig(config)) {
  await generateEndpoints(output);
  await write(output.outputFile, readFileSync(output.outputFile, 'utf8'));
}

const operations = Object.values(contract.paths).flatMap((path) => Object.values(path));
const rows = operations.map((operation) => {
  const multipart = 'multipart/form-data' in (operation.requestBody?.content ?? {});
  return `${operation.operationId}: { token: '${tokenOf(operation)}', multipart: ${String(multipart)} },`;
});
await write(
  'src/api/operations.gen.ts',
  `/** Which token an operation takes and whether its body is a form. Generated from openapi.yaml by scripts/codegen.ts. */
export interface OperationTraits { token: 'none' | 'optional' | 'required' | 'refresh'; multipart: boolean }
export const operations = {\n${rows.join('\n')}\n} as const satisfies Record<string, OperationTraits>;
export type OperationId = keyof typeof operations;`,
);

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
