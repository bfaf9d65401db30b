import { isFile, typesOf } from '../bodies.ts';
import type { Operation, Schema } from '../document.ts';
import type { Choose } from './choose.ts';

/** A field of a body that holds text. */
export interface TextField {
  path: string[];
  /** A field that has to hold the same. */
  twin: string[] | undefined;
  /** How a text that no store holds is refused. */
  statuses: number[];
  /** Whether it may be any text: others are held against a rule before they come to a store. */
  isFree: boolean;
}

const NOT_BLANK = '\\S';

function statusesFor(schema: Schema): number[] {
  if (schema.format === 'uuid') return [400, 404];
  return isFile(schema) ? [400, 415] : [400];
}

/** Every text of a body, at any depth. */
function textFields(schema: Schema, path: string[] = []): TextField[] {
  const properties = schema.properties ?? {};
  return Object.entries(properties).flatMap(([name, part]) => {
    const here = [...path, name];
    if (name.startsWith('confirm_')) return [];
    if (part.properties) return textFields(part, here);
    if (part.items) return textFields({ properties: { 0: part.items } }, here);
    const isText =
      typesOf(part).includes('string') || (part.anyOf?.some((one) => typesOf(one).includes('string')) ?? false);
    const isPlainFile = isFile(part) && !part.anyOf;
    if (!isText || isPlainFile) return [];
    const other = `confirm_${name}`;
    const isFree = !part.enum && !part.anyOf && part.format === undefined && (part.pattern ?? NOT_BLANK) === NOT_BLANK;
    const twin = other in properties ? [...path, other] : undefined;
    return [{ path: here, twin, statuses: statusesFor(part), isFree }];
  });
}

/** The fields of a body that something is tried with: all, or one that may be any text and one that may not. */
export const triedFields = ({ id, body }: Operation, what: string, choose: Choose): TextField[] => {
  const fields = textFields(body?.schema ?? {});
  return [true, false].flatMap((free) =>
    choose(
      `${id} ${what}`,
      fields.filter(({ isFree }) => isFree === free),
    ),
  );
};
