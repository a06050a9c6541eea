// Names the kinds of product that this API shows; listeners select the domain's signals by them.

/** An instrument that is a QR code. */
export const QR_CODE = 'qr_code';

/** An intent that is an e-wallet payment of POST /ewallets. */
export const EWALLET_PAYMENT = 'ewallet_payment';

/** An intent that is an e-wallet charge. */
export const EWALLET_CHARGE = 'ewallet_charge';

/** An instrument that is a virtual account. */
export const VIRTUAL_ACCOUNT = 'callback_virtual_account';

/** An instrument that is a payment code for outlets in Indonesia, or in the Philippines. */
export const FIXED_PAYMENT_CODE = 'fixed_payment_code';
export const PAYMENT_CODE = 'payment_code';

/** An instrument that is being linked, before it is a payment method. */
export const LINKED_ACCOUNT_TOKEN = 'linked_account_token';

/** An intent that is a direct debit. */
export const DIRECT_DEBIT = 'direct_debit';

/** An instrument that is a card token; every API generation may charge a multiple-use one. */
export const CARD_TOKEN = 'card_token';

/** An authentication of the holder of a card token. */
export const CARD_AUTHENTICATION = 'card_authentication';

/** An intent that is a card charge. */
export const CARD_CHARGE = 'card_charge';
