import type { Answer, Body } from '../client.ts';
import { at, Differs } from '../difference.ts';
import type { Operation } from '../document.ts';
import { rowPath, searchedFields } from '../fixtures.ts';
import { deleterOf, paramsOf } from '../rows.ts';
import type { World } from '../world.ts';
import { isRowOf } from './echo.ts';
import { listOf } from './traces.ts';

/** Rows that a backend has created although its answer has no id of them: nothing of the check names them. */
export class Strays {
  private readonly operation: Operation;
  private readonly world: World;
  private readonly list: Operation | undefined;
  private readonly deleter: Operation | undefined;
  private before = new Set<unknown>();
  private readonly sent: Body[] = [];

  constructor(operation: Operation, world: World) {
    this.operation = operation;
    this.world = world;
    this.deleter = operation.success === 201 ? deleterOf(world.operations, operation.id) : undefined;
    this.list = this.deleter && listOf(world, operation.id);
  }

  /** Looks which rows there are beforehand. */
  async start(): Promise<void> {
    if (this.list && !this.field) this.before = new Set((await this.rows({})).map(({ id }) => id));
  }

  /** Notes a request whose answer, if there was one, may hide a row. */
  note(sent: Body | undefined, answer?: Answer): void {
    const id = at(answer?.body, rowPath(this.operation.id, 'id'));
    const isRefused = answer !== undefined && answer.status >= 400 && answer.status < 500;
    if (!this.list || isRefused || typeof id === 'string') return;
    const known = Object.keys(this.operation.body?.schema.properties ?? {});
    this.sent.push(Object.fromEntries(Object.entries(sent ?? {}).filter(([name]) => known.includes(name))));
  }

  /** Deletes the rows that are found. */
  async remove(): Promise<void> {
    const { deleter, world } = this;
    if (!deleter) return;
    for (const sent of this.sent)
      for (const row of await this.rows(sent)) {
        if (this.before.has(row['id']) || !isRowOf(sent, row)) continue;
        const token = await world.sessions.token(deleter);
        await world.client.send(deleter, { token, params: paramsOf(deleter, row) }).catch(ignored);
        this.before.add(row['id']);
      }
  }

  /** The field that the list is searched by. */
  private get field(): string | undefined {
    return this.list && searchedFields[this.list.id]?.[0];
  }

  private async rows(sent: Body): Promise<Body[]> {
    const { list, field, world } = this;
    if (!list) return [];
    const search = Array.from(String(sent[field ?? '']))
      .slice(0, 100)
      .join('');
    const page = async (number: number) => {
      const token = await world.sessions.token(list);
      const query = field === undefined ? undefined : { page: number, search };
      return (await world.client.send(list, { token, query }).catch(ignored))?.body;
    };
    const first = await page(1);
    const total = field === undefined ? 1 : Number(at(first, 'paging.total_page') ?? 1);
    // New rows are near one of the ends.
    const others = [...new Set([2, total - 1, total])].filter((number) => number > 1 && number <= total);
    const bodies = [first, ...(await Promise.all(others.map(page)))];
    return bodies.flatMap((body) => at(body, 'data')).filter((row) => typeof row === 'object') as Body[];
  }
}

const ignored = (error: unknown): undefined => {
  if (!(error instanceof Differs)) throw error;
};
