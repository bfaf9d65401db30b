/**
 * Writes what other tools take instead of openapi.yaml, which is the source of all of it:
 *   openapi-3.0.yaml              the contract as OpenAPI 3.0
 *   contract/postman.json         a collection for Postman
 *   contract/bruno/               a collection for Bruno
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { readOperations } from '../document.ts';
import { bruno } from '../publish/bruno.ts';
import { callsOf, PICTURE } from '../publish/calls.ts';
import { openapi30 } from '../publish/openapi30.ts';
import { postman } from '../publish/postman.ts';
import { png } from '../png.ts';

const document = parse(readFileSync('openapi.yaml', 'utf8')) as { info: { title: string; version: string } };
const calls = callsOf(readOperations());

// Written so that readers of YAML 1.1, such as Go's, take no day for an instant.
const HEAD =
  '# Generated from openapi.yaml by `npm run codegen`, for tools that do not take OpenAPI 3.1. Not to be edited.\n';
writeFileSync(
  'openapi-3.0.yaml',
  HEAD + stringify(openapi30(document), { version: '1.1', lineWidth: 140, aliasDuplicateObjects: false }),
);

rmSync('contract', { recursive: true, force: true });
mkdirSync('contract');
writeFileSync('contract/postman.json', `${JSON.stringify(postman(calls, document.info), null, 2)}\n`);
for (const [file, text] of bruno(calls, document.info)) {
  const target = path.join('contract/bruno', file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}
for (const folder of ['contract', 'contract/bruno']) writeFileSync(path.join(folder, PICTURE), png(640, 360));
console.log('generated openapi-3.0.yaml, contract/postman.json and contract/bruno/');
