import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Level, Operation } from '../document.ts';
import type { Picture } from './pictures.ts';

/** Fields of a body or a row. */
export type Fields = Record<string, unknown>;
export type Row = Fields & { id: string };

export interface User {
  id: string;
  name: string;
  email: string;
  role: 'ADMIN' | 'STAFF' | 'CUSTOMER';
  /** Null: any password is right. */
  password: string | null;
}

export interface Session {
  id: string;
  product_id: string | null;
  product_name: string;
  reservation_date: string;
  person: number;
  total_amount: number;
  attendance: 'ARRIVED' | 'NO_SHOW' | null;
}

export interface Entry {
  id: string;
  kind: 'PAYMENT' | 'REFUND';
  method: 'CASH' | 'TRANSFER' | 'GATEWAY';
  amount: number;
  reason: string | null;
  paid_at: string;
  actor: string | null;
}

export interface Booking {
  id: string;
  booking_code: string;
  userId: string | null;
  customer_name: string;
  customer_email: string;
  customer_phone: string;
  customer_country: string | null;
  surfSpotId: string | null;
  surf_spot_name: string | null;
  payment_method: 'CASH' | 'GATEWAY';
  status: 'PENDING' | 'CONFIRMED' | 'COMPLETED' | 'CANCELLED';
  total_amount: number;
  created_at: string;
  payment: { id: string; status: 'PENDING' | 'PAID' | 'FAILED' | 'EXPIRED' };
  sessions: Session[];
  ledger: Entry[];
  changes: { created_at: string; actor: string | null; text: string }[];
  /** The addresses of the site that it was made on and of this server: the page for its payment needs them. */
  site: string;
  server: string;
}

export interface Day {
  is_open: boolean;
  reason: string | null;
  capacity: number | null;
  note: string | null;
}

export interface Message {
  id: string;
  kind: string;
  to: string;
  subject: string;
  text: string;
  status: 'SENT' | 'FAILED' | 'REHEARSED' | 'SKIPPED';
  created_at: string;
  sent_at: string | null;
  booking_code: string | null;
}

export interface Attention {
  id: string;
  kind: 'REFUND_DUE' | 'MONEY_FOR_CANCELLED' | 'CLOSED_DAY' | 'MESSAGE_FAILED';
  bookingId: string;
  booking_code: string;
  /** The day that was closed, and the message that could not be sent. */
  day: string | null;
  messageId: string | null;
  text: string;
  created_at: string;
}

/** Rows whose lists show them as they are, by the path of their list. */
export const contentNames = [
  'images',
  'videos',
  'products',
  'product-categories',
  'carousels',
  'testimonies',
  'surf-spots',
] as const;
export type ContentName = (typeof contentNames)[number];

/** All that the mock knows, in memory. */
export class School {
  readonly operations: Operation[];
  readonly level: Level;
  readonly users: User[] = [];
  /** The user of each session that has not ended. */
  readonly signedIn = new Map<string, string>();
  /** Addresses that users have had: of those who were deleted or got another one. Nobody is made anew by signing in with them. */
  readonly removed = new Set<string>();
  readonly content: Record<ContentName, Row[]>;
  readonly bookings: Booking[] = [];
  readonly days = new Map<string, Day>();
  readonly messages: Message[] = [];
  readonly attention: Attention[] = [];
  readonly pictures = new Map<string, Picture>();
  /** What was made under each Idempotency-Key, and of which request. */
  readonly keys = new Map<string, { request: string; id: string }>();
  /** The user of each link to a new password. */
  readonly resets = new Map<string, { userId: string; until: number }>();

  constructor(operations: Operation[]) {
    this.operations = operations;
    this.level = operations.some(({ level }) => level === 2) ? 2 : 1;
    this.content = Object.fromEntries(contentNames.map((name) => [name, []])) as unknown as School['content'];
  }
}

export const newId = randomUUID;
export const now = (): string => new Date().toISOString();
/** 650000 → 'Rp. 650.000'. */
export const rupiah = (amount: number): string => `Rp. ${amount.toLocaleString('id-ID')}`;

/** An id that is the same for the same name, so that rows keep theirs when the mock starts anew. */
export function idOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** A booking code from ten bytes. */
export const codeOf = (bytes: Uint8Array = randomBytes(10)): string =>
  Array.from(bytes.slice(0, 10), (byte) => ALPHABET.charAt(byte % 32)).join('');
