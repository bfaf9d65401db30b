import type { Body, Client } from './client.ts';
import { at, Differs, needed } from './difference.ts';
import type { Operation } from './document.ts';
import { endsSession, partlyShown } from './fixtures.ts';
import { differencesOf, documented } from './validate.ts';

export interface Account {
  email: string;
  password: string;
}
/** `other` is a second customer, of whom the first may see nothing. */
export type Sender = 'admin' | 'staff' | 'customer' | 'other' | 'guest';

/** The tokens of a session. */
interface Session {
  access: string;
  refresh: string;
  since: number;
}

const SESSION_AGE = 5 * 60_000;

/** The signed-in sessions of the check. */
export class Sessions {
  private readonly client: Client;
  private readonly operation: (id: string) => Operation;
  private readonly accountOf: (sender: Sender) => Promise<Account>;
  private readonly sessions = new Map<Sender, Promise<Session>>();
  private ended: Promise<Session> | undefined;

  constructor(client: Client, operation: (id: string) => Operation, accountOf: (sender: Sender) => Promise<Account>) {
    this.client = client;
    this.operation = operation;
    this.accountOf = accountOf;
  }

  /** The token of a sender for an operation. */
  async token(operation: Operation, sender: Sender = senderOf(operation)): Promise<string | null> {
    if (sender === 'guest') return null;
    const session = await this.sessionFor(operation, sender);
    return operation.token === 'refreshToken' ? session.refresh : session.access;
  }

  /** The other token of the session that an operation is called with, which is of no use there. */
  async wrongToken(operation: Operation, sender: Sender): Promise<string> {
    const session = await this.sessionFor(operation, sender);
    return operation.token === 'refreshToken' ? session.access : session.refresh;
  }

  /** The token of a session of the second customer that was signed out. */
  async endedToken(operation: Operation): Promise<string> {
    const { access, refresh } = await (this.ended ??= this.signOut());
    return operation.token === 'refreshToken' ? refresh : access;
  }

  private async signOut(): Promise<Session> {
    const session = await needed('login', () => this.signIn('other'));
    const logout = this.operation('logout');
    await needed(logout.id, async () => {
      documented(logout, await this.client.send(logout, { token: session.refresh }), logout.success);
    });
    // A backend may have ended others of that customer as well, which the checks of logout report.
    this.sessions.delete('other');
    return session;
  }

  /** The session of a sender; one of its own for an operation that ends it. */
  private sessionFor({ id }: Operation, sender: Sender): Promise<Session> {
    if (endsSession.includes(id)) this.sessions.delete(sender);
    return needed('login', () => (endsSession.includes(id) ? this.signIn(sender) : this.session(sender)));
  }

  /** Signs a sender in anew next time. */
  forget(sender: Sender): void {
    this.sessions.delete(sender);
  }

  /** A session of a sender; an older one is renewed, as access tokens expire after minutes. */
  private async session(sender: Sender): Promise<Session> {
    const current = this.sessions.get(sender);
    const old = await current?.catch(() => undefined);
    if (current && (!old || Date.now() - old.since < SESSION_AGE)) return current;
    const made = old ? this.renewed(old) : this.signIn(sender);
    this.sessions.set(sender, made);
    return made;
  }

  private async signIn(sender: Sender): Promise<Session> {
    const { email, password } = await this.accountOf(sender);
    const [access, refresh] = await this.tokens(
      'login',
      { body: { email, password } },
      'access_token',
      'refresh_token',
    );
    return { access, refresh, since: Date.now() };
  }

  private async renewed({ refresh }: Session): Promise<Session> {
    const [access] = await needed('refreshAccessToken', () =>
      this.tokens('refreshAccessToken', { token: refresh }, 'access_token'),
    );
    return { access, refresh, since: Date.now() };
  }

  private async tokens<N extends string[]>(
    id: string,
    request: { token?: string; body?: Body },
    ...names: N
  ): Promise<{ [K in keyof N]: string }> {
    const operation = this.operation(id);
    const answer = await this.client.send(operation, request);
    const found = names.map((name) => at(answer.body, `data.${name}`));
    // The rest of the answer is checked with the operation itself.
    if (found.every((token) => typeof token === 'string')) return found as { [K in keyof N]: string };
    const differences = differencesOf(operation, answer, [operation.success]);
    throw new Differs(differences.length > 0 ? differences : [{ path: 'data', expected: 'tokens', got: 'none' }]);
  }
}

/** Who an operation is for, when nothing else is said. */
export const senderOf = ({ id, roles, token }: Operation): Sender =>
  roles.length > 0 || partlyShown.includes(id) ? 'admin' : token === null ? 'guest' : 'customer';
