import { spawnSync } from 'node:child_process';

export interface Said {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Runs one of the administrator's commands as npm does, on the embedded database of a data folder. */
export function runScript(name: 'backup' | 'move', args: string[], env: Record<string, string>): Said {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import=tsx', `scripts/${name}.ts`, ...args], {
    env: { ...process.env, DATABASE_URL: '', ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr: stderr.trim() };
}
