import { createHash } from 'node:crypto';
import { at, type Difference } from './difference.ts';
import type { Operation } from './document.ts';

/** What is looked at of a request. */
interface Request {
  token?: string | null | undefined;
  body?: Body | undefined;
  query?: unknown;
  raw?: unknown;
}
type Body = Record<string, unknown>;

/** How passwords are stored: bcrypt, argon2, crypt, and what Python, PHP and Node write. */
const HASH =
  /\$2[abxy]\$\d\d\$[./A-Za-z0-9]{53}|\$argon2(?:id?|d)\$|\$(?:[156y]|7|gy|scrypt|pbkdf2[\w-]*)\$[\w./=,$-]{12}|\b(?:pbkdf2|scrypt)(?:_sha\d+)?[:$][\w:,$=]*\d+|\{S?SHA\d*\}[\w+/=]{20}/;
/** Names of fields that hold a password or what is made of one. */
const NAMED = /^(?:[a-z]+_)?(?:passw(?:or)?d|pwd|pass)(?:_?(?:hash|digest|salt|encrypted))?$/i;
/** Shorter or simpler texts may stand in an answer by chance. */
const MIN_LENGTH = 12;
const MIN_SIGNS = 6;
/** What a token or a hash without salt looks like within a text. */
const OPAQUE = /[\w.~+/-]{16,}=*/g;
const piecesOf = (text: string): string[] => text.match(OPAQUE) ?? [];
/** What all addresses of a run have, but for those that are generated and may be a part of others. */
const OURS = 'contract-check-';

/** Generated passwords and texts are taken from the same names at times, such as '__defineGetter__'; none of these has a digit. */
const isTelling = (text: unknown): text is string =>
  typeof text === 'string' && text.length >= MIN_LENGTH && new Set(text).size >= MIN_SIGNS && /\d/.test(text);
const textIn = (body: unknown, path: string): string | undefined => {
  const value = at(body, path);
  return typeof value === 'string' ? value : undefined;
};

/** What a password becomes where it is hashed without salt. */
const hashes = (password: string): string[] =>
  ['md5', 'sha1', 'sha256', 'sha512'].flatMap((kind) =>
    (['hex', 'base64'] as const).map((form) => createHash(kind).update(password).digest(form)),
  );

/** The place of the first text, or of the first name of a field, for which something holds. */
function placeOf(value: unknown, holds: (text: string, name: string) => boolean, path = ''): string | undefined {
  if (typeof value === 'string') return holds(value, path.split('.').at(-1) ?? '') ? path || 'body' : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, part] of Object.entries(value)) {
    const place = placeOf(part, holds, path === '' ? name : `${path}.${name}`);
    if (place !== undefined) return place;
  }
  return undefined;
}

/** Whose addresses the run has sent to the backend: by operations that take an account's or a reviewer's own. */
const ownAddress = ['register', 'updateUser', 'createTestimony'];
const GIVES_TOKENS = ['login', 'refreshAccessToken'];

/** Knows the passwords, tokens and addresses of a run, and looks for them where they do not belong. */
export class Leaks {
  private readonly passwords = new Set<string>();
  private readonly hashed = new Set<string>();
  /** Tokens → the address that signed in with them. */
  private readonly tokens = new Map<string, string>();
  private readonly pieces = new Set<string>();
  /** Addresses in small letters → who sent them: an address that signed in, or nobody. */
  private readonly addresses = new Map<string, Set<string>>();
  /** Who may see everything. */
  private readonly trusted = new Set<string>();

  constructor(admin?: { email: string; password: string }) {
    if (!admin) return;
    this.trusted.add(admin.email.toLowerCase());
    this.keepPassword(admin.password);
  }

  private keepPassword(password: unknown): void {
    if (!isTelling(password) || this.passwords.has(password)) return;
    this.passwords.add(password);
    for (const hash of hashes(password)) this.hashed.add(hash);
  }

  private senderOf({ token }: Request): string {
    return this.tokens.get(token ?? '') ?? '';
  }

  /** Remembers what a request holds that no other answer may. */
  private noteSent({ id }: Operation, request: Request): void {
    const body: Body = request.body ?? {};
    this.keepPassword(body['password']);
    const email = textIn(body, 'email')?.trim().toLowerCase();
    if (!email?.includes(OURS) || !ownAddress.includes(id)) return;
    const owners = this.addresses.get(email) ?? new Set();
    this.addresses.set(email, owners.add(this.senderOf(request)));
    if (['ADMIN', 'STAFF'].includes(String(body['role']))) this.trusted.add(email);
  }

  private noteGiven({ id }: Operation, request: Request, body: unknown): void {
    if (GIVES_TOKENS.includes(id)) {
      const email = id === 'login' ? textIn(request.body, 'email')?.trim().toLowerCase() : this.senderOf(request);
      for (const name of ['access_token', 'refresh_token']) {
        const token = textIn(body, `data.${name}`);
        if (token !== undefined) this.tokens.set(token, email ?? '');
        this.pieces.add(piecesOf(token ?? '').at(-1) ?? '');
      }
    }
    // An administrator may have given the user another address.
    const own = id === 'getCurrentUser' ? textIn(body, 'data.email')?.toLowerCase() : undefined;
    if (own !== undefined) this.addresses.set(own, (this.addresses.get(own) ?? new Set()).add(this.senderOf(request)));
  }

  /** What an answer tells that it must not; what is told to whom it belongs is no leak. */
  look(operation: Operation, request: Request, text: string, body: unknown): Difference[] {
    this.noteSent(operation, request);
    this.noteGiven(operation, request, body);
    const found = (what: string, holds: (text: string, name: string) => boolean): Difference[] => {
      const place = placeOf(body, holds);
      return place === undefined ? [] : [{ path: place, expected: `no ${what}`, got: 'one' }];
    };
    const isPassword = (value: string, pieces = piecesOf(value)) =>
      HASH.test(value) ||
      [...this.passwords].some((one) => value.includes(one)) ||
      pieces.some((one) => this.hashed.has(one));
    const ownToken = piecesOf(request.token ?? '').at(-1);
    const isToken = (value: string, pieces = piecesOf(value)) =>
      pieces.some((one) => one !== ownToken && this.pieces.has(one));
    // Every answer is looked at, so its pieces are found once.
    const pieces = piecesOf(text);
    const differences = isPassword(text, pieces) ? found('password or hash of one', (value) => isPassword(value)) : [];
    if (/passw|pwd|"pass/i.test(text))
      differences.push(...found('field of a password', (value, name) => value !== '' && NAMED.test(name)));
    if (!GIVES_TOKENS.includes(operation.id) && isToken(text, pieces))
      differences.push(...found('token of a session', (value) => isToken(value)));
    const others = operation.tag === 'bookings' ? [] : this.othersIn(request, text);
    if (others.length > 0)
      differences.push(
        ...found("other person's address", (value) => others.some((one) => value.toLowerCase().includes(one))),
      );
    return differences;
  }

  /** Addresses of others in an answer to a guest or a customer that the request did not name. Bookings are looked at by checks of their own. */
  private othersIn(request: Request, text: string): string[] {
    const sender = this.senderOf(request);
    if (this.trusted.has(sender) || (request.token != null && sender === '')) return [];
    const told = text.toLowerCase();
    if (!told.includes('@')) return [];
    const asked = JSON.stringify([request.body, request.query, request.raw]).toLowerCase();
    return [...this.addresses].flatMap(([email, owners]) =>
      email !== sender && !(sender !== '' && owners.has(sender)) && told.includes(email) && !asked.includes(email)
        ? [email]
        : [],
    );
  }
}
