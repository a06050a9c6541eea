// Finds an e-wallet payment by its external_id, which is unique forever.
import type { Need, Reads } from '@kasir/core/store';
import {
  intents,
  merchantKey,
  payments,
  type IntentRow,
  type PaymentRow,
} from '@kasir/payments/state';
import { EWALLET_PAYMENT } from '../products.ts';

/** Returns the e-wallet payment with this external_id, if there is one. */
export const findEwalletPayment = (
  reads: Pick<Reads, 'find'>,
  externalId: string,
): IntentRow | undefined =>
  reads.find(intents, 'merchant_key', merchantKey(EWALLET_PAYMENT, externalId));

/** Returns the rows that a decision about this external_id reads. */
export const ewalletNeeds = (externalId: string): Need[] => [
  { kind: intents, key: 'merchant_key', value: merchantKey(EWALLET_PAYMENT, externalId) },
];

/** Returns the only payment of an e-wallet intent, which exists from the start. */
export const walletPaymentOf = (
  reads: Pick<Reads, 'get' | 'children'>,
  { id, state }: IntentRow,
): PaymentRow => {
  const pending = state.payment === null ? undefined : reads.get(payments, state.payment);
  const payment = pending ?? reads.children(payments, id)[0];
  if (!payment) throw new Error(`Intent ${id} has no payment`);
  return payment;
};
