import { useState } from 'react';
import { backendLevel } from '../../../config/env';
import { selectIsAdmin, useAppSelector } from '../../../state';
import type { Booking } from '../../../api';
import { BookingPanel } from './panel/BookingPanel';
import { paymentRefusal } from './shared/bookingRules';
import { CounterSheet } from '../shared/counter/CounterSheet';
import { AddSession } from './edit/AddSession';
import { CancelSession } from './edit/CancelSession';
import { EditGuest } from './edit/EditGuest';
import { EditSession } from './edit/EditSession';
import { AddPayment } from './edit/AddPayment';
import { CorrectEntry } from './edit/CorrectEntry';
import { GiveBack } from './edit/GiveBack';
import { correctableMethods, useCorrectable } from './shared/corrections';
import { leftInAll } from './shared/ledgerRules';
import { EditPayment, EditStatus } from './edit/statusEditors';
import { useBooking } from './panel/useBooking';
import type { BookingAddress } from '../shared/useBookingAddress';

interface BookingOverlaysProps {
  address: BookingAddress;
  rows: Booking[];
  isListLoading: boolean;
}

/** The editors by their names in the address, and what is chosen in them at first. */
const editors = {
  status: [EditStatus, undefined],
  confirm: [EditStatus, 'CONFIRMED'],
  complete: [EditStatus, 'COMPLETED'],
  cancel: [EditStatus, 'CANCELLED'],
  payment: [EditPayment, undefined],
  pay: [EditPayment, 'PAY'],
} as const;

const isEditor = (name: string | undefined): name is keyof typeof editors => name !== undefined && name in editors;

/** A value, or while the same is open its last one: what somebody else takes away closes no dialog in which somebody types. */
function useLast<Value>(key: string, value: Value | undefined): Value | undefined {
  const [last, setLast] = useState({ key, value });
  if (last.key !== key || (value !== undefined && value !== last.value)) setLast({ key, value });
  return value ?? (last.key === key ? last.value : undefined);
}

/** What the address opens over the list: a booking, one of its editors, or the sheet for a new one. */
export function BookingOverlays({ address, rows, isListLoading }: BookingOverlaysProps) {
  const { opening, open, close } = address;
  const { booking: code, edit } = opening;
  const found = useBooking(code, rows, isListLoading);
  const { booking, full } = found;
  const isAdmin = useAppSelector(selectIsAdmin);
  const [opener, setOpener] = useState<{ code: string; name: string | null } | null>(null);

  const own = useCorrectable(full?.ledger);
  const openKey = JSON.stringify(opening);
  const openSession = useLast(
    openKey,
    full?.sessions.find(({ id }) => id === opening.session),
  );
  const canGiveBack = useLast(openKey, (full && leftInAll(full.ledger) > 0) || undefined);
  const canCorrect = useLast(openKey, correctableMethods(own).length > 0 || undefined);

  if (opening.new !== undefined && backendLevel() === 2) {
    return <CounterSheet onBooked={(made) => open({ booking: made }, { isInstead: true })} onClose={close} />;
  }
  if (code === undefined) return null;
  const isRefused = (edit === 'payment' || edit === 'pay') && booking !== null && paymentRefusal(booking) !== null;
  if (booking && isEditor(edit) && !isRefused) {
    const [Editor, preset] = editors[edit];
    const props = { booking, full, isLoading: found.isLoading, preset, onClose: close };
    return <Editor key={edit} {...props} />;
  }
  const isSessionEdit = edit === 'session' || edit === 'cancel-session';
  const session = isSessionEdit ? openSession : undefined;
  if (booking && full && edit === 'add-payment') return <AddPayment booking={booking} full={full} onClose={close} />;
  if (booking && full && edit === 'give-back' && isAdmin && canGiveBack) {
    return <GiveBack booking={booking} full={full} onClose={close} />;
  }
  if (booking && full && session) {
    const props = { booking, full, session, onClose: close };
    return edit === 'session' ? <EditSession key={session.id} {...props} /> : <CancelSession {...props} />;
  }
  if (booking && full && edit === 'guest') return <EditGuest booking={booking} full={full} onClose={close} />;
  if (booking && full && edit === 'add-session') return <AddSession booking={booking} full={full} onClose={close} />;
  if (booking && full && edit === 'correct' && canCorrect) {
    return <CorrectEntry booking={booking} full={full} onClose={close} />;
  }
  return (
    <BookingPanel
      code={code}
      found={found}
      openedBy={opener?.code === code ? opener.name : null}
      onOpen={(what, name) => {
        setOpener({ code, name });
        open(what);
      }}
      onClose={() => {
        setOpener(null);
        close();
      }}
    />
  );
}
