import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Operation {
  tags?: string[];
}
interface Contract {
  paths: Record<string, Record<string, Operation>>;
}

/** The operations of each tag as a text, with all that they refer to. */
function textsOf(contract: Contract): Map<string, string> {
  const at = (reference: string) =>
    reference
      .slice('#/'.length)
      .split('/')
      .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key.replaceAll('~1', '/')], contract);
  const textOf = (operation: Operation) =>
    JSON.stringify(operation, (key, value: unknown) =>
      key === '$ref' && typeof value === 'string' ? at(value) : value,
    );
  const texts = new Map<string, string>();
  for (const [address, operations] of Object.entries(contract.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      for (const tag of operation.tags ?? [])
        texts.set(tag, `${texts.get(tag) ?? ''}${method} ${address} ${textOf(operation)}`);
    }
  }
  return texts;
}

/** The tags of openapi.yaml whose operations are not what they were in `before`. */
export function changedTags(before: string): string[] {
  const old = textsOf(parse(before) as Contract);
  const texts = textsOf(parse(readFileSync('openapi.yaml', 'utf8')) as Contract);
  return [...texts].filter(([tag, text]) => old.get(tag) !== text).map(([tag]) => tag);
}
