import type { SchoolSaid } from './schoolSaid';
import type { Speech } from './speech';

/** A session that a text is about. */
export interface SaidSession {
  /** When it is, what, and for how many. */
  line: string;
  /** Where it takes place, a line each. */
  place: string[];
  /** Whether they meet at the school, as the spot has no meeting point. */
  isAtSchool: boolean;
}

/** What a text to a guest tells of, put into the guest's language. */
export interface GuestFacts {
  /** Who writes. */
  school: SchoolSaid;
  name: string;
  code: string;
  /** The sessions that the text is about. */
  sessions: SaidSession[];
  /** The days that the text is about, such as 'Tuesday 15 January 2030'. */
  days: string;
  /** Whether that is today or tomorrow. */
  nearness: 'today' | 'tomorrow' | null;
  /** Why the school is closed on these days. */
  reason: string | null;
  /** Whether an hour is still open. */
  isHourOpen: boolean;
  /** An amount; null where nothing is to be paid. */
  due: string | null;
  isPayableOnline: boolean;
  /** Whether the school has money of the guest. */
  hasPaid: boolean;
  /** The booking's page. */
  link: string;
}

/** The parts of a text that there are, with an empty line between them. */
const paragraphs = (...parts: (string | null)[]): string => parts.filter((part) => part !== null).join('\n\n');

/** The lines that there are. */
const lines = (...parts: (string | null)[]): string | null => parts.filter((part) => part !== null).join('\n') || null;

const hello = ({ name, school: { name: writer } }: GuestFacts, { t }: Speech): string =>
  t`Hello ${name}, this is ${writer}.`;

const listOf = ({ sessions }: GuestFacts): string | null => lines(...sessions.map(({ line }) => line));

/** The sessions one by one, where they take place, and what is to be paid: the place once where all share it, else each has its own. */
function whenAndWhere(facts: GuestFacts, { t }: Speech): string {
  const { sessions, due } = facts;
  const toPay = due === null ? null : t`To pay: ${due}`;
  const places = new Set(sessions.map(({ place }) => place.join('\n')));
  if (places.size === 1) return paragraphs(listOf(facts), lines(...places, toPay));
  const each = sessions.map(({ line, place }) => [line, ...place.map((one) => `  ${one}`)].join('\n'));
  return paragraphs(each.join('\n'), toPay);
}

/** When to be there: the school's own words tell of the school, so that they are left out where a guest comes to another place (spec §9). */
function inTime({ sessions, school: { meeting } }: GuestFacts, { t }: Speech): string | null {
  const isAtSchool = sessions.every((session) => session.isAtSchool);
  return isAtSchool ? meeting || null : t`Please be there 15 minutes before.`;
}

function toBring({ school: { bring } }: GuestFacts, { t }: Speech): string | null {
  const things = bring.join(', ');
  return things === '' ? null : t`Please bring: ${things}.`;
}

function seeYou({ nearness, days }: GuestFacts, { t }: Speech): string {
  if (nearness === null) return t`See you on ${days}!`;
  return nearness === 'today' ? t`See you today, ${days}!` : t`See you tomorrow, ${days}!`;
}

function whatIsClosed({ days, reason, code }: GuestFacts, { t }: Speech): string {
  if (reason === null) return t`We are closed on ${days}, so this of your booking ${code} cannot take place:`;
  return t`We are closed on ${days} (${reason}), so this of your booking ${code} cannot take place:`;
}

/** The texts that are ready to be sent, in the language that is spoken. */
export const readyTexts = {
  confirm(facts: GuestFacts, speech: Speech) {
    const { t } = speech;
    const { code, link, isHourOpen } = facts;
    return paragraphs(
      `${hello(facts, speech)} ${t`Your booking ${code} is confirmed.`}`,
      whenAndWhere(facts, speech),
      inTime(facts, speech),
      isHourOpen ? t`The tide decides the exact time; we write to you on the evening before.` : null,
      t`Your booking: ${link}`,
    );
  },
  reminder(facts: GuestFacts, speech: Speech) {
    return paragraphs(
      `${hello(facts, speech)} ${seeYou(facts, speech)}`,
      whenAndWhere(facts, speech),
      inTime(facts, speech),
      toBring(facts, speech),
    );
  },
  moved(facts: GuestFacts, speech: Speech) {
    const { t } = speech;
    const { code, link } = facts;
    return paragraphs(
      `${hello(facts, speech)} ${t`Your booking ${code} was moved. It is now:`}`,
      whenAndWhere(facts, speech),
      t`Does that not suit you? Just answer this message.`,
      t`Your booking: ${link}`,
    );
  },
  closed(facts: GuestFacts, speech: Speech) {
    const { t } = speech;
    const moneyBack = facts.hasPaid ? ` ${t`If none does, we give your money back.`}` : '';
    return paragraphs(
      `${hello(facts, speech)} ${whatIsClosed(facts, speech)}`,
      listOf(facts),
      `${t`Which other day suits you?`}${moneyBack}`,
    );
  },
  unpaid(facts: GuestFacts, speech: Speech) {
    const { t } = speech;
    const { code, link, isPayableOnline } = facts;
    const due = facts.due ?? '';
    return paragraphs(
      `${hello(facts, speech)} ${t`${due} of your booking ${code} is not paid yet.`}`,
      isPayableOnline
        ? t`You can pay on its page: ${link}`
        : t`You can pay in cash at the school or by transfer. Your booking: ${link}`,
    );
  },
};
