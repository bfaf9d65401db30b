import { Alert, Button } from 'antd';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { messageOf } from '../../../api';
import { type UpdateDaysRequest, useUpdateDaysMutation } from '../../../api/admin';
import { useSubmitOnce } from '../../../ui/useSubmitOnce';
import * as s from './dayBoard.module.css';

interface InPlaceFormProps {
  /** The form's name. */
  label: string;
  submit: string;
  /** What is sent, or why what was typed cannot be. */
  read: (fields: FormData) => UpdateDaysRequest | string;
  onClose: () => void;
  children: ReactNode;
}

/** A form that stands where its value does. An error stays in it, with what was typed. */
export function InPlaceForm({ label, submit, read, onClose, children }: InPlaceFormProps) {
  const [update] = useUpdateDaysMutation();
  const [error, setError] = useState<string | null>(null);
  const [save, isSaving] = useSubmitOnce(async (fields: FormData) => {
    const change = read(fields);
    if (typeof change === 'string') {
      setError(change);
      return;
    }
    setError(null);
    const answer = await update({ updateDaysRequest: change });
    if (answer.error) setError(messageOf(answer.error, 'The server did not answer.'));
    else onClose();
  });
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    void save(new FormData(event.currentTarget));
  };
  return (
    <form
      className={s.form}
      aria-label={label}
      noValidate
      onSubmit={onSubmit}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      {children}
      {error !== null && <Alert type="error" showIcon title={error} />}
      <div className={s.tools}>
        <Button type="primary" htmlType="submit" disabled={isSaving}>
          {isSaving ? 'Saving...' : submit}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
