import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** A regular expression and where it stands. */
export interface Expression {
  file: string;
  line: number;
  /** Null when it is built at run time and therefore not known. */
  source: string | null;
  flags: string;
  /** The code as it is written. */
  text: string;
  /** The constant or property that it is assigned to, if any. */
  name: string | undefined;
}

/** The text of a string expression; undefined when it is not a string or only known at run time. */
function constantText(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return undefined;
  const [left, right] = [constantText(node.left), constantText(node.right)];
  return left === undefined || right === undefined ? undefined : left + right;
}

/** The pattern and flags of a literal (`/a/i`) or a call (`new RegExp('a', 'i')`); undefined for any other code. */
function searched(node: ts.Node): Pick<Expression, 'source' | 'flags'> | undefined {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/');
    return { source: node.text.slice(1, end), flags: node.text.slice(end + 1) };
  }
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return undefined;
  if (!ts.isIdentifier(node.expression) || node.expression.text !== 'RegExp') return undefined;
  const [pattern, flags] = node.arguments ?? [];
  const known = pattern && constantText(pattern);
  const knownFlags = flags ? constantText(flags) : '';
  return known === undefined || knownFlags === undefined
    ? { source: null, flags: '' }
    : { source: known, flags: knownFlags };
}

/** Every regular expression of a file of TypeScript or JavaScript. */
export function expressionsInCode(file: string): Expression[] {
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Expression[] = [];
  const visit = (node: ts.Node): void => {
    const expression = searched(node);
    if (expression) {
      const { parent } = node;
      const isNamed = ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent);
      const name = isNamed ? parent.name.getText().replaceAll('"', '') : undefined;
      const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({ file, line, ...expression, text: node.getText(), name });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}
