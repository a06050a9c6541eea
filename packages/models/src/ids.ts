// The prefixes of all public ids (public-id = prefix + uuid).

export const prefixes = {
  qr_code: 'qr_',
  payment_request: 'pr-',
  payment_method: 'pm-',
  /** A payment of v3; ids of earlier generations show the type of their instrument. */
  payment: 'py-',
  payment_token: 'pt-',
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
