import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm } from '../../../../ui/useForm';
import { useSubmitOnce } from '../../../../ui/useSubmitOnce';
import type { DialogProps, FormField as Description, FormSpec, Row, Values } from './types';
import { FormDialog } from '../FormDialog';
import { FieldGroup } from './FieldGroup';
import { FormField } from './FormField';
import * as s from '../forms.module.css';
import { LastingMessage } from '../LastingMessage';
import { ListOnScreen, useClose } from './listOnScreen';
import { refusedTranslations } from './translations';
import { changedMeanwhile, typedOverText } from './typedOver';
import { useChange } from '../useChange';
import { useKeptTyping } from '../useKeptTyping';
import { useLeaveQuestion } from '../useLeaveQuestion';

const busyLabels = { Add: 'Adding...', Save: 'Saving...', Update: 'Updating...' };

const GONE = 'This row is not on this page any more: somebody may have changed or deleted it.';

/** The key of a refusal that concerns no field. */
const WHOLE = '';

interface Group<V extends Values> {
  group: string | undefined;
  members: Description<V>[];
}

/** The fields in their order; those of a group stand together, at the end. */
function inGroups<V extends Values>(fields: Description<V>[]): Group<V>[] {
  const groups = new Set(fields.map(({ group }) => group));
  return [...groups].map((group) => ({ group, members: fields.filter((field) => field.group === group) }));
}

interface FormModalProps<R extends Row | null, V extends Values> extends DialogProps<R> {
  spec: FormSpec<R, V>;
}

/** A form in a dialog: it checks, sends once, says how it went, and asks before what was typed is lost. */
export function FormModal<R extends Row | null, V extends Values>({ spec, row, onClose }: FormModalProps<R, V>) {
  const { run, refuse, failure, forget } = useChange();
  const [asked, setAsked] = useState<string | null>(null);
  const [start] = useState<Values>(() => spec.initial(row));
  // What is stored, as far as the form knows: the row may become another one under it.
  const stored = useRef(start);
  const { freshRow, release } = use(ListOnScreen);
  const onGone = useEffectEvent(release);
  useEffect(() => () => onGone(), []);
  const fieldsOf = (known: R, typed: Values) =>
    typeof spec.fields === 'function' ? spec.fields(known, typed as V) : spec.fields;
  const [save, isSaving] = useSubmitOnce(async (typed: Values, known: R) => {
    const call = spec.send(typed as V, known);
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
    initial: start,
    check: (typed) => {
      const refusal = spec.check?.(typed as V);
      return refusal ? { [refusal.field ?? WHOLE]: refusal.message } : {};
    },
    onRefused: (refused) => say(Object.values(refused)[0]),
    onChange: () => setAsked(null),
    send: async (typed) => {
      const fresh = row && (await freshRow(row.id));
      const known = (fresh ?? row) as R;
      const now = spec.initial(known);
      const { followed, typedOver } = changedMeanwhile(typed, stored.current, now);
      stored.current = now;
      change(followed);
      const sent = { ...typed, ...followed };
      const doubts = [
        row && fresh === null ? GONE : null,
        typedOverText(typedOver, now, fieldsOf(known, sent)),
        spec.question?.(sent as V, known) ?? null,
      ].filter((doubt) => doubt !== null);
      if (doubts.length === 0) return save(sent, known);
      setAsked(doubts.join(' '));
    },
  });
  const isBusy = isSending || isSaving;
  useKeptTyping(`${spec.title} ${row?.id ?? ''}`, { values, change }, start);
  const { question, leave } = useLeaveQuestion(isDirty || isBusy, useClose(failure, onClose));
  const doubt = asked !== null && {
    text: asked,
    no: 'Go back',
    onNo: () => setAsked(null),
    yes: 'Save anyway',
    onYes: () => {
      setAsked(null);
      void save(values, row);
    },
  };
  const fields = fieldsOf(row, values);
  const note = spec.note?.(values as V, row);
  const { verb = 'Save' } = spec;
  const isSendingFile = isBusy && Object.values(values).some((value) => value instanceof File);
  const refused = refusedTranslations(failure?.details ?? []);
  const isWrong = (name: string) => errors[name] !== undefined || refused[name] !== undefined;
  const render = (field: Description<V>) => (
    <FormField
      key={field.name}
      field={field}
      value={values[field.name] ?? null}
      isWrong={isWrong(field.name)}
      error={refused[field.name]}
      isBusy={isBusy}
      onChange={(value) => {
        change({ [field.name]: value });
        if (isWrong(field.name)) forget();
      }}
      onRefuse={say}
    />
  );
  return (
    <FormDialog
      title={spec.title}
      formProps={formProps}
      save={isBusy ? busyLabels[verb] : verb}
      isBusy={isBusy}
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
      {inGroups(fields).map(({ group, members }) => {
        const isRefused = members.some(({ name }) => isWrong(name));
        const isFilled = members.some(({ name }) => values[name] !== '');
        return group === undefined ? (
          members.map(render)
        ) : (
          <FieldGroup key={group} label={group} isFilled={isFilled} isRefused={isRefused}>
            {members.map(render)}
          </FieldGroup>
        );
      })}
    </FormDialog>
  );
}
