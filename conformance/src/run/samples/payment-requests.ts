// Valid payment requests, and paying them.
import { textOf } from '../../violation.ts';
import type { Actor } from '../../wire/message.ts';
import { letPay } from './paying.ts';
import type { Trial } from '../trial.ts';
import { makeCustomer } from './customers.ts';
import { inlinePerson, instrumentOf, makeMethodOf, methodBody } from './payment-methods.ts';
import { about, make, maker, type Body, type Made, type Samples } from './sample.ts';

/** The body of a payment request that waits for a payer; all its text fields are filled. */
export const walletBody = (trial: Trial, change: Body = {}): Body => ({
  currency: 'IDR',
  amount: trial.amount(25_000, 29_999),
  reference_id: trial.newReference(),
  description: 'Two coffees',
  metadata: { branch: 'A 1' },
  payment_method: methodBody(trial, 'EWALLET'),
  ...change,
});

export const makeRequest = maker('payment_requests.create', 'a payment request', walletBody);

/** Lets the payer of a request pay. */
export const payRequest = async (trial: Trial, request: Made, as?: Actor): Promise<void> => {
  await letPay(trial, 'payment_requests.simulate', textOf(request, 'id'), {}, as);
};

/** A request that waits for the payer's one-time password: by a direct debit that is linked. */
const makePasswordRequest = async (trial: Trial): Promise<Made> => {
  const method = await makeMethodOf(trial, 'DIRECT_DEBIT');
  const params = { id: textOf(method, 'id') };
  await make(
    trial,
    'payment_methods.auth',
    { params, body: { auth_code: trial.password } },
    'a linked direct debit',
  );
  const { payment_method: _, ...body } = walletBody(trial);
  return make(
    trial,
    'payment_requests.create',
    { body: { ...body, payment_method_id: params.id } },
    'a payment request by direct debit',
  );
};

/** A request by card whose money is authorized and waits to be captured. */
export const makeAuthorized = (trial: Trial, as?: Actor): Promise<Made> =>
  makeRequest(
    trial,
    { amount: 25_000, capture_method: 'MANUAL', payment_method: methodBody(trial, 'CARD') },
    as,
  );

/** Payment requests by every type of method. */
const bodies: Required<Samples>['bodies'][string] = [
  (trial) => walletBody(trial),
  (trial) => walletBody(trial, { payment_method: instrumentOf(trial.magic, 'VIRTUAL_ACCOUNT') }),
  (trial) =>
    walletBody(trial, {
      customer: inlinePerson(trial),
      payment_method: methodBody(trial, 'DIRECT_DEBIT'),
    }),
  async (trial) =>
    walletBody(trial, {
      customer_id: (await makeCustomer(trial))['id'],
      payment_method: methodBody(trial, 'DIRECT_DEBIT'),
    }),
  (trial) =>
    walletBody(trial, { capture_method: 'MANUAL', payment_method: methodBody(trial, 'CARD') }),
  ...(['OVER_THE_COUNTER', 'QR_CODE'] as const).map(
    (type) =>
      (trial: Trial): Body =>
        walletBody(trial, { amount: 25_000, payment_method: methodBody(trial, type) }),
  ),
];

export const paymentRequestSamples: Samples = {
  makers: { payment_request: (trial) => makeRequest(trial) },
  bodies: {
    'payment_requests.create': bodies,
  },
  requests: {
    'payment_requests.simulate': [
      async (trial) => {
        const { id, amount } = await makeRequest(trial);
        return { params: { id: String(id) }, body: { amount } };
      },
    ],
    'payment_requests.auth': [
      about(makePasswordRequest, (trial) => ({ auth_code: trial.password })),
    ],
    'payment_requests.resend': [about(makePasswordRequest)],
    'payment_requests.capture': [
      about(makeAuthorized, (trial) => ({
        reference_id: trial.newReference(),
        capture_amount: trial.amount(10_000, 14_999),
      })),
    ],
  },
};
