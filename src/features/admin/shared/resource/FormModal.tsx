import { Modal } from 'antd';
import { type SyntheticEvent, useId, useState } from 'react';
import type { DialogProps, FormSpec, Value, Values } from './types';
import { FormField } from './FormField';
import { FormFooter } from '../FormFooter';
import { LastingMessage } from '../LastingMessage';
import * as s from './resource.module.css';
import { useChange } from '../useChange';
import { useLeaveQuestion } from '../useLeaveQuestion';

const busyLabels = { Add: 'Adding...', Save: 'Saving...', Update: 'Updating...' };

interface FormModalProps<R, V extends Values> extends DialogProps<R> {
  spec: FormSpec<R, V>;
}

/** A form in a dialog: it checks, sends once, says how it went, and asks before what was typed is lost. */
export function FormModal<R, V extends Values>({ spec, row, onClose }: FormModalProps<R, V>) {
  const [initial] = useState(() => spec.initial(row));
  const [values, setValues] = useState(initial);
  const [wrong, setWrong] = useState<string>();
  const { run, refuse: say, failure, forget, isBusy } = useChange();
  const formId = useId();
  const isDirty = Object.keys(values).some((name) => values[name] !== initial[name]);
  const question = useLeaveQuestion(isDirty, onClose);

  const focusField = (name: string) => document.getElementById(`${formId}-${name}`)?.focus();

  const refuse = (message: string, field?: string) => {
    say(message, spec.texts.duration);
    setWrong(field);
    if (field !== undefined) focusField(field);
  };

  const change = (name: string, value: Value) => {
    setValues((before) => ({ ...before, [name]: value }));
    if (wrong !== name) return;
    setWrong(undefined);
    forget();
  };

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const refusal = spec.check?.(values) ?? null;
    if (refusal) {
      refuse(refusal.message, refusal.field);
      return;
    }
    const call = spec.send(values, row);
    if (call && (await run(call, spec.texts))) onClose();
  };

  const fields = typeof spec.fields === 'function' ? spec.fields(row) : spec.fields;
  // antd would focus the close button. A field that already has the focus keeps it.
  const focusFirst = () => {
    const isInForm = document.getElementById(formId)?.contains(document.activeElement) ?? false;
    if (!isInForm && fields[0]) focusField(fields[0].name);
  };
  const note = spec.note?.(values, row);
  const { verb = 'Save' } = spec;
  const isSendingFile = isBusy && Object.values(values).some((value) => value instanceof File);
  return (
    <Modal
      open
      title={spec.title}
      onCancel={isBusy ? undefined : question.leave}
      closable={!isBusy}
      afterOpenChange={focusFirst}
      footer={
        <FormFooter
          formId={formId}
          save={isBusy ? busyLabels[verb] : verb}
          isBusy={isBusy}
          isLocked={spec.isLocked?.(values, row) ?? false}
          question={question}
        />
      }
    >
      {/* noValidate: the documented messages come from the app, not from the browser */}
      <form id={formId} className={s.form} noValidate onSubmit={(event) => void submit(event)}>
        {fields.map((field) => (
          <FormField
            key={field.name}
            id={`${formId}-${field.name}`}
            field={field}
            value={values[field.name] ?? null}
            isWrong={wrong === field.name}
            isBusy={isBusy}
            onChange={(value) => change(field.name, value)}
            onRefuse={refuse}
          />
        ))}
      </form>
      {/* fetch reports no upload progress, so the bar shows no amount. */}
      {isSendingFile && <progress className={s.progress} aria-label="Sending the image" />}
      {note && <p className={s.note}>{note}</p>}
      <LastingMessage problem={failure} />
    </Modal>
  );
}
