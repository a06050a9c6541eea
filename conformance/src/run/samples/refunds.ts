// Valid refunds of new payments.
import { NotApplicable } from '../../violation.ts';
import type { Actor } from '../../wire/message.ts';
import type { Trial } from '../trial.ts';
import { makeRequest, payRequest } from './payment-requests.ts';
import { about, make, settled, type Body, type Made, type Samples } from './sample.ts';

/** A payment request that was paid. */
export const makePaid = async (trial: Trial, change: Body = {}, as?: Actor): Promise<Made> => {
  const request = await makeRequest(trial, change, as);
  await payRequest(trial, request, as);
  return request;
};

/** The body of a refund of a part of what a request has brought. */
export const refundBody = (trial: Trial, { id }: Made, change: Body = {}): Body => ({
  payment_request_id: id,
  reference_id: trial.newReference(),
  currency: 'IDR',
  amount: trial.amount(5_000, 9_999),
  reason: 'REQUESTED_BY_CUSTOMER',
  metadata: { clerk: 'Ani' },
  ...change,
});

/** Refunds a part of a request that was paid for it. */
export const makeRefund = async (trial: Trial, change: Body = {}, as?: Actor): Promise<Made> => {
  const body = refundBody(trial, await makePaid(trial, {}, as), change);
  return make(trial, 'refunds.create', { body }, 'a refund', as);
};

/** A refund once it is final: it does not change any more. */
export const finalRefund = async (trial: Trial, refund: Made, as?: Actor): Promise<Made> =>
  settled(trial, 'refunds.get', { id: String(refund['id']) }, ['PENDING'], as);

/** A pending refund. Targets whose refunds are final immediately have none. */
const pendingRefund = async (trial: Trial): Promise<Made> => {
  const refund = await makeRefund(trial);
  if (refund['status'] === 'PENDING') return refund;
  throw new NotApplicable('refunds are final at once, so that none can be cancelled');
};

export const refundSamples: Samples = {
  makers: { refund: async (trial) => finalRefund(trial, await makeRefund(trial)) },
  bodies: { 'refunds.create': [async (trial) => refundBody(trial, await makePaid(trial))] },
  requests: {
    'refunds.cancel': [about(pendingRefund)],
  },
};
