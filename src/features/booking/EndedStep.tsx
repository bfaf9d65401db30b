import { t } from 'ttag';
import type { CheckedBooking } from '../../api';
import { paths } from '../../config/paths';
import { paymentStatusOf } from '../../lib/paymentStatus';
import { Button, ButtonLink } from '../../ui/Button';
import { Link } from '../../ui/Link';
import type { EndedBookingStep } from './bookingStep';
import { moneyHeld, moneyOfYours } from './moneyHeld';
import { StepPanel, type StepProps } from './StepPanel';
import * as s from './StepPanel.module.css';
import { useBookAgain } from './useBookAgain';

interface Words {
  title: string;
  text: (booking: CheckedBooking) => string;
}

const again = () => t`Book again with the same lessons and days, or ask us.`;

const words: Record<EndedBookingStep, Words> = {
  completed: {
    title: t`How was the water?`,
    text: () => t`Thank you for surfing with us. A few words from you help the next guest to choose.`,
  },
  failed: { title: t`The payment did not go through`, text: again },
  expired: {
    title: t`The time to pay is over`,
    text: () =>
      t`We have let your place go. Book again with the same lessons and days; if you have sent money, ask us.`,
  },
  cancelled: {
    title: t`This booking has been called off`,
    text: (booking) => {
      const payment = paymentStatusOf(booking);
      const held = moneyHeld(booking);
      if (held === 'part') return moneyOfYours(); // it was paid before, or all of it too late
      if (held === 'all') return t`We give your money back, and write to you how.`;
      if (payment === 'PAID' && booking.total_amount > 0) return t`We have given your money back.`;
      // Nobody paid in time, or it was called off before: the payment ends as EXPIRED either way.
      return payment === 'EXPIRED'
        ? t`No online payment has arrived. Book again with the same lessons and days; if you have sent money, ask us.`
        : again();
    },
  },
  past: {
    title: t`The days of this booking are over`,
    text: () => t`Book again for another day, or ask us if something went wrong.`,
  },
};

/** A booking that is over, and how the person can go on. It is loaded apart, as most bookings are looked at before. */
export function EndedStep({ kind, ...step }: StepProps & { kind: EndedBookingStep }) {
  const { booking } = step;
  const { bookAgain, isBusy, problem } = useBookAgain(booking);
  const isDone = kind === 'completed';
  const { title, text } = words[kind];

  const ways = (
    <>
      {isDone && <ButtonLink to={`${paths.contactUs}#review`}>{t`Write a review`}</ButtonLink>}
      <Button variant={isDone ? 'secondary' : 'primary'} aria-disabled={isBusy} onClick={() => void bookAgain()}>
        {t`Book again`}
      </Button>
    </>
  );
  return (
    <StepPanel {...step} tone={isDone ? 'well' : 'over'} title={title} ways={ways}>
      <p>{text(booking)}</p>
      {problem === 'failed' && (
        <p className={s.problem} role="alert">
          {t`The cart could not be filled. Check your connection and try again.`}
        </p>
      )}
      {problem === 'gone' && (
        <p className={s.problem} role="alert">
          {t`This lesson is no longer offered.`} <Link to={paths.lessons}>{t`Choose another lesson`}</Link>
        </p>
      )}
    </StepPanel>
  );
}
