import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Level, levelNamed } from './document.ts';
import { own } from './own.ts';

/** How a report is written. */
export const formats = ['text', 'junit', 'html', 'json'] as const;
export type Format = (typeof formats)[number];

/** What somebody who called the command has to put right. */
export class Usage extends Error {}

export const HELP = `${own.command} --url <url> --email <e-mail> --password <password> [options]

Runs every operation of openapi.yaml (of both levels, unless --level 1 is given) and its error answers against a backend.

  --url           address of the backend, such as https://backend.example
  --email         e-mail address of an administrator there
  --password      the administrator's password (or CONTRACT_PASSWORD in the environment)
  --level         1: what every backend has; 2 (default): also what running a school needs
  --only          operationId to look at; may be given several times
  --origin        origin of the website, where it is another than the backend's: what its pages need is checked as well
  --contract      file or http(s) address of the contract, YAML or JSON (default: openapi.yaml of this repository;
                  in the package, its own)
  --output        file for the report; may be given several times; without it the report is printed
  --format        text (default), junit, html or json; for files the ending says it: .xml, .html, .json
  --verbose       lists every failed check, also those that fail like others
  --fail-on-skip  ends with 1 also when checks were skipped
  --runs          how many requests of each kind are generated for an operation (default 3; 0: none)
  --thorough      tries every field with what breaks backends, and not one in each run in turn
  --seed          a number; the same one generates the same requests (default: another each time)
  --replay        of the generated requests one alone, as a failure names it; the operation's other checks run as well;
                  needs --seed and --only
  --jobs          how many operations are checked side by side (default 4; 1: one after the other)
  --timeout       seconds to wait for an answer (default 10)
  --before-restart  makes rows of every kind and keeps in this file how they are shown; then restart the backend
  --after-restart   looks whether all of that file is there again, and deletes it
  --clean         deletes what earlier runs have left, up to the one of this mark ('all': every one), and checks nothing
  --help          this text

Ends with 0 when everything is as the contract says, 1 when something is not, 2 when it could not be checked;
129, 130 or 143 when a second signal (SIGHUP, SIGINT, SIGTERM) ended it before it had cleaned up.`;

export interface Output {
  file: string;
  format: Format;
}

export interface Options {
  url: string;
  email: string;
  password: string;
  level: Level;
  only: string[];
  contract: string | undefined;
  outputs: Output[];
  /** Of what is printed. */
  format: Format;
  isVerbose: boolean;
  failsOnSkip: boolean;
  /** In ms. */
  timeout: number;
  clean: string | undefined;
  /** The file that tells after a restart what there was before, and on which side of it the backend is. */
  restart: { file: string; isOver: boolean } | undefined;
  origin: string | undefined;
  jobs: number;
  generation: GenerationOptions;
}

/** What is generated from the schemas, and how much of it. */
export interface GenerationOptions {
  runs: number;
  isThorough: boolean;
  seed?: number;
  replay?: string;
}

const endings: Record<string, Format> = { xml: 'junit', html: 'html', htm: 'html', json: 'json' };
const formatOf = (file: string): Format => endings[/\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? ''] ?? 'text';

function formatNamed(name: string): Format {
  const format = formats.find((one) => one === name);
  if (!format) throw new Usage(`--format must be one of ${formats.join(', ')}.`);
  return format;
}

function generationOf(values: {
  runs: string;
  thorough: boolean;
  seed?: string;
  replay?: string;
  only: string[];
}): GenerationOptions {
  const { runs, thorough, seed, replay, only } = values;
  if (!/^\d{1,9}$/.test(runs)) throw new Usage('--runs must be a whole number of at most nine digits.');
  if (seed !== undefined && !/^-?\d{1,10}$/.test(seed))
    throw new Usage('--seed must be a whole number of at most ten digits.');
  if (replay !== undefined && !/^\w+(:\d+)+$/.test(replay)) throw new Usage('--replay must be what a failure names.');
  if (replay !== undefined && (seed === undefined || only.length !== 1))
    throw new Usage('--replay needs --seed and --only.');
  return {
    runs: Number(runs),
    isThorough: thorough,
    ...(seed !== undefined && { seed: Number(seed) }),
    ...(replay !== undefined && { replay }),
  };
}

/** The file of a restart, before or after it. */
function restartOf(before: string | undefined, after: string | undefined, only: string[]): Options['restart'] {
  const file = before ?? after;
  if (file === undefined) return undefined;
  if (before !== undefined && after !== undefined)
    throw new Usage('--before-restart and --after-restart are two calls.');
  if (only.length > 0) throw new Usage('--only has no meaning around a restart.');
  if (before !== undefined && existsSync(file)) throw new Usage(`${file} is there already.`);
  return { file, isOver: after !== undefined };
}

const isHttp = (text: string): boolean => URL.canParse(text) && /^https?:/.test(text);

/** The address of a backend, to which the paths of the contract are added. */
function baseOf(text: string): string {
  if (!isHttp(text)) throw new Usage('--url must be an http(s) address.');
  if (/[?#]/.test(text) || new URL(text).username !== '')
    throw new Usage('--url must be an address without a ?, a # and a name of a user, as paths are added to it.');
  return text.replace(/(?<!\/)\/+$/, '');
}

/** An origin as browsers send it. */
function originOf(text: string): string {
  if (!isHttp(text)) throw new Usage('--origin must be an http(s) address.');
  return new URL(text).origin;
}

/** Reads the arguments of the command; null: help is asked for. */
export function readOptions(args: string[]): Options | null {
  const { values } = parseArgs({
    args,
    options: {
      url: { type: 'string' },
      email: { type: 'string' },
      password: { type: 'string', default: process.env['CONTRACT_PASSWORD'] ?? '' },
      level: { type: 'string', default: '2' },
      only: { type: 'string', multiple: true, default: [] },
      contract: { type: 'string' },
      output: { type: 'string', multiple: true, default: [] },
      format: { type: 'string' },
      verbose: { type: 'boolean', default: false },
      'fail-on-skip': { type: 'boolean', default: false },
      timeout: { type: 'string', default: '10' },
      runs: { type: 'string', default: '3' },
      thorough: { type: 'boolean', default: false },
      seed: { type: 'string' },
      replay: { type: 'string' },
      clean: { type: 'string' },
      'before-restart': { type: 'string' },
      'after-restart': { type: 'string' },
      origin: { type: 'string' },
      jobs: { type: 'string', default: '4' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  const { url = '', email = '', password } = values;
  const level = levelNamed(values.level);
  const timeout = Number(values.timeout) * 1000;
  const format = values.format === undefined ? undefined : formatNamed(values.format);
  const base = baseOf(url);
  if (email === '' || password === '')
    throw new Usage('--email and --password (or CONTRACT_PASSWORD) of an administrator are needed.');
  if (!level) throw new Usage('--level must be 1 or 2.');
  if (!(timeout > 0 && timeout < 1e6)) throw new Usage('--timeout must be a number of seconds.');
  if (!/^[1-9]\d?$/.test(values.jobs)) throw new Usage('--jobs must be a whole number from 1 to 99.');
  return {
    url: base,
    email,
    password,
    level,
    only: values.only,
    contract: values.contract,
    outputs: values.output.map((file) => ({ file, format: format ?? formatOf(file) })),
    format: format ?? 'text',
    isVerbose: values.verbose,
    failsOnSkip: values['fail-on-skip'],
    timeout,
    clean: values.clean,
    restart: restartOf(values['before-restart'], values['after-restart'], values.only),
    jobs: Number(values.jobs),
    origin: values.origin === undefined ? undefined : originOf(values.origin),
    generation: generationOf(values),
  };
}
