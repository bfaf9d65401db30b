import type { Answer, Many, TestApp } from './testApp.ts';

export interface Day {
  date: string;
  is_open: boolean;
  reason: string | null;
  places_left?: number | null;
  capacity?: number | null;
  note?: string | null;
  people?: number;
}

/** Changes days as an administrator: one, or as many as `to` says. */
export const daysOf =
  ({ call }: Pick<TestApp, 'call'>, token: string) =>
  (from: string, change: object): Promise<Answer<Many<Day>>> =>
    call<Many<Day>>('updateDays', { token, body: { from, to: from, ...change } });
