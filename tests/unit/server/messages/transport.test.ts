import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, it } from 'node:test';
import { bookingPageOf } from '../../../../server/messages/addresses.ts';
import { calendarOf } from '../../../../server/messages/calendar.ts';
import { speechIn } from '../../../../server/messages/speech.ts';
import { smtpTransport } from '../../../../server/messages/transport.ts';
import { writtenIn } from '../../../../server/messages/writtenBooking.ts';
import { school } from '../../../support/server/firstSchool.ts';
import { mailSettings, openMailbox } from '../../../support/server/mailbox.ts';

const mailbox = await openMailbox();
const code = '7K3M9QXT2A';
const booking = {
  id: randomUUID(),
  code,
  status: 'CONFIRMED' as const,
  name: 'Sari Dewi',
  email: 'sari@example.com',
  phone: '+6281234567890',
  spot: 'Kuta Beach',
  paymentMethod: 'CASH' as const,
  paymentStatus: 'PENDING' as const,
  total: 650_000,
  paid: 0,
  due: 650_000,
  language: null,
  sessions: [
    {
      id: randomUUID(),
      lesson: 'Private Surf Lesson',
      spot: 'Kuta Beach',
      meetingPoint: null,
      mapUrl: null,
      date: '2027-05-14',
      startTime: '07:00',
      minutes: 90,
      person: 1,
      courseDay: 1,
      courseDays: 1,
      instructor: null,
      attendance: null,
      movedBySchool: false,
      isClosed: false,
      translated: { lesson: null, spot: null, meetingPoint: null },
    },
  ],
};
const row = {
  id: randomUUID(),
  kind: 'BOOKED' as const,
  bookingId: booking.id,
  key: null,
  recipient: booking.email,
  subject: `Your booking ${code}`,
  text: bookingPageOf(code, 'en'),
  html: '',
  calendar: calendarOf(writtenIn('en', booking, { school, names: new Map() }), speechIn('en'), new Date()),
  repeats: null,
  status: 'WAITING' as const,
  tries: 1,
  dueAt: new Date(),
  claimedUntil: null,
  sentAt: null,
  createdAt: new Date(),
  paymentPage: null,
  isStale: false,
  isWithdrawn: false,
  priority: 2,
  countsFor: null,
  closedDays: null,
};

/** A transport that the test closes when it is done. */
function sending(change: object = {}) {
  const transport = smtpTransport({ ...mailSettings(mailbox), ...change });
  after(() => transport.rest());
  return transport;
}

it('the calendar file has lines of at most 75 octets, however long the address of the site is', async () => {
  const origin = 'https://www.the-school-of-the-morning-waves-in-kuta.example';
  await sending({ origin }).send(row);
  const mail = mailbox.received.at(-1)?.mail;
  const calendar = mail?.attachments[0]?.content.toString() ?? '';
  for (const line of calendar.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line);
  assert.ok(calendar.replaceAll('\r\n ', '').includes(`\\n${origin}/surf-lesson/booking-details/${code}?lang=en\r\n`));
});

it('what the calendar file is for stands in its content type, as mail programs read it there', async () => {
  for (const status of ['CONFIRMED', 'CANCELLED'] as const) {
    const written = writtenIn('en', { ...booking, status }, { school, names: new Map() });
    await sending().send({ ...row, calendar: calendarOf(written, speechIn('en'), new Date()) });
    const [file] = mailbox.received.at(-1)?.mail.attachments ?? [];
    const { params } = file?.headers.get('content-type') as { params: Record<string, string> };
    assert.ok(file?.content.toString().includes(`\r\nMETHOD:${String(params['method'])}\r\n`), params['method']);
    assert.equal(params['method'], status === 'CANCELLED' ? 'CANCEL' : 'PUBLISH');
  }
});

it('a calendar file names its organizer, which its method asks for', () => {
  const named = { ...school, name: 'The "Early" School', email: 'waves@school.example' };
  for (const status of ['CONFIRMED', 'CANCELLED'] as const) {
    const written = writtenIn('en', { ...booking, status }, { school: named, names: new Map() });
    const entries = calendarOf(written, speechIn('en'), new Date()).split('BEGIN:VEVENT').slice(1);
    assert.ok(entries.length > 0);
    for (const entry of entries)
      assert.ok(entry.includes(`\r\nORGANIZER;CN="The 'Early' School":mailto:waves@school.example\r\n`), entry);
  }
});

it('a day of a course is called by it, and an entry without an hour says why', () => {
  const [session] = booking.sessions;
  assert.ok(session);
  const days = [
    { ...session, startTime: '07:00', courseDay: 2, courseDays: 3 },
    { ...session, startTime: null },
  ];
  const fileIn = (language: 'en' | 'id') => {
    const written = writtenIn(language, { ...booking, sessions: days }, { school, names: new Map() });
    return calendarOf(written, speechIn(language), new Date());
  };
  const [, ofCourse, open] = fileIn('en').split('BEGIN:VEVENT');
  assert.match(ofCourse ?? '', new RegExp(`^SUMMARY:${session.lesson}\\\\, day 2 of 3 – `, 'm'));
  assert.doesNotMatch(ofCourse ?? '', /tide decides/);
  assert.match(open ?? '', new RegExp(`^SUMMARY:${session.lesson} – `, 'm'));
  assert.match(open ?? '', /^DESCRIPTION:.*\\nThe tide decides the hour\\; we tell you the evening before\./m);
  assert.match(fileIn('id'), /^SUMMARY:.*\\, hari ke-2 dari 3 – /m);
});

it('a booking that is cancelled rings no alarm', () => {
  const fileOf = (status: 'CONFIRMED' | 'CANCELLED') =>
    calendarOf(writtenIn('en', { ...booking, status }, { school, names: new Map() }), speechIn('en'), new Date());
  assert.match(fileOf('CONFIRMED'), /BEGIN:VALARM/);
  assert.doesNotMatch(fileOf('CANCELLED'), /BEGIN:VALARM/);
});

it('a session stands in the calendar as long as it takes, where it is; as a whole day, without alarm, while its hour is open', () => {
  const fileOf = (change: object) => {
    const sessions = booking.sessions.map((session) => ({ ...session, ...change }));
    const written = writtenIn('en', { ...booking, sessions }, { school, names: new Map() });
    return calendarOf(written, speechIn('en'), new Date('2027-05-01T00:00:00Z'));
  };
  const file = fileOf({ minutes: 120, meetingPoint: 'At the racks' });
  for (const line of [
    'SEQUENCE:1809129600',
    'DTSTART:20270513T230000Z',
    'DTEND:20270514T010000Z',
    'LOCATION:Kuta Beach\\, At the racks',
  ])
    assert.ok(file.includes(`\r\n${line}\r\n`), line);
  const open = fileOf({ startTime: null });
  assert.match(open, /DTSTART;VALUE=DATE:20270514\r\nDTEND;VALUE=DATE:20270515\r\n[\s\S]*TRANSP:TRANSPARENT/);
  assert.doesNotMatch(open, /BEGIN:VALARM/);
});

it('a recipient or a subject puts nothing else into the headers', async () => {
  await sending().send({ ...row, recipient: 'eve,sari@example.com', subject: 'Hello\r\nBcc: eve@example.com' });
  const { to, mail } = mailbox.received.at(-1) ?? {};
  assert.equal(to, '"eve,sari"@example.com');
  assert.deepEqual([mail?.subject, mail?.headers.has('bcc')], ['Hello Bcc: eve@example.com', false]);
});
