import { Button } from 'antd';
import { adminApi, type Instructor } from '../../../api';
import { isCalendarDay, schoolToday } from '../../../lib/dates';
import { Field } from '../../../ui/Field';
import { useForm } from '../../../ui/useForm';
import { call } from '../shared/call';
import { DayInput } from '../shared/DayInput';
import { rangesOf, rangeText } from '../shared/dayRanges';
import { FormDialog } from '../shared/FormDialog';
import * as forms from '../shared/forms.module.css';
import { LastingMessage } from '../shared/LastingMessage';
import { AWAY_DAYS, daysIn, type Period } from '../shared/period';
import type { DialogProps } from '../shared/resource/types';
import { useChange } from '../shared/useChange';
import { useLeaveQuestion } from '../shared/useLeaveQuestion';
import * as s from './instructors.module.css';

/** Why days cannot be noted; null where they can. */
function problemOf({ from, to }: Period): string | null {
  if (!isCalendarDay(from) || !isCalendarDay(to)) return 'Please choose both days.';
  if (to < from) return 'The last day must not be before the first.';
  return daysIn({ from, to }) > AWAY_DAYS ? `At most ${AWAY_DAYS} days at once.` : null;
}

/** The days on which an instructor does not teach: more of them, or fewer. */
export function AwayDialog({ row: { id, name, away = [] }, onClose }: DialogProps<Instructor>) {
  const { run, failure, isBusy } = useChange();
  const set = (range: Period, is_away: boolean) =>
    run(call(adminApi.endpoints.setInstructorAway, { id, setInstructorAwayRequest: { ...range, is_away } }), {
      success: is_away ? `${name} is away ${rangeText(range)}.` : `${name} is back ${rangeText(range)}.`,
      failure: 'Failed to change the days.',
      duration: 1000,
    });
  const { values, errors, isDirty, input, formProps } = useForm({
    initial: { from: schoolToday(), to: schoolToday() },
    check: (range): { to?: string } => {
      const problem = problemOf(range);
      return problem === null ? {} : { to: problem };
    },
    send: async (range) => {
      if (await set(range, true)) onClose();
    },
  });
  const { question, leave } = useLeaveQuestion(isDirty || isBusy, onClose);
  const ranges = rangesOf(away);
  return (
    <FormDialog
      title={`${name} is away`}
      formProps={formProps}
      save={isBusy ? 'Saving...' : 'Save'}
      isBusy={isBusy}
      question={question}
      onClose={leave}
      about="Sessions keep their instructor; the board marks them."
      remarks={<LastingMessage problem={failure} />}
    >
      {ranges.length > 0 && (
        <ul className={s.ranges} aria-label="Away until now">
          {ranges.map((range) => (
            <li key={range.from}>
              {rangeText(range)}
              <Button
                size="small"
                disabled={isBusy}
                aria-label={`Back ${rangeText(range)}`}
                onClick={() => void set(range, false)}
              >
                Back
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={forms.pair}>
        <Field label="First day away">
          {(control) => <DayInput {...control} {...input('from')} value={values.from} disabled={isBusy} />}
        </Field>
        <Field label="Last day away" error={errors.to}>
          {(control) => <DayInput {...control} {...input('to')} value={values.to} disabled={isBusy} />}
        </Field>
      </div>
    </FormDialog>
  );
}
