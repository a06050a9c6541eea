// Valid e-wallet payments and charges of the legacy API.
import type { EwalletType } from '@kasir/models';
import { Blocked } from '../../violation.ts';
import type { Actor } from '../../wire/message.ts';
import type { Trial } from '../trial.ts';
import { idleUrl } from './qr-codes.ts';
import { about, make, maker, settled, type Body, type Made, type Samples } from './sample.ts';

const PHONE = '081234567890';

/** What each wallet takes beside the fields that all take. */
const fieldsOf = (trial: Trial, wallet: EwalletType): Body => {
  const page = { callback_url: idleUrl(trial), redirect_url: 'https://merchant.example/thanks' };
  const items = [{ id: 'sku-1', name: 'Coffee', price: 12_500, quantity: 2 }];
  switch (wallet) {
    case 'OVO':
      return { phone: PHONE };
    case 'DANA':
      return page;
    case 'LINKAJA':
      return { ...page, phone: PHONE, items };
  }
};

/** The body of an e-wallet payment. */
export const ewalletBody = (trial: Trial, wallet: EwalletType, change: Body = {}): Body => ({
  external_id: trial.newReference(),
  amount: trial.amount(25_000, 29_999),
  ewallet_type: wallet,
  ...fieldsOf(trial, wallet),
  ...change,
});

/** Creates an e-wallet payment; one by a page waits until its payer acts. */
const makeEwallet = (
  trial: Trial,
  wallet: EwalletType,
  change: Body = {},
  as?: Actor,
): Promise<Made> => {
  const body = ewalletBody(trial, wallet, change);
  return make(trial, 'ewallets.create', { body }, `a payment by ${wallet}`, as);
};

/** What finds an e-wallet payment. */
const ewalletQuery = ({ external_id, ewallet_type }: Made): Body => ({
  external_id,
  ewallet_type,
});

/** The body of a one-time charge, by a wallet with a page. */
const chargeBody = (trial: Trial, change: Body = {}): Body => ({
  reference_id: trial.newReference(),
  currency: 'IDR',
  amount: trial.amount(25_000, 29_999),
  checkout_method: 'ONE_TIME_PAYMENT',
  channel_code: 'ID_DANA',
  channel_properties: { success_redirect_url: 'https://merchant.example/thanks' },
  metadata: { branch: 'A 1' },
  ...change,
});

const makeCharge = maker('ewallet_charges.create', 'an e-wallet charge', chargeBody);

/** A wallet that asks on the device of its owner. */
const byDevice = {
  channel_code: 'ID_OVO',
  channel_properties: { mobile_number: '+6281234567890' },
};

/** A charge whose payer has decided: on a device, because that takes no page. */
const makeDecidedCharge = async (trial: Trial, change: Body = {}, as?: Actor): Promise<Made> => {
  const { id } = await makeCharge(trial, { ...byDevice, ...change }, as);
  return settled(trial, 'ewallet_charges.get', { id: String(id) }, ['PENDING'], as);
};

/** A charge that was paid. */
export const makePaidCharge = async (trial: Trial, as?: Actor): Promise<Made> => {
  const charge = await makeDecidedCharge(trial, {}, as);
  if (charge['status'] !== 'SUCCEEDED') throw new Blocked('a charge of a device was not paid');
  return charge;
};

export const ewalletSamples: Samples = {
  makers: {
    ewallet_payment: (trial) => makeEwallet(trial, 'DANA'),
    ewallet_charge: (trial) => makeCharge(trial),
  },
  bodies: {
    'ewallets.create': (['DANA', 'OVO', 'LINKAJA'] as const).map(
      (wallet) => (trial: Trial) => ewalletBody(trial, wallet),
    ),
    'ewallet_charges.create': [
      (trial) => chargeBody(trial),
      (trial) => chargeBody(trial, byDevice),
    ],
  },
  requests: {
    'ewallets.get': [async (trial) => ({ query: ewalletQuery(await makeEwallet(trial, 'DANA')) })],
    'ewallet_charges.void': [about(makePaidCharge)],
    'ewallet_charges.refund': [
      about(makePaidCharge, (trial) => ({
        amount: trial.amount(5_000, 9_999),
        reason: 'REQUESTED_BY_CUSTOMER',
      })),
    ],
  },
};
