// What the calls of this package take and return.
// Generated from the contracts by `npm run generate`; not edited by hand.
import type {
  CallOptions,
  Forward,
  Result,
  Success,
  Versioned,
  WriteOptions,
} from '@kasir/core/client';

export interface AcceptSafelyBody {
  amount: number | string;
  /** An http or https URL, at most 2,048 characters. */
  return_url: string;
  /** At most 64 characters. */
  reference_id: string;
  transaction_type: 'SALES' | 'AUTHORIZATION';
  request_timestamp: string;
  /** At most 255 characters. */
  descriptor?: string | null | undefined;
  card_number?: string | null | undefined;
  card_exp_year?: string | null | undefined;
  card_exp_month?: string | null | undefined;
  card_cvn?: string | null | undefined;
  should_authenticate?: boolean | null | undefined;
  currency?: string | null | undefined;
  authorization?: string | null | undefined;
  token_id?: string | null | undefined;
  signed_field_names?: string | null | undefined;
  signature?: string | null | undefined;
}

export type AcceptanceStatus = 'CAPTURED' | 'AUTHORIZED' | 'REVERSED' | 'FAILED' | 'IN_REVIEW';

export interface AuthenticateCardTokenBody {
  /** Above 0. */
  amount: number;
  currency?: string | null | undefined;
  /** At most 1,000 characters. */
  external_id?: string | null | undefined;
  card_cvn?: string | null | undefined;
}

export interface AuthenticateCardTokenParams {
  id: string;
}

export interface BasketItem {
  reference_id: string;
  name: string;
  category: string;
  currency: string;
  /** At least 0. */
  price: number;
  /** Above 0. */
  quantity: number;
  type: string;
  sub_category?: string | null | undefined;
  url?: string | null | undefined;
  description?: string | null | undefined;
  metadata?: Record<string, unknown> | null | undefined;
}

export interface CalculatePaymentTypesBody {
  items: CardlessCreditItem[];
  cardless_credit_type: 'KREDIVO';
  /** A whole number, at least 1, at most 1,000,000,000,000,000. */
  amount: number;
}

export interface CalculatePaymentTypesResponse {
  message: string;
  payments: CalculatedPaymentType[];
}

export interface CalculatedPaymentType {
  id: CardlessCreditPaymentType;
  name: string;
  amount: number;
  raw_amount: number;
  installment_amount: number;
  raw_monthly_installment: number;
  monthly_installment: number;
  discounted_monthly_installment: number;
  /** At least 0. */
  rate: number;
  /** At least 0. */
  down_payment: number;
  /** A whole number, at least 1. */
  tenure: number;
}

export interface CallbackVirtualAccount {
  id: string;
  owner_id: string;
  external_id: string;
  bank_code: string;
  merchant_code: string;
  name: string;
  account_number: string;
  is_single_use: boolean;
  is_closed: boolean;
  status: CallbackVirtualAccountStatus;
  /** An ISO 8601 time. */
  expiration_date: string;
  currency: string;
  country: string;
  expected_amount?: number | undefined;
  suggested_amount?: number | undefined;
  description?: string | undefined;
  alternative_displays?: CallbackVirtualAccountAlternativeDisplays[] | undefined;
}

export interface CallbackVirtualAccountAlternativeDisplays {
  type: string;
  data: string;
}

export type CallbackVirtualAccountStatus = 'PENDING' | 'ACTIVE' | 'INACTIVE';

export interface CaptureCardChargeBody {
  /** Above 0. */
  amount: number;
}

export interface CaptureCardChargeParams {
  id: string;
}

export interface CardAuthentication {
  id: string;
  credit_card_token_id: string;
  external_id?: string | undefined;
  amount: number;
  currency: string;
  masked_card_number: string;
  status: CardTokenStatus;
  payer_authentication_url?: string | undefined;
  eci?: string | undefined;
  threeds_version?: string | undefined;
  failure_reason?: string | undefined;
}

export interface CardCharge {
  id: string;
  /** An ISO 8601 time. */
  created: string;
  status: CardChargeStatus;
  business_id: string;
  authorized_amount: number;
  capture_amount?: number | undefined;
  external_id: string;
  merchant_id: string;
  merchant_reference_code: string;
  card_type: 'CREDIT' | 'DEBIT';
  masked_card_number: string;
  charge_type: 'SINGLE_USE_TOKEN' | 'MULTIPLE_USE_TOKEN' | 'RECURRING';
  card_brand: string;
  bank_reconciliation_id: string;
  eci?: string | undefined;
  failure_reason?: CardFailureReason | undefined;
  approval_code?: string | undefined;
  cvn_code?: 'M' | 'N' | 'P' | undefined;
  descriptor?: string | undefined;
  currency: string;
  mid_label?: string | undefined;
  promotion?: CardChargePromotion | undefined;
  installment?: CardChargeInstallment | undefined;
  /** At most 50 keys. */
  metadata?:
    | Record<string, string | number | boolean | Record<string, unknown> | unknown[] | null>
    | undefined;
}

export interface CardChargeInstallment {
  count: number;
  interval: string;
}

export interface CardChargePromotion {
  reference_id: string;
  original_amount: number;
}

export type CardChargeStatus = 'CAPTURED' | 'AUTHORIZED' | 'REVERSED' | 'FAILED';

export interface CardData {
  account_number: string;
  exp_month: string;
  exp_year: string;
  cvn?: string | null | undefined;
  /** At most 255 characters. */
  cardholder_first_name?: string | null | undefined;
  /** At most 255 characters. */
  cardholder_last_name?: string | null | undefined;
  /** At most 255 characters. */
  cardholder_email?: string | null | undefined;
  /** At most 255 characters. */
  cardholder_phone_number?: string | null | undefined;
}

export type CardFailureReason =
  | 'EXPIRED_CARD'
  | 'CARD_DECLINED'
  | 'INSUFFICIENT_BALANCE'
  | 'STOLEN_CARD'
  | 'INACTIVE_CARD'
  | 'INVALID_CVN'
  | 'PROCESSOR_ERROR'
  | 'BIN_BLOCK';

export interface CardInfo {
  bank: string;
  country: string;
  type: 'CREDIT' | 'DEBIT';
  brand: string;
  fingerprint: string;
}

export interface CardRefund {
  id: string;
  credit_card_charge_id: string;
  user_id: string;
  external_id: string;
  amount: number;
  currency: string;
  status: 'REQUESTED' | 'SUCCEEDED' | 'FAILED';
  fee_refund_amount: number;
  failure_reason?: string | undefined;
  /** An ISO 8601 time. */
  created: string;
  /** An ISO 8601 time. */
  updated: string;
}

export interface CardReversal {
  id: string;
  credit_card_charge_id: string;
  business_id: string;
  external_id: string;
  amount: number;
  currency: string;
  status: 'SUCCEEDED';
  /** An ISO 8601 time. */
  created: string;
}

export interface CardToken {
  id: string;
  external_id?: string | undefined;
  status: CardTokenStatus;
  is_multiple_use: boolean;
  masked_card_number: string;
  card_expiration_month: string;
  card_expiration_year: string;
  card_info: CardInfo;
  authentication_id?: string | undefined;
  payer_authentication_url?: string | undefined;
  failure_reason?: string | undefined;
}

export type CardTokenStatus = 'VERIFIED' | 'IN_REVIEW' | 'FAILED';

export interface CardlessCreditAddress {
  /** At most 1,000 characters. */
  first_name: string;
  /** At most 1,000 characters. */
  last_name: string;
  /** At most 1,000 characters. */
  address: string;
  /** At most 1,000 characters. */
  city: string;
  /** At most 1,000 characters. */
  postal_code: string;
  /** At most 1,000 characters. */
  phone: string;
  country_code: string;
}

export interface CardlessCreditCheckout {
  redirect_url: string;
  transaction_id: string;
  order_id: string;
  external_id: string;
  cardless_credit_type: 'KREDIVO';
}

export interface CardlessCreditCustomer {
  /** At most 1,000 characters. */
  first_name: string;
  /** At most 1,000 characters. */
  last_name: string;
  /** At most 1,000 characters. */
  email: string;
  /** At most 1,000 characters. */
  phone: string;
}

export interface CardlessCreditItem {
  /** At most 1,000 characters. */
  id: string;
  /** At most 1,000 characters. */
  name: string;
  /** At most 1,000 characters. */
  type: string;
  /** At most 1,000 characters. */
  url: string;
  /** A whole number. */
  price: number;
  /** A whole number, at least 1. */
  quantity: number;
}

export type CardlessCreditPaymentType = '30_days' | '3_months' | '6_months' | '12_months';

export interface ChargeBilling {
  /** At most 255 characters. */
  given_names?: string | null | undefined;
  /** At most 255 characters. */
  surname?: string | null | undefined;
  /** At most 255 characters. */
  email?: string | null | undefined;
  /** At most 255 characters. */
  mobile_number?: string | null | undefined;
  /** At most 255 characters. */
  phone_number?: string | null | undefined;
  address?: ChargeBillingAddress | null | undefined;
}

export interface ChargeBillingAddress {
  country: string;
  /** At most 255 characters. */
  street_line1?: string | null | undefined;
  /** At most 255 characters. */
  street_line2?: string | null | undefined;
  /** At most 255 characters. */
  city?: string | null | undefined;
  /** At most 255 characters. */
  postal_code?: string | null | undefined;
  /** At most 255 characters. */
  province?: string | null | undefined;
  /** At most 255 characters. */
  state?: string | null | undefined;
}

export type CheckoutMethod = 'ONE_TIME_PAYMENT' | 'TOKENIZED_PAYMENT';

export interface CreateCardChargeBody {
  token_id: string;
  /** At most 64 characters. */
  external_id: string;
  /** Above 0. */
  amount: number;
  authentication_id?: string | null | undefined;
  card_cvn?: string | null | undefined;
  capture?: boolean | null | undefined;
  /** At most 255 characters. */
  descriptor?: string | null | undefined;
  currency?: string | null | undefined;
  /** At most 255 characters. */
  mid_label?: string | null | undefined;
  billing_details?: ChargeBilling | null | undefined;
  promotion?: CreateCardChargeBodyPromotion | null | undefined;
  installment?: CreateCardChargeBodyInstallment | null | undefined;
  /** At most 50 keys. */
  metadata?:
    | Record<string, string | number | boolean | Record<string, unknown> | unknown[] | null>
    | null
    | undefined;
}

export interface CreateCardChargeBodyInstallment {
  /** A whole number, above 0. */
  count: number;
  /** At most 20 characters. */
  interval: string;
}

export interface CreateCardChargeBodyPromotion {
  /** At most 255 characters. */
  reference_id: string;
  /** Above 0. */
  original_amount: number;
}

export interface CreateCardTokenBody {
  is_single_use?: boolean | null | undefined;
  is_multiple_use?: boolean | null | undefined;
  should_authenticate?: boolean | null | undefined;
  /** Above 0. */
  amount?: number | null | undefined;
  currency?: string | null | undefined;
  /** At most 1,000 characters. */
  external_id?: string | null | undefined;
  card_data: CardData;
  card_cvn?: string | null | undefined;
  billing_details?: TokenBilling | null | undefined;
  customer?: TokenBilling | null | undefined;
}

export interface CreateCardlessCreditBody {
  payment_type: CardlessCreditPaymentType;
  items: CardlessCreditItem[];
  customer_details: CardlessCreditCustomer;
  shipping_address: CardlessCreditAddress;
  cardless_credit_type: 'KREDIVO';
  /** At most 1,000 characters. */
  external_id: string;
  /** A whole number, at least 1, at most 1,000,000,000,000,000. */
  amount: number;
  /** An http or https URL, at most 2,048 characters. */
  redirect_url: string;
  /** An http or https URL, at most 2,048 characters. */
  callback_url: string;
}

export interface CreateDirectDebitBody {
  /** At most 255 characters. */
  reference_id: string;
  /** At most 255 characters. */
  payment_method_id: string;
  /** 3 to 3 characters. */
  currency: string;
  /** Above 0. */
  amount: number;
  /** An http or https URL, at most 2,048 characters. */
  callback_url?: string | null | undefined;
  enable_otp?: boolean | null | undefined;
  /** At most 255 characters. */
  description?: string | null | undefined;
  basket?: DebitBasketItem[] | null | undefined;
  /** An http or https URL, at most 2,048 characters. */
  success_redirect_url?: string | null | undefined;
  /** An http or https URL, at most 2,048 characters. */
  failure_redirect_url?: string | null | undefined;
  /** At most 50 keys. */
  metadata?:
    | Record<string, string | number | boolean | Record<string, unknown> | unknown[] | null>
    | null
    | undefined;
}

export interface CreateEwalletChargeBody {
  /** At most 255 characters. */
  reference_id: string;
  currency: string;
  /** Above 0. */
  amount: number;
  checkout_method: CheckoutMethod;
  channel_code?: WalletCode | null | undefined;
  channel_properties?: CreateEwalletChargeBodyChannelProperties | null | undefined;
  /** At most 50 characters. */
  payment_method_id?: string | null | undefined;
  /** At most 50 characters. */
  customer_id?: string | null | undefined;
  basket?: BasketItem[] | null | undefined;
  /** At most 50 keys. */
  metadata?:
    | Record<string, string | number | boolean | Record<string, unknown> | unknown[] | null>
    | null
    | undefined;
}

export interface CreateEwalletChargeBodyChannelProperties {
  /** At most 50 characters. */
  mobile_number?: string | null | undefined;
  /** At most 50 characters. */
  cashtag?: string | null | undefined;
  /** An http or https URL, at most 2,048 characters. */
  success_redirect_url?: string | null | undefined;
  /** An http or https URL, at most 2,048 characters. */
  failure_redirect_url?: string | null | undefined;
  /** An http or https URL, at most 2,048 characters. */
  cancel_redirect_url?: string | null | undefined;
}

export interface CreateEwalletPaymentBody {
  /** At most 1,000 characters. */
  external_id: string;
  /** A whole number, at least 1, at most 20,000,000. */
  amount: number;
  ewallet_type: string;
  phone?: string | null | undefined;
  /** An http or https URL, at most 2,048 characters. */
  callback_url?: string | null | undefined;
  /** An http or https URL, at most 2,048 characters. */
  redirect_url?: string | null | undefined;
  /** An ISO 8601 time. */
  expiration_date?: string | null | undefined;
  items?: EwalletItem[] | null | undefined;
}

