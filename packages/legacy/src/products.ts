// The kinds of product whose views this API shows: they name who listens to the domain's signals.

/** An instrument that is a QR code. */
export const QR_CODE = 'qr_code';
