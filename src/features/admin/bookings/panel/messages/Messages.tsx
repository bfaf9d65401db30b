import { Button } from 'antd';
import { skipToken } from '@reduxjs/toolkit/query';
import { selectIsAdmin, useAppSelector } from '../../../../../state';
import { type FullBooking, type Message, useGetBookingQuery } from '../../../../../api';
import { Badge } from '../../../../../ui/Badge';
import { VisuallyHidden } from '../../../../../ui/VisuallyHidden';
import { languageNames } from '../../../shared/languageNames';
import { RehearsalNote } from '../../../shared/messages/RehearsalNote';
import { SendAgain } from '../../../shared/messages/SendAgain';
import { statusLook } from '../../../shared/messages/messageLooks';
import * as s from '../panel.module.css';
import { schoolTime } from '../../../shared/schoolTime';
import type { Opening } from '../../../shared/useBookingAddress';
import { languageOf } from './guestTexts';

const POLL_MS = 10_000;

interface MessagesProps {
  booking: FullBooking;
  onOpen: (what: Opening) => void;
}

/** The language in which the guest is written to, with the way to another; a backend that knows no version changes no booking. */
function MessageLanguage({ booking, onOpen }: MessagesProps) {
  const { language, version, booking_code: code } = booking;
  if (language === undefined) return null;
  return (
    <div className={s.entry}>
      <p className={s.note}>
        {`Written in ${languageNames[languageOf(booking)]}${language === null ? ', by the phone number' : ''}.`}
      </p>
      {version !== undefined && (
        <Button size="small" aria-haspopup="dialog" onClick={() => onOpen({ booking: code, edit: 'guest' })}>
          Change language
        </Button>
      )}
    </div>
  );
}

/** When it went, to whom; or when it was written, where it has not gone. */
const wayOf = ({ to, created_at, sent_at }: Message): string =>
  `${sent_at === null ? `Written ${schoolTime(created_at)}` : schoolTime(sent_at)} to ${to}`;

/** What the school has written to a guest by e-mail, the latest first. */
export function Messages({ booking, onOpen }: MessagesProps) {
  const { id: bookingId, messages, customer_email: email } = booking;
  const isAdmin = useAppSelector(selectIsAdmin);
  // What waits is sent within seconds: the booking is asked for until it is.
  const isWaiting = messages.some(({ status }) => status === 'WAITING');
  useGetBookingQuery(isWaiting ? { id: bookingId } : skipToken, {
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
  });
  return (
    <section className={s.log}>
      <h2>Messages</h2>
      <MessageLanguage booking={booking} onOpen={onOpen} />
      <RehearsalNote messages={messages} />
      {messages.length === 0 ? (
        <p className={s.note}>
          {email === '' ? 'This guest has no e-mail address.' : 'Nothing was written to this guest.'}
        </p>
      ) : (
        <ol>
          {messages.map((message) => (
            <li key={message.id}>
              <span className={s.entry}>
                <span className={s.about}>{message.subject}</span>
                <Badge {...statusLook(message.status)} />
              </span>
              <span className={s.second}>{wayOf(message)}</span>
              <div className={s.entry}>
                <details className={s.mail}>
                  <summary>
                    Read<VisuallyHidden>{`: ${message.subject}`}</VisuallyHidden>
                  </summary>
                  <p>{message.text}</p>
                </details>
                {isAdmin && <SendAgain row={message} name={`Send again: ${message.subject}`} />}
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
