import { useId, useState } from 'react';
import type { Booking } from '../../../../api';
import { LastingMessage } from '../../shared/LastingMessage';
import type { Call } from '../../shared/call';
import type { Option } from '../../shared/resource/types';
import * as s from '../shared/dialogs.module.css';
import { EditDialog } from './EditDialog';
import { useChange } from '../../shared/useChange';

interface StatusEditorProps {
  booking: Booking;
  noun: 'Booking' | 'Payment';
  status: string;
  /** Whether the status can no longer be changed. */
  isOver: boolean;
  /** What is chosen at first. */
  initial: string;
  options: Option[];
  /** What the person has to think of before this is sent; nothing where all is as usual. */
  reasonsAgainst: (action: string) => string[];
  /** What the button says that sends it all the same. */
  yes: (action: string) => string;
  send: (action: string) => Call;
  onClose: () => void;
}

/** The editor of a status (spec §4). What cannot be undone and is unusual is asked again. */
export function StatusEditor(props: StatusEditorProps) {
  const { booking, noun, status, isOver, initial, options, reasonsAgainst, yes, send, onClose } = props;
  const [chosen, setChosen] = useState(initial);
  const [isAsking, setIsAsking] = useState(false);
  const { run, isBusy, failure, forget } = useChange({ stale: ['Bookings'] });
  const id = useId();
  const name = noun.toLowerCase();
  const reasons = reasonsAgainst(chosen);

  const save = async () => {
    const isSaved = await run(send(chosen), {
      loading: `Updating ${name} status...`,
      success: `${noun} updated successfully!`,
      failure: `Failed to update ${name}.`,
      duration: 1000, // spec §9
    });
    if (isSaved) onClose();
    else setIsAsking(false);
  };

  const note = isOver
    ? `Status cannot be changed because ${name} has been ${status}.`
    : chosen === 'PENDING'
      ? `You cannot save ${name} with status PENDING.`
      : null;
  return (
    <EditDialog
      title={`Edit Status ${noun}`}
      booking={booking}
      isBusy={isBusy}
      isLocked={isOver || chosen === 'PENDING'}
      problem={<LastingMessage problem={failure} />}
      question={isAsking && !isOver ? { reasons, yes: yes(chosen) } : null}
      onSave={() => (reasons.length > 0 ? setIsAsking(true) : void save())}
      onAnswer={(goOn) => (goOn ? void save() : setIsAsking(false))}
      onClose={onClose}
    >
      <div className={s.field}>
        <label htmlFor={id}>Status {noun}</label>
        <select
          id={id}
          className={s.select}
          disabled={isBusy || isOver || isAsking}
          value={isOver ? (options[0]?.value ?? '') : chosen}
          onChange={({ target }) => {
            setChosen(target.value);
            forget();
          }}
        >
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {note !== null && <p className={s.warning}>{note}</p>}
    </EditDialog>
  );
}
