// Data table of the seeded defects of the independent server, and the clause that each breaks.

/** Defect -> the clause it breaks, and one sentence on its effect. */
export const wrongs = {
  'refund-one-above': [
    'REFUND-ERR-MAXIMUM_REFUND_AMOUNT_REACHED',
    'A refund may exceed what is left by one.',
  ],
  'refund-default-whole': [
    'REFUND-CREATE-amount',
    'A refund without amount is of the whole payment, whatever was refunded before.',
  ],
  'refund-currency-ignored': [
    'REFUND-CREATE-currency',
    'A refund in another currency than the payment is accepted.',
  ],
  'refund-card-amount-optional': [
    'REFUND-CREATE-amount-card',
    'The amount may be left out for card payments.',
  ],
  'refund-unpaid': [
    'REFUND-ERR-INELIGIBLE_TRANSACTION',
    'A payment that is not made yet can be refunded.',
  ],
  'refund-200': ['REFUND-CREATE-01', 'The status of a created refund is 200.'],
  'refund-code-swapped': [
    'REFUND-ERR-MAXIMUM_REFUND_AMOUNT_REACHED',
    'An amount above what is left is rejected as INELIGIBLE_TRANSACTION.',
  ],
  'refund-event-once': [
    'REFUND-CREATE-02',
    'The second refund of a payment has no refund.succeeded.',
  ],
  'refund-metadata-lost': ['REFUND-CREATE-metadata', 'Reading a refund omits its metadata.'],
  'partial-refund-closes': [
    'REFUND-CREATE-05',
    'A partly refunded payment counts as fully refunded.',
  ],
  'refund-recorded-twice': ['TXN-FIELD-product_id', 'A refund is in the transactions two times.'],
  'replay-new-id': ['IDEM-04', 'A replayed response has a new id.'],
  'key-shared-by-accounts': ['IDEM-02', 'Accounts share their idempotency keys.'],
  'rejection-not-kept': ['IDEM-05', 'Rejections are not stored for their idempotency key.'],
  'nested-change-replayed': [
    'IDEM-07',
    'A body that differs below its first level only is taken for the same.',
  ],
  'long-key-accepted': ['IDEM-10', 'An idempotency key of 101 characters is accepted.'],
  'key-kept-longer': ['IDEM-11', 'An idempotency key is stored for 25 hours.'],
  'no-request-id-on-errors': ['CORE-HDR-request_id', 'Errors have no Request-ID.'],
  'remaining-stuck': ['RATE-HDR-remaining', 'Rate-Limit-Remaining is always the full quota.'],
  'quota-of-all-endpoints': ['RATE-08', 'All endpoints of an account share one quota.'],
  'local-time': ['TXN-FIELD-created', 'Transactions have timestamps of a local time zone.'],
  'expiry-late': ['STATE-PR3-EXPIRED', 'Requests expire one minute late.'],
  'expiry-silent': ['STATE-PR3-EXPIRED', 'An expired request has no payment_request.expiry.'],
  'more-on-last-page': [
    'PR2-LIST-has_more',
    'has_more is true when the last page is exactly full.',
  ],
  'page-one-longer': ['TXN-LIST-limit', 'A page of transactions has one row more than its limit.'],
  'cursor-skips-equal-times': [
    'TXN-LIST-after_id',
    'A page does not have the other rows of the moment at which the page before it ended.',
  ],
  'status-filter-dropped': [
    'TXN-LIST-statuses',
    'statuses is ignored when types is given as well.',
  ],
  'lte-exclusive': ['TXN-LIST-created_lte', 'created[lte] excludes its bound.'],
  'order-by-amount': ['TXN-LIST-02', 'Transactions are ordered by amount.'],
  'search-ignores-case': ['TXN-LIST-reference_id', 'reference_id matches in any case.'],
  'currency-default-all': ['TXN-LIST-currency', 'Without currency all currencies are listed.'],
  'read-across-accounts': ['CORE-08', 'A request of any account or mode is found by its id.'],
  'dynamic-stays-active': ['STATE-QR-02', 'A DYNAMIC code stays ACTIVE once it is paid.'],
  'static-amount-kept': ['QR-CREATE-amount-static', 'A STATIC code has the amount that was sent.'],
  'qr-bound-off': ['LIMIT-01', 'A DYNAMIC code of 1499 is created.'],
  'qr-duplicate': ['QR-CREATE-ERR-DUPLICATE_ERROR', 'An external_id can be used again.'],
  'token-of-old-setting': ['AUTH-09', 'Webhooks carry the token of before the last change.'],
  'webhook-id-shared': ['AUTH-11', 'The events of one payment have one webhook-id.'],
  'no-retry': ['EVT-DLV-05', 'A failed delivery is not repeated.'],
  'expired-event-missing': [
    'STATE-PM2-02',
    'The method of a ONE_TIME_USE payment expires without payment_method.expired.',
  ],
  'metadata-merged': ['CUST-PATCH-03', 'New metadata of a customer is merged into the old.'],
  'null-ignored': ['CUST-PATCH-05', 'A null of an update leaves the field as it is.'],
  'version-optional': ['V3-HDR-api_version', 'v3 works without api-version.'],
  'reusable-closes': [
    'STATE-PR3-ACCEPTING_PAYMENTS',
    'A reusable code is SUCCEEDED after its first payment.',
  ],
  'cvn-returned': ['V3-CP-card_details.cvn', 'The cvn of a card is in the response.'],
  'nested-url-unchecked': [
    'PM2-CREATE-ewallet.channel_properties.success_return_url',
    'A number is accepted for the return URL of a wallet.',
  ],
  'inner-amount-wins': [
    'PR2-CREATE-payment_method-precedence',
    'The amount inside payment_method takes precedence.',
  ],
  'decimals-unchecked': ['PR2-CREATE-amount-decimals', 'IDR may have decimal places.'],
  'colon-optional': ['AUTH-02', 'A key without its colon is accepted.'],
  'metadata-key-41': ['LIMIT-METADATA-KEYLEN', 'A metadata key may have 41 characters.'],
} as const satisfies Record<string, readonly [clause: string, what: string]>;

/** The name of a seeded defect. */
export type Wrong = keyof typeof wrongs;