export interface CreateFixedPaymentCodeBody {
  /** At most 1,000 characters. */
  external_id: string;
  retail_outlet_name: RetailOutletName;
  /** At most 250 characters. */
  name: string;
  payment_code?: string | null | undefined;
  /** Above 0. */
  expected_amount?: number | null | undefined;
  /** An ISO 8601 time. */
  expiration_date?: string | null | undefined;
  is_single_use?: boolean | null | undefined;
  /** At most 255 characters. */
  description?: string | null | undefined;
}

export interface CreateInvoiceBody {
  /** An email address. */
  payer_email?: string | null | undefined;
  /** At most 1,000 characters. */
  description?: string | null | undefined;
  should_send_email?: boolean | null | undefined;
  should_exclude_credit_card?: boolean | null | undefined;
  should_authenticate_credit_card?: boolean | null | undefined;
  /** At most 255 characters. */
  locale?: string | null | undefined;
  /** An http or https URL, at most 2,048 characters. */
  success_redirect_url?: string | null | undefined;
  /** An http or https URL, at most 2,048 characters. */
  failure_redirect_url?: string | null | undefined;
  customer?: InvoiceCustomer | null | undefined;
  customer_notification_preference?: NotificationPreference | null | undefined;
  /** A whole number, at least 1, at most 30. */
  reminder_time?: number | null | undefined;
  reminder_time_unit?: ReminderTimeUnit | null | undefined;
  items?: CreateInvoiceBodyItems[] | null | undefined;
  fees?: CreateInvoiceBodyFees[] | null | undefined;
  /** At most 50 keys. */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  /** At most 1,000 characters. */
  external_id: string;
  /** Above 0. */
  amount: number;
  currency?: InvoiceCurrency | null | undefined;
  invoice_duration?: number | string | null | undefined;
}

export interface CreateInvoiceBodyFees {
  /** At most 255 characters. */
  type: string;
  value: number;
}

export interface CreateInvoiceBodyItems {
  /** At most 256 characters. */
  name: string;
  /** Above 0. */
  quantity: number;
  price: number;
  /** At most 255 characters. */
  category?: string | null | undefined;
  /** An http or https URL, at most 2,048 characters. */
  url?: string | null | undefined;
  /** At most 255 characters. */
  reference_id?: string | null | undefined;
}

export interface CreateLegacyPaymentMethodBody {
  /** At most 255 characters. */
  customer_id: string;
  type: LinkedAccountType;
  properties: CreateLegacyPaymentMethodBodyProperties;
  /** At most 50 keys. */
  metadata?: Record<string, string | number | boolean> | null | undefined;
}

export interface CreateLegacyPaymentMethodBodyProperties {
  /** At most 255 characters. */
  id: string;
}

export interface CreateLinkedAccountTokenBody {
  /** At most 255 characters. */
  customer_id: string;
  /** At most 50 characters. */
  channel_code: string;
  properties?: CreateLinkedAccountTokenBodyProperties | null | undefined;
  /** At most 50 keys. */
  metadata?: Record<string, string | number | boolean> | null | undefined;
}

export interface CreateLinkedAccountTokenBodyProperties {
  /** At most 50 characters. */
  account_mobile_number?: string | null | undefined;
  /** At most 255 characters. */
  account_email?: string | null | undefined;
  card_last_four?: string | null | number | undefined;
  card_expiry?: string | null | undefined;
  /** An http or https URL, at most 2,048 characters. */
  success_redirect_url?: string | null | undefined;
  /** An http or https URL, at most 2,048 characters. */
  failure_redirect_url?: string | null | undefined;
  /** An http or https URL, at most 2,048 characters. */
  callback_url?: string | null | undefined;
}

export interface CreatePaymentCodeBody {
  /** At most 255 characters. */
  reference_id: string;
  /** At most 50 characters. */
  channel_code: string;
  /** At most 250 characters. */
  customer_name: string;
  currency: 'PHP';
  market: 'PH';
  payment_code?: string | null | undefined;
  /** Above 0. */
  amount?: number | null | undefined;
  /** An ISO 8601 time. */
  expires_at?: string | null | undefined;
  is_single_use?: boolean | null | undefined;
  /** At most 255 characters. */
  description?: string | null | undefined;
  /** At most 50 keys. */
  metadata?:
    | Record<string, string | number | boolean | Record<string, unknown> | unknown[] | null>
    | null
    | undefined;
}

export type CreateQrCodeBody = CreateQrCodeBodyDynamic | CreateQrCodeBodyStatic;

export interface CreateQrCodeBodyDynamic {
  /** At most 1,000 characters. */
  external_id: string;
  /** An http or https URL, at most 2,048 characters. */
  callback_url: string;
  /** At most 50 keys. */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  type: 'DYNAMIC';
  /** A whole number, at least 1,500, at most 10,000,000. */
  amount: number;
}

export interface CreateQrCodeBodyStatic {
  /** At most 1,000 characters. */
  external_id: string;
  /** An http or https URL, at most 2,048 characters. */
  callback_url: string;
  /** At most 50 keys. */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  type: 'STATIC';
}

export interface CreateRecurringPaymentBody {
  /** An email address. */
  payer_email?: string | null | undefined;
  should_send_email?: boolean | null | undefined;
  customer?: InvoiceCustomer | null | undefined;
  customer_notification_preference?: NotificationPreference | null | undefined;
  /** A whole number, at least 1, at most 30. */
  reminder_time?: number | null | undefined;
  reminder_time_unit?: ReminderTimeUnit | null | undefined;
  credit_card_token?: string | null | undefined;
  payment_method_id?: string | null | undefined;
  /** At least 1, at most 1,000,000,000. */
  amount: number;
  interval: RecurringInterval;
  /** A whole number, at least 1, at most 365. */
  interval_count: number;
  /** A whole number, at least 1, at most 31,536,000. */
  invoice_duration?: number | null | undefined;
  missed_payment_action?: MissedPaymentAction | null | undefined;
  /** At most 1,000 characters. */
  external_id: string;
  /** At most 1,000 characters. */
  description?: string | null | undefined;
  /** A whole number, at least 1. */
  total_recurrence?: number | null | undefined;
  start_date?: string | null | undefined;
  charge_immediately?: boolean | null | undefined;
  /** An http or https URL, at most 2,048 characters. */
  success_redirect_url?: string | null | undefined;
  /** An http or https URL, at most 2,048 characters. */
  failure_redirect_url?: string | null | undefined;
  recharge?: boolean | null | undefined;
  currency?: string | null | undefined;
}

export interface CreateVirtualAccountBody {
  /** At most 1,000 characters. */
  external_id: string;
  /** At most 50 characters. */
  bank_code: string;
  /** At most 250 characters. */
  name: string;
  virtual_account_number?: string | null | undefined;
  is_closed?: boolean | null | undefined;
  country?: string | null | undefined;
  /** 3 to 3 characters. */
  currency?: string | null | undefined;
  alternative_display_types?: 'QR_STRING'[] | null | undefined;
  /** Above 0. */
  expected_amount?: number | null | undefined;
  /** Above 0. */
  suggested_amount?: number | null | undefined;
  is_single_use?: boolean | null | undefined;
  /** An ISO 8601 time. */
  expiration_date?: string | null | undefined;
  /** At most 255 characters. */
  description?: string | null | undefined;
}

export interface CreatedEwalletPayment {
  external_id: string;
  amount: number;
  ewallet_type: EwalletType;
  /** An ISO 8601 time. */
  transaction_date: string;
  business_id?: string | undefined;
  status?: OvoPaymentStatus | undefined;
  checkout_url?: string | undefined;
}

export interface DanaPayment {
  business_id: string;
  external_id: string;
  amount: string | number;
  checkout_url: string;
  /** An ISO 8601 time. */
  expiration_date: string;
  status: DanaPaymentStatus;
}

export type DanaPaymentStatus = 'PENDING' | 'PAID' | 'FAILED' | 'EXPIRED';

export interface DebitBasketItem {
  reference_id?: string | null | undefined;
  name?: string | null | undefined;
  category?: string | null | undefined;
  sub_category?: string | null | undefined;
  type?: string | null | undefined;
  market?: string | null | undefined;
  description?: string | null | undefined;
  url?: string | null | undefined;
  currency?: string | null | undefined;
  price?: number | string | null | undefined;
  quantity?: number | null | undefined;
  metadata?: Record<string, unknown> | null | undefined;
}

export interface DeleteLinkedAccountTokenResponse {
  id: string;
  is_deleted: true;
}

export interface DirectDebit {
  id: string;
  reference_id: string;
  payment_method_id: string;
  channel_code: string;
  currency: string;
  amount: number;
  is_otp_required: boolean;
  otp_mobile_number: string | null;
  otp_expiration_timestamp: string | null;
  required_action: 'VALIDATE_OTP' | 'VALIDATE_ON_REDIRECT' | null;
  checkout_url: string | null;
  success_redirect_url: string | null;
  failure_redirect_url: string | null;
  failure_code: string | null;
  basket: DebitBasketItem[] | null;
  description: string | null;
  status: DirectDebitStatus;
  callback_url: string | null;
  enable_otp: boolean | null;
  metadata: Record<string, unknown> | null;
  /** An ISO 8601 time. */
  created: string;
  /** An ISO 8601 time. */
  updated: string;
}

export type DirectDebitStatus = 'PENDING' | 'COMPLETED' | 'FAILED';

export interface EwalletCharge {
  id: string;
  business_id: string;
  /** At most 255 characters. */
  reference_id: string;
  status: EwalletChargeStatus;
  currency: string;
  charge_amount: number;
  capture_amount: number;
  refunded_amount: number | null;
  checkout_method: CheckoutMethod;
  channel_code: string;
  channel_properties: Record<string, string> | null;
  actions: EwalletChargeActions | null;
  is_redirect_required: boolean;
  capture_now: boolean;
  customer_id: string | null;
  payment_method_id: string | null;
  failure_code: string | null;
  void_status: 'SUCCEEDED' | null;
  /** An ISO 8601 time. */
  voided_at: string | null;
  basket: BasketItem[] | null;
  metadata: Record<string, unknown> | null;
  /** An ISO 8601 time. */
  created: string;
  /** An ISO 8601 time. */
  updated: string;
}

export interface EwalletChargeActions {
  desktop_web_checkout_url: string | null;
  mobile_web_checkout_url: string | null;
  mobile_deeplink_checkout_url: string | null;
  qr_checkout_string: string | null;
}

export type EwalletChargeStatus = 'PENDING' | 'SUCCEEDED' | 'FAILED' | 'VOIDED' | 'REFUNDED';

export interface EwalletItem {
  id: string;
  name: string;
  /** At least 0. */
  price: number;
  /** A whole number, above 0. */
  quantity: number;
}

export type EwalletPaymentStatus =
  | OvoPayment
  | DanaPayment
  | EwalletPaymentStatus2
  | EwalletPaymentStatus3;

export interface EwalletPaymentStatus2 {
  business_id: string;
  external_id: string;
  amount: number;
  /** An ISO 8601 time. */
  payment_timestamp: string;
  status: 'COMPLETED' | 'FAILED';
}

export interface EwalletPaymentStatus3 {
  business_id: string;
  external_id: string;
  amount: number;
  checkout_url: string;
  /** An ISO 8601 time. */
  expired_at: string;
  status: 'PENDING' | 'EXPIRED';
}

export interface EwalletRefund {
  id: string;
  charge_id: string;
  status: RefundStatus;
  currency: string;
  channel_code: string;
  capture_amount: number;
  refund_amount: number;
  reason: RefundReason;
  failure_code: RefundFailureCode | null;
  /** An ISO 8601 time. */
  created: string;
  /** An ISO 8601 time. */
  updated: string;
}

export type EwalletType = 'OVO' | 'DANA' | 'LINKAJA';

export interface ExpireInvoiceParams {
  id: string;
}

export interface FixedPaymentCode {
  id: string;
  owner_id: string;
  external_id: string;
  retail_outlet_name: string;
  prefix: string;
  name: string;
  payment_code: string;
  type: 'USER';
  is_single_use: boolean;
  /** An ISO 8601 time. */
  expiration_date: string;
  status: FixedPaymentCodeStatus;
  expected_amount?: number | undefined;
  description?: string | undefined;
}

export interface FixedPaymentCodePayment {
  id: string;
  payment_id: string;
  fixed_payment_code_payment_id: string;
  fixed_payment_code_id: string;
  owner_id: string;
  external_id: string;
  prefix: string;
  payment_code: string;
  retail_outlet_name: string;
  name: string;
  amount: number;
  status: 'COMPLETED';
  /** An ISO 8601 time. */
  transaction_timestamp: string;
}

export type FixedPaymentCodeStatus = 'ACTIVE' | 'INACTIVE';

export interface GetCardAuthenticationParams {
  id: string;
}

export interface GetCardChargeParams {
  id: string;
}

export interface GetCardTokenParams {
  id: string;
}

export interface GetDirectDebitParams {
  id: string;
}

export interface GetEwalletChargeParams {
  id: string;
}

export interface GetEwalletPaymentQuery {
  /** At most 1,000 characters. */
  external_id: string;
  ewallet_type: EwalletType;
}

export interface GetFixedPaymentCodeParams {
  id: string;
}

export interface GetInvoiceParams {
  id: string;
}

export interface GetPaymentCodeParams {
  id: string;
}

export interface GetQrCodeParams {
  external_id: string;
}

export interface GetRecurringPaymentParams {
  id: string;
}

export interface GetVirtualAccountParams {
  id: string;
}

export interface GetVirtualAccountPaymentParams {
  payment_id: string;
}

export interface Invoice {
  /** An email address. */
  payer_email?: string | null | undefined;
  /** At most 1,000 characters. */
  description?: string | null | undefined;
  should_send_email: boolean;
  should_exclude_credit_card: boolean;
  should_authenticate_credit_card?: boolean | null | undefined;
  /** At most 255 characters. */
  locale?: string | null | undefined;
  /** An http or https URL, at most 2,048 characters. */
  success_redirect_url?: string | null | undefined;
  /** An http or https URL, at most 2,048 characters. */
  failure_redirect_url?: string | null | undefined;
  customer?: InvoiceCustomer | null | undefined;
  customer_notification_preference?: NotificationPreference | null | undefined;
  /** A whole number, at least 1, at most 30. */
  reminder_time?: number | null | undefined;
  reminder_time_unit?: ReminderTimeUnit | null | undefined;
  items?: InvoiceItems[] | null | undefined;
  fees?: InvoiceFees[] | null | undefined;
  /** At most 50 keys. */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  id: string;
  external_id: string;
  user_id: string;
  status: InvoiceStatus;
  merchant_name: string;
  amount: number;
  currency: InvoiceCurrency;
  /** An ISO 8601 time. */
  expiry_date: string;
  recurring_payment_id?: string | undefined;
  paid_amount?: number | undefined;
  /** An ISO 8601 time. */
  paid_at?: string | undefined;
  payment_method?: InvoicePaymentMethod | undefined;
  payment_channel?: string | undefined;
  payment_id?: string | undefined;
  payment_details?: InvoicePaymentDetails | undefined;
  /** An ISO 8601 time. */
  created: string;
  /** An ISO 8601 time. */
  updated: string;
  merchant_profile_picture_url: string;
  invoice_url: string;
  available_banks: InvoiceAvailableBanks[];
  available_retail_outlets: InvoiceAvailableRetailOutlets[];
  available_ewallets: InvoiceAvailableEwallets[];
  available_qr_codes: InvoiceAvailableQrCodes[];
  available_direct_debits: InvoiceAvailableDirectDebits[];
  available_paylaters: InvoiceAvailablePaylaters[];
}

