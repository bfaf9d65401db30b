import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import type { Described } from '../../lib/lessonFacts';
import { peopleOf } from '../../lib/lessonPeople';
import type { CartSession } from '../../state';

export interface SessionRow extends CartSession {
  /** Tells the rows apart while they come and go. */
  key: string;
}

/** The rows of the booking form: one session each, at least one. A new row takes the lesson's least number of people. */
export function useSessionRows(lesson: Described) {
  const blank = (): SessionRow => ({ key: nanoid(), date: '', participants: peopleOf(lesson).minimum });
  const [rows, setRows] = useState(() => [blank()]);

  const addRow = () => setRows((current) => [...current, blank()]);
  const removeRow = (key: string) => setRows((current) => current.filter((row) => row.key !== key));
  const changeRow = (key: string, change: Partial<CartSession>) =>
    setRows((current) => current.map((row) => (row.key === key ? { ...row, ...change } : row)));
  return { rows, addRow, removeRow, changeRow };
}
