// Voids a completed wallet payment: the payer is not charged, and the books are as before.
import type { Scope } from '@kasir/core/server';
import type { Reads } from '@kasir/core/store';
import { paymentLines, reversalLines } from '../ledger/lines.ts';
import { hasSufficientBalance } from '../ledger/ledgers.ts';
import { netOf } from '../ledger/kind.ts';
import { getTransaction, reverseTransaction } from '../ledger/transactions.ts';
import { payments, type PaymentRow } from './kind.ts';
import { releaseAtConnector } from './release.ts';

/** The reasons why a payment cannot be voided. */
export type VoidRefusal = 'CHANNEL_WITHOUT_VOID' | 'NOT_COMPLETED' | 'REFUNDED' | 'BALANCE_TOO_LOW';

/** Returns the amount that leaves the merchant's available balance when a payment is voided. */
const settledNet = (reads: Pick<Reads, 'get'>, { state }: PaymentRow): number =>
  state.transactions
    .map((id) => getTransaction(reads, id).state)
    .filter(({ settlement }) => settlement === 'SETTLED')
    .reduce((sum, transaction) => sum + netOf(transaction), 0);

/** Returns the reason why a payment cannot be voided now, or null. */
export const voidRefusal = (
  reads: Pick<Reads, 'get' | 'balance'>,
  row: PaymentRow,
): VoidRefusal | null => {
  const { type, status, refunded, reserved, currency } = row.state;
  if (type !== 'EWALLET') return 'CHANNEL_WITHOUT_VOID';
  if (status !== 'SUCCEEDED') return 'NOT_COMPLETED';
  if (refunded + reserved > 0) return 'REFUNDED';
  return hasSufficientBalance(reads, currency, settledNet(reads, row)) ? null : 'BALANCE_TOO_LOW';
};

/** Reverses a transaction in the ledger that holds its money: settled or still pending. */
const reverse = (d: Scope, id: string): void => {
  const { currency, amount, fee, vat, settlement } = getTransaction(d, id).state;
  const lines = paymentLines(currency, amount, { fee, vat }, settlement === 'SETTLED');
  reverseTransaction(d, id, reversalLines(lines));
};

/**
 * Voids a completed payment with its fees: its transaction is REVERSED and nothing of it counts as
 * captured. Throws when `voidRefusal` returns a refusal: callers check first.
 */
export const voidPayment = (d: Scope, row: PaymentRow): PaymentRow => {
  const refusal = voidRefusal(d, row);
  if (refusal) throw new Error(`Payment ${row.id} cannot be voided: ${refusal}`);
  for (const id of row.state.transactions) reverse(d, id);
  releaseAtConnector(d, row, 'refund', row.state.captured);
  return d.transition(payments, row, 'void', { captured: 0 });
};
