// Finds payments of v3 by their public id, with their payment request.
import { stripPrefix } from '@kasir/core';
import { fail } from '@kasir/core/server';
import type { Need, Reads } from '@kasir/core/store';
import { prefixes, v3Products } from '@kasir/models';
import { getIntent, payments, type IntentRow, type PaymentRow } from '@kasir/payments/state';

interface Found {
  readonly payment: PaymentRow;
  readonly intent: IntentRow;
}

/** Returns the payment with a public id and its request, or undefined. */
export const findPayment = (reads: Pick<Reads, 'get'>, id: string): Found | undefined => {
  const key = stripPrefix(prefixes.payment, id);
  const payment = key === null ? undefined : reads.get(payments, key);
  if (payment?.state.product.kind !== v3Products.request) return undefined;
  return { payment, intent: getIntent(reads, payment.state.intent ?? '') };
};

/** Returns the rows that a decision about this id reads. */
export const paymentNeeds = ({ params }: { readonly params: { readonly id: string } }): Need[] => {
  const id = stripPrefix(prefixes.payment, params.id);
  return id === null ? [] : [{ kind: payments, id }];
};

export const unknownPayment = fail('DATA_NOT_FOUND', 'There is no payment with this id.');

/** The response to an operation on a payment that is not, or no longer, authorized. */
export const notAuthorized = fail(
  'INELIGIBLE_TRANSACTION_STATUS',
  'This payment is not AUTHORIZED. Only an authorization can be captured or canceled.',
);

/** The response while a capture of the payment waits for the bank of its card. */
export const capturePending = fail(
  'INELIGIBLE_TRANSACTION_STATUS',
  'A capture of this payment waits for the bank of the card. Read the payment until it is CAPTURED or AUTHORIZED, then try again.',
);