export interface InvoiceAvailableBanks {
  bank_code: string;
  collection_type: 'POOL';
  account_holder_name: string;
  transfer_amount: number;
}

export interface InvoiceAvailableDirectDebits {
  direct_debit_type: string;
}

export interface InvoiceAvailableEwallets {
  ewallet_type: string;
}

export interface InvoiceAvailablePaylaters {
  paylater_type: string;
}

export interface InvoiceAvailableQrCodes {
  qr_code_type: string;
}

export interface InvoiceAvailableRetailOutlets {
  retail_outlet_name: string;
}

export type InvoiceCurrency = 'IDR' | 'PHP' | 'VND' | 'THB' | 'MYR';

export interface InvoiceCustomer {
  /** At most 255 characters. */
  id?: string | null | undefined;
  /** At most 255 characters. */
  customer_id?: string | null | undefined;
  /** At most 255 characters. */
  given_names?: string | null | undefined;
  /** At most 255 characters. */
  surname?: string | null | undefined;
  /** At most 255 characters. */
  email?: string | null | undefined;
  /** At most 255 characters. */
  mobile_number?: string | null | undefined;
  /** At most 255 characters. */
  phone_number?: string | null | undefined;
  address?: InvoiceCustomerAddress | null | undefined;
  addresses?: InvoiceCustomerAddresses[] | null | undefined;
}

export interface InvoiceCustomerAddress {
  /** At most 255 characters. */
  country?: string | null | undefined;
  /** At most 255 characters. */
  street_line1?: string | null | undefined;
  /** At most 255 characters. */
  street_line2?: string | null | undefined;
  /** At most 255 characters. */
  city?: string | null | undefined;
  /** At most 255 characters. */
  province?: string | null | undefined;
  /** At most 255 characters. */
  state?: string | null | undefined;
  /** At most 255 characters. */
  postal_code?: string | null | undefined;
}

export interface InvoiceCustomerAddresses {
  /** At most 255 characters. */
  country?: string | null | undefined;
  /** At most 255 characters. */
  street_line1?: string | null | undefined;
  /** At most 255 characters. */
  street_line2?: string | null | undefined;
  /** At most 255 characters. */
  city?: string | null | undefined;
  /** At most 255 characters. */
  province?: string | null | undefined;
  /** At most 255 characters. */
  state?: string | null | undefined;
  /** At most 255 characters. */
  postal_code?: string | null | undefined;
}

export interface InvoiceFees {
  /** At most 255 characters. */
  type: string;
  value: number;
}

export interface InvoiceItems {
  /** At most 256 characters. */
  name: string;
  /** Above 0. */
  quantity: number;
  price: number;
  /** At most 255 characters. */
  category?: string | null | undefined;
  /** An http or https URL, at most 2,048 characters. */
  url?: string | null | undefined;
  /** At most 255 characters. */
  reference_id?: string | null | undefined;
}

export interface InvoicePaymentDetails {
  source: string;
  receipt_id: string;
}

export type InvoicePaymentMethod =
  | 'EWALLET'
  | 'BANK_TRANSFER'
  | 'RETAIL_OUTLET'
  | 'QR_CODE'
  | 'CREDIT_CARD'
  | 'DIRECT_DEBIT'
  | 'PAYLATER';

export type InvoiceStatus = 'PENDING' | 'PAID' | 'SETTLED' | 'EXPIRED';

export interface LegacyPaymentMethod {
  id: string;
  customer_id: string | null;
  type: LinkedAccountType;
  status: LegacyPaymentMethodStatus;
  properties: LegacyPaymentMethodProperties;
  /** At most 50 keys. */
  metadata: Record<string, string | number | boolean> | null;
  /** An ISO 8601 time. */
  created: string;
  /** An ISO 8601 time. */
  updated: string;
}

export interface LegacyPaymentMethodProperties {
  id: string;
  channel_code: string;
  currency: string;
  description: string;
  card_last_four: string | null;
  card_expiry: string | null;
}

export type LegacyPaymentMethodStatus = 'PENDING' | 'ACTIVE' | 'INACTIVE' | 'EXPIRED' | 'FAILED';

export interface LinkedAccount {
  id: string;
  channel_code: string;
  type: LinkedAccountType;
  properties: LinkedAccountProperties;
}

export interface LinkedAccountProperties {
  currency: string;
  description: string;
  card_last_four?: string | null | undefined;
  card_expiry?: string | null | undefined;
  account_details?: string | null | undefined;
  account_hash?: string | null | undefined;
}

export interface LinkedAccountToken {
  id: string;
  customer_id: string;
  channel_code: string;
  authorizer_url: string | null;
  status: LinkedAccountTokenStatus;
  /** At most 50 keys. */
  metadata: Record<string, string | number | boolean> | null;
}

export type LinkedAccountTokenStatus = 'PENDING' | 'SUCCESS' | 'FAILED';

export type LinkedAccountType = 'DEBIT_CARD' | 'BANK_ACCOUNT' | 'EWALLET';

export interface ListDirectDebitsQuery {
  reference_id: string;
}

export type ListDirectDebitsResponse = DirectDebit[];

export interface ListEwalletChargesQuery {
  /** At most 255 characters. */
  reference_id: string;
}

export type ListEwalletChargesResponse = EwalletCharge[];

export interface ListEwalletRefundsParams {
  id: string;
}

export interface ListEwalletRefundsResponse {
  data: EwalletRefund[];
}

export interface ListFixedPaymentCodePaymentsQuery {
  /** A whole number, at least 1, at most 100. */
  limit?: number | undefined;
  after_id?: string | undefined;
}

export interface ListFixedPaymentCodePaymentsResponse {
  data: FixedPaymentCodePayment[];
  has_more: boolean;
  links?: ListFixedPaymentCodePaymentsResponseLinks | undefined;
}

export interface ListFixedPaymentCodePaymentsResponseLinks {
  href: string;
  rel: 'next';
  method: 'GET';
}

export interface ListInvoicesQuery {
  external_id?: string | undefined;
  statuses?: InvoiceStatus[] | undefined;
  payment_channels?: string[] | undefined;
  recurring_payment_id?: string | undefined;
  /** An ISO 8601 time. */
  created_after?: string | undefined;
  /** An ISO 8601 time. */
  created_before?: string | undefined;
  /** An ISO 8601 time. */
  paid_after?: string | undefined;
  /** An ISO 8601 time. */
  paid_before?: string | undefined;
  /** An ISO 8601 time. */
  expired_after?: string | undefined;
  /** An ISO 8601 time. */
  expired_before?: string | undefined;
  last_invoice_id?: string | undefined;
  /** A whole number, at least 1, at most 100. */
  limit?: number | undefined;
}

export type ListInvoicesResponse = Invoice[];

export interface ListLegacyPaymentMethodsQuery {
  /** At most 255 characters. */
  customer_id: string;
}

export type ListLegacyPaymentMethodsResponse = LegacyPaymentMethod[];

export interface ListLinkedAccountsParams {
  id: string;
}

export type ListLinkedAccountsResponse = LinkedAccount[];

export interface ListPaymentCodePaymentsQuery {
  /** A whole number, at least 1, at most 100. */
  limit?: number | undefined;
  after_id?: string | undefined;
}

export interface ListPaymentCodePaymentsResponse {
  data: PaymentCodePayment[];
  has_more: boolean;
}

export interface ListQrPaymentsQuery {
  external_id: string;
  /** A whole number, at least 1, at most 100. */
  limit?: number | undefined;
  /** An ISO 8601 time. */
  from?: string | undefined;
  /** An ISO 8601 time. */
  to?: string | undefined;
}

export type ListQrPaymentsResponse = QrPayment[];

export type ListVirtualAccountBanksResponse = VirtualAccountBank[];

export type MissedPaymentAction = 'IGNORE' | 'STOP';

export interface NotificationPreference {
  invoice_created?: ('email' | 'sms' | 'whatsapp' | 'viber')[] | null | undefined;
  invoice_reminder?: ('email' | 'sms' | 'whatsapp' | 'viber')[] | null | undefined;
  invoice_paid?: ('email' | 'sms' | 'whatsapp' | 'viber')[] | null | undefined;
  invoice_expired?: ('email' | 'sms' | 'whatsapp' | 'viber')[] | null | undefined;
}

export interface OvoPayment {
  business_id: string;
  external_id: string;
  amount: string | number;
  ewallet_type: 'OVO';
  status: OvoPaymentStatus;
  /** An ISO 8601 time. */
  transaction_date: string;
}

export type OvoPaymentStatus = 'PENDING' | 'COMPLETED' | 'FAILED';

export interface PaymentCode {
  id: string;
  business_id: string;
  reference_id: string;
  channel_code: string;
  customer_name: string;
  payment_code: string;
  currency: string;
  amount: number | null;
  market: string;
  is_single_use: boolean;
  status: PaymentCodeStatus;
  /** An ISO 8601 time. */
  expires_at: string;
  description: string | null;
  metadata: Record<string, unknown> | null;
  /** An ISO 8601 time. */
  created_at: string;
  /** An ISO 8601 time. */
  updated_at: string;
}

export interface PaymentCodePayment {
  id: string;
  business_id: string;
  payment_code_id: string;
  reference_id: string;
  channel_code: string;
  customer_name: string;
  payment_code: string;
  currency: string;
  amount: number;
  market: string;
  status: 'COMPLETED';
  remarks: string | null;
  /** An ISO 8601 time. */
  transaction_timestamp: string;
}

export type PaymentCodeStatus = 'ACTIVE' | 'INACTIVE' | 'EXPIRED';

export interface QrCode {
  id: string;
  external_id: string;
  amount: number | null;
  description: string;
  qr_string: string;
  callback_url: string;
  type: QrCodeType;
  status: QrCodeStatus;
  /** An ISO 8601 time. */
  created: string;
  /** An ISO 8601 time. */
  updated: string;
  /** At most 50 keys. */
  metadata: Record<string, string | number | boolean> | null;
}

export type QrCodeStatus = 'ACTIVE' | 'INACTIVE';

export type QrCodeType = 'DYNAMIC' | 'STATIC';

export interface QrPayment {
  id: string;
  amount: number;
  /** An ISO 8601 time. */
  created: string;
  qr_code: QrPaymentQrCode;
  status: 'COMPLETED';
  payment_detail: QrPaymentPaymentDetail;
}

export interface QrPaymentPaymentDetail {
  receipt_id: string;
  source: string;
}

export interface QrPaymentQrCode {
  id: string;
  external_id: string;
  qr_string: string;
  type: QrCodeType;
  /** At most 50 keys. */
  metadata: Record<string, string | number | boolean> | null;
}

export type RecurringCurrency = 'IDR' | 'PHP';

export type RecurringInterval = 'DAY' | 'WEEK' | 'MONTH';

export interface RecurringPayment {
  /** An email address. */
  payer_email?: string | null | undefined;
  should_send_email: boolean;
  customer?: InvoiceCustomer | null | undefined;
  customer_notification_preference?: NotificationPreference | null | undefined;
  /** A whole number, at least 1, at most 30. */
  reminder_time?: number | null | undefined;
  reminder_time_unit?: ReminderTimeUnit | null | undefined;
  customer_id?: string | null | undefined;
  credit_card_token?: string | null | undefined;
  payment_method_id?: string | null | undefined;
  id: string;
  user_id: string;
  external_id: string;
  status: RecurringPaymentStatus;
  amount: number;
  currency: RecurringCurrency;
  description?: string | undefined;
  interval: RecurringInterval;
  /** A whole number. */
  interval_count: number;
  /** A whole number. */
  total_recurrence?: number | undefined;
  /** A whole number. */
  recurrence_progress: number;
  missed_payment_action: MissedPaymentAction;
  last_created_invoice_url?: string | undefined;
  success_redirect_url?: string | undefined;
  failure_redirect_url?: string | undefined;
  /** A whole number. */
  invoice_duration?: number | undefined;
  charge_immediately: boolean;
  recharge: boolean;
  /** An ISO 8601 time. */
  start_date: string;
  /** An ISO 8601 time. */
  created: string;
  /** An ISO 8601 time. */
  updated: string;
}

export type RecurringPaymentStatus = 'ACTIVE' | 'STOPPED' | 'PAUSED';

export interface RefundCardChargeBody {
  /** Above 0. */
  amount: number;
  /** At most 64 characters. */
  external_id: string;
}

export interface RefundCardChargeParams {
  id: string;
}

export interface RefundEwalletChargeBody {
  /** Above 0. */
  amount?: number | null | undefined;
  reason?: RefundReason | null | undefined;
}

export interface RefundEwalletChargeParams {
  id: string;
}

export type RefundFailureCode =
  | 'ACCOUNT_ACCESS_BLOCKED'
  | 'ACCOUNT_NOT_FOUND'
  | 'DUPLICATE_ERROR'
  | 'INSUFFICIENT_BALANCE'
  | 'REFUND_FAILED';

export interface RefundNamedCardChargeBody {
  credit_card_charge_id: string;
  /** Above 0. */
  amount: number;
  /** At most 64 characters. */
  external_id: string;
}

export type RefundReason =
  | 'FRAUDULENT'
  | 'DUPLICATE'
  | 'REQUESTED_BY_CUSTOMER'
  | 'CANCELLATION'
  | 'OTHERS';

export type RefundStatus = 'PENDING' | 'SUCCEEDED' | 'FAILED' | 'CANCELLED';

export type ReminderTimeUnit = 'days' | 'hours';

export type RetailOutletName = 'ALFAMART' | 'INDOMARET';

export interface ReverseCardChargeBody {
  /** At most 64 characters. */
  external_id: string;
}

