import type { Message } from '../../../api';
import { schoolTime } from '../shared/schoolTime';
import { PreviewModal } from '../shared/resource/PreviewModal';
import type { DialogProps } from '../shared/resource/types';
import { kindText, statusLook } from '../shared/messages/messageLooks';
import * as s from './messages.module.css';

/** A message as the guest gets it. */
export function MessageDialog({ row: message, onClose }: DialogProps<Message>) {
  const { kind, to, subject, text, status, created_at, sent_at, booking_code } = message;
  const facts: [string, string][] = [
    ['To', to],
    ['Subject', subject],
    ['Status', statusLook(status).text],
    ['Written', schoolTime(created_at)],
    ...(sent_at === null ? [] : [['Sent', schoolTime(sent_at)] satisfies [string, string]]),
    ...(booking_code === null ? [] : [['Booking', booking_code] satisfies [string, string]]),
  ];
  return (
    <PreviewModal title={kindText(kind)} onClose={onClose}>
      <dl className={s.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {text === '' ? <p className={s.second}>The text is not shown.</p> : <p className={s.text}>{text}</p>}
    </PreviewModal>
  );
}
