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
