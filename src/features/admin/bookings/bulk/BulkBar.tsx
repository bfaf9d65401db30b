import { Button } from 'antd';
import { useRef, useState } from 'react';
import { type Booking, type ListBookingsApiArg, messageOf } from '../../../../api';
import { useAppDispatch } from '../../../../state';
import { useToasts } from '../../../../ui/toast';
import { useSubmitOnce } from '../../../../ui/useSubmitOnce';
import * as s from '../shared/bookings.module.css';
import { counted } from '../../shared/counted';
import { focusTitle } from '../../shared/DialogButton';
import { useFocusOnClose } from '../../shared/useFocusOnClose';
import type { BulkAction } from './bulk';
import { BulkDialog } from './BulkDialog';
import { collectBookings } from '../shared/collectBookings';
import * as cells from '../shared/rows.module.css';
import type { Choice } from '../shared/useChoice';

interface BulkBarProps {
  rows: Booking[];
  /** How many there are on all pages; undefined while nobody knows. */
  total: number | undefined;
  query: Omit<ListBookingsApiArg, 'page'>;
  keep: (booking: Booking) => boolean;
  choice: Choice;
}

/** What is done with all that are chosen must not reach bookings that the list no longer shows. */
const leftText = (count: number): string =>
  count === 1
    ? 'The booking chosen in the list before is not chosen here.'
    : `The ${String(count)} bookings chosen in the list before are not chosen here.`;

/** How many bookings there are, and what can be done with those that are chosen. */
export function BulkBar({ rows, total, query, keep, choice }: BulkBarProps) {
  const [opened, setOpened] = useState<{ action: BulkAction; bookings: Booking[]; gone: number } | null>(null);
  const dispatch = useAppDispatch();
  const toasts = useToasts();
  const opener = useRef<HTMLElement>(null);
  const count = choice.ids.size;
  const isPageChosen = rows.length > 0 && rows.every(({ id }) => choice.has(id));

  /** The bookings of all pages as they are now, or of the first ones up to where they are enough. */
  const collect = async (isEnough?: (found: Booking[]) => boolean) => {
    const { signal } = new AbortController();
    const bookings = await collectBookings(dispatch, { query, signal, isEnough });
    return bookings.filter(keep);
  };
  const chosenOf = (bookings: Booking[]) => bookings.filter(({ id }) => choice.has(id));
  const failed = (error: unknown) => toasts.show('error', messageOf(error, 'The bookings could not be loaded.'));

  const [chooseAll, isChoosing] = useSubmitOnce(async () => {
    try {
      choice.replace((await collect()).map(({ id }) => id));
    } catch (error) {
      failed(error);
    }
  });
  const [open, isOpening] = useSubmitOnce(async (action: BulkAction) => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    try {
      // Also those on screen are asked for anew: the list may be hours old.
      const bookings = chosenOf(await collect((found) => chosenOf(found).length === count));
      setOpened({ action, bookings, gone: count - bookings.length });
    } catch (error) {
      failed(error);
    }
  });
  // With the choice its buttons go as well.
  useFocusOnClose(opened !== null, () => (opener.current?.isConnected ? opener.current.focus() : focusTitle()));
  const isBusy = isChoosing || isOpening;
  return (
    <div className={s.bulk}>
      <label className={cells.choose}>
        <input
          type="checkbox"
          checked={isPageChosen}
          disabled={rows.length === 0}
          onChange={({ target }) =>
            choice.set(
              rows.map(({ id }) => id),
              target.checked,
            )
          }
        />
        <span>Choose this page</span>
      </label>
      <span role="status">
        {count > 0 ? `${String(count)} chosen` : total !== undefined && counted(total, 'result', 'results')}
        {choice.left > 0 && <small className={s.left}>{leftText(choice.left)}</small>}
      </span>
      {count > 0 && (
        <>
          {total !== undefined && count < total && (
            <Button disabled={isBusy} onClick={() => void chooseAll()}>
              {isChoosing ? 'Choosing...' : `All ${counted(total, 'result', 'results')}`}
            </Button>
          )}
          <Button aria-haspopup="dialog" disabled={isBusy} onClick={() => void open('CONFIRMED')}>
            Confirm chosen
          </Button>
          <Button aria-haspopup="dialog" disabled={isBusy} onClick={() => void open('COMPLETED')}>
            Complete chosen
          </Button>
          <Button type="text" disabled={isBusy} onClick={() => choice.replace([])}>
            Clear choice
          </Button>
        </>
      )}
      {opened && (
        <BulkDialog
          {...opened}
          onClose={(refused) => {
            setOpened(null);
            if (refused) choice.replace(refused.map(({ booking }) => booking.id));
          }}
        />
      )}
    </div>
  );
}
