import type { BookingChange } from '../../../../api';
import * as s from './panel.module.css';
import { schoolTime } from '../../shared/schoolTime';

/** Who changed what in a booking, and when, the latest first. What is done to several sessions at once may say the same of each. */
export function Changes({ changes }: { changes: BookingChange[] }) {
  if (changes.length === 0) return null;
  return (
    <section className={s.log}>
      <h2>Changes</h2>
      <ol>
        {changes.map(({ created_at, actor, text }, index) => (
          <li key={index}>
            <span className={s.second}>
              {schoolTime(created_at)} · {actor ?? 'Guest or payment gateway'}
            </span>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
