import assert from 'node:assert/strict';
import { ask, dataOf } from '../server/load/ask.ts';
import { GUESTS } from '../server/load/schoolLoad.ts';
import { grouped } from '../server/load/told.ts';
import type { Mailbox, Received } from '../server/mailbox.ts';

/** Messages that one instance sends at once (delivery.ts). */
const AT_ONCE = 4;
const PATIENCE = 20_000;
const DOMAIN = 'surf.example';

/** A message as administrators see it. */
export interface Written {
  id: string;
  kind: string;
  to: string;
  status: string;
  booking_code: string | null;
}

/** The id of the row that a letter was made of. */
export const rowOf = ({ mail }: Received): string => mail.messageId?.replace(`@${DOMAIN}>`, '').slice(1) ?? '';

/** The processes that have sent mail, one after the other; each gives the mail server a name of its own. */
export class Lives {
  private readonly mailbox: Mailbox;
  private readonly waiting = new Map<string, () => void>();
  private readonly held = new Map<string, Promise<void>>();
  private readonly deaths = new Map<string, number>();
  /** By life: the letters that were taken while it lived, and that the school does not know to be sent when it was dead. */
  private readonly unnoted = new Map<string, Set<string>>();
  private count = 0;

  constructor(mailbox: Mailbox) {
    this.mailbox = mailbox;
  }

  /** The settings of a process that is about to start. Its letters are held at the mail server until `release`. */
  begin(): { name: string; env: Record<string, string> } {
    this.count += 1;
    const name = `life-${String(this.count)}`;
    this.held.set(name, new Promise((resolve) => this.waiting.set(name, resolve)));
    return { name, env: { SMTP_URL: `${this.mailbox.url}/?name=${name}`, MAIL_FROM: `Ombak Pagi <hello@${DOMAIN}>` } };
  }

  /** Resolves when the letters of a life may be taken. */
  taking = async (name: string): Promise<void> => {
    await this.held.get(name);
  };

  release(name: string): void {
    this.waiting.get(name)?.();
  }

  died(name: string): void {
    this.deaths.set(name, performance.now());
  }

  /** Asks a living instance which of the last letters of a dead one are not noted as sent. Nobody may send them meanwhile. */
  async look(name: string, url: string, token: string): Promise<void> {
    const last = this.letters.filter(({ by, at }) => by === name && at <= this.deathOf(name)).slice(-3 * AT_ONCE);
    const unnoted = new Set<string>();
    for (const letter of last) {
      const reply = await ask(`${url}/api/messages?page=1&search=${letter.to}`, { token }, PATIENCE);
      assert.equal(reply.status, 200);
      const row = dataOf<Written[]>(reply).find(({ id }) => id === rowOf(letter));
      assert.ok(row, `a letter to ${letter.to} was sent of a message that is not stored`);
      if (row.status === 'WAITING') unnoted.add(row.id);
    }
    assert.ok(unnoted.size <= AT_ONCE, `${String(unnoted.size)} letters of ${name} were not noted`);
    this.unnoted.set(name, unnoted);
  }

  get letters(): Received[] {
    return this.mailbox.received.filter(({ to }) => to.endsWith(GUESTS));
  }

  private deathOf(name: string): number {
    return this.deaths.get(name) ?? Infinity;
  }

  /** Whether the sender of a letter died before it could note that the mail server had taken it, so that it may be sent again. */
  private mayRepeat(letter: Received): boolean {
    const { by, at } = letter;
    return at > this.deathOf(by) || this.unnoted.get(by)?.has(rowOf(letter)) === true;
  }

  /**
   * Fails unless each message was taken by the mail server, and once; only a letter whose sender died before it was noted may
   * be followed by another one. Returns how many letters may have been repeated, and how many were.
   */
  verify(rows: Written[]): { unnoted: number; repeated: number } {
    const copies = grouped(this.letters, rowOf);
    const ids = new Set(rows.map(({ id }) => id));
    for (const [id, letters] of copies) assert.ok(ids.has(id), `nobody wrote ${id} to ${String(letters[0]?.to)}`);
    for (const row of rows) {
      const letters = copies.get(row.id) ?? [];
      const text = JSON.stringify([row, letters.map(({ by, at }) => [by, at, this.deaths.get(by)])]);
      assert.equal(row.status, 'SENT', text);
      assert.ok(letters.length > 0, `lost: ${text}`);
      assert.deepEqual([...new Set(letters.map(({ to }) => to))], [row.to]);
      const followed = letters.slice(0, -1);
      assert.ok(
        followed.every((letter) => this.mayRepeat(letter)),
        `more than once: ${text}`,
      );
    }
    const unnoted = this.letters.filter((letter) => this.mayRepeat(letter)).length;
    return { unnoted, repeated: this.letters.length - copies.size };
  }
}
