// What the calls of this package return, to compare responses with.
// Generated from the contracts by `npm run generate`; not edited by hand.
import * as z from 'zod/mini';

const cardlessCreditCheckout = /* @__PURE__ */ z.object({
  redirect_url: z.string(),
  transaction_id: z.string().check(z.minLength(1)),
  order_id: z.string().check(z.minLength(1)),
  external_id: z.string(),
  cardless_credit_type: z.literal('KREDIVO'),
});
const cardlessCreditPaymentType = /* @__PURE__ */ z.enum([
  '30_days',
  '3_months',
  '6_months',
  '12_months',
]);
const calculatedPaymentType = /* @__PURE__ */ z.object({
  id: cardlessCreditPaymentType,
  name: z.string(),
  amount: z.number(),
  raw_amount: z.number(),
  installment_amount: z.number(),
  raw_monthly_installment: z.number(),
  monthly_installment: z.number(),
  discounted_monthly_installment: z.number(),
  rate: z.number(),
  down_payment: z.number(),
  tenure: z.int(),
});
const calculatePaymentTypesResponse = /* @__PURE__ */ z.object({
  message: z.string(),
  payments: z.array(calculatedPaymentType),
});
const ewalletChargeStatus = /* @__PURE__ */ z.enum([
  'PENDING',
  'SUCCEEDED',
  'FAILED',
  'VOIDED',
  'REFUNDED',
]);
const checkoutMethod = /* @__PURE__ */ z.enum(['ONE_TIME_PAYMENT', 'TOKENIZED_PAYMENT']);
const publicWalletCode = /* @__PURE__ */ z.string();
const ewalletChargeActions = /* @__PURE__ */ z.object({
  desktop_web_checkout_url: z.nullable(z.string()),
  mobile_web_checkout_url: z.nullable(z.string()),
  mobile_deeplink_checkout_url: z.nullable(z.string()),
  qr_checkout_string: z.nullable(z.string()),
});
const ewalletChargeFailureCode = /* @__PURE__ */ z.string();
const basketItem = /* @__PURE__ */ z.object({
  reference_id: z.string().check(z.minLength(1)),
  name: z.string().check(z.minLength(1)),
  category: z.string().check(z.minLength(1)),
  currency: z.string().check(z.regex(new RegExp('^[A-Z]{3}$', 'u'))),
  price: z.number(),
  quantity: z.number(),
  type: z.string().check(z.minLength(1)),
  sub_category: z.optional(z.nullable(z.string())),
  url: z.optional(z.nullable(z.string())),
  description: z.optional(z.nullable(z.string())),
  metadata: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
});
const ewalletCharge = /* @__PURE__ */ z.object({
  id: z.string().check(z.regex(new RegExp('^ewc_.*', 'u'))),
  business_id: z.string().check(z.minLength(1)),
  reference_id: z.string().check(z.minLength(1)),
  status: ewalletChargeStatus,
  currency: z.string(),
  charge_amount: z.number(),
  capture_amount: z.number(),
  refunded_amount: z.nullable(z.number()),
  checkout_method: checkoutMethod,
  channel_code: publicWalletCode,
  channel_properties: z.nullable(z.record(z.string(), z.string())),
  actions: z.nullable(ewalletChargeActions),
  is_redirect_required: z.boolean(),
  capture_now: z.boolean(),
  customer_id: z.nullable(z.string()),
  payment_method_id: z.nullable(z.string()),
  failure_code: z.nullable(ewalletChargeFailureCode),
  void_status: z.nullable(z.literal('SUCCEEDED')),
  voided_at: z.nullable(z.string()),
  basket: z.nullable(z.array(basketItem)),
  metadata: z.nullable(z.record(z.string(), z.unknown())),
  created: z.string(),
  updated: z.string(),
});
const listEwalletChargesResponse = /* @__PURE__ */ z.array(ewalletCharge);
const refundStatus = /* @__PURE__ */ z.enum(['PENDING', 'SUCCEEDED', 'FAILED', 'CANCELLED']);
const refundReason = /* @__PURE__ */ z.enum([
  'FRAUDULENT',
  'DUPLICATE',
  'REQUESTED_BY_CUSTOMER',
  'CANCELLATION',
  'OTHERS',
]);
const refundFailureCode = /* @__PURE__ */ z.enum([
  'REFUND_FAILED',
  'ACCOUNT_ACCESS_BLOCKED',
  'ACCOUNT_NOT_FOUND',
  'DUPLICATE_ERROR',
  'INSUFFICIENT_BALANCE',
]);
const ewalletRefund = /* @__PURE__ */ z.object({
  id: z.string().check(z.regex(new RegExp('^rfd-.*', 'u'))),
  charge_id: z.string().check(z.regex(new RegExp('^ewc_.*', 'u'))),
  status: refundStatus,
  currency: z.string(),
  channel_code: publicWalletCode,
  capture_amount: z.number(),
  refund_amount: z.number(),
  reason: refundReason,
  failure_code: z.nullable(refundFailureCode),
  created: z.string(),
  updated: z.string(),
});
const listEwalletRefundsResponse = /* @__PURE__ */ z.object({ data: z.array(ewalletRefund) });
const ewalletType = /* @__PURE__ */ z.enum(['OVO', 'DANA', 'LINKAJA']);
const ovoPaymentStatus = /* @__PURE__ */ z.enum(['PENDING', 'COMPLETED', 'FAILED']);
const createdEwalletPayment = /* @__PURE__ */ z.object({
  external_id: z.string(),
  amount: z.number(),
  ewallet_type: ewalletType,
  transaction_date: z.string(),
  business_id: z.optional(z.string().check(z.minLength(1))),
  status: z.optional(ovoPaymentStatus),
  checkout_url: z.optional(z.string().check(z.minLength(1))),
});
const ovoPayment = /* @__PURE__ */ z.object({
  business_id: z.string().check(z.minLength(1)),
  external_id: z.string(),
  amount: z.union([z.string().check(z.regex(new RegExp('^\\d+(\\.\\d+)?$', 'u'))), z.number()]),
  ewallet_type: z.literal('OVO'),
  status: ovoPaymentStatus,
  transaction_date: z.string(),
});
const danaPaymentStatus = /* @__PURE__ */ z.enum(['PENDING', 'PAID', 'FAILED', 'EXPIRED']);
const danaPayment = /* @__PURE__ */ z.object({
  business_id: z.string().check(z.minLength(1)),
  external_id: z.string(),
  amount: z.union([z.string().check(z.regex(new RegExp('^\\d+(\\.\\d+)?$', 'u'))), z.number()]),
  checkout_url: z.string().check(z.minLength(1)),
  expiration_date: z.string(),
  status: danaPaymentStatus,
});
const decidedLinkajaPayment = /* @__PURE__ */ z.object({
  business_id: z.string().check(z.minLength(1)),
  external_id: z.string(),
  amount: z.number(),
  payment_timestamp: z.string(),
  status: z.enum(['COMPLETED', 'FAILED']),
});
const openLinkajaPayment = /* @__PURE__ */ z.object({
  business_id: z.string().check(z.minLength(1)),
  external_id: z.string(),
  amount: z.number(),
  checkout_url: z.string().check(z.minLength(1)),
  expired_at: z.string(),
  status: z.enum(['PENDING', 'EXPIRED']),
});
const ewalletPaymentStatus = /* @__PURE__ */ z.union([
  ovoPayment,
  danaPayment,
  decidedLinkajaPayment,
  openLinkajaPayment,
]);
const virtualAccountBank = /* @__PURE__ */ z.object({
  name: z.string(),
  code: z.string(),
  country: z.string().check(z.regex(new RegExp('^[A-Z]{2}$', 'u'))),
  currency: z.string(),
  is_activated: z.boolean(),
});
const listVirtualAccountBanksResponse = /* @__PURE__ */ z.array(virtualAccountBank);
const callbackVirtualAccountStatus = /* @__PURE__ */ z.enum(['PENDING', 'ACTIVE', 'INACTIVE']);
const alternativeDisplay = /* @__PURE__ */ z.object({ type: z.string(), data: z.string() });
const callbackVirtualAccount = /* @__PURE__ */ z.object({
  id: z.string(),
  owner_id: z.string(),
  external_id: z.string(),
  bank_code: z.string(),
  merchant_code: z.string(),
  name: z.string(),
  account_number: z.string(),
  is_single_use: z.boolean(),
  is_closed: z.boolean(),
  status: callbackVirtualAccountStatus,
  expiration_date: z.string(),
  currency: z.string(),
  country: z.string().check(z.regex(new RegExp('^[A-Z]{2}$', 'u'))),
  expected_amount: z.optional(z.number()),
  suggested_amount: z.optional(z.number()),
  description: z.optional(z.string()),
  alternative_displays: z.optional(z.array(alternativeDisplay)),
});
const virtualAccountPayment = /* @__PURE__ */ z.object({
  id: z.string(),
  payment_id: z.string(),
  callback_virtual_account_id: z.string(),
  external_id: z.string(),
  merchant_code: z.string(),
  account_number: z.string(),
  bank_code: z.string(),
  amount: z.number(),
  transaction_timestamp: z.string(),
});
const simulateVirtualAccountPaymentResponse = /* @__PURE__ */ z.object({
  status: z.literal('COMPLETED'),
  message: z.string(),
});
const linkedChannelCode = /* @__PURE__ */ z.string();
const directDebitFailureCode = /* @__PURE__ */ z.string();
const debitBasketItem = /* @__PURE__ */ z.object({
  reference_id: z.optional(z.nullable(z.string())),
  name: z.optional(z.nullable(z.string())),
  category: z.optional(z.nullable(z.string())),
  sub_category: z.optional(z.nullable(z.string())),
  type: z.optional(z.nullable(z.string())),
  market: z.optional(z.nullable(z.string())),
  description: z.optional(z.nullable(z.string())),
  url: z.optional(z.nullable(z.string())),
  currency: z.optional(z.nullable(z.string())),
  price: z.optional(z.nullable(z.union([z.number(), z.string()]))),
  quantity: z.optional(z.nullable(z.number())),
  metadata: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
});
const directDebitStatus = /* @__PURE__ */ z.enum(['PENDING', 'COMPLETED', 'FAILED']);
const directDebit = /* @__PURE__ */ z.object({
  id: z.string().check(z.regex(new RegExp('^ddpy-.*', 'u'))),
  reference_id: z.string(),
  payment_method_id: z.string().check(z.regex(new RegExp('^pm-.*', 'u'))),
  channel_code: linkedChannelCode,
  currency: z.string(),
  amount: z.number(),
  is_otp_required: z.boolean(),
  otp_mobile_number: z.nullable(z.string()),
  otp_expiration_timestamp: z.nullable(z.string()),
  required_action: z.nullable(z.enum(['VALIDATE_OTP', 'VALIDATE_ON_REDIRECT'])),
  checkout_url: z.nullable(z.string()),
  success_redirect_url: z.nullable(z.string()),
  failure_redirect_url: z.nullable(z.string()),
  failure_code: z.nullable(directDebitFailureCode),
  basket: z.nullable(z.array(debitBasketItem)),
  description: z.nullable(z.string()),
  status: directDebitStatus,
  callback_url: z.nullable(z.string()),
  enable_otp: z.nullable(z.boolean()),
  metadata: z.nullable(z.record(z.string(), z.unknown())),
  created: z.string(),
  updated: z.string(),
});
const listDirectDebitsResponse = /* @__PURE__ */ z.array(directDebit);
const fixedPaymentCodeStatus = /* @__PURE__ */ z.enum(['ACTIVE', 'INACTIVE']);
const fixedPaymentCode = /* @__PURE__ */ z.object({
  id: z.string(),
  owner_id: z.string(),
  external_id: z.string(),
  retail_outlet_name: z.string(),
  prefix: z.string(),
  name: z.string(),
  payment_code: z.string(),
  type: z.literal('USER'),
  is_single_use: z.boolean(),
  expiration_date: z.string(),
  status: fixedPaymentCodeStatus,
  expected_amount: z.optional(z.number()),
  description: z.optional(z.string()),
});
const fixedPaymentCodePayment = /* @__PURE__ */ z.object({
  id: z.string(),
  payment_id: z.string(),
  fixed_payment_code_payment_id: z.string(),
  fixed_payment_code_id: z.string(),
  owner_id: z.string(),
  external_id: z.string(),
  prefix: z.string(),
  payment_code: z.string(),
  retail_outlet_name: z.string(),
  name: z.string(),
  amount: z.number(),
  status: z.literal('COMPLETED'),
  transaction_timestamp: z.string(),
});
const link = /* @__PURE__ */ z.object({
  href: z.string(),
  rel: z.literal('next'),
  method: z.literal('GET'),
});
const listFixedPaymentCodePaymentsResponse = /* @__PURE__ */ z.object({
  data: z.array(fixedPaymentCodePayment),
  has_more: z.boolean(),
  links: z.optional(link),
});
const linkedAccountType = /* @__PURE__ */ z.enum(['DEBIT_CARD', 'BANK_ACCOUNT', 'EWALLET']);
const linkedAccountProperties = /* @__PURE__ */ z.object({
  currency: z.string(),
  description: z.string(),
  card_last_four: z.optional(z.nullable(z.string())),
  card_expiry: z.optional(z.nullable(z.string())),
  account_details: z.optional(z.nullable(z.string())),
  account_hash: z.optional(z.nullable(z.string())),
});
const linkedAccount = /* @__PURE__ */ z.object({
  id: z.string().check(z.regex(new RegExp('^la-.*', 'u'))),
  channel_code: linkedChannelCode,
  type: linkedAccountType,
  properties: linkedAccountProperties,
});
const listLinkedAccountsResponse = /* @__PURE__ */ z.array(linkedAccount);
const linkedAccountTokenStatus = /* @__PURE__ */ z.enum(['PENDING', 'SUCCESS', 'FAILED']);
const linkedAccountToken = /* @__PURE__ */ z.object({
  id: z.string().check(z.regex(new RegExp('^lat-.*', 'u'))),
  customer_id: z.string(),
  channel_code: linkedChannelCode,
  authorizer_url: z.nullable(z.string()),
  status: linkedAccountTokenStatus,
  metadata: z.nullable(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
});
const deleteLinkedAccountTokenResponse = /* @__PURE__ */ z.object({
  id: z.string(),
  is_deleted: z.literal(true),
});
const validatedToken = /* @__PURE__ */ z.object({
  id: z.string().check(z.regex(new RegExp('^lat-.*', 'u'))),
  customer_id: z.string(),
  channel_code: linkedChannelCode,
  status: linkedAccountTokenStatus,
  metadata: z.nullable(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
});
const paymentCodeStatus = /* @__PURE__ */ z.enum(['ACTIVE', 'INACTIVE', 'EXPIRED']);
const paymentCode = /* @__PURE__ */ z.object({
  id: z.string(),
  business_id: z.string(),
  reference_id: z.string(),
  channel_code: z.string(),
  customer_name: z.string(),
  payment_code: z.string(),
  currency: z.string(),
  amount: z.nullable(z.number()),
  market: z.string(),
  is_single_use: z.boolean(),
  status: paymentCodeStatus,
  expires_at: z.string(),
  description: z.nullable(z.string()),
  metadata: z.nullable(z.record(z.string(), z.unknown())),
  created_at: z.string(),
  updated_at: z.string(),
});
const paymentCodePayment = /* @__PURE__ */ z.object({
  id: z.string(),
  business_id: z.string(),
  payment_code_id: z.string(),
  reference_id: z.string(),
  channel_code: z.string(),
  customer_name: z.string(),
  payment_code: z.string(),
  currency: z.string(),
  amount: z.number(),
  market: z.string(),
  status: z.literal('COMPLETED'),
  remarks: z.nullable(z.string()),
  transaction_timestamp: z.string(),
});
const listPaymentCodePaymentsResponse = /* @__PURE__ */ z.object({
  data: z.array(paymentCodePayment),
  has_more: z.boolean(),
});
const legacyPaymentMethodStatus = /* @__PURE__ */ z.enum([
  'PENDING',
  'ACTIVE',
  'INACTIVE',
  'EXPIRED',
  'FAILED',
]);
const legacyPaymentMethodProperties = /* @__PURE__ */ z.object({
  id: z.string().check(z.regex(new RegExp('^la-.*', 'u'))),
  channel_code: z.string(),
  currency: z.string(),
  description: z.string(),
  card_last_four: z.nullable(z.string()),
  card_expiry: z.nullable(z.string()),
});
const legacyPaymentMethod = /* @__PURE__ */ z.object({
  id: z.string().check(z.regex(new RegExp('^pm-.*', 'u'))),
  customer_id: z.nullable(z.string()),
  type: linkedAccountType,
  status: legacyPaymentMethodStatus,
  properties: legacyPaymentMethodProperties,
  metadata: z.nullable(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  created: z.string(),
  updated: z.string(),
});
const listLegacyPaymentMethodsResponse = /* @__PURE__ */ z.array(legacyPaymentMethod);
const invoiceAddress = /* @__PURE__ */ z.object({
  country: z.optional(z.nullable(z.string())),
  street_line1: z.optional(z.nullable(z.string())),
  street_line2: z.optional(z.nullable(z.string())),
  city: z.optional(z.nullable(z.string())),
  province: z.optional(z.nullable(z.string())),
  state: z.optional(z.nullable(z.string())),
  postal_code: z.optional(z.nullable(z.string())),
});
const invoiceCustomer = /* @__PURE__ */ z.object({
  id: z.optional(z.nullable(z.string())),
  customer_id: z.optional(z.nullable(z.string())),
  given_names: z.optional(z.nullable(z.string())),
  surname: z.optional(z.nullable(z.string())),
  email: z.optional(z.nullable(z.string())),
  mobile_number: z.optional(z.nullable(z.string())),
  phone_number: z.optional(z.nullable(z.string())),
  address: z.optional(z.nullable(invoiceAddress)),
  addresses: z.optional(z.nullable(z.array(invoiceAddress))),
});
const notificationPreference = /* @__PURE__ */ z.object({
  invoice_created: z.optional(z.nullable(z.array(z.enum(['email', 'sms', 'whatsapp', 'viber'])))),
  invoice_reminder: z.optional(z.nullable(z.array(z.enum(['email', 'sms', 'whatsapp', 'viber'])))),
  invoice_paid: z.optional(z.nullable(z.array(z.enum(['email', 'sms', 'whatsapp', 'viber'])))),
  invoice_expired: z.optional(z.nullable(z.array(z.enum(['email', 'sms', 'whatsapp', 'viber'])))),
});
const reminderTimeUnit = /* @__PURE__ */ z.enum(['days', 'hours']);
const invoiceItem = /* @__PURE__ */ z.object({
  name: z.string().check(z.minLength(1)),
  quantity: z.number(),
  price: z.number(),
  category: z.optional(z.nullable(z.string())),
  url: z.optional(z.nullable(z.string())),
  reference_id: z.optional(z.nullable(z.string())),
});
const invoiceFee = /* @__PURE__ */ z.object({
  type: z.string().check(z.minLength(1)),
  value: z.number(),
});
const invoiceStatus = /* @__PURE__ */ z.enum(['PENDING', 'PAID', 'SETTLED', 'EXPIRED']);
const invoiceCurrency = /* @__PURE__ */ z.enum(['IDR', 'PHP', 'VND', 'THB', 'MYR']);
const invoicePaymentMethod = /* @__PURE__ */ z.enum([
  'EWALLET',
  'BANK_TRANSFER',
  'RETAIL_OUTLET',
  'QR_CODE',
  'CREDIT_CARD',
  'DIRECT_DEBIT',
  'PAYLATER',
]);
const invoicePaymentDetails = /* @__PURE__ */ z.object({
  source: z.string(),
  receipt_id: z.string(),
});
const invoiceAvailableBanks = /* @__PURE__ */ z.object({
  bank_code: z.string(),
  collection_type: z.literal('POOL'),
  account_holder_name: z.string(),
  transfer_amount: z.number(),
});
const invoiceAvailableRetailOutlets = /* @__PURE__ */ z.object({ retail_outlet_name: z.string() });
const invoiceAvailableEwallets = /* @__PURE__ */ z.object({ ewallet_type: z.string() });
const invoiceAvailableQrCodes = /* @__PURE__ */ z.object({ qr_code_type: z.string() });
const invoiceAvailableDirectDebits = /* @__PURE__ */ z.object({ direct_debit_type: z.string() });
const invoiceAvailablePaylaters = /* @__PURE__ */ z.object({ paylater_type: z.string() });
const invoice = /* @__PURE__ */ z.object({
  payer_email: z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.regex(
            new RegExp(
              "^(?:[A-Za-z0-9_'+\\-]+\\.)*[A-Za-z0-9_'+\\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\\-]*\\.)+[A-Za-z]{2,}$",
              'u',
            ),
          ),
        ),
    ),
  ),
  description: z.optional(z.nullable(z.string())),
  should_send_email: z.boolean(),
  should_exclude_credit_card: z.boolean(),
  should_authenticate_credit_card: z.optional(z.nullable(z.boolean())),
  locale: z.optional(z.nullable(z.string())),
  success_redirect_url: z.optional(z.nullable(z.string())),
  failure_redirect_url: z.optional(z.nullable(z.string())),
  customer: z.optional(z.nullable(invoiceCustomer)),
  customer_notification_preference: z.optional(z.nullable(notificationPreference)),
  reminder_time: z.optional(z.nullable(z.int())),
  reminder_time_unit: z.optional(z.nullable(reminderTimeUnit)),
  items: z.optional(z.nullable(z.array(invoiceItem))),
  fees: z.optional(z.nullable(z.array(invoiceFee))),
  metadata: z.optional(
    z.nullable(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  ),
  id: z.string().check(z.regex(new RegExp('^[0-9a-f]{24}$', 'u'))),
  external_id: z.string(),
  user_id: z.string(),
  status: invoiceStatus,
  merchant_name: z.string(),
  amount: z.number(),
  currency: invoiceCurrency,
  expiry_date: z.string(),
  recurring_payment_id: z.optional(z.string()),
  paid_amount: z.optional(z.number()),
  paid_at: z.optional(z.string()),
  payment_method: z.optional(invoicePaymentMethod),
  payment_channel: z.optional(z.string()),
  payment_id: z.optional(z.string()),
  payment_details: z.optional(invoicePaymentDetails),
  credit_card_charge_id: z.optional(z.string().check(z.regex(new RegExp('^[0-9a-f]{24}$', 'u')))),
  created: z.string(),
  updated: z.string(),
  merchant_profile_picture_url: z.string(),
  invoice_url: z.string(),
  available_banks: z.array(invoiceAvailableBanks),
  available_retail_outlets: z.array(invoiceAvailableRetailOutlets),
  available_ewallets: z.array(invoiceAvailableEwallets),
  available_qr_codes: z.array(invoiceAvailableQrCodes),
  available_direct_debits: z.array(invoiceAvailableDirectDebits),
  available_paylaters: z.array(invoiceAvailablePaylaters),
});
const listInvoicesResponse = /* @__PURE__ */ z.array(invoice);
const qrCodeType = /* @__PURE__ */ z.enum(['DYNAMIC', 'STATIC']);
const qrCodeStatus = /* @__PURE__ */ z.enum(['ACTIVE', 'INACTIVE']);
const qrCode = /* @__PURE__ */ z.object({
  id: z.string().check(z.regex(new RegExp('^qr_.*', 'u'))),
  external_id: z.string(),
  amount: z.nullable(z.number()),
  description: z.string(),
  qr_string: z.string().check(z.minLength(1)),
  callback_url: z.string(),
  type: qrCodeType,
  status: qrCodeStatus,
  created: z.string(),
  updated: z.string(),
  metadata: z.nullable(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
});
const qrPaymentQrCode = /* @__PURE__ */ z.object({
  id: z.string().check(z.regex(new RegExp('^qr_.*', 'u'))),
  external_id: z.string(),
  qr_string: z.string().check(z.minLength(1)),
  type: qrCodeType,
  metadata: z.nullable(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
});
const qrPaymentDetail = /* @__PURE__ */ z.object({ receipt_id: z.string(), source: z.string() });
const qrPayment = /* @__PURE__ */ z.object({
  id: z.string().check(z.regex(new RegExp('^qrpy_.*', 'u'))),
  amount: z.number(),
  created: z.string(),
  qr_code: qrPaymentQrCode,
  status: z.literal('COMPLETED'),
  payment_detail: qrPaymentDetail,
});
const listQrPaymentsResponse = /* @__PURE__ */ z.array(qrPayment);
const recurringPaymentStatus = /* @__PURE__ */ z.enum(['ACTIVE', 'STOPPED', 'PAUSED']);
const recurringCurrency = /* @__PURE__ */ z.enum(['IDR', 'PHP']);
const recurringInterval = /* @__PURE__ */ z.enum(['DAY', 'WEEK', 'MONTH']);
const missedPaymentAction = /* @__PURE__ */ z.enum(['IGNORE', 'STOP']);
const recurringPayment = /* @__PURE__ */ z.object({
  payer_email: z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.regex(
            new RegExp(
              "^(?:[A-Za-z0-9_'+\\-]+\\.)*[A-Za-z0-9_'+\\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\\-]*\\.)+[A-Za-z]{2,}$",
              'u',
            ),
          ),
        ),
    ),
  ),
  should_send_email: z.boolean(),
  customer: z.optional(z.nullable(invoiceCustomer)),
  customer_notification_preference: z.optional(z.nullable(notificationPreference)),
  reminder_time: z.optional(z.nullable(z.int())),
  reminder_time_unit: z.optional(z.nullable(reminderTimeUnit)),
  customer_id: z.optional(z.nullable(z.string())),
  credit_card_token: z.optional(z.nullable(z.string())),
  payment_method_id: z.optional(z.nullable(z.string())),
  id: z.string().check(z.regex(new RegExp('^[0-9a-f]{24}$', 'u'))),
  user_id: z.string(),
  external_id: z.string(),
  status: recurringPaymentStatus,
  amount: z.number(),
  currency: recurringCurrency,
  description: z.optional(z.string()),
  interval: recurringInterval,
  interval_count: z.int(),
  total_recurrence: z.optional(z.int()),
  recurrence_progress: z.int(),
  missed_payment_action: missedPaymentAction,
  last_created_invoice_url: z.optional(z.string()),
  success_redirect_url: z.optional(z.string()),
  failure_redirect_url: z.optional(z.string()),
  invoice_duration: z.optional(z.int()),
  charge_immediately: z.boolean(),
  recharge: z.boolean(),
  start_date: z.string(),
  created: z.string(),
  updated: z.string(),
});
const cardChargeStatus = /* @__PURE__ */ z.enum(['CAPTURED', 'AUTHORIZED', 'REVERSED', 'FAILED']);
const cardFailureReason = /* @__PURE__ */ z.enum([
  'EXPIRED_CARD',
  'CARD_DECLINED',
  'INSUFFICIENT_BALANCE',
  'STOLEN_CARD',
  'INACTIVE_CARD',
  'INVALID_CVN',
  'PROCESSOR_ERROR',
  'BIN_BLOCK',
]);
const cardChargePromotion = /* @__PURE__ */ z.object({
  reference_id: z.string(),
  original_amount: z.number(),
});
const cardChargeInstallment = /* @__PURE__ */ z.object({ count: z.number(), interval: z.string() });
const cardCharge = /* @__PURE__ */ z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-f]{24}$', 'u'))),
  created: z.string(),
  status: cardChargeStatus,
  business_id: z.string(),
  authorized_amount: z.number(),
  capture_amount: z.optional(z.number()),
  external_id: z.string(),
  merchant_id: z.string(),
  merchant_reference_code: z.string(),
  card_type: z.enum(['CREDIT', 'DEBIT']),
  masked_card_number: z.string(),
  charge_type: z.enum(['SINGLE_USE_TOKEN', 'MULTIPLE_USE_TOKEN', 'RECURRING']),
  card_brand: z.string(),
  bank_reconciliation_id: z.string(),
  eci: z.optional(z.string()),
  failure_reason: z.optional(cardFailureReason),
  approval_code: z.optional(z.string()),
  cvn_code: z.optional(z.enum(['M', 'N', 'P'])),
  descriptor: z.optional(z.string()),
  currency: z.string(),
  mid_label: z.optional(z.string()),
  promotion: z.optional(cardChargePromotion),
  installment: z.optional(cardChargeInstallment),
  metadata: z.optional(
    z.record(
      z.string(),
      z.nullable(
        z.union([
          z.string(),
          z.number(),
          z.boolean(),
          z.record(z.string(), z.unknown()),
          z.array(z.unknown()),
        ]),
      ),
    ),
  ),
});
const cardRefund = /* @__PURE__ */ z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-f]{24}$', 'u'))),
  credit_card_charge_id: z.string().check(z.regex(new RegExp('^[0-9a-f]{24}$', 'u'))),
  user_id: z.string(),
  external_id: z.string(),
  amount: z.number(),
  currency: z.string(),
  status: z.enum(['REQUESTED', 'SUCCEEDED', 'FAILED']),
  fee_refund_amount: z.number(),
  failure_reason: z.optional(z.string()),
  created: z.string(),
  updated: z.string(),
});
const cardReversal = /* @__PURE__ */ z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-f]{24}$', 'u'))),
  credit_card_charge_id: z.string().check(z.regex(new RegExp('^[0-9a-f]{24}$', 'u'))),
  business_id: z.string(),
  external_id: z.string(),
  amount: z.number(),
  currency: z.string(),
  status: z.literal('SUCCEEDED'),
  created: z.string(),
});
const cardTokenStatus = /* @__PURE__ */ z.enum(['VERIFIED', 'IN_REVIEW', 'FAILED']);
const cardAuthentication = /* @__PURE__ */ z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-f]{24}$', 'u'))),
  credit_card_token_id: z.string().check(z.regex(new RegExp('^[0-9a-f]{24}$', 'u'))),
  external_id: z.optional(z.string()),
  amount: z.number(),
  currency: z.string(),
  masked_card_number: z.string(),
  status: cardTokenStatus,
  payer_authentication_url: z.optional(z.string()),
  eci: z.optional(z.string()),
  threeds_version: z.optional(z.string()),
  failure_reason: z.optional(z.string()),
});
const cardInfo = /* @__PURE__ */ z.object({
  bank: z.string(),
  country: z.string(),
  type: z.enum(['CREDIT', 'DEBIT']),
  brand: z.string(),
  fingerprint: z.string(),
});
const cardToken = /* @__PURE__ */ z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-f]{24}$', 'u'))),
  external_id: z.optional(z.string()),
  status: cardTokenStatus,
  is_multiple_use: z.boolean(),
  masked_card_number: z.string(),
  card_expiration_month: z.string(),
  card_expiration_year: z.string(),
  card_info: cardInfo,
  authentication_id: z.optional(z.string().check(z.regex(new RegExp('^[0-9a-f]{24}$', 'u')))),
  payer_authentication_url: z.optional(z.string()),
  failure_reason: z.optional(z.string()),
});
const acceptanceStatus = /* @__PURE__ */ z.enum([
  'CAPTURED',
  'AUTHORIZED',
  'REVERSED',
  'FAILED',
  'IN_REVIEW',
]);
const safeAcceptance = /* @__PURE__ */ z.object({
  id: z.optional(z.string().check(z.regex(new RegExp('^[0-9a-f]{24}$', 'u')))),
  created: z.optional(z.string()),
  status: acceptanceStatus,
  business_id: z.optional(z.string()),
  authorized_amount: z.optional(z.number()),
  capture_amount: z.optional(z.number()),
  external_id: z.optional(z.string()),
  merchant_id: z.optional(z.string()),
  merchant_reference_code: z.optional(z.string()),
  card_type: z.optional(z.enum(['CREDIT', 'DEBIT'])),
  masked_card_number: z.optional(z.string()),
  charge_type: z.optional(z.enum(['SINGLE_USE_TOKEN', 'MULTIPLE_USE_TOKEN', 'RECURRING'])),
  card_brand: z.optional(z.string()),
  bank_reconciliation_id: z.optional(z.string()),
  eci: z.optional(z.string()),
  failure_reason: z.optional(cardFailureReason),
  approval_code: z.optional(z.string()),
  cvn_code: z.optional(z.enum(['M', 'N', 'P'])),
  descriptor: z.optional(z.string()),
  currency: z.optional(z.string()),
  mid_label: z.optional(z.string()),
  reference_id: z.string(),
  token_id: z.string().check(z.regex(new RegExp('^[0-9a-f]{24}$', 'u'))),
  payer_authentication_url: z.optional(z.string()),
  result_url: z.optional(z.string()),
  signed_field_names: z.string(),
  signature: z.string(),
});

