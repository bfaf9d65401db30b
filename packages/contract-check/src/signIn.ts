import { type Answer, Client, type ClientOptions } from './client.ts';
import { Differs, saidBy, Skipped } from './difference.ts';
import type { Operation } from './document.ts';
import type { Account } from './sessions.ts';

/** Nothing can be checked: there is no backend, it is another one, or it does not know the administrator. */
export class CannotStart extends Error {}

/** Base addresses near a wrong one: one path up and all above, and one path down. */
function near(url: string): string[] {
  const { origin, pathname } = new URL(url);
  const path = pathname.replace(/\/$/, '');
  const parts = path.split('/').slice(1);
  const above = parts.map((_, i) => ['', ...parts.slice(0, i)].join('/')).reverse();
  return [...above, `${path}/api`].map((one) => origin + one);
}

/** The base address near a wrong one at which `login` answers; it is asked without a password. */
async function rightBase(login: Operation, options: ClientOptions): Promise<string | undefined> {
  const bases = near(options.url);
  const found = await Promise.all(
    bases.map(async (url) => {
      try {
        const { status, body } = await new Client({ ...options, url }).send(login, { body: {} });
        return typeof body === 'object' && [400, 401, 422].includes(status);
      } catch {
        return false;
      }
    }),
  );
  return bases[found.indexOf(true)];
}

function redirected(answer: Answer, asked: string, address: string, login: Operation): string {
  const location = answer.headers.get('location') ?? '';
  const to = URL.canParse(location, address) ? new URL(location, address).href : location;
  const base = to.endsWith(login.path) ? to.slice(0, -login.path.length) : undefined;
  return `${asked} is redirected to ${to || 'nowhere'}${base === undefined ? '.' : `: give --url ${base || to}.`}`;
}

/** Signs the administrator in; fails in one line when what answers is no backend, or does not let them in. */
export async function signIn(login: Operation, admin: Account, options: ClientOptions): Promise<Answer> {
  const address = options.url + login.path;
  const asked = `${login.method} ${address}`;
  let answer: Answer;
  try {
    answer = await new Client(options).send(login, { body: { ...admin } });
  } catch (error) {
    if (error instanceof Skipped) throw new CannotStart(`${asked}: ${error.message}.`);
    if (!(error instanceof Differs)) throw error;
    const [first] = error.differences;
    if (first?.path !== 'answer') throw new CannotStart(`${asked}: ${error.message}.`);
    throw new CannotStart(`The backend cannot be reached: ${first.got} (${asked}).`);
  }
  const { status, body, contentType } = answer;
  const said = `${asked} answers ${String(status)}${saidBy(answer)}`;
  if (status >= 500) throw new CannotStart(`The backend does not work: ${said}.`);
  if (status >= 300 && status < 400) throw new CannotStart(redirected(answer, asked, address, login));
  const isJson = body !== undefined || answer.exchange.answer === '';
  if (!isJson || [404, 405].includes(status)) {
    const base = await rightBase(login, options);
    const what = isJson ? '' : ` and no JSON${contentType === '' ? '' : `, but ${contentType}`}`;
    const hint = base === undefined ? 'Is --url right?' : `${base}${login.path} answers like one: give --url ${base}.`;
    throw new CannotStart(`No backend of this contract is there: ${said}${what}. ${hint}`);
  }
  if ([401, 403].includes(status))
    throw new CannotStart(`The backend refuses the e-mail address and the password: ${said}.`);
  if (status >= 400) throw new CannotStart(`The backend does not let the administrator in: ${said}.`);
  return answer;
}
