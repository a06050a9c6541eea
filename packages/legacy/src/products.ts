// The kinds of product whose views this API shows: they name who listens to the domain's signals.

/** An instrument that is a QR code. */
export const QR_CODE = 'qr_code';

/** An instrument that is a saved card, known by its token. */
export const CARD_TOKEN = 'card_token';

/** An instrument that is a v2 payment method: recurring payments charge those as well. */
export const PAYMENT_METHOD = 'payment_method';
