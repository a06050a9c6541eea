// For tests: a merchant of recurring payments on the test platform, with a movable clock, saved
// instruments, and access to all stored rows.
import { legacyId } from '@kasir/core';
import type { Listener } from '@kasir/core/server';
import { findChannel, type ChannelType } from '@kasir/models';
import { createInstrument, endInstrument } from '@kasir/payments';
import { transactions } from '@kasir/payments/ledger';
import { authorizeInstrument, paymentListeners } from '@kasir/payments/operation';
import {
  instruments,
  notifications,
  PAYMENT_METHOD,
  payments,
  refunds,
} from '@kasir/payments/state';
import { CARD_TOKEN } from '../products.ts';
import { payerOf } from './payer.ts';
import { legacyPlatform } from './platform.ts';
import { legacyListeners } from '../server.ts';

export const DAY_MS = 86_400_000;

const urls = { success: 'https://m.example/a', failure: 'https://m.example/b', cancel: null };
const withoutPage = { skip: true, require: null };

const inputs: Partial<Record<ChannelType, unknown>> = {
  CARD: {
    number: '4000000000001000',
    securityCode: '123',
    holder: 'Siti',
    month: '12',
    year: '2039',
    postalCode: false,
    installments: false,
  },
  DIRECT_DEBIT: {
    number: null,
    mobile: null,
    document: null,
    cardLastFour: null,
    cardExpiry: null,
    email: null,
  },
};

/** Listeners of products that emit events of v2, which is not part of this package. */
const quiet: readonly Listener[] = [
  { product: PAYMENT_METHOD, handlers: {} },
  { product: refunds.name, handlers: {} },
];

interface Saved {
  readonly type?: ChannelType;
  readonly code?: string;
  readonly currency?: string;
  readonly reusable?: boolean;
  readonly product?: string;
}

export const subscriber = (options: Parameters<typeof legacyPlatform>[0] = {}) => {
  const platform = legacyPlatform({
    listeners: [...paymentListeners, ...legacyListeners, ...quiet],
    ...options,
  });
  const { call, decide, store, partition } = platform;
  const look = <R>(read: Parameters<typeof store.view<R>>[1]): Promise<R> =>
    store.view(partition, read);
  /** Saves an instrument. Returns the id of a card token or of a v2 payment method. */
  const save = async ({
    type = 'CARD',
    code = 'CARDS',
    currency = 'IDR',
    reusable = true,
    product = CARD_TOKEN,
  }: Saved = {}): Promise<string> => {
    const channel = findChannel(type, code, currency);
    if (!channel) throw new Error(`There is no channel ${type} ${code}`);
    const { id } = await decide((d) => {
      const id = d.id();
      const row = createInstrument(d, {
        id,
        product: { kind: product, id },
        channel,
        reusable,
        customer: null,
        reference: 'saved-1',
        merchantKey: product === CARD_TOKEN ? legacyId(id) : null,
        description: null,
        metadata: null,
        requested: { amount: null, min: null, max: null },
        intentAmount: null,
        identifier: null,
        expires: null,
        returnUrls: urls,
        authentication: withoutPage,
        effective: { returnUrls: urls, authentication: withoutPage },
        properties: {},
        activation: 'as_needed',
        authorizedOn: 'password_or_page',
        input: inputs[type] ?? null,
        echo: null,
      });
      return row.state.status === 'REQUIRES_ACTION' ? authorizeInstrument(d, row) : row;
    });
    return product === CARD_TOKEN ? legacyId(id) : `pm-${id}`;
  };
  const body = (change: object = {}) => ({
    external_id: 'plan-1',
    amount: 50_000,
    interval: 'DAY',
    interval_count: 1,
    ...change,
  });
  return {
    ...platform,
    ...payerOf(platform),
    look,
    save,
    body,
    create: (change: object = {}) => call('POST', '/recurring_payments', body(change)),
    /** Creates a recurring payment and returns its fields. */
    subscribe: async (change: object = {}) =>
      (await call('POST', '/recurring_payments', body(change))).body,
    read: async (id: string) => (await call('GET', `/recurring_payments/${id}`)).body,
    move: (id: string, move: string) => call('POST', `/recurring_payments/${id}/${move}!`),
    update: (id: string, change: object) => call('PATCH', `/recurring_payments/${id}`, change),
    /** Returns the invoices of a recurring payment, oldest first. */
    bills: async (id: string) =>
      (await call('GET', `/v2/invoices?recurring_payment_id=${id}&limit=100`)).body.toReversed(),
    withdraw: (method: string) =>
      decide((d) => endInstrument(d, { id: method.slice(3) }, 'withdraw')),
    saved: () => look((view) => view.list(instruments, {}, { limit: 50, order: 'asc' }).rows),
    paid: () => look((view) => view.list(payments, {}, { limit: 500, order: 'asc' }).rows),
    moved: () => look((view) => view.list(transactions, {}, { limit: 500, order: 'asc' }).rows),
    notified: () => look((view) => view.list(notifications, {}, { limit: 500, order: 'asc' }).rows),
  };
};
