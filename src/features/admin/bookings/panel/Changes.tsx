import type { BookingChange } from '../../../../api';
import * as s from './panel.module.css';
import { schoolTime } from '../../shared/schoolTime';

/** Who changed what in a booking, and when, the latest first. */
export function Changes({ changes }: { changes: BookingChange[] }) {
  if (changes.length === 0) return null;
  return (
    <section className={s.log}>
      <h2>Changes</h2>
      <ol>
        {changes.map(({ created_at, actor, text }) => (
          <li key={`${created_at} ${text}`}>
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
