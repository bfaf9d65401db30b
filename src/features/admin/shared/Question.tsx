import { Button } from 'antd';
import { Fragment, useState } from 'react';
import * as s from './forms.module.css';

/** What is asked before a form is sent or closed. */
export interface FormQuestion {
  /** Another one is asked anew, and takes the focus again: whoever overlooks the question would find that links do nothing. */
  attempt?: number;
  text?: string;
  no: string;
  onNo: () => void;
  yes: string;
  onYes: () => void;
}

/**
 * A question with its answers, in place of a form's own buttons: elements of their own, as a button that turned into the submitting
 * one while it is clicked would send the form.
 */
export function Question({ question, isBusy = false }: { question: FormQuestion; isBusy?: boolean }) {
  // Whoever goes on with the form does so where they were.
  const [before] = useState(() => document.activeElement);
  const stay = () => {
    question.onNo();
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  };
  return (
    <Fragment key={question.attempt}>
      {question.text !== undefined && (
        <p className={s.question} role="alert">
          {question.text}
        </p>
      )}
      <Button autoFocus disabled={isBusy} onClick={stay}>
        {question.no}
      </Button>
      <Button danger disabled={isBusy} onClick={question.onYes}>
        {question.yes}
      </Button>
    </Fragment>
  );
}
