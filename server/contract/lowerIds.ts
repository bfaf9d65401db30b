import { _, type Ajv, type CodeKeywordDefinition } from 'ajv';
import formatKeyword from 'ajv/dist/vocabularies/format/format.js';

const format = formatKeyword.default;

const lowering: CodeKeywordDefinition = {
  ...format,
  code(cxt, ruleType) {
    format.code(cxt, ruleType);
    const { parentData, parentDataProperty } = cxt.it;
    if (cxt.schema !== 'uuid' || ruleType !== 'string') return;
    const lower = _`${cxt.data}.toLowerCase()`;
    // What is no part of anything, such as a whole body, has no place to be put into.
    cxt.gen.if(_`${parentData} !== undefined`, () => cxt.gen.assign(_`${parentData}[${parentDataProperty}]`, lower));
  },
};

/**
 * Lets a validator bring every id into the letter case in which it is stored, in a path, a query, a form or a body. A request may have
 * capitals in it (contract, Values), and what handlers compare, hash or make a key of is then one and the same text.
 */
export function lowerIds(ajv: Ajv): void {
  ajv.removeKeyword('format');
  ajv.addKeyword(lowering);
}
