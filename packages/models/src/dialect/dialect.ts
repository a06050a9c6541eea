// Data table of the conflicts between the specification and the public service: one row each, with
// both sides.

export type Dialect = 'spec' | 'service';

export interface DialectRow {
  readonly clauses: readonly string[];
  readonly question: string;
  readonly spec: string;
  readonly service: string;
}

/** The conformance suite uses the same table; servers select a column with --dialect. */
export const dialect = {
  unknown_qr_payments: {
    clauses: ['QR-PAYMENTS-ERR-DATA_NOT_FOUND'],
    question: 'What does listing payments of an unknown QR code return?',
    spec: '404 DATA_NOT_FOUND',
    service: '200 with an empty array',
  },
  late_qr_payment: {
    clauses: ['QR-CONF-03', 'STATE-QR-03'],
    question: 'Which callback is sent for a payment of a used QR code, which is reversed at once?',
    spec: 'none',
    service: 'qr.payment',
  },
  qr_code_version: {
    clauses: ['VER-UNSPEC-01', 'VER-UNSPEC-02'],
    question: 'How does a QR code endpoint respond to api-version 2022-07-31?',
    spec: 'as without a version',
    service: '400 API_VALIDATION_ERROR',
  },
  unknown_filters: {
    clauses: ['CORE-UNSPEC-09'],
    question: 'What does a list return for an unknown query parameter?',
    spec: '400 API_VALIDATION_ERROR',
    service: 'the list, ignoring it; for GET /transactions 400 API_VALIDATION_ERROR',
  },
  waiting_payment_request: {
    clauses: ['MODEL-UNSPEC-12', 'STATE-UNSPEC-04'],
    question: 'Which status has a payment request that waits for a payer who needs no page?',
    spec: 'REQUIRES_ACTION',
    service: 'PENDING',
  },
  expired_payment_request: {
    clauses: ['MODEL-UNSPEC-12', 'STATE-UNSPEC-04'],
    question: 'What is the status of a payment request that expired unpaid?',
    spec: 'FAILED',
    service: 'EXPIRED',
  },
  withdrawn_payment_request: {
    clauses: ['MODEL-UNSPEC-12', 'STATE-UNSPEC-04'],
    question: 'What is the status of a payment request whose method the merchant expired?',
    spec: 'FAILED',
    service: 'CANCELED',
  },
  uncaptured_payment_request: {
    clauses: ['MODEL-UNSPEC-12', 'STATE-UNSPEC-04'],
    question: 'What is the status of a payment request that nobody captured within seven days?',
    spec: 'FAILED',
    service: 'VOIDED',
  },
  quiet_actions: {
    clauses: ['PR2-FIELD-actions', 'MODEL-UNSPEC-13'],
    question: 'Which action does a payment request list when its payer needs no page?',
    spec: 'a page that shows what to do',
    service: 'none',
  },
  other_actions: {
    clauses: ['PR2-FIELD-action.action', 'MODEL-UNSPEC-13'],
    question: 'Which actions does a payment request list in addition to AUTH and RESEND_AUTH?',
    spec: 'none',
    service: 'CAPTURE and PRESENT_TO_CUSTOMER',
  },
  authorized_events: {
    clauses: ['EVT-payment.authorization'],
    question: 'Which events report that a v2 payment waits for its capture?',
    spec: 'payment.authorization and payment.awaiting_capture',
    service: 'payment.awaiting_capture',
  },
  card_eci: {
    clauses: ['MODEL-UNSPEC-23', 'CARD-FIELD-eci'],
    question: 'How is the eci of a card charge written?',
    spec: 'one digit',
    service: 'two digits',
  },
  card_descriptor: {
    clauses: ['CARD-FIELD-descriptor', 'CARD-CREATE-descriptor'],
    question: 'Which descriptor does a card charge show?',
    spec: 'the one sent',
    service: 'the name of the business, then the one sent',
  },
  promotions: {
    clauses: ['CARD-CREATE-promotion'],
    question: 'How does a merchant get a promotion for its card charges?',
    spec: 'an operator sets it; POST /promotions is 404 NOT_FOUND',
    service: 'POST /promotions creates one',
  },
  new_refund: {
    clauses: ['REFUND-CONF-01', 'STATE-UNSPEC-06'],
    question: 'Which status does a refund have in the response that creates it?',
    spec: 'SUCCEEDED or FAILED',
    service: 'PENDING',
  },
  transactions_currency: {
    clauses: ['TXN-LIST-currency'],
    question: 'Which currencies does a transaction list without a currency filter show?',
    spec: 'IDR',
    service: 'all',
  },
  transactions_reference: {
    clauses: ['TXN-LIST-reference_id'],
    question: 'How does the reference_id filter of transactions match?',
    spec: 'partial',
    service: 'exact',
  },
  owned_account_event: {
    clauses: ['VER-18', 'VER-CONF-04'],
    question: 'Which event is sent for an OWNED account that accounts API v2 created?',
    spec: 'none',
    service: 'account.created',
  },
  ewallet_amount: {
    clauses: ['EWALLET-FIELD-A-amount', 'EWALLET-FIELD-B-amount'],
    question: 'How do the statuses of OVO and DANA payments show the amount?',
    spec: 'as text',
    service: 'as a number',
  },
  ewallet_fields: {
    clauses: ['EWALLET-CREATE-01', 'EWALLET-UNSPEC-01'],
    question: 'What does POST /ewallets require of DANA and LINKAJA payments?',
    spec: 'external_id, amount and ewallet_type',
    service: 'also callback_url and redirect_url; for LINKAJA also phone and items',
  },
  recurring_methods: {
    clauses: ['RECUR-CREATE-payment_method_id', 'RECUR-CREATE-ERR-INVALID_PAYMENT_METHOD_ID_ERROR'],
    question: 'Which payment methods does a recurring payment charge by payment_method_id?',
    spec: 'direct debits',
    service: 'direct debits and cards',
  },
  unknown_recurring_payment: {
    clauses: ['RECUR-UNSPEC-01', 'RECUR-UNSPEC-02'],
    question: 'Which 404 code is returned for a recurring payment that does not exist?',
    spec: 'DATA_NOT_FOUND',
    service: 'RECURRING_PAYMENT_NOT_FOUND_ERROR',
  },
  unreadable_body: {
    clauses: ['ERR-UNSPEC-04'],
    question: 'Which legacy endpoints return 400 INVALID_JSON_FORMAT for a malformed body?',
    spec: 'those that list the code; others return API_VALIDATION_ERROR',
    service: 'all',
  },
  large_body: {
    clauses: ['CORE-UNSPEC-06'],
    question: 'Which 413 code is returned for a body that is too large?',
    spec: 'PAYLOAD_TOO_LARGE',
    service: 'API_VALIDATION_ERROR',
  },
  invalid_request_key: {
    clauses: ['IDEM-05', 'IDEM-UNSPEC-03'],
    question: 'Is the 400 response of a validation error stored under its idempotency key?',
    spec: 'yes',
    service: 'no',
  },
  snap_api_key: {
    clauses: ['AUTH-CONF-03'],
    question:
      'Does an account link of the bank standard need an API key in addition to its signature?',
    spec: 'required',
    service: 'optional',
  },
  v3_version_missing: {
    clauses: ['VER-UNSPEC-04', 'VER-CONF-02'],
    question: 'What happens to a v3 request without api-version?',
    spec: '400 API_VALIDATION_ERROR',
    service: 'it has the default version of the account',
  },
  v3_waiting_request: {
    clauses: ['STATE-PR3-SET', 'STATE-UNSPEC-04'],
    question: 'Which status has a v3 payment request whose payer confirms on a device?',
    spec: 'REQUIRES_ACTION',
    service: 'PENDING',
  },
  canceled_token: {
    clauses: ['STATE-PT-SET', 'STATE-UNSPEC-04'],
    question: 'What is the status of a payment token that the merchant canceled?',
    spec: 'INACTIVE',
    service: 'CANCELED',
  },
  v3_expired_request_event: {
    clauses: ['EVT-payment_request.expiry'],
    question: 'Which event reports that a v3 payment request can no longer be paid?',
    spec: 'payment_request.expiry',
    service: 'payment_request.expired',
  },
  test_rate_limit: {
    clauses: ['RATE-CONF-01', 'RATE-02'],
    question: 'How many requests per minute may a test account send to one endpoint?',
    spec: '3000',
    service: '60',
  },
} as const satisfies Readonly<Record<string, DialectRow>>;

/** Returns the value of a row in the chosen dialect. */
export const chosen = <R extends keyof typeof dialect, D extends Dialect>(
  row: R,
  side: D,
): (typeof dialect)[R][D] => dialect[row][side];

/** The rows that decide which events are sent. */
const eventRows = ['authorized_events', 'v3_expired_request_event'] as const;

/** Returns whether a dialect sends an event; events without a row are sent by both. */
export const isSentIn = (side: Dialect, event: string): boolean =>
  eventRows.every((row) => {
    const names = (one: Dialect): readonly string[] => dialect[row][one].split(' and ');
    return (
      names(side).includes(event) ||
      !(['spec', 'service'] as const).some((one) => names(one).includes(event))
    );
  });