export interface ReverseCardChargeParams {
  id: string;
}

export interface RuleHeaders {
  /** At most 255 characters. */
  'with-fee-rule'?: string | undefined;
  /** At most 255 characters. */
  'with-split-rule'?: string | undefined;
}

export interface SafeAcceptance {
  id?: string | undefined;
  /** An ISO 8601 time. */
  created?: string | undefined;
  status: AcceptanceStatus;
  business_id?: string | undefined;
  authorized_amount?: number | undefined;
  capture_amount?: number | undefined;
  external_id?: string | undefined;
  merchant_id?: string | undefined;
  merchant_reference_code?: string | undefined;
  card_type?: 'CREDIT' | 'DEBIT' | undefined;
  masked_card_number?: string | undefined;
  charge_type?: 'SINGLE_USE_TOKEN' | 'MULTIPLE_USE_TOKEN' | 'RECURRING' | undefined;
  card_brand?: string | undefined;
  bank_reconciliation_id?: string | undefined;
  eci?: string | undefined;
  failure_reason?: CardFailureReason | undefined;
  approval_code?: string | undefined;
  cvn_code?: 'M' | 'N' | 'P' | undefined;
  descriptor?: string | undefined;
  currency?: string | undefined;
  mid_label?: string | undefined;
  reference_id: string;
  token_id: string;
  payer_authentication_url?: string | undefined;
  result_url?: string | undefined;
  signed_field_names: string;
  signature: string;
}

export interface SimulateOutletPaymentBody {
  retail_outlet_name: RetailOutletName;
  /** At most 50 characters. */
  payment_code: string;
  /** Above 0. */
  transfer_amount: number;
}

export interface SimulatePaymentCodeBody {
  /** Above 0. */
  amount?: number | null | undefined;
}

export interface SimulateQrPaymentBody {
  /** A whole number, at least 1, at most 20,000,000. */
  amount?: number | null | undefined;
}

export interface SimulateQrPaymentParams {
  external_id: string;
}

export interface SimulateVirtualAccountPaymentBody {
  /** Above 0. */
  amount?: number | null | undefined;
}

export interface SimulateVirtualAccountPaymentParams {
  external_id: string;
}

export interface SimulateVirtualAccountPaymentResponse {
  status: 'COMPLETED';
  message: string;
}

export interface TokenBilling {
  /** At most 255 characters. */
  given_names?: string | null | undefined;
  /** At most 255 characters. */
  surname?: string | null | undefined;
  /** At most 255 characters. */
  email?: string | null | undefined;
  /** At most 255 characters. */
  mobile_number?: string | null | undefined;
  /** At most 255 characters. */
  phone_number?: string | null | undefined;
  address?: TokenBillingAddress | null | undefined;
}

export interface TokenBillingAddress {
  country?: string | null | undefined;
  /** At most 255 characters. */
  street_line1?: string | null | undefined;
  /** At most 255 characters. */
  street_line2?: string | null | undefined;
  /** At most 255 characters. */
  city?: string | null | undefined;
  /** At most 255 characters. */
  postal_code?: string | null | undefined;
  /** At most 255 characters. */
  province_state?: string | null | undefined;
}

export interface UpdateFixedPaymentCodeBody {
  /** At most 250 characters. */
  name?: string | null | undefined;
  /** Above 0. */
  expected_amount?: number | null | undefined;
  /** An ISO 8601 time. */
  expiration_date?: string | null | undefined;
  is_single_use?: boolean | null | undefined;
  /** At most 255 characters. */
  description?: string | null | undefined;
}

export interface UpdatePaymentCodeBody {
  /** At most 250 characters. */
  customer_name?: string | null | undefined;
  /** Above 0. */
  amount?: number | null | undefined;
  /** An ISO 8601 time. */
  expires_at?: string | null | undefined;
  is_single_use?: boolean | null | undefined;
  /** At most 255 characters. */
  description?: string | null | undefined;
  /** At most 50 keys. */
  metadata?:
    | Record<string, string | number | boolean | Record<string, unknown> | unknown[] | null>
    | null
    | undefined;
}

export interface UpdateRecurringPaymentBody {
  should_send_email?: boolean | null | undefined;
  customer?: InvoiceCustomer | null | undefined;
  customer_notification_preference?: NotificationPreference | null | undefined;
  /** A whole number, at least 1, at most 30. */
  reminder_time?: number | null | undefined;
  reminder_time_unit?: ReminderTimeUnit | null | undefined;
  /** At most 255 characters. */
  customer_id?: string | null | undefined;
  credit_card_token?: string | null | undefined;
  payment_method_id?: string | null | undefined;
  /** A whole number, at least 1, at most 31,536,000. */
  invoice_duration?: number | null | undefined;
  missed_payment_action?: MissedPaymentAction | null | undefined;
  /** At least 1, at most 1,000,000,000. */
  amount?: number | null | undefined;
  interval?: RecurringInterval | null | undefined;
  /** A whole number, at least 1, at most 365. */
  interval_count?: number | null | undefined;
  /** At most 1,000 characters. */
  description?: string | null | undefined;
  /** An ISO 8601 time. */
  reschedule_at?: string | null | undefined;
}

export interface UpdateVirtualAccountBody {
  /** Above 0. */
  expected_amount?: number | null | undefined;
  /** Above 0. */
  suggested_amount?: number | null | undefined;
  is_single_use?: boolean | null | undefined;
  /** An ISO 8601 time. */
  expiration_date?: string | null | undefined;
  /** At most 255 characters. */
  description?: string | null | undefined;
}

export interface ValidateDirectDebitOtpBody {
  /** At most 50 characters. */
  otp_code: string;
}

export interface ValidateLinkedAccountOtpBody {
  /** At most 50 characters. */
  otp_code: string;
}

export interface ValidatedToken {
  id: string;
  customer_id: string;
  channel_code: string;
  status: LinkedAccountTokenStatus;
  /** At most 50 keys. */
  metadata: Record<string, string | number | boolean> | null;
}

export interface VirtualAccountBank {
  name: string;
  code: string;
  country: string;
  currency: string;
  is_activated: boolean;
}

export interface VirtualAccountPayment {
  id: string;
  payment_id: string;
  callback_virtual_account_id: string;
  external_id: string;
  merchant_code: string;
  account_number: string;
  bank_code: string;
  amount: number;
  /** An ISO 8601 time. */
  transaction_timestamp: string;
}

export interface VoidEwalletChargeParams {
  id: string;
}

export type WalletCode =
  | 'ID_OVO'
  | 'ID_DANA'
  | 'ID_LINKAJA'
  | 'ID_SHOPEEPAY'
  | 'ID_NEXCASH'
  | 'ID_GOPAY'
  | 'ID_GOPAY_RECURRING'
  | 'ID_SAKUKU'
  | 'ID_ASTRAPAY'
  | 'ID_JENIUSPAY'
  | 'PH_GCASH'
  | 'PH_GRABPAY'
  | 'PH_SHOPEEPAY'
  | 'PH_PAYMAYA'
  | 'VN_APPOTA'
  | 'VN_MOMO'
  | 'VN_VNPTWALLET'
  | 'VN_VIETTELPAY'
  | 'VN_ZALOPAY'
  | 'VN_SHOPEEPAY'
  | 'TH_LINEPAY'
  | 'TH_TRUEMONEY'
  | 'TH_WECHATPAY'
  | 'TH_SHOPEEPAY'
  | 'MY_GRABPAY'
  | 'MY_TOUCHNGO'
  | 'MY_WECHATPAY'
  | 'MY_SHOPEEPAY'
  | 'HK_ALIPAY';

/** What cardlessCredit.create takes. */
export interface CreateCardlessCreditInput {
  body: CreateCardlessCreditBody;
}

/** What cardlessCredit.paymentTypes takes. */
export interface CalculatePaymentTypesInput {
  body: CalculatePaymentTypesBody;
}

/** What ewalletCharges.create takes. */
export interface CreateEwalletChargeInput {
  body: CreateEwalletChargeBody;
}

/** What ewalletCharges.get takes. */
export interface GetEwalletChargeInput {
  params: GetEwalletChargeParams;
}

/** What ewalletCharges.list takes. */
export interface ListEwalletChargesInput {
  query: ListEwalletChargesQuery;
}

/** What ewalletCharges.refund takes. */
export interface RefundEwalletChargeInput {
  params: RefundEwalletChargeParams;
  body?: RefundEwalletChargeBody | undefined;
}

/** What ewalletCharges.refunds takes. */
export interface ListEwalletRefundsInput {
  params: ListEwalletRefundsParams;
}

/** What ewalletCharges.void takes. */
export interface VoidEwalletChargeInput {
  params: VoidEwalletChargeParams;
}

/** What ewallets.create takes. */
export interface CreateEwalletPaymentInput {
  body: CreateEwalletPaymentBody;
}

/** What ewallets.get takes. */
export interface GetEwalletPaymentInput {
  query: GetEwalletPaymentQuery;
}

/** What callbackVirtualAccounts.create takes. */
export interface CreateVirtualAccountInput {
  body: CreateVirtualAccountBody;
}

/** What callbackVirtualAccounts.get takes. */
export interface GetVirtualAccountInput {
  params: GetVirtualAccountParams;
}

/** What callbackVirtualAccounts.payment takes. */
export interface GetVirtualAccountPaymentInput {
  params: GetVirtualAccountPaymentParams;
}

/** What callbackVirtualAccounts.simulate takes. */
export interface SimulateVirtualAccountPaymentInput {
  params: SimulateVirtualAccountPaymentParams;
  body?: SimulateVirtualAccountPaymentBody | undefined;
}

/** What callbackVirtualAccounts.update takes. */
export interface UpdateVirtualAccountInput {
  params: GetVirtualAccountParams;
  body?: UpdateVirtualAccountBody | undefined;
}

/** What directDebits.create takes. */
export interface CreateDirectDebitInput {
  body: CreateDirectDebitBody;
}

/** What directDebits.get takes. */
export interface GetDirectDebitInput {
  params: GetDirectDebitParams;
}

/** What directDebits.list takes. */
export interface ListDirectDebitsInput {
  query: ListDirectDebitsQuery;
}

/** What directDebits.resendOtp takes. */
export interface ResendDirectDebitOtpInput {
  params: GetDirectDebitParams;
}

/** What directDebits.validateOtp takes. */
export interface ValidateDirectDebitOtpInput {
  params: GetDirectDebitParams;
  body: ValidateDirectDebitOtpBody;
}

/** What fixedPaymentCodes.create takes. */
export interface CreateFixedPaymentCodeInput {
  body: CreateFixedPaymentCodeBody;
}

/** What fixedPaymentCodes.get takes. */
export interface GetFixedPaymentCodeInput {
  params: GetFixedPaymentCodeParams;
}

/** What fixedPaymentCodes.payments takes. */
export interface ListFixedPaymentCodePaymentsInput {
  params: GetFixedPaymentCodeParams;
  query?: ListFixedPaymentCodePaymentsQuery | undefined;
}

/** What fixedPaymentCodes.simulate takes. */
export interface SimulateOutletPaymentInput {
  body: SimulateOutletPaymentBody;
}

/** What fixedPaymentCodes.update takes. */
export interface UpdateFixedPaymentCodeInput {
  params: GetFixedPaymentCodeParams;
  body?: UpdateFixedPaymentCodeBody | undefined;
}

/** What linkedAccountTokens.accounts takes. */
export interface ListLinkedAccountsInput {
  params: ListLinkedAccountsParams;
}

/** What linkedAccountTokens.auth takes. */
export interface CreateLinkedAccountTokenInput {
  body: CreateLinkedAccountTokenBody;
}

/** What linkedAccountTokens.delete takes. */
export interface DeleteLinkedAccountTokenInput {
  params: ListLinkedAccountsParams;
}

/** What linkedAccountTokens.validateOtp takes. */
export interface ValidateLinkedAccountOtpInput {
  params: ListLinkedAccountsParams;
  body: ValidateLinkedAccountOtpBody;
}

/** What paymentCodes.create takes. */
export interface CreatePaymentCodeInput {
  body: CreatePaymentCodeBody;
}

/** What paymentCodes.get takes. */
export interface GetPaymentCodeInput {
  params: GetPaymentCodeParams;
}

/** What paymentCodes.payments takes. */
export interface ListPaymentCodePaymentsInput {
  params: GetPaymentCodeParams;
  query?: ListPaymentCodePaymentsQuery | undefined;
}

/** What paymentCodes.simulate takes. */
export interface SimulatePaymentCodeInput {
  params: GetPaymentCodeParams;
  body?: SimulatePaymentCodeBody | undefined;
}

/** What paymentCodes.update takes. */
export interface UpdatePaymentCodeInput {
  params: GetPaymentCodeParams;
  body?: UpdatePaymentCodeBody | undefined;
}

/** What paymentMethods.create takes. */
export interface CreateLegacyPaymentMethodInput {
  body: CreateLegacyPaymentMethodBody;
}

/** What paymentMethods.list takes. */
export interface ListLegacyPaymentMethodsInput {
  query: ListLegacyPaymentMethodsQuery;
}

/** What invoices.create takes. */
export interface CreateInvoiceInput {
  body: CreateInvoiceBody;
}

/** What invoices.expire takes. */
export interface ExpireInvoiceInput {
  params: ExpireInvoiceParams;
}

/** What invoices.get takes. */
export interface GetInvoiceInput {
  params: GetInvoiceParams;
}

/** What invoices.list takes. */
export interface ListInvoicesInput {
  query?: ListInvoicesQuery | undefined;
}

/** What qrCodes.create takes. */
export interface CreateQrCodeInput {
  headers?: RuleHeaders | undefined;
  body: CreateQrCodeBody;
}

/** What qrCodes.get takes. */
export interface GetQrCodeInput {
  params: GetQrCodeParams;
}

/** What qrCodes.payments takes. */
export interface ListQrPaymentsInput {
  query: ListQrPaymentsQuery;
}

/** What qrCodes.simulate takes. */
export interface SimulateQrPaymentInput {
  params: SimulateQrPaymentParams;
  body?: SimulateQrPaymentBody | undefined;
}

/** What recurringPayments.create takes. */
export interface CreateRecurringPaymentInput {
  body: CreateRecurringPaymentBody;
}

/** What recurringPayments.get takes. */
export interface GetRecurringPaymentInput {
  params: GetRecurringPaymentParams;
}

/** What recurringPayments.pause takes. */
export interface PauseRecurringPaymentInput {
  params: GetRecurringPaymentParams;
}

