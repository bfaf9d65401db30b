import { Field } from '../../../../ui/Field';
import { useForm } from '../../../../ui/useForm';
import type { Call, CallTexts } from '../call';
import type { FormField as FieldOf, Values } from './types';
import { ChosenImage } from './ChosenImage';
import { FormDialog } from '../FormDialog';
import { FormField } from './FormField';
import * as forms from '../forms.module.css';
import { LastingMessage } from '../LastingMessage';
import * as s from './resource.module.css';
import { UploadList } from './UploadList';
import { useLeaveQuestion } from '../useLeaveQuestion';
import { failureText, useChange } from '../useChange';
import { useUploads } from './useUploads';

/** A form that adds a row for each chosen picture. */
export interface UploadSpec<V extends Values> {
  title: string;
  /** Said of no file, and of one that is no image. */
  noImage: string;
  /** What several of the rows are called. */
  plural: string;
  /** Fields that hold for all of the pictures. */
  fields: FieldOf<V>[];
  initial: () => V;
  send: (file: File, values: V) => Call;
  /** What is said of one picture. */
  texts: CallTexts & { failure: string };
}

/** A dialog that takes one picture or many, shows what becomes of each, and keeps those that have failed for another try. */
export function UploadModal<V extends Values>({ spec, onClose }: { spec: UploadSpec<V>; onClose: () => void }) {
  const { texts } = spec;
  const { uploads, unsent, choose, sendAll } = useUploads(spec.noImage);
  const { run, refuse, failure, forget } = useChange();
  const say = (message: string) => refuse(message, texts.duration);
  const { values, errors, isBusy, change, formProps } = useForm<Values>({
    initial: spec.initial,
    check: (): { image?: string } => (unsent.length === 0 ? { image: spec.noImage } : {}),
    onRefused: () => say(spec.noImage),
    send: async (typed) => {
      const call = sendAll(
        (file) => spec.send(file, typed as V),
        (error) => failureText(texts.failure, error),
      );
      const many = { ...texts, success: `${String(unsent.length)} ${spec.plural} added successfully!` };
      if (await run(call, unsent.length === 1 ? texts : many)) onClose();
    },
  });
  const { question, leave } = useLeaveQuestion(unsent.length > 0 || isBusy, onClose);

  const pick = (input: HTMLInputElement) => {
    forget();
    const refusal = choose([...(input.files ?? [])]);
    if (refusal === null) return;
    if ((input.files?.length ?? 0) === 1) input.value = '';
    say(refusal);
  };

  const [first] = uploads;
  return (
    <FormDialog
      title={spec.title}
      formProps={formProps}
      save={isBusy ? 'Adding...' : 'Add'}
      isBusy={isBusy}
      question={question}
      onClose={leave}
      remarks={
        <>
          {isBusy && uploads.length === 1 && <progress className={forms.progress} aria-label="Sending the image" />}
          <LastingMessage problem={failure} />
        </>
      }
    >
      <Field
        label="Image"
        hint="One or many, each below 10 MB."
        invalid={errors.image !== undefined && unsent.length === 0}
      >
        {(control) => (
          <>
            <input
              {...control}
              type="file"
              multiple
              accept="image/*"
              className={s.file}
              disabled={isBusy}
              aria-required
              onChange={(event) => pick(event.target)}
            />
            {first && uploads.length === 1 && <ChosenImage file={first.file} alt="The chosen image" />}
          </>
        )}
      </Field>
      {uploads.length > 1 && <UploadList uploads={uploads} isBusy={isBusy} />}
      {spec.fields.map((field) => (
        <FormField
          key={field.name}
          field={field}
          value={values[field.name] ?? null}
          isBusy={isBusy}
          onChange={(value) => change({ [field.name]: value })}
          onRefuse={say}
        />
      ))}
    </FormDialog>
  );
}
