import { useEffect, useEffectEvent, useRef } from 'react';
import { selectCurrentUser, selectSessionKey, useAppSelector, useAppStore } from '../../../state';
import { isRecord, isText } from '../../../lib/typeGuards';
import { sessionDraft } from '../../../state/persist/sessionDraft';
import { useToasts } from '../../../ui/toast';

interface Form<Values> {
  values: Values;
  change: (changed: Partial<Values>) => void;
}

interface Kept {
  person: string;
  typed: Record<string, unknown>;
  /** What the typed fields held before. */
  over: Record<string, unknown>;
}

/**
 * What stood in a form that a login ended under. In the tab's storage, as the way out of the admin area may load the page anew in
 * the visitor's language.
 */
const keptOf = (name: string) =>
  sessionDraft<Kept>(
    `typed in ${name}`,
    (value): value is Kept => isRecord(value) && isText(value.person) && isRecord(value.typed) && isRecord(value.over),
  );

/** A chosen file is not typed, and cannot be stored there. */
const isStorable = (value: unknown): boolean => !(value instanceof Blob);

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
    const kept = keptOf(name);
    const found = kept.read();
    if (!found || found.person !== person.current) return;
    kept.clear();
    change(found.typed as Partial<Values>);
    const now = stored as Record<string, unknown>;
    const others = Object.keys(found.over).filter((field) => now[field] !== found.over[field]);
    toasts.show('info', 'What you typed before your login ended is here again.', LASTS_MS);
    if (others.length === 0) return;
    const words = others.map((field) => String(now[field]) || 'nothing').join('; ');
    toasts.show('error', `Somebody has changed meanwhile what you typed over. It says now: ${words}`, TO_COMPARE_MS);
  });
  const close = useEffectEvent(() => {
    if (selectSessionKey(store.getState()) !== null || person.current === undefined) return;
    const before = stored as Record<string, unknown>;
    const isTyped = ([field, value]: [string, unknown]) => value !== before[field] && isStorable(value);
    const typed = Object.fromEntries(Object.entries(values).filter(isTyped));
    const fields = Object.keys(typed);
    if (fields.length === 0) return;
    keptOf(name).write({
      person: person.current,
      typed,
      over: Object.fromEntries(fields.map((field) => [field, before[field]])),
    });
    toasts.show('info', 'You are logged out. Log in and open the form again: what you typed is kept.', LASTS_MS);
  });
  useEffect(() => {
    open();
    return close;
  }, []);
}
