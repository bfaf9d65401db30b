import { parse, stringify } from 'yaml';
import { readOperations } from '../document.ts';
import { own } from '../own.ts';
import { png } from '../png.ts';
import { bruno } from './bruno.ts';
import { callsOf, PICTURE } from './calls.ts';
import { openapi30 } from './openapi30.ts';
import { postman } from './postman.ts';

const HEAD = '# Made from openapi.yaml, for tools that do not take OpenAPI 3.1. Not to be edited.\n';

/** What other tools take instead of openapi.yaml, by the paths of the files: the contract as OpenAPI 3.0, and collections for Postman and Bruno. */
export function publishedFiles(): Map<string, string | Buffer> {
  const document = parse(own.contract()) as { info: { title: string; version: string } };
  const calls = callsOf(readOperations());
  // Written so that readers of YAML 1.1, such as Go's, take no day for an instant.
  const options = { version: '1.1', lineWidth: 140, aliasDuplicateObjects: false } as const;
  const picture = png(640, 360);
  return new Map<string, string | Buffer>([
    ['openapi-3.0.yaml', HEAD + stringify(openapi30(document), options)],
    ['collections/postman.json', `${JSON.stringify(postman(calls, document.info), null, 2)}\n`],
    [`collections/${PICTURE}`, picture],
    ...[...bruno(calls, document.info)].map(([file, text]) => [`collections/bruno/${file}`, text] as const),
    [`collections/bruno/${PICTURE}`, picture],
  ]);
}
