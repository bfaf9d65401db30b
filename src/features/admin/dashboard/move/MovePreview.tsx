import WhatsAppOutlined from '@ant-design/icons/es/icons/WhatsAppOutlined';
import { Alert } from 'antd';
import type { Refusal, Session } from '../../../../api';
import { NewTabLink } from '../../../../ui/NewTabLink';
import { counted } from '../../shared/counted';
import { shownPhone, whatsAppUrl } from '../../shared/phone';
import { sessionText } from '../../shared/sessionText';
import { setApart } from '../../shared/setApart';
import { rowNamesOf } from '../rowNames';
import * as s from './move.module.css';
import type { Told } from './moveRules';

/** Which sessions are refused, and why; one line for each reason. */
export function Refusals({ refusals, sessions }: { refusals: readonly Refusal[]; sessions: readonly Session[] }) {
  if (refusals.length === 0) return null;
  const names = rowNamesOf(sessions, []);
  const reasons = [...new Set(refusals.map(({ message }) => message))];
  return (
    <Alert
      type="warning"
      showIcon
      title={`${counted(refusals.length, 'session is', 'sessions are')} refused, so none is changed:`}
      description={reasons.map((reason) => (
        <div key={reason}>
          {`${reason} ${refusals
            .filter(({ message }) => message === reason)
            .map(({ id }) => names.get(id) ?? '')
            .join(', ')}`}
        </div>
      ))}
    />
  );
}

/** Which of the chosen sessions somebody else has changed since, and what they are now. */
export function Meanwhile({ opened, sessions }: { opened: readonly Session[]; sessions: readonly Session[] }) {
  const changed = opened.flatMap((before) => {
    const now = sessions.find(({ id }) => id === before.id);
    if (!now) return [`${before.customer_name}: no longer on this day`];
    return sessionText(now) === sessionText(before) ? [] : [`${setApart(now.customer_name)}: ${sessionText(now)}`];
  });
  if (changed.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title="Somebody has changed these meanwhile. They are now:"
      description={changed.map((text) => (
        <div key={text}>{text}</div>
      ))}
    />
  );
}

/** How many they are is read out when a field changes that; each of them is not. */
const unsaid = { 'aria-live': 'off' } as const;

/** Who is told by e-mail, each with the words that are sent. */
export function Letters({ told }: { told: readonly Told[] }) {
  if (told.length === 0) return null;
  return (
    <section className={s.told} aria-label="Told by e-mail">
      <h3>{`${counted(told.length, 'guest is', 'guests are')} told by e-mail`}</h3>
      <ul {...unsaid}>
        {told.map(({ code, name, to, text }) => (
          <li key={code}>
            <details>
              <summary>{`${name} · ${to ?? ''}`}</summary>
              <p className={s.words}>{text}</p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who has no e-mail address: each link opens WhatsApp with the words, where a person sends them. */
export function WhatsAppList({ told, isDone }: { told: readonly Told[]; isDone: boolean }) {
  if (told.length === 0) return null;
  return (
    <section className={s.told} aria-label="Told by WhatsApp">
      <h3>{`${counted(told.length, 'guest has', 'guests have')} no e-mail address`}</h3>
      {!isDone && <p>You tell them by WhatsApp when it is done.</p>}
      <ul {...unsaid}>
        {told.map(({ code, name, phone, text }) => {
          const chat = whatsAppUrl(phone);
          return (
            <li key={code}>
              {isDone && chat !== null ? (
                <NewTabLink href={`${chat}?text=${encodeURIComponent(text)}`} title={text}>
                  <WhatsAppOutlined aria-hidden /> WhatsApp {name}
                </NewTabLink>
              ) : (
                `${name} · ${shownPhone(phone)}`
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
