import type { Balance } from '../../../api';
import { daysBetween } from '../../../lib/dates';

/** How old a claim is: so many days at most since the first session that is not paid. */
const ages = [
  { name: 'Up to 7 days', most: 7 },
  { name: '8 to 30 days', most: 30 },
  { name: 'More than 30 days', most: Infinity },
];

/** What is owed of one age. */
export interface Age {
  name: string;
  amount: number;
}

/** For how many days a booking owes at the end of a day; 0 for a session of that day. */
export const daysOwed = ({ since }: Balance, day: string): number => (since === null ? 0 : daysBetween(since, day));

const ageAt = (balance: Balance, day: string) => ages.find(({ most }) => daysOwed(balance, day) <= most);

/** The name of a claim's age. */
export const ageName = (balance: Balance, day: string): string => ageAt(balance, day)?.name ?? '';

/** What bookings owe at the end of a day and what they have paid ahead, in sum. */
export interface BalanceSums {
  owed: number;
  ages: Age[];
  deferred: number;
  /** The part of it that no session takes up. */
  over: number;
}

/** Adds up balances (rupiah); claims also by their age at the end of `day` (YYYY-MM-DD). */
export function sumsOf(balances: readonly Balance[], day: string): BalanceSums {
  const sum = (pick: (balance: Balance) => number, of = balances) => of.reduce((all, one) => all + pick(one), 0);
  const owing = balances.filter(({ owed }) => owed > 0);
  return {
    owed: sum(({ owed }) => owed),
    ages: ages.map(({ name }) => ({
      name,
      amount: sum(
        ({ owed }) => owed,
        owing.filter((balance) => ageName(balance, day) === name),
      ),
    })),
    deferred: sum(({ deferred }) => deferred),
    over: sum(({ over }) => over),
  };
}
