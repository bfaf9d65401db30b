/** What of a request's schema bounds its size. */
interface Schema {
  type?: string | string[];
  enum?: unknown[];
  format?: string;
  maxLength?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  maxProperties?: number;
  /** Of an object by ids. */
  patternProperties?: Record<string, Schema>;
}

/** For spaces, and for fields that are not documented and therefore ignored. */
const SLACK = 16 * 1024;
/** A character as JSON's escape, which has the form \u0000; beyond the first 65,536 it takes two. */
const ESCAPE = 6;
const FORMAT_LENGTHS: Record<string, number> = { uuid: 'urn:uuid:'.length + 36, date: 10 };
const SCALARS: Record<string, number> = { integer: 32, number: 32, boolean: 5, null: 4 };

const quoted = (length: number, escape = ESCAPE): number => length * escape + 2;

function mostOfType(type: string, schema: Schema): number {
  const { format = '', maxLength, maxItems, items, properties, maxProperties, patternProperties } = schema;
  if (type in SCALARS) return SCALARS[type] ?? 0;
  if (type === 'string' && maxLength !== undefined) return quoted(maxLength, 2 * ESCAPE);
  if (type === 'string' && format in FORMAT_LENGTHS) return quoted(FORMAT_LENGTHS[format] ?? 0);
  if (type === 'array' && maxItems !== undefined && items) return 2 + maxItems * (mostBytes(items) + 1);
  if (patternProperties?.['^'] && maxProperties !== undefined)
    return 2 + maxProperties * (quoted(FORMAT_LENGTHS['uuid'] ?? 0) + mostBytes(patternProperties['^']) + 2);
  if (type !== 'object' || !properties) throw new Error(`A request has ${type} values that nothing bounds.`);
  const fields = Object.entries(properties).map(([name, part]) => quoted(name.length) + mostBytes(part) + 2);
  return fields.reduce((sum, bytes) => sum + bytes, 2);
}

/** The most bytes that a valid value takes as JSON without spaces. */
function mostBytes(schema: Schema): number {
  if (schema.enum) return Math.max(...schema.enum.map((choice) => quoted(JSON.stringify(choice).length)));
  return Math.max(...[schema.type ?? 'any'].flat().map((type) => mostOfType(type, schema)));
}

/**
 * How many bytes a JSON body may have: what its schema can need, and slack; without a schema the slack alone. Throws when
 * the schema has a value that can be as large as it likes.
 */
export const bodyLimit = (schema?: object): number => SLACK + (schema ? mostBytes(schema) : 0);
