// The limits of the specification as one table; every bound in the project is read from here.

export const limits = {
  /** LIMIT-01: DYNAMIC QR codes, both bounds allowed. */
  qr_code_amount_idr: { min: 1_500, max: 10_000_000 },
  /** LIMIT-02; the same numbers in every currency (RECUR-CONF-01). */
  recurring_amount: { min: 1, max: 1_000_000_000 },
  /** The longest interval, chosen by Kasir (RECUR-UNSPEC-06). */
  recurring_interval_count: { min: 1, max: 365 },
  /** LIMIT-18. */
  reminder_days: { min: 1, max: 30 },
  reminder_hours: { min: 1, max: 24 },
  /** Lengths in characters (LIMIT-UNSPEC-01). */
  metadata_keys: 50, // LIMIT-METADATA-KEYS
  metadata_key_characters: 40, // LIMIT-METADATA-KEYLEN
  metadata_value_characters: 500, // LIMIT-METADATA-VALLEN
  /** LIMIT-06, LIMIT-10, LIMIT-19, LIMIT-20. */
  reference_id_characters: 255,
  description_characters: 255,
  /** V3-UNSPEC-05. */
  v3_description_characters: 1_000,
  /** LIMIT-UNSPEC-02: the limit of the other legacy external ids (LIMIT-08). */
  external_id_characters: 1_000,
  /** LIMIT-03; Kasir chose the maximum: the total with interest is exact (LIMIT-UNSPEC-03). */
  cardless_credit_amount_idr: { min: 1, max: 1_000_000_000_000_000 },
  /** Chosen by Kasir, for texts that the specification does not limit. */
  cardless_credit_text_characters: 1_000,
  /** LIMIT-09. */
  ewallet_external_id_characters: 1_000,
  /** LIMIT-07. */
  card_external_id_characters: 64,
  /** LIMIT-11, IDEM-10, IDEM-11. */
  idempotency_key_characters: 100,
  idempotency_hours: 24,
  /** LIMIT-12. */
  customer_contact_characters: 50,
  /** CUST-PATCH-description, CUST-PATCH-identity_accounts.company. */
  customer_description_characters: 500,
  identity_company_characters: 100,
  /** LIMIT-13, TXN-LIST-limit. */
  transactions_page: { min: 1, max: 50, default: 10 },
  /** LIMIT-14; the maximum is chosen by Kasir (QR-UNSPEC-08). */
  qr_payments_page: { min: 1, max: 100, default: 10 },
  /** PM2-UNSPEC-06: payment methods, and the payments of one. */
  payment_methods_page: { min: 1, max: 100, default: 10 },
  /** PR2-UNSPEC-02. */
  payment_requests_page: { min: 1, max: 100, default: 10 },
  /** V3-UNSPEC-03: payment requests and payment tokens of v3. */
  v3_page: { min: 1, max: 100, default: 10 },
  /** PR2-UNSPEC-09. */
  captures_page: { min: 1, max: 100, default: 10 },
  /** CORE-UNSPEC-08. */
  accounts_page: { min: 1, max: 50, default: 10 },
  /** Chosen by Kasir, for lists and fields that the specification does not limit. */
  refunds_page: { min: 1, max: 100, default: 10 },
  legacy_payments_page: { min: 1, max: 100, default: 10 },
  invoices_page: { min: 1, max: 100, default: 10 },
  invoice_description_characters: 1_000,
  invoice_seconds: { min: 1, max: 31_536_000, default: 86_400 },
  /** CUST-UNSPEC-05. */
  customers_page: { min: 1, max: 100, default: 10 },
  /** RPT-UNSPEC-02: the longest span of a report. */
  report_days: 92,
  /** MODEL-UNSPEC-21. */
  report_link_hours: 24,
  /** LIMIT-15. */
  card_authorization_days: 7,
  /** LIMIT-16. */
  webhook_response_seconds: 30,
  webhook_retry_hours: 24,
  /** RATE-01, RATE-02 (RATE-CONF-01), RATE-03. */
  requests_per_minute: { live: 6_000, test: 3_000, address: 18_000 },
  /** CORE-UNSPEC-06: larger bodies are refused. */
  body_bytes: 1_048_576,
  /**
   * The most that is read of a body before the caller is known, on every listener and in every
   * encoding, including what a payer sends to a hosted page (docs/decisions/0079).
   */
  unknown_caller: { body_bytes: 16_384, fields: 256, depth: 8 },
  /** A longer callback URL is refused (QR-UNSPEC-05). */
  url_characters: 2_048,
} as const;
