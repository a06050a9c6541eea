// The shapes of the bodies of events.
// Generated from the contracts by `npm run generate`; not edited by hand.
import type { Shape } from '@kasir/client';

const text: Shape = { type: 'string' };
const int: Shape = { type: 'integer' };
const number: Shape = { type: 'number' };
const flag: Shape = { type: 'boolean' };
const none: Shape = { type: 'null' };
const any: Shape = {};
const accountNoticeAccountInfo: Shape = {
  type: 'object',
  properties: { payments_enabled: flag },
  required: ['payments_enabled'],
};
const accountNotice: Shape = {
  type: 'object',
  properties: { user_id: text, account_info: accountNoticeAccountInfo },
  required: ['user_id', 'account_info'],
};
const accountType: Shape = { enum: ['OWNED', 'MANAGED'] };
const subAccountPublicProfile: Shape = {
  type: 'object',
  properties: { business_name: text },
  required: ['business_name'],
};
const accountCountry: Shape = { enum: ['ID', 'PH', 'VN', 'MY', 'TH'] };
const subAccountStatus: Shape = {
  enum: ['INVITED', 'REGISTERED', 'AWAITING_DOCS', 'LIVE', 'SUSPENDED'],
};
const subAccount: Shape = {
  type: 'object',
  properties: {
    id: text,
    created: text,
    updated: text,
    email: text,
    type: accountType,
    public_profile: { anyOf: [subAccountPublicProfile, none] },
    country: accountCountry,
    status: subAccountStatus,
  },
  required: ['id', 'created', 'updated', 'email', 'type', 'public_profile', 'country', 'status'],
};
const paymentFailureCode: Shape = text;
const paymentMethodType: Shape = {
  enum: ['EWALLET', 'DIRECT_DEBIT', 'CARD', 'VIRTUAL_ACCOUNT', 'OVER_THE_COUNTER', 'QR_CODE'],
};
const reusability: Shape = { enum: ['ONE_TIME_USE', 'MULTIPLE_USE'] };
const paymentMethodStatus: Shape = {
  enum: ['REQUIRES_ACTION', 'ACTIVE', 'INACTIVE', 'EXPIRED', 'PENDING', 'FAILED'],
};
const cardNetwork: Shape = {
  enum: ['VISA', 'MASTERCARD', 'JCB', 'AMEX', 'DISCOVER', 'UNIONPAY', 'GPN'],
};
const publicCardInformation: Shape = {
  type: 'object',
  properties: {
    token_id: text,
    masked_card_number: text,
    cardholder_name: { anyOf: [text, none] },
    expiry_month: text,
    expiry_year: text,
    fingerprint: text,
    type: { enum: ['CREDIT', 'DEBIT'] },
    network: cardNetwork,
    country: text,
    issuer: text,
  },
  required: [
    'token_id',
    'masked_card_number',
    'cardholder_name',
    'expiry_month',
    'expiry_year',
    'fingerprint',
    'type',
    'network',
    'country',
    'issuer',
  ],
};
const threeDSecureResult: Shape = {
  type: 'object',
  properties: {
    three_d_secure_flow: { enum: ['CHALLENGE', 'FRICTIONLESS'] },
    eci_code: { anyOf: [text, none] },
    three_d_secure_result: { anyOf: [text, none] },
    three_d_secure_result_reason: { anyOf: [text, none] },
    three_d_secure_version: { anyOf: [text, none] },
  },
  required: [
    'three_d_secure_flow',
    'eci_code',
    'three_d_secure_result',
    'three_d_secure_result_reason',
    'three_d_secure_version',
  ],
};
const cardVerificationResults: Shape = {
  type: 'object',
  properties: {
    three_d_secure: { anyOf: [threeDSecureResult, none] },
    cvv_result: { anyOf: [text, none] },
    address_verification_result: { anyOf: [text, none] },
    network_response_code: { anyOf: [text, none] },
    network_response_code_descriptor: { anyOf: [text, none] },
  },
  required: [
    'three_d_secure',
    'cvv_result',
    'address_verification_result',
    'network_response_code',
    'network_response_code_descriptor',
  ],
};
const publicCard: Shape = {
  type: 'object',
  properties: {
    currency: text,
    channel_code: { anyOf: [text, none] },
    channel_properties: { type: 'object', additionalProperties: any },
    card_information: { anyOf: [publicCardInformation, none] },
    card_verification_results: { anyOf: [cardVerificationResults, none] },
  },
  required: [
    'currency',
    'channel_code',
    'channel_properties',
    'card_information',
    'card_verification_results',
  ],
};
const ewalletChannelCode: Shape = text;
const publicEwalletAccount: Shape = {
  type: 'object',
  properties: {
    name: { anyOf: [text, none] },
    account_details: { anyOf: [text, none] },
    balance: { anyOf: [number, none] },
    point_balance: { anyOf: [number, none] },
  },
  required: ['name', 'account_details', 'balance', 'point_balance'],
};
const publicEwallet: Shape = {
  type: 'object',
  properties: {
    channel_code: ewalletChannelCode,
    channel_properties: { type: 'object', additionalProperties: any },
    account: publicEwalletAccount,
  },
  required: ['channel_code', 'channel_properties', 'account'],
};
const directDebitChannelCode: Shape = text;
const publicDirectDebitBankAccount: Shape = {
  type: 'object',
  properties: {
    masked_bank_account_number: { anyOf: [text, none] },
    bank_account_hash: { anyOf: [text, none] },
    mobile_number: { anyOf: [text, none] },
    identity_document_number: { anyOf: [text, none] },
  },
  required: [
    'masked_bank_account_number',
    'bank_account_hash',
    'mobile_number',
    'identity_document_number',
  ],
};
const publicDirectDebitCard: Shape = {
  type: 'object',
  properties: {
    mobile_number: { anyOf: [text, none] },
    card_last_four: { anyOf: [text, none] },
    card_expiry: { anyOf: [text, none] },
    email: { anyOf: [text, none] },
    account_number: { anyOf: [text, none] },
  },
  required: ['mobile_number', 'card_last_four', 'card_expiry', 'email', 'account_number'],
};
const publicDirectDebit: Shape = {
  type: 'object',
  properties: {
    type: { enum: ['DEBIT_CARD', 'BANK_ACCOUNT', 'BANK_REDIRECT'] },
    channel_code: directDebitChannelCode,
    channel_properties: { type: 'object', additionalProperties: any },
    bank_account: { anyOf: [publicDirectDebitBankAccount, none] },
    debit_card: { anyOf: [publicDirectDebitCard, none] },
  },
  required: ['type', 'channel_code', 'channel_properties', 'bank_account', 'debit_card'],
};
const overTheCounterChannelCode: Shape = text;
const publicOverTheCounterChannelProperties: Shape = {
  type: 'object',
  properties: { customer_name: text, payment_code: text, expires_at: text },
  required: ['customer_name', 'payment_code', 'expires_at'],
};
const publicOverTheCounter: Shape = {
  type: 'object',
  properties: {
    channel_code: overTheCounterChannelCode,
    amount: { anyOf: [number, none] },
    currency: text,
    channel_properties: publicOverTheCounterChannelProperties,
  },
  required: ['channel_code', 'amount', 'currency', 'channel_properties'],
};
const virtualAccountChannelCode: Shape = text;
const publicVirtualAccountChannelProperties: Shape = {
  type: 'object',
  properties: {
    customer_name: text,
    virtual_account_number: text,
    expires_at: text,
    suggested_amount: number,
  },
  required: ['customer_name', 'virtual_account_number', 'expires_at'],
};
const alternativeDisplay: Shape = {
  type: 'object',
  properties: { type: text, data: text },
  required: ['type', 'data'],
};
const publicVirtualAccount: Shape = {
  type: 'object',
  properties: {
    channel_code: virtualAccountChannelCode,
    amount: { anyOf: [number, none] },
    min_amount: { anyOf: [number, none] },
    max_amount: { anyOf: [number, none] },
    currency: text,
    channel_properties: publicVirtualAccountChannelProperties,
    alternative_displays: { type: 'array', items: alternativeDisplay },
  },
  required: [
    'channel_code',
    'amount',
    'min_amount',
    'max_amount',
    'currency',
    'channel_properties',
    'alternative_displays',
  ],
};
const qrCodeChannelCode: Shape = text;
const publicQrCodeChannelProperties: Shape = {
  type: 'object',
  properties: { qr_string: text, expires_at: text },
  required: ['qr_string', 'expires_at'],
};
const publicQrCode: Shape = {
  type: 'object',
  properties: {
    channel_code: qrCodeChannelCode,
    amount: { anyOf: [number, none] },
    currency: text,
    channel_properties: publicQrCodeChannelProperties,
  },
  required: ['channel_code', 'amount', 'currency', 'channel_properties'],
};
const address: Shape = {
  type: 'object',
  properties: {
    country: { anyOf: [text, none] },
    street_line1: { anyOf: [text, none] },
    street_line2: { anyOf: [text, none] },
    city: { anyOf: [text, none] },
    province_state: { anyOf: [text, none] },
    postal_code: { anyOf: [text, none] },
  },
  required: ['country', 'street_line1', 'street_line2', 'city', 'province_state', 'postal_code'],
};
const embeddedMethod: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^pm-.*' },
    type: paymentMethodType,
    reference_id: { type: 'string', minLength: 1 },
    description: { anyOf: [text, none] },
    reusability: reusability,
    status: paymentMethodStatus,
    card: { anyOf: [publicCard, none] },
    ewallet: { anyOf: [publicEwallet, none] },
    direct_debit: { anyOf: [publicDirectDebit, none] },
    direct_bank_transfer: none,
    over_the_counter: { anyOf: [publicOverTheCounter, none] },
    virtual_account: { anyOf: [publicVirtualAccount, none] },
    qr_code: { anyOf: [publicQrCode, none] },
    billing_information: address,
    metadata: {
      anyOf: [{ type: 'object', additionalProperties: { anyOf: [text, number, flag] } }, none],
    },
    created: text,
    updated: text,
  },
  required: [
    'id',
    'type',
    'reference_id',
    'description',
    'reusability',
    'status',
    'card',
    'ewallet',
    'direct_debit',
    'direct_bank_transfer',
    'over_the_counter',
    'virtual_account',
    'qr_code',
    'billing_information',
    'metadata',
    'created',
    'updated',
  ],
};
const capture: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^cptr-.*' },
    payment_request_id: text,
    payment_id: text,
    reference_id: { type: 'string', minLength: 1 },
    currency: text,
    authorized_amount: number,
    captured_amount: number,
    capturable_amount: number,
    status: { enum: ['PENDING', 'SUCCEEDED', 'FAILED'] },
    failure_code: { anyOf: [paymentFailureCode, none] },
    customer_id: { anyOf: [text, none] },
    metadata: {
      anyOf: [{ type: 'object', additionalProperties: { anyOf: [text, number, flag] } }, none],
    },
    channel_properties: { anyOf: [{ type: 'object', additionalProperties: any }, none] },
    created: text,
    updated: text,
    payment_method: embeddedMethod,
  },
  required: [
    'id',
    'payment_request_id',
    'payment_id',
    'reference_id',
    'currency',
    'authorized_amount',
    'captured_amount',
    'capturable_amount',
    'status',
    'failure_code',
    'customer_id',
    'metadata',
    'channel_properties',
    'created',
    'updated',
    'payment_method',
  ],
};
const acceptanceStatus: Shape = {
  enum: ['CAPTURED', 'AUTHORIZED', 'REVERSED', 'FAILED', 'IN_REVIEW'],
};
const cardFailureReason: Shape = {
  enum: [
    'EXPIRED_CARD',
    'CARD_DECLINED',
    'INSUFFICIENT_BALANCE',
    'STOLEN_CARD',
    'INACTIVE_CARD',
    'INVALID_CVN',
    'PROCESSOR_ERROR',
    'BIN_BLOCK',
  ],
};
const safeAcceptance: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^[0-9a-f]{24}$' },
    created: text,
    status: acceptanceStatus,
    business_id: text,
    authorized_amount: number,
    capture_amount: number,
    external_id: text,
    merchant_id: text,
    merchant_reference_code: text,
    card_type: { enum: ['CREDIT', 'DEBIT'] },
    masked_card_number: text,
    charge_type: { enum: ['SINGLE_USE_TOKEN', 'MULTIPLE_USE_TOKEN', 'RECURRING'] },
    card_brand: text,
    bank_reconciliation_id: text,
    eci: text,
    failure_reason: cardFailureReason,
    approval_code: text,
    cvn_code: { enum: ['M', 'N', 'P'] },
    descriptor: text,
    currency: text,
    mid_label: text,
    reference_id: text,
    token_id: { type: 'string', pattern: '^[0-9a-f]{24}$' },
    payer_authentication_url: text,
    result_url: text,
    signed_field_names: text,
    signature: text,
  },
  required: ['status', 'reference_id', 'token_id', 'signed_field_names', 'signature'],
};
const cardAuthenticationNoticeCardData: Shape = {
  type: 'object',
  properties: { masked_card_number: text, exp_month: text, exp_year: text },
  required: ['masked_card_number', 'exp_month', 'exp_year'],
};
const cardTokenStatus: Shape = { enum: ['VERIFIED', 'IN_REVIEW', 'FAILED'] };
const cardAuthenticationNotice: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^[0-9a-f]{24}$' },
    credit_card_token_id: { type: 'string', pattern: '^[0-9a-f]{24}$' },
    external_id: text,
    amount: number,
    currency: text,
    card_data: cardAuthenticationNoticeCardData,
    status: cardTokenStatus,
    eci: { anyOf: [text, none] },
    three_ds_result: { anyOf: [text, none] },
    three_ds_version: { anyOf: [text, none] },
  },
  required: [
    'id',
    'credit_card_token_id',
    'amount',
    'currency',
    'card_data',
    'status',
    'eci',
    'three_ds_result',
    'three_ds_version',
  ],
};
const cardInfo: Shape = {
  type: 'object',
  properties: {
    bank: text,
    country: text,
    type: { enum: ['CREDIT', 'DEBIT'] },
    brand: text,
    fingerprint: text,
  },
  required: ['bank', 'country', 'type', 'brand', 'fingerprint'],
};
const cardTokenNotice: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^[0-9a-f]{24}$' },
    external_id: text,
    status: cardTokenStatus,
    is_multiple_use: flag,
    masked_card_number: text,
    card_expiration_month: text,
    card_expiration_year: text,
    card_info: cardInfo,
    authentication_id: { type: 'string', pattern: '^[0-9a-f]{24}$' },
    failure_reason: text,
  },
  required: [
    'id',
    'status',
    'is_multiple_use',
    'masked_card_number',
    'card_expiration_month',
    'card_expiration_year',
    'card_info',
  ],
};
const cardlessCreditStatus: Shape = { enum: ['pending', 'settlement', 'deny', 'cancel', 'expire'] };
const cardlessCreditPaymentType: Shape = { enum: ['30_days', '3_months', '6_months', '12_months'] };
const cardlessCreditItem: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', minLength: 1 },
    name: { type: 'string', minLength: 1 },
    type: { type: 'string', minLength: 1 },
    url: { type: 'string', minLength: 1 },
    price: int,
    quantity: int,
  },
  required: ['id', 'name', 'type', 'url', 'price', 'quantity'],
};
const cardlessCreditCustomer: Shape = {
  type: 'object',
  properties: {
    first_name: { type: 'string', minLength: 1 },
    last_name: { type: 'string', minLength: 1 },
    email: { type: 'string', minLength: 1 },
    phone: { type: 'string', minLength: 1 },
  },
  required: ['first_name', 'last_name', 'email', 'phone'],
};
const cardlessCreditAddress: Shape = {
  type: 'object',
  properties: {
    first_name: { type: 'string', minLength: 1 },
    last_name: { type: 'string', minLength: 1 },
    address: { type: 'string', minLength: 1 },
    city: { type: 'string', minLength: 1 },
    postal_code: { type: 'string', minLength: 1 },
    phone: { type: 'string', minLength: 1 },
    country_code: { type: 'string', pattern: '^[A-Za-z]{2,3}$' },
  },
  required: ['first_name', 'last_name', 'address', 'city', 'postal_code', 'phone', 'country_code'],
};
const cardlessCreditCallback: Shape = {
  type: 'object',
  properties: {
    transaction_id: { type: 'string', minLength: 1 },
    order_id: { type: 'string', minLength: 1 },
    external_id: text,
    cardless_credit_type: { enum: ['KREDIVO'] },
    amount: number,
    transaction_status: cardlessCreditStatus,
    payment_type: cardlessCreditPaymentType,
    items: { type: 'array', items: cardlessCreditItem },
    customer_details: cardlessCreditCustomer,
    shipping_address: cardlessCreditAddress,
    callback_authentication_token: text,
  },
  required: [
    'transaction_id',
    'order_id',
    'external_id',
    'cardless_credit_type',
    'amount',
    'transaction_status',
    'payment_type',
    'items',
    'customer_details',
    'shipping_address',
    'callback_authentication_token',
  ],
};
const danaCallback: Shape = {
  type: 'object',
  properties: {
    external_id: text,
    business_id: text,
    amount: number,
    payment_status: { enum: ['PAID', 'FAILED', 'EXPIRED'] },
    transaction_date: text,
    ewallet_type: { enum: ['DANA'] },
  },
  required: [
    'external_id',
    'business_id',
    'amount',
    'payment_status',
    'transaction_date',
    'ewallet_type',
  ],
};
const linkedChannelCode: Shape = text;
const directDebitStatus: Shape = { enum: ['PENDING', 'COMPLETED', 'FAILED'] };
const directDebitFailureCode: Shape = text;
const directDebitNotice: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^ddpy-.*' },
    reference_id: text,
    channel_code: linkedChannelCode,
    payment_method_id: { type: 'string', pattern: '^pm-.*' },
    currency: text,
    amount: number,
    description: { anyOf: [text, none] },
    status: directDebitStatus,
    failure_code: { anyOf: [directDebitFailureCode, none] },
    metadata: { anyOf: [{ type: 'object', additionalProperties: any }, none] },
    created: text,
    updated: text,
    business_id: text,
    timestamp: text,
  },
  required: [
    'id',
    'reference_id',
    'channel_code',
    'payment_method_id',
    'currency',
    'amount',
    'description',
    'status',
    'failure_code',
    'metadata',
    'created',
    'updated',
    'business_id',
    'timestamp',
  ],
};
const ewalletChargeStatus: Shape = {
  enum: ['PENDING', 'SUCCEEDED', 'FAILED', 'VOIDED', 'REFUNDED'],
};
const checkoutMethod: Shape = { enum: ['ONE_TIME_PAYMENT', 'TOKENIZED_PAYMENT'] };
const publicWalletCode: Shape = text;
const ewalletChargeActions: Shape = {
  type: 'object',
  properties: {
    desktop_web_checkout_url: { anyOf: [text, none] },
    mobile_web_checkout_url: { anyOf: [text, none] },
    mobile_deeplink_checkout_url: { anyOf: [text, none] },
    qr_checkout_string: { anyOf: [text, none] },
  },
  required: [
    'desktop_web_checkout_url',
    'mobile_web_checkout_url',
    'mobile_deeplink_checkout_url',
    'qr_checkout_string',
  ],
};
const ewalletChargeFailureCode: Shape = text;
const basketItem: Shape = {
  type: 'object',
  properties: {
    reference_id: { type: 'string', minLength: 1 },
    name: { type: 'string', minLength: 1 },
    category: { type: 'string', minLength: 1 },
    currency: { type: 'string', pattern: '^[A-Z]{3}$' },
    price: number,
    quantity: number,
    type: { type: 'string', minLength: 1 },
    sub_category: { anyOf: [text, none] },
    url: { anyOf: [text, none] },
    description: { anyOf: [text, none] },
    metadata: { anyOf: [{ type: 'object', additionalProperties: any }, none] },
  },
  required: ['reference_id', 'name', 'category', 'currency', 'price', 'quantity', 'type'],
};
const ewalletCharge: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^ewc_.*' },
    business_id: { type: 'string', minLength: 1 },
    reference_id: { type: 'string', minLength: 1 },
    status: ewalletChargeStatus,
    currency: text,
    charge_amount: number,
    capture_amount: number,
    refunded_amount: { anyOf: [number, none] },
    checkout_method: checkoutMethod,
    channel_code: publicWalletCode,
    channel_properties: { anyOf: [{ type: 'object', additionalProperties: text }, none] },
    actions: { anyOf: [ewalletChargeActions, none] },
    is_redirect_required: flag,
    capture_now: flag,
    customer_id: { anyOf: [text, none] },
    payment_method_id: { anyOf: [text, none] },
    failure_code: { anyOf: [ewalletChargeFailureCode, none] },
    void_status: { anyOf: [{ enum: ['SUCCEEDED'] }, none] },
    voided_at: { anyOf: [text, none] },
    basket: { anyOf: [{ type: 'array', items: basketItem }, none] },
    metadata: { anyOf: [{ type: 'object', additionalProperties: any }, none] },
    created: text,
    updated: text,
  },
  required: [
    'id',
    'business_id',
    'reference_id',
    'status',
    'currency',
    'charge_amount',
    'capture_amount',
    'refunded_amount',
    'checkout_method',
    'channel_code',
    'channel_properties',
    'actions',
    'is_redirect_required',
    'capture_now',
    'customer_id',
    'payment_method_id',
    'failure_code',
    'void_status',
    'voided_at',
    'basket',
    'metadata',
    'created',
    'updated',
  ],
};
const refundStatus: Shape = { enum: ['PENDING', 'SUCCEEDED', 'FAILED', 'CANCELLED'] };
const refundReason: Shape = {
  enum: ['FRAUDULENT', 'DUPLICATE', 'REQUESTED_BY_CUSTOMER', 'CANCELLATION', 'OTHERS'],
};
const refundFailureCode: Shape = {
  enum: [
    'REFUND_FAILED',
    'ACCOUNT_ACCESS_BLOCKED',
    'ACCOUNT_NOT_FOUND',
    'DUPLICATE_ERROR',
    'INSUFFICIENT_BALANCE',
  ],
};
const ewalletRefund: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^rfd-.*' },
    charge_id: { type: 'string', pattern: '^ewc_.*' },
    status: refundStatus,
    currency: text,
    channel_code: publicWalletCode,
    capture_amount: number,
    refund_amount: number,
    reason: refundReason,
    failure_code: { anyOf: [refundFailureCode, none] },
    created: text,
    updated: text,
  },
  required: [
    'id',
    'charge_id',
    'status',
    'currency',
    'channel_code',
    'capture_amount',
    'refund_amount',
    'reason',
    'failure_code',
    'created',
    'updated',
  ],
};
const fixedPaymentCodePayment: Shape = {
  type: 'object',
  properties: {
    id: text,
    payment_id: text,
    fixed_payment_code_payment_id: text,
    fixed_payment_code_id: text,
    owner_id: text,
    external_id: text,
    prefix: text,
    payment_code: text,
    retail_outlet_name: text,
    name: text,
    amount: number,
    status: { enum: ['COMPLETED'] },
    transaction_timestamp: text,
  },
  required: [
    'id',
    'payment_id',
    'fixed_payment_code_payment_id',
    'fixed_payment_code_id',
    'owner_id',
    'external_id',
    'prefix',
    'payment_code',
    'retail_outlet_name',
    'name',
    'amount',
    'status',
    'transaction_timestamp',
  ],
};
const invoiceAddress: Shape = {
  type: 'object',
  properties: {
    country: { anyOf: [text, none] },
    street_line1: { anyOf: [text, none] },
    street_line2: { anyOf: [text, none] },
    city: { anyOf: [text, none] },
    province: { anyOf: [text, none] },
    state: { anyOf: [text, none] },
    postal_code: { anyOf: [text, none] },
  },
};
const invoiceCustomer: Shape = {
  type: 'object',
  properties: {
    id: { anyOf: [text, none] },
    customer_id: { anyOf: [text, none] },
    given_names: { anyOf: [text, none] },
    surname: { anyOf: [text, none] },
    email: { anyOf: [text, none] },
    mobile_number: { anyOf: [text, none] },
    phone_number: { anyOf: [text, none] },
    address: { anyOf: [invoiceAddress, none] },
    addresses: { anyOf: [{ type: 'array', items: invoiceAddress }, none] },
  },
};
const notificationPreference: Shape = {
  type: 'object',
  properties: {
    invoice_created: {
      anyOf: [{ type: 'array', items: { enum: ['email', 'sms', 'whatsapp', 'viber'] } }, none],
    },
    invoice_reminder: {
      anyOf: [{ type: 'array', items: { enum: ['email', 'sms', 'whatsapp', 'viber'] } }, none],
    },
    invoice_paid: {
      anyOf: [{ type: 'array', items: { enum: ['email', 'sms', 'whatsapp', 'viber'] } }, none],
    },
    invoice_expired: {
      anyOf: [{ type: 'array', items: { enum: ['email', 'sms', 'whatsapp', 'viber'] } }, none],
    },
  },
};
const reminderTimeUnit: Shape = { enum: ['days', 'hours'] };
const invoiceItem: Shape = {
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 1 },
    quantity: number,
    price: number,
    category: { anyOf: [text, none] },
    url: { anyOf: [text, none] },
    reference_id: { anyOf: [text, none] },
  },
  required: ['name', 'quantity', 'price'],
};
const invoiceFee: Shape = {
  type: 'object',
  properties: { type: { type: 'string', minLength: 1 }, value: number },
  required: ['type', 'value'],
};
const invoiceStatus: Shape = { enum: ['PENDING', 'PAID', 'SETTLED', 'EXPIRED'] };
const invoiceCurrency: Shape = { enum: ['IDR', 'PHP', 'VND', 'THB', 'MYR'] };
const invoicePaymentMethod: Shape = {
  enum: [
    'EWALLET',
    'BANK_TRANSFER',
    'RETAIL_OUTLET',
    'QR_CODE',
    'CREDIT_CARD',
    'DIRECT_DEBIT',
    'PAYLATER',
  ],
};
const invoiceCallbackPaymentDetails: Shape = {
  type: 'object',
  properties: { source: text, receipt_id: text },
  required: ['source', 'receipt_id'],
};
const invoiceCallbackAvailableBanks: Shape = {
  type: 'object',
  properties: {
    bank_code: text,
    collection_type: { enum: ['POOL'] },
    account_holder_name: text,
    transfer_amount: number,
  },
  required: ['bank_code', 'collection_type', 'account_holder_name', 'transfer_amount'],
};
const invoiceCallbackAvailableRetailOutlets: Shape = {
  type: 'object',
  properties: { retail_outlet_name: text },
  required: ['retail_outlet_name'],
};
const invoiceCallbackAvailableEwallets: Shape = {
  type: 'object',
  properties: { ewallet_type: text },
  required: ['ewallet_type'],
};
const invoiceCallbackAvailableQrCodes: Shape = {
  type: 'object',
  properties: { qr_code_type: text },
  required: ['qr_code_type'],
};
const invoiceCallbackAvailableDirectDebits: Shape = {
  type: 'object',
  properties: { direct_debit_type: text },
  required: ['direct_debit_type'],
};
const invoiceCallbackAvailablePaylaters: Shape = {
  type: 'object',
  properties: { paylater_type: text },
  required: ['paylater_type'],
};
const invoiceCallback: Shape = {
  type: 'object',
  properties: {
    payer_email: {
      anyOf: [
        {
          type: 'string',
          pattern:
            "^(?:[A-Za-z0-9_'+\\-]+\\.)*[A-Za-z0-9_'+\\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\\-]*\\.)+[A-Za-z]{2,}$",
        },
        none,
      ],
    },
    description: { anyOf: [text, none] },
    should_send_email: flag,
    should_exclude_credit_card: flag,
    should_authenticate_credit_card: { anyOf: [flag, none] },
    locale: { anyOf: [text, none] },
    success_redirect_url: { anyOf: [text, none] },
    failure_redirect_url: { anyOf: [text, none] },
    customer: { anyOf: [invoiceCustomer, none] },
    customer_notification_preference: { anyOf: [notificationPreference, none] },
    reminder_time: { anyOf: [int, none] },
    reminder_time_unit: { anyOf: [reminderTimeUnit, none] },
    items: { anyOf: [{ type: 'array', items: invoiceItem }, none] },
    fees: { anyOf: [{ type: 'array', items: invoiceFee }, none] },
    metadata: {
      anyOf: [{ type: 'object', additionalProperties: { anyOf: [text, number, flag] } }, none],
    },
    id: { type: 'string', pattern: '^[0-9a-f]{24}$' },
    external_id: text,
    user_id: text,
    status: invoiceStatus,
    merchant_name: text,
    amount: number,
    currency: invoiceCurrency,
    expiry_date: text,
    recurring_payment_id: text,
    paid_amount: number,
    paid_at: text,
    payment_method: invoicePaymentMethod,
    payment_channel: text,
    payment_id: text,
    payment_details: invoiceCallbackPaymentDetails,
    credit_card_charge_id: { type: 'string', pattern: '^[0-9a-f]{24}$' },
    created: text,
    updated: text,
    merchant_profile_picture_url: text,
    invoice_url: text,
    available_banks: { type: 'array', items: invoiceCallbackAvailableBanks },
    available_retail_outlets: { type: 'array', items: invoiceCallbackAvailableRetailOutlets },
    available_ewallets: { type: 'array', items: invoiceCallbackAvailableEwallets },
    available_qr_codes: { type: 'array', items: invoiceCallbackAvailableQrCodes },
    available_direct_debits: { type: 'array', items: invoiceCallbackAvailableDirectDebits },
    available_paylaters: { type: 'array', items: invoiceCallbackAvailablePaylaters },
    payment_destination: text,
    bank_code: text,
    ewallet_type: text,
  },
  required: [
    'should_send_email',
    'should_exclude_credit_card',
    'id',
    'external_id',
    'user_id',
    'status',
    'merchant_name',
    'amount',
    'currency',
    'expiry_date',
    'created',
    'updated',
    'merchant_profile_picture_url',
    'invoice_url',
    'available_banks',
    'available_retail_outlets',
    'available_ewallets',
    'available_qr_codes',
    'available_direct_debits',
    'available_paylaters',
  ],
};
const ewalletItem: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', minLength: 1 },
    name: { type: 'string', minLength: 1 },
    price: number,
    quantity: int,
  },
  required: ['id', 'name', 'price', 'quantity'],
};
const linkajaCallback: Shape = {
  type: 'object',
  properties: {
    external_id: text,
    amount: number,
    items: { type: 'array', items: ewalletItem },
    status: { enum: ['SUCCESS_COMPLETED', 'FAILED'] },
    ewallet_type: { enum: ['LINKAJA'] },
  },
  required: ['external_id', 'amount', 'items', 'status', 'ewallet_type'],
};
const linkedAccountType: Shape = { enum: ['DEBIT_CARD', 'BANK_ACCOUNT', 'EWALLET'] };
const linkedAccountNoticeAccounts: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^la-.*' },
    account_details: { anyOf: [text, none] },
    account_type: linkedAccountType,
    currency: text,
    description: { anyOf: [text, none] },
    name: { anyOf: [text, none] },
    balance: { anyOf: [number, none] },
    point_balance: { anyOf: [number, none] },
  },
  required: [
    'id',
    'account_details',
    'account_type',
    'currency',
    'description',
    'name',
    'balance',
    'point_balance',
  ],
};
const linkedAccountNotice: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^lat-.*' },
    customer_id: text,
    channel_code: linkedChannelCode,
    type: linkedAccountType,
    accounts: { type: 'array', items: linkedAccountNoticeAccounts },
    timestamp: text,
  },
  required: ['id', 'customer_id', 'channel_code', 'type', 'accounts', 'timestamp'],
};
const ovoFailureCode: Shape = {
  enum: [
    'USER_DID_NOT_AUTHORIZE_THE_PAYMENT',
    'DUPLICATE_PAYMENT',
    'USER_DECLINED_THE_TRANSACTION',
    'PHONE_NUMBER_NOT_REGISTERED',
    'EXTERNAL_ERROR',
    'SENDING_TRANSACTION_ERROR',
    'EWALLET_APP_UNREACHABLE',
    'UNKNOWN_ERROR',
    'ACCOUNT_BLOCKED_ERROR',
    'OVO_TIMEOUT_ERROR',
    'CREDENTIALS_ERROR',
    'ACCOUNT_AUTHENTICATION_ERROR',
  ],
};
const ovoCallback: Shape = {
  type: 'object',
  properties: {
    external_id: text,
    business_id: text,
    amount: number,
    id: { type: 'string', minLength: 1 },
    phone: text,
    ewallet_type: { enum: ['OVO'] },
    status: { enum: ['COMPLETED', 'FAILED'] },
    failure_code: ovoFailureCode,
    created: text,
  },
  required: [
    'external_id',
    'business_id',
    'amount',
    'id',
    'phone',
    'ewallet_type',
    'status',
    'created',
  ],
};
const paymentStatus: Shape = {
  enum: ['PENDING', 'AWAITING_CAPTURE', 'SUCCEEDED', 'FAILED', 'EXPIRED', 'CANCELED', 'VOIDED'],
};
const paymentDetail: Shape = {
  type: 'object',
  properties: {
    network: { anyOf: [text, none] },
    remarks: { anyOf: [text, none] },
    fund_source: { anyOf: [text, none] },
    source: { anyOf: [text, none] },
    issuer_name: { anyOf: [text, none] },
    receipt_id: { anyOf: [text, none] },
  },
};
const payment: Shape = {
  type: 'object',
  properties: {
    id: text,
    payment_request_id: { anyOf: [text, none] },
    reference_id: text,
    customer_id: { anyOf: [text, none] },
    currency: text,
    amount: number,
    country: { type: 'string', pattern: '^[A-Z]{2}$' },
    status: paymentStatus,
    payment_method: embeddedMethod,
    channel_properties: { anyOf: [{ type: 'object', additionalProperties: any }, none] },
    description: { anyOf: [text, none] },
    failure_code: { anyOf: [paymentFailureCode, none] },
    payment_detail: { anyOf: [paymentDetail, none] },
    metadata: { type: 'object', additionalProperties: { anyOf: [text, number, flag] } },
    created: text,
    updated: text,
  },
  required: [
    'id',
    'payment_request_id',
    'reference_id',
    'customer_id',
    'currency',
    'amount',
    'country',
    'status',
    'payment_method',
    'channel_properties',
    'description',
    'failure_code',
    'payment_detail',
    'metadata',
    'created',
    'updated',
  ],
};
const paymentCodePayment: Shape = {
  type: 'object',
  properties: {
    id: text,
    business_id: text,
    payment_code_id: text,
    reference_id: text,
    channel_code: text,
    customer_name: text,
    payment_code: text,
    currency: text,
    amount: number,
    market: text,
    status: { enum: ['COMPLETED'] },
    remarks: { anyOf: [text, none] },
    transaction_timestamp: text,
  },
  required: [
    'id',
    'business_id',
    'payment_code_id',
    'reference_id',
    'channel_code',
    'customer_name',
    'payment_code',
    'currency',
    'amount',
    'market',
    'status',
    'remarks',
    'transaction_timestamp',
  ],
};
const paymentMethodNoticeActions: Shape = {
  type: 'object',
  properties: {
    action: { enum: ['AUTH', 'RESEND_AUTH'] },
    url: { anyOf: [text, none] },
    url_type: { enum: ['API', 'WEB', 'MOBILE', 'DEEPLINK'] },
    method: { anyOf: [text, none] },
  },
  required: ['action', 'url', 'url_type', 'method'],
};
const methodFailureCode: Shape = text;
const paymentMethodNotice: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^pm-.*' },
    type: paymentMethodType,
    reference_id: { type: 'string', minLength: 1 },
    description: { anyOf: [text, none] },
    reusability: reusability,
    status: paymentMethodStatus,
    card: { anyOf: [publicCard, none] },
    ewallet: { anyOf: [publicEwallet, none] },
    direct_debit: { anyOf: [publicDirectDebit, none] },
    direct_bank_transfer: none,
    over_the_counter: { anyOf: [publicOverTheCounter, none] },
    virtual_account: { anyOf: [publicVirtualAccount, none] },
    qr_code: { anyOf: [publicQrCode, none] },
    billing_information: address,
    metadata: {
      anyOf: [{ type: 'object', additionalProperties: { anyOf: [text, number, flag] } }, none],
    },
    created: text,
    updated: text,
    country: { type: 'string', pattern: '^[A-Z]{2}$' },
    customer_id: { anyOf: [text, none] },
    actions: { type: 'array', items: paymentMethodNoticeActions },
    failure_code: { anyOf: [methodFailureCode, none] },
  },
  required: [
    'id',
    'type',
    'reference_id',
    'description',
    'reusability',
    'status',
    'card',
    'ewallet',
    'direct_debit',
    'direct_bank_transfer',
    'over_the_counter',
    'virtual_account',
    'qr_code',
    'billing_information',
    'metadata',
    'created',
    'updated',
    'country',
    'customer_id',
    'actions',
    'failure_code',
  ],
};
const v3Country: Shape = { enum: ['ID', 'PH', 'VN', 'TH', 'SG', 'MY', 'HK', 'MX'] };
const v3Currency: Shape = { enum: ['IDR', 'PHP', 'VND', 'THB', 'SGD', 'MYR', 'HKD', 'MXN', 'USD'] };
const v3ChannelCode: Shape = text;
const v3Action: Shape = {
  type: 'object',
  properties: {
    type: { enum: ['REDIRECT_CUSTOMER', 'PRESENT_TO_CUSTOMER'] },
    descriptor: { enum: ['WEB_URL', 'PAYMENT_CODE', 'QR_STRING', 'VIRTUAL_ACCOUNT_NUMBER'] },
    value: { type: 'string', minLength: 1 },
  },
  required: ['type', 'descriptor', 'value'],
};
const paymentTokenStatus: Shape = {
  enum: ['REQUIRES_ACTION', 'ACTIVE', 'INACTIVE', 'EXPIRED', 'PENDING', 'FAILED', 'CANCELED'],
};
const cardAuthorizationData: Shape = {
  type: 'object',
  properties: {
    cvn_verification_result: { anyOf: [{ enum: ['M', 'N'] }, none] },
    address_verification_result: { anyOf: [{ enum: ['M', 'N'] }, none] },
    network_response_code: { anyOf: [text, none] },
    network_response_code_descriptor: { anyOf: [text, none] },
  },
  required: [
    'cvn_verification_result',
    'address_verification_result',
    'network_response_code',
    'network_response_code_descriptor',
  ],
};
const authenticationResponse: Shape = {
  type: 'object',
  properties: { eci: { anyOf: [text, none] }, message_version: { anyOf: [text, none] } },
  required: ['eci', 'message_version'],
};
const cardAuthenticationData: Shape = {
  type: 'object',
  properties: { flow: { enum: ['FULL_AUTH', 'FRICTIONLESS'] }, a_res: authenticationResponse },
  required: ['flow', 'a_res'],
};
const tokenDetails: Shape = {
  type: 'object',
  properties: {
    account_name: { anyOf: [text, none] },
    account_number: { anyOf: [text, none] },
    account_balance: { anyOf: [text, none] },
    account_point_balance: { anyOf: [text, none] },
    authorization_data: { anyOf: [cardAuthorizationData, none] },
    authentication_data: { anyOf: [cardAuthenticationData, none] },
  },
  required: [
    'account_name',
    'account_number',
    'account_balance',
    'account_point_balance',
    'authorization_data',
    'authentication_data',
  ],
};
const v3TokenFailureCode: Shape = text;
const paymentToken: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^pt-.*' },
    payment_token_id: { type: 'string', pattern: '^pt-.*' },
    business_id: text,
    reference_id: { type: 'string', minLength: 1 },
    customer_id: { anyOf: [text, none] },
    country: v3Country,
    currency: v3Currency,
    channel_code: v3ChannelCode,
    channel_properties: { type: 'object', additionalProperties: any },
    actions: { type: 'array', items: v3Action },
    status: paymentTokenStatus,
    token_details: { anyOf: [tokenDetails, none] },
    failure_code: { anyOf: [v3TokenFailureCode, none] },
    description: { anyOf: [text, none] },
    metadata: {
      anyOf: [{ type: 'object', additionalProperties: { anyOf: [text, number, flag] } }, none],
    },
    created: text,
    updated: text,
  },
  required: [
    'id',
    'payment_token_id',
    'business_id',
    'reference_id',
    'customer_id',
    'country',
    'currency',
    'channel_code',
    'channel_properties',
    'actions',
    'status',
    'token_details',
    'failure_code',
    'description',
    'metadata',
    'created',
    'updated',
  ],
};
const qrCodeType: Shape = { enum: ['DYNAMIC', 'STATIC'] };
const qrPaymentCallbackQrCode: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^qr_.*' },
    external_id: text,
    qr_string: { type: 'string', minLength: 1 },
    type: qrCodeType,
    metadata: {
      anyOf: [{ type: 'object', additionalProperties: { anyOf: [text, number, flag] } }, none],
    },
  },
  required: ['id', 'external_id', 'qr_string', 'type', 'metadata'],
};
const qrPaymentCallbackPaymentDetail: Shape = {
  type: 'object',
  properties: { receipt_id: text, source: text },
  required: ['receipt_id', 'source'],
};
const qrPaymentCallbackPaymentDetails: Shape = {
  type: 'object',
  properties: { receipt_id: text, source: text },
  required: ['receipt_id', 'source'],
};
const qrPaymentCallback: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^qrpy_.*' },
    amount: number,
    created: text,
    qr_code: qrPaymentCallbackQrCode,
    status: { enum: ['COMPLETED'] },
    payment_detail: qrPaymentCallbackPaymentDetail,
    payment_details: qrPaymentCallbackPaymentDetails,
  },
  required: ['id', 'amount', 'created', 'qr_code', 'status', 'payment_detail', 'payment_details'],
};
const qrPaymentEventOf20220731DataPaymentDetail: Shape = {
  type: 'object',
  properties: { receipt_id: text, source: text },
  required: ['receipt_id', 'source'],
};
const qrPaymentEventOf20220731Data: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^qrpy_.*' },
    business_id: text,
    currency: { enum: ['IDR'] },
    amount: number,
    status: { enum: ['SUCCEEDED'] },
    created: text,
    qr_id: { type: 'string', pattern: '^qr_.*' },
    qr_string: text,
    reference_id: text,
    type: qrCodeType,
    metadata: {
      anyOf: [{ type: 'object', additionalProperties: { anyOf: [text, number, flag] } }, none],
    },
    payment_detail: qrPaymentEventOf20220731DataPaymentDetail,
  },
  required: [
    'id',
    'business_id',
    'currency',
    'amount',
    'status',
    'created',
    'qr_id',
    'qr_string',
    'reference_id',
    'type',
    'metadata',
    'payment_detail',
  ],
};
const refundedMethodType: Shape = {
  enum: [
    'EWALLET',
    'DIRECT_DEBIT',
    'CARD',
    'VIRTUAL_ACCOUNT',
    'OVER_THE_COUNTER',
    'QR_CODE',
    'PAYLATER',
  ],
};
const channelCode: Shape = text;
const refund: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^rfd-.*' },
    payment_id: { type: 'string', minLength: 1 },
    payment_request_id: { anyOf: [text, none] },
    invoice_id: { anyOf: [text, none] },
    amount: number,
    payment_method_type: refundedMethodType,
    channel_code: channelCode,
    currency: text,
    country: { type: 'string', pattern: '^[A-Z]{2}$' },
    status: refundStatus,
    reason: refundReason,
    reference_id: { type: 'string', minLength: 1 },
    failure_code: { anyOf: [refundFailureCode, none] },
    refund_fee_amount: { anyOf: [number, none] },
    created: text,
    updated: text,
    metadata: {
      anyOf: [{ type: 'object', additionalProperties: { anyOf: [text, number, flag] } }, none],
    },
  },
  required: [
    'id',
    'payment_id',
    'payment_request_id',
    'invoice_id',
    'amount',
    'payment_method_type',
    'channel_code',
    'currency',
    'country',
    'status',
    'reason',
    'reference_id',
    'failure_code',
    'refund_fee_amount',
    'created',
    'updated',
    'metadata',
  ],
};
const reportType: Shape = { enum: ['BALANCE_HISTORY', 'TRANSACTIONS'] };
const reportStatus: Shape = { enum: ['PENDING', 'COMPLETED', 'FAILED'] };
const reportFilter: Shape = {
  type: 'object',
  properties: { from: text, to: text },
  required: ['from', 'to'],
};
const heldCurrency: Shape = {
  enum: [
    'IDR',
    'VND',
    'JPY',
    'KRW',
    'PHP',
    'THB',
    'MYR',
    'SGD',
    'HKD',
    'USD',
    'EUR',
    'GBP',
    'AUD',
    'MXN',
  ],
};
const report: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^report_.*' },
    type: reportType,
    status: reportStatus,
    filter: reportFilter,
    format: { enum: ['CSV'] },
    currency: heldCurrency,
    business_id: { type: 'string', minLength: 1 },
    created: text,
    updated: text,
    url: text,
  },
  required: [
    'id',
    'type',
    'status',
    'filter',
    'format',
    'currency',
    'business_id',
    'created',
    'updated',
  ],
};
const v3PaymentRequestType: Shape = {
  enum: ['PAY', 'PAY_AND_SAVE', 'REUSABLE_PAYMENT_CODE', 'VERIFY_PAYMENT_METHOD'],
};
const v3CaptureMethod: Shape = { enum: ['AUTOMATIC', 'MANUAL'] };
const v3Capture: Shape = {
  type: 'object',
  properties: {
    capture_id: { type: 'string', pattern: '^cptr-.*' },
    capture_timestamp: text,
    capture_amount: number,
  },
  required: ['capture_id', 'capture_timestamp', 'capture_amount'],
};
const v3PaymentStatus: Shape = {
  enum: ['AUTHORIZED', 'CANCELED', 'SUCCEEDED', 'FAILED', 'EXPIRED', 'PENDING'],
};
const v3PaymentDetails: Shape = {
  type: 'object',
  properties: {
    authorization_data: { anyOf: [cardAuthorizationData, none] },
    authentication_data: { anyOf: [cardAuthenticationData, none] },
    issuer_name: { anyOf: [text, none] },
    payer_name: { anyOf: [text, none] },
    payer_account_number: { anyOf: [text, none] },
    receipt_id: { anyOf: [text, none] },
    remark: { anyOf: [text, none] },
    network: { anyOf: [text, none] },
    fund_source: { anyOf: [text, none] },
  },
  required: [
    'authorization_data',
    'authentication_data',
    'issuer_name',
    'payer_name',
    'payer_account_number',
    'receipt_id',
    'remark',
    'network',
    'fund_source',
  ],
};
const v3PaymentFailureCode: Shape = text;
const v3Payment: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^py-.*' },
    payment_id: { type: 'string', pattern: '^py-.*' },
    business_id: text,
    reference_id: { type: 'string', minLength: 1 },
    payment_request_id: { type: 'string', pattern: '^pr-.*' },
    payment_token_id: { anyOf: [{ type: 'string', pattern: '^pt-.*' }, none] },
    customer_id: { anyOf: [text, none] },
    type: v3PaymentRequestType,
    country: v3Country,
    currency: v3Currency,
    request_amount: number,
    capture_method: v3CaptureMethod,
    channel_code: v3ChannelCode,
    channel_properties: { type: 'object', additionalProperties: any },
    captures: { type: 'array', items: v3Capture },
    status: v3PaymentStatus,
    payment_details: v3PaymentDetails,
    failure_code: { anyOf: [v3PaymentFailureCode, none] },
    description: { anyOf: [text, none] },
    metadata: {
      anyOf: [{ type: 'object', additionalProperties: { anyOf: [text, number, flag] } }, none],
    },
    created: text,
    updated: text,
  },
  required: [
    'id',
    'payment_id',
    'business_id',
    'reference_id',
    'payment_request_id',
    'payment_token_id',
    'customer_id',
    'type',
    'country',
    'currency',
    'request_amount',
    'capture_method',
    'channel_code',
    'channel_properties',
    'captures',
    'status',
    'payment_details',
    'failure_code',
    'description',
    'metadata',
    'created',
    'updated',
  ],
};
const v3PaymentRequestStatus: Shape = {
  enum: [
    'REQUIRES_ACTION',
    'ACCEPTING_PAYMENTS',
    'AUTHORIZED',
    'SUCCEEDED',
    'FAILED',
    'CANCELED',
    'EXPIRED',
    'PENDING',
  ],
};
const v3Item: Shape = {
  type: 'object',
  properties: {
    reference_id: { type: 'string', minLength: 1 },
    type: {
      enum: ['DIGITAL_PRODUCT', 'PHYSICAL_PRODUCT', 'DIGITAL_SERVICE', 'PHYSICAL_SERVICE', 'FEE'],
    },
    name: { type: 'string', minLength: 1 },
    net_unit_amount: number,
    quantity: int,
    url: { anyOf: [{ type: 'string', minLength: 1 }, none] },
    image_url: { anyOf: [{ type: 'string', minLength: 1 }, none] },
    category: { type: 'string', minLength: 1 },
    subcategory: { anyOf: [text, none] },
    description: { anyOf: [text, none] },
    metadata: {
      anyOf: [{ type: 'object', additionalProperties: { anyOf: [text, number, flag] } }, none],
    },
  },
  required: ['reference_id', 'type', 'name', 'net_unit_amount', 'quantity', 'category'],
};
const shippingInformation: Shape = {
  type: 'object',
  properties: {
    country: { type: 'string', pattern: '^[A-Z]{2}$' },
    street_line1: { anyOf: [text, none] },
    street_line2: { anyOf: [text, none] },
    city: { anyOf: [text, none] },
    province_state: { anyOf: [text, none] },
    postal_code: { anyOf: [text, none] },
  },
  required: ['country'],
};
const v3PaymentRequest: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^pr-.*' },
    payment_request_id: { type: 'string', pattern: '^pr-.*' },
    business_id: text,
    reference_id: { type: 'string', minLength: 1 },
    payment_token_id: { anyOf: [{ type: 'string', pattern: '^pt-.*' }, none] },
    customer_id: { anyOf: [text, none] },
    latest_payment_id: { anyOf: [{ type: 'string', pattern: '^py-.*' }, none] },
    type: v3PaymentRequestType,
    country: v3Country,
    currency: v3Currency,
    request_amount: { anyOf: [number, none] },
    capture_method: v3CaptureMethod,
    channel_code: v3ChannelCode,
    channel_properties: { type: 'object', additionalProperties: any },
    actions: { type: 'array', items: v3Action },
    status: v3PaymentRequestStatus,
    failure_code: { anyOf: [v3PaymentFailureCode, none] },
    description: { anyOf: [text, none] },
    metadata: {
      anyOf: [{ type: 'object', additionalProperties: { anyOf: [text, number, flag] } }, none],
    },
    items: { anyOf: [{ type: 'array', items: v3Item }, none] },
    shipping_information: { anyOf: [shippingInformation, none] },
    created: text,
    updated: text,
  },
  required: [
    'id',
    'payment_request_id',
    'business_id',
    'reference_id',
    'payment_token_id',
    'customer_id',
    'latest_payment_id',
    'type',
    'country',
    'currency',
    'request_amount',
    'capture_method',
    'channel_code',
    'channel_properties',
    'actions',
    'status',
    'failure_code',
    'description',
    'metadata',
    'items',
    'shipping_information',
    'created',
    'updated',
  ],
};
const virtualAccountPaymentNoticePaymentDetail: Shape = {
  type: 'object',
  properties: {
    payment_interface: { anyOf: [text, none] },
    remark: { anyOf: [text, none] },
    reference: { anyOf: [text, none] },
    sender_account_number: { anyOf: [text, none] },
    sender_channel_code: { anyOf: [text, none] },
    sender_name: { anyOf: [text, none] },
    transfer_method: { anyOf: [text, none] },
  },
  required: [
    'payment_interface',
    'remark',
    'reference',
    'sender_account_number',
    'sender_channel_code',
    'sender_name',
    'transfer_method',
  ],
};
const virtualAccountPaymentNotice: Shape = {
  type: 'object',
  properties: {
    id: text,
    payment_id: text,
    callback_virtual_account_id: text,
    external_id: text,
    merchant_code: text,
    account_number: text,
    bank_code: text,
    amount: number,
    transaction_timestamp: text,
    owner_id: text,
    currency: text,
    country: { type: 'string', pattern: '^[A-Z]{2}$' },
    sender_name: { anyOf: [text, none] },
    payment_detail: virtualAccountPaymentNoticePaymentDetail,
    created: text,
    updated: text,
  },
  required: [
    'id',
    'payment_id',
    'callback_virtual_account_id',
    'external_id',
    'merchant_code',
    'account_number',
    'bank_code',
    'amount',
    'transaction_timestamp',
    'owner_id',
    'currency',
    'country',
    'sender_name',
    'payment_detail',
    'created',
    'updated',
  ],
};
const callbackVirtualAccountStatus: Shape = { enum: ['PENDING', 'ACTIVE', 'INACTIVE'] };
const callbackVirtualAccountNotice: Shape = {
  type: 'object',
  properties: {
    id: text,
    owner_id: text,
    external_id: text,
    bank_code: text,
    merchant_code: text,
    name: text,
    account_number: text,
    is_single_use: flag,
    is_closed: flag,
    status: callbackVirtualAccountStatus,
    expiration_date: text,
    currency: text,
    country: { type: 'string', pattern: '^[A-Z]{2}$' },
    expected_amount: number,
    suggested_amount: number,
    description: text,
    alternative_displays: { type: 'array', items: alternativeDisplay },
    created: text,
    updated: text,
  },
  required: [
    'id',
    'owner_id',
    'external_id',
    'bank_code',
    'merchant_code',
    'name',
    'account_number',
    'is_single_use',
    'is_closed',
    'status',
    'expiration_date',
    'currency',
    'country',
    'created',
    'updated',
  ],
};

