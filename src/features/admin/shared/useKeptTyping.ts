import { useEffect, useEffectEvent, useRef } from 'react';
import { selectCurrentUser, selectSessionKey, useAppSelector, useAppStore } from '../../../state';
import { isRecord, isText } from '../../../lib/typeGuards';
import { sessionDraft } from '../../../state/persist/sessionDraft';
import { ADMIN_TYPED } from '../../../state/persist/webStorage';
import { useToasts } from '../../../ui/toast';

interface Form<Values> {
  values: Values;
  change: (changed: Partial<Values>) => void;
}

/** The fields of a form in which something was typed. */
interface Kept {
  person: string;
  typed: Record<string, unknown>;
  /** What they held before. */
  over: Record<string, unknown>;
}

const isKept = (value: unknown): value is Kept =>
  isRecord(value) && isText(value.person) && isRecord(value.typed) && isRecord(value.over);

/**
 * What stood in forms that a login ended under, by the form's name. In the tab's storage, as the way out of the admin area may load
 * the page anew in the visitor's language.
 */
const draft = sessionDraft(
  ADMIN_TYPED,
  (value): value is Record<string, Kept> => isRecord(value) && Object.values(value).every(isKept),
);

/** Whether the person has logged out, after the question about what is half typed: then nothing is kept. */
let hasLeft = false;

/** Keeps nothing of what is typed: to be called when the person logs out. */
export const keepNothing = (): void => void (hasLeft = true);

/** A chosen file is not typed, and cannot be stored there. */
const isStorable = (value: unknown): boolean => !(value instanceof Blob);

/** Says that the login has ended, when the guard leaves the admin area without anybody having logged out. */
export function useLoginEnd(): void {
  const store = useAppStore();
  const toasts = useToasts();
  const leave = useEffectEvent(() => {
    if (!hasLeft && selectSessionKey(store.getState()) === null)
      toasts.show('error', 'You are logged out. Log in to go on.', LASTS_MS);
  });
  useEffect(() => {
    hasLeft = false;
    return leave;
  }, []);
}

const LASTS_MS = 10_000; // it stands on another page than the form did, and has to be found first
const TO_COMPARE_MS = 60_000;

/**
 * Loses nothing that is typed when the login ends under a form and the guard leaves the admin area: the form called `name`
 * has it again when the same person opens it next. `stored` is what its fields hold where nobody types; those that hold it are
 * not kept, as somebody else may change them meanwhile.
 */
export function useKeptTyping<Values extends object>(name: string, { values, change }: Form<Values>, stored: Values) {
  const store = useAppStore();
  const toasts = useToasts();
  const user = useAppSelector(selectCurrentUser)?.email;
  const person = useRef(user);

  useEffect(() => {
    if (user !== undefined) person.current = user;
  }, [user]);

  const open = useEffectEvent(() => {
    const { [name]: found, ...further } = draft.read() ?? {};
    if (!found || found.person !== person.current) return;
    draft.write(further);
    change(found.typed as Partial<Values>);
    const now = stored as Record<string, unknown>;
    const others = Object.keys(found.over).filter((field) => now[field] !== found.over[field]);
    toasts.show('info', 'What you typed before your login ended is here again.', LASTS_MS);
    if (others.length === 0) return;
    const words = others.map((field) => String(now[field]) || 'nothing').join('; ');
    toasts.show('error', `Somebody has changed meanwhile what you typed over. It says now: ${words}`, TO_COMPARE_MS);
  });
  const close = useEffectEvent(() => {
    if (hasLeft || selectSessionKey(store.getState()) !== null || person.current === undefined) return;
    const before = stored as Record<string, unknown>;
    const isTyped = ([field, value]: [string, unknown]) => value !== before[field] && isStorable(value);
    const typed = Object.fromEntries(Object.entries(values).filter(isTyped));
    const fields = Object.keys(typed);
    if (fields.length === 0) return;
    const over = Object.fromEntries(fields.map((field) => [field, before[field]]));
    draft.write({ ...draft.read(), [name]: { person: person.current, typed, over } });
    toasts.show('info', 'What you typed is kept: log in and open the form again.', LASTS_MS);
  });
  useEffect(() => {
    open();
    return close;
  }, []);
}
