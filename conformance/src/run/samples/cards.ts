// Valid card tokens, authentications, charges and refunds.
import { cardNumber } from '../../magic/magic.ts';
import { textOf } from '../../violation.ts';
import type { Actor } from '../../wire/message.ts';
import type { Trial } from '../trial.ts';
import { idleUrl } from './qr-codes.ts';
import { about, maker, type Body, type Made, type Samples } from './sample.ts';

/** The most that a token of a sample is authenticated for. */
const AUTHENTICATED = 900_000;

/** The body of a card token; what it is authenticated for covers every charge of a sample. */
export const cardTokenBody = (trial: Trial, change: Body = {}): Body => ({
  amount: AUTHENTICATED,
  external_id: trial.newReference(),
  is_multiple_use: false,
  should_authenticate: true,
  // Its bank asks nobody, so that no page has to be opened.
  card_data: { account_number: cardNumber(trial.magic, 'visa'), exp_month: '12', exp_year: '2039' },
  card_cvn: '123',
  billing_details: { given_names: 'Siti', address: { country: 'ID', city: 'Jakarta' } },
  ...change,
});

export const makeCardToken = maker('credit_card_tokens.create', 'a card token', cardTokenBody);

/** The body of a charge of a fresh token. */
export const cardChargeBody = async (
  trial: Trial,
  change: Body = {},
  as?: Actor,
): Promise<Body> => ({
  token_id: change['token_id'] ?? textOf(await makeCardToken(trial, {}, as), 'id'),
  external_id: trial.newReference(),
  amount: trial.amount(75_000, 79_999),
  card_cvn: '123',
  capture: true,
  descriptor: 'Two coffees',
  currency: 'IDR',
  billing_details: {
    given_names: 'Siti',
    surname: 'Aminah',
    email: 'siti@customers.example',
    address: { country: 'ID', city: 'Jakarta', postal_code: '10110' },
  },
  metadata: { branch: 'A 1' },
  ...change,
});

export const makeCardCharge = maker('credit_card_charges.create', 'a card charge', cardChargeBody);

const refundBody = (trial: Trial): Body => ({
  amount: trial.amount(2_000, 2_999),
  external_id: trial.newReference(),
});

const makeAuthorized = (trial: Trial): Promise<Made> => makeCardCharge(trial, { capture: false });

export const cardSamples: Samples = {
  makers: {
    card_token: (trial) => makeCardToken(trial),
    card_charge: (trial) => makeCardCharge(trial),
    card_authentication: async (trial) => {
      const token = await makeCardToken(trial);
      return { id: textOf(token, 'authentication_id') };
    },
  },
  bodies: {
    'credit_card_tokens.create': [
      (trial) => cardTokenBody(trial),
      (trial) => cardTokenBody(trial, { is_multiple_use: true }),
    ],
    'credit_card_tokens.create_former': [(trial) => cardTokenBody(trial)],
    'credit_card_charges.create': [
      (trial) => cardChargeBody(trial),
      (trial) => cardChargeBody(trial, { capture: false }),
    ],
    'credit_card_charges.refund_named': [
      async (trial) => {
        const { id } = await makeCardCharge(trial);
        return { credit_card_charge_id: id, ...refundBody(trial) };
      },
    ],
    'credit_cards.safe_acceptance': [
      (trial) => ({
        amount: trial.amount(75_000, 79_999),
        return_url: idleUrl(trial),
        reference_id: trial.newReference(),
        transaction_type: 'SALES',
        request_timestamp: '2026-01-01T00:00:00+07:00',
        descriptor: 'Two coffees',
        card_number: cardNumber(trial.magic, 'visa'),
        card_exp_year: '2039',
        card_exp_month: '12',
        card_cvn: '123',
        should_authenticate: true,
        currency: 'IDR',
      }),
    ],
  },
  requests: {
    'credit_card_tokens.authenticate': [
      about(
        (trial) => makeCardToken(trial, { is_multiple_use: true }),
        (trial) => ({
          amount: trial.amount(75_000, 79_999),
          external_id: trial.newReference(),
        }),
      ),
    ],
    'credit_card_charges.capture': [
      about(makeAuthorized, (trial) => ({ amount: trial.amount(12_000, 14_999) })),
    ],
    'credit_card_charges.reverse': [
      about(makeAuthorized, (trial) => ({ external_id: trial.newReference() })),
    ],
    'credit_card_charges.refund': [about(makeCardCharge, refundBody)],
  },
};
