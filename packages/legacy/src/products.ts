// The kinds of product whose views this API shows: they name who listens to the domain's signals.

/** An instrument that is a QR code. */
export const QR_CODE = 'qr_code';

/** An instrument that is a card token; one for many uses may be charged by every generation. */
export const CARD_TOKEN = 'card_token';

/** An authentication of the holder of a card token. */
export const CARD_AUTHENTICATION = 'card_authentication';

/** An intent that is a card charge. */
export const CARD_CHARGE = 'card_charge';
