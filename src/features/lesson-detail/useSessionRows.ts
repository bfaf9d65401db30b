import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import type { Described } from '../../lib/lessonFacts';
import { peopleOf } from '../../lib/lessonPeople';
import type { CartSession } from '../../state';
import { chosenSessions } from './chosenSessions';

export interface SessionRow extends CartSession {
  /** Tells the rows apart while they come and go. */
  key: string;
}

const rowOf = (session: CartSession): SessionRow => ({ ...session, key: nanoid() });

/** The rows of the booking form: one session each, at least one. The first takes the lesson's least number of people, a further one has people and hour of the row above. */
export function useSessionRows(lesson: Described & { id: string }) {
  const blank = (above?: SessionRow): SessionRow =>
    rowOf({
      date: '',
      participants: above?.participants ?? peopleOf(lesson).minimum,
      start_time: above?.start_time,
    });
  const [rows, setRows] = useState(() => chosenSessions(lesson.id)?.map(rowOf) ?? [blank()]);

  const addRow = () => setRows((current) => [...current, blank(current.at(-1))]);
  const removeRow = (key: string) => setRows((current) => current.filter((row) => row.key !== key));
  const changeRow = (key: string, change: Partial<CartSession>) =>
    setRows((current) => current.map((row) => (row.key === key ? { ...row, ...change } : row)));
  return { rows, addRow, removeRow, changeRow };
}