/** What recurringPayments.resume takes. */
export interface ResumeRecurringPaymentInput {
  params: GetRecurringPaymentParams;
}

/** What recurringPayments.stop takes. */
export interface StopRecurringPaymentInput {
  params: GetRecurringPaymentParams;
}

/** What recurringPayments.update takes. */
export interface UpdateRecurringPaymentInput {
  params: GetRecurringPaymentParams;
  body?: UpdateRecurringPaymentBody | undefined;
}

/** What cardCharges.capture takes. */
export interface CaptureCardChargeInput {
  params: CaptureCardChargeParams;
  body: CaptureCardChargeBody;
}

/** What cardCharges.create takes. */
export interface CreateCardChargeInput {
  body: CreateCardChargeBody;
}

/** What cardCharges.get takes. */
export interface GetCardChargeInput {
  params: GetCardChargeParams;
}

/** What cardCharges.refund takes. */
export interface RefundCardChargeInput {
  params: RefundCardChargeParams;
  body: RefundCardChargeBody;
}

/** What cardCharges.refundNamed takes. */
export interface RefundNamedCardChargeInput {
  body: RefundNamedCardChargeBody;
}

/** What cardCharges.reverse takes. */
export interface ReverseCardChargeInput {
  params: ReverseCardChargeParams;
  body: ReverseCardChargeBody;
}

/** What cardTokens.authenticate takes. */
export interface AuthenticateCardTokenInput {
  params: AuthenticateCardTokenParams;
  body: AuthenticateCardTokenBody;
}

/** What cardTokens.create takes. */
export interface CreateCardTokenInput {
  body: CreateCardTokenBody;
}

/** What cardTokens.createFormer takes. */
export interface CreateFormerCardTokenInput {
  body: CreateCardTokenBody;
}

/** What cardTokens.get takes. */
export interface GetCardTokenInput {
  params: GetCardTokenParams;
}

/** What cardTokens.getAuthentication takes. */
export interface GetCardAuthenticationInput {
  params: GetCardAuthenticationParams;
}

/** What safeAcceptance.accept takes. */
export interface AcceptSafelyInput {
  body: AcceptSafelyBody;
}

/** Codes that cardlessCredit.create declares. */
export type CreateCardlessCreditErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'REQUEST_FORBIDDEN'
  | 'CHANNEL_UNAVAILABLE'
  | 'MERCHANT_NOT_FOUND'
  | 'GENERATE_CHECKOUT_URL_ERROR'
  | 'DUPLICATE_PAYMENT_ERROR';

/** Codes that cardlessCredit.paymentTypes declares. */
export type CalculatePaymentTypesErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'REQUEST_FORBIDDEN'
  | 'CHANNEL_UNAVAILABLE'
  | 'MERCHANT_NOT_FOUND';

/** Codes that ewalletCharges.create declares. */
export type CreateEwalletChargeErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'INVALID_PAYMENT_METHOD_ID'
  | 'UNSUPPORTED_CURRENCY'
  | 'DATA_NOT_FOUND'
  | 'DUPLICATE_ERROR'
  | 'CHANNEL_NOT_ACTIVATED'
  | 'CHANNEL_UNAVAILABLE';

/** Codes that ewalletCharges.get declares. */
export type GetEwalletChargeErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that ewalletCharges.list declares. */
export type ListEwalletChargesErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR';

/** Codes that ewalletCharges.refund declares. */
export type RefundEwalletChargeErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND'
  | 'INELIGIBLE_TRANSACTION'
  | 'REFUND_NOT_SUPPORTED'
  | 'REFUND_IN_PROGRESS'
  | 'MAXIMUM_REFUND_AMOUNT_REACHED'
  | 'PARTIAL_REFUND_NOT_SUPPORTED'
  | 'INSUFFICIENT_BALANCE'
  | 'CHANNEL_UNAVAILABLE';

/** Codes that ewalletCharges.refunds declares. */
export type ListEwalletRefundsErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that ewalletCharges.void declares. */
export type VoidEwalletChargeErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND'
  | 'INELIGIBLE_TRANSACTION'
  | 'INSUFFICIENT_BALANCE';

/** Codes that ewallets.create declares. */
export type CreateEwalletPaymentErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'EWALLET_TYPE_NOT_SUPPORTED'
  | 'CHANNEL_NOT_ACTIVATED'
  | 'CHANNEL_UNAVAILABLE'
  | 'DUPLICATE_PAYMENT'
  | 'DUPLICATE_PAYMENT_REQUEST_ERROR'
  | 'USER_DID_NOT_AUTHORIZE_THE_PAYMENT'
  | 'USER_DECLINED_THE_TRANSACTION'
  | 'PHONE_NUMBER_NOT_REGISTERED'
  | 'EXTERNAL_ERROR'
  | 'SENDING_TRANSACTION_ERROR'
  | 'EWALLET_APP_UNREACHABLE'
  | 'UNKNOWN_ERROR'
  | 'ACCOUNT_BLOCKED_ERROR'
  | 'OVO_TIMEOUT_ERROR'
  | 'CREDENTIALS_ERROR'
  | 'ACCOUNT_AUTHENTICATION_ERROR';

/** Codes that ewallets.get declares. */
export type GetEwalletPaymentErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'REQUEST_FORBIDDEN'
  | 'PAYMENT_NOT_FOUND_ERROR';

/** Codes that callbackVirtualAccounts.banks declares. */
export type ListVirtualAccountBanksErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR';

/** Codes that callbackVirtualAccounts.create declares. */
export type CreateVirtualAccountErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'BANK_NOT_SUPPORTED_ERROR'
  | 'EXPECTED_AMOUNT_REQUIRED_ERROR'
  | 'MINIMUM_EXPECTED_AMOUNT_ERROR'
  | 'MAXIMUM_EXPECTED_AMOUNT_ERROR'
  | 'SUGGESTED_AMOUNT_NOT_SUPPORTED_ERROR'
  | 'EXPIRATION_DATE_INVALID_ERROR'
  | 'VIRTUAL_ACCOUNT_NUMBER_OUTSIDE_RANGE'
  | 'DUPLICATE_CALLBACK_VIRTUAL_ACCOUNT_ERROR'
  | 'CHANNEL_UNAVAILABLE';

/** Codes that callbackVirtualAccounts.get declares. */
export type GetVirtualAccountErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'CALLBACK_VIRTUAL_ACCOUNT_NOT_FOUND_ERROR';

/** Codes that callbackVirtualAccounts.payment declares. */
export type GetVirtualAccountPaymentErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'CALLBACK_VIRTUAL_ACCOUNT_PAYMENT_NOT_FOUND_ERROR';

/** Codes that callbackVirtualAccounts.simulate declares. */
export type SimulateVirtualAccountPaymentErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'CALLBACK_VIRTUAL_ACCOUNT_NOT_FOUND_ERROR'
  | 'INACTIVE_VIRTUAL_ACCOUNT_ERROR';

/** Codes that callbackVirtualAccounts.update declares. */
export type UpdateVirtualAccountErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'CALLBACK_VIRTUAL_ACCOUNT_NOT_FOUND_ERROR'
  | 'INACTIVE_VIRTUAL_ACCOUNT_ERROR'
  | 'EXPECTED_AMOUNT_REQUIRED_ERROR'
  | 'MINIMUM_EXPECTED_AMOUNT_ERROR'
  | 'MAXIMUM_EXPECTED_AMOUNT_ERROR'
  | 'SUGGESTED_AMOUNT_NOT_SUPPORTED_ERROR'
  | 'EXPIRATION_DATE_INVALID_ERROR';

/** Codes that directDebits.create declares. */
export type CreateDirectDebitErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'PAYMENT_METHOD_NOT_FOUND_ERROR'
  | 'INACTIVE_PAYMENT_METHOD'
  | 'CURRENCY_MISMATCHED'
  | 'CHANNEL_NOT_ACTIVATED'
  | 'CHANNEL_UNAVAILABLE';

/** Codes that directDebits.get declares. */
export type GetDirectDebitErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that directDebits.list declares. */
export type ListDirectDebitsErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR';

/** Codes that directDebits.resendOtp declares. */
export type ResendDirectDebitOtpErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND'
  | 'DIRECT_DEBIT_ALREADY_COMPLETED'
  | 'DIRECT_DEBIT_ALREADY_FAILED'
  | 'NOT_SUPPORTED_BY_CHANNEL';

/** Codes that directDebits.validateOtp declares. */
export type ValidateDirectDebitOtpErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND'
  | 'DIRECT_DEBIT_ALREADY_COMPLETED'
  | 'DIRECT_DEBIT_ALREADY_FAILED'
  | 'NOT_SUPPORTED_BY_CHANNEL'
  | 'INVALID_OTP_ERROR'
  | 'EXPIRED_OTP_ERROR'
  | 'MAX_OTP_ATTEMPTS_ERROR';

/** Codes that fixedPaymentCodes.create declares. */
export type CreateFixedPaymentCodeErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'EXPIRATION_DATE_INVALID_ERROR'
  | 'DUPLICATE_PAYMENT_CODE_ERROR'
  | 'CHANNEL_UNAVAILABLE';

/** Codes that fixedPaymentCodes.get declares. */
export type GetFixedPaymentCodeErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'FIXED_PAYMENT_CODE_NOT_FOUND_ERROR';

/** Codes that fixedPaymentCodes.payments declares. */
export type ListFixedPaymentCodePaymentsErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'FIXED_PAYMENT_CODE_NOT_FOUND_ERROR';

/** Codes that fixedPaymentCodes.simulate declares. */
export type SimulateOutletPaymentErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'FIXED_PAYMENT_CODE_NOT_FOUND_ERROR'
  | 'INACTIVE_PAYMENT_CODE_ERROR';

/** Codes that fixedPaymentCodes.update declares. */
export type UpdateFixedPaymentCodeErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'FIXED_PAYMENT_CODE_NOT_FOUND_ERROR'
  | 'INACTIVE_PAYMENT_CODE_ERROR'
  | 'EXPIRATION_DATE_INVALID_ERROR';

/** Codes that linkedAccountTokens.accounts declares. */
export type ListLinkedAccountsErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that linkedAccountTokens.auth declares. */
export type CreateLinkedAccountTokenErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'CUSTOMER_NOT_FOUND_ERROR'
  | 'CHANNEL_CODE_NOT_SUPPORTED_ERROR'
  | 'CHANNEL_UNAVAILABLE';

/** Codes that linkedAccountTokens.delete declares. */
export type DeleteLinkedAccountTokenErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that linkedAccountTokens.validateOtp declares. */
export type ValidateLinkedAccountOtpErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND'
  | 'LINKED_ACCOUNT_TOKEN_STATUS_INVALID'
  | 'OPERATION_NOT_ALLOWED'
  | 'INVALID_OTP_ERROR'
  | 'EXPIRED_OTP_ERROR'
  | 'MAX_OTP_ATTEMPTS_ERROR';

/** Codes that paymentCodes.create declares. */
export type CreatePaymentCodeErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'CHANNEL_CODE_NOT_SUPPORTED_ERROR'
  | 'EXPIRATION_DATE_INVALID_ERROR'
  | 'SINGLE_USE_REQUIRED_ERROR'
  | 'DUPLICATE_PAYMENT_CODE_ERROR'
  | 'CHANNEL_UNAVAILABLE';

/** Codes that paymentCodes.get declares. */
export type GetPaymentCodeErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that paymentCodes.payments declares. */
export type ListPaymentCodePaymentsErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that paymentCodes.simulate declares. */
export type SimulatePaymentCodeErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND'
  | 'INACTIVE_PAYMENT_CODE_ERROR';

/** Codes that paymentCodes.update declares. */
export type UpdatePaymentCodeErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND'
  | 'INACTIVE_PAYMENT_CODE_ERROR'
  | 'EXPIRATION_DATE_INVALID_ERROR'
  | 'SINGLE_USE_REQUIRED_ERROR';

/** Codes that paymentMethods.create declares. */
export type CreateLegacyPaymentMethodErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'CUSTOMER_NOT_FOUND_ERROR'
  | 'LINKED_ACCOUNT_NOT_FOUND_ERROR'
  | 'INVALID_LINKED_ACCOUNT'
  | 'DUPLICATE_ERROR';

/** Codes that paymentMethods.list declares. */
export type ListLegacyPaymentMethodsErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR';

/** Codes that invoices.create declares. */
export type CreateInvoiceErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'CHANNEL_UNAVAILABLE'
  | 'NO_COLLECTION_METHODS_ERROR';

/** Codes that invoices.expire declares. */
export type ExpireInvoiceErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'INVOICE_NOT_FOUND_ERROR'
  | 'INVOICE_ALREADY_PAID_ERROR';

/** Codes that invoices.get declares. */
export type GetInvoiceErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'INVOICE_NOT_FOUND_ERROR';

/** Codes that invoices.list declares. */
export type ListInvoicesErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR';

/** Codes that qrCodes.create declares. */
export type CreateQrCodeErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'CHANNEL_NOT_ACTIVATED'
  | 'CHANNEL_UNAVAILABLE'
  | 'DATA_NOT_FOUND'
  | 'DUPLICATE_ERROR';

/** Codes that qrCodes.get declares. */
export type GetQrCodeErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that qrCodes.payments declares. */
export type ListQrPaymentsErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that qrCodes.simulate declares. */
export type SimulateQrPaymentErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that recurringPayments.create declares. */
export type CreateRecurringPaymentErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'REQUEST_FORBIDDEN'
  | 'INVALID_JSON_FORMAT'
  | 'UNSUPPORTED_CURRENCY'
  | 'INVALID_CREDIT_CARD_TOKEN_ERROR'
  | 'INVALID_PAYMENT_METHOD_ID_ERROR'
  | 'CHANNEL_UNAVAILABLE';

/** Codes that recurringPayments.get declares. */
export type GetRecurringPaymentErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that recurringPayments.pause declares. */
export type PauseRecurringPaymentErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that recurringPayments.resume declares. */
export type ResumeRecurringPaymentErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that recurringPayments.stop declares. */
export type StopRecurringPaymentErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that recurringPayments.update declares. */
export type UpdateRecurringPaymentErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'INVALID_JSON_FORMAT'
  | 'DATA_NOT_FOUND'
  | 'INVALID_CREDIT_CARD_TOKEN_ERROR'
  | 'INVALID_PAYMENT_METHOD_ID_ERROR';

