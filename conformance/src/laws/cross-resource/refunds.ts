// Laws about refunds: each is in the transactions, never exceeds the payment, and names its
// payment.
import fc from 'fast-check';
import { wholeAmount } from '../../generate/amounts.ts';
import type { Law } from '../../law.ts';
import { captureAmount } from '../../models/capture.ts';
import { openRequest, simulatePayment } from '../../models/payment-request.ts';
import {
  requestRefund,
  leftOf,
  checkRefundsUnchanged,
  createPaidRequest,
  paymentOf,
  sendRefund,
  type RefundShare,
  type ModelledPayment,
} from '../../models/refund.ts';
import { checkRefundTransactions } from '../../models/refund-transactions.ts';
import { hundredths, paymentsIn, readRowsByProduct } from '../../models/transaction-rows.ts';
import {
  plainWallet,
  manualCaptureCard,
  commonRefundOptions,
  type PaymentOption,
} from '../../models/payment-options.ts';
import type { Made } from '../../run/samples/sample.ts';
import type { Trial } from '../../run/trial.ts';
import { expectSame } from '../../violation.ts';
import { field, itemsOf } from '../../wire/message.ts';
import { paidByWallet, paidInvoice, refundLaw } from '../refund-law.ts';

const shares: readonly RefundShare[] = ['part', 'rest', 'whole', 'over', 'failing'];

const rows = refundLaw({
  id: 'xr-2',
  on: 'refunds.create',
  title: 'a refund has one MONEY_OUT transaction, and a fully refunded payment is REFUNDED',
  level: 'M',
  clauses: ['TXN-FIELD-product_id', 'TXN-FIELD-cashflow', 'REFUND-CREATE-05'],
  witnesses: ['a payment that was refunded in parts', 'a payment that was refunded at once'],
  run: async (trial) => {
    for (const option of commonRefundOptions) {
      for (const all of [['part', 'part', 'rest'], ['whole']] as const) {
        trial.transcript = [];
        const payment = await createPaidRequest(trial, option);
        if (!payment) continue;
        for (const share of all) {
          await requestRefund(trial, payment, share);
          await checkRefundTransactions(trial, payment);
        }
        if (leftOf(payment) > 0) continue;
        const manner = payment.refunds.length > 1 ? 'in parts' : 'at once';
        trial.witness(`a payment that was refunded ${manner}`);
      }
    }
  },
});

const byInvoice = refundLaw({
  id: 'xr-18',
  on: 'invoices.create',
  title: 'a paid invoice can be refunded by its id, like the payment that paid it',
  level: 'M',
  clauses: ['REFUND-CREATE-invoice_id', 'REFUND-FIELD-invoice_id', 'REFUND-CREATE-05'],
  needs: ['writes', 'control', 'payer'],
  also: ['invoices.create', 'invoices.get'],
  witnesses: ['a refund that SUCCEEDED'],
  run: async (trial) => {
    const payment = await paidInvoice(trial);
    for (const share of ['over', 'part', 'rest', 'part'] as const) {
      const refund = await requestRefund(trial, payment, share);
      if (refund)
        expectSame('invoice_id of its refund', payment.by['invoice_id'], refund['invoice_id']);
      await checkRefundTransactions(trial, payment);
    }
  },
});

/** A payment by a payment option; a manually captured card is captured in part only. */
const anyPayment = async (
  trial: Trial,
  option: PaymentOption,
  part: number,
): Promise<ModelledPayment | null> => {
  if (!option.manual) return createPaidRequest(trial, option);
  const request = await openRequest(trial, option);
  if (!request) return null;
  if (request.seen['status'] === 'REQUIRES_ACTION') await simulatePayment(trial, request);
  await captureAmount(trial, request, part);
  return paymentOf(request);
};

