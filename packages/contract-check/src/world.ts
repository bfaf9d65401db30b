import { randomBytes } from 'node:crypto';
import { bodyFor, schemaFor, type Sources } from './bodies.ts';
import { type Answer, type Body, Client, type ClientOptions, type Request } from './client.ts';
import { at, needed } from './difference.ts';
import type { Level, Operation } from './document.ts';
import { creators, endsBooking, saidAgain, sparing } from './fixtures.ts';
import { dateAhead, FreeDays, SOON } from './freeDays.ts';
import { Leaks } from './leaks.ts';
import type { MadeRow } from './journal.ts';
import { schoolDay } from './schoolDay.ts';
import { OwnSchool, SCHOOL } from './ownSchool.ts';
import { markOf, newCode, seeTo, sweep } from './leftovers.ts';
import { creatorsOfOrdered, nameIn, PairMaker } from './pairs.ts';
import { paramsOf, type Row, rowOrFail, Rows, rowsFor } from './rows.ts';
import { type Account, type Sender, Sessions } from './sessions.ts';
import { documented } from './validate.ts';

const random = (): string => randomBytes(4).toString('hex');
const accountOf = ({ sent }: Row): Account => ({ email: String(sent['email']), password: String(sent['password']) });

/** Paths that need nothing to be asked. */
const probesOf = (operations: Operation[]): string[] =>
  operations.filter(({ method, path }) => method === 'GET' && !path.includes('{')).map(({ path }) => path);

export interface Making {
  /** Called with the run's code for what it has made. */
  onMade?: (code: string, row: MadeRow) => void;
  /** A customer who was registered before; left out: one who is registered for this check. */
  customer?: Account;
}

/** The backend that is checked, with everything that the check has created there. */
export class World {
  readonly code = newCode(Date.now());
  readonly mark = markOf(this.code);
  /** A day that most bookings are for. */
  soon = dateAhead(SOON);
  readonly operations: Operation[];
  readonly url: string;
  readonly client: Client;
  readonly sessions: Sessions;
  readonly days: FreeDays;
  readonly pairs: PairMaker;
  private readonly school: OwnSchool;
  private readonly rows: Rows;
  private readonly admin: Account;
  private readonly customer: Account | undefined;
  private readonly kept = new Map<string, Promise<Row>>();
  private staff: Promise<Account> | undefined;
  private other: Promise<Account> | undefined;
  private ownDay: Promise<string> | undefined;

  constructor(operations: Operation[], admin: Account, options: ClientOptions & Making & { only: string[] }) {
    this.operations = operations;
    this.url = options.url;
    this.admin = admin;
    this.customer = options.customer;
    const leaks = new Leaks(admin);
    this.client = new Client({ ...options, leaks, passwords: [admin.password], probes: probesOf(operations) });
    const noteRow = (row: MadeRow) => options.onMade?.(this.code, row);
    this.rows = new Rows(operations, this.client, noteRow);
    this.sessions = new Sessions(this.client, this.operation, (sender) => this.account(sender));
    this.days = new FreeDays(
      this.client,
      this.operation,
      (operation) => this.sessions.token(operation, 'admin'),
      (day) => noteRow({ creator: 'updateDays', id: day, fields: {} }),
    );
    this.school = new OwnSchool(
      this.client,
      this.operation,
      (operation) => this.sessions.token(operation, 'admin'),
      (fields) => noteRow({ creator: SCHOOL, id: 'school', fields }),
    );
    const named = async (creator: string, letter: string): Promise<Row> =>
      this.make(
        creator,
        nameIn((await this.valid(this.operation(creator))).body, `${this.mark} ${letter} ${random()}`),
      );
    this.pairs = new PairMaker(creatorsOfOrdered(operations, options.only), {
      early: async (creator) => {
        const row = await this.row(creator);
        return sparing.includes(creator) ? [row] : [row, await named(creator, 'z')];
      },
      late: async (creator) => [await named(creator, 'a')],
    });
  }

  /** The highest level of what the backend is to have. */
  get level(): Level {
    return this.operations.some(({ level }) => level === 2) ? 2 : 1;
  }

  readonly operation = (id: string): Operation => {
    const found = this.operations.find((one) => one.id === id);
    if (!found) throw new Error(`openapi.yaml has no operation ${id}.`);
    return found;
  };

  /** What valid bodies are made with. */
  readonly sources: Sources = {
    text: (template) =>
      template
        .replaceAll('{mark}', this.mark)
        .replaceAll('{code}', this.code)
        .replaceAll('{soon}', this.soon)
        .replaceAll('{today}', schoolDay())
        .replaceAll('{unique}', random),
    idOf: async (creator) => (await this.row(creator)).id,
    sessionId: async () => String(at((await this.row('createBooking')).fields, 'booking_details.0.id')),
    customer: () => this.account('customer'),
    freeDay: () => (this.ownDay ??= this.days.take()),
  };

  /** The account of a sender; all but the administrator's are registered for this check. */
  async account(sender: Sender): Promise<Account> {
    if (sender === 'admin') return this.admin;
    if (sender === 'staff') return (this.staff ??= this.hire());
    if (sender === 'other') return (this.other ??= this.make(creators['/api/users'] ?? '').then(accountOf));
    return this.customer ?? accountOf(await this.row(creators['/api/users'] ?? ''));
  }

