/** Checks any backend against openapi.yaml; see docs/contract-check.md. */
import { checkBackend, type CheckOptions } from '../checkBackend.ts';
import { clean } from '../clean.ts';
import { above, type Contract, contractOf, ofLevel } from '../document.ts';
import { endOnSignals } from '../ending.ts';
import { forgetMade, noteMade } from '../journal.ts';
import { HELP, type Options, readOptions, Usage } from '../options.ts';
import { tryFiles, writeFiles, written } from '../report/files.ts';
import { type Report, totals } from '../report/result.ts';
import { type Detail, operationText, summaryText } from '../report/text.ts';
import { CANCELLED } from '../rows.ts';
import { CannotStart } from '../signIn.ts';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterRestart, beforeRestart, isWhole, type Kept } from '../restart.ts';
import { nearest } from '../nearest.ts';
import { own } from '../own.ts';

const PATIENCE = 10_000;
/** How often a check that prints its results at its end says how far it is (ms). */
const PROGRESS = 15_000;
/** A file with a password. */
const FOR_OWNER = 0o600;

async function textAt(place: string | undefined): Promise<string> {
  if (place === undefined) return own.contract();
  if (!/^https?:/.test(place)) return readFileSync(place, 'utf8');
  const response = await fetch(place, { signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) throw new Error(`the answer is ${String(response.status)}`);
  return response.text();
}

/** Reads a contract, YAML or JSON, from a file or an http(s) address; left out: the repository's. */
export async function loadContract(place?: string): Promise<Contract> {
  try {
    return contractOf(await textAt(place));
  } catch (error) {
    const { message, cause } = error as Error;
    const why = cause instanceof Error && cause.message !== '' ? cause.message : message;
    throw new CannotStart(`The contract ${place ?? 'of this project'} cannot be read: ${why.split('\n')[0] ?? ''}`);
  }
}

let code = '';
let remaining: () => string[] = () => [];
const { stop, isRead } = endOnSignals(() => remaining());
const note = (text: string): void => console.error(text);

function exitCode({ results, isInterrupted, stopped }: Report, failsOnSkip: boolean): number {
  const { failed, skipped, blocked } = totals(results);
  if (stopped !== null) return 2;
  return failed > 0 || blocked > 0 || isInterrupted || (failsOnSkip && skipped > 0) ? 1 : 0;
}

/** Fails at a name that no operation has, with the one that was meant. */
function isKnown(only: string[], ids: string[], level: number): void {
  const unknown = only.find((id) => !ids.includes(id));
  if (unknown === undefined) return;
  const meant = nearest(unknown, ids);
  const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
  throw new Usage(`Level ${String(level)} of the contract has no operation ${unknown}.${hint}`);
}

/** The first or the second half of a check around a restart. */
const aroundRestart =
  ({ file, isOver }: { file: string; isOver: boolean }) =>
  async (options: CheckOptions): Promise<Report> => {
    if (isOver) {
      const kept = keptIn(file);
      const report = await afterRestart(options, kept);
      if (isClean(report)) rmSync(file);
      return report;
    }
    const takeAway = tryFiles('--before-restart', [file], FOR_OWNER);
    try {
      const { report, kept } = await beforeRestart(options);
      if (!kept) takeAway();
      else {
        writeFileSync(file, JSON.stringify(kept));
        note(
          `Restart the backend now, and call the same command with --after-restart ${file} in place of --before-restart.`,
        );
      }
      return report;
    } catch (error) {
      takeAway();
      throw error;
    }
  };

function keptIn(file: string): Kept {
  let kept: Partial<Kept> | null;
  try {
    kept = JSON.parse(readFileSync(file, 'utf8')) as Partial<Kept> | null;
  } catch (error) {
    throw new CannotStart(`${file} cannot be read: ${(error as Error).message.split('\n')[0] ?? ''}`);
  }
  if (!isWhole(kept)) throw new CannotStart(`${file} is none that --before-restart has written.`);
  return kept;
}

/** Whether nothing is left but what cannot be deleted. */
const isClean = ({ left }: Report): boolean => left.every((line) => line.endsWith(CANCELLED));

async function check(options: Options): Promise<number> {
  const { url, email, password, level, only, outputs, format, isVerbose, timeout } = options;
  const contract = await loadContract(options.contract);
  const operations = ofLevel(contract.operations, level);
  const absent = above(contract.operations, level);
  isKnown(
    only,
    [...operations, ...absent].map(({ id }) => id),
    level,
  );
  const admin = { email, password };
  if (options.clean !== undefined) {
    const passing = { url, timeout, stop, note };
    const left = await clean({ operations, admin, mark: options.clean, options: passing, print: console.log });
    console.log(left === 0 ? 'Nothing is left.' : `Left: ${String(left)}.`);
    return left === 0 ? 0 : 1;
  }
  const takeAway = tryFiles(
    '--output',
    outputs.map(({ file }) => file),
  );
  const isStreamed = format === 'text' && outputs.length === 0;
  const detail: Detail = { isColoured: process.stdout.isTTY, isVerbose, seen: new Map() };
  let report: Report;
  let done = 0;
  const wanted = operations.filter(({ id }) => only.length === 0 || only.includes(id)).length;
  const sayProgress = () => note(`${String(done)} of ${String(wanted)} operations are checked.`);
  const progress = isStreamed ? undefined : setInterval(sayProgress, PROGRESS);
  try {
    const run = options.restart ? aroundRestart(options.restart) : checkBackend;
    report = await run({
      operations,
      absent,
      jobs: options.jobs,
      ...(options.origin !== undefined && { origin: options.origin }),
      contract: contract.version,
      url,
      admin,
      timeout,
      only,
      ...options.generation,
      stop,
      onBegin: (begun) => {
        ({ code, remaining } = begun);
        note(`What this run creates is named "${begun.mark}".`);
      },
      onMade: (of, row) => noteMade(of, url, row),
      onResult: (result) => {
        done += 1;
        if (isStreamed) console.log(operationText(result, detail.isColoured, detail));
      },
      note,
    });
  } catch (error) {
    takeAway();
    throw error;
  } finally {
    clearInterval(progress);
  }
  // What is made before a restart is there until after it.
  if (isClean(report) && (!options.restart || options.restart.isOver)) forgetMade(code);
  if (outputs.length > 0) writeFiles(report, outputs, isVerbose);
  else process.stdout.write(isStreamed ? `${summaryText(report, isVerbose)}\n` : written(report, format, isVerbose));
  // A report for a machine is alone on stdout.
  if (!isStreamed || !isRead()) note(summaryText(report, isVerbose));
  else if (report.stopped !== null) note(report.stopped);
  return exitCode(report, options.failsOnSkip);
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options) process.exitCode = await check(options);
  else console.log(HELP);
} catch (error) {
  const isOwn = error instanceof Usage || error instanceof CannotStart;
  const isArgument = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  if (stop.aborted) console.error('The check was interrupted; nothing was created.');
  else if (isOwn || isArgument)
    console.error(`${error.message}${error instanceof CannotStart ? '' : `\n${own.command} --help explains.`}`);
  else throw error;
  process.exitCode = 2;
}
