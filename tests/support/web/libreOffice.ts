import type { ReadCell } from './spreadsheet';

// What is needed of Node: the tests of screens are typed for a browser.
const { spawnSync } = jest.requireActual<{
  spawnSync: (program: string, args: string[], options: object) => { status: number | null; stderr: string };
}>('node:child_process');
const { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } = jest.requireActual<{
  existsSync: (path: string) => boolean;
  mkdtempSync: (prefix: string) => string;
  readFileSync: (path: string, encoding: 'utf8') => string;
  rmSync: (path: string, options: object) => void;
  writeFileSync: (path: string, text: string) => void;
}>('node:fs');
const { tmpdir } = jest.requireActual<{ tmpdir: () => string }>('node:os');

/** Whether LibreOffice is installed where Linux distributions put it. */
export const hasLibreOffice = existsSync('/usr/bin/soffice');

const cell = (element: Element): ReadCell => {
  const value = [...element.getElementsByTagName('text:p')].map(({ textContent }) => textContent).join('\n');
  if (element.hasAttribute('table:formula')) return { kind: 'formula', value };
  switch (element.getAttribute('office:value-type')) {
    case 'float':
      return { kind: 'number', value: Number(element.getAttribute('office:value')) };
    case 'date':
      return { kind: 'date', value: element.getAttribute('office:date-value') ?? '' };
    case 'time':
      return { kind: 'time', value };
    case null:
      return { kind: 'empty', value: '' };
    default:
      return { kind: 'text', value };
  }
};

/** The cells of a sheet as LibreOffice saves it, each as often as it is repeated. */
function rowsOf(xml: string): ReadCell[][] {
  const sheet = new DOMParser().parseFromString(xml, 'text/xml');
  return [...sheet.getElementsByTagName('table:table-row')].map((row) =>
    [...row.getElementsByTagName('table:table-cell')].flatMap((element) =>
      Array.from({ length: Number(element.getAttribute('table:number-columns-repeated') ?? 1) }, () => cell(element)),
    ),
  );
}

/** CSV texts as LibreOffice opens them: in UTF-8, with `separator` between the cells, and looking for dates. */
export function openInLibreOffice(texts: readonly string[], separator: ',' | ';'): ReadCell[][][] {
  const folder = mkdtempSync(`${tmpdir()}/sheets-`);
  try {
    const names = texts.map((text, index) => {
      const name = `sheet-${String(index)}`;
      writeFileSync(`${folder}/${name}.csv`, text);
      return name;
    });
    const english = 1033;
    const { status, stderr } = spawnSync(
      '/usr/bin/soffice',
      [
        '--headless',
        `-env:UserInstallation=file://${folder}/profile`,
        `--infilter=CSV:${String(separator.charCodeAt(0))},34,76,1,,${String(english)},false,true`,
        ...['--convert-to', 'fods', '--outdir', folder],
        ...names.map((name) => `${folder}/${name}.csv`),
      ],
      { encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`LibreOffice has failed: ${stderr}`);
    return names.map((name) => rowsOf(readFileSync(`${folder}/${name}.fods`, 'utf8')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
