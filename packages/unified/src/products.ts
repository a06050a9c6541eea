// The kinds of products of this API, by which listeners receive the signals of the domain.
import { v3Products } from '@kasir/models';
import type { Product } from '@kasir/payments';
import {
  channelOf,
  PAYMENT_METHOD,
  type InstrumentRow,
  type IntentRow,
} from '@kasir/payments/state';

/** An instrument that is a v2 payment method. */
export const METHOD = PAYMENT_METHOD;

/** An intent that is a v2 payment request. */
export const REQUEST = 'payment_request';

/** Returns the product of a payment request. */
export const paymentRequest = (id: string): Product => ({ kind: REQUEST, id, listed: 'by_name' });

/**
 * Returns whether v2 shows an instrument as a payment method: it is one, or a token of v3 on a
 * channel that v2 has (V3-MAP-15).
 */
export const isMethod = ({ state }: InstrumentRow): boolean =>
  state.product.kind === METHOD || (state.product.kind === v3Products.token && channelOf(state).v2);

/** True for the kinds of payment requests of v2 and v3: both are refunded by their ids. */
export const isRequestKind = (kind: string): boolean =>
  kind === REQUEST || kind === v3Products.request;

/** Returns whether an intent is a payment request of v2 or v3. */
export const isRequest = ({ state: { product } }: IntentRow): boolean =>
  isRequestKind(product.kind);
