import { msgid, ngettext, t } from 'ttag';
import { changeHours } from './changeHours';
import { textOr } from './sentSchool';

/** What is promised to those who book. Apart from the other texts, as checkout and ticket need no more of them. */
export const terms = {
  get cancellation() {
    const hours = changeHours();
    const rule =
      hours === 0
        ? t`Free to cancel or move until your lesson begins, or before its day while its hour is open.`
        : ngettext(
            msgid`Free to cancel or move until ${hours} hour before your lesson begins, or before its day while its hour is open.`,
            `Free to cancel or move until ${hours} hours before your lesson begins, or before its day while its hour is open.`,
            hours,
          );
    return `${rule} ${terms.plansChange}`.trim();
  },
  /** What a guest can do after that. */
  get plansChange() {
    return textOr('plans_change', t`After that, call us: we do what we can.`);
  },
  payment: t`You pay on the secure page of our payment partner. We never see your card.`,
};
