import { closeSync, existsSync, openSync, rmSync, writeFileSync } from 'node:fs';
import type { Format, Output } from '../options.ts';
import { CannotStart } from '../signIn.ts';
import { htmlReport } from './html.ts';
import { json } from './json.ts';
import { junit } from './junit.ts';
import type { Report } from './result.ts';
import { summaryText, wholeText } from './text.ts';

/** The whole report in a format. */
export function written(report: Report, format: Format, isVerbose: boolean): string {
  if (format === 'junit') return junit(report);
  if (format === 'html') return htmlReport(report);
  if (format === 'json') return json(report);
  return `${wholeText(report, isVerbose)}\n${summaryText(report, isVerbose)}\n`;
}

/** Tries that files can be written, so that no report is lost after a run; returns what takes away again those that were not there. */
export function tryFiles(outputs: Output[]): () => void {
  const made: string[] = [];
  for (const { file } of outputs) {
    try {
      if (!existsSync(file)) made.push(file);
      closeSync(openSync(file, 'a'));
    } catch (error) {
      throw new CannotStart(`--output ${file} cannot be written: ${(error as Error).message}.`);
    }
  }
  return () => made.forEach((file) => rmSync(file, { force: true }));
}

export function writeFiles(report: Report, outputs: Output[], isVerbose: boolean): void {
  for (const { file, format } of outputs) writeFileSync(file, written(report, format, isVerbose));
}
