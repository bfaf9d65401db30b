import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import * as forms from '../shared/forms.module.css';
import { type FormQuestion, Question } from '../shared/Question';
import * as s from './school.module.css';
import { labelOf } from './schoolFields';
import type { SchoolFormState } from './useSchoolForm';

interface SaveBarProps {
  form: SchoolFormState;
  /** Asked before what is typed is lost. */
  question: FormQuestion | null;
  onDiscard: () => void;
  /** What somebody else has changed. */
  children: ReactNode;
}

const MOST_NAMED = 3;

/** What is not saved yet. */
function unsavedText({ changed }: SchoolFormState): string {
  if (changed.length === 0) return 'Everything is saved.';
  const named = changed.slice(0, MOST_NAMED).map(labelOf).join(', ');
  const more = changed.length - MOST_NAMED;
  return `Not saved yet: ${named}${more > 0 ? ` and ${String(more)} more` : ''}.`;
}

/** Stays in view below the fields: what is not saved, what went wrong with it, and the buttons. */
export function SaveBar({ form, question, onDiscard, children }: SaveBarProps) {
  const { failure, isBusy, changed } = form;
  const isUntouched = changed.length === 0;
  return (
    <div className={s.bar}>
      {/* Long words of somebody else's scroll, and the keyboard has to get there. */}
      <div className={s.remarks} role="group" aria-label="Remarks" tabIndex={isUntouched ? undefined : 0}>
        {children}
        {failure && !failure.isMeanwhile && <Alert type="error" showIcon title={failure.text} />}
      </div>
      <div className={forms.footer}>
        {question ? (
          <Question question={question} isBusy={isBusy} />
        ) : (
          <>
            <p className={s.unsaved} role="status">
              {unsavedText(form)}
            </p>
            <Button key="discard" disabled={isBusy || isUntouched} onClick={onDiscard}>
              Discard changes
            </Button>
            <Button key="save" type="primary" htmlType="submit" disabled={isBusy || isUntouched}>
              {isBusy ? 'Saving...' : 'Save'}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
