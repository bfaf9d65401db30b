import { sample } from 'openapi-sampler';
import type { Operation, Response } from '../document.ts';

/** An answer's own example, else its schema's, else one made from the schema. */
export const exampleOf = ({ example, schema }: Response): unknown =>
  example ?? schema?.examples?.[0] ?? sample(schema ?? {});

/** The first row of the example of a list. */
export function exampleRow(operations: Operation[], list: string): Record<string, unknown> {
  const answer = operations.find(({ id }) => id === list)?.responses.get('200');
  const { data: [row] = [] } = (answer ? exampleOf(answer) : {}) as { data?: Record<string, unknown>[] };
  if (!row) throw new Error(`openapi.yaml has no example of ${list}.`);
  return row;
}

/** The status that the header `Prefer: code=404` asks for. */
export const preferredStatus = (header: string | string[] | undefined): number | undefined => {
  const code = /\bcode=(\d{3})\b/.exec(String(header ?? ''))?.[1];
  return code === undefined ? undefined : Number(code);
};

/** The documented answer of an operation with a status; an undocumented 5xx is the contract's `default`. */
export const documentedAnswer = ({ responses }: Operation, status: number): Response | undefined =>
  responses.get(String(status)) ?? (status >= 500 ? responses.get('default') : undefined);
