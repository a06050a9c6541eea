// Makes the requests of the platform for tests, on cards of Indonesia.
import { randomUUID } from 'node:crypto';
import type { OperationRequest } from '@kasir/connector';

/** A test card whose bank requires authentication of its holder. */
export const card = {
  type: 'card',
  number: '4000000000001091',
  exp_month: '12',
  exp_year: '2039',
  cvn: '123',
  holder: 'Siti Aminah',
} as const;

type Changes = Readonly<Partial<Record<keyof OperationRequest, unknown>>>;

/** Returns a valid request of 150,000 rupiah; `changes` replaces fields. */
export const makeRequest = (
  work: OperationRequest['work'],
  changes: Changes = {},
): OperationRequest =>
  ({
    id: `op_${randomUUID()}`,
    work,
    channel: { type: 'CARD', code: 'CARDS', country: 'ID' },
    amount: { value: 150_000, currency: 'IDR' },
    references: { merchant: 'order-1042', account: 'acc_toko', object: 'pr-1' },
    customer: {
      id: 'cust-51',
      given_names: 'Siti',
      surname: 'Aminah',
      email: 'siti@customers.example',
      mobile_number: '+6281234567890',
    },
    return_urls: {
      success: 'https://merchant.example/thanks',
      failure: 'https://merchant.example/sorry',
      cancel: null,
    },
    source: card,
    parent: null,
    parts: null,
    metadata: null,
    created_at: new Date().toISOString(),
    expires_at: new Date(Date.now() + 900_000).toISOString(),
    ...changes,
  }) as OperationRequest;

/** Returns a request about another operation. */
export const childOf = (
  work: 'capture' | 'void' | 'refund',
  parent: OperationRequest,
  changes: Changes = {},
): OperationRequest =>
  makeRequest(work, {
    source: null,
    customer: null,
    parent: parent.id,
    parts: work === 'capture' ? { is_final: true } : null,
    amount: parent.amount,
    ...changes,
  });

/** A payment without return URLs, so its card is not authenticated. */
export const alone = { return_urls: { success: null, failure: null, cancel: null } };
