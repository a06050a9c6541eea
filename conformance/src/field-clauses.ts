// Data table of what endpoints return: id prefixes and the clauses about the fields of their
// responses.
import type { EndpointSpec } from '@kasir/core';
import { nodeOf } from './schema.ts';

/** Prefix of the ids in the responses of an endpoint, by its id or by its resource. */
const prefixes: Readonly<Record<string, string>> = {
  'qr_codes.payments': 'qrpy_',
  'qr_codes.simulate': 'qrpy_',
  qr_codes: 'qr_',
  'payment_requests.simulate': '',
  'payment_requests.capture': '',
  'payment_requests.captures': '',
  'payment_methods.payments': '',
  payment_requests: 'pr-',
  payment_methods: 'pm-',
  'ewallet_charges.refund': 'rfd-',
  'ewallet_charges.refunds': 'rfd-',
  ewallet_charges: 'ewc_',
  transactions: 'txn_',
  refunds: 'rfd-',
  customers: 'cust-',
  reports: 'report_',
  'v3_payment_requests.simulate': '',
  v3_payment_requests: 'pr-',
  v3_payments: 'py-',
  payment_tokens: 'pt-',
};

/** The prefix of the ids an endpoint returns, or null when none is stated. */
export const idPrefixOf = (endpoint: string): string | null =>
  (prefixes[endpoint] ?? prefixes[endpoint.split('.')[0] ?? '']) || null;

const qrCode = [
  'QR-FIELD-id',
  'QR-FIELD-external_id',
  'QR-FIELD-amount',
  'QR-FIELD-qr_string',
  'QR-FIELD-callback_url',
  'QR-FIELD-type',
  'QR-FIELD-status',
  'QR-FIELD-created',
  'QR-FIELD-updated',
  'QR-FIELD-metadata',
];

const qrPayment = [
  'QRPAY-FIELD-id',
  'QRPAY-FIELD-amount',
  'QRPAY-FIELD-created',
  'QRPAY-FIELD-qr_code',
  'QRPAY-FIELD-qr_code.id',
  'QRPAY-FIELD-qr_code.external_id',
  'QRPAY-FIELD-qr_code.qr_string',
  'QRPAY-FIELD-qr_code.type',
  'QRPAY-FIELD-qr_code.metadata',
  'QRPAY-FIELD-status',
  'QRPAY-FIELD-payment_detail',
  'QRPAY-FIELD-payment_detail.receipt_id',
  'QRPAY-FIELD-payment_detail.source',
  'STATE-QRPAY-01',
];

const paymentRequest = [
  'PR2-FIELD-id',
  'PR2-FIELD-business_id',
  'PR2-FIELD-customer_id',
  'PR2-FIELD-reference_id',
  'PR2-FIELD-currency',
  'PR2-FIELD-amount',
  'PR2-FIELD-country',
  'PR2-FIELD-status',
  'PR2-FIELD-description',
  'PR2-FIELD-payment_method',
  'PR2-FIELD-actions',
  'PR2-FIELD-capture_method',
  'PR2-FIELD-initiator',
  'PR2-FIELD-card_verification_results',
  'PR2-FIELD-shipping_information',
  'PR2-FIELD-items',
  'PR2-FIELD-channel_properties',
  'PR2-FIELD-created',
  'PR2-FIELD-updated',
  'PR2-FIELD-metadata',
  'PR2-FIELD-action.action',
  'PR2-FIELD-action.url',
  'PR2-FIELD-action.url_type',
  'PR2-FIELD-action.method',
  'PR2-FIELD-action.qr_code',
];

const paymentMethod = [
  'PM2-FIELD-id',
  'PM2-FIELD-type',
  'PM2-FIELD-reference_id',
  'PM2-FIELD-description',
  'PM2-FIELD-reusability',
  'PM2-FIELD-status',
  'PM2-FIELD-card',
  'PM2-FIELD-ewallet',
  'PM2-FIELD-direct_debit',
  'PM2-FIELD-direct_bank_transfer',
  'PM2-FIELD-over_the_counter',
  'PM2-FIELD-virtual_account',
  'PM2-FIELD-qr_code',
  'PM2-FIELD-metadata',
  'PM2-FIELD-created',
  'PM2-FIELD-updated',
];

const transaction = [
  'TXN-FIELD-id',
  'TXN-FIELD-product_id',
  'TXN-FIELD-type',
  'TXN-FIELD-status',
  'TXN-FIELD-channel_category',
  'TXN-FIELD-channel_code',
  'TXN-FIELD-reference_id',
  'TXN-FIELD-account_identifier',
  'TXN-FIELD-currency',
  'TXN-FIELD-amount',
  'TXN-FIELD-net_amount',
  'TXN-FIELD-cashflow',
  'TXN-FIELD-business_id',
  'TXN-FIELD-created',
  'TXN-FIELD-updated',
];

