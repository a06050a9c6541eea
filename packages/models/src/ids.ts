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
  linked_account_token: 'lat-',
  linked_account: 'la-',
} as const;
