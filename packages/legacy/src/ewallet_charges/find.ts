// Finds e-wallet charges by the id of their payment, or by the merchant's own reference.
import { stripPrefix } from '@kasir/core';
import { fail } from '@kasir/core/server';
import type { Need, Reads } from '@kasir/core/store';
import { channelTypes } from '@kasir/models';
import {
  getIntent,
  intents,
  merchantKey,
  payments,
  type IntentRow,
  type PaymentRow,
} from '@kasir/payments/state';
import { walletPaymentOf } from '../ewallets/find.ts';
import { EWALLET_CHARGE } from '../products.ts';

/** An intent with its only payment, whose id is that of the charge. */
export interface Charge {
  readonly intent: IntentRow;
  readonly payment: PaymentRow;
}

/** Returns the charge of a payment. */
export const chargeOf = (reads: Pick<Reads, 'get'>, payment: PaymentRow): Charge => ({
  intent: getIntent(reads, payment.state.intent ?? ''),
  payment,
});

const stripChargePrefix = (id: string): string | null =>
  stripPrefix(channelTypes.EWALLET.paymentPrefix, id);

/** Returns the charge with this id, if there is one. */
export const findCharge = (reads: Pick<Reads, 'get'>, id: string): Charge | undefined => {
  const key = stripChargePrefix(id);
  const payment = key === null ? undefined : reads.get(payments, key);
  return payment?.state.product.kind === EWALLET_CHARGE ? chargeOf(reads, payment) : undefined;
};

/** Returns the charge with this reference_id, if there is one. */
export const findByReference = (
  reads: Pick<Reads, 'find' | 'get' | 'children'>,
  reference: string,
): Charge | undefined => {
  const intent = reads.find(intents, 'merchant_key', merchantKey(EWALLET_CHARGE, reference));
  return intent && { intent, payment: walletPaymentOf(reads, intent) };
};

interface Named {
  readonly params: { readonly id: string };
}

/** Returns the rows that a decision about this id reads. */
export const chargeNeeds = ({ params }: Named): Need[] => {
  const id = stripChargePrefix(params.id);
  return id === null ? [] : [{ kind: payments, id }];
};

/** Returns the rows that a decision about this reference reads. */
export const referenceNeeds = (reference: string): Need[] => [
  { kind: intents, key: 'merchant_key', value: merchantKey(EWALLET_CHARGE, reference) },
];

/** The error for an id that no charge has. */
export const unknownCharge = fail('DATA_NOT_FOUND', 'There is no e-wallet charge with this id.');
