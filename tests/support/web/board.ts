import type { Instructor, Session, SurfSpot } from '../../../src/api';
import { makeDay, makeOverview } from './dayRows';
import { listOf } from './factories';
import { mockCall } from './network';

interface Facts {
  /** What is said of the day, whichever is asked for. */
  day?: Parameters<typeof makeDay>[0];
  instructors?: Instructor[];
  spots?: SurfSpot[];
}

/** Answers what the dashboard asks for; returns the calls. `sessions` may change while the test goes on. */
export const mockBoard = (sessions: Session[], { day = {}, instructors = [], spots = [] }: Facts = {}) => ({
  sessions: mockCall('get', '/api/sessions', () => ({ json: listOf(sessions) })),
  days: mockCall('get', '/api/days', ({ url }) => ({
    json: listOf([makeDay({ date: url.searchParams.get('from') ?? '', ...day })]),
  })),
  overview: mockCall('get', '/api/overview', { json: { data: makeOverview() } }),
  instructors: mockCall('get', '/api/instructors', { json: listOf(instructors) }),
  spots: mockCall('get', '/api/surf-spots', { json: listOf(spots) }),
});
