/** What a text to a guest tells of, put into the guest's language. */
export interface GuestFacts {
  name: string;
  code: string;
  /** The sessions that the text is about, a line for each. */
  sessions: string;
  /** The days that the text is about, such as 'Tuesday 15 January 2030'. */
  days: string;
  /** Whether that is today or tomorrow. */
  nearness: 'today' | 'tomorrow' | null;
  /** Why the school is closed on these days. */
  reason: string | null;
  spot: string | null;
  /** Where exactly they meet; null is at the school. */
  meetingPoint: string | null;
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

/** The texts to guests in one language. Another language is another file. */
export interface GuestLanguage {
  locale: string;
  people: (count: number) => string;
  /** When a lesson usually begins; `time` is '07:00'. */
  usually: (time: string) => string;
  /** When a session begins. */
  at: (time: string) => string;
  /** Who teaches a session. */
  taughtBy: (name: string) => string;
  confirm: (facts: GuestFacts) => string;
  reminder: (facts: GuestFacts) => string;
  moved: (facts: GuestFacts) => string;
  closed: (facts: GuestFacts) => string;
  unpaid: (facts: GuestFacts) => string;
}

/** The parts of a text that there are, with an empty line between them. */
export const paragraphs = (...parts: (string | null)[]): string => parts.filter((part) => part !== null).join('\n\n');

/** The lines that there are. */
export const lines = (...parts: (string | null)[]): string | null =>
  parts.filter((part) => part !== null).join('\n') || null;
