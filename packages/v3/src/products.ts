// The products of v3, with the lists that show them.
import { v3Products } from '@kasir/models';
import type { Product } from '@kasir/payments';

/** Returns the product of the intent of a payment request. */
export const paymentRequest = (id: string): Product => ({
  kind: v3Products.request,
  id,
  listed: 'by_state',
});

/** Returns the product of an instrument that was made for one payment request: no list shows it. */
export const instrumentOfRequest = (request: string): Product => ({
  kind: v3Products.request,
  id: request,
});

/** Returns the product of a payment token. */
export const paymentToken = (id: string): Product => ({
  kind: v3Products.token,
  id,
  listed: 'by_name',
});