const customer = [
  'CUST-FIELD-id',
  'CUST-FIELD-reference_id',
  'CUST-FIELD-type',
  'CUST-FIELD-individual_detail',
  'CUST-FIELD-individual_detail.given_names',
  'CUST-FIELD-individual_detail.surname',
  'CUST-FIELD-individual_detail.nationality',
  'CUST-FIELD-individual_detail.place_of_birth',
  'CUST-FIELD-individual_detail.date_of_birth',
  'CUST-FIELD-individual_detail.gender',
  'CUST-FIELD-individual_detail.employment',
  'CUST-FIELD-business_detail',
  'CUST-FIELD-email',
  'CUST-FIELD-mobile_number',
  'CUST-FIELD-phone_number',
  'CUST-FIELD-hashed_phone_number',
  'CUST-FIELD-addresses',
  'CUST-FIELD-identity_accounts',
  'CUST-FIELD-kyc_documents',
  'CUST-FIELD-description',
  'CUST-FIELD-metadata',
  'CUST-FIELD-created',
  'CUST-FIELD-updated',
];

const refund = [
  'REFUND-FIELD-id',
  'REFUND-FIELD-payment_id',
  'REFUND-FIELD-invoice_id',
  'REFUND-FIELD-amount',
  'REFUND-FIELD-payment_method_type',
  'REFUND-FIELD-channel_code',
  'REFUND-FIELD-currency',
  'REFUND-FIELD-status',
  'REFUND-FIELD-reason',
  'REFUND-FIELD-reference_id',
  'REFUND-FIELD-failure_code',
  'REFUND-FIELD-refund_fee_amount',
  'REFUND-FIELD-created',
  'REFUND-FIELD-updated',
  'REFUND-FIELD-metadata',
];

const report = [
  'RPT-FIELD-id',
  'RPT-FIELD-type',
  'RPT-FIELD-status',
  'RPT-FIELD-filter',
  'RPT-FIELD-filter.from',
  'RPT-FIELD-filter.to',
  'RPT-FIELD-format',
  'RPT-FIELD-url',
  'RPT-FIELD-currency',
  'RPT-FIELD-business_id',
  'RPT-FIELD-created',
  'RPT-FIELD-updated',
];

const cardCharge = [
  'CARD-FIELD-id',
  'CARD-FIELD-created',
  'CARD-FIELD-status',
  'CARD-FIELD-business_id',
  'CARD-FIELD-authorized_amount',
  'CARD-FIELD-capture_amount',
  'CARD-FIELD-external_id',
  'CARD-FIELD-merchant_id',
  'CARD-FIELD-merchant_reference_code',
  'CARD-FIELD-card_type',
  'CARD-FIELD-masked_card_number',
  'CARD-FIELD-charge_type',
  'CARD-FIELD-card_brand',
  'CARD-FIELD-bank_reconciliation_id',
  'CARD-FIELD-eci',
  'CARD-FIELD-approval_code',
  'CARD-FIELD-cvn_code',
  'CARD-FIELD-descriptor',
  'CARD-FIELD-currency',
];

const recurringPayment = [
  'RECUR-FIELD-id',
  'RECUR-FIELD-user_id',
  'RECUR-FIELD-external_id',
  'RECUR-FIELD-status',
  'RECUR-FIELD-amount',
  'RECUR-FIELD-payer_email',
  'RECUR-FIELD-description',
  'RECUR-FIELD-interval',
  'RECUR-FIELD-interval_count',
  'RECUR-FIELD-total_recurrence',
  'RECUR-FIELD-recurrence_progress',
  'RECUR-FIELD-should_send_email',
  'RECUR-FIELD-missed_payment_action',
  'RECUR-FIELD-last_created_invoice_url',
  'RECUR-FIELD-credit_card_token',
  'RECUR-FIELD-success_redirect_url',
  'RECUR-FIELD-failure_redirect_url',
  'RECUR-FIELD-invoice_duration',
  'RECUR-FIELD-created',
  'RECUR-FIELD-updated',
  'RECUR-FIELD-start_date',
  'RECUR-FIELD-charge_immediately',
  'RECUR-FIELD-recharge',
  'RECUR-FIELD-payment_method_id',
  'RECUR-FIELD-currency',
  'RECUR-FIELD-reminder_time_unit',
  'RECUR-FIELD-reminder_time',
  'RECUR-FIELD-customer',
  'RECUR-FIELD-customer_notification_preference',
];

const v3Request = [
  'V3-PR-FIELD-id',
  'V3-PR-FIELD-reference_id',
  'V3-PR-FIELD-type',
  'V3-PR-FIELD-country',
  'V3-PR-FIELD-currency',
  'V3-PR-FIELD-request_amount',
  'V3-PR-FIELD-channel_code',
  'V3-PR-FIELD-channel_properties',
  'V3-PR-FIELD-capture_method',
  'V3-PR-FIELD-status',
  'V3-PR-FIELD-actions',
  'V3-PR-FIELD-actions.type',
  'V3-PR-FIELD-actions.value',
  'V3-PR-FIELD-actions.descriptor',
  'STATE-PR3-SET',
];

