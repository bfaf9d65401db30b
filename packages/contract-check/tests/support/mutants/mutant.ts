import type { Level } from '../../../src/document.ts';
import type { Asked, Given } from '../answers.ts';

export type { Asked, Given } from '../answers.ts';

/** The kinds of mistakes that backends make. */
export const kinds = [
  'status',
  'envelope',
  'transport',
  'field',
  'failure',
  'access',
  'list',
  'lax',
  'booking',
  'value',
  'picture',
  'across',
  'stored',
  'strict',
] as const;
export type Kind = (typeof kinds)[number];

/** What a mutant may use beside the request and its answer. */
export interface Surroundings {
  adminToken: string;
  /** The mutant's own store; empty at first. */
  store: Map<string, unknown>;
  /** Changes or reads the reference backend's database. */
  sql: (statement: string) => Promise<Record<string, unknown>[]>;
  /** An access token of a session, made as the backend makes them. */
  sign: (session: string) => Promise<string>;
  /** Asks the reference backend itself. */
  fetch: (method: string, path: string, body?: unknown, token?: string) => Promise<Given>;
}

type Done = unknown;

/** One way in which a backend breaks the contract. */
export interface Mutant {
  name: string;
  /** The operation that the check must name; one of several where either is right. */
  operation: string | string[];
  /** Where it acts; left out: at what it must be named for. '*' is everywhere. */
  at?: string | string[];
  /** The path that the check must report, where there is but one. */
  path?: string;
  /** The origin of a website on another host, if that is to be checked; the reference backend allows it. */
  origin?: string;
  /** The level that the check is asked for; left out: 2. */
  level?: Level;
  /** The hour of the backend's clock (UTC); left out: that of the machine. */
  hour?: number;
  /** How long the check is to wait for its answers (ms). */
  timeout?: number;
  /** Changes the request. */
  ask?: (asked: Asked, adminToken: string, around: Surroundings) => Done;
  /** Answers in place of the backend, if it returns an answer. */
  instead?: (asked: Asked, around: Surroundings) => Given | null | Promise<Given | null>;
  /** Changes the answer, or what is stored. */
  give?: (given: Given, asked: Asked, around: Surroundings) => Done;
}

/** A mutant of the catalogue; 'allowed' is a variation that the check must not mind. */
export interface Entry extends Mutant {
  kind: Kind | 'allowed';
}

const list = (one: string | string[]): string[] => (typeof one === 'string' ? [one] : one);

/** The operations of which one must be named. */
export const blamed = ({ operation }: Mutant): string[] => list(operation);

/** Whether it acts on the requests of an operation. */
export function actsAt({ at, operation }: Mutant, id: string): boolean {
  const where = list(at ?? operation);
  return where.includes('*') || where.includes(id);
}