/** Response of each call, by its id. */
export const responses = {
  'cardless_credit.create': cardlessCreditCheckout,
  'cardless_credit.payment_types': calculatePaymentTypesResponse,
  'ewallet_charges.create': ewalletCharge,
  'ewallet_charges.get': ewalletCharge,
  'ewallet_charges.list': listEwalletChargesResponse,
  'ewallet_charges.refund': ewalletRefund,
  'ewallet_charges.refunds': listEwalletRefundsResponse,
  'ewallet_charges.void': ewalletCharge,
  'ewallets.create': createdEwalletPayment,
  'ewallets.get': ewalletPaymentStatus,
  'callback_virtual_accounts.banks': listVirtualAccountBanksResponse,
  'callback_virtual_accounts.create': callbackVirtualAccount,
  'callback_virtual_accounts.get': callbackVirtualAccount,
  'callback_virtual_accounts.payment': virtualAccountPayment,
  'callback_virtual_accounts.simulate': simulateVirtualAccountPaymentResponse,
  'callback_virtual_accounts.update': callbackVirtualAccount,
  'direct_debits.create': directDebit,
  'direct_debits.get': directDebit,
  'direct_debits.list': listDirectDebitsResponse,
  'direct_debits.resend_otp': directDebit,
  'direct_debits.validate_otp': directDebit,
  'fixed_payment_codes.create': fixedPaymentCode,
  'fixed_payment_codes.get': fixedPaymentCode,
  'fixed_payment_codes.payments': listFixedPaymentCodePaymentsResponse,
  'fixed_payment_codes.simulate': simulateVirtualAccountPaymentResponse,
  'fixed_payment_codes.update': fixedPaymentCode,
  'linked_account_tokens.accounts': listLinkedAccountsResponse,
  'linked_account_tokens.auth': linkedAccountToken,
  'linked_account_tokens.delete': deleteLinkedAccountTokenResponse,
  'linked_account_tokens.validate_otp': validatedToken,
  'payment_codes.create': paymentCode,
  'payment_codes.get': paymentCode,
  'payment_codes.payments': listPaymentCodePaymentsResponse,
  'payment_codes.simulate': simulateVirtualAccountPaymentResponse,
  'payment_codes.update': paymentCode,
  'legacy_payment_methods.create': legacyPaymentMethod,
  'legacy_payment_methods.list': listLegacyPaymentMethodsResponse,
  'invoices.create': invoice,
  'invoices.expire': invoice,
  'invoices.get': invoice,
  'invoices.list': listInvoicesResponse,
  'qr_codes.create': qrCode,
  'qr_codes.get': qrCode,
  'qr_codes.payments': listQrPaymentsResponse,
  'qr_codes.simulate': qrPayment,
  'recurring_payments.create': recurringPayment,
  'recurring_payments.get': recurringPayment,
  'recurring_payments.pause': recurringPayment,
  'recurring_payments.resume': recurringPayment,
  'recurring_payments.stop': recurringPayment,
  'recurring_payments.update': recurringPayment,
  'credit_card_charges.capture': cardCharge,
  'credit_card_charges.create': cardCharge,
  'credit_card_charges.get': cardCharge,
  'credit_card_charges.refund': cardRefund,
  'credit_card_charges.refund_named': cardRefund,
  'credit_card_charges.reverse': cardReversal,
  'credit_card_tokens.authenticate': cardAuthentication,
  'credit_card_tokens.create': cardToken,
  'credit_card_tokens.create_former': cardToken,
  'credit_card_tokens.get': cardToken,
  'credit_card_authentications.get': cardAuthentication,
  'credit_cards.safe_acceptance': safeAcceptance,
};
