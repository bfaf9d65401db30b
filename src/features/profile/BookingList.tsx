import type { ReactNode } from 'react';
import { t } from 'ttag';
import { schoolTimeNote } from '../../lib/schoolMoment';
import { Button } from '../../ui/Button';
import { Empty, Loading } from '../../ui/Notice';
import { BookingRow, type BookingRowData } from './BookingRow';
import * as s from './ProfilePage.module.css';

/** The state of a list call, as its hook returns it. */
interface ListAnswer<T> {
  currentData?: { data: T[]; paging?: { total_item: number } } | undefined;
  isFetching: boolean;
  isError: boolean;
  refetch: () => unknown;
}

interface BookingListProps<T> {
  isSignedIn: boolean;
  answer: ListAnswer<T>;
  texts: { loading: string; empty: string; failure: string };
  /** Where a booking stands. */
  badge: (booking: T) => ReactNode;
}

/** A list of the signed-in user's bookings, or what stands in its place (spec §8, profile). */
export function BookingList<T extends BookingRowData>({ isSignedIn, answer, texts, badge }: BookingListProps<T>) {
  const { currentData: list, isFetching, isError, refetch } = answer;
  if (!isSignedIn) return <Failure text={t`Access token not found.`} />;
  if (isError && !isFetching) {
    return (
      <Failure text={texts.failure}>
        <Button variant="secondary" onClick={() => void refetch()}>
          {t`Try again`}
        </Button>
      </Failure>
    );
  }
  if (!list) return <Loading text={texts.loading} />;
  if (list.data.length === 0) return <Empty text={texts.empty} />;
  const shown = list.data.length;
  const total = list.paging?.total_item ?? shown;
  const hasHours = list.data.some(({ booking_details: lines }) =>
    lines.some(({ sessions }) => sessions?.some(({ start_time: hour }) => hour)),
  );
  const note = hasHours && schoolTimeNote();
  return (
    <>
      <ul className={s.rows}>
        {list.data.map((booking) => (
          <BookingRow key={booking.id} booking={booking} badge={badge(booking)} />
        ))}
      </ul>
      {note && <p className={s.more}>{note}</p>}
      {total > shown && <p className={s.more}>{t`${shown} of ${total} bookings are shown.`}</p>}
    </>
  );
}

function Failure({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={s.failure}>
      <p className={s.error} role="alert">
        {text}
      </p>
      {children}
    </div>
  );
}
