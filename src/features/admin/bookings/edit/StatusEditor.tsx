import { useState } from 'react';
import type { Booking, FullBooking } from '../../../../api';
import { Field } from '../../../../ui/Field';
import { useForm } from '../../../../ui/useForm';
import * as s from '../../shared/forms.module.css';
import { LastingMessage } from '../../shared/LastingMessage';
import type { Call } from '../../shared/call';
import type { Option } from '../../shared/resource/types';
import { EditDialog } from './EditDialog';
import { useChange } from '../../shared/useChange';

interface StatusEditorProps {
  booking: Booking;
  full: FullBooking | null;
  /** Whether all about the booking is still being asked for: nothing is decided on a row of the list, which may be old. */
  isLoading: boolean;
  noun: 'Booking' | 'Payment';
  status: string;
  /** Whether the status can no longer be changed. */
  isOver: boolean;
  /** What is chosen at first. */
  initial: string;
  options: Option[];
  /** What is shown where it could not be changed from the start. */
  final: Option;
  /** What the person has to think of before this is sent; nothing where all is as usual. */
  reasonsAgainst: (action: string) => string[];
  /** What the button says that sends it all the same. */
  yes: (action: string) => string;
  send: (action: string) => Call;
  onClose: () => void;
}

/** The editor of a status (spec §4). What cannot be undone and is unusual is asked again. */
export function StatusEditor(props: StatusEditorProps) {
  const { booking, full, isLoading, noun, status, isOver, initial, options, final } = props;
  const { reasonsAgainst, yes, send, onClose } = props;
  const [isAsking, setIsAsking] = useState(false);
  // What is chosen stays, also when somebody else ends it meanwhile.
  const [wasOver] = useState(isOver);
  const shown = wasOver ? [final] : options;
  const { run, isBusy, isSaved, failure, forget } = useChange({ stale: ['Bookings'] });
  const name = noun.toLowerCase();

  const save = async (chosen: string) => {
    const isSaved = await run(send(chosen), {
      loading: `Updating ${name} status...`,
      success: `${noun} updated successfully!`,
      failure: `Failed to update ${name}.`,
      duration: 1000, // spec §9
    });
    if (isSaved) onClose();
    else setIsAsking(false);
  };
  const { values, change, formProps } = useForm({
    initial: { chosen: initial },
    send: async ({ chosen }) => {
      if (reasonsAgainst(chosen).length > 0) setIsAsking(true);
      else await save(chosen);
    },
    onChange: forget,
  });
  const { chosen } = values;

  // What this dialog saves is not said to have ended it.
  const isEnded = isOver && !isBusy && !isSaved;
  const note = isEnded
    ? `Status cannot be changed because ${name} has been ${status}.`
    : chosen === 'PENDING'
      ? `You cannot save ${name} with status PENDING.`
      : null;
  return (
    <EditDialog
      title={`Edit Status ${noun}`}
      booking={booking}
      full={full}
      formProps={formProps}
      isBusy={isBusy}
      isSaved={isSaved}
      isLocked={isOver || isLoading || chosen === 'PENDING'}
      problem={<LastingMessage problem={failure} />}
      question={isAsking && !isEnded ? { reasons: reasonsAgainst(chosen), yes: yes(chosen) } : null}
      onAnswer={(goOn) => (goOn ? void save(chosen) : setIsAsking(false))}
      onClose={onClose}
    >
      <Field label={`Status ${noun}`}>
        {(control) => (
          <select
            {...control}
            disabled={isBusy || isOver || isAsking}
            value={wasOver ? final.value : chosen}
            onChange={({ target }) => change({ chosen: target.value })}
          >
            {shown.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      {note !== null && <p className={s.warning}>{note}</p>}
    </EditDialog>
  );
}