/** Codes that cardCharges.capture declares. */
export type CaptureCardChargeErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'CREDIT_CARD_CHARGE_NOT_FOUND_ERROR'
  | 'INELIGIBLE_TRANSACTION_STATUS'
  | 'CAPTURE_AMOUNT_EXCEEDED'
  | 'CAPTURE_DECLINED';

/** Codes that cardCharges.create declares. */
export type CreateCardChargeErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'INVALID_JSON_FORMAT'
  | 'CHANNEL_NOT_ACTIVATED'
  | 'CHANNEL_UNAVAILABLE'
  | 'AMOUNT_BELOW_MINIMUM_LIMIT'
  | 'AMOUNT_ABOVE_MAXIMUM_LIMIT'
  | 'EXTERNAL_ID_ALREADY_USED_ERROR'
  | 'INVALID_TOKEN_ID_ERROR'
  | 'TOKEN_NOT_FOUND_ERROR'
  | 'TOKEN_ALREADY_USED_ERROR'
  | 'INVALID_CVN_LENGTH_ERROR'
  | 'CARDHOLDER_NAME_REQUIRED'
  | 'MID_NOT_FOUND_ERROR'
  | 'INVALID_PROMOTION_DETAILS'
  | 'INSTALLMENT_UNAVAILABLE'
  | 'INSTALLMENT_BELOW_MINIMUM_AMOUNT'
  | 'INVALID_AUTHENTICATION_ID_ERROR'
  | 'AUTHENTICATION_NOT_FOUND_ERROR'
  | 'AUTHENTICATION_ID_MISSING_ERROR'
  | 'AUTHENTICATION_ALREADY_USED_ERROR'
  | 'AMOUNT_GREATER_THAN_AUTHENTICATED_ERROR';

/** Codes that cardCharges.get declares. */
export type GetCardChargeErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'CREDIT_CARD_CHARGE_NOT_FOUND_ERROR';

/** Codes that cardCharges.refund declares. */
export type RefundCardChargeErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'CREDIT_CARD_CHARGE_NOT_FOUND_ERROR'
  | 'EXTERNAL_ID_ALREADY_USED_ERROR'
  | 'INELIGIBLE_TRANSACTION_STATUS'
  | 'REFUND_IN_PROGRESS'
  | 'REFUND_AMOUNT_EXCEEDED'
  | 'INSUFFICIENT_BALANCE'
  | 'CHANNEL_UNAVAILABLE';

/** Codes that cardCharges.refundNamed declares. */
export type RefundNamedCardChargeErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'CREDIT_CARD_CHARGE_NOT_FOUND_ERROR'
  | 'EXTERNAL_ID_ALREADY_USED_ERROR'
  | 'INELIGIBLE_TRANSACTION_STATUS'
  | 'REFUND_IN_PROGRESS'
  | 'REFUND_AMOUNT_EXCEEDED'
  | 'INSUFFICIENT_BALANCE'
  | 'CHANNEL_UNAVAILABLE';

/** Codes that cardCharges.reverse declares. */
export type ReverseCardChargeErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'CREDIT_CARD_CHARGE_NOT_FOUND_ERROR'
  | 'INELIGIBLE_TRANSACTION_STATUS';

/** Codes that cardTokens.authenticate declares. */
export type AuthenticateCardTokenErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'CHANNEL_NOT_ACTIVATED'
  | 'CHANNEL_UNAVAILABLE'
  | 'TOKEN_NOT_FOUND_ERROR'
  | 'TOKEN_ALREADY_USED_ERROR'
  | 'INVALID_TOKEN_ID_ERROR'
  | 'INVALID_CVN_LENGTH_ERROR';

/** Codes that cardTokens.create declares. */
export type CreateCardTokenErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'CHANNEL_NOT_ACTIVATED'
  | 'CHANNEL_UNAVAILABLE';

/** Codes that cardTokens.createFormer declares. */
export type CreateFormerCardTokenErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'CHANNEL_NOT_ACTIVATED'
  | 'CHANNEL_UNAVAILABLE';

/** Codes that cardTokens.get declares. */
export type GetCardTokenErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'TOKEN_NOT_FOUND_ERROR';

/** Codes that cardTokens.getAuthentication declares. */
export type GetCardAuthenticationErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'AUTHENTICATION_NOT_FOUND_ERROR';

/** Codes that safeAcceptance.accept declares. */
export type AcceptSafelyErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'INVALID_SIGNATURE_ERROR'
  | 'CHANNEL_NOT_ACTIVATED'
  | 'CHANNEL_UNAVAILABLE'
  | 'AMOUNT_BELOW_MINIMUM_LIMIT'
  | 'AMOUNT_ABOVE_MAXIMUM_LIMIT'
  | 'EXTERNAL_ID_ALREADY_USED_ERROR'
  | 'INVALID_TOKEN_ID_ERROR'
  | 'TOKEN_NOT_FOUND_ERROR'
  | 'TOKEN_ALREADY_USED_ERROR'
  | 'INVALID_CVN_LENGTH_ERROR'
  | 'CARDHOLDER_NAME_REQUIRED'
  | 'AUTHENTICATION_ID_MISSING_ERROR';

