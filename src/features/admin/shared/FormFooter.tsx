import { Button } from 'antd';
import * as s from './resource/resource.module.css';
import type { LeaveQuestion } from './useLeaveQuestion';

interface FormFooterProps {
  formId: string;
  save: string;
  isBusy: boolean;
  isLocked: boolean;
  question: LeaveQuestion;
}

/** The buttons under a form, or the question before it is closed half-filled. */
export function FormFooter({ formId, save, isBusy, isLocked, question }: FormFooterProps) {
  if (question.isAsking) {
    return (
      <div className={s.footer}>
        <p className={s.question} role="alert">
          You have unsaved changes.
        </p>
        {/* With keys of their own: a button that turned into the submitting one while it is clicked would send the form. */}
        <Button key="keep" autoFocus onClick={question.stay}>
          Keep editing
        </Button>
        <Button key="discard" danger disabled={isBusy} onClick={question.discard}>
          Discard changes
        </Button>
      </div>
    );
  }
  return (
    <div className={s.footer}>
      <Button key="cancel" disabled={isBusy} onClick={question.leave}>
        Cancel
      </Button>
      <Button key="save" type="primary" htmlType="submit" form={formId} disabled={isBusy || isLocked}>
        {save}
      </Button>
    </div>
  );
}
