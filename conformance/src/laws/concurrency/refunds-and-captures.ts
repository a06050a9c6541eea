// Laws about concurrent refunds and captures.
import { law, type Law } from '../../law.ts';
import { captureAmount, leftOf as leftToCapture } from '../../models/capture.ts';
import { isRefused, checkRequest, checkMoney, openRequest } from '../../models/payment-request.ts';
import {
  leftOf,
  createPaidRequest,
  recordRefund,
  type ModelledPayment,
} from '../../models/refund.ts';
import { checkRefundTransactions } from '../../models/refund-transactions.ts';
import { hundredths } from '../../models/transaction-rows.ts';
import { plainWallet, manualCaptureCard } from '../../models/payment-options.ts';
import { type Body } from '../../run/samples/sample.ts';
import type { Trial } from '../../run/trial.ts';
import { Blocked, errorCodeOf, expectThat, summarize, expectObject } from '../../violation.ts';
import { type Actor, isSuccess } from '../../wire/message.ts';
import { paidInvoice } from '../refund-law.ts';

/** Shares of a payment in percent; null omits the amount, which refunds all that is left. */
const shares = [60, 60, null, 40, 100, 40, null, 30] as const;

const refusals = new Set([
  'MAXIMUM_REFUND_AMOUNT_REACHED',
  'REFUND_IN_PROGRESS',
  'INELIGIBLE_TRANSACTION',
]);

/** What a refund names its payment by, and who asks for it. */
interface Naming {
  readonly by: Body;
  readonly as?: Actor;
}

/** Sends concurrent refunds of a payment under each of its names. */
export const refundConcurrently = async (
  trial: Trial,
  payment: ModelledPayment,
  names: readonly Naming[] = [payment],
): Promise<void> => {
  const chosen = shares.slice(0, trial.profile.burst);
  const all = chosen.map((share, at) => {
    const { by, as }: Naming = names[at % names.length] ?? payment;
    const amount = share === null ? {} : { amount: (payment.captured * share) / 10_000 };
    const body = { ...by, reference_id: trial.newReference(), reason: 'DUPLICATE', ...amount };
    return trial.outgoing('refunds.create', { body }, { ...(as && { as }) });
  });
  const responses = await trial.burst(all);
  const accepted = responses.filter((response) => response.status < 300);
  for (const response of responses.filter((one) => one.status >= 300)) {
    const fit = response.status === 400 && refusals.has(errorCodeOf(response) ?? '');
    expectThat(fit, `400 ${[...refusals].join(' or ')}`, summarize(response));
  }
  if (accepted.length > 0) trial.witness('a burst with a refund');
  for (const response of accepted)
    await recordRefund(trial, payment, expectObject(response, 'for a refund'));
  await checkRefundTransactions(trial, payment);
  expectThat(leftOf(payment) >= 0, 'no more refunds than money', payment.refunded);
};

const refunds = law({
  id: 'rc-1',
  on: 'refunds.create',
  title: 'concurrent refunds of one payment never exceed the captured amount',
  level: 'S',
  racy: true,
  clauses: ['REFUND-ERR-REFUND_IN_PROGRESS', 'REFUND-ERR-MAXIMUM_REFUND_AMOUNT_REACHED'],
  endpoints: [
    'payment_requests.create',
    'payment_requests.get',
    'payment_requests.simulate',
    'refunds.create',
    'refunds.get',
    'transactions.list',
  ],
  witnesses: ['a burst with a refund'],
  run: async (trial) => {
    for (let round = 0; round < trial.profile.depth; round += 1) {
      trial.transcript = [];
      const payment = await createPaidRequest(trial, plainWallet);
      if (!payment) throw new Blocked('no payment by wallet could be made');
      await refundConcurrently(trial, payment);
    }
  },
});

const invoices = law({
  id: 'rc-12',
  on: 'invoices.create',
  title: 'concurrent refunds of one invoice never exceed the amount paid',
  level: 'S',
  racy: true,
  clauses: ['REFUND-CREATE-invoice_id'],
  needs: ['writes', 'control', 'payer'],
  endpoints: [
    'invoices.create',
    'invoices.get',
    'refunds.create',
    'refunds.get',
    'transactions.list',
  ],
  witnesses: ['a burst with a refund'],
  run: async (trial) => refundConcurrently(trial, await paidInvoice(trial)),
});

const captures = law({
  id: 'rc-2',
  on: 'payment_requests.capture',
  title: 'concurrent captures of one authorization never exceed the authorized amount',
  level: 'S',
  racy: true,
  clauses: ['STATE-PR2-03'],
  endpoints: [
    'payment_requests.create',
    'payment_requests.get',
    'payment_requests.capture',
    'payment_requests.captures',
    'transactions.list',
  ],
  witnesses: ['a burst with a capture'],
  run: async (trial) => {
    const request = await openRequest(trial, manualCaptureCard);
    if (request?.seen['status'] !== 'AWAITING_CAPTURE')
      throw new Blocked('nothing waits for a capture');
    const { id } = request;
    const whole = leftToCapture(request) / 100;
    const amounts = shares
      .slice(0, trial.profile.burst)
      .map((share) => (whole * (share ?? 70)) / 100);
    const responses = await trial.burst(
      amounts.map((capture_amount) =>
        trial.outgoing('payment_requests.capture', { params: { id }, body: { capture_amount } }),
      ),
    );
    const made = responses
      .filter(isSuccess)
      .map((response) => expectObject(response, 'for a capture'));
    const taken = made.filter((one) => one['status'] !== 'FAILED');
    request.captures = made;
    request.captured = taken.reduce((sum, one) => sum + hundredths(one['captured_amount']), 0);
    request.payments = taken.length > 0 ? 1 : 0;
    expectThat(
      leftToCapture(request) >= 0,
      'no more than was authorized',
      responses.map(summarize).join('; '),
    );
    if (taken.length > 0) trial.witness('a burst with a capture');
    expectThat(
      responses.every((one) => isSuccess(one) || isRefused(one)),
      'captures or rejections',
      responses.map(summarize).join('; '),
    );
    await checkRequest(trial, request);
    await checkMoney(trial, request);
    // Capturing more than is left is still rejected, and the list has exactly the returned
    // captures.
    await captureAmount(trial, request, leftToCapture(request) / 100 + 1);
  },
});

export const moneyLaws: readonly Law[] = [refunds, invoices, captures];
