import { schoolCountry } from '../../../config/schoolCountry';
import { type Cell, toCsv } from '../shared/csv';
import { spacedPhone } from '../shared/phone';

/** The columns of one of the accountant's files: one row each, days and times of the school, amounts that can be added up. */
export type Columns<R> = [title: string, pick: (row: R) => Cell][];

export const csvOf = <R>(columns: Columns<R>, rows: readonly R[]): string =>
  toCsv([columns.map(([title]) => title), ...rows.map((row) => columns.map(([, pick]) => pick(row)))]);

/** A phone number with the code of its country; one that begins with 0 is the school's country's. */
export const phoneCell = (phone: string): string =>
  spacedPhone(
    /^0[1-9][\d\s().-]*$/.test(phone) ? `+${schoolCountry.callingCode}${phone.replace(/\D/g, '').slice(1)}` : phone,
  );
