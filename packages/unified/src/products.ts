// The kinds of product whose views this API shows: they name who listens to the domain's signals.

/** An instrument that is a v2 payment method. */
export { PAYMENT_METHOD as METHOD } from '@kasir/payments';

/** An intent that is a v2 payment request. */
export const REQUEST = 'payment_request';
