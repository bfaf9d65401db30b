import { useState } from 'react';
import { useForm } from '../../../../ui/useForm';
import { useSubmitOnce } from '../../../../ui/useSubmitOnce';
import type { DialogProps, FormSpec, Values } from './types';
import { FormDialog } from '../FormDialog';
import { FormField } from './FormField';
import * as s from '../forms.module.css';
import { LastingMessage } from '../LastingMessage';
import { useChange } from '../useChange';
import { useLeaveQuestion } from '../useLeaveQuestion';

const busyLabels = { Add: 'Adding...', Save: 'Saving...', Update: 'Updating...' };

/** The key of a refusal that concerns no field. */
const WHOLE = '';

interface FormModalProps<R, V extends Values> extends DialogProps<R> {
  spec: FormSpec<R, V>;
}

/** A form in a dialog: it checks, sends once, says how it went, and asks before what was typed is lost. */
export function FormModal<R, V extends Values>({ spec, row, onClose }: FormModalProps<R, V>) {
  const { run, refuse, failure, forget } = useChange();
  const [asked, setAsked] = useState<string | null>(null);
  const [save, isSaving] = useSubmitOnce(async (typed: Values) => {
    const call = spec.send(typed as V, row);
    if (call && (await run(call, spec.texts))) onClose();
  });
  const say = (message: string | undefined) => message !== undefined && refuse(message, spec.texts.duration);
  const {
    values,
    errors,
    isBusy: isSending,
    isDirty,
    change,
    formProps,
  } = useForm<Values>({
    initial: () => spec.initial(row),
    check: (typed) => {
      const refusal = spec.check?.(typed as V);
      return refusal ? { [refusal.field ?? WHOLE]: refusal.message } : {};
    },
    onRefused: (refused) => say(Object.values(refused)[0]),
    onChange: () => setAsked(null),
    send: async (typed) => {
      const doubt = spec.question?.(typed as V, row) ?? null;
      if (doubt === null) await save(typed);
      else setAsked(doubt);
    },
  });
  const isBusy = isSending || isSaving;
  const { question, leave } = useLeaveQuestion(isDirty, onClose);
  const doubt = asked !== null && {
    text: asked,
    no: 'Go back',
    onNo: () => setAsked(null),
    yes: 'Save anyway',
    onYes: () => {
      setAsked(null);
      void save(values);
    },
  };
  const fields = typeof spec.fields === 'function' ? spec.fields(row, values as V) : spec.fields;
  const note = spec.note?.(values as V, row);
  const { verb = 'Save' } = spec;
  const isSendingFile = isBusy && Object.values(values).some((value) => value instanceof File);
  return (
    <FormDialog
      title={spec.title}
      formProps={formProps}
      save={isBusy ? busyLabels[verb] : verb}
      isBusy={isBusy}
      isLocked={spec.isLocked?.(values as V, row)}
      question={question ?? (doubt || null)}
      onClose={leave}
      remarks={
        <>
          {/* fetch reports no upload progress, so the bar shows no amount. */}
          {isSendingFile && <progress className={s.progress} aria-label="Sending the image" />}
          {note && <p className={s.warning}>{note}</p>}
          <LastingMessage problem={failure} />
        </>
      }
    >
      {fields.map((field) => (
        <FormField
          key={field.name}
          field={field}
          value={values[field.name] ?? null}
          isWrong={errors[field.name] !== undefined}
          isBusy={isBusy}
          onChange={(value) => {
            change({ [field.name]: value });
            if (errors[field.name] !== undefined) forget();
          }}
          onRefuse={say}
        />
      ))}
    </FormDialog>
  );
}
