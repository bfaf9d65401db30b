/** What a cell has become of a CSV text. */
export interface ReadCell {
  kind: 'empty' | 'number' | 'date' | 'time' | 'formula' | 'text';
  /** The value: a number, or the text that is shown. */
  value: number | string;
}

/** The cells of a CSV text as their texts (RFC 4180): quotes bind, two of them are one. */
function cellsOf(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell === '') isQuoted = true;
    else if (character === separator) endCell();
    else if (character === '\n') {
      endCell();
      rows.push([]);
    } else if (character !== '\r') cell += character;
  }
  endCell();
  return rows.filter((row) => row.length > 1 || row[0] !== '');
}

/** Quotes do not keep a cell from being taken for a number, a day or a formula. */
function typed(text: string): ReadCell {
  const trimmed = text.trim();
  if (trimmed === '') return { kind: 'empty', value: text };
  if (/^[-+]?\d+(?:\.\d+)?(?: ?e[-+]?\d+)?$/i.test(trimmed)) return { kind: 'number', value: Number(trimmed) };
  if (/^\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2})?$/.test(trimmed)) return { kind: 'date', value: text };
  if (/^\d{1,2}:\d{2}$/.test(trimmed)) return { kind: 'time', value: text };
  // Two numbers with a blank between them are no term: what begins with a plus and goes on so stays a text.
  if (/^[=+\-@＝＋－＠]/.test(trimmed) && !/^\+\d+(?: \d+)+$/.test(trimmed)) return { kind: 'formula', value: text };
  return { kind: 'text', value: text };
}

/**
 * A CSV file as Excel and LibreOffice open it: as UTF-8 if it begins with the byte order mark and else as Windows-1252, quotes
 * binding beside `separator` alone, and each cell taken for what it looks like.
 */
export function openInSpreadsheet(bytes: Uint8Array, separator = ','): ReadCell[][] {
  const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const text = new TextDecoder(isMarked ? 'utf-8' : 'windows-1252').decode(bytes);
  return cellsOf(text, separator).map((row) => row.map(typed));
}

/** The cells of a column by its title, without the title. */
export function columnOf(sheet: ReadCell[][], title: string): ReadCell[] {
  const [head = [], ...rows] = sheet;
  const at = head.findIndex(({ value }) => value === title);
  if (at === -1) throw new Error(`There is no column '${title}'.`);
  return rows.map((row) => row[at] ?? { kind: 'empty', value: '' });
}
