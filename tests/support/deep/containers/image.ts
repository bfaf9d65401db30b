import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, lchownSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** One instruction of a Dockerfile. */
export interface Step {
  instruction: string;
  /** What follows it, in one line. */
  text: string;
}

/** What stands between one FROM and the next. */
export interface Stage {
  name: string;
  steps: Step[];
}

/** Reads the part of a Dockerfile's language that ours uses; comments and continued lines are understood. */
export function readDockerfile(text: string): Stage[] {
  const lines = text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replace(/\s*\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages: Stage[] = [];
  for (const line of lines) {
    const [, instruction = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    if (instruction === 'FROM') {
      const name = / AS (\w+)$/i.exec(rest)?.[1] ?? String(stages.length);
      stages.push({ name, steps: [] });
    } else stages.at(-1)?.steps.push({ instruction, text: rest });
  }
  return stages;
}

/** `A=1 B=2` as pairs. */
export const pairs = (text: string): [string, string][] =>
  text.split(/\s+/).map((pair) => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at), pair.slice(at + 1)];
  });

/** The arguments of an instruction that is written as a JSON list, such as CMD ["node", "main.js"]. */
export const listed = (text: string): string[] => JSON.parse(text.slice(text.indexOf('['))) as string[];

/** The user `node` of the image that ours is built on. */
const NODE_USER = 1000;
/** What the base image brings; taken from this machine, and read-only. */
const BASE = ['/usr', '/bin', '/sbin', '/lib', '/lib64', '/etc', '/dev'];
/** Keeps npm's downloads from one stage to the next, as a builder does. */
const NPM_CACHE = '/npm-cache';

/** An image that is being built: a folder that becomes the root of its processes, and what was set for them. */
export interface Image {
  root: string;
  workdir: string;
  env: Record<string, string>;
  user: number;
  volumes: string[];
  ports: string[];
  command: string[];
  health: string[];
}

/** The files of the repository that `.dockerignore` lets through, in a folder of their own. */
export function buildContext(): string {
  const context = mkdtempSync(path.join(os.tmpdir(), 'surf-context-'));
  const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
  });
  const ignored = spawnSync(
    'git',
    ['ls-files', '--cached', '--others', '--ignored', '--exclude-from=.dockerignore', '-z'],
    {
      encoding: 'utf8',
    },
  ).stdout.split('\0');
  for (const file of listed.stdout.split('\0').filter((name) => name !== '' && !ignored.includes(name)))
    cpSync(file, path.join(context, file), { recursive: true });
  return context;
}

/** A command line that runs in an image's folder as its only files, with nothing of this process's environment. */
export function within(
  image: Image,
  command: string[],
  { mounts = [] as string[], own = [] as string[] } = {},
): string[] {
  const script = [
    'set -e',
    ...BASE.map(
      (folder) => `[ -e ${folder} ] && mkdir -p "$1${folder}" && mount --rbind ${folder} "$1${folder}" || true`,
    ),
    'mkdir -p "$1/tmp" "$1/proc" && chmod 1777 "$1/tmp" && mount -t proc proc "$1/proc" || mount --rbind /proc "$1/proc"',
    ...mounts,
    'root=$1; shift',
    'exec chroot "$root" "$@"',
  ].join('\n');
  const env = Object.entries({
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    HOME: '/tmp',
    ...image.env,
  });
  const asUser =
    image.user === 0
      ? []
      : ['setpriv', `--reuid=${String(image.user)}`, `--regid=${String(image.user)}`, '--clear-groups'];
  const start = `cd ${image.workdir} && exec "$@"`;
  return [
    ...['unshare', '--mount', ...own, 'sh', '-c', script, 'sh', image.root],
    ...['env', '-i', ...env.map(([name, value]) => `${name}=${value}`), ...asUser, 'sh', '-c', start, 'sh', ...command],
  ];
}

