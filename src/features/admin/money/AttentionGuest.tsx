import type { AttentionItem } from '../../../api';
import { NewTabLink } from '../../../ui/NewTabLink';
import { callUrl, shownPhone, whatsAppUrl } from '../shared/phone';
import { shortDay } from '../shared/schoolTime';
import * as s from './attention.module.css';

/** Whom something is about, how to reach them, and their lesson. Nothing with a backend that does not tell. */
export function AttentionGuest({ item }: { item: AttentionItem }) {
  const { customer_name: name, customer_phone: phone = '', product_name: lesson, reservation_date: day } = item;
  if (name === undefined) return null;
  const [call, chat, shown] = [callUrl(phone), whatsAppUrl(phone), shownPhone(phone)];
  return (
    <div className={s.guest}>
      <strong>{name}</strong>
      {lesson && day && <span>{`${lesson}, ${shortDay(day)}`}</span>}
      <span className={s.contacts}>
        {call && (
          <a href={call} aria-label={`Call ${name}, ${shown}`}>
            {shown}
          </a>
        )}
        {chat && (
          <NewTabLink href={chat} aria-label={`WhatsApp ${name}, ${shown}`}>
            WhatsApp
          </NewTabLink>
        )}
      </span>
    </div>
  );
}
