/** What the record of a change says besides the rows: which refusal `force` has overruled, and why it was made. */
export interface ChangeNote {
  overruled: string | null;
  reason: string | null;
}

const REASON = '\nReason: ';

/** The note as one text; null for nothing. */
export const noteText = ({ overruled, reason }: ChangeNote): string | null =>
  overruled === null && reason === null ? null : `${overruled ?? ''}${reason === null ? '' : REASON + reason}`;

/** What was written by `noteText`, or before there were reasons. */
export function readNote(text: string | null): ChangeNote {
  const [overruled = '', ...reason] = (text ?? '').split(REASON);
  return { overruled: overruled || null, reason: reason.length === 0 ? null : reason.join(REASON) };
}
