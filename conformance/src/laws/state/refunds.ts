// Laws about refunds: which are accepted on which channel, and that their final status is kept.
import type { Law } from '../../law.ts';
import {
  requestRefund,
  checkRefundsUnchanged,
  createPaidRequest,
  refundOf,
  type RefundShare,
  type ModelledPayment,
} from '../../models/refund.ts';
import { checkRefundTransactions } from '../../models/refund-transactions.ts';
import { openRequest } from '../../models/payment-request.ts';
import { allRefundOptions, type PaymentOption } from '../../models/payment-options.ts';
import type { Trial } from '../../run/trial.ts';
import { errorCodeOf, expectRefusal } from '../../violation.ts';
import { paidByWallet, refundLaw } from '../refund-law.ts';

/** An unpaid request cannot be refunded, whatever the channel. */
const unpaid = async (trial: Trial, option: PaymentOption): Promise<void> => {
  const request = await openRequest(trial, option);
  if (!request || request.payments > 0) return;
  const response = await trial.call('refunds.create', {
    body: {
      payment_request_id: request.id,
      amount: Math.floor(option.amount / 2),
      reason: 'REQUESTED_BY_CUSTOMER',
      reference_id: trial.newReference(),
    },
  });
  const codes = ['INELIGIBLE_TRANSACTION', 'REFUND_NOT_SUPPORTED'];
  expectRefusal(response, 400, codes, 'for a refund of an unpaid request');
  trial.witness(`a rejection as ${errorCodeOf(response)}`);
};

/** A card says how much. */
const withoutAmount = async (trial: Trial, payment: ModelledPayment): Promise<void> => {
  const { amount: _, ...body } = refundOf(trial, payment, 'part');
  const response = await trial.call('refunds.create', { body });
  expectRefusal(response, 400, ['API_VALIDATION_ERROR'], 'for a refund of a CARD without amount');
};

/** From too much over a part to all of it, and then once more. */
const ladder: readonly RefundShare[] = ['over', 'part', 'over', 'whole', 'rest', 'part', 'rest'];

const table = refundLaw({
  id: 'xr-5',
  on: 'refunds.create',
  title: 'each refund error is returned exactly when its reason applies, on every channel',
  level: 'M',
  clauses: [
    'REFUND-ERR-INELIGIBLE_TRANSACTION',
    'REFUND-ERR-MAXIMUM_REFUND_AMOUNT_REACHED',
    'REFUND-ERR-PARTIAL_REFUND_NOT_SUPPORTED',
    'REFUND-ERR-REFUND_NOT_SUPPORTED',
    'REFUND-CREATE-amount-card',
    'REFUND-CREATE-05',
    'REFUND-CREATE-amount',
  ],
  witnesses: [
    'a rejection as INELIGIBLE_TRANSACTION',
    'a rejection as MAXIMUM_REFUND_AMOUNT_REACHED',
    'a refund that SUCCEEDED',
  ],
  run: async (trial) => {
    for (const option of allRefundOptions) {
      trial.transcript = [];
      await unpaid(trial, option);
      const payment = await createPaidRequest(trial, option);
      if (!payment) continue;
      if (option.type === 'CARD') await withoutAmount(trial, payment);
      for (const share of ladder) await requestRefund(trial, payment, share);
      await checkRefundTransactions(trial, payment);
    }
  },
});

const shares: readonly RefundShare[] = ['part', 'rest', 'whole', 'over', 'failing'];

const finals = refundLaw({
  id: 'st-6',
  on: 'refunds.create',
  title: 'a refund ends as SUCCEEDED or FAILED and keeps that status',
  level: 'M',
  clauses: [
    'STATE-REFUND-01',
    'STATE-REFUND-SET',
    'REFUND-FIELD-status',
    'REFUND-FIELD-failure_code',
    'REFUND-CONF-02',
  ],
  witnesses: ['a refund that SUCCEEDED'],
  run: async (trial) => {
    const deep = trial.profile.depth > 2;
    for (const first of shares) {
      for (const second of deep ? shares : [trial.pick(shares)]) {
        trial.transcript = [];
        const payment = await paidByWallet(trial);
        await requestRefund(trial, payment, first);
        await requestRefund(trial, payment, second);
        await checkRefundsUnchanged(trial, payment);
        await checkRefundTransactions(trial, payment);
      }
    }
  },
});

export const refundLaws: readonly Law[] = [table, finals];
