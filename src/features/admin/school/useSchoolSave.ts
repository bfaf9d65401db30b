import { useState } from 'react';
import { adminApi, detailsOf, messageOf, type School, statusOf, type UpdateSchoolRequest } from '../../../api';
import { useAppDispatch } from '../../../state';
import { useToasts } from '../../../ui/toast';
import type { FormErrors } from '../../../ui/useForm';
import type { FieldName } from './schoolFields';
import type { SchoolForm } from './schoolForm';
import { refusalsOf } from './refusals';

export interface Failure {
  text: string;
  /** Whether somebody else was faster. */
  isMeanwhile: boolean;
}

/** Saves what changes of the school, and keeps what was refused until it is typed anew. */
export function useSchoolSave(askAgain: () => unknown) {
  const dispatch = useAppDispatch();
  const toasts = useToasts();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [refused, setRefused] = useState<FormErrors<SchoolForm>>({});

  /** The school as it is stored now; null where it was refused. */
  const save = async (updateSchoolRequest: UpdateSchoolRequest): Promise<School | null> => {
    setFailure(null);
    setRefused({});
    const { data, error } = await dispatch(
      adminApi.endpoints.updateSchool.initiate({ updateSchoolRequest }, { track: false }),
    );
    if (data) {
      toasts.show('success', 'The school is saved.', 1000);
      return data.data;
    }
    const { fields, others } = refusalsOf(detailsOf(error));
    const reason = messageOf(error, 'The server did not answer. What you typed is still here: save it again.');
    setRefused(fields);
    setFailure({ text: [reason, ...others].join(' '), isMeanwhile: statusOf(error) === 409 });
    if (statusOf(error) === 409) askAgain();
    return null;
  };

  const forget = () => {
    setFailure(null);
    setRefused({});
  };
  /** A field that is typed anew is refused no longer. */
  const release = (names: string[]) =>
    setRefused((all) => Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name))));

  return { save, failure, refused: refused as Partial<Record<FieldName, string>>, forget, release };
}
