// What the calls of this package return, to compare responses with.
// Generated from the contracts by `npm run generate`; not edited by hand.
import * as z from 'zod/mini';

const v3PaymentRequestType = /* @__PURE__ */ z.enum([
  'PAY',
  'PAY_AND_SAVE',
  'REUSABLE_PAYMENT_CODE',
  'VERIFY_PAYMENT_METHOD',
]);
const v3Country = /* @__PURE__ */ z.enum(['ID', 'PH', 'VN', 'TH', 'SG', 'MY', 'HK', 'MX']);
const v3Currency = /* @__PURE__ */ z.enum([
  'IDR',
  'PHP',
  'VND',
  'THB',
  'SGD',
  'MYR',
  'HKD',
  'MXN',
  'USD',
]);
const v3CaptureMethod = /* @__PURE__ */ z.enum(['AUTOMATIC', 'MANUAL']);
const v3ChannelCode = /* @__PURE__ */ z.string();
const v3Action = /* @__PURE__ */ z.object({
  type: z.enum(['REDIRECT_CUSTOMER', 'PRESENT_TO_CUSTOMER']),
  descriptor: z.enum(['WEB_URL', 'PAYMENT_CODE', 'QR_STRING', 'VIRTUAL_ACCOUNT_NUMBER']),
  value: z.string().check(z.minLength(1)),
});
const v3PaymentRequestStatus = /* @__PURE__ */ z.enum([
  'REQUIRES_ACTION',
  'ACCEPTING_PAYMENTS',
  'AUTHORIZED',
  'SUCCEEDED',
  'FAILED',
  'CANCELED',
  'EXPIRED',
  'PENDING',
]);
const v3PaymentFailureCode = /* @__PURE__ */ z.string();
const v3Item = /* @__PURE__ */ z.object({
  reference_id: z.string().check(z.minLength(1)),
  type: z.enum([
    'DIGITAL_PRODUCT',
    'PHYSICAL_PRODUCT',
    'DIGITAL_SERVICE',
    'PHYSICAL_SERVICE',
    'FEE',
  ]),
  name: z.string().check(z.minLength(1)),
  net_unit_amount: z.number(),
  quantity: z.int(),
  url: z.optional(z.nullable(z.string().check(z.minLength(1)))),
  image_url: z.optional(z.nullable(z.string().check(z.minLength(1)))),
  category: z.string().check(z.minLength(1)),
  subcategory: z.optional(z.nullable(z.string())),
  description: z.optional(z.nullable(z.string())),
  metadata: z.optional(
    z.nullable(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  ),
});
const shippingInformation = /* @__PURE__ */ z.object({
  country: z.string().check(z.regex(new RegExp('^[A-Z]{2}$', 'u'))),
  street_line1: z.optional(z.nullable(z.string())),
  street_line2: z.optional(z.nullable(z.string())),
  city: z.optional(z.nullable(z.string())),
  province_state: z.optional(z.nullable(z.string())),
  postal_code: z.optional(z.nullable(z.string())),
});
const v3PaymentRequest = /* @__PURE__ */ z.object({
  id: z.string().check(z.regex(new RegExp('^pr-.*', 'u'))),
  payment_request_id: z.string().check(z.regex(new RegExp('^pr-.*', 'u'))),
  business_id: z.string(),
  reference_id: z.string().check(z.minLength(1)),
  payment_token_id: z.nullable(z.string().check(z.regex(new RegExp('^pt-.*', 'u')))),
  customer_id: z.nullable(z.string()),
  latest_payment_id: z.nullable(z.string().check(z.regex(new RegExp('^py-.*', 'u')))),
  type: v3PaymentRequestType,
  country: v3Country,
  currency: v3Currency,
  request_amount: z.nullable(z.number()),
  capture_method: v3CaptureMethod,
  channel_code: v3ChannelCode,
  channel_properties: z.record(z.string(), z.unknown()),
  actions: z.array(v3Action),
  status: v3PaymentRequestStatus,
  failure_code: z.nullable(v3PaymentFailureCode),
  description: z.nullable(z.string()),
  metadata: z.nullable(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  items: z.nullable(z.array(v3Item)),
  shipping_information: z.nullable(shippingInformation),
  created: z.string(),
  updated: z.string(),
});
const listV3PaymentRequestsResponse = /* @__PURE__ */ z.object({
  data: z.array(v3PaymentRequest),
  has_more: z.boolean(),
});
const simulateV3PaymentResponse = /* @__PURE__ */ z.object({
  status: z.literal('PENDING'),
  message: z.string(),
});
const v3Capture = /* @__PURE__ */ z.object({
  capture_id: z.string().check(z.regex(new RegExp('^cptr-.*', 'u'))),
  capture_timestamp: z.string(),
  capture_amount: z.number(),
});
const v3PaymentStatus = /* @__PURE__ */ z.enum([
  'AUTHORIZED',
  'CANCELED',
  'SUCCEEDED',
  'FAILED',
  'EXPIRED',
  'PENDING',
]);
const cardAuthorizationData = /* @__PURE__ */ z.object({
  cvn_verification_result: z.nullable(z.enum(['M', 'N'])),
  address_verification_result: z.nullable(z.enum(['M', 'N'])),
  network_response_code: z.nullable(z.string()),
  network_response_code_descriptor: z.nullable(z.string()),
});
const authenticationResponse = /* @__PURE__ */ z.object({
  eci: z.nullable(z.string()),
  message_version: z.nullable(z.string()),
});
const cardAuthenticationData = /* @__PURE__ */ z.object({
  flow: z.enum(['FULL_AUTH', 'FRICTIONLESS']),
  a_res: authenticationResponse,
});
const v3PaymentDetails = /* @__PURE__ */ z.object({
  authorization_data: z.nullable(cardAuthorizationData),
  authentication_data: z.nullable(cardAuthenticationData),
  issuer_name: z.nullable(z.string()),
  payer_name: z.nullable(z.string()),
  payer_account_number: z.nullable(z.string()),
  receipt_id: z.nullable(z.string()),
  remark: z.nullable(z.string()),
  network: z.nullable(z.string()),
  fund_source: z.nullable(z.string()),
});
const v3Payment = /* @__PURE__ */ z.object({
  id: z.string().check(z.regex(new RegExp('^py-.*', 'u'))),
  payment_id: z.string().check(z.regex(new RegExp('^py-.*', 'u'))),
  business_id: z.string(),
  reference_id: z.string().check(z.minLength(1)),
  payment_request_id: z.string().check(z.regex(new RegExp('^pr-.*', 'u'))),
  payment_token_id: z.nullable(z.string().check(z.regex(new RegExp('^pt-.*', 'u')))),
  customer_id: z.nullable(z.string()),
  type: v3PaymentRequestType,
  country: v3Country,
  currency: v3Currency,
  request_amount: z.number(),
  capture_method: v3CaptureMethod,
  channel_code: v3ChannelCode,
  channel_properties: z.record(z.string(), z.unknown()),
  captures: z.array(v3Capture),
  status: v3PaymentStatus,
  payment_details: v3PaymentDetails,
  failure_code: z.nullable(v3PaymentFailureCode),
  description: z.nullable(z.string()),
  metadata: z.nullable(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  created: z.string(),
  updated: z.string(),
});
const paymentTokenStatus = /* @__PURE__ */ z.enum([
  'REQUIRES_ACTION',
  'ACTIVE',
  'INACTIVE',
  'EXPIRED',
  'PENDING',
  'FAILED',
  'CANCELED',
]);
const tokenDetails = /* @__PURE__ */ z.object({
  account_name: z.nullable(z.string()),
  account_number: z.nullable(z.string()),
  account_balance: z.nullable(z.string()),
  account_point_balance: z.nullable(z.string()),
  authorization_data: z.nullable(cardAuthorizationData),
  authentication_data: z.nullable(cardAuthenticationData),
});
const v3TokenFailureCode = /* @__PURE__ */ z.string();
const paymentToken = /* @__PURE__ */ z.object({
  id: z.string().check(z.regex(new RegExp('^pt-.*', 'u'))),
  payment_token_id: z.string().check(z.regex(new RegExp('^pt-.*', 'u'))),
  business_id: z.string(),
  reference_id: z.string().check(z.minLength(1)),
  customer_id: z.nullable(z.string()),
  country: v3Country,
  currency: v3Currency,
  channel_code: v3ChannelCode,
  channel_properties: z.record(z.string(), z.unknown()),
  actions: z.array(v3Action),
  status: paymentTokenStatus,
  token_details: z.nullable(tokenDetails),
  failure_code: z.nullable(v3TokenFailureCode),
  description: z.nullable(z.string()),
  metadata: z.nullable(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  created: z.string(),
  updated: z.string(),
});
const listPaymentTokensResponse = /* @__PURE__ */ z.object({
  data: z.array(paymentToken),
  has_more: z.boolean(),
});

/** Response of each call, by its id. */
export const responses = {
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
