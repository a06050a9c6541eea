// Laws about failed refunds: they move no money.
import type { Law } from '../../law.ts';
import { requestRefund, leftOf, type ModelledPayment } from '../../models/refund.ts';
import { checkRefundTransactions } from '../../models/refund-transactions.ts';
import {
  hundredths,
  readRowsByProduct,
  readRowsByReference,
} from '../../models/transaction-rows.ts';
import type { Trial } from '../../run/trial.ts';
import { expectSame } from '../../violation.ts';
import { field } from '../../wire/message.ts';
import { paidByWallet, refundLaw } from '../refund-law.ts';

/** Every transaction of a payment and its refunds. */
const figures = async (trial: Trial, { request, refunds }: ModelledPayment): Promise<unknown> => {
  const { currency } = request;
  const back = await Promise.all(
    refunds.map(({ id }) => readRowsByProduct(trial, { currency, product_id: id })),
  );
  return [...(await readRowsByReference(trial, request)), ...back.flat()];
};

/** So many tries to see a refund fail: a target simulates that by its amount, or not at all. */
const TRIES = 6;

const failures = refundLaw({
  id: 'xr-6',
  on: 'refunds.create',
  title: 'a failed refund changes no transaction and leaves the payment as refundable as before',
  level: 'S',
  clauses: ['STATE-REFUND-03', 'REFUND-FIELD-failure_code'],
  witnesses: ['a refund that FAILED'],
  run: async (trial) => {
    const payment = await paidByWallet(trial);
    for (let count = 0; count < TRIES; count += 1) {
      const before = [await figures(trial, payment), leftOf(payment)];
      const refund = await requestRefund(trial, payment, 'failing');
      if (refund?.['status'] !== 'FAILED') continue;
      expectSame('transactions and the refundable amount', before, [
        await figures(trial, payment),
        leftOf(payment),
      ]);
    }
    const left = leftOf(payment);
    const rest = await requestRefund(trial, payment, 'rest');
    expectSame('the refundable amount', left, hundredths(rest?.['amount']));
    await checkRefundTransactions(trial, payment);
  },
});

const balanceOf = async (trial: Trial): Promise<number> =>
  hundredths(field((await trial.call('balance.get', { query: {} })).body, 'balance'));

const balance = refundLaw({
  id: 'xr-20',
  on: 'balance.get',
  title: 'the balance decreases by each successful refund, and by no other',
  level: 'S',
  clauses: ['STATE-REFUND-03'],
  also: ['balance.get'],
  witnesses: ['a refund that FAILED', 'a refund that SUCCEEDED'],
  run: async (trial) => {
    await trial.useOwnAccount();
    const payment = await paidByWallet(trial);
    for (const share of ['failing', 'part', 'over', 'failing', 'rest', 'part'] as const) {
      const [before, left] = [await balanceOf(trial), leftOf(payment)];
      await requestRefund(trial, payment, share);
      const taken = left - leftOf(payment);
      expectSame(
        `the balance after a refund of ${taken / 100}`,
        before - taken,
        await balanceOf(trial),
      );
    }
  },
});

export const failedRefundLaws: readonly Law[] = [failures, balance];
