export const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);

/** The day at the school. */
export const schoolDayOf = (at: Date): string => new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);

/** Money with its sign: what goes back counts against what came. */
export const signed = ({ kind, amount }: { kind: string; amount: number }): number =>
  kind === 'REFUND' ? -amount : amount;
