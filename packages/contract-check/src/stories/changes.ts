import type { Body } from '../client.ts';
import { lessonWith } from './lessons.ts';
import { booking, type Step, story, type Story } from './story.ts';

/** The newest change of a kind, which this story has made. */
const newest = (what: string, match: Body): Step => ({ call: 'listChanges', query: { what }, match });

/** What can be read of who changed what. */
export const changesStories: Story[] = [
  story(
    'listChanges',
    'a price that is changed is told first, by whoever changed it',
    lessonWith({ price: '350000' }),
    { call: 'getCurrentUser', as: 'admin', keep: { me: 'data.name' } },
    { call: 'updateProduct', params: { id: '{lesson}' }, body: { price: '375000' } },
    {
      ...newest('LESSONS', { 'data.0.actor': '{me}', 'data.0.what': 'LESSONS', 'data.0.booking_code': null }),
      keep: { admin: 'data.0.actor_id', change: 'data.0.id', actors: 'actors' },
    },
    { call: 'listChanges', query: { actor: '{admin}', what: 'LESSONS' }, match: { 'data.0.id': '{change}' } },
    { call: 'listChanges', query: { actor: '{lesson}' }, match: { 'paging.total_item': 0, actors: '{actors}' } },
    { call: 'listChanges', query: { to: '{yesterday}', what: 'LESSONS' }, lacks: '{change}' },
  ),
  story(
    'listChanges',
    'what becomes of a booking is told with its code',
    booking,
    { call: 'updateBookingStatus', params: { id: '{id}' }, body: { action: 'CONFIRMED' } },
    newest('BOOKINGS', { 'data.0.booking_code': '{code}', 'data.0.what': 'BOOKINGS' }),
  ),
  story(
    'listChanges',
    'of at most 366 days',
    { call: 'listChanges', query: { from: '2025-01-01', to: '2026-01-01' } },
    { call: 'listChanges', query: { from: '2025-01-01', to: '2026-01-02' }, status: 400 },
  ),
];