/** The calls of the legacy API, by resource. */
export interface LegacyApi {
  readonly cardlessCredit: {
    /**
     * Create a cardless credit checkout: `POST /cardless-credit`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR,
     * REQUEST_FORBIDDEN; 409 IDEMPOTENCY_ERROR; 422 MERCHANT_NOT_FOUND,
     * GENERATE_CHECKOUT_URL_ERROR, DUPLICATE_PAYMENT_ERROR; 429 RATE_LIMIT_EXCEEDED; 500
     * SERVER_ERROR; 503 CHANNEL_UNAVAILABLE.
     */
    readonly create: (
      input: CreateCardlessCreditInput,
      options?: WriteOptions & Versioned<'2019-02-04'>,
    ) => Promise<Result<CardlessCreditCheckout, CreateCardlessCreditErrorCode>>;
    /**
     * Calculate the payment types of a cardless credit: `POST /cardless-credit/payment-types`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR,
     * REQUEST_FORBIDDEN; 409 IDEMPOTENCY_ERROR; 422 MERCHANT_NOT_FOUND; 429
     * RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR; 503 CHANNEL_UNAVAILABLE.
     */
    readonly paymentTypes: (
      input: CalculatePaymentTypesInput,
      options?: WriteOptions & Versioned<'2019-02-04'>,
    ) => Promise<Result<CalculatePaymentTypesResponse, CalculatePaymentTypesErrorCode>>;
  };
  readonly ewalletCharges: {
    /**
     * Create an e-wallet charge: `POST /ewallets/charges`.
     * Errors: 400 API_VALIDATION_ERROR, INVALID_PAYMENT_METHOD_ID, UNSUPPORTED_CURRENCY; 401
     * INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR, CHANNEL_NOT_ACTIVATED; 404 DATA_NOT_FOUND;
     * 409 IDEMPOTENCY_ERROR, DUPLICATE_ERROR; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR; 503
     * CHANNEL_UNAVAILABLE.
     */
    readonly create: (
      input: CreateEwalletChargeInput,
      options?: WriteOptions &
        Versioned<'2019-02-04' | '2020-01-25' | '2020-02-01' | '2020-02-21' | '2021-01-25'>,
    ) => Promise<Result<EwalletCharge, CreateEwalletChargeErrorCode>>;
    /**
     * Get an e-wallet charge: `GET /ewallets/charges/{id}`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly get: (
      input: GetEwalletChargeInput,
      options?: CallOptions &
        Versioned<'2019-02-04' | '2020-01-25' | '2020-02-01' | '2020-02-21' | '2021-01-25'>,
    ) => Promise<Result<EwalletCharge, GetEwalletChargeErrorCode>>;
    /**
     * Find an e-wallet charge by reference id: `GET /ewallets/charges`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 429
     * RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly list: (
      input: ListEwalletChargesInput,
      options?: CallOptions &
        Versioned<'2019-02-04' | '2020-01-25' | '2020-02-01' | '2020-02-21' | '2021-01-25'>,
    ) => Promise<Result<ListEwalletChargesResponse, ListEwalletChargesErrorCode>>;
    /**
     * Refund an e-wallet charge: `POST /ewallets/charges/{id}/refunds`.
     * Errors: 400 API_VALIDATION_ERROR, INELIGIBLE_TRANSACTION, REFUND_NOT_SUPPORTED,
     * REFUND_IN_PROGRESS, MAXIMUM_REFUND_AMOUNT_REACHED, PARTIAL_REFUND_NOT_SUPPORTED,
     * INSUFFICIENT_BALANCE; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 409 IDEMPOTENCY_ERROR; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR; 503
     * CHANNEL_UNAVAILABLE.
     */
    readonly refund: (
      input: RefundEwalletChargeInput,
      options?: WriteOptions &
        Versioned<'2019-02-04' | '2020-01-25' | '2020-02-01' | '2020-02-21' | '2021-01-25'>,
    ) => Promise<Result<EwalletRefund, RefundEwalletChargeErrorCode>>;
    /**
     * Get the refunds of an e-wallet charge: `GET /ewallets/charges/{id}/refunds`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly refunds: (
      input: ListEwalletRefundsInput,
      options?: CallOptions &
        Versioned<'2019-02-04' | '2020-01-25' | '2020-02-01' | '2020-02-21' | '2021-01-25'>,
    ) => Promise<Result<ListEwalletRefundsResponse, ListEwalletRefundsErrorCode>>;
    /**
     * Void an e-wallet charge: `POST /ewallets/charges/{id}/void`.
     * Errors: 400 API_VALIDATION_ERROR, INELIGIBLE_TRANSACTION, INSUFFICIENT_BALANCE; 401
     * INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404 DATA_NOT_FOUND; 409 IDEMPOTENCY_ERROR;
     * 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly void: (
      input: VoidEwalletChargeInput,
      options?: WriteOptions &
        Versioned<'2019-02-04' | '2020-01-25' | '2020-02-01' | '2020-02-21' | '2021-01-25'>,
    ) => Promise<Result<EwalletCharge, VoidEwalletChargeErrorCode>>;
  };
  readonly ewallets: {
    /**
     * Create an e-wallet payment: `POST /ewallets`.
     * Errors: 400 API_VALIDATION_ERROR, EWALLET_TYPE_NOT_SUPPORTED, DUPLICATE_PAYMENT,
     * DUPLICATE_PAYMENT_REQUEST_ERROR, USER_DID_NOT_AUTHORIZE_THE_PAYMENT,
     * USER_DECLINED_THE_TRANSACTION, PHONE_NUMBER_NOT_REGISTERED, EXTERNAL_ERROR,
     * SENDING_TRANSACTION_ERROR, EWALLET_APP_UNREACHABLE, UNKNOWN_ERROR, ACCOUNT_BLOCKED_ERROR,
     * OVO_TIMEOUT_ERROR, CREDENTIALS_ERROR, ACCOUNT_AUTHENTICATION_ERROR; 401 INVALID_API_KEY;
     * 403 REQUEST_FORBIDDEN_ERROR, CHANNEL_NOT_ACTIVATED; 409 IDEMPOTENCY_ERROR; 429
     * RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR; 503 CHANNEL_UNAVAILABLE.
     */
    readonly create: (
      input: CreateEwalletPaymentInput,
      options?: WriteOptions &
        Versioned<'2019-02-04' | '2020-01-25' | '2020-02-01' | '2020-02-21' | '2021-01-25'>,
    ) => Promise<Result<CreatedEwalletPayment, CreateEwalletPaymentErrorCode>>;
    /**
     * Get the status of an e-wallet payment: `GET /ewallets`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR,
     * REQUEST_FORBIDDEN; 404 PAYMENT_NOT_FOUND_ERROR; 429 RATE_LIMIT_EXCEEDED; 500
     * SERVER_ERROR.
     */
    readonly get: (
      input: GetEwalletPaymentInput,
      options?: CallOptions &
        Versioned<'2019-02-04' | '2020-01-25' | '2020-02-01' | '2020-02-21' | '2021-01-25'>,
    ) => Promise<Result<EwalletPaymentStatus, GetEwalletPaymentErrorCode>>;
  };
  readonly callbackVirtualAccounts: {
    /**
     * List the banks of virtual accounts: `GET /available_virtual_account_banks`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 429
     * RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly banks: (
      input?: Record<string, never>,
      options?: CallOptions,
    ) => Promise<Result<ListVirtualAccountBanksResponse, ListVirtualAccountBanksErrorCode>>;
    /**
     * Create a virtual account: `POST /callback_virtual_accounts`.
     * Errors: 400 API_VALIDATION_ERROR, BANK_NOT_SUPPORTED_ERROR,
     * EXPECTED_AMOUNT_REQUIRED_ERROR, MINIMUM_EXPECTED_AMOUNT_ERROR,
     * MAXIMUM_EXPECTED_AMOUNT_ERROR, SUGGESTED_AMOUNT_NOT_SUPPORTED_ERROR,
     * EXPIRATION_DATE_INVALID_ERROR, VIRTUAL_ACCOUNT_NUMBER_OUTSIDE_RANGE; 401 INVALID_API_KEY;
     * 403 REQUEST_FORBIDDEN_ERROR; 409 IDEMPOTENCY_ERROR,
     * DUPLICATE_CALLBACK_VIRTUAL_ACCOUNT_ERROR; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR; 503
     * CHANNEL_UNAVAILABLE.
     */
    readonly create: (
      input: CreateVirtualAccountInput,
      options?: WriteOptions,
    ) => Promise<Result<CallbackVirtualAccount, CreateVirtualAccountErrorCode>>;
    /**
     * Get a virtual account: `GET /callback_virtual_accounts/{id}`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * CALLBACK_VIRTUAL_ACCOUNT_NOT_FOUND_ERROR; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly get: (
      input: GetVirtualAccountInput,
      options?: CallOptions,
    ) => Promise<Result<CallbackVirtualAccount, GetVirtualAccountErrorCode>>;
    /**
     * Get a payment of a virtual account: `GET
     * /callback_virtual_account_payments/payment_id={payment_id}`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * CALLBACK_VIRTUAL_ACCOUNT_PAYMENT_NOT_FOUND_ERROR; 429 RATE_LIMIT_EXCEEDED; 500
     * SERVER_ERROR.
     */
    readonly payment: (
      input: GetVirtualAccountPaymentInput,
      options?: CallOptions,
    ) => Promise<Result<VirtualAccountPayment, GetVirtualAccountPaymentErrorCode>>;
    /**
     * Simulate a payment of a virtual account: `POST
     * /callback_virtual_accounts/external_id={external_id}/simulate_payment`.
     * Errors: 400 API_VALIDATION_ERROR, INACTIVE_VIRTUAL_ACCOUNT_ERROR; 401 INVALID_API_KEY;
     * 403 REQUEST_FORBIDDEN_ERROR; 404 CALLBACK_VIRTUAL_ACCOUNT_NOT_FOUND_ERROR; 409
     * IDEMPOTENCY_ERROR; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly simulate: (
      input: SimulateVirtualAccountPaymentInput,
      options?: WriteOptions,
    ) => Promise<
      Result<SimulateVirtualAccountPaymentResponse, SimulateVirtualAccountPaymentErrorCode>
    >;
    /**
     * Change a virtual account: `PATCH /callback_virtual_accounts/{id}`.
     * Errors: 400 API_VALIDATION_ERROR, INACTIVE_VIRTUAL_ACCOUNT_ERROR,
     * EXPECTED_AMOUNT_REQUIRED_ERROR, MINIMUM_EXPECTED_AMOUNT_ERROR,
     * MAXIMUM_EXPECTED_AMOUNT_ERROR, SUGGESTED_AMOUNT_NOT_SUPPORTED_ERROR,
     * EXPIRATION_DATE_INVALID_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * CALLBACK_VIRTUAL_ACCOUNT_NOT_FOUND_ERROR; 409 IDEMPOTENCY_ERROR; 429 RATE_LIMIT_EXCEEDED;
     * 500 SERVER_ERROR.
     */
    readonly update: (
      input: UpdateVirtualAccountInput,
      options?: WriteOptions,
    ) => Promise<Result<CallbackVirtualAccount, UpdateVirtualAccountErrorCode>>;
  };
  readonly directDebits: {
    /**
     * Debit a linked account: `POST /direct_debits`.
     * Errors: 400 API_VALIDATION_ERROR, PAYMENT_METHOD_NOT_FOUND_ERROR,
     * INACTIVE_PAYMENT_METHOD, CURRENCY_MISMATCHED; 401 INVALID_API_KEY; 403
     * REQUEST_FORBIDDEN_ERROR, CHANNEL_NOT_ACTIVATED; 409 IDEMPOTENCY_ERROR; 429
     * RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR; 503 CHANNEL_UNAVAILABLE.
     */
    readonly create: (
      input: CreateDirectDebitInput,
      options?: WriteOptions,
    ) => Promise<Result<DirectDebit, CreateDirectDebitErrorCode>>;
    /**
     * Get a direct debit: `GET /direct_debits/{id}`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly get: (
      input: GetDirectDebitInput,
      options?: CallOptions,
    ) => Promise<Result<DirectDebit, GetDirectDebitErrorCode>>;
    /**
     * List direct debits by reference: `GET /direct_debits`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 429
     * RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly list: (
      input: ListDirectDebitsInput,
      options?: CallOptions,
    ) => Promise<Result<ListDirectDebitsResponse, ListDirectDebitsErrorCode>>;
    /**
     * Have the bank send another one-time password: `POST /direct_debits/{id}/resend_otp`.
     * Errors: 400 API_VALIDATION_ERROR, NOT_SUPPORTED_BY_CHANNEL; 401 INVALID_API_KEY; 403
     * REQUEST_FORBIDDEN_ERROR; 404 DATA_NOT_FOUND; 409 IDEMPOTENCY_ERROR,
     * DIRECT_DEBIT_ALREADY_COMPLETED, DIRECT_DEBIT_ALREADY_FAILED; 429 RATE_LIMIT_EXCEEDED; 500
     * SERVER_ERROR.
     */
    readonly resendOtp: (
      input: ResendDirectDebitOtpInput,
      options?: WriteOptions,
    ) => Promise<Result<DirectDebit, ResendDirectDebitOtpErrorCode>>;
    /**
     * Confirm a direct debit with a one-time password: `POST /direct_debits/{id}/validate_otp`.
     * Errors: 400 API_VALIDATION_ERROR, NOT_SUPPORTED_BY_CHANNEL, INVALID_OTP_ERROR,
     * EXPIRED_OTP_ERROR, MAX_OTP_ATTEMPTS_ERROR; 401 INVALID_API_KEY; 403
     * REQUEST_FORBIDDEN_ERROR; 404 DATA_NOT_FOUND; 409 IDEMPOTENCY_ERROR,
     * DIRECT_DEBIT_ALREADY_COMPLETED, DIRECT_DEBIT_ALREADY_FAILED; 429 RATE_LIMIT_EXCEEDED; 500
     * SERVER_ERROR.
     */
    readonly validateOtp: (
      input: ValidateDirectDebitOtpInput,
      options?: WriteOptions,
    ) => Promise<Result<DirectDebit, ValidateDirectDebitOtpErrorCode>>;
  };
  readonly fixedPaymentCodes: {
    /**
     * Create a payment code for an outlet in Indonesia: `POST /fixed_payment_code`.
     * Errors: 400 API_VALIDATION_ERROR, EXPIRATION_DATE_INVALID_ERROR; 401 INVALID_API_KEY; 403
     * REQUEST_FORBIDDEN_ERROR; 409 IDEMPOTENCY_ERROR, DUPLICATE_PAYMENT_CODE_ERROR; 429
     * RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR; 503 CHANNEL_UNAVAILABLE.
     */
    readonly create: (
      input: CreateFixedPaymentCodeInput,
      options?: WriteOptions,
    ) => Promise<Result<FixedPaymentCode, CreateFixedPaymentCodeErrorCode>>;
    /**
     * Get a payment code of an outlet in Indonesia: `GET /fixed_payment_code/{id}`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * FIXED_PAYMENT_CODE_NOT_FOUND_ERROR; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly get: (
      input: GetFixedPaymentCodeInput,
      options?: CallOptions,
    ) => Promise<Result<FixedPaymentCode, GetFixedPaymentCodeErrorCode>>;
    /**
     * Get payments of a payment code of an outlet in Indonesia: `GET
     * /fixed_payment_code/{id}/payments`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * FIXED_PAYMENT_CODE_NOT_FOUND_ERROR; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly payments: {
      (
        input: ListFixedPaymentCodePaymentsInput,
        options?: CallOptions,
      ): Promise<
        Result<ListFixedPaymentCodePaymentsResponse, ListFixedPaymentCodePaymentsErrorCode>
      >;
      /** Every page as a success, from the start or from `query.after_id`. Throws `ApiError`. */
      readonly pages: (
        input: Forward<ListFixedPaymentCodePaymentsInput>,
        options?: CallOptions,
      ) => AsyncGenerator<Success<ListFixedPaymentCodePaymentsResponse>, void>;
      /** Every item of every page. Throws `ApiError`. */
      readonly items: (
        input: Forward<ListFixedPaymentCodePaymentsInput>,
        options?: CallOptions,
      ) => AsyncGenerator<FixedPaymentCodePayment, void>;
    };
    /**
     * Simulate a payment at an outlet in Indonesia: `POST
     * /fixed_payment_code/simulate_payment`.
     * Errors: 400 API_VALIDATION_ERROR, INACTIVE_PAYMENT_CODE_ERROR; 401 INVALID_API_KEY; 403
     * REQUEST_FORBIDDEN_ERROR; 404 FIXED_PAYMENT_CODE_NOT_FOUND_ERROR; 409 IDEMPOTENCY_ERROR;
     * 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly simulate: (
      input: SimulateOutletPaymentInput,
      options?: WriteOptions,
    ) => Promise<Result<SimulateVirtualAccountPaymentResponse, SimulateOutletPaymentErrorCode>>;
    /**
     * Change a payment code of an outlet in Indonesia: `PATCH /fixed_payment_code/{id}`.
     * Errors: 400 API_VALIDATION_ERROR, INACTIVE_PAYMENT_CODE_ERROR,
     * EXPIRATION_DATE_INVALID_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * FIXED_PAYMENT_CODE_NOT_FOUND_ERROR; 409 IDEMPOTENCY_ERROR; 429 RATE_LIMIT_EXCEEDED; 500
     * SERVER_ERROR.
     */
    readonly update: (
      input: UpdateFixedPaymentCodeInput,
      options?: WriteOptions,
    ) => Promise<Result<FixedPaymentCode, UpdateFixedPaymentCodeErrorCode>>;
  };
  readonly linkedAccountTokens: {
    /**
     * List the accounts of a token: `GET /linked_account_tokens/{id}/accounts`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly accounts: (
      input: ListLinkedAccountsInput,
      options?: CallOptions,
    ) => Promise<Result<ListLinkedAccountsResponse, ListLinkedAccountsErrorCode>>;
    /**
     * Begin to link an account: `POST /linked_account_tokens/auth`.
     * Errors: 400 API_VALIDATION_ERROR, CUSTOMER_NOT_FOUND_ERROR,
     * CHANNEL_CODE_NOT_SUPPORTED_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 409
     * IDEMPOTENCY_ERROR; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR; 503 CHANNEL_UNAVAILABLE.
     */
    readonly auth: (
      input: CreateLinkedAccountTokenInput,
      options?: WriteOptions,
    ) => Promise<Result<LinkedAccountToken, CreateLinkedAccountTokenErrorCode>>;
    /**
     * Unlink an account: `DELETE /linked_account_tokens/{id}`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 409 IDEMPOTENCY_ERROR; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly delete: (
      input: DeleteLinkedAccountTokenInput,
      options?: WriteOptions,
    ) => Promise<Result<DeleteLinkedAccountTokenResponse, DeleteLinkedAccountTokenErrorCode>>;
    /**
     * Link an account with a one-time password: `POST
     * /linked_account_tokens/{id}/validate_otp`.
     * Errors: 400 API_VALIDATION_ERROR, OPERATION_NOT_ALLOWED, INVALID_OTP_ERROR,
     * EXPIRED_OTP_ERROR, MAX_OTP_ATTEMPTS_ERROR; 401 INVALID_API_KEY; 403
     * REQUEST_FORBIDDEN_ERROR; 404 DATA_NOT_FOUND; 409 IDEMPOTENCY_ERROR,
     * LINKED_ACCOUNT_TOKEN_STATUS_INVALID; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly validateOtp: (
      input: ValidateLinkedAccountOtpInput,
      options?: WriteOptions,
    ) => Promise<Result<ValidatedToken, ValidateLinkedAccountOtpErrorCode>>;
  };
  readonly paymentCodes: {
    /**
     * Create a payment code for an outlet in the Philippines: `POST /payment_codes`.
     * Errors: 400 API_VALIDATION_ERROR, CHANNEL_CODE_NOT_SUPPORTED_ERROR,
     * EXPIRATION_DATE_INVALID_ERROR, SINGLE_USE_REQUIRED_ERROR; 401 INVALID_API_KEY; 403
     * REQUEST_FORBIDDEN_ERROR; 409 IDEMPOTENCY_ERROR, DUPLICATE_PAYMENT_CODE_ERROR; 429
     * RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR; 503 CHANNEL_UNAVAILABLE.
     */
    readonly create: (
      input: CreatePaymentCodeInput,
      options?: WriteOptions,
    ) => Promise<Result<PaymentCode, CreatePaymentCodeErrorCode>>;
    /**
     * Get a payment code of an outlet in the Philippines: `GET /payment_codes/{id}`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly get: (
      input: GetPaymentCodeInput,
      options?: CallOptions,
    ) => Promise<Result<PaymentCode, GetPaymentCodeErrorCode>>;
    /**
     * Get payments of a payment code of an outlet in the Philippines: `GET
     * /payment_codes/{id}/payments`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly payments: {
      (
        input: ListPaymentCodePaymentsInput,
        options?: CallOptions,
      ): Promise<Result<ListPaymentCodePaymentsResponse, ListPaymentCodePaymentsErrorCode>>;
      /** Every page as a success, from the start or from `query.after_id`. Throws `ApiError`. */
      readonly pages: (
        input: Forward<ListPaymentCodePaymentsInput>,
        options?: CallOptions,
      ) => AsyncGenerator<Success<ListPaymentCodePaymentsResponse>, void>;
      /** Every item of every page. Throws `ApiError`. */
      readonly items: (
        input: Forward<ListPaymentCodePaymentsInput>,
        options?: CallOptions,
      ) => AsyncGenerator<PaymentCodePayment, void>;
    };
    /**
     * Simulate a payment at an outlet in the Philippines: `POST
     * /payment_codes/{id}/payments/simulate`.
     * Errors: 400 API_VALIDATION_ERROR, INACTIVE_PAYMENT_CODE_ERROR; 401 INVALID_API_KEY; 403
     * REQUEST_FORBIDDEN_ERROR; 404 DATA_NOT_FOUND; 409 IDEMPOTENCY_ERROR; 429
     * RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly simulate: (
      input: SimulatePaymentCodeInput,
      options?: WriteOptions,
    ) => Promise<Result<SimulateVirtualAccountPaymentResponse, SimulatePaymentCodeErrorCode>>;
    /**
     * Change a payment code of an outlet in the Philippines: `PATCH /payment_codes/{id}`.
     * Errors: 400 API_VALIDATION_ERROR, INACTIVE_PAYMENT_CODE_ERROR,
     * EXPIRATION_DATE_INVALID_ERROR, SINGLE_USE_REQUIRED_ERROR; 401 INVALID_API_KEY; 403
     * REQUEST_FORBIDDEN_ERROR; 404 DATA_NOT_FOUND; 409 IDEMPOTENCY_ERROR; 429
     * RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly update: (
      input: UpdatePaymentCodeInput,
      options?: WriteOptions,
    ) => Promise<Result<PaymentCode, UpdatePaymentCodeErrorCode>>;
  };
  readonly paymentMethods: {
    /**
     * Make a payment method of a linked account: `POST /payment_methods`.
     * Errors: 400 API_VALIDATION_ERROR, CUSTOMER_NOT_FOUND_ERROR,
     * LINKED_ACCOUNT_NOT_FOUND_ERROR, INVALID_LINKED_ACCOUNT; 401 INVALID_API_KEY; 403
     * REQUEST_FORBIDDEN_ERROR; 409 IDEMPOTENCY_ERROR, DUPLICATE_ERROR; 429 RATE_LIMIT_EXCEEDED;
     * 500 SERVER_ERROR.
     */
    readonly create: (
      input: CreateLegacyPaymentMethodInput,
      options?: WriteOptions,
    ) => Promise<Result<LegacyPaymentMethod, CreateLegacyPaymentMethodErrorCode>>;
    /**
     * List the payment methods of a customer: `GET /payment_methods`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 429
     * RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly list: (
      input: ListLegacyPaymentMethodsInput,
      options?: CallOptions,
    ) => Promise<Result<ListLegacyPaymentMethodsResponse, ListLegacyPaymentMethodsErrorCode>>;
  };
  readonly invoices: {
    /**
     * Create an invoice: `POST /v2/invoices`.
     * Errors: 400 API_VALIDATION_ERROR, NO_COLLECTION_METHODS_ERROR; 401 INVALID_API_KEY; 403
     * REQUEST_FORBIDDEN_ERROR; 409 IDEMPOTENCY_ERROR; 429 RATE_LIMIT_EXCEEDED; 500
     * SERVER_ERROR; 503 CHANNEL_UNAVAILABLE.
     */
    readonly create: (
      input: CreateInvoiceInput,
      options?: WriteOptions,
    ) => Promise<Result<Invoice, CreateInvoiceErrorCode>>;
    /**
     * Expire an invoice: `POST /invoices/{id}/expire!`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * INVOICE_NOT_FOUND_ERROR; 409 IDEMPOTENCY_ERROR, INVOICE_ALREADY_PAID_ERROR; 429
     * RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly expire: (
      input: ExpireInvoiceInput,
      options?: WriteOptions,
    ) => Promise<Result<Invoice, ExpireInvoiceErrorCode>>;
    /**
     * Get an invoice: `GET /v2/invoices/{id}`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * INVOICE_NOT_FOUND_ERROR; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly get: (
      input: GetInvoiceInput,
      options?: CallOptions,
    ) => Promise<Result<Invoice, GetInvoiceErrorCode>>;
    /**
     * List invoices: `GET /v2/invoices`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 429
     * RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly list: (
      input?: ListInvoicesInput,
      options?: CallOptions,
    ) => Promise<Result<ListInvoicesResponse, ListInvoicesErrorCode>>;
  };
  readonly qrCodes: {
    /**
     * Create a QR code: `POST /qr_codes`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR,
     * CHANNEL_NOT_ACTIVATED; 409 IDEMPOTENCY_ERROR, DATA_NOT_FOUND, DUPLICATE_ERROR; 429
     * RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR; 503 CHANNEL_UNAVAILABLE.
     */
    readonly create: (
      input: CreateQrCodeInput,
      options?: WriteOptions & Versioned<string>,
    ) => Promise<Result<QrCode, CreateQrCodeErrorCode>>;
    /**
     * Get a QR code by external id: `GET /qr_codes/{external_id}`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly get: (
      input: GetQrCodeInput,
      options?: CallOptions & Versioned<string>,
    ) => Promise<Result<QrCode, GetQrCodeErrorCode>>;
    /**
     * Get payments of a QR code: `GET /qr_codes/payments`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly payments: (
      input: ListQrPaymentsInput,
      options?: CallOptions & Versioned<string>,
    ) => Promise<Result<ListQrPaymentsResponse, ListQrPaymentsErrorCode>>;
    /**
     * Simulate a payment of a QR code: `POST /qr_codes/{external_id}/payments/simulate`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 409 IDEMPOTENCY_ERROR; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly simulate: (
      input: SimulateQrPaymentInput,
      options?: WriteOptions & Versioned<string>,
    ) => Promise<Result<QrPayment, SimulateQrPaymentErrorCode>>;
  };
  readonly recurringPayments: {
    /**
     * Create a recurring payment: `POST /recurring_payments`.
     * Errors: 400 API_VALIDATION_ERROR, INVALID_JSON_FORMAT, UNSUPPORTED_CURRENCY,
     * INVALID_CREDIT_CARD_TOKEN_ERROR, INVALID_PAYMENT_METHOD_ID_ERROR; 401 INVALID_API_KEY;
     * 403 REQUEST_FORBIDDEN_ERROR, REQUEST_FORBIDDEN; 409 IDEMPOTENCY_ERROR; 429
     * RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR; 503 CHANNEL_UNAVAILABLE.
     */
    readonly create: (
      input: CreateRecurringPaymentInput,
      options?: WriteOptions,
    ) => Promise<Result<RecurringPayment, CreateRecurringPaymentErrorCode>>;
    /**
     * Get a recurring payment: `GET /recurring_payments/{id}`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly get: (
      input: GetRecurringPaymentInput,
      options?: CallOptions,
    ) => Promise<Result<RecurringPayment, GetRecurringPaymentErrorCode>>;
    /**
     * Pause a recurring payment: `POST /recurring_payments/{id}/pause!`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 409 IDEMPOTENCY_ERROR; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly pause: (
      input: PauseRecurringPaymentInput,
      options?: WriteOptions,
    ) => Promise<Result<RecurringPayment, PauseRecurringPaymentErrorCode>>;
    /**
     * Resume a recurring payment: `POST /recurring_payments/{id}/resume!`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 409 IDEMPOTENCY_ERROR; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly resume: (
      input: ResumeRecurringPaymentInput,
      options?: WriteOptions,
    ) => Promise<Result<RecurringPayment, ResumeRecurringPaymentErrorCode>>;
    /**
     * Stop a recurring payment: `POST /recurring_payments/{id}/stop!`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 409 IDEMPOTENCY_ERROR; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly stop: (
      input: StopRecurringPaymentInput,
      options?: WriteOptions,
    ) => Promise<Result<RecurringPayment, StopRecurringPaymentErrorCode>>;
    /**
     * Change a recurring payment: `PATCH /recurring_payments/{id}`.
     * Errors: 400 API_VALIDATION_ERROR, INVALID_JSON_FORMAT, INVALID_CREDIT_CARD_TOKEN_ERROR,
     * INVALID_PAYMENT_METHOD_ID_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 409 IDEMPOTENCY_ERROR; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly update: (
      input: UpdateRecurringPaymentInput,
      options?: WriteOptions,
    ) => Promise<Result<RecurringPayment, UpdateRecurringPaymentErrorCode>>;
  };
  readonly cardCharges: {
    /**
     * Capture an authorized card charge: `POST /credit_card_charges/{id}/capture`.
     * Errors: 400 API_VALIDATION_ERROR, INELIGIBLE_TRANSACTION_STATUS, CAPTURE_AMOUNT_EXCEEDED,
     * CAPTURE_DECLINED; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * CREDIT_CARD_CHARGE_NOT_FOUND_ERROR; 409 IDEMPOTENCY_ERROR; 429 RATE_LIMIT_EXCEEDED; 500
     * SERVER_ERROR.
     */
    readonly capture: (
      input: CaptureCardChargeInput,
      options?: WriteOptions & Versioned<string>,
    ) => Promise<Result<CardCharge, CaptureCardChargeErrorCode>>;
    /**
     * Charge a card: `POST /credit_card_charges`.
     * Errors: 400 API_VALIDATION_ERROR, INVALID_JSON_FORMAT, AMOUNT_BELOW_MINIMUM_LIMIT,
     * AMOUNT_ABOVE_MAXIMUM_LIMIT, EXTERNAL_ID_ALREADY_USED_ERROR, INVALID_TOKEN_ID_ERROR,
     * TOKEN_ALREADY_USED_ERROR, INVALID_CVN_LENGTH_ERROR, CARDHOLDER_NAME_REQUIRED,
     * INVALID_PROMOTION_DETAILS, INSTALLMENT_BELOW_MINIMUM_AMOUNT,
     * INVALID_AUTHENTICATION_ID_ERROR, AUTHENTICATION_ID_MISSING_ERROR,
     * AUTHENTICATION_ALREADY_USED_ERROR, AMOUNT_GREATER_THAN_AUTHENTICATED_ERROR; 401
     * INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR, CHANNEL_NOT_ACTIVATED; 404
     * TOKEN_NOT_FOUND_ERROR, MID_NOT_FOUND_ERROR, INSTALLMENT_UNAVAILABLE,
     * AUTHENTICATION_NOT_FOUND_ERROR; 409 IDEMPOTENCY_ERROR; 429 RATE_LIMIT_EXCEEDED; 500
     * SERVER_ERROR; 503 CHANNEL_UNAVAILABLE.
     */
    readonly create: (
      input: CreateCardChargeInput,
      options?: WriteOptions & Versioned<string>,
    ) => Promise<Result<CardCharge, CreateCardChargeErrorCode>>;
    /**
     * Get a card charge by id: `GET /credit_card_charges/{id}`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * CREDIT_CARD_CHARGE_NOT_FOUND_ERROR; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly get: (
      input: GetCardChargeInput,
      options?: CallOptions & Versioned<string>,
    ) => Promise<Result<CardCharge, GetCardChargeErrorCode>>;
    /**
     * Refund a card charge: `POST /credit_card_charges/{id}/refunds`.
     * Errors: 400 API_VALIDATION_ERROR, EXTERNAL_ID_ALREADY_USED_ERROR,
     * INELIGIBLE_TRANSACTION_STATUS, REFUND_IN_PROGRESS, REFUND_AMOUNT_EXCEEDED,
     * INSUFFICIENT_BALANCE; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * CREDIT_CARD_CHARGE_NOT_FOUND_ERROR; 409 IDEMPOTENCY_ERROR; 429 RATE_LIMIT_EXCEEDED; 500
     * SERVER_ERROR; 503 CHANNEL_UNAVAILABLE.
     */
    readonly refund: (
      input: RefundCardChargeInput,
      options?: WriteOptions & Versioned<'2018-01-01' | '2019-05-01'>,
    ) => Promise<Result<CardRefund, RefundCardChargeErrorCode>>;
    /**
     * Refund a card charge that the body names: `POST /credit_card_charges/refunds`.
     * Errors: 400 API_VALIDATION_ERROR, EXTERNAL_ID_ALREADY_USED_ERROR,
     * INELIGIBLE_TRANSACTION_STATUS, REFUND_IN_PROGRESS, REFUND_AMOUNT_EXCEEDED,
     * INSUFFICIENT_BALANCE; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * CREDIT_CARD_CHARGE_NOT_FOUND_ERROR; 409 IDEMPOTENCY_ERROR; 429 RATE_LIMIT_EXCEEDED; 500
     * SERVER_ERROR; 503 CHANNEL_UNAVAILABLE.
     */
    readonly refundNamed: (
      input: RefundNamedCardChargeInput,
      options?: WriteOptions & Versioned<'2018-01-01' | '2019-05-01'>,
    ) => Promise<Result<CardRefund, RefundNamedCardChargeErrorCode>>;
    /**
     * Reverse the authorization of a card charge: `POST
     * /credit_card_charges/{id}/auth_reversal`.
     * Errors: 400 API_VALIDATION_ERROR, INELIGIBLE_TRANSACTION_STATUS; 401 INVALID_API_KEY; 403
     * REQUEST_FORBIDDEN_ERROR; 404 CREDIT_CARD_CHARGE_NOT_FOUND_ERROR; 409 IDEMPOTENCY_ERROR;
     * 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly reverse: (
      input: ReverseCardChargeInput,
      options?: WriteOptions & Versioned<string>,
    ) => Promise<Result<CardReversal, ReverseCardChargeErrorCode>>;
  };
  readonly cardTokens: {
    /**
     * Authenticate the holder of a card token: `POST /credit_card_tokens/{id}/authentications`.
     * Errors: 400 API_VALIDATION_ERROR, TOKEN_ALREADY_USED_ERROR, INVALID_TOKEN_ID_ERROR,
     * INVALID_CVN_LENGTH_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR,
     * CHANNEL_NOT_ACTIVATED; 404 TOKEN_NOT_FOUND_ERROR; 409 IDEMPOTENCY_ERROR; 429
     * RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR; 503 CHANNEL_UNAVAILABLE.
     */
    readonly authenticate: (
      input: AuthenticateCardTokenInput,
      options?: WriteOptions & Versioned<string>,
    ) => Promise<Result<CardAuthentication, AuthenticateCardTokenErrorCode>>;
    /**
     * Create a card token: `POST /v2/credit_card_tokens`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR,
     * CHANNEL_NOT_ACTIVATED; 409 IDEMPOTENCY_ERROR; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR;
     * 503 CHANNEL_UNAVAILABLE.
     */
    readonly create: (
      input: CreateCardTokenInput,
      options?: WriteOptions & Versioned<string>,
    ) => Promise<Result<CardToken, CreateCardTokenErrorCode>>;
    /**
     * Create a card token: `POST /credit_card_tokens`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR,
     * CHANNEL_NOT_ACTIVATED; 409 IDEMPOTENCY_ERROR; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR;
     * 503 CHANNEL_UNAVAILABLE.
     */
    readonly createFormer: (
      input: CreateFormerCardTokenInput,
      options?: WriteOptions & Versioned<string>,
    ) => Promise<Result<CardToken, CreateFormerCardTokenErrorCode>>;
    /**
     * Get a card token by id: `GET /credit_card_tokens/{id}`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * TOKEN_NOT_FOUND_ERROR; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly get: (
      input: GetCardTokenInput,
      options?: CallOptions & Versioned<string>,
    ) => Promise<Result<CardToken, GetCardTokenErrorCode>>;
    /**
     * Get the authentication of a card token by id: `GET /credit_card_authentications/{id}`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * AUTHENTICATION_NOT_FOUND_ERROR; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly getAuthentication: (
      input: GetCardAuthenticationInput,
      options?: CallOptions & Versioned<string>,
    ) => Promise<Result<CardAuthentication, GetCardAuthenticationErrorCode>>;
  };
  readonly safeAcceptance: {
    /**
     * Charge a card by a signed form: `POST /credit_cards/safe_acceptance`.
     * Errors: 400 API_VALIDATION_ERROR, AMOUNT_BELOW_MINIMUM_LIMIT, AMOUNT_ABOVE_MAXIMUM_LIMIT,
     * EXTERNAL_ID_ALREADY_USED_ERROR, INVALID_TOKEN_ID_ERROR, TOKEN_ALREADY_USED_ERROR,
     * INVALID_CVN_LENGTH_ERROR, CARDHOLDER_NAME_REQUIRED, AUTHENTICATION_ID_MISSING_ERROR; 401
     * INVALID_API_KEY, INVALID_SIGNATURE_ERROR; 403 REQUEST_FORBIDDEN_ERROR,
     * CHANNEL_NOT_ACTIVATED; 404 TOKEN_NOT_FOUND_ERROR; 409 IDEMPOTENCY_ERROR; 429
     * RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR; 503 CHANNEL_UNAVAILABLE.
     */
    readonly accept: (
      input: AcceptSafelyInput,
      options?: WriteOptions & Versioned<string>,
    ) => Promise<Result<SafeAcceptance, AcceptSafelyErrorCode>>;
  };
}
