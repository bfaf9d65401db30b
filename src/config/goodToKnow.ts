/** What guests want to know before they book, in words. One place for the lesson's page, checkout and ticket. */
export const goodToKnow = {
  /** When most lessons begin; `lessonTime` (lib/lessonTime.ts) knows the others. */
  time: 'Usually 07:00; the tide decides. We confirm by WhatsApp the evening before.',
  dawnTime: 'Usually 05:30, before sunrise; the tide decides. We confirm by WhatsApp the evening before.',
  sunsetTime: 'Usually 16:30; the tide decides. We confirm by WhatsApp the evening before.',
  meetingPoint: 'Meet at the school, 15 minutes before your time.',
  /** The first three and what to bring are the specification's (spec §2, lesson detail). */
  included: [
    'All surf equipment',
    'Professional instructor',
    '90 minutes per session',
    'Rash guard',
    'Locker and shower',
    'Drinking water',
  ],
  bring: ['Swimsuit', 'Towel', 'Water bottle', 'Sunscreen SPF 30+', 'Personal ID'],
  swell: 'Is the swell too big? We move to a calmer beach, or to another day, or give your money back. You choose.',
  /** `CHANGE_HOURS` of the server is 24. */
  cancellation:
    'Free to cancel or move until 24 hours before the day of your lesson. After that, call us: we do what we can.',
  payment: 'You pay on the secure page of our payment partner. We never see your card.',
  safety: 'First aid on the beach, a whistle for every instructor, and nobody goes in alone.',
} as const;
