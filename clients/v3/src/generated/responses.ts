// What the calls of this package return, to compare responses with.
// Generated from the contracts by `npm run generate`; not edited by hand.
import type { Shape } from '@kasir/client';

const text: Shape = { type: 'string' };
const int: Shape = { type: 'integer' };
const number: Shape = { type: 'number' };
const flag: Shape = { type: 'boolean' };
const none: Shape = { type: 'null' };
const any: Shape = {};
const v3PaymentRequestType: Shape = {
  enum: ['PAY', 'PAY_AND_SAVE', 'REUSABLE_PAYMENT_CODE', 'VERIFY_PAYMENT_METHOD'],
};
const v3Country: Shape = { enum: ['ID', 'PH', 'VN', 'TH', 'SG', 'MY', 'HK', 'MX'] };
const v3Currency: Shape = { enum: ['IDR', 'PHP', 'VND', 'THB', 'SGD', 'MYR', 'HKD', 'MXN', 'USD'] };
const v3CaptureMethod: Shape = { enum: ['AUTOMATIC', 'MANUAL'] };
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
const v3PaymentFailureCode: Shape = text;
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
const listV3PaymentRequestsResponse: Shape = {
  type: 'object',
  properties: { data: { type: 'array', items: v3PaymentRequest }, has_more: flag },
  required: ['data', 'has_more'],
};
const simulateV3PaymentResponse: Shape = {
  type: 'object',
  properties: { status: { enum: ['PENDING'] }, message: text },
  required: ['status', 'message'],
};
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
const paymentTokenStatus: Shape = {
  enum: ['REQUIRES_ACTION', 'ACTIVE', 'INACTIVE', 'EXPIRED', 'PENDING', 'FAILED', 'CANCELED'],
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
const listPaymentTokensResponse: Shape = {
  type: 'object',
  properties: { data: { type: 'array', items: paymentToken }, has_more: flag },
  required: ['data', 'has_more'],
};

/** Response of each call, by its id. */
export const responses: Readonly<Record<string, Shape>> = {
  'v3_payment_requests.cancel': v3PaymentRequest,
  'v3_payment_requests.create': v3PaymentRequest,
  'v3_payment_requests.get': v3PaymentRequest,
  'v3_payment_requests.list': listV3PaymentRequestsResponse,
  'v3_payment_requests.simulate': simulateV3PaymentResponse,
  'v3_payment_requests.update': v3PaymentRequest,
  'v3_payments.cancel': v3Payment,
  'v3_payments.capture': v3Payment,
  'v3_payments.get': v3Payment,
  'payment_tokens.cancel': paymentToken,
  'payment_tokens.create': paymentToken,
  'payment_tokens.get': paymentToken,
  'payment_tokens.list': listPaymentTokensResponse,
  'payment_tokens.update': paymentToken,
};
