import { readFileSync, readlinkSync, realpathSync } from 'node:fs';

/** Id of a process's parent (Linux), or null when there is no such process. */
function parentOf(pid) {
  try {
    // The name in parentheses may hold anything, parentheses too.
    return Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[1],
    );
  } catch {
    return null;
  }
}

/** Whether a process runs the node that runs npm. */
function isNpm(pid) {
  try {
    return readlinkSync(`/proc/${pid}/exe`) === realpathSync(process.env.npm_node_execpath);
  } catch {
    return false;
  }
}

/**
 * Calls back once when the `npm run <script>` that started this process has ended. npm starts a script by a shell: it tells the
 * shell to end, not the script, and whoever kills npm tells neither. A process that npm has not started has nothing to
 * watch: its parent may go, as with nohup and setsid.
 */
export function whenNpmEnds(script, callback) {
  if (process.env.npm_lifecycle_event !== script) return;
  const parent = process.ppid;
  // Some shells give way to the script, others wait for it: then npm is the parent's parent, which only Linux tells.
  const grandparent = parentOf(parent);
  const isShellBetween = grandparent !== null && !isNpm(parent) && isNpm(grandparent);
  const timer = setInterval(() => {
    if (process.ppid === parent && !(isShellBetween && parentOf(parent) !== grandparent)) return;
    clearInterval(timer);
    callback();
  }, 250).unref();
}
