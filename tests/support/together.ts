import { after, describe } from 'node:test';
import { pathToFileURL } from 'node:url';
import './server/atEnd.ts';
import { note } from './report/report.cjs';

/**
 * Runs files of Node's tests one after the other in this process, so that they load the server once
 * and share databases (server/atEnd.ts). (Node 22 has
 * --test-isolation=none for that; Node 20 has not.) A file's `after` hooks run at its own end.
 */
export async function together(files: string[]): Promise<void> {
  for (const file of files) {
    const begin = performance.now();
    const cpu = process.cpuUsage();
    await new Promise<void>((done) => {
      void describe(file, async () => {
        try {
          await import(pathToFileURL(file).href);
        } finally {
          after(() => done());
        }
      });
    });
    const { user, system } = process.cpuUsage(cpu);
    note({ file, seconds: (performance.now() - begin) / 1000, cpu: (user + system) / 1e6 });
  }
}
