/** A line of the report that scripts/test.ts reads. */
export interface Line {
  passed?: number;
  failed?: number;
  /** Of what failed. */
  name?: string;
  /** What a file took (s), and how much of a processor. */
  file?: string;
  seconds?: number;
  cpu?: number;
}
export function note(line: Line): void;
