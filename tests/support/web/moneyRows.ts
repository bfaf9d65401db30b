import type { AttentionItem, Balance, LedgerRow, Message, Revenue, Session } from '../../../src/api';
import { newId } from './factories';

// Rows of the money screen as the contract has them; `changes` replace single fields.

export const makeSession = (changes: Partial<Session> = {}): Session => ({
  id: newId(),
  booking_id: newId(),
  booking_code: 'ABCDEFGH23',
  booking_status: 'CONFIRMED',
  customer_name: 'Ayu Test',
  customer_phone: '+6281234567890',
  surf_spot_id: newId(),
  surf_spot_name: 'Kuta Beach',
  product_id: newId(),
  product_name: 'Group Surf',
  reservation_date: '2026-11-03',
  person: 3,
  total_amount: 1_050_000,
  part: 1,
  parts: 1,
  payment_method: 'CASH',
  payment_status: 'PAID',
  amount_due: 0,
  attendance: null,
  ...changes,
});

export const makeEntry = (changes: Partial<LedgerRow> = {}): LedgerRow => ({
  id: newId(),
  kind: 'PAYMENT',
  method: 'CASH',
  amount: 1_050_000,
  reason: null,
  paid_at: '2026-11-02T16:30:00Z',
  actor: 'Made Staff',
  booking_id: newId(),
  booking_code: 'ABCDEFGH23',
  customer_name: 'Ayu Test',
  ...changes,
});

export const makeBalance = (changes: Partial<Balance> = {}): Balance => ({
  id: newId(),
  booking_code: 'ABCDEFGH23',
  booking_status: 'CONFIRMED',
  customer_name: 'Ayu Test',
  customer_phone: '+6281234567890',
  since: null,
  earned: 0,
  received: 0,
  owed: 0,
  deferred: 0,
  over: 0,
  ...changes,
});

export const makeAttention = (changes: Partial<AttentionItem> = {}): AttentionItem => ({
  id: newId(),
  kind: 'REFUND_DUE',
  booking_id: newId(),
  booking_code: 'ABCDEFGH23',
  text: 'The booking is cancelled; Rp. 500.000 are to be given back.',
  created_at: '2026-11-02T16:30:00Z',
  ...changes,
});

export const makeMessage = (changes: Partial<Message> = {}): Message => ({
  id: newId(),
  kind: 'BOOKED',
  to: 'ayu@surf.example',
  subject: 'Your booking ABCDEFGH23',
  text: 'Hello Ayu,\nsee you on the beach.',
  status: 'SENT',
  created_at: '2026-11-02T16:30:00Z',
  sent_at: '2026-11-02T16:31:00Z',
  booking_code: 'ABCDEFGH23',
  ...changes,
});

export const makeRevenue = (changes: Partial<Revenue> = {}): { data: Revenue } => ({
  data: {
    from: '2026-11-01',
    to: '2026-11-30',
    by: 'lesson',
    rows: [
      { key: newId(), label: 'Group Surf', sessions: 3, people: 9, amount: 3_150_000 },
      { key: newId(), label: 'Private lesson', sessions: 1, people: 1, amount: 500_000 },
    ],
    total_amount: 3_650_000,
    ...changes,
  },
});

/** Texts that a spreadsheet would take for formulas. */
export const hostileTexts = [
  '=HYPERLINK("http://evil.example","x")',
  '+1+1',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  'Ayu;=1+1',
  '＝1',
];
