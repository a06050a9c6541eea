// Taking a completed payment by a wallet back: the payer is not charged, and the books are as if it
// had not been.
import type { Reads, Scope } from '@kasir/core/server';
import { paymentLines, reversalLines } from '../ledger/lines.ts';
import { hasSufficientBalance } from '../ledger/ledgers.ts';
import { netOf } from '../ledger/kind.ts';
import { getTransaction, reverseTransaction } from '../ledger/transactions.ts';
import { payments, type PaymentRow } from './kind.ts';

/** Why a payment cannot be voided. */
export type VoidRefusal = 'CHANNEL_WITHOUT_VOID' | 'NOT_COMPLETED' | 'REFUNDED' | 'BALANCE_TOO_LOW';

/** What leaves the merchant's available balance with a payment that is voided. */
const settledNet = (reads: Pick<Reads, 'get'>, { state }: PaymentRow): number =>
  state.transactions
    .map((id) => getTransaction(reads, id).state)
    .filter(({ settlement }) => settlement === 'SETTLED')
    .reduce((sum, transaction) => sum + netOf(transaction), 0);

/** Why a payment cannot be voided now, or null. */
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

/** Reverses a transaction where its money is now: settled, or still pending. */
const reverse = (d: Scope, id: string): void => {
  const { currency, amount, fee, vat, settlement } = getTransaction(d, id).state;
  const lines = paymentLines(currency, amount, { fee, vat }, settlement === 'SETTLED');
  reverseTransaction(d, id, reversalLines(lines));
};

/**
 * Voids a completed payment with its fees: its transaction is REVERSED and nothing of it counts as
 * captured. Throws for one that `voidRefusal` refuses: callers look before.
 */
export const voidPayment = (d: Scope, row: PaymentRow): PaymentRow => {
  const refusal = voidRefusal(d, row);
  if (refusal) throw new Error(`Payment ${row.id} cannot be voided: ${refusal}`);
  for (const id of row.state.transactions) reverse(d, id);
  return d.transition(payments, row, 'void', { captured: 0 });
};
