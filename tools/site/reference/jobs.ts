// Groups the resources of the API by the tasks of a reader.

export interface Job {
  readonly title: string;
  /** Names of resources, in the order in which a reader needs them. */
  readonly resources: readonly string[];
}

export const jobs: readonly Job[] = [
  {
    title: 'Take a payment',
    resources: ['payment_requests', 'v3_payment_requests', 'v3_payments', 'invoices', 'qr_codes'],
  },
  {
    title: 'Save how a payer pays',
    resources: ['payment_methods', 'payment_tokens', 'customers'],
  },
  { title: 'Refund', resources: ['refunds'] },
  { title: 'Bill again and again', resources: ['recurring_payments'] },
  {
    title: 'Cards by token',
    resources: [
      'credit_card_tokens',
      'credit_card_charges',
      'credit_card_authentications',
      'credit_cards',
    ],
  },
  { title: 'Read the books', resources: ['balance', 'transactions', 'reports'] },
  {
    title: 'Run a platform',
    resources: ['accounts', 'accounts_v1', 'transfers', 'callback_urls'],
  },
  {
    title: 'Single channels (legacy)',
    resources: [
      'ewallet_charges',
      'ewallets',
      'callback_virtual_accounts',
      'fixed_payment_codes',
      'payment_codes',
      'cardless_credit',
      'linked_account_tokens',
      'legacy_payment_methods',
      'direct_debits',
    ],
  },
  { title: 'Bank standard (SNAP)', resources: ['account_links', 'access_tokens'] },
  { title: 'Receive webhooks', resources: ['events'] },
];
