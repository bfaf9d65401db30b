import { _, type Ajv, type AnySchemaObject, type CodeKeywordDefinition, str } from 'ajv';
import addFormats, { type FormatName } from 'ajv-formats';
import itemsKeyword from 'ajv/dist/vocabularies/applicator/items.js';

// With `allErrors`, which reports everything that is wrong, Ajv goes on checking a value that is already too long.

/** Each looks at a set number of characters, however long the text is. */
const formats: FormatName[] = ['uuid', 'date', 'int64'];

/** Whether a text has too many characters, counted as JSON Schema does: one that takes two units is one. */
const isTooLong = (text: string, maxLength: number): boolean =>
  text.length > maxLength && (text.length > 2 * maxLength || Array.from(text).length > maxLength);

function boundedPattern(pattern: string, { maxLength }: AnySchemaObject): (text: string) => boolean {
  if (typeof maxLength !== 'number') throw new Error(`The pattern ${pattern} needs a maxLength beside it.`);
  const expression = new RegExp(pattern, 'u');
  return (text) => isTooLong(text, maxLength) || expression.test(text);
}

/** What a pattern asks for, where the contract says it for people. */
const words = (schema: AnySchemaObject | undefined): string | undefined => {
  const said: unknown = schema?.['x-message'];
  return typeof said === 'string' ? said : undefined;
};

const items = itemsKeyword.default;
const boundedItems: CodeKeywordDefinition = {
  ...items,
  code(cxt) {
    const { maxItems } = cxt.parentSchema;
    // Ajv's own schema of schemas has lists without it.
    if (cxt.it.schemaEnv.root.meta) items.code(cxt);
    else if (typeof maxItems !== 'number') throw new Error('A list needs a maxItems.');
    else cxt.gen.if(_`${cxt.data}.length <= ${maxItems}`, () => items.code(cxt));
  },
};

/**
 * Lets a validator look at texts and lists only up to the length that they may have. Compiling a schema then fails where
 * nothing bounds that: a pattern without maxLength, a list without maxItems, any other format.
 */
export function boundKeywords(ajv: Ajv): void {
  addFormats.default(ajv, formats); // any other is unknown, which Ajv does not compile
  for (const keyword of ['pattern', 'items']) ajv.removeKeyword(keyword);
  ajv.addKeyword({
    keyword: 'pattern',
    type: 'string',
    schemaType: 'string',
    error: {
      message: ({ schemaCode, parentSchema }) => words(parentSchema) ?? str`must match pattern "${schemaCode}"`,
    },
    compile: boundedPattern,
  });
  ajv.addKeyword(boundedItems);
}
