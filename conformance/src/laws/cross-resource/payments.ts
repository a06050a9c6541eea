// Laws about incoming payments: each payment by any method has one transaction.
import fc from 'fast-check';
import { wholeAmount } from '../../generate/amounts.ts';
import { law, type Law } from '../../law.ts';
import { capture } from '../../models/capture.ts';
import { isFinal, checkMoney, openRequest, simulatePayment } from '../../models/payment-request.ts';
import { readRowsByProduct } from '../../models/transaction-rows.ts';
import {
  manualCaptureCard,
  canBePaidAgain,
  methodOptions,
  commonRefundOptions,
} from '../../models/payment-options.ts';
import { makeMethod } from '../../run/samples/payment-methods.ts';
import { make, type Made } from '../../run/samples/sample.ts';
import { eventually } from '../../run/eventually.ts';
import { expectSame, textOf } from '../../violation.ts';
import { itemsOf } from '../../wire/message.ts';

const every = law({
  id: 'xr-16',
  on: 'payment_requests.create',
  title: 'each successful payment has exactly one transaction, whatever its payment method',
  level: 'M',
  clauses: [
    'TXN-FIELD-type',
    'TXN-FIELD-amount',
    'TXN-FIELD-currency',
    'TXN-FIELD-reference_id',
    'TXN-FIELD-product_id',
    'TXN-FIELD-channel_category-PAYMENT',
    'TXN-FIELD-channel_category',
    'TXN-FIELD-account_identifier',
    'TXN-FIELD-cashflow',
  ],
  endpoints: [
    'payment_requests.create',
    'payment_requests.get',
    'payment_requests.simulate',
    'payment_requests.capture',
    'payment_requests.captures',
    'transactions.list',
  ],
  witnesses: ['a payment'],
  run: async (trial) => {
    for (const option of [...methodOptions, ...commonRefundOptions, manualCaptureCard]) {
      trial.transcript = [];
      const request = await openRequest(trial, option);
      if (!request) continue;
      await checkMoney(trial, request);
      if (!isFinal(request) && !option.manual) await simulatePayment(trial, request);
      if (canBePaidAgain(option) && !isFinal(request)) await simulatePayment(trial, request);
      if (option.manual) await capture(trial, request, 'rest');
      await checkMoney(trial, request);
      if (request.payments > 0) trial.witness('a payment');
    }
  },
});

/** What a payment and its transaction have in common. */
const shared = ({ amount, currency, reference_id }: Made): Made => ({
  amount,
  currency,
  reference_id,
});

const alone = law({
  id: 'xr-17',
  on: 'payment_methods.simulate',
  title: 'each unsolicited payment to a number has exactly one transaction',
  level: 'M',
  clauses: ['TXN-FIELD-product_id', 'TXN-FIELD-type', 'TXN-FIELD-cashflow', 'PAY-FIELD-id'],
  endpoints: [
    'payment_methods.create',
    'payment_methods.simulate',
    'payment_methods.payments',
    'transactions.list',
  ],
  run: (trial) =>
    trial.property(
      fc.array(wholeAmount(trial.magic, 12_000, 90_000), { minLength: 1, maxLength: 3 }),
      async (amounts) => {
        const params = { id: textOf(await makeMethod(trial), 'id') };
        for (const amount of amounts) {
          const input = { params, body: { amount } };
          await make(trial, 'payment_methods.simulate', input, 'a payment to a method');
        }
        const payments = await eventually(
          trial,
          async () => {
            const { body } = await trial.call('payment_methods.payments', { params });
            return itemsOf(body) as readonly Made[];
          },
          (all) => all.length >= amounts.length,
        );
        const seen = payments.map(({ amount }) => Number(amount));
        expectSame(
          'payments',
          amounts.toSorted((a, b) => a - b),
          seen.toSorted((a, b) => a - b),
        );
        for (const payment of payments) {
          const { currency, id: product_id } = payment;
          const rows = await readRowsByProduct(trial, { currency, product_id }, 1);
          const wanted = { ...shared(payment), type: 'PAYMENT', cashflow: 'MONEY_IN' };
          expectSame(
            'the transactions of a payment',
            [wanted],
            rows.map((row) => ({ ...shared(row), type: row['type'], cashflow: row['cashflow'] })),
          );
        }
      },
    ),
});

export const paymentLaws: readonly Law[] = [every, alone];
