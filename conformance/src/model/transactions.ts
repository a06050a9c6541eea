// Transactions as rows of the books: what one shows is derived from itself, and stays.
import { chosen } from '@kasir/models';
import { hundredths } from '../models/transaction-rows.ts';
import { reading } from './reading.ts';
import type { Made } from '../run/samples/sample.ts';
import { field } from '../wire/message.ts';
import type { Filter, Kind, Thing } from './model.ts';
import { oneOf, some, that } from './rule.ts';

interface TransactionFacts {
  /** As the list showed it first. */
  readonly row: Made;
}

const PARTS = [
  'xendit_fee',
  'value_added_tax',
  'third_party_withholding_tax',
  'xendit_withholding_tax',
];

/** What the fee object takes away, in hundredths. */
const feeOf = (fee: unknown): number =>
  PARTS.reduce((sum, name) => sum + hundredths(field(fee, name) ?? 0), 0);

/** TXN-LIST-statuses; REFUNDED is a status that cannot be asked for. */
const STATUSES = ['PENDING', 'SUCCESS', 'FAILED', 'VOIDED', 'REVERSED'];

type TransactionFilter = Filter<TransactionFacts>;

/** A parameter that takes several values, TXN-LIST-types and the like. */
const among = (
  name: string,
  fieldName: string,
  values: readonly unknown[] | null = null,
): TransactionFilter => ({
  query: (thing) => {
    const value = thing.seen(fieldName);
    return values === null || values.includes(value) ? { [name]: [value] } : null;
  },
  keeps: (thing, like) => thing.seen(fieldName) === like.seen(fieldName),
});

/** A parameter that matches exactly, TXN-LIST-product_id and the like. */
const exact = (name: string, fieldName: string): TransactionFilter => ({
  query: (thing) => {
    const value = thing.seen(fieldName);
    return value === null || value === undefined ? null : { [name]: value };
  },
  keeps: (thing, like) => thing.seen(fieldName) === like.seen(fieldName),
});

/** TXN-LIST-reference_id: a part of the reference, in the same letters, or all of it. */
const byPart = (partOf: (text: string) => string): TransactionFilter => {
  const wanted = (like: Thing<TransactionFacts>): string =>
    partOf(String(like.seen('reference_id')));
  return {
    query: (thing) => (wanted(thing) === '' ? null : { reference_id: wanted(thing) }),
    keeps: (thing, like) => {
      const reference = String(thing.seen('reference_id'));
      return chosen('transactions_reference', thing.dialect) === 'exact'
        ? reference === wanted(like)
        : reference.includes(wanted(like));
    },
  };
};

/** A bound of time, which includes its own instant (TXN-LIST-created_gte and the like). */
const since = (name: string, end: 'gte' | 'lte'): TransactionFilter => ({
  query: (thing) => ({ [name]: { [end]: thing.seen(name) } }),
  keeps: (thing, like) => {
    const apart = Date.parse(String(thing.seen(name))) - Date.parse(String(like.seen(name)));
    return end === 'gte' ? apart >= 0 : apart <= 0;
  },
});

export const transaction: Kind<TransactionFacts> = {
  name: 'a transaction',
  clauses: 'TXN-FIELD-id',
  classOf: ({ row }) => `${String(row['type'])} ${String(row['status'])}`,
  stirs: () => true,
  // Settlement follows the clock; a refund may change the status of what it refunds.
  moving: [
    'amount',
    'status',
    'settlement_status',
    'estimated_settlement_time',
    'updated',
    'fee',
    'net_amount',
  ],
  rules: (_facts, _thing, { fee, amount, cashflow }) => ({
    id: that('txn_ and more', (id) => String(id).startsWith('txn_')),
    type: oneOf(['DISBURSEMENT', 'PAYMENT', 'REMITTANCE_PAYOUT', 'TRANSFER', 'REFUND']),
    status: oneOf(['PENDING', 'SUCCESS', 'FAILED', 'VOIDED', 'REFUNDED', 'REVERSED']),
    cashflow: oneOf(['MONEY_IN', 'MONEY_OUT']),
    business_id: some(),
    net_amount: that('amount without its fees', (net) => {
      if (fee === undefined || fee === null) return true;
      const sign = cashflow === 'MONEY_OUT' ? 1 : -1;
      return hundredths(net) === hundredths(amount) + sign * feeOf(fee);
    }),
  }),
  views: [{ name: 'get', endpoint: 'transactions.get', read: reading('transactions.get') }],
  lists: [
    {
      endpoint: 'transactions.list',
      filters: {
        types: among('types', 'type'),
        statuses: among('statuses', 'status', STATUSES),
        categories: among('channel_categories', 'channel_category'),
        currency: exact('currency', 'currency'),
        product: exact('product_id', 'product_id'),
        account: exact('account_identifier', 'account_identifier'),
        amount: exact('amount', 'amount'),
        part: byPart((text) => text.slice(1, -1)),
        'part in other letters': byPart((text) => text.toUpperCase()),
        'created from': since('created', 'gte'),
        'created until': since('created', 'lte'),
        'updated from': since('updated', 'gte'),
        'updated until': since('updated', 'lte'),
      },
      byDefault: (thing, names) =>
        names.includes('currency') ||
        [thing.seen('currency'), 'all'].includes(chosen('transactions_currency', thing.dialect)),
      limit: { min: 1, max: 50 },
      isStated: true,
      cursor: 'after_id',
      order: 'by time',
    },
  ],
};
