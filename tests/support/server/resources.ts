import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { adminToken, uploadPhoto } from './client.ts';
import { type ServerProcess, asNpmStart, childrenOf, startServer } from './process.ts';

/** How long this process has computed since then (ms). Other than the clock, it does not count what other processes do. */
export function cpuTimeSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** The most memory that a process has ever held (MB); 0 when it has ended. */
function peakOf(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** What is promised of the server, and of the process that decodes uploads (MB). */
const MOST = { server: 300, decoder: 400 };

export interface WatchedServer {
  server: ServerProcess;
  /** The process of the server, which `npm start` has started, and those that it has started itself. */
  processes: () => number[];
  /** Uploads a picture as the administrator. */
  upload: (file: Buffer) => Promise<{ status: number; message: string; imageUrl: string }>;
  /** Fails when the server or its decoder has ever held more than is promised; returns what they held, as a line. */
  check: (when: string) => string;
}

/** A server with the demo content that `npm start` has started, and whose memory is watched. */
export async function startWatched(dataDir: string): Promise<WatchedServer> {
  const server = await startServer({ DATA_DIR: dataDir, SEED: 'demo', RATE_LIMITS: 'off' }, asNpmStart);
  const [pid] = childrenOf(server.child.pid ?? 0);
  assert.ok(pid !== undefined, server.output());
  let decoder = 0;
  const timer = setInterval(() => {
    try {
      decoder = Math.max(decoder, ...childrenOf(pid).map(peakOf));
    } catch {
      clearInterval(timer); // the server has ended
    }
  }, 5);
  timer.unref();

  const token = await adminToken(server.url);
  return {
    server,
    processes: () => [pid, ...childrenOf(pid)],
    async upload(file) {
      const response = await uploadPhoto(server.url, token, file);
      const answer = (await response.json()) as { message?: string; data?: { image_url: string } };
      return { status: response.status, message: answer.message ?? '', imageUrl: answer.data?.image_url ?? '' };
    },
    check(when) {
      const peak = peakOf(pid);
      const told = `${when}: server ${peak.toFixed(0)} MB, decoder ${decoder.toFixed(0)} MB`;
      assert.ok(peak < MOST.server && decoder < MOST.decoder, told);
      return told;
    },
  };
}