  /** Registers somebody and makes them staff. */
  private async hire(): Promise<Account> {
    const row = await this.make(creators['/api/users'] ?? '');
    const { email, password } = accountOf(row);
    const update = this.operation('updateUser');
    const body = { name: this.mark, email, role: 'STAFF' };
    const token = await this.sessions.token(update, 'admin');
    await needed(update.id, async () => {
      documented(update, await this.client.send(update, { token, params: { id: row.id }, body }), update.success);
    });
    return { email, password };
  }

  async send(operation: Operation, request: Request): Promise<Answer> {
    await this.school.before(operation);
    const answer = await this.client.send(operation, request);
    this.rows.note(operation, request.body ?? {}, answer);
    return answer;
  }

  /** A row that several checks share; `use` says whether they read, change or end it. */
  async row(creator: string, use: 'read' | 'change' | 'end' = 'read'): Promise<Row> {
    const key = `${use} ${creator}`;
    const kept = this.kept.get(key) ?? this.make(creator);
    this.kept.set(key, kept);
    const row = await kept;
    this.client.recorder.recall(row.answer.exchange);
    return row;
  }

  /** Creates a row. Its answer is checked elsewhere and only needs an id here. */
  make(creator: string, change: Body = {}, sender?: Sender): Promise<Row> {
    return needed(creator, async () => {
      const operation = this.operation(creator);
      const { body: valid, ...request } = await this.valid(operation, sender);
      const body = { ...valid, ...change };
      const answer = await this.client.send(operation, { ...request, body });
      return rowOrFail(this.rows.note(operation, body, answer), answer, creator);
    });
  }

  /** A request that the operation should grant, on a row that may be changed. */
  async valid(operation: Operation, sender?: Sender): Promise<Request> {
    const creator = rowsFor(this.operations, operation);
    const use = operation.method === 'GET' ? 'read' : endsBooking.includes(operation.id) ? 'end' : 'change';
    const row = creator && (await this.row(creator, use));
    return {
      token: await this.sessions.token(operation, sender),
      params: row ? paramsOf(operation, row.fields) : undefined,
      body: await this.bodyFor(operation),
    };
  }

  private async bodyFor(operation: Operation): Promise<Body | undefined> {
    const by = saidAgain[operation.id];
    if (by === undefined) return bodyFor(operation, this.sources);
    const show = this.operation(by);
    const { body } = await needed(by, async () =>
      this.client.send(show, { token: await this.sessions.token(show, 'admin') }),
    );
    const stored = at(body, 'data') as Body | undefined;
    const names = Object.keys(schemaFor(operation).properties ?? {});
    return Object.fromEntries(names.flatMap((name) => (stored && name in stored ? [[name, stored[name]]] : [])));
  }

  /** The same, granted however often it is made. */
  async granted(operation: Operation): Promise<Request> {
    const request = await this.valid(operation);
    const hasActions = operation.body?.schema.properties?.['action'] !== undefined;
    const creator = hasActions || endsBooking.includes(operation.id) ? rowsFor(this.operations, operation) : undefined;
    if (creator === undefined) return request;
    return { ...request, params: paramsOf(operation, (await this.make(creator)).fields) };
  }

  /** The codes of the bookings that the check has made. */
  codes(): string[] {
    return this.rows.values('booking_code');
  }

  /** Notes that a row was deleted, so that the next check gets another one. */
  async gone(id: string): Promise<void> {
    this.rows.forget(id);
    for (const [key, kept] of this.kept) {
      const row = await kept.catch(() => undefined);
      if (row?.id === id) this.kept.delete(key);
    }
  }

  /** Notes that a row still exists although it was deleted. */
  keep(row: Row): void {
    this.rows.keep(row);
  }

  /** Sees to it that the administrator's session is one that works. */
  private async signInAgain(): Promise<void> {
    try {
      const operation = this.operation('getCurrentUser');
      const token = await this.sessions.token(operation, 'admin');
      if ((await this.client.send(operation, { token })).status !== 401) return;
    } catch {
      // The next attempt says why.
    }
    this.sessions.forget('admin');
  }

  /** What was made and is not deleted yet. */
  remaining(): string[] {
    return [...this.school.names(), ...this.days.names(), ...this.rows.names()];
  }

  /** Deletes what was created, also after an interruption; returns what could not be deleted. */
  async cleanUp(): Promise<string[]> {
    this.client.tidy();
    await this.signInAgain();
    const signIn = async (operation: Operation): Promise<Request> => ({
      token: await this.sessions.token(operation, operation.token === null ? 'guest' : 'admin'),
    });
    const search = { operations: this.operations, client: this.client, signIn };
    const made = this.rows.ids();
    const left = [
      ...(await this.school.restore()),
      ...(await this.days.restore()),
      ...(await this.rows.remove(signIn)),
    ];
    if (this.client.isStopped) return left;
    return [...left, ...(await seeTo(search, made)), ...(await sweep(search, this.code))];
  }
}
