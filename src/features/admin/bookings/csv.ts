export type Cell = string | number | null;

/** A spreadsheet would run such a text as a formula, and a customer may have typed it. */
const looksLikeFormula = (text: string): boolean => /^[\s]*[=+\-@]|^[\t\r]/.test(text);

function cellText(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = cell ?? '';
  // The apostrophe is how a spreadsheet is told: this is text.
  const safe = looksLikeFormula(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as a CSV text (RFC 4180) whose cells no spreadsheet takes for formulas. It begins with the mark that tells Excel it is UTF-8. */
export const toCsv = (rows: Cell[][]): string =>
  `\uFEFF${rows.map((row) => row.map(cellText).join(',')).join('\r\n')}\r\n`;
