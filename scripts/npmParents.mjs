import { readFileSync, readlinkSync, realpathSync } from 'node:fs';

/** Id of a process's parent (Linux), or null when there is no such process. */
function parentOf(pid) {
  try {
    // The name of the program is in parentheses and may itself contain parentheses.
    return Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[1],
    );
  } catch {
    return null;
  }
}

/** Whether a process runs npm. */
function isNpm(pid) {
  try {
    return readlinkSync(`/proc/${pid}/exe`) === realpathSync(process.env.npm_node_execpath);
  } catch {
    return false;
  }
}

/**
 * Calls back once when the `npm run <script>` that started this process has ended. npm runs a script in a shell and passes
 * signals to the shell only; when npm is killed, neither shell nor script is told. A process that npm did not start is not
 * watched: its parent may end, as with nohup and setsid.
 */
export function whenNpmEnds(script, callback) {
  if (process.env.npm_lifecycle_event !== script) return;
  const parent = process.ppid;
  // Some shells replace themselves by the script, others wait for it; then npm is the parent's parent, which only Linux tells.
  const grandparent = parentOf(parent);
  const isShellBetween = grandparent !== null && !isNpm(parent) && isNpm(grandparent);
  const timer = setInterval(() => {
    if (process.ppid === parent && !(isShellBetween && parentOf(parent) !== grandparent)) return;
    clearInterval(timer);
    callback();
  }, 250).unref();
}
