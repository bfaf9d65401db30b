import { Alert } from 'antd';
import { type AttentionItem, isNotFound, messageOf, useResolveAttentionMutation } from '../../../api';
import { Badge } from '../../../ui/Badge';
import { useToasts } from '../../../ui/toast';
import { useSubmitOnce } from '../../../ui/useSubmitOnce';
import { AskInPlace } from '../shared/AskInPlace';
import { BookingLink } from '../shared/BookingLink';
import { schoolTime } from '../shared/schoolTime';
import { useLeavingProblem } from '../shared/useLeavingProblem';
import { focusTitle } from '../shared/DialogButton';
import { AttentionGuest } from './AttentionGuest';
import { kindLook } from './attentionKinds';
import * as s from './attention.module.css';
import * as shared from './money.module.css';

interface AttentionRowProps {
  item: AttentionItem;
  /** Called when somebody else was faster. */
  onGone: () => void;
  /** Whether it is among those that are seen to together. */
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** One thing to see to: what it is, the way to its booking, and the button for when it is done. */
export function AttentionRow({ item, onGone, isChosen, onChoose }: AttentionRowProps) {
  const { id, kind, text, booking_code: code, created_at } = item;
  const [resolve] = useResolveAttentionMutation();
  const { tone, text: title, goes } = kindLook(kind);
  const name = code === null ? title : `${title}, ${code}`;
  const { problem, tell } = useLeavingProblem(name);
  const toasts = useToasts();
  const [run, isBusy] = useSubmitOnce(async () => {
    tell(null);
    const { error } = await resolve({ id });
    if (error !== undefined && !isNotFound(error)) {
      tell(messageOf(error, 'The server did not answer.'));
      return;
    }
    toasts.show('success', error === undefined ? 'Noted as done.' : 'Somebody has noted it already.');
    focusTitle();
    if (error !== undefined) onGone();
  });
  return (
    <li className={s.item}>
      <div className={s.itemHead}>
        <label className={s.choose}>
          <input
            type="checkbox"
            checked={isChosen}
            aria-label={`Choose: ${name}`}
            onChange={({ target }) => onChoose(target.checked)}
          />
          <Badge tone={tone} text={title} />
        </label>
        <span className={shared.hint}>{schoolTime(created_at)}</span>
      </div>
      <AttentionGuest item={item} />
      <p className={s.itemText}>{text}</p>
      {problem !== null && <Alert type="error" showIcon title={problem} />}
      <div className={s.foot}>
        {code !== null && (
          <BookingLink className={s.toBooking} code={code} place={id}>
            Booking {code}
          </BookingLink>
        )}
        <AskInPlace
          question="Is this done?"
          description={`It leaves the list for everybody. ${goes ?? ''}`}
          yes="Yes, it is done"
          no="Not yet"
          onYes={() => void run()}
          disabled={isBusy}
          aria-label={`Done: ${name}`}
        >
          {isBusy ? 'Noting...' : 'Done'}
        </AskInPlace>
      </div>
    </li>
  );
}
