import { useRef, useState } from 'react';
import { participantRule } from '../../lib/participants';
import type { CartSession } from '../../state';

export interface SessionRow extends CartSession {
  /** Tells the rows apart while they come and go. */
  key: number;
}

/** The rows of the booking form: one session each, at least one. A new row takes the lesson's least number of people. */
export function useSessionRows(lessonName: string) {
  const nextKey = useRef(1);
  const blank = (key: number): SessionRow => ({ key, date: '', participants: participantRule(lessonName).minimum });
  const [rows, setRows] = useState<SessionRow[]>([blank(0)]);

  const addRow = () => {
    const row = blank(nextKey.current++);
    setRows((current) => [...current, row]);
  };
  const removeRow = (key: number) => setRows((current) => current.filter((row) => row.key !== key));
  const changeRow = (key: number, change: Partial<CartSession>) =>
    setRows((current) => current.map((row) => (row.key === key ? { ...row, ...change } : row)));
  return { rows, addRow, removeRow, changeRow };
}
