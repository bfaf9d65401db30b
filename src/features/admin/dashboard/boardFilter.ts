import type { Session } from '../../../api';
import { matchesSearch } from '../shared/bookingSearch';

const kinds = {
  all: { label: 'Everybody', fits: () => true },
  unpaid: { label: 'Not paid', fits: ({ amount_due }: Session) => amount_due > 0 },
  expected: { label: 'Not arrived', fits: ({ attendance }: Session) => attendance === null },
};

export type Kind = keyof typeof kinds;

/** What is shown of a long day. */
export interface BoardFilter {
  kind: Kind;
  search: string;
  /** Sessions that fitted when the kind was chosen: they stay in their place while somebody pays or arrives. */
  kept: ReadonlySet<string>;
}

export const everybody: BoardFilter = { kind: 'all', search: '', kept: new Set() };

const ofKind = (sessions: readonly Session[], kind: Kind): Session[] => sessions.filter(kinds[kind].fits);

/** The kinds with their number of sessions; before the day nobody arrives. */
export const kindsOf = (sessions: readonly Session[], isToCome: boolean) =>
  (Object.keys(kinds) as Kind[])
    .filter((kind) => kind !== 'expected' || !isToCome)
    .map((kind) => ({ kind, label: kinds[kind].label, count: ofKind(sessions, kind).length }));

/** The filter with another kind, which keeps what fits it now. */
export const withKind = (filter: BoardFilter, kind: Kind, sessions: readonly Session[]): BoardFilter => ({
  ...filter,
  kind,
  kept: new Set(ofKind(sessions, kind).map(({ id }) => id)),
});

/** What a filter shows of sessions. */
export const shownOf = (sessions: readonly Session[], { kind, search, kept }: BoardFilter): Session[] =>
  sessions.filter(
    (session) =>
      (kept.has(session.id) || kinds[kind].fits(session)) && (search.trim() === '' || matchesSearch(session, search)),
  );
