// Valid sub-accounts of a platform, transfers between both, and where their events go.
import { textOf } from '../../violation.ts';
import type { Actor } from '../../wire/message.ts';
import type { Trial } from '../trial.ts';
import { about, make, maker, type Body, type Made, type Samples } from './sample.ts';
import { makeRequest } from './payment-requests.ts';

/** The body of a sub-account that may be used at once. */
const ownedBody = (trial: Trial, change: Body = {}): Body => ({
  email: `${trial.newReference()}@accounts.example`,
  type: 'OWNED',
  public_profile: { business_name: 'Toko Cabang' },
  country: 'ID',
  ...change,
});

export const makeAccount = maker('accounts.create', 'a sub-account', ownedBody);

/** A transfer from the platform to a new sub-account. */
const transferBody = async (trial: Trial, as?: Actor): Promise<Body> => {
  const { business_id } = await makeRequest(trial, {}, as);
  const { id } = await makeAccount(trial, {}, as);
  return {
    reference: trial.newReference(),
    amount: trial.amount(1_000, 1_999),
    currency: 'IDR',
    source_user_id: business_id,
    destination_user_id: id,
  };
};

export const makeTransfer = async (trial: Trial, as?: Actor): Promise<Made> =>
  make(trial, 'transfers.create', { body: await transferBody(trial, as) }, 'a transfer', as);

export const platformSamples: Samples = {
  bodies: {
    'accounts.create': [
      (trial) => ownedBody(trial),
      (trial) => ({ email: `${trial.newReference()}@accounts.example`, type: 'MANAGED' }),
    ],
    'accounts_v1.create': [
      (trial) => ({
        account_email: `${trial.newReference()}@accounts.example`,
        type: 'OWNED',
        business_profile: { business_name: 'Toko Cabang' },
      }),
    ],
    'transfers.create': [(trial) => transferBody(trial)],
  },
  requests: {
    // Of a type that nothing is sent for: other laws wait for deliveries to the usual URLs.
    'callback_urls.set': [
      async (trial) => ({
        params: { type: 'payout' },
        body: { url: `https://receiver.example/${trial.newReference()}` },
      }),
    ],
    'accounts.get': [about(makeAccount)],
    'transfers.get': [
      async (trial) => ({
        params: { reference: textOf(await makeTransfer(trial), 'reference') },
      }),
    ],
  },
};
