import { useEffect } from 'react';
import { isRecord, isText } from '../../../../lib/typeGuards';
import { selectCurrentUser, selectSessionKey, useAppSelector, useAppStore } from '../../../../state';
import { sessionDraft } from '../../../../state/persist/sessionDraft';
import { type CounterForm, isCounterForm } from './counterRules';

interface Draft {
  /** The e-mail address of the person who typed it. */
  person: string;
  form: CounterForm;
}

const draft = sessionDraft<Draft>(
  'counterSheet',
  (value): value is Draft => isRecord(value) && isText(value.person) && isCounterForm(value.form),
);

/** What is typed into the sheet and not booked yet: it survives a reload, for the same person, until the session ends. */
export function useCounterDraft() {
  const store = useAppStore();
  const person = useAppSelector(selectCurrentUser)?.email ?? '';

  useEffect(() => {
    const session = selectSessionKey(store.getState());
    return store.subscribe(() => {
      if (selectSessionKey(store.getState()) !== session) draft.clear();
    });
  }, [store]);

  return {
    read: (): CounterForm | null => {
      const kept = draft.read();
      return kept?.person === person ? kept.form : null;
    },
    write: (form: CounterForm) => draft.write({ person, form }),
    clear: draft.clear,
  };
}
