import { Button, Modal } from 'antd';
import { useRef, useState } from 'react';
import { adminApi, type Booking } from '../../../../api';
import { useAppDispatch } from '../../../../state';
import { useSubmitOnce } from '../../../../ui/useSubmitOnce';
import * as s from '../../shared/forms.module.css';
import { counted } from '../../shared/counted';
import { setApart } from '../../shared/setApart';
import { useBlocker } from '../../shared/useBlocker';
import { reasonsNotToComplete } from '../shared/bookingRules';
import { type BulkAction, changeMany, isFit, type Refused } from './bulk';

interface BulkDialogProps {
  action: BulkAction;
  bookings: Booking[];
  /** How many more were chosen that the list no longer holds: somebody has changed them meanwhile. */
  gone: number;
  /** Told which bookings were refused; none where all went well. */
  onClose: (refused: Refused[] | null) => void;
}

const words = {
  CONFIRMED: { verb: 'Confirm', done: 'confirmed' },
  COMPLETED: { verb: 'Complete', done: 'completed' },
} as const;

const bookingsCounted = (count: number) => counted(count, 'booking', 'bookings');

function List({ entries }: { entries: { booking: Booking; text: string }[] }) {
  return (
    <ul className={s.outcome} tabIndex={0} aria-label="Bookings">
      {entries.map(({ booking: { id, booking_code, customer_name }, text }) => (
        <li key={id}>
          <strong>{`${setApart(customer_name)} · ${booking_code}`}</strong>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** Confirms or completes many bookings after a question, and lists those that were refused with the reason. */
export function BulkDialog({ action, bookings, gone, onClose }: BulkDialogProps) {
  // What was chosen when it was opened: the list is asked for again afterwards.
  const [fit] = useState(() => bookings.filter((booking) => isFit(booking, action)));
  const [done, setDone] = useState(0);
  const [result, setResult] = useState<{ done: number; refused: Refused[] } | null>(null);
  const abort = useRef<AbortController>(null);
  const dispatch = useAppDispatch();
  const { verb, done: past } = words[action];
  const skipped = bookings.length - fit.length;
  const doubtful =
    action === 'COMPLETED'
      ? fit.flatMap((booking) => {
          const text = reasonsNotToComplete(booking).join(' ');
          return text === '' ? [] : [{ booking, text }];
        })
      : [];

  const [run, isBusy] = useSubmitOnce(async () => {
    const { signal } = (abort.current = new AbortController());
    setResult(await changeMany(dispatch, fit, { action, signal, onProgress: setDone }));
    dispatch(adminApi.util.invalidateTags(['Bookings']));
  });
  useBlocker(isBusy); // elsewhere nobody would be told what was refused
  const close = () => onClose(result?.refused ?? null);
  const left = result ? fit.length - result.done - result.refused.length : 0;

  const footer = result ? (
    <Button key="done" type="primary" autoFocus onClick={close}>
      Done
    </Button>
  ) : isBusy ? (
    <Button key="stop" onClick={() => abort.current?.abort()}>
      Stop
    </Button>
  ) : (
    <div className={s.footer}>
      <Button key="cancel" onClick={close}>
        Cancel
      </Button>
      <Button key="go" type="primary" disabled={fit.length === 0} onClick={() => void run()}>
        {`${verb} ${bookingsCounted(fit.length)}${doubtful.length > 0 ? ' anyway' : ''}`}
      </Button>
    </div>
  );
  return (
    <Modal
      open
      className={s.dialog}
      title={`${verb} ${bookingsCounted(fit.length)}`}
      closable={false}
      mask={{ closable: !isBusy }}
      onCancel={isBusy ? undefined : close}
      footer={footer}
    >
      {!result && !isBusy && (
        <>
          {fit.length === 0 && <p>None of the chosen bookings can be {past}.</p>}
          {skipped > 0 && fit.length > 0 && (
            <p>{`Left as before: ${bookingsCounted(skipped)} that cannot be ${past}.`}</p>
          )}
          {gone > 0 && <p>{`No longer in this list: ${bookingsCounted(gone)} that you have chosen.`}</p>}
          {doubtful.length > 0 && <p className={s.warning}>{`Look at ${bookingsCounted(doubtful.length)} first:`}</p>}
          {doubtful.length > 0 && <List entries={doubtful} />}
        </>
      )}
      {isBusy && (
        <>
          <p role="status">{`${String(done)} of ${String(fit.length)}...`}</p>
          <progress className={s.progress} aria-label="Bookings that have answered" value={done} max={fit.length} />
        </>
      )}
      {result && (
        <div role="status">
          <p>{`${bookingsCounted(result.done)} ${past}.`}</p>
          {left > 0 && <p>{`${bookingsCounted(left)} left: you stopped.`}</p>}
          {result.refused.length > 0 && (
            <p className={s.warning}>{`${bookingsCounted(result.refused.length)} refused:`}</p>
          )}
        </div>
      )}
      {result && result.refused.length > 0 && (
        <List entries={result.refused.map(({ booking, reason }) => ({ booking, text: reason }))} />
      )}
    </Modal>
  );
}
