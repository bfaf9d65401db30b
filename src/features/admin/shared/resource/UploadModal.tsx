import { Modal } from 'antd';
import { type SyntheticEvent, useId, useState } from 'react';
import type { Call, CallTexts } from '../call';
import type { FormField as Field, Values } from './types';
import { ChosenImage } from './ChosenImage';
import { FormField } from './FormField';
import { FormFooter } from '../FormFooter';
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
  fields: Field<V>[];
  initial: () => V;
  send: (file: File, values: V) => Call;
  /** What is said of one picture. */
  texts: CallTexts & { failure: string };
}

/** A dialog that takes one picture or many, shows what becomes of each, and keeps those that have failed for another try. */
export function UploadModal<V extends Values>({ spec, onClose }: { spec: UploadSpec<V>; onClose: () => void }) {
  const { texts } = spec;
  const [values, setValues] = useState(spec.initial);
  const { uploads, unsent, choose, sendAll } = useUploads(spec.noImage);
  const { run, refuse, failure, forget, isBusy } = useChange();
  const question = useLeaveQuestion(unsent.length > 0, onClose);
  const formId = useId();
  const imageId = `${formId}-image`;

  const pick = (input: HTMLInputElement) => {
    forget();
    const refusal = choose([...(input.files ?? [])]);
    if (refusal === null) return;
    if ((input.files?.length ?? 0) === 1) input.value = '';
    refuse(refusal, texts.duration);
  };

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (unsent.length === 0) {
      refuse(spec.noImage, texts.duration);
      document.getElementById(imageId)?.focus();
      return;
    }
    const call = sendAll(
      (file) => spec.send(file, values),
      (error) => failureText(texts.failure, error),
    );
    const many = { ...texts, success: `${String(unsent.length)} ${spec.plural} added successfully!` };
    if (await run(call, unsent.length === 1 ? texts : many)) onClose();
  };

  const [first] = uploads;
  return (
    <Modal
      open
      title={spec.title}
      onCancel={isBusy ? undefined : question.leave}
      closable={!isBusy}
      afterOpenChange={() => document.getElementById(imageId)?.focus()}
      footer={
        <FormFooter
          formId={formId}
          save={isBusy ? 'Adding...' : 'Add'}
          isBusy={isBusy}
          isLocked={false}
          question={question}
        />
      }
    >
      <form id={formId} className={s.form} noValidate onSubmit={(event) => void submit(event)}>
        <div className={s.field}>
          <label htmlFor={imageId}>Image</label>
          <input
            id={imageId}
            type="file"
            multiple
            accept="image/*"
            className={s.file}
            disabled={isBusy}
            aria-required
            aria-describedby={`${imageId}-hint`}
            onChange={(event) => pick(event.target)}
          />
          <span id={`${imageId}-hint`} className={s.hint}>
            One or many, each below 10 MB.
          </span>
          {first && uploads.length === 1 && <ChosenImage file={first.file} alt="The chosen image" />}
        </div>
        {uploads.length > 1 && <UploadList uploads={uploads} isBusy={isBusy} />}
        {spec.fields.map((field) => (
          <FormField
            key={field.name}
            id={`${formId}-${field.name}`}
            field={field}
            value={values[field.name] ?? null}
            isWrong={false}
            isBusy={isBusy}
            onChange={(value) => setValues((before) => ({ ...before, [field.name]: value }))}
            onRefuse={refuse}
          />
        ))}
      </form>
      {isBusy && uploads.length === 1 && <progress className={s.progress} aria-label="Sending the image" />}
      <LastingMessage problem={failure} />
    </Modal>
  );
}
