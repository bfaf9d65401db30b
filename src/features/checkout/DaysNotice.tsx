import { jt, t } from 'ttag';
import type { LessonChange } from '../../api';
import { daysCounted } from '../../lib/counted';
import { Button } from '../../ui/Button';
import * as s from '../../ui/PriceNotice.module.css';

/** Says which lessons take more or fewer days than when they were put into the cart, and asks whether that is fine. */
export function DaysNotice({ changes, onAgree }: { changes: readonly LessonChange[]; onAgree: () => void }) {
  if (changes.length === 0) return null;
  return (
    <div className={s.notice} role="alert" tabIndex={-1} data-question>
      {changes.map(({ id, name, from, to }) => {
        const lesson = (
          <strong key="lesson" dir="auto">
            {name}
          </strong>
        );
        const formerDays = daysCounted(from);
        const newDays = <strong key="days">{daysCounted(to)}</strong>;
        return (
          <p key={`${id}/${String(from)}`}>
            {jt`${lesson} takes ${newDays} now, not ${formerDays}. Your order shows which.`}
          </p>
        );
      })}
      <Button variant="secondary" onClick={onAgree}>
        {t`Agree to the new days`}
      </Button>
    </div>
  );
}
