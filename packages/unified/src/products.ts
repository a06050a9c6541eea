// The kinds of product whose views this API shows: they name who listens to the domain's signals.
import { v3Products } from '@kasir/models';
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

/**
 * Whether an instrument can be seen as a v2 payment method: it is one, or a token of v3 on a
 * channel that v2 knows (V3-MAP-15).
 */
export const isMethod = ({ state }: InstrumentRow): boolean =>
  state.product.kind === METHOD || (state.product.kind === v3Products.token && channelOf(state).v2);

/** Whether a kind of product is a payment request of v2 or v3: both are refunded by their ids. */
export const isRequestKind = (kind: string): boolean =>
  kind === REQUEST || kind === v3Products.request;

/** The same of an intent. */
export const isRequest = ({ state: { product } }: IntentRow): boolean =>
  isRequestKind(product.kind);
