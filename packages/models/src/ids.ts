// The prefix of every public id, on one screen (public-id = prefix + uuid).

export const prefixes = {
  qr_code: 'qr_',
  payment_request: 'pr-',
  payment_method: 'pm-',
  capture: 'cptr-',
  transaction: 'txn_',
  deposit: 'dep_',
  withdrawal: 'wdr_',
  /** A transaction that an operator posted is its own product. */
  posting: 'post_',
  customer: 'cust-',
  report: 'report_',
  refund: 'rfd-',
} as const;

/** Prefix of a unified payment by the type of its method (PAY-FIELD-id, MODEL-UNSPEC-08). */
export const paymentPrefixes = {
  QR_CODE: 'qrpy_',
  EWALLET: 'ewc_',
  DIRECT_DEBIT: 'ddpy-',
  CARD: 'cc_',
  VIRTUAL_ACCOUNT: 'pymt-',
  OVER_THE_COUNTER: 'pymt-',
} as const;