/** Runs a command while an image is built. Fails with its output. */
function run(image: Image, command: string): void {
  const cache = spawnSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).stdout.trim();
  const certificates = process.env['NODE_EXTRA_CA_CERTS'];
  const env = {
    ...image.env,
    npm_config_cache: NPM_CACHE,
    ...(certificates !== undefined && { NODE_EXTRA_CA_CERTS: certificates }),
  };
  const mounts = [`mkdir -p "${cache}" "$1${NPM_CACHE}" && mount --bind "${cache}" "$1${NPM_CACHE}"`];
  const [program = '', ...args] = within({ ...image, env }, ['sh', '-c', command], { mounts });
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (status !== 0) throw new Error(`RUN ${command} ended with ${String(status)}:\n${(stdout + stderr).slice(-4000)}`);
}

function chown(target: string, user: number): void {
  lchownSync(target, user, user);
  for (const entry of readdirSync(target, { withFileTypes: true })) {
    const inside = path.join(target, entry.name);
    if (entry.isDirectory()) chown(inside, user);
    else lchownSync(inside, user, user);
  }
}

const userOf = (name: string): number => (name === 'root' ? 0 : name.startsWith('node') ? NODE_USER : Number(name));

function copy(image: Image, { text }: Step, context: string, built: Map<string, Image>): void {
  const words = text.split(/\s+/);
  const option = (name: string) => words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
  const paths = words.filter((word) => !word.startsWith('--'));
  const target = path.resolve(image.workdir, paths.pop() ?? '');
  const from = option('from');
  const source = from === undefined ? context : (built.get(from)?.root ?? '');
  const isFolder = paths.length > 1 || text.endsWith('/');
  for (const one of paths) {
    const to = path.join(image.root, isFolder ? path.join(target, path.basename(one)) : target);
    mkdirSync(path.dirname(to), { recursive: true });
    cpSync(path.join(source, one), to, { recursive: true, verbatimSymlinks: true });
    const owner = option('chown');
    if (owner !== undefined) chown(to, userOf(owner.split(':')[0] ?? ''));
  }
}

/** Follows the steps of one stage, beginning with an empty folder. Fails for an instruction that it does not know. */
function follow(stage: Stage, context: string, built: Map<string, Image>): Image {
  const root = mkdtempSync(path.join(os.tmpdir(), `surf-image-${stage.name}-`));
  chmodSync(root, 0o755); // the root of every user's processes
  const image: Image = { root, workdir: '/', env: {}, user: 0, volumes: [], ports: [], command: [], health: [] };
  const steps: Record<string, (step: Step) => void> = {
    WORKDIR: ({ text }) => {
      image.workdir = text;
      mkdirSync(path.join(root, text), { recursive: true });
    },
    ENV: ({ text }) => Object.assign(image.env, Object.fromEntries(pairs(text))),
    ARG: () => undefined, // ours have defaults that are empty
    COPY: (step) => copy(image, step, context, built),
    RUN: ({ text }) => run(image, text.replaceAll('node:node', `${String(NODE_USER)}:${String(NODE_USER)}`)),
    VOLUME: ({ text }) => void image.volumes.push(text),
    EXPOSE: ({ text }) => void image.ports.push(text),
    USER: ({ text }) => void (image.user = userOf(text)),
    HEALTHCHECK: ({ text }) => void (image.health = listed(text)),
    CMD: ({ text }) => void (image.command = listed(text)),
  };
  for (const step of stage.steps) {
    const take = steps[step.instruction];
    if (!take) throw new Error(`The test does not know ${step.instruction}.`);
    take(step);
  }
  return image;
}

/** Builds the last stage, with all that it copies from; everything is deleted with this process. */
export function build(stages: Stage[]): Image {
  const context = buildContext();
  const built = new Map<string, Image>();
  process.once('exit', () => {
    for (const folder of [context, ...[...built.values()].map(({ root }) => root)])
      rmSync(folder, { recursive: true, force: true });
  });
  for (const stage of stages) built.set(stage.name, follow(stage, context, built));
  const last = built.get(stages.at(-1)?.name ?? '');
  if (!last) throw new Error('The Dockerfile has no stage.');
  return last;
}
