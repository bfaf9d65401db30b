import { isOfLevelTwo } from '../document.ts';

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a reference names, or the node itself. */
function named(node: unknown, document: Node): Node {
  if (!isNode(node)) return {};
  const { $ref } = node;
  if (typeof $ref !== 'string') return node;
  const found = $ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (isNode(at) ? at[key] : undefined), document);
  return isNode(found) ? found : {};
}

/** Every node without parameters and fields of level 2. */
function kept(node: unknown, document: Node): unknown {
  if (Array.isArray(node))
    return node.filter((part) => named(part, document)['x-level'] !== 2).map((part) => kept(part, document));
  if (!isNode(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, part]) => {
      if (key !== 'properties' || !isNode(part)) return [key, kept(part, document)];
      const required = Array.isArray(node['required']) ? (node['required'] as unknown[]) : [];
      const fields = Object.entries(part).filter(
        ([name, field]) => required.includes(name) || !isOfLevelTwo(named(field, document)),
      );
      return [key, Object.fromEntries(fields.map(([name, field]) => [name, kept(field, document)]))];
    }),
  );
}

/** The references within a node. */
const references = (node: unknown): string[] =>
  [...JSON.stringify(node).matchAll(/"\$ref":"#\/components\/(\w+\/\w+)"/g)].map(([, place = '']) => place);

/** The components that the operations use, and those that these use. */
function used({ paths, components }: Node): Node {
  const all = components as Record<string, Node>;
  const found = new Set<string>();
  const open = references(paths);
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (found.has(place)) continue;
    found.add(place);
    const [group = '', name = ''] = place.split('/');
    open.push(...references(all[group]?.[name] ?? {}));
  }
  const isUsed = (group: string, name: string): boolean => group === 'securitySchemes' || found.has(`${group}/${name}`);
  return Object.fromEntries(
    Object.entries(all).map(([group, parts]) => [
      group,
      Object.fromEntries(Object.entries(parts).filter(([name]) => isUsed(group, name))),
    ]),
  );
}

/** The contract as a backend of level 1 has it: without operations, parameters and optional fields of level 2. */
export function levelOne(document: Node): Node {
  const paths = Object.entries(document['paths'] as Record<string, Node>).flatMap(([path, methods]) => {
    const own = Object.entries(methods).filter(([, operation]) => !isNode(operation) || operation['x-level'] !== 2);
    return own.length > 0 ? [[path, kept(Object.fromEntries(own), document)] as const] : [];
  });
  const whole: Node = {
    ...document,
    paths: Object.fromEntries(paths),
    components: kept(document['components'], document),
  };
  return { ...whole, components: used(whole) };
}
