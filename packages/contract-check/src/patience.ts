const MAX_UNANSWERED = 3;

/** The backend has stopped answering: nothing more can be checked. */
export class Stopped extends Error {}

/** Knows which operations have no answer, so that a run does not wait for each of their checks. */
export class Patience {
  private readonly unanswered = new Map<string, number>();
  private stopped: Stopped | undefined;

  get isStopped(): boolean {
    return this.stopped !== undefined;
  }

  /** Whether it is worth asking; throws when the backend has stopped answering. */
  asks(operation: string): boolean {
    if (this.stopped) throw this.stopped;
    return (this.unanswered.get(operation) ?? 0) < MAX_UNANSWERED;
  }

  answered(operation: string): void {
    this.unanswered.delete(operation);
  }

  /** Notes that no answer came; throws if none comes from elsewhere either. */
  async missed(operation: string, reason: string, others: () => Promise<boolean>[]): Promise<void> {
    this.unanswered.set(operation, (this.unanswered.get(operation) ?? 0) + 1);
    const answers = await Promise.all(others());
    if (answers.length === 0 || answers.some((came) => came)) return;
    this.stopped = new Stopped(`The backend has stopped answering: ${reason} (first seen at ${operation}).`);
    throw this.stopped;
  }

  /** Starts anew. */
  renew(): void {
    this.unanswered.clear();
    this.stopped = undefined;
  }
}
