// The transactions of a payment and its refunds, compared with the model of refunds.
import type { Made } from '../run/samples/sample.ts';
import type { Trial } from '../run/trial.ts';
import { expectSame } from '../violation.ts';
import type { ModelledPayment } from './refund.ts';
import { paymentsIn, readRowsByProduct, readRowsByReference, sumOf } from './transaction-rows.ts';

const isOut = ({ cashflow }: Made): boolean => cashflow === 'MONEY_OUT';

/**
 * Compares the transactions with the refunds: one MONEY_OUT for each successful refund and none for
 * the others; the payment itself is unchanged until it is fully refunded.
 */
export const checkRefundTransactions = async (
  trial: Trial,
  payment: ModelledPayment,
): Promise<void> => {
  const { request, refunds, refunded, captured } = payment;
  const { currency } = request;
  for (const { id, status, amount } of refunds) {
    const least = status === 'SUCCEEDED' ? 1 : 0;
    const rows = (await readRowsByProduct(trial, { currency, product_id: id }, least)).filter(
      isOut,
    );
    const wanted = least === 1 ? [{ amount, currency, cashflow: 'MONEY_OUT' }] : [];
    const seen = rows.map((row) => ({
      amount: row['amount'],
      currency: row['currency'],
      cashflow: row['cashflow'],
    }));
    expectSame(`transactions of a refund that ${String(status)}`, wanted, seen);
    for (const { type } of rows)
      trial.noteChoice('the type of the transaction of a refund', String(type));
  }
  const rows = paymentsIn(await readRowsByReference(trial, request, 1));
  expectSame('the received amount', captured, sumOf(rows));
  for (const { status } of rows) {
    if (refunded < captured)
      expectSame('the status of a payment with money left', 'SUCCESS', status);
    else trial.noteChoice('the status of a refunded payment', String(status));
  }
};
