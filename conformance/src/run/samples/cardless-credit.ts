// Valid checkouts on cardless credit, and calculations of their payment types.
import { contractNamed } from '../../registry.ts';
import type { Trial } from '../trial.ts';
import { idleUrl } from './qr-codes.ts';
import { type Body, type Samples } from './sample.ts';

/** What a calculation needs: provider, amount and items. */
export const creditBody = (trial: Trial, change: Body = {}): Body => ({
  ...(contractNamed('cardless_credit.payment_types').examples?.['phone'] as Body),
  amount: trial.amount(35_000, 39_999),
  ...change,
});

/** The body of a checkout. */
export const checkoutBody = (trial: Trial, change: Body = {}): Body => ({
  ...(contractNamed('cardless_credit.create').examples?.['phone'] as Body),
  external_id: trial.newReference(),
  amount: trial.amount(35_000, 39_999),
  callback_url: idleUrl(trial),
  ...change,
});

export const cardlessCreditSamples: Samples = {
  bodies: {
    'cardless_credit.create': [(trial) => checkoutBody(trial)],
    'cardless_credit.payment_types': [(trial) => creditBody(trial)],
  },
};
