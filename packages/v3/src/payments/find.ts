// Finding the payment of v3 that an id names, with its payment request.
import { bare } from '@kasir/core';
import { fail, type Need, type Reads } from '@kasir/core/server';
import { prefixes, v3Products } from '@kasir/models';
import { getIntent, payments, type IntentRow, type PaymentRow } from '@kasir/payments/state';

interface Found {
  readonly payment: PaymentRow;
  readonly intent: IntentRow;
}

/** The payment of a public id with its request, if there is one. */
export const findPayment = (reads: Pick<Reads, 'get'>, id: string): Found | undefined => {
  const key = bare(prefixes.payment, id);
  const payment = key === null ? undefined : reads.get(payments, key);
  if (payment?.state.product.kind !== v3Products.request) return undefined;
  return { payment, intent: getIntent(reads, payment.state.intent ?? '') };
};

/** What a decision about this id will read. */
export const paymentNeeds = ({ params }: { readonly params: { readonly id: string } }): Need[] => {
  const id = bare(prefixes.payment, params.id);
  return id === null ? [] : [{ kind: payments, id }];
};

export const unknownPayment = fail('DATA_NOT_FOUND', 'There is no payment with this id.');

/** The response to an act on money that is not authorized, or no longer. */
export const notAuthorized = fail(
  'INELIGIBLE_TRANSACTION_STATUS',
  'This payment is not AUTHORIZED. Only an authorization can be captured or canceled.',
);
