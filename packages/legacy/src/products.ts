// The kinds of product whose views this API shows: they name who listens to the domain's signals.

/** An instrument that is a QR code. */
export const QR_CODE = 'qr_code';

/** An intent that is an e-wallet payment of POST /ewallets. */
export const EWALLET_PAYMENT = 'ewallet_payment';

/** An intent that is an e-wallet charge. */
export const EWALLET_CHARGE = 'ewallet_charge';
