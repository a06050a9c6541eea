// Valid payment methods.
import type { Actor } from '../../wire/message.ts';
import type { Trial } from '../trial.ts';
import { make, type Body, type Made, type Samples } from './sample.ts';

/** The body of a payment method: a virtual account. */
export const accountBody = (trial: Trial, change: Body = {}): Body => ({
  type: 'VIRTUAL_ACCOUNT',
  reusability: 'MULTIPLE_USE',
  reference_id: trial.fresh(),
  description: 'Account of Siti',
  metadata: { branch: 'A 1' },
  virtual_account: { channel_code: 'BRI', channel_properties: { customer_name: 'Siti' } },
  ...change,
});

/** The body of a payment method: a wallet that is paid once. */
export const walletMethod = (trial: Trial, change: Body = {}): Body => ({
  type: 'EWALLET',
  reusability: 'ONE_TIME_USE',
  reference_id: trial.fresh(),
  description: 'Wallet',
  metadata: { kind: 'wallet' },
  ewallet: {
    channel_code: 'DANA',
    channel_properties: { success_return_url: 'https://merchant.example/thanks' },
  },
  ...change,
});

export const makeMethod = (trial: Trial, change: Body = {}, as?: Actor): Promise<Made> =>
  make(
    trial,
    'payment_methods.create',
    { body: accountBody(trial, change) },
    'a payment method',
    as,
  );

export const paymentMethodSamples: Samples = {
  makers: { payment_method: (trial) => makeMethod(trial) },
  bodies: {
    'payment_methods.create': [(trial) => accountBody(trial), (trial) => walletMethod(trial)],
  },
  requests: {},
};
