import { Alert, Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { messageOf, type UpdateDaysRequest, useUpdateDaysMutation } from '../../../api';
import type { useForm } from '../../../ui/useForm';
import * as s from './dayBoard.module.css';

/** Sends a change of days. `problem` is why the last try failed. */
export function useDayChange(onDone: () => void) {
  const [update] = useUpdateDaysMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (updateDaysRequest: UpdateDaysRequest) => {
    setProblem(null);
    const { error } = await update({ updateDaysRequest });
    if (error) setProblem(messageOf(error, 'The server did not answer.'));
    else onDone();
  };
  return { send, problem };
}

interface InPlaceFormProps {
  /** The form's name. */
  label: string;
  submit: string;
  form: Pick<ReturnType<typeof useForm>, 'formProps' | 'isBusy'>;
  problem: string | null;
  onClose: () => void;
  children: ReactNode;
}

/** A form that stands where its value does. An error stays in it, with what was typed. */
export const InPlaceForm = ({ label, submit, form, problem, onClose, children }: InPlaceFormProps) => (
  <form
    {...form.formProps}
    className={s.form}
    aria-label={label}
    onKeyDown={({ key }) => key === 'Escape' && onClose()}
  >
    {children}
    {problem !== null && <Alert type="error" showIcon title={problem} />}
    <div className={s.tools}>
      <Button type="primary" htmlType="submit" disabled={form.isBusy}>
        {form.isBusy ? 'Saving...' : submit}
      </Button>
      <Button onClick={onClose}>Cancel</Button>
    </div>
  </form>
);
