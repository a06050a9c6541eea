// Finding the e-wallet payment that an external_id names, unique for ever.
import type { Need, Reads } from '@kasir/core/server';
import {
  intents,
  merchantKey,
  payments,
  type IntentRow,
  type PaymentRow,
} from '@kasir/payments/state';
import { EWALLET_PAYMENT } from '../products.ts';

/** The e-wallet payment with this external_id, if there is one. */
export const findEwalletPayment = (
  reads: Pick<Reads, 'find'>,
  externalId: string,
): IntentRow | undefined =>
  reads.find(intents, 'merchant_key', merchantKey(EWALLET_PAYMENT, externalId));

/** What a decision about this external_id will read. */
export const ewalletNeeds = (externalId: string): Need[] => [
  { kind: intents, key: 'merchant_key', value: merchantKey(EWALLET_PAYMENT, externalId) },
];

/** The one payment of an intent of e-wallets: it is there from the start. */
export const walletPaymentOf = (
  reads: Pick<Reads, 'get' | 'children'>,
  { id, state }: IntentRow,
): PaymentRow => {
  const pending = state.payment === null ? undefined : reads.get(payments, state.payment);
  const payment = pending ?? reads.children(payments, id)[0];
  if (!payment) throw new Error(`Intent ${id} has no payment`);
  return payment;
};
