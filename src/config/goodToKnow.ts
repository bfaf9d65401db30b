import { t } from 'ttag';
import { textOr } from './sentSchool';
import { linesOr } from './sentTexts';

/** How long a session is (spec §9), unless the lesson says otherwise. */
const sessionLength = t`90 minutes per session`;

/** What guests want to know before they book, in words. One place for all pages; what is promised is in `terms`. */
export const goodToKnow = {
  /** When most lessons begin; `lessonTime` (lib/lessonTime.ts) knows the others. */
  time: t`Usually 07:00; the tide decides. We confirm by WhatsApp the evening before.`,
  dawnTime: t`Usually 05:30, before sunrise; the tide decides. We confirm by WhatsApp the evening before.`,
  sunsetTime: t`Usually 16:30; the tide decides. We confirm by WhatsApp the evening before.`,
  get meetingPoint() {
    return textOr('meeting', t`Meet at the school, 15 minutes before your time.`);
  },
  /** The first three and what to bring are the specification's (spec §2, lesson detail). */
  get included() {
    return linesOr('included', [
      t`All surf equipment`,
      t`Professional instructor`,
      sessionLength,
      t`Rash guard`,
      t`Locker and shower`,
      t`Drinking water`,
    ]);
  },
  sessionLength,
  get bring() {
    return linesOr('bring', [t`Swimsuit`, t`Towel`, t`Water bottle`, t`Sunscreen SPF 30+`, t`Personal ID`]);
  },
  get swell() {
    return textOr(
      'swell',
      t`Is the swell too big? We move to a calmer beach, or to another day, or give your money back. You choose.`,
    );
  },
  /** What else there is to know. */
  get notes() {
    return linesOr('notes', [
      t`Arrive at least 15 minutes early.`,
      t`Tell your instructor about any medical conditions or injuries before the lesson.`,
    ]);
  },
  /** Safety in one sentence: the first of the school's own. */
  get safety() {
    const [own] = linesOr('safety', [
      t`First aid on the beach, a whistle for every instructor, and nobody goes in alone.`,
    ]);
    return own ?? '';
  },
  /** Whether the about page has its section on safety. */
  get hasSafety() {
    return goodToKnow.safety !== '' || goodToKnow.swell !== '';
  },
};
