// Makes the requests of operations for a declared channel.
import { randomUUID } from 'node:crypto';
import type { ChannelCapability, OperationRequest } from '@kasir/connector/protocol';

/** Returns an id that no other run uses. */
export const newId = (): string => `law_${randomUUID()}`;

/** A card that test processors accept. */
export const card = {
  type: 'card',
  number: '4000000000001091',
  exp_month: '12',
  exp_year: '2035',
  cvn: '123',
  holder: 'Siti Rahma',
} as const;

/**
 * The payer's account on channels without cards and links, with every field that one may require.
 */
export const account = {
  type: 'account',
  mobile_number: '+628123456789',
  account_number: '1234567890',
  email: 'siti@example.com',
  cashtag: '$siti',
  card_last_four: '1234',
  card_expiry: '12/35',
} as const;

const number = { type: 'number', suggested: null, holder: 'Toko Sari', reusable: true } as const;

/** The fields in which the requests of a trial differ. */
export interface RequestOptions {
  readonly work: OperationRequest['work'];
  /** In minor units; null where the work has no amount. */
  readonly value: number | null;
  readonly parent?: string | null;
  readonly source?: object | null;
  readonly isFinal?: boolean;
  readonly saves?: boolean;
  /** Default: `plan` where the channel requires installments, otherwise null. */
  readonly installment?: object | null;
  readonly initiator?: 'payer' | 'merchant';
  readonly expiresInMs?: number;
}

const LIFETIME_MS = 900_000;

/** An installment plan that most banks offer. */
export const plan = { count: 3, interval: 'month', code: null } as const;

/** A purchase with many optional fields, which connectors pass on or ignore. */
const purchase = (currency: string) => ({
  description: 'Two boxes of tea',
  items: [
    {
      reference: 'tea-1',
      name: 'Jasmine tea',
      type: 'PHYSICAL_PRODUCT',
      category: 'Groceries',
      quantity: 2,
      unit_price: { value: 5_000, currency },
      url: 'https://merchant.example/tea-1',
    },
  ],
  shipping: {
    given_names: 'Siti',
    surname: 'Rahma',
    mobile_number: '+628123456789',
    address: { country: 'ID', street_line1: 'Jl. Melati 5', city: 'Bandung', postal_code: '40115' },
  },
  billing: { given_names: 'Siti', surname: 'Rahma', email: 'siti@example.com' },
});

/** Returns a request with a new id. */
export const makeRequest = (
  { type, code, country, currency, installments }: ChannelCapability,
  {
    work,
    value,
    parent = null,
    source = null,
    isFinal = false,
    saves = false,
    installment = installments === 'required' ? plan : null,
    initiator = 'payer',
    expiresInMs = LIFETIME_MS,
  }: RequestOptions,
): OperationRequest =>
  ({
    id: newId(),
    work,
    channel: { type, code, country },
    amount: value === null ? null : { value, currency },
    references: { merchant: 'order-1', account: 'acc_conformance', object: 'pr-1' },
    customer: null,
    return_urls: {
      success: 'https://merchant.example/thanks',
      failure: 'https://merchant.example/sorry',
      cancel: null,
    },
    source: work === 'issue' ? number : source,
    save: saves,
    ...((work === 'charge' || work === 'authorize') && {
      installment,
      initiator,
      ...purchase(currency),
    }),
    parent,
    parts: work === 'capture' ? { is_final: isFinal } : null,
    metadata: { order: { lines: [1, 2], note: 'conformance' } },
    created_at: new Date().toISOString(),
    expires_at: new Date(Date.now() + expiresInMs).toISOString(),
  }) as OperationRequest;
