import { t } from 'ttag';

const changeHours = 24;

/** What is promised to those who book. Apart from the other texts, as checkout and ticket need no more of them. */
export const terms = {
  /** So many hours before a session begins (before its day, where it has no hour) guests can move or cancel it by themselves; server/school/school.ts has the same number. */
  changeHours,
  cancellation: t`Free to cancel or move until ${changeHours} hours before the day of your lesson. After that, call us: we do what we can.`,
  payment: t`You pay on the secure page of our payment partner. We never see your card.`,
} as const;
