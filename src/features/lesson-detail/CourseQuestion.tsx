import { useEffect, useRef } from 'react';
import { jt, t } from 'ttag';
import { formatRupiah } from '../../lib/money';
import { Button } from '../../ui/Button';
import * as s from './BookingForm.module.css';

export interface CourseQuestionProps {
  days: number;
  /** What the second course costs, in rupiah. */
  price: number;
  onAnswer: (isWanted: boolean) => void;
}

/** Asks whether a second session of a course is meant: many would take it for the course's second day and pay twice. */
export function CourseQuestion({ days, price, onAnswer }: CourseQuestionProps) {
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => question.current?.focus(), []);
  const secondPrice = <span key="price">{formatRupiah(price)}</span>;
  return (
    <div ref={question} className={s.question} role="group" aria-labelledby="course-question" tabIndex={-1}>
      <p id="course-question">
        <strong>{t`Do you want a second course?`}</strong>{' '}
        {jt`This one already has all ${days} days. A second one costs ${secondPrice} more.`}
      </p>
      <div className={s.actions}>
        <Button onClick={() => onAnswer(false)}>{t`No, one course`}</Button>
        <Button variant="secondary" onClick={() => onAnswer(true)}>
          {t`Yes, a second course`}
        </Button>
      </div>
    </div>
  );
}
