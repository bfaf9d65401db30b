import { useEffect, useEffectEvent, useRef } from 'react';
import { selectCurrentUser, selectSessionKey, useAppSelector, useAppStore } from '../../../state';
import { useToasts } from '../../../ui/toast';

interface Form<Values> {
  values: Values;
  change: (changed: Partial<Values>) => void;
}

/** What stood in the forms that a login ended under, by the form's name. It is gone with a reload of the page. */
const kept = new Map<string, { person: string; typed: object }>();

const LASTS_MS = 10_000; // it stands on another page than the form did, and has to be found first

/**
 * Loses nothing that is typed when the login ends under a form and the guard leaves the admin area: the form called `name`
 * has it again when the same person opens it next. `start` is what the form began with; fields that are as they were are not
 * kept, as somebody else may change them meanwhile.
 */
export function useKeptTyping<Values extends object>(name: string, { values, change }: Form<Values>, start: Values) {
  const store = useAppStore();
  const toasts = useToasts();
  const user = useAppSelector(selectCurrentUser)?.email;
  const person = useRef(user);

  useEffect(() => {
    if (user !== undefined) person.current = user;
  }, [user]);

  const open = useEffectEvent(() => {
    const found = kept.get(name);
    kept.delete(name);
    if (found?.person !== person.current) return;
    change(found?.typed ?? {});
    toasts.show('info', 'What you typed before your login ended is here again.', LASTS_MS);
  });
  const close = useEffectEvent(() => {
    if (selectSessionKey(store.getState()) !== null || person.current === undefined) return;
    const typed = Object.entries(values).filter(([field, value]) => value !== start[field as keyof Values]);
    if (typed.length === 0) return;
    kept.set(name, { person: person.current, typed: Object.fromEntries(typed) });
    toasts.show('info', 'Your login has ended. Log in and open the form again: what you typed is kept.', LASTS_MS);
  });
  useEffect(() => {
    open();
    return close;
  }, []);
}
