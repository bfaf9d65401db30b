import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { t } from 'ttag';
import type { CheckedBooking } from '../../api';
import { school } from '../../config/school';
import { amountDue } from '../../lib/bookings';
import { formatRupiah } from '../../lib/money';
import { AskOnWhatsApp } from '../../ui/AskOnWhatsApp';
import * as s from './StepPanel.module.css';

/** What the panel of every step is given. */
export interface StepProps {
  booking: CheckedBooking;
  /** Told of the title when the panel has come. */
  onShown: (title: HTMLElement) => void;
}

interface StepPanelProps extends StepProps {
  /** Something is to be done, all is well, or the booking has come to nothing. */
  tone: 'due' | 'well' | 'over';
  title: string;
  /** The buttons and links of the step. */
  ways?: ReactNode;
  /** What can wait until these are used. */
  after?: ReactNode;
  children?: ReactNode;
}

/** What happens next with a booking, the ways to do it, and the way to ask. */
export function StepPanel({ booking, onShown, tone, title, ways, after, children }: StepPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (heading.current) onShown(heading.current);
  }, [onShown]);

  const question = t`Hello ${school.brand}, I have a question about my booking ${booking.booking_code}:`;
  return (
    <section className={s.panel} data-tone={tone} aria-labelledby="next-step">
      <h2 id="next-step" tabIndex={-1} ref={heading}>
        {title}
      </h2>
      {children}
      <div className={s.ways}>
        {ways}
        <AskOnWhatsApp className={s.ask} text={`${question} `} />
      </div>
      {after}
    </section>
  );
}

/** What is paid at the school; nothing where that is nothing. */
export function PayAtSchool({ booking }: { booking: CheckedBooking }) {
  const due = amountDue(booking);
  const amount = formatRupiah(due);
  return due > 0 && <p>{t`Pay ${amount} at the school before your first session.`}</p>;
}

/** What a guest who has paid owes again, as the booking costs more now or money was given back; nothing where that is nothing. */
export function StillDue({ booking }: { booking: CheckedBooking }) {
  const due = amountDue(booking);
  const amount = formatRupiah(due);
  return due > 0 && <p>{t`There is still ${amount} to pay at the school.`}</p>;
}
