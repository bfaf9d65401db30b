import { isIP } from 'node:net';
import path from 'node:path';
import * as v from 'valibot';
import type { MailSettings } from './messages/transport.ts';
import type { MidtransSettings } from './payments/midtrans.ts';

const httpUrl = v.pipe(
  v.string(),
  v.url('must be an absolute URL'),
  v.regex(/^https?:\/\//, 'must begin with http:// or https://'),
);
const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'must be a port number'), v.transform(Number), v.maxValue(65535));

const seconds = v.pipe(v.string(), v.regex(/^\d{1,2}$/, 'must be a number of seconds below 100'), v.transform(Number));
const milliseconds = v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'must be a number of milliseconds'), v.transform(Number));
const MAX_AT_ONCE = 50;
const atOnce = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d?$/, `must be a number from 1 to ${String(MAX_AT_ONCE)}`),
  v.transform(Number),
  v.maxValue(MAX_AT_ONCE, `must be a number from 1 to ${String(MAX_AT_ONCE)}`),
);
const hours = v.pipe(v.string(), v.regex(/^\d{1,3}$/, 'must be a number of hours below 1000'), v.transform(Number));
const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
/** The site stands at the root of its host. */
const ownOrigin = v.pipe(
  httpUrl,
  v.transform((text) => new URL(text)),
  v.check(({ href, origin }) => href === `${origin}/`, 'must be an origin such as https://surf.example'),
  v.transform(({ origin }) => origin),
);
const origins = v.pipe(
  v.string(),
  v.transform((list) => list.split(',').map((origin) => origin.trim())),
  v.array(v.pipe(v.string(), v.check(isOrigin, 'must be origins such as https://surf.example, separated by commas'))),
);

/** What names no host, as postgres://surf@/school, is an address for the driver alone. */
const canBeRead = (address: string): boolean => URL.canParse(address) || URL.canParse(address.replace('@/', '@host/'));
const databaseUrl = v.pipe(
  v.string(),
  v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'),
  v.check(
    canBeRead,
    'must be an address such as postgres://user:password@host/database; in a password # is written %23, / %2F and ? %3F',
  ),
);

/** '10.0.0.5', 'fd00::1' or a network such as '172.16.0.0/12'. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  const most = version === 4 ? 32 : 128;
  return version !== 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
}
const networks = v.pipe(
  v.string(),
  v.transform((list) => list.split(',').map((part) => part.trim())),
  v.array(
    v.pipe(v.string(), v.check(isNetwork, 'must be addresses or networks such as 10.0.0.0/8, separated by commas')),
  ),
);

/** 'hello@surf.example' or 'Surf School <hello@surf.example>'. */
const isSender = (text: string): boolean => {
  const [, named] = /^[^<>\r\n"]+<([^<>]+)>$/.exec(text) ?? [];
  return v.is(v.pipe(v.string(), v.email()), named ?? text);
};

/** What CHANGE_HOURS is where it is not set. */
const USUAL_CHANGE_HOURS = 24;

const Environment = v.object({
  PORT: v.optional(port, '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  PUBLIC_URL: v.optional(ownOrigin),
  TRUSTED_PROXIES: v.optional(networks),
  CORS_ORIGINS: v.optional(origins),
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1)), '.data'),
  DATABASE_URL: v.optional(databaseUrl),
  ADMIN_EMAIL: v.optional(
    v.pipe(v.string(), v.email('must be an e-mail address'), v.maxLength(254, 'must have at most 254 characters')),
  ),
  // No longer than what the contract lets somebody log in with.
  ADMIN_PASSWORD: v.optional(
    v.pipe(
      v.string(),
      v.minLength(8, 'must have at least 8 characters'),
      v.maxLength(200, 'must have at most 200 characters'),
    ),
  ),
  JWT_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  SEED: v.optional(v.picklist(['demo', 'none'], 'must be demo or none'), 'demo'),
  RATE_LIMITS: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  STOP_DELAY: v.optional(seconds, '0'),
  RENDER_PATIENCE: v.optional(milliseconds, '200'),
  PAYMENT_PROVIDER: v.optional(v.picklist(['simulator', 'midtrans'], 'must be simulator or midtrans')),
  MIDTRANS_SERVER_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/, 'must be a server key'))),
  MIDTRANS_URL: v.optional(httpUrl),
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => /^smtps?:/.test(text) && URL.canParse(text) && new URL(text).hostname !== '',
        'must be smtp://… or smtps://…',
      ),
    ),
  ),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.check(isSender, 'must be an e-mail address, or a name and <an address>'))),
  MAIL_AT_ONCE: v.optional(atOnce, '4'),
  CHANGE_HOURS: v.optional(hours, String(USUAL_CHANGE_HOURS)),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  NODE_ENV: v.optional(v.string(), ''),
});

type Output = v.InferOutput<typeof Environment>;

/** Milliseconds between two questions about an order, however many notifications of it come. */
const STATUS_PAUSE = 2000;

