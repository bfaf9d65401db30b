import { useEffect, useRef } from 'react';
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
  return (
    <div ref={question} className={s.question} role="group" aria-labelledby="course-question" tabIndex={-1}>
      <p id="course-question">
        <strong>Do you want a second course?</strong> This one already has all {days} days. A second one costs{' '}
        <span>{formatRupiah(price)}</span> more.
      </p>
      <div className={s.actions}>
        <Button onClick={() => onAnswer(false)}>No, one course</Button>
        <Button variant="secondary" onClick={() => onAnswer(true)}>
          Yes, a second course
        </Button>
      </div>
    </div>
  );
}
