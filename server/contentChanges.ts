/** Tells those who keep content when they have to read it again. */
export interface ContentChanges {
  /** How often administrators have changed content through this process. */
  count: number;
  /** How long (ms) what another process has changed may stay unseen. */
  readonly life: number;
}

// An embedded database is written by this process alone, which knows of each change.
const LIFE = { embedded: 60_000, shared: 1000 };

/** No changes yet. `isShared` tells whether other processes may use the same database. */
export const contentChanges = (isShared: boolean): ContentChanges => ({
  count: 0,
  life: isShared ? LIFE.shared : LIFE.embedded,
});
