import { useState } from 'react';
import { isNotFound, messageOf, useResolveAttentionMutation } from '../../../api';
import { useToasts } from '../../../ui/toast';
import { useSubmitOnce } from '../../../ui/useSubmitOnce';
import { focusTitle } from '../shared/DialogButton';

/** Notes several things as done, one after the other; it stops at what fails, and what somebody else has noted counts as done. */
export function useResolveMany(onGone: () => void) {
  const [resolveOne] = useResolveAttentionMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const toasts = useToasts();
  const [resolve, isBusy] = useSubmitOnce(async (ids: readonly string[]) => {
    setProblem(null);
    let isStale = false;
    for (const [index, id] of ids.entries()) {
      const { error } = await resolveOne({ id });
      if (error !== undefined && !isNotFound(error)) {
        const reason = messageOf(error, 'The server did not answer.');
        setProblem(`${String(index)} of ${String(ids.length)} are noted as done. ${reason}`);
        return;
      }
      isStale ||= error !== undefined;
    }
    toasts.show('success', 'All noted as done.');
    focusTitle();
    if (isStale) onGone();
  });
  return { resolve, isBusy, problem };
}
