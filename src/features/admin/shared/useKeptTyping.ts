import { useEffect, useEffectEvent, useRef } from 'react';
import { selectCurrentUser, selectSessionKey, useAppSelector, useAppStore } from '../../../state';
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

/** What stood in the forms that a login ended under, by the form's name. It is gone with a reload of the page. */
const kept = new Map<string, Kept>();

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
    const found = kept.get(name);
    if (found?.person !== person.current) return;
    kept.delete(name);
    if (!found) return;
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
    const typed = Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== before[field]));
    const fields = Object.keys(typed);
    if (fields.length === 0) return;
    kept.set(name, {
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
