import { Button, Popconfirm } from 'antd';
import { useId, useRef, useState } from 'react';
import { type Message, messageOf, useSendMessageAgainMutation } from '../../../../api';
import { useToasts } from '../../../../ui/toast';
import { useSubmitOnce } from '../../../../ui/useSubmitOnce';
import { popupContainer } from '../popupContainer';
import * as s from './messages.module.css';
import { canBeSentAgain } from './messageLooks';

/** Sends a message once more, after a question. What went wrong stays under the button. Nothing where that cannot be. */
export function SendAgain({ row: message, name }: { row: Message; name: string }) {
  const [send] = useSendMessageAgainMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const cancelId = useId();
  const toasts = useToasts();
  const [run, isBusy] = useSubmitOnce(async () => {
    setProblem(null);
    const { data, error } = await send({ id: message.id });
    if (error !== undefined) setProblem(messageOf(error, 'The server did not answer.'));
    else {
      const isRehearsal = data.data.status === 'REHEARSED';
      toasts.show('success', isRehearsal ? 'Written again as a rehearsal.' : 'It is on its way again.');
    }
  });
  if (!canBeSentAgain(message)) return null;
  return (
    <>
      <Popconfirm
        title="Send it again?"
        description="The guest gets it once more, at the address of the booking."
        okText="Yes, send it"
        cancelText="Cancel"
        styles={{ root: { maxWidth: 'min(22rem, 92vw)' } }}
        placement="topRight"
        getPopupContainer={popupContainer}
        onOpenChange={(isOpen) => !isOpen && button.current?.focus({ preventScroll: true })}
        // Not by autoFocus: before the pop-up has its place, the dialog would scroll to where it is not.
        afterOpenChange={(isOpen) => isOpen && document.getElementById(cancelId)?.focus({ preventScroll: true })}
        okButtonProps={{ size: 'large' }}
        cancelButtonProps={{ size: 'large', id: cancelId }}
        // The second half of a double click may come after the answer, when nothing holds it back.
        onConfirm={(event) => void ((event?.detail ?? 0) < 2 && run())}
      >
        <Button ref={button} size="small" aria-label={name} disabled={isBusy}>
          {isBusy ? 'Sending...' : 'Send again'}
        </Button>
      </Popconfirm>
      {problem !== null && (
        <p className={s.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
