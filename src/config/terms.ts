import { t } from 'ttag';

/** What is promised to those who book. Apart from the other texts, as checkout and ticket need no more of them. */
export const terms = {
  /** `CHANGE_HOURS` of the server is 24. */
  cancellation: t`Free to cancel or move until 24 hours before the day of your lesson. After that, call us: we do what we can.`,
  payment: t`You pay on the secure page of our payment partner. We never see your card.`,
} as const;
