import { t } from 'ttag';
import type { Booking } from '../../api';
import { Button } from '../../ui/Button';
import { useToasts } from '../../ui/toast';

/** Saves the booking's days as a calendar file, whose code is loaded apart. `isFirst`: it is the main way on. */
export function AddToCalendar({ booking, isFirst = false }: { booking: Booking; isFirst?: boolean }) {
  const toasts = useToasts();
  const save = () => {
    import(/* webpackChunkName: "booking-tools" */ './saveCalendar').then(
      ({ saveCalendar }) => saveCalendar(booking),
      () => toasts.show('error', t`The calendar file could not be made. Check your connection and try again.`),
    );
  };
  return (
    <Button variant={isFirst ? 'primary' : 'secondary'} onClick={save}>
      {t`Add to calendar`}
    </Button>
  );
}