/** Where and by which key Midtrans is called; null: payments are simulated. A sandbox has keys and addresses of its own. */
function midtransOf(output: Output): MidtransSettings | null {
  if (output.PAYMENT_PROVIDER === undefined && output.NODE_ENV === 'production') {
    throw new Error(
      'PAYMENT_PROVIDER: must be set when NODE_ENV=production, to midtrans, or to simulator for a rehearsal',
    );
  }
  if (output.PAYMENT_PROVIDER !== 'midtrans') return null;
  const { MIDTRANS_SERVER_KEY: serverKey, MIDTRANS_URL: url } = output;
  if (serverKey === undefined) throw new Error('MIDTRANS_SERVER_KEY: must be set when PAYMENT_PROVIDER=midtrans');
  // Where the payer returns to must not be what the sender of some request says.
  if (output.PUBLIC_URL === undefined && output.NODE_ENV === 'production') {
    throw new Error('PUBLIC_URL: must be set when NODE_ENV=production and PAYMENT_PROVIDER=midtrans');
  }
  if (url !== undefined && output.NODE_ENV === 'production' && !url.startsWith('https:')) {
    throw new Error('MIDTRANS_URL: must begin with https:// when NODE_ENV=production, as the key is sent there');
  }
  const host = serverKey.startsWith('SB-') ? 'sandbox.midtrans.com' : 'midtrans.com';
  const own = url?.replace(/(?<!\/)\/+$/, ''); // as paths are put behind it
  const urls = { snapUrl: own ?? `https://app.${host}`, apiUrl: own ?? `https://api.${host}` };
  return { serverKey, ...urls, statusPause: STATUS_PAUSE };
}

/** How mail is sent; null: messages are a rehearsal. */
function mailOf(output: Output): MailSettings | null {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, PUBLIC_URL: publicUrl } = output;
  if ((smtpUrl === undefined) !== (from === undefined)) throw new Error('SMTP_URL and MAIL_FROM: set both or none');
  if (smtpUrl === undefined || from === undefined) return null;
  // Where a message's links lead must not be what the sender of some request says.
  if (publicUrl === undefined) throw new Error('PUBLIC_URL: must be set when SMTP_URL is set, as messages have links');
  return { smtpUrl, from, origin: publicUrl, atOnce: output.MAIL_AT_ONCE };
}

/** What the server runs with. */
export interface Settings {
  port: number;
  host: string;
  /** The origin that people use; null: each request's own. */
  publicUrl: string | null;
  /** The addresses and networks of proxies whose X-Forwarded-* headers count. */
  trustedProxies: string[];
  /** The origins of other sites that may call this server. */
  corsOrigins: string[];
  dataDir: string;
  databaseUrl: string | null;
  /** The first administrator; null: the demo account. */
  admin: { email: string; password: string } | null;
  jwtSecret: string | null;
  seed: 'demo' | 'none';
  rateLimits: boolean;
  /** Milliseconds in which a stopping server still takes requests, for a load balancer to look away. */
  stopDelay: number;
  /** How long (ms) a visitor waits for a page with its lists, before it is sent without them. */
  renderPatience: number;
  /** Null: payments are simulated. */
  midtrans: MidtransSettings | null;
  /** Null: messages are a rehearsal. */
  mail: MailSettings | null;
  /** Until how many hours before it begins a guest may move or cancel a session, while the school does not say so itself. */
  changeHours: number;
  logLevel: string;
}

/** Reads the settings from environment variables; throws one line that names the variable when one is wrong. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  // An empty variable is an unset one.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(Environment, given, { abortEarly: true });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new Error(`${String(issue.path?.[0]?.key)}: ${issue.message}`);
  }
  const { output } = parsed;
  if ((output.ADMIN_EMAIL === undefined) !== (output.ADMIN_PASSWORD === undefined)) {
    throw new Error('ADMIN_EMAIL and ADMIN_PASSWORD: set both or none');
  }
  const admin =
    output.ADMIN_EMAIL !== undefined && output.ADMIN_PASSWORD !== undefined
      ? { email: output.ADMIN_EMAIL, password: output.ADMIN_PASSWORD }
      : null;
  if (!admin && output.NODE_ENV === 'production') {
    throw new Error('ADMIN_EMAIL and ADMIN_PASSWORD: must be set when NODE_ENV=production, which has no demo account');
  }
  return {
    port: output.PORT,
    host: output.HOST,
    publicUrl: output.PUBLIC_URL ?? null,
    trustedProxies: output.TRUSTED_PROXIES ?? [],
    corsOrigins: output.CORS_ORIGINS ?? [],
    dataDir: path.resolve(output.DATA_DIR),
    databaseUrl: output.DATABASE_URL ?? null,
    admin,
    jwtSecret: output.JWT_SECRET ?? null,
    seed: output.SEED,
    rateLimits: output.RATE_LIMITS === 'on',
    stopDelay: output.STOP_DELAY * 1000,
    renderPatience: output.RENDER_PATIENCE,
    midtrans: midtransOf(output),
    mail: mailOf(output),
    changeHours: output.CHANGE_HOURS,
    logLevel: output.LOG_LEVEL,
  };
}
