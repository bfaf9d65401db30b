import { useEffect, useState } from 'react';
import { adminApi, messageOf, type UpdatedSessionsResponse, type UpdateSessionsRequest } from '../../../../api';
import { useAppDispatch } from '../../../../state';
import { isMeanwhile } from '../../shared/meanwhile';

/** How long somebody must have stopped typing before it is asked (ms). */
const PAUSE = 300;

interface Trial {
  /** What was asked, as JSON. */
  asked: string;
  answer: UpdatedSessionsResponse | null;
  problem: string | null;
}

/** Asks the backend what a change would do, anew with each other request; nothing changes. */
export function useTrial(request: UpdateSessionsRequest | null, isStopped: boolean) {
  const dispatch = useAppDispatch();
  const [trial, setTrial] = useState<Trial | null>(null);
  const key = request === null ? '' : JSON.stringify(request);
  useEffect(() => {
    if (key === '' || isStopped) return;
    let isOld = false;
    const timer = setTimeout(async () => {
      const updateSessionsRequest = { ...(JSON.parse(key) as UpdateSessionsRequest), is_trial: true };
      const { data, error } = await dispatch(
        adminApi.endpoints.updateSessions.initiate({ updateSessionsRequest }, { track: false }),
      );
      if (isOld) return;
      const problem = error === undefined ? null : messageOf(error, 'The server did not answer.');
      // Somebody else was faster: with what the sessions are now it is asked again.
      if (data?.refusals.some(({ message: text }) => isMeanwhile({ text })))
        dispatch(adminApi.util.invalidateTags(['Bookings']));
      setTrial({ asked: key, answer: data ?? null, problem });
    }, PAUSE);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [dispatch, isStopped, key]);
  const isCurrent = trial?.asked === key;
  return {
    answer: isCurrent ? trial.answer : null,
    problem: isCurrent ? trial.problem : null,
    isAsking: key !== '' && !isCurrent,
  };
}
