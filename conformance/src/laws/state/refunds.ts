// Laws of what refunds are refused and accepted, over channels, and that their end is final.
import type { Law } from '../../law.ts';
import {
  ask,
  books,
  lookAtRefunds,
  openPaid,
  refundOf,
  type Asked,
  type ModelledPayment,
} from '../../models/refund.ts';
import { open } from '../../models/payment-request.ts';
import { allRefundedWays, type Way } from '../../models/ways.ts';
import type { Trial } from '../../run/trial.ts';
import { codeOf, refuses } from '../../violation.ts';
import { paidByWallet, refundLaw } from '../refund-law.ts';

/** A payment that nobody made gives nothing back, whatever the channel. */
const unpaid = async (trial: Trial, way: Way): Promise<void> => {
  const request = await open(trial, way);
  if (!request || request.payments > 0) return;
  const answer = await trial.call('refunds.create', {
    body: {
      payment_request_id: request.id,
      amount: Math.floor(way.amount / 2),
      reason: 'REQUESTED_BY_CUSTOMER',
      reference_id: trial.fresh(),
    },
  });
  const codes = ['INELIGIBLE_TRANSACTION', 'REFUND_NOT_SUPPORTED'];
  refuses(answer, 400, codes, 'for a refund of what nobody has paid');
  trial.witness(`a refusal as ${codeOf(answer)}`);
};

/** A card says how much. */
const withoutAmount = async (trial: Trial, payment: ModelledPayment): Promise<void> => {
  const { amount: _, ...body } = refundOf(trial, payment, 'part');
  const answer = await trial.call('refunds.create', { body });
  refuses(answer, 400, ['API_VALIDATION_ERROR'], 'for a refund of a CARD without amount');
};

/** From too much over a part to all of it, and then once more. */
const ladder: readonly Asked[] = ['over', 'part', 'over', 'whole', 'rest', 'part', 'rest'];

const table = refundLaw({
  id: 'xr-5',
  on: 'refunds.create',
  title: 'each refusal of a refund is given exactly when its reason is there, on every channel',
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
    'a refusal as INELIGIBLE_TRANSACTION',
    'a refusal as MAXIMUM_REFUND_AMOUNT_REACHED',
    'a refund that SUCCEEDED',
  ],
  run: async (trial) => {
    for (const way of allRefundedWays) {
      trial.story = [];
      await unpaid(trial, way);
      const payment = await openPaid(trial, way);
      if (!payment) continue;
      if (way.type === 'CARD') await withoutAmount(trial, payment);
      for (const asked of ladder) await ask(trial, payment, asked);
      await books(trial, payment);
    }
  },
});

const shares: readonly Asked[] = ['part', 'rest', 'whole', 'over', 'failing'];

const finals = refundLaw({
  id: 'st-6',
  on: 'refunds.create',
  title: 'a refund ends as SUCCEEDED or FAILED, and whatever follows it stays so',
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
    const deep = trial.effort.depth > 2;
    for (const first of shares) {
      for (const second of deep ? shares : [trial.pick(shares)]) {
        trial.story = [];
        const payment = await paidByWallet(trial);
        await ask(trial, payment, first);
        await ask(trial, payment, second);
        await lookAtRefunds(trial, payment);
        await books(trial, payment);
      }
    }
  },
});

export const refundLaws: readonly Law[] = [table, finals];
