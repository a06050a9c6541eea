// Transactions as rows of the books: what one shows is derived from itself, and stays.
import { hundredths } from '../models/transaction-rows.ts';
import { reading } from './reading.ts';
import type { Made } from '../run/samples/sample.ts';
import { field } from '../wire/message.ts';
import type { Kind } from './model.ts';
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
};
