import type { EmbeddedAnswer } from '../../src/api/embeddedAnswers';
import { writtenOperations } from '../writtenOperations';

interface List {
  data: { id: string; difficulty_level?: string }[];
  paging: { total_page: number };
}

const operations = writtenOperations();

/** The levels of a surf spot, each of which has a style of its own. */
const levels = ['BEGINNER', 'INTERMEDIATE', 'ADVANCED'];

/** More rows than the contract's example has, and more pages: what only appears then belongs to the first view as well. */
function several({ data, paging }: List): List {
  const copies = [1, 2].flatMap((round) =>
    data.map((row) => ({
      ...row,
      id: `${row.id}-${String(round)}`,
      ...(row.difficulty_level && { difficulty_level: levels[round] }),
    })),
  );
  const rows = [...data, ...copies];
  return { data: rows, paging: { ...paging, total_page: 1 } };
}

/** The calls of which a backend of a level knows. */
export const callsAtLevel = (calls: readonly string[], level: number): string[] =>
  calls.filter((url) => operations.some((one) => one.path === url.split('?')[0] && one.level <= level));

/** The contract's examples as the answers to calls, so that the styles of the first view are those of a page with lists. */
export function sampleAnswers(calls: readonly string[], lesson?: string): EmbeddedAnswer[] {
  const answers = calls.map((url): EmbeddedAnswer => {
    const [path, query] = url.split('?');
    const operation = operations.find((one) => one.method === 'GET' && one.path === path);
    const documented = operation?.answers.get('200');
    if (!operation || !documented) throw new Error(`openapi.yaml has no list at ${url}.`);
    const page = new URLSearchParams(query).get('page');
    const arg = page === null ? {} : { page: Number(page) };
    return { endpointName: operation.id, arg, value: several(documented.example as List) };
  });
  if (lesson === undefined) return answers;
  const [products] = sampleAnswers(['/api/products']);
  const [product] = (products?.value as List | undefined)?.data ?? [];
  return [...answers, { endpointName: 'findLesson', arg: { id: lesson }, value: { ...product, id: lesson } }];
}
