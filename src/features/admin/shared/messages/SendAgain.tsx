import { type Message, messageOf, useSendMessageAgainMutation } from '../../../../api';
import { useToasts } from '../../../../ui/toast';
import { useSubmitOnce } from '../../../../ui/useSubmitOnce';
import { AskInPlace } from '../AskInPlace';
import { useLeavingProblem } from '../useLeavingProblem';
import * as s from './messages.module.css';
import { canBeSentAgain } from './messageLooks';

/** Sends a message once more, after a question. What went wrong stays under the button. Nothing where that cannot be. */
export function SendAgain({ row: message, name }: { row: Message; name: string }) {
  const [send] = useSendMessageAgainMutation();
  const { problem, tell } = useLeavingProblem(name);
  const toasts = useToasts();
  const [run, isBusy] = useSubmitOnce(async () => {
    tell(null);
    const { data, error } = await send({ id: message.id });
    if (error !== undefined) tell(messageOf(error, 'The server did not answer.'));
    else {
      const isRehearsal = data.data.status === 'REHEARSED';
      toasts.show('success', isRehearsal ? 'Written again as a rehearsal.' : 'It is on its way again.');
    }
  });
  if (!canBeSentAgain(message)) return null;
  return (
    <>
      <AskInPlace
        question="Send it again?"
        description="The guest gets it once more, at the address of the booking."
        yes="Yes, send it"
        onYes={() => void run()}
        size="small"
        aria-label={name}
        disabled={isBusy}
      >
        {isBusy ? 'Sending...' : 'Send again'}
      </AskInPlace>
      {problem !== null && (
        <p className={s.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
