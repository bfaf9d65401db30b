import type { Body } from '../client.ts';
import { type Step, story, type Story } from './story.ts';

const saying = (body: Body, more: Partial<Step> = {}): Step => ({ call: 'updateSchool', body, ...more });
const refused = (body: Body): Step => saying(body, { status: 400 });
const says = (match: Body): Step => ({ call: 'getSchool', match });
const known: Step = {
  call: 'getSchool',
  keep: {
    area: 'data.area',
    english: 'data.texts.en.swell',
    indonesian: 'data.texts.id.swell',
    hours: 'data.change_hours',
  },
};
const texts = (english: string | null, indonesian: string | null): Body => ({
  texts: { en: { swell: english }, id: { swell: indonesian } },
});

/** What the school says of itself. One story after the other would see what another one changes, so they are one. */
export const schoolStories: Story[] = [
  story(
    ['updateSchool', 'getSchool'],
    'what is sent changes and the rest stays; null and a blank text take a text away; a version is for one',
    known,
    saying(
      { area: '{mark}', ...texts('{mark} one\n\n{mark} two', '{mark} id') },
      {
        match: {
          'data.area': '{mark}',
          'data.texts.en.swell': '{mark} one\n\n{mark} two',
          'data.texts.id.swell': '{mark} id',
        },
      },
    ),
    says({ 'data.area': '{mark}', 'data.texts.en.swell': '{mark} one\n\n{mark} two' }),
    saying({ texts: { id: { swell: null } } }),
    says({ 'data.texts.en.swell': '{mark} one\n\n{mark} two', 'data.texts.id.swell': null, 'data.area': '{mark}' }),
    saying({ texts: { en: { swell: '  ' } } }, { match: { 'data.texts.en.swell': null } }),
    { call: 'getSchool', keep: { version: 'data.version' } },
    saying({ area: '{mark} two', version: '{version}' }, { keep: { newer: 'data.version' } }),
    saying(
      { area: '{mark} three', version: '{version}' },
      { status: 409, match: { message: 'Somebody has changed the school meanwhile.' } },
    ),
    says({ 'data.area': '{mark} two', 'data.version': '{newer}' }),
    refused({ version: '{newer}' }),
    refused({ texts: { en: { swell: 'a\u0007b' } } }),
    refused({ name: 'a\u202eb' }),
    refused({ street: 'a\nb' }),
    refused({ founded: '2099' }),
    refused({ map_url: 'http://maps.example/a' }),
    refused({ phone: '0812 3456 7890' }),
    refused({ reminder_at: '24:00' }),
    says({ 'data.area': '{mark} two', 'data.version': '{newer}' }),
    saying({ area: '{area}', ...texts('{english}', '{indonesian}') }),
  ),
  story(
    'updateSchool',
    'the hours of free changes hold at once, for what was booked before as well',
    known,
    {
      call: 'createBooking',
      with: { 'booking_details.0.reservation_date': '{freeDay}' },
      keep: { code: 'data.booking.booking_code' },
    },
    saying({ change_hours: 0 }, { match: { 'data.change_hours': 0 } }),
    { call: 'checkBooking', params: { bookingCode: '{code}' }, keep: { late: 'data.changes_until' } },
    saying({ change_hours: 720 }),
    { call: 'checkBooking', params: { bookingCode: '{code}' }, keep: { early: 'data.changes_until' } },
    saying({ change_hours: '{hours}' }, { match: { 'data.change_hours': '{hours}' } }),
  ),
  story(
    'listChanges',
    'what the school says of itself is told, by whoever changed it',
    known,
    saying({ area: '{mark} told' }),
    { call: 'listChanges', query: { what: 'SCHOOL' }, match: { 'data.0.what': 'SCHOOL', 'data.0.booking_code': null } },
    saying({ area: '{area}' }),
  ),
];
