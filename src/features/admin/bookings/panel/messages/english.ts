import { school } from '../../../../../config/school';
import { type GuestFacts, type GuestLanguage, lines, paragraphs } from './guestLanguage';

const hello = ({ name }: GuestFacts): string => `Hello ${name}, this is ${school.name}.`;

const placeAndMoney = ({ spot, meetingPoint, due }: GuestFacts): string | null =>
  lines(
    spot === null ? null : `Place: ${[spot, meetingPoint].filter(Boolean).join('. ')}`,
    due === null ? null : `To pay: ${due}`,
  );

const inTime = ({ meetingPoint }: GuestFacts): string =>
  `Please be ${meetingPoint === null ? 'at the school' : 'there'} 15 minutes before.`;
const openHour = ({ isHourOpen }: GuestFacts): string =>
  isHourOpen ? ' The tide decides the exact time; we write to you on the evening before.' : '';

export const english: GuestLanguage = {
  locale: 'en-GB',
  people: (count) => `${String(count)} ${count === 1 ? 'person' : 'people'}`,
  usually: (time) => `usually at ${time}`,
  at: (time) => `at ${time}`,
  taughtBy: (name) => `with ${name}`,
  confirm: (facts) =>
    paragraphs(
      `${hello(facts)} Your booking ${facts.code} is confirmed.`,
      facts.sessions,
      placeAndMoney(facts),
      `${inTime(facts)}${openHour(facts)}`,
      `Your booking: ${facts.link}`,
    ),
  reminder: (facts) =>
    paragraphs(
      `${hello(facts)} See you ${facts.nearness === null ? 'on' : `${facts.nearness},`} ${facts.days}!`,
      facts.sessions,
      placeAndMoney(facts),
      `${inTime(facts)} Bring swimwear, a towel, sunscreen and water.`,
    ),
  moved: (facts) =>
    paragraphs(
      `${hello(facts)} Your booking ${facts.code} was moved. It is now:`,
      facts.sessions,
      placeAndMoney(facts),
      'Does that not suit you? Just answer this message.',
      `Your booking: ${facts.link}`,
    ),
  closed: (facts) =>
    paragraphs(
      `${hello(facts)} We are closed on ${facts.days}${facts.reason === null ? '' : ` (${facts.reason})`}, so this of your booking ${facts.code} cannot take place:`,
      facts.sessions,
      `Which other day suits you?${facts.hasPaid ? ' If none does, we give your money back.' : ''}`,
    ),
  unpaid: (facts) =>
    paragraphs(
      `${hello(facts)} ${facts.due ?? ''} of your booking ${facts.code} is not paid yet.`,
      facts.isPayableOnline
        ? `You can pay on its page: ${facts.link}`
        : `You can pay in cash at the school or by transfer. Your booking: ${facts.link}`,
    ),
};
