/** Lets many pass beside each other, or one alone; who waits to be alone goes before who comes later. */
export class Gate {
  private inside = 0;
  private isAlone = false;
  private readonly waiting: { alone: boolean; enter: () => void }[] = [];

  /** Runs something beside others, or alone. */
  async pass<T>(alone: boolean, run: () => Promise<T>): Promise<T> {
    if (this.waiting.length > 0 || !this.isFree(alone))
      await new Promise<void>((enter) => this.waiting.push({ alone, enter }));
    else this.take(alone);
    try {
      return await run();
    } finally {
      this.inside -= 1;
      this.isAlone = false;
      this.next();
    }
  }

  private isFree(alone: boolean): boolean {
    return alone ? this.inside === 0 : !this.isAlone;
  }

  private take(alone: boolean): void {
    this.inside += 1;
    this.isAlone = alone;
  }

  private next(): void {
    for (let first = this.waiting[0]; first && this.isFree(first.alone); first = this.waiting[0]) {
      this.waiting.shift();
      this.take(first.alone);
      first.enter();
    }
  }
}
