import { school } from '../../../../../config/school';
import { type GuestFacts, type GuestLanguage, lines, paragraphs } from './guestLanguage';

const hello = ({ name }: GuestFacts): string => `Hello ${name}, this is ${school.name}.`;

const placeAndMoney = ({ spot, due }: GuestFacts): string | null =>
  lines(spot === null ? null : `Place: ${spot}`, due === null ? null : `To pay: ${due}`);

const inTime = 'Please be at the school 15 minutes before.';

export const english: GuestLanguage = {
  locale: 'en-GB',
  people: (count) => `${String(count)} ${count === 1 ? 'person' : 'people'}`,
  start: (time) => `usually at ${time}`,
  confirm: (facts) =>
    paragraphs(
      `${hello(facts)} Your booking ${facts.code} is confirmed.`,
      facts.sessions,
      placeAndMoney(facts),
      `${inTime} The tide decides the exact time; we write to you on the evening before.`,
      `Your booking: ${facts.link}`,
    ),
  reminder: (facts) =>
    paragraphs(
      `${hello(facts)} See you ${facts.nearness === null ? 'on' : `${facts.nearness},`} ${facts.days}!`,
      facts.sessions,
      placeAndMoney(facts),
      `${inTime} Bring swimwear, a towel, sunscreen and water.`,
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
