// Transactions of the ledger: the fields of each agree with each other, and stay as they were seen.
import { chosen } from '@kasir/models';
import { spelled } from '../run/samples/timestamps.ts';
import { hundredths } from './money.ts';
import { get } from './reading.ts';
import type { SeededRandom } from '../run/seeded-random.ts';
import type { Made } from '../run/samples/sample.ts';
import { field } from '../targets/wire/message.ts';
import type { Filter, Kind, ModelObject } from './model.ts';
import { is, oneOf, some, that, startsWith, type Rule } from './rule.ts';

interface TransactionFacts {
  /** The row as the list first showed it. */
  readonly row: Made;
}

const PARTS = [
  'xendit_fee',
  'value_added_tax',
  'third_party_withholding_tax',
  'xendit_withholding_tax',
];

/** Returns the sum of a fee object, in hundredths. */
const feeOf = (fee: unknown): number =>
  PARTS.reduce((sum, name) => sum + hundredths(field(fee, name) ?? 0), 0);

type TransactionFilter = Filter<TransactionFacts>;

/** Statuses that a list can be filtered by (TXN-LIST-statuses). */
const STATUSES = ['PENDING', 'SUCCESS', 'FAILED', 'VOIDED', 'REVERSED'];

/**
 * Filters by the status of a transaction, or by a status that possibly no transaction has; no
 * filter accepts REFUNDED.
 */
const byStatus: TransactionFilter = {
  query: (thing, { draw }) => {
    const own = thing.seen('status');
    return { statuses: [own === 'REFUNDED' || draw.random() < 0.5 ? draw.pick(STATUSES) : own] };
  },
  keeps: (thing, { statuses }) => (statuses as readonly unknown[]).includes(thing.seen('status')),
};

/** TXN-LIST-reference_id: filters by a part of the reference, case-sensitively, or by all of it. */
const byPart = (partOf: (text: string, draw: SeededRandom) => string): TransactionFilter => ({
  query: (thing, { draw }) => {
    const wanted = partOf(String(thing.seen('reference_id')), draw);
    return wanted === '' ? null : { reference_id: wanted };
  },
  keeps: (thing, { reference_id: wanted }) => {
    const reference = String(thing.seen('reference_id'));
    return chosen('transactions_reference', thing.dialect) === 'exact'
      ? reference === wanted
      : reference.includes(String(wanted));
  },
});

/** Prefixes of payment ids in other generations. */
const PREFIXES = ['py-', 'pymt-', 'ewc_', 'qrpy_', ''];

/** TXN-LIST-product_id: filters by the whole id, with the prefix of its own generation. */
const byOtherPrefix: TransactionFilter = {
  query: (thing, { draw }) => {
    const id = String(thing.seen('product_id'));
    const spelled = id.replace(/^[a-z]+[-_]/, draw.pick(PREFIXES));
    return spelled === id ? null : { product_id: spelled };
  },
  keeps: (thing, { product_id }) => thing.seen('product_id') === product_id,
};

/**
 * Filters by a bound of time, which includes its own instant (TXN-LIST-created_gte and the like).
 */
const at = (name: string, end: 'gte' | 'lte'): TransactionFilter => ({
  query: (thing, { draw }) => ({
    [name]: { [end]: spelled(Date.parse(String(thing.seen(name))), draw) },
  }),
  keeps: (thing, query) => {
    const apart =
      Date.parse(String(thing.seen(name))) - Date.parse(String(field(query[name], end)));
    return end === 'gte' ? apart >= 0 : apart <= 0;
  },
});

/** Returns rules of fields that stay: the value that was seen before, in every view and report. */
const kept = (
  thing: ModelObject<TransactionFacts>,
  first: Readonly<Record<string, Rule>>,
): Readonly<Record<string, Rule>> =>
  Object.fromEntries(
    Object.entries(first).map(([name, rule]) => {
      const before = thing.seen(name);
      return [name, before === undefined ? rule : is(before, rule.clause)];
    }),
  );

export const transaction: Kind<TransactionFacts> = {
  name: 'a transaction',
  clauses: 'TXN-FIELD-id',
  classOf: ({ row }) => `${String(row['type'])} ${String(row['status'])}`,
  clearUndetermined: () => true,
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
  rules: (_facts, thing, { fee, amount, cashflow }) => ({
    id: startsWith('txn_'),
    ...kept(thing, {
      type: oneOf(['DISBURSEMENT', 'PAYMENT', 'REMITTANCE_PAYOUT', 'TRANSFER', 'REFUND']),
      cashflow: oneOf(['MONEY_IN', 'MONEY_OUT']),
      business_id: some(),
      product_id: that('the id of its product', (id) => typeof id === 'string' && id !== ''),
    }),
    status: oneOf(['PENDING', 'SUCCESS', 'FAILED', 'VOIDED', 'REFUNDED', 'REVERSED']),
    net_amount: that('amount without its fees', (net) => {
      if (fee === undefined || fee === null) return true;
      const sign = cashflow === 'MONEY_OUT' ? 1 : -1;
      return hundredths(net) === hundredths(amount) + sign * feeOf(fee);
    }),
  }),
  views: [get('transactions.get')],
  lists: [
    {
      endpoint: 'transactions.list',
      filters: {
        statuses: byStatus,
        reference_id: byPart((text) => text.slice(1, -1)),
        'in other letters': byPart((text) => text.toUpperCase()),
        // Searches in files and databases use these characters as placeholders.
        'with a placeholder': byPart(
          (text, draw) => text.slice(0, 2) + draw.pick(['?', '*', '%', '_', '.']) + text.slice(3),
        ),
        'another prefix': byOtherPrefix,
        'created from': at('created', 'gte'),
        'created until': at('created', 'lte'),
        'updated from': at('updated', 'gte'),
        'updated until': at('updated', 'lte'),
      },
      byDefault: (thing, names) =>
        names.includes('currency') ||
        [thing.seen('currency'), 'all'].includes(chosen('transactions_currency', thing.dialect)),
      limit: { min: 1, max: 50 },
      standard: 10,
      isStated: true,
      cursor: 'after_id',
      order: 'by time',
    },
  ],
};
