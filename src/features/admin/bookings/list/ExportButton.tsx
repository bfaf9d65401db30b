import type { Booking, ListBookingsApiArg } from '../../../../api';
import { schoolToday } from '../../../../lib/dates';
import { useAppDispatch } from '../../../../state';
import { counted } from '../../shared/counted';
import { type Collecting, SaveButton } from '../../shared/SaveButton';
import { bookingsCsv } from './bookingsCsv';
import { collectBookings } from '../shared/collectBookings';

interface ExportButtonProps {
  query: Omit<ListBookingsApiArg, 'page'>;
  keep: (booking: Booking) => boolean;
}

/** Saves the listed bookings of all pages as a CSV file. */
export function ExportButton({ query, keep }: ExportButtonProps) {
  const dispatch = useAppDispatch();
  const collect = async ({ signal, onProgress }: Collecting) => {
    const tell = (loaded: number, total: number) => onProgress(`Exporting ${loaded} of ${total}...`);
    const bookings = await collectBookings(dispatch, { query, signal, onProgress: tell });
    const listed = bookings.filter(keep);
    return {
      name: `bookings-${schoolToday()}.csv`,
      text: bookingsCsv(listed),
      success: `${counted(listed.length, 'booking', 'bookings')} exported.`,
    };
  };
  return <SaveButton label="Export CSV" collect={collect} failure="Failed to export the bookings." />;
}
