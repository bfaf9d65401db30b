import { type ChangeEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSubmitOnce } from './useSubmitOnce';

/** The message for each field that is refused. */
export type FormErrors<Values> = { [Name in keyof Values]?: string };

/** The fields that hold a text. */
type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] & string;

interface FormOptions<Values> {
  initial: Values | (() => Values);
  /** What keeps the values from being sent; an empty object when nothing does. */
  check?: (values: Values) => FormErrors<Values>;
  /** Told what `check` has refused, where it is said elsewhere than beside the fields. */
  onRefused?: (errors: FormErrors<Values>) => void;
  /** Sends the values. Not called again before it has settled. */
  send: (values: Values) => Promise<unknown>;
  /** Called with the values after each change. */
  onChange?: (values: Values) => void;
}

/** The first control that is marked as wrong; a group of radio buttons is marked as a whole. */
const WRONG = '[aria-invalid="true"], [data-invalid="true"] input';

/** The shown messages that still hold. */
const remaining = <Values>(shown: FormErrors<Values>, found: FormErrors<Values>) =>
  Object.fromEntries(
    Object.entries(shown).filter(([name, message]) => found[name as keyof Values] === message),
  ) as FormErrors<Values>;

/**
 * The state of a form: its values, the messages of its last attempt, and sending once. A refused attempt moves the
 * focus to the first wrong field; its messages stay until their causes are gone. The values stay until `reset`.
 */
export function useForm<Values extends object>({
  initial,
  check = () => ({}),
  onRefused,
  send,
  onChange,
}: FormOptions<Values>) {
  const [start] = useState(initial);
  const [values, setValues] = useState(start);
  const [errors, setErrors] = useState<FormErrors<Values>>({});
  const [sendOnce, isBusy] = useSubmitOnce(send);
  const submitter = useRef<HTMLElement | null>(null);

  // A button that is disabled while the form is sent loses the focus, and gets it back if the form stays.
  useEffect(() => {
    if (!isBusy && document.activeElement === document.body) submitter.current?.focus({ preventScroll: true });
    if (!isBusy) submitter.current = null;
  }, [isBusy]);

  const change = (changed: Partial<Values>) => {
    const next = { ...values, ...changed };
    setValues(next);
    onChange?.(next);
    setErrors(remaining(errors, check(next)));
  };

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const found = check(values);
    flushSync(() => setErrors(found)); // the wrong fields are marked before the first of them is looked for
    if (Object.keys(found).length === 0) {
      const { submitter: button } = event.nativeEvent as Partial<SubmitEvent>;
      submitter.current = document.activeElement === button ? (button ?? null) : null;
      void sendOnce(values);
    } else {
      onRefused?.(found);
      event.currentTarget.querySelector<HTMLElement>(WRONG)?.focus();
    }
  };

  return {
    values,
    errors: Object.keys(errors).length > 0 ? remaining(errors, check(values)) : errors, // a cause may go with what has loaded meanwhile
    isBusy,
    /** Whether something differs from what the form began with. */
    isDirty: Object.entries(values).some(([name, value]) => value !== start[name as keyof Values]),
    change,
    reset: () => setValues(initial),
    /** The properties of the text field `name`. */
    input: (name: TextName<Values>) => ({
      name,
      dir: 'auto', // people write in scripts of either direction
      value: values[name] as string,
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        change({ [name]: target.value } as Partial<Values>),
    }),
    /** The properties of the form element. noValidate: the messages are the app's, not the browser's. */
    formProps: { noValidate: true, 'aria-busy': isBusy, onSubmit: submit },
  };
}
