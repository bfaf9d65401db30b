import { t } from 'ttag';
import { sent, textOr } from './sentSchool';

/** What is promised to those who book. Apart from the other texts, as checkout and ticket need no more of them. */
export const terms = {
  /** So many hours before a session begins (before its day, where it has no hour) guests can move or cancel it by themselves; the server has the same number unless CHANGE_HOURS or the school says another. */
  get changeHours() {
    return sent.change_hours ?? 24;
  },
  get cancellation() {
    const { changeHours } = terms;
    const rule = t`Free to cancel or move until ${changeHours} hours before the day of your lesson.`;
    return `${rule} ${terms.plansChange}`.trim();
  },
  /** What a guest can do after that. */
  get plansChange() {
    return textOr('plans_change', t`After that, call us: we do what we can.`);
  },
  payment: t`You pay on the secure page of our payment partner. We never see your card.`,
};
