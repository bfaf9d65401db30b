export type Cell = string | number | null;

/**
 * Where a formula could begin: with the text, or after what another reader of the file takes for the end of a cell. In
 * Indonesia that is ';', and quotes do not bind there, as they stand behind commas. Blanks and quotes may come before
 * it, and full-width signs count as the plain ones.
 */
const FORMULA_START = /(^|[;|\p{Cc}\p{Zl}\p{Zp}])(?=[\p{Zs}\p{Cf}"]*[=+\-@＝＋－＠])/gu;

/** Groups of digits with blanks between them, as shownPhone writes them; no spreadsheet takes that for a formula. */
const PHONE = /^\+\d+(?: \d+)+$/;

/** A code of ten digits, or of digits around an E: a spreadsheet would make a number of it, and lose zeros. */
const NUMBER_LIKE_CODE = /^(?=.{10}$)\d+(?:E\d+)?$/i;

/** A booking code as a cell that stays a text. The search for bookings does not mind the hyphen; a blank would not do. */
export const codeCell = (code: string): string =>
  NUMBER_LIKE_CODE.test(code) ? `${code.slice(0, 5)}-${code.slice(5)}` : code;

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  // A leading apostrophe makes a spreadsheet read the cell as text.
  const safe = PHONE.test(cell) ? cell : cell.replace(FORMULA_START, "$1'").replace(/^\p{Cc}/u, "'$&");
  return `"${safe.replaceAll('"', '""')}"`;
}

/**
 * Rows as a CSV text (RFC 4180) whose cells no spreadsheet takes for formulas, whichever separator it expects. It begins
 * with the mark that tells Excel it is UTF-8.
 */
export const toCsv = (rows: Cell[][]): string =>
  `\uFEFF${rows.map((row) => row.map(cellText).join(',')).join('\r\n')}\r\n`;
