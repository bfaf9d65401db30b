import { useState } from 'react';
import { adminApi, type Message } from '../../../../api/admin';
import { call } from '../../resource/call';
import { useChange } from '../useChange';

/** Sends a message once more, once for a double click. `failure` stays until the next try. */
export function useSendAgain() {
  const { run, isBusy, failure } = useChange();
  const [id, setId] = useState<string | null>(null);
  const sendAgain = (message: Message) => {
    if (isBusy) return;
    setId(message.id);
    void run(call(adminApi.endpoints.sendMessageAgain, { id: message.id }), {
      success: 'The message was written once more.',
      failure: 'The message could not be sent again.',
      duration: 1000,
    });
  };
  return { sendAgain, busyId: isBusy ? id : null, failure };
}
