// Makes requests of each work for tests, and declares the capabilities that cover them.
import type { ChannelCapability, OperationRequest } from '../protocol/index.ts';

export const SECRET = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
export const OTHER_SECRET = `whsec_${Buffer.alloc(32, 2).toString('base64')}`;

export const cards: ChannelCapability = {
  type: 'CARD',
  code: 'CARD',
  country: 'ID',
  currency: 'IDR',
  works: ['charge', 'authorize', 'capture', 'void', 'refund', 'link', 'unlink'],
  min: 1_000,
  max: 100_000_000,
  captures: { partial: true, several: true },
  refunds: { partial: true, several: true, days: null },
  authorization_hours: 168,
  actions: ['redirect'],
};

const numbers: ChannelCapability = {
  ...cards,
  type: 'VIRTUAL_ACCOUNT',
  code: 'BNI',
  works: ['issue', 'close', 'refund'],
  captures: null,
  refunds: { partial: true, several: true, days: 30 },
};

export const capabilities = { card_data: true, channels: [cards, numbers] };

type Changes = Readonly<Record<string, unknown>>;

const CARD = { type: 'CARD', code: 'CARD', country: 'ID' } as const;
const BNI = { type: 'VIRTUAL_ACCOUNT', code: 'BNI', country: 'ID' } as const;

const make = (id: string, changes: Changes): OperationRequest =>
  ({
    id,
    channel: CARD,
    amount: { value: 50_000, currency: 'IDR' },
    references: { merchant: 'order-1', account: 'acc_1', object: 'pr-1' },
    customer: null,
    return_urls: { success: null, failure: null, cancel: null },
    source: null,
    parent: null,
    parts: null,
    metadata: null,
    created_at: '2026-11-26T08:00:00Z',
    expires_at: '2030-01-01T00:00:00Z',
    ...changes,
  }) as OperationRequest;

/** Returns a valid request of each work; `changes` replaces fields. */
export const requests = {
  charge: (id: string, changes: Changes = {}) => make(id, { work: 'charge', ...changes }),
  authorize: (id: string, changes: Changes = {}) => make(id, { work: 'authorize', ...changes }),
  capture: (id: string, parent: string, changes: Changes = {}) =>
    make(id, { work: 'capture', parent, parts: { is_final: false }, ...changes }),
  void: (id: string, parent: string, changes: Changes = {}) =>
    make(id, { work: 'void', parent, ...changes }),
  refund: (id: string, parent: string, changes: Changes = {}) =>
    make(id, { work: 'refund', parent, ...changes }),
  link: (id: string, changes: Changes = {}) => make(id, { work: 'link', amount: null, ...changes }),
  unlink: (id: string, parent: string, changes: Changes = {}) =>
    make(id, { work: 'unlink', amount: null, parent, ...changes }),
  close: (id: string, parent: string, changes: Changes = {}) =>
    make(id, { work: 'close', channel: BNI, amount: null, parent, ...changes }),
  issue: (id: string, changes: Changes = {}) =>
    make(id, {
      work: 'issue',
      channel: BNI,
      source: { type: 'number', suggested: null, holder: 'Toko', reusable: true },
      ...changes,
    }),
};

/** Returns an amount in rupiah. */
export const rupiah = (value: number) => ({ amount: { value, currency: 'IDR' } });

/** A card that test processors accept. */
export const card = {
  type: 'card',
  number: '4000000000001091',
  exp_month: '12',
  exp_year: '2030',
  cvn: '123',
  holder: null,
} as const;
