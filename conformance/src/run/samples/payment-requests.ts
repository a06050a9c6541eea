// Valid payment requests, and paying them.
import { succeeds, textOf } from '../../violation.ts';
import type { Actor } from '../../wire/message.ts';
import type { Trial } from '../trial.ts';
import { instruments, methodBody } from './payment-methods.ts';
import { make, type Body, type Made, type Samples } from './sample.ts';

/** The body of a payment request that waits for a payer; all its text fields are filled. */
export const walletBody = (trial: Trial, change: Body = {}): Body => ({
  currency: 'IDR',
  amount: trial.integer(25_000, 29_999),
  reference_id: trial.fresh(),
  description: 'Two coffees',
  metadata: { branch: 'A 1' },
  payment_method: methodBody(trial, 'EWALLET'),
  ...change,
});

export const makeRequest = (trial: Trial, change: Body = {}, as?: Actor): Promise<Made> =>
  make(
    trial,
    'payment_requests.create',
    { body: walletBody(trial, change) },
    'a payment request',
    as,
  );

/** Lets the payer of a request pay. */
export const payRequest = async (trial: Trial, request: Made, as?: Actor): Promise<void> => {
  const params = { id: textOf(request, 'id') };
  const options = { ...(as && { as }) };
  const answer = await trial.call('payment_requests.simulate', { params, body: {} }, options);
  succeeds(answer, 'for a payment');
};

export const paymentRequestSamples: Samples = {
  makers: { payment_request: (trial) => makeRequest(trial) },
  bodies: {
    'payment_requests.create': [
      (trial) => walletBody(trial),
      (trial) => walletBody(trial, { payment_method: instruments.VIRTUAL_ACCOUNT }),
    ],
  },
  requests: {
    'payment_requests.simulate': [
      async (trial) => {
        const { id, amount } = await makeRequest(trial);
        return { params: { id: String(id) }, body: { amount } };
      },
    ],
  },
};
