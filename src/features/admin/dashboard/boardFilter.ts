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
  /** Sessions that have fitted since the kind was chosen: they stay in their place while somebody pays or arrives. */
  kept: ReadonlySet<string>;
}

export const everybody: BoardFilter = { kind: 'all', search: '', kept: new Set() };

const ofKind = (sessions: readonly Session[], kind: Kind): Session[] => sessions.filter(kinds[kind].fits);

/** The kinds with their number of sessions; before the day nobody arrives. */
export const kindsOf = (sessions: readonly Session[], isToCome: boolean) =>
  (Object.keys(kinds) as Kind[])
    .filter((kind) => kind !== 'expected' || !isToCome)
    .map((kind) => ({ kind, label: kinds[kind].label, count: ofKind(sessions, kind).length }));

/** The filter with another kind. */
export const withKind = (filter: BoardFilter, kind: Kind): BoardFilter => ({ ...filter, kind, kept: new Set() });

/** The filter that keeps what fits it now as well; the same one where nothing is new. */
export function keeping(filter: BoardFilter, sessions: readonly Session[]): BoardFilter {
  if (filter.kind === 'all') return filter;
  const fitting = ofKind(sessions, filter.kind).map(({ id }) => id);
  return fitting.every((id) => filter.kept.has(id))
    ? filter
    : { ...filter, kept: new Set([...filter.kept, ...fitting]) };
}

/** What a filter shows of sessions. */
export const shownOf = (sessions: readonly Session[], { kind, search, kept }: BoardFilter): Session[] =>
  sessions.filter(
    (session) => (kind === 'all' || kept.has(session.id)) && (search.trim() === '' || matchesSearch(session, search)),
  );
