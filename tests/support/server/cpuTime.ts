/** How long this process has computed since then (ms). Other than the clock, it does not count what other processes do. */
export function cpuTimeSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
