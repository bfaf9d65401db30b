import { Alert, Button } from 'antd';
import { type ReactNode, type RefObject, useImperativeHandle, useState } from 'react';
import { messageOf, type UpdateDaysRequest, useUpdateDaysMutation } from '../../../api';
import type { useForm } from '../../../ui/useForm';
import { Question } from '../shared/Question';
import { useLeaveQuestion } from '../shared/useLeaveQuestion';
import * as s from './dayBoard.module.css';

/**
 * Sends a change of days. `problem` is why the last try failed. `now` is what stands in the place of what is typed, as the board
 * follows others: where it has changed since the form was opened, and not to what is `typed`, that is said, and the next try replaces it.
 */
export function useDayChange(onDone: () => void, now = '') {
  const [update] = useUpdateDaysMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const [seen, setSeen] = useState(now);
  const send = async (updateDaysRequest: UpdateDaysRequest, typed = '') => {
    setProblem(null);
    if (now !== seen && now !== typed) {
      setSeen(now);
      setProblem(
        `Somebody has changed this meanwhile: ${now ? `it says “${now}”` : 'it is empty'} now. Save again to replace it.`,
      );
      return;
    }
    const { error } = await update({ updateDaysRequest });
    if (error) setProblem(messageOf(error, 'The server did not answer.'));
    else onDone();
  };
  return { send, problem };
}

/** What closes the form in which something may be typed, and then does something else. */
export type Leaving = RefObject<((next: () => void) => void) | null>;

interface InPlaceFormProps {
  /** The form's name. */
  label: string;
  submit: string;
  form: Pick<ReturnType<typeof useForm>, 'formProps' | 'isBusy' | 'isDirty'>;
  problem: string | null;
  leaving: Leaving;
  onClose: () => void;
  children: ReactNode;
}

/** A form that stands where its value does. An error stays in it, with what was typed; it asks before that is lost. */
export function InPlaceForm({ label, submit, form, problem, leaving, onClose, children }: InPlaceFormProps) {
  const { question, leave, leaveFor } = useLeaveQuestion(form.isDirty || form.isBusy, onClose);
  useImperativeHandle(leaving, () => leaveFor);
  return (
    <form
      {...form.formProps}
      className={s.form}
      aria-label={label}
      onKeyDown={({ key }) => key === 'Escape' && leave()}
    >
      {children}
      {problem !== null && <Alert type="error" showIcon title={problem} />}
      <div className={s.tools}>
        {question ? (
          <Question question={question} isBusy={form.isBusy} />
        ) : (
          <>
            <Button type="primary" htmlType="submit" disabled={form.isBusy}>
              {form.isBusy ? 'Saving...' : submit}
            </Button>
            <Button disabled={form.isBusy} onClick={leave}>
              Cancel
            </Button>
          </>
        )}
      </div>
    </form>
  );
}