/** Body of each event, by its name, envelope and version. */
export const bodies: Readonly<Record<string, Shape>> = {
  'account.activated account': {
    type: 'object',
    properties: {
      event_type: text,
      master_acc_business_id: text,
      created: text,
      data: accountNotice,
    },
    required: ['event_type', 'master_acc_business_id', 'created', 'data'],
  },
  'account.created refund': {
    type: 'object',
    properties: { business_id: text, created: text, data: subAccount },
    required: ['business_id', 'created', 'data'],
  },
  'account.registered account': {
    type: 'object',
    properties: {
      event_type: text,
      master_acc_business_id: text,
      created: text,
      data: accountNotice,
    },
    required: ['event_type', 'master_acc_business_id', 'created', 'data'],
  },
  'capture.failed v2': {
    type: 'object',
    properties: { business_id: text, created: text, data: capture, api_version: none },
    required: ['business_id', 'created', 'data'],
  },
  'capture.succeeded v2': {
    type: 'object',
    properties: { business_id: text, created: text, data: capture, api_version: none },
    required: ['business_id', 'created', 'data'],
  },
  'credit_card.safe_acceptance refund': {
    type: 'object',
    properties: { business_id: text, created: text, data: safeAcceptance },
    required: ['business_id', 'created', 'data'],
  },
  'credit_card.authentication refund': {
    type: 'object',
    properties: { business_id: text, created: text, data: cardAuthenticationNotice },
    required: ['business_id', 'created', 'data'],
  },
  'credit_card.tokenization refund': {
    type: 'object',
    properties: { business_id: text, created: text, data: cardTokenNotice },
    required: ['business_id', 'created', 'data'],
  },
  'cardless_credit.payment bare': cardlessCreditCallback,
  'dana.payment bare': danaCallback,
  'direct_debit.payment flat': directDebitNotice,
  'ewallet.capture refund': {
    type: 'object',
    properties: { business_id: text, created: text, data: ewalletCharge },
    required: ['business_id', 'created', 'data'],
  },
  'ewallet.refund refund': {
    type: 'object',
    properties: { business_id: text, created: text, data: ewalletRefund },
    required: ['business_id', 'created', 'data'],
  },
  'ewallet.void refund': {
    type: 'object',
    properties: { business_id: text, created: text, data: ewalletCharge },
    required: ['business_id', 'created', 'data'],
  },
  'fixed_payment_code.payment bare': fixedPaymentCodePayment,
  'invoice.expired flat': invoiceCallback,
  'invoice.paid flat': invoiceCallback,
  'linkaja.payment bare': linkajaCallback,
  'linked_account_token.successful flat': linkedAccountNotice,
  'ewallet.payment flat': ovoCallback,
  'payment.authorization v2': {
    type: 'object',
    properties: { business_id: text, created: text, data: payment, api_version: none },
    required: ['business_id', 'created', 'data'],
  },
  'payment.awaiting_capture v2': {
    type: 'object',
    properties: { business_id: text, created: text, data: payment, api_version: none },
    required: ['business_id', 'created', 'data'],
  },
  'payment_code.payment bare': paymentCodePayment,
  'payment.failed v2': {
    type: 'object',
    properties: { business_id: text, created: text, data: payment, api_version: none },
    required: ['business_id', 'created', 'data'],
  },
  'payment_method.activated v2': {
    type: 'object',
    properties: { business_id: text, created: text, data: paymentMethodNotice, api_version: none },
    required: ['business_id', 'created', 'data'],
  },
  'payment_method.expired v2': {
    type: 'object',
    properties: { business_id: text, created: text, data: paymentMethodNotice, api_version: none },
    required: ['business_id', 'created', 'data'],
  },
  'payment_method.failed v2': {
    type: 'object',
    properties: { business_id: text, created: text, data: paymentMethodNotice, api_version: none },
    required: ['business_id', 'created', 'data'],
  },
  'payment.pending v2': {
    type: 'object',
    properties: { business_id: text, created: text, data: payment, api_version: none },
    required: ['business_id', 'created', 'data'],
  },
  'payment.succeeded v2': {
    type: 'object',
    properties: { business_id: text, created: text, data: payment, api_version: none },
    required: ['business_id', 'created', 'data'],
  },
  'payment_token.activation v3': {
    type: 'object',
    properties: {
      business_id: text,
      created: text,
      data: paymentToken,
      api_version: { enum: ['v3'] },
    },
    required: ['business_id', 'created', 'data', 'api_version'],
  },
  'payment_token.expiry v3': {
    type: 'object',
    properties: {
      business_id: text,
      created: text,
      data: paymentToken,
      api_version: { enum: ['v3'] },
    },
    required: ['business_id', 'created', 'data', 'api_version'],
  },
  'payment_token.failure v3': {
    type: 'object',
    properties: {
      business_id: text,
      created: text,
      data: paymentToken,
      api_version: { enum: ['v3'] },
    },
    required: ['business_id', 'created', 'data', 'api_version'],
  },
  'qr.payment flat': qrPaymentCallback,
  'qr.payment flat 2022-07-31': {
    type: 'object',
    properties: {
      api_version: text,
      business_id: text,
      created: text,
      data: qrPaymentEventOf20220731Data,
    },
    required: ['api_version', 'business_id', 'created', 'data'],
  },
  'refund.failed refund': {
    type: 'object',
    properties: { business_id: text, created: text, data: refund },
    required: ['business_id', 'created', 'data'],
  },
  'refund.succeeded refund': {
    type: 'object',
    properties: { business_id: text, created: text, data: refund },
    required: ['business_id', 'created', 'data'],
  },
  'reports.completed flat': report,
  'reports.failed flat': report,
  'payment.authorization v3': {
    type: 'object',
    properties: {
      business_id: text,
      created: text,
      data: v3Payment,
      api_version: { enum: ['v3'] },
    },
    required: ['business_id', 'created', 'data', 'api_version'],
  },
  'payment.capture v3': {
    type: 'object',
    properties: {
      business_id: text,
      created: text,
      data: v3Payment,
      api_version: { enum: ['v3'] },
    },
    required: ['business_id', 'created', 'data', 'api_version'],
  },
  'payment.expiry v3': {
    type: 'object',
    properties: {
      business_id: text,
      created: text,
      data: v3Payment,
      api_version: { enum: ['v3'] },
    },
    required: ['business_id', 'created', 'data', 'api_version'],
  },
  'payment.failure v3': {
    type: 'object',
    properties: {
      business_id: text,
      created: text,
      data: v3Payment,
      api_version: { enum: ['v3'] },
    },
    required: ['business_id', 'created', 'data', 'api_version'],
  },
  'payment_request.expired v3': {
    type: 'object',
    properties: {
      business_id: text,
      created: text,
      data: v3PaymentRequest,
      api_version: { enum: ['v3'] },
    },
    required: ['business_id', 'created', 'data', 'api_version'],
  },
  'payment_request.expiry v3': {
    type: 'object',
    properties: {
      business_id: text,
      created: text,
      data: v3PaymentRequest,
      api_version: { enum: ['v3'] },
    },
    required: ['business_id', 'created', 'data', 'api_version'],
  },
  'virtual_account.payment bare': virtualAccountPaymentNotice,
  'virtual_account.status bare': callbackVirtualAccountNotice,
};
