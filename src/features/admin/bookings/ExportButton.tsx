import { Button } from 'antd';
import { useRef, useState } from 'react';
import { type Booking, messageOf } from '../../../api';
import type { ListBookingsApiArg } from '../../../api/admin';
import { schoolToday } from '../../../lib/dates';
import { useAppDispatch } from '../../../state';
import { download } from '../../../ui/download';
import { useToasts } from '../../../ui/toast';
import * as s from '../resource/resource.module.css';
import { bookingsCsv } from './bookingsCsv';
import { collectBookings } from './collectBookings';

interface ExportButtonProps {
  query: Omit<ListBookingsApiArg, 'page'>;
  keep: (booking: Booking) => boolean;
}

/** Saves the listed bookings of all pages as a CSV file, says how far it is, and can be stopped. */
export function ExportButton({ query, keep }: ExportButtonProps) {
  const [progress, setProgress] = useState<string | null>(null);
  const abort = useRef<AbortController>(null);
  const dispatch = useAppDispatch();
  const toasts = useToasts();

  const run = async () => {
    const { signal } = (abort.current = new AbortController());
    setProgress('Exporting...');
    try {
      const onProgress = (loaded: number, total: number) => setProgress(`Exporting ${loaded} of ${total}...`);
      const bookings = await collectBookings(dispatch, { query, signal, onProgress });
      const listed = bookings.filter(keep);
      download(`bookings-${schoolToday()}.csv`, 'text/csv', bookingsCsv(listed));
      toasts.show('success', `${listed.length} bookings exported.`, 1000);
    } catch (error) {
      if (!signal.aborted) toasts.show('error', messageOf(error, 'Failed to export the bookings.'), 1000);
    }
    setProgress(null);
  };

  if (progress === null) return <Button onClick={() => void run()}>Export CSV</Button>;
  return (
    <span className={s.actions}>
      <span role="status">{progress}</span>
      <Button autoFocus onClick={() => abort.current?.abort()}>
        Cancel
      </Button>
    </span>
  );
}