const token = [
  'V3-PT-FIELD-payment_token_id',
  'V3-PT-FIELD-currency',
  'V3-PT-FIELD-status',
  'V3-PT-FIELD-channel_code',
  'V3-PT-FIELD-channel_properties',
  'V3-PT-FIELD-actions',
  'STATE-PT-SET',
];

/** Endpoint -> clauses that a response of its declared shape shows. */
const shapes: Readonly<Record<string, readonly string[]>> = {
  'qr_codes.create': [...qrCode, 'QR-CREATE-02'],
  'qr_codes.get': [...qrCode, 'QR-GET-01', 'QR-GET-external_id'],
  'qr_codes.payments': [...qrPayment, 'QR-PAYMENTS-01', 'QR-PAYMENTS-external_id'],
  'qr_codes.simulate': ['QR-SIM-external_id'],
  'credit_card_charges.create': [...cardCharge, 'CARD-CREATE-01'],
  'credit_card_charges.get': cardCharge,
  'payment_requests.create': [...paymentRequest, 'PR2-CREATE-01'],
  'payment_requests.get': [...paymentRequest, 'PR2-GET-01'],
  'payment_requests.list': [...paymentRequest, 'PR2-LIST-data', 'PR2-LIST-has_more'],
  'payment_methods.create': paymentMethod,
  'payment_methods.get': paymentMethod,
  'payment_methods.list': paymentMethod,
  'payment_methods.update': paymentMethod,
  'payment_methods.expire': paymentMethod,
  'customers.create': customer,
  'customers.get': [...customer, 'CUST-FIELD-children'],
  'customers.list': [...customer, 'CUST-GET-data', 'CUST-GET-has_more'],
  'customers.update': [...customer, 'CUST-UNSPEC-03'],
  'refunds.create': [...refund, 'REFUND-CREATE-01'],
  'refunds.get': [...refund, 'REFUND-GET-01', 'REFUND-GET-id'],
  'refunds.list': refund,
  'recurring_payments.create': [...recurringPayment, 'RECUR-CREATE-01'],
  'recurring_payments.get': [...recurringPayment, 'RECUR-GET-id'],
  'reports.create': report,
  'reports.get': [...report, 'RPT-GET-01', 'RPT-GET-report_id'],
  'v3_payment_requests.create': [...v3Request, 'V3-PR-01'],
  'v3_payment_requests.get': [...v3Request, 'V3-PR-02'],
  'v3_payment_requests.list': [...v3Request, 'V3-PR-03'],
  'payment_tokens.create': [...token, 'V3-PT-01'],
  'payment_tokens.get': [...token, 'V3-PT-02'],
  'payment_tokens.list': [...token, 'V3-PT-03'],
  'payment_tokens.update': token,
  'payment_tokens.cancel': token,
  'transactions.get': [...transaction, 'TXN-GET-01', 'TXN-GET-transaction_id'],
  'transactions.list': [
    ...transaction,
    'TXN-LIST-data',
    'TXN-LIST-has_more',
    'TXN-LIST-links',
    'TXN-LIST-links.href',
    'TXN-LIST-links.rel',
    'TXN-LIST-links.method',
    'TXN-LIST-03',
    'TXN-LIST-04',
  ],
};

/** Whether a response can have something else than null in a field. */
const isFilled = ({ success }: EndpointSpec, field: string): boolean => {
  const shape = nodeOf(success.body).shape;
  const item = nodeOf(shape['data'] ?? success.body).element;
  const inner = (item ? nodeOf(item).shape : shape)[field];
  return inner === undefined || nodeOf(inner).type !== 'null';
};

/** Clauses that the shape of an endpoint's responses shows. */
export const shapeClauses = (contract: EndpointSpec): readonly string[] =>
  (shapes[contract.id] ?? []).filter((clause) =>
    isFilled(contract, clause.replace(/^[A-Z0-9]+-FIELD-/, '')),
  );

/** The clauses of a contract about a code it can return. */
export const codeClauses = ({ clauses }: EndpointSpec, code: string): readonly string[] =>
  clauses.filter((clause) => clause.endsWith(`-ERR-${code}`));

/** Clauses that list choices, with how many there must be before a law can prove them. */
const choices: Readonly<Record<string, number>> = { 'PM2-CREATE-type': 6 };

const choicesOf = ({ body }: EndpointSpec): number => (body ? nodeOf(body).options.length : 0);

/** The clauses of a contract about one field of a request, e.g. `payment_method.type`. */
export const fieldClauses = (contract: EndpointSpec, path: string): readonly string[] =>
  contract.clauses.filter(
    (clause) =>
      (clause.endsWith(`-${path}`) || clause.endsWith(`-${path.replaceAll('.', '_')}`)) &&
      (choices[clause] ?? 0) <= choicesOf(contract),
  );