const never = refundLaw({
  id: 'xr-3',
  on: 'refunds.create',
  title: 'refunds never exceed the captured amount, whatever is requested',
  level: 'M',
  clauses: ['REFUND-ERR-MAXIMUM_REFUND_AMOUNT_REACHED', 'REFUND-CREATE-05'],
  also: ['payment_requests.capture', 'payment_requests.captures'],
  witnesses: ['a refund that SUCCEEDED'],
  run: (trial) =>
    trial.property(
      fc.tuple<[PaymentOption, number, readonly RefundShare[]]>(
        fc.constantFrom(...commonRefundOptions, manualCaptureCard),
        wholeAmount(6_000, 20_000),
        fc.array(fc.constantFrom(...shares), { minLength: 2, maxLength: trial.profile.commands }),
      ),
      async ([option, part, share]) => {
        const payment = await anyPayment(trial, option, part);
        if (!payment) return;
        for (const one of share) await requestRefund(trial, payment, one);
        await checkRefundsUnchanged(trial, payment);
        await checkRefundTransactions(trial, payment);
      },
      {
        examples: [
          [manualCaptureCard, 10_000, ['over', 'part', 'over', 'rest', 'part']],
          [plainWallet, 0, ['part', 'part', 'whole', 'rest', 'rest']],
        ],
      },
    ),
});

const byDefault = refundLaw({
  id: 'xr-4',
  on: 'refunds.create',
  title: 'a refund without an amount refunds everything that is left',
  level: 'M',
  clauses: ['REFUND-CREATE-amount', 'REFUND-CREATE-05', 'REFUND-FIELD-amount'],
  witnesses: ['a remainder', 'a whole payment'],
  run: (trial) =>
    trial.property(
      fc.array(wholeAmount(2_000, 7_000), { maxLength: 3 }),
      async (parts) => {
        const payment = await paidByWallet(trial);
        for (const amount of parts)
          await sendRefund(trial, payment, { ...payment.by, amount, reason: 'OTHERS' });
        const left = leftOf(payment);
        const rest = await requestRefund(trial, payment, 'rest');
        if (!rest) return;
        expectSame('the amount of a refund without one', left, hundredths(rest['amount']));
        trial.witness(left === payment.captured ? 'a whole payment' : 'a remainder');
      },
      { examples: [[], [5_000]], runs: Math.max(2, trial.profile.runs) },
    ),
});

/** The payments that are listed below the method of a request. */
const paymentsBelow = async (trial: Trial, request: Made): Promise<readonly unknown[]> => {
  const params = { id: String(field(request['payment_method'], 'id')) };
  return itemsOf((await trial.call('payment_methods.payments', { params })).body);
};

const origin = refundLaw({
  id: 'xr-12',
  on: 'refunds.create',
  title: 'payment_id of a refund is the product_id of the transaction of its payment',
  level: 'S',
  clauses: ['REFUND-FIELD-payment_id', 'TXN-FIELD-product_id', 'TXN-FIELD-reference_id'],
  witnesses: ['a refund that SUCCEEDED'],
  run: async (trial) => {
    for (const option of commonRefundOptions) {
      const payment = await createPaidRequest(trial, option);
      const refund = payment && (await requestRefund(trial, payment, 'whole'));
      if (!payment || !refund) continue;
      const { currency, reference_id } = payment.request;
      const product_id = refund['payment_id'];
      const found = paymentsIn(await readRowsByProduct(trial, { currency, product_id }, 1));
      const wanted = [{ reference_id, captured: payment.captured }];
      const seen = found.map((row) => ({
        reference_id: row['reference_id'],
        captured: hundredths(row['amount']),
      }));
      expectSame(`payments with the payment_id of a refund of ${option.name}`, wanted, seen);
    }
  },
});

const listed = refundLaw({
  id: 'xr-19',
  on: 'payment_methods.payments',
  title: 'payment_id of a refund is a payment of the payment request that was refunded',
  level: 'S',
  clauses: ['REFUND-FIELD-payment_id', 'PAY-FIELD-id', 'PAY-FIELD-payment_request_id'],
  also: ['payment_methods.payments'],
  run: async (trial) => {
    const payment = await paidByWallet(trial);
    const refund = await requestRefund(trial, payment, 'part');
    const all = await paymentsBelow(trial, payment.request);
    const found = all.filter((one) => field(one, 'id') === refund?.['payment_id']);
    const { id, amount } = payment.request;
    const seen = found.map((one) => ({
      payment_request_id: field(one, 'payment_request_id'),
      amount: field(one, 'amount'),
      status: field(one, 'status'),
    }));
    expectSame(
      'the payment of a refund',
      [{ payment_request_id: id, amount, status: 'SUCCEEDED' }],
      seen,
    );
  },
});

export const refundLaws: readonly Law[] = [rows, byInvoice, never, byDefault, origin, listed];
