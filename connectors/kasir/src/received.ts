// Finds payments to issued numbers and codes in the transactions of the service, so that no payment
// is missed when webhooks are lost.
import type { Connector, ConnectorStore } from '@kasir/connector';
import type { Transaction } from '@kasir/unified/client';
import type { Service } from './service.ts';
import { listMoved, moneyOf } from './transactions.ts';

/** The categories of payments to numbers, codes and QR codes. */
const presented = ['VIRTUAL_ACCOUNT', 'RETAIL_OUTLET', 'QR_CODE'] as const;

/**
 * The time before the start that the first look-up covers, for payments that arrived while no
 * connector was running.
 */
const FIRST_MS = 3 * 24 * 3_600_000;
/** The time before the newest known payment that each look-up covers again. */
const OVERLAP_MS = 10 * 60_000;

export interface ReceivedOptions {
  readonly service: Pick<Service, 'v2'>;
  readonly store: ConnectorStore;
  readonly connector: Pick<Connector, 'receivePayment'>;
  /** The currencies of the channels that issue numbers or codes. */
  readonly currencies: readonly string[];
  /** The time at the start, in milliseconds since 1970. */
  readonly now: number;
}

/**
 * Creates a function that looks for payments since its last call. The function rejects when a
 * request to the service fails.
 */
export const createReceivedLookup = (options: ReceivedOptions): (() => Promise<void>) => {
  const { service, store, connector, currencies, now } = options;
  const newest = new Map(currencies.map((currency) => [currency, now - FIRST_MS + OVERLAP_MS]));

  const receive = async (transaction: Transaction): Promise<void> => {
    const { reference_id: issued, product_id: id, created } = transaction;
    const known = await store.transact((rows) => rows.findOperation(issued));
    if (known?.request.work !== 'issue') return;
    const { gross, currency } = moneyOf(transaction);
    const amount = { value: gross, currency };
    await connector.receivePayment({
      id,
      issued_by: issued,
      amount,
      paid_at: created,
      payer: null,
    });
  };

  const lookIn = async (currency: string, since: number): Promise<void> => {
    const transactions = await listMoved(service, {
      currency,
      types: ['PAYMENT'],
      channel_categories: presented,
      created: { gte: new Date(since - OVERLAP_MS).toISOString() },
    });
    for (const transaction of transactions.toReversed()) {
      // oxlint-disable-next-line no-await-in-loop -- oldest first, each stored before the next
      await receive(transaction);
      newest.set(currency, Math.max(since, Date.parse(transaction.created)));
    }
  };

  return async () => {
    for (const [currency, since] of newest)
      // oxlint-disable-next-line no-await-in-loop -- one at a time: the service limits requests
      await lookIn(currency, since);
  };
};
