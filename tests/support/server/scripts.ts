import { spawnSync } from 'node:child_process';
import { bundledScript } from '../bundledScript.ts';

const scripts = { backup: await bundledScript('scripts/backup.ts'), move: await bundledScript('scripts/move.ts') };

export interface Said {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Runs one of the administrator's commands as npm does, on the embedded database of a data folder. */
export function runScript(name: keyof typeof scripts, args: string[], env: Record<string, string>): Said {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...scripts[name], ...args], {
    env: { ...process.env, DATABASE_URL: '', ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr: stderr.trim() };
}
