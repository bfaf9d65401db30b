import { skipToken } from '@reduxjs/toolkit/query';
import WhatsAppOutlined from '@ant-design/icons/es/icons/WhatsAppOutlined';
import { type FullBooking, useGetSchoolQuery, useListDaysQuery } from '../../../../../api';
import { dayAfter, schoolToday } from '../../../../../lib/dates';
import { LISTED_DAYS } from '../../../../../lib/listedDays';
import { NewTabLink } from '../../../../../ui/NewTabLink';
import * as s from '../panel.module.css';
import { languageNames } from '../../../shared/languageNames';
import { whatsAppUrl } from '../../../shared/phone';
import * as rows from '../../shared/rows.module.css';
import { guestTexts, languageOf, sessionsToCome } from './guestTexts';

/** The days of the sessions to come on which the school is closed. */
function useClosedDays(booking: FullBooking, today: string) {
  const dates = sessionsToCome(booking, today).map(({ reservation_date }) => reservation_date);
  const [from = ''] = dates;
  const to = [dates.at(-1) ?? '', from === '' ? '' : dayAfter(from, LISTED_DAYS - 1)].sort()[0] ?? '';
  const { currentData } = useListDaysQuery(from === '' ? skipToken : { from, to });
  return (currentData?.data ?? []).filter(({ is_open }) => !is_open);
}

/** Ready texts for the chat with a guest. Each link opens WhatsApp, where a person sends it; nothing is sent by itself. */
export function WhatsAppTexts({ booking }: { booking: FullBooking }) {
  const today = schoolToday();
  const closedDays = useClosedDays(booking, today);
  const chat = whatsAppUrl(booking.customer_phone);
  // The page itself knows the school's words in its own language alone.
  const school = useGetSchoolQuery(chat === null ? skipToken : undefined, { refetchOnMountOrArgChange: true });
  const texts = guestTexts(booking, { today, closedDays, told: school.data?.data });
  // Until it has answered, a text could say what the school does not.
  if (chat === null || school.isLoading || texts.length === 0) return null;
  return (
    <section className={s.log}>
      <h2>Ready texts</h2>
      <p className={s.note}>
        {`In ${languageNames[languageOf(booking)]}. WhatsApp opens with the text; nothing is sent before you send it.`}
      </p>
      <div className={s.contacts}>
        {texts.map(({ kind, label, text }) => (
          <NewTabLink
            key={kind}
            className={rows.contact}
            href={`${chat}?text=${encodeURIComponent(text)}`}
            aria-label={`Ready text: ${label}`}
            title={text}
          >
            <WhatsAppOutlined aria-hidden /> {label}
          </NewTabLink>
        ))}
      </div>
    </section>
  );
}
