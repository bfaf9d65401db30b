import type { Body, Client } from './client.ts';
import { at, saidBy } from './difference.ts';
import type { Operation } from './document.ts';

/** Changes what a school says of itself. */
export const SCHOOL = 'updateSchool';

/** What was said before, as it is sent to say it again: whatever version the school has by then. */
export function asBefore(school: Body): Body {
  const { version: _version, ...fields } = school;
  return fields;
}

/** Keeps what the school says before checks change it, and puts it back. */
export class OwnSchool {
  private readonly client: Client;
  private readonly operation: (id: string) => Operation;
  private readonly token: (operation: Operation) => Promise<string | null>;
  private readonly onKept: (school: Body) => void;
  private kept: Promise<Body | null> | undefined;
  private isChanged = false;

  constructor(
    client: Client,
    operation: OwnSchool['operation'],
    adminToken: OwnSchool['token'],
    onKept: OwnSchool['onKept'],
  ) {
    this.client = client;
    this.operation = operation;
    this.token = adminToken;
    this.onKept = onKept;
  }

  /** To be called before a request is sent; only the first change of the school is awaited. */
  async before({ id }: Operation): Promise<void> {
    if (id !== SCHOOL) return;
    this.isChanged = true;
    await (this.kept ??= this.keep());
  }

  private async keep(): Promise<Body | null> {
    const answer = await this.client.send(this.operation('getSchool'), {});
    const school = at(answer.body, 'data');
    if (answer.status !== 200 || typeof school !== 'object' || school === null) return null;
    this.onKept(school as Body);
    return school as Body;
  }

  /** What is not put back yet. */
  names(): string[] {
    return this.isChanged ? ['the school'] : [];
  }

  /** Says again what was said before; returns what stays, and why. */
  async restore(): Promise<string[]> {
    const school = await this.kept;
    if (!this.isChanged) return [];
    this.isChanged = false;
    if (!school) return [`${SCHOOL}: what the school said before is not known`];
    const update = this.operation(SCHOOL);
    try {
      const answer = await this.client.send(update, { token: await this.token(update), body: asBefore(school) });
      return answer.status === update.success ? [] : [`${SCHOOL}: answers ${String(answer.status)}${saidBy(answer)}`];
    } catch (error) {
      return [`${SCHOOL}: ${(error as Error).message}`];
    }
  }
}
