// What the calls of this package take and return.
// Generated from the contracts by `npm run generate`; not edited by hand.
import type {
  CallOptions,
  Forward,
  Needed,
  Result,
  Success,
  ToArrayOptions,
  Versioned,
  WaitOptions,
  WriteOptions,
} from '@kasir/client';

/** Codes of EWALLET channels. */
export type EwalletChannel =
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

/** What EWALLET channels require in `channel_properties`. */
export interface EwalletRequires {
  ID_OVO: 'mobile_number';
  ID_DANA: 'success_redirect_url';
  ID_LINKAJA: 'success_redirect_url';
  ID_SHOPEEPAY: 'success_redirect_url';
  ID_NEXCASH: 'success_redirect_url';
  ID_GOPAY: 'success_redirect_url' | 'failure_redirect_url';
  ID_GOPAY_RECURRING: 'success_redirect_url' | 'failure_redirect_url';
  ID_SAKUKU: 'success_redirect_url';
  ID_ASTRAPAY: 'success_redirect_url' | 'failure_redirect_url';
  ID_JENIUSPAY: 'cashtag';
  PH_GCASH: 'success_redirect_url' | 'failure_redirect_url';
  PH_GRABPAY: 'success_redirect_url' | 'failure_redirect_url';
  PH_SHOPEEPAY: 'success_redirect_url' | 'failure_redirect_url';
  PH_PAYMAYA: 'success_redirect_url' | 'failure_redirect_url' | 'cancel_redirect_url';
  VN_APPOTA: 'success_redirect_url' | 'failure_redirect_url';
  VN_MOMO: 'success_redirect_url' | 'failure_redirect_url';
  VN_VNPTWALLET: 'success_redirect_url' | 'failure_redirect_url';
  VN_VIETTELPAY: 'success_redirect_url' | 'failure_redirect_url';
  VN_ZALOPAY: 'success_redirect_url' | 'failure_redirect_url';
  VN_SHOPEEPAY: 'success_redirect_url' | 'failure_redirect_url';
  TH_LINEPAY: 'success_redirect_url' | 'failure_redirect_url';
  TH_TRUEMONEY: 'success_redirect_url' | 'failure_redirect_url';
  TH_WECHATPAY: 'success_redirect_url' | 'failure_redirect_url';
  TH_SHOPEEPAY: 'success_redirect_url' | 'failure_redirect_url';
  MY_GRABPAY: 'success_redirect_url' | 'failure_redirect_url';
  MY_TOUCHNGO: 'success_redirect_url' | 'failure_redirect_url';
  MY_WECHATPAY: 'success_redirect_url' | 'failure_redirect_url';
  MY_SHOPEEPAY: 'success_redirect_url' | 'failure_redirect_url';
  HK_ALIPAY: 'success_redirect_url' | 'failure_redirect_url';
}

/** Body of `POST /credit_cards/safe_acceptance`. */
export interface AcceptSafelyBody {
  /** In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. (SAFE-amount) */
  amount: number | string;
  /**
   * URL to which the browser is sent with the result. (SAFE-return_url)
   * An http or https URL, at most 2,048 characters.
   */
  return_url: string;
  /**
   * The merchant's own reference. (SAFE-reference_id)
   * At most 64 characters.
   */
  reference_id: string;
  /** Kind of charge to make with the card. (SAFE-transaction_type) */
  transaction_type: 'SALES' | 'AUTHORIZATION';
  /** Time at which the request was signed. (SAFE-request_timestamp) */
  request_timestamp: string;
  /**
   * Text on the payer's card statement. (SAFE-descriptor)
   * At most 255 characters.
   */
  descriptor?: string | null | undefined;
  /** Number of the card, digits only. Never stored or logged. (SAFE-card_number) */
  card_number?: string | null | undefined;
  /** Year in which the card expires, four digits. (SAFE-card_exp_year) */
  card_exp_year?: string | null | undefined;
  /** Month in which the card expires, 01 to 12. (SAFE-card_exp_month) */
  card_exp_month?: string | null | undefined;
  /** Security code of the card. Never stored or logged. (SAFE-card_cvn) */
  card_cvn?: string | null | undefined;
  /** True when the cardholder authenticates with 3-D Secure. (SAFE-should_authenticate) */
  should_authenticate?: boolean | null | undefined;
  /** Three-letter currency code (ISO 4217), such as IDR. (SAFE-currency) */
  currency?: string | null | undefined;
  /** Public key of the account, which the browser sends. (SAFE-authorization) */
  authorization?: string | null | undefined;
  /** Id of the card token. (SAFE-token_id) */
  token_id?: string | null | undefined;
  /** Names of the signed fields, separated by commas. (SAFE-signed_field_names) */
  signed_field_names?: string | null | undefined;
  /** Signature of the fields that signed_field_names lists. */
  signature?: string | null | undefined;
}

/** States of a safe acceptance. */
export type AcceptanceStatus = 'CAPTURED' | 'AUTHORIZED' | 'REVERSED' | 'FAILED' | 'IN_REVIEW';

/** Another form in which the number of a virtual account can be shown. */
export interface AlternativeDisplay {
  /** Form of the display. */
  type: string;
  /** Data to show, such as the content of a QR code. */
  data: string;
}

/** Body of `POST /credit_card_tokens/{id}/authentications`. */
export interface AuthenticateCardTokenBody {
  /**
   * In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * Above 0.
   */
  amount: number;
  /** Three-letter currency code (ISO 4217), such as IDR. Default IDR. */
  currency?: string | null | undefined;
  /**
   * The merchant's own reference.
   * At most 1,000 characters.
   */
  external_id?: string | null | undefined;
  /** Security code of the card. Never stored or logged. */
  card_cvn?: string | null | undefined;
}

/** Parameters in the path of `POST /credit_card_tokens/{id}/authentications`. */
export interface AuthenticateCardTokenParams {
  /** Id of the object that the call is about. */
  id: string;
}

/** An item of an e-wallet charge. */
export interface BasketItem {
  /** The merchant's own reference of the item. */
  reference_id: string;
  /** Name, as payers see it. */
  name: string;
  /** Category, as defined by the merchant. */
  category: string;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: string;
  /**
   * Price of one. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * At least 0.
   */
  price: number;
  /**
   * Number of units.
   * Above 0.
   */
  quantity: number;
  /** Kind of goods or service. */
  type: string;
  /** Second category, as defined by the merchant. */
  sub_category?: string | null | undefined;
  /** URL of its page in the shop. */
  url?: string | null | undefined;
  /** Further description. */
  description?: string | null | undefined;
  /** The merchant's own keys and values, shown again as they were sent. */
  metadata?: Record<string, unknown> | null | undefined;
}

/** `customer` of CreateInvoiceBody. */
export interface BilledCustomer {
  /**
   * The merchant's id of the customer.
   * At most 255 characters.
   */
  id?: string | null | undefined;
  /**
   * Id of the customer it belongs to.
   * At most 255 characters.
   */
  customer_id?: string | null | undefined;
  /**
   * First and further given names.
   * At most 255 characters.
   */
  given_names?: string | null | undefined;
  /**
   * Family name.
   * At most 255 characters.
   */
  surname?: string | null | undefined;
  /**
   * Email address.
   * At most 255 characters.
   */
  email?: string | null | undefined;
  /**
   * Mobile number in E.164 form, such as +6281234567890.
   * At most 255 characters.
   */
  mobile_number?: string | null | undefined;
  /**
   * Phone number in E.164 form, such as +62215550100.
   * At most 255 characters.
   */
  phone_number?: string | null | undefined;
  /** Address of the customer. */
  address?: InvoiceAddress | null | undefined;
  /** Addresses of the customer. */
  addresses?: readonly InvoiceAddress[] | null | undefined;
}

/** Body of `POST /cardless-credit/payment-types`. */
export interface CalculatePaymentTypesBody {
  /** Items of the purchase. (CC-CALC-items) */
  items: readonly CardlessCreditItem[];
  /** Code of the lender. (CC-CALC-cardless_credit_type) */
  cardless_credit_type: 'KREDIVO';
  /**
   * In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. (CC-CALC-amount)
   * A whole number, at least 1, at most 1,000,000,000,000,000.
   */
  amount: number;
}

/** Response of `POST /cardless-credit/payment-types`. */
export interface CalculatePaymentTypesResponse {
  /** Message about the result. (CC-CALC-message) */
  message: string;
  /** Repayment plans that the lender offers. (CC-CALC-payments) */
  payments: CalculatedPaymentType[];
}

/** A repayment plan of a cardless credit. */
export interface CalculatedPaymentType {
  /** Id of the payment type. (CCCALC-FIELD-id) */
  id: CardlessCreditPaymentType;
  /** Name of the payment type. (CCCALC-FIELD-name) */
  name: string;
  /**
   * In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * (CCCALC-FIELD-amount)
   */
  amount: number;
  /**
   * Amount before interest and rounding. In the currency's own unit: 10000 IDR is Rp10,000,
   * 10.5 PHP is ₱10.50. (CCCALC-FIELD-raw_amount)
   */
  raw_amount: number;
  /**
   * Total amount, with interest. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is
   * ₱10.50. (CCCALC-FIELD-installment_amount)
   */
  installment_amount: number;
  /**
   * Amount to be paid each month, before rounding. In the currency's own unit: 10000 IDR is
   * Rp10,000, 10.5 PHP is ₱10.50. (CCCALC-FIELD-raw_monthly_installment)
   */
  raw_monthly_installment: number;
  /**
   * Amount to be paid each month. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP
   * is ₱10.50. (CCCALC-FIELD-monthly_installment)
   */
  monthly_installment: number;
  /**
   * Monthly amount after the discount, 0 without a discount. In the currency's own unit: 10000
   * IDR is Rp10,000, 10.5 PHP is ₱10.50. (CCCALC-FIELD-discounted_monthly_installment)
   */
  discounted_monthly_installment: number;
  /**
   * Monthly interest, as a fraction of the amount. (CCCALC-FIELD-rate)
   * At least 0.
   */
  rate: number;
  /**
   * Amount to be paid at once. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is
   * ₱10.50. (CCCALC-FIELD-down_payment)
   * At least 0.
   */
  down_payment: number;
  /**
   * Number of months of repayment. (CCCALC-FIELD-tenure)
   * A whole number, at least 1.
   */
  tenure: number;
}

/** A virtual account: a bank account number that payers pay to. */
export interface CallbackVirtualAccount {
  /** Id of the object. */
  id: string;
  /** Id of the business (account) that it belongs to. */
  owner_id: string;
  /** The merchant's own reference. */
  external_id: string;
  /** Code of the bank. */
  bank_code: string;
  /** First digits of every number of the merchant. */
  merchant_code: string;
  /** Name shown to the payer. */
  name: string;
  /** Number of the virtual account. */
  account_number: string;
  /** True when it can be paid only once. */
  is_single_use: boolean;
  /** True when only the expected amount is accepted. */
  is_closed: boolean;
  /** The current state. */
  status: CallbackVirtualAccountStatus;
  /**
   * Time at which it expires if it has not been paid.
   * An ISO 8601 time.
   */
  expiration_date: string;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: string;
  /** Two-letter country code (ISO 3166-1), such as ID. */
  country: string;
  /**
   * Amount that has to be paid; any amount when omitted. In the currency's own unit: 10000 IDR
   * is Rp10,000, 10.5 PHP is ₱10.50.
   */
  expected_amount?: number | undefined;
  /**
   * Amount that is suggested to the payer, who may change it. In the currency's own unit: 10000
   * IDR is Rp10,000, 10.5 PHP is ₱10.50.
   */
  suggested_amount?: number | undefined;
  /** Text for the merchant's own use. */
  description?: string | undefined;
  /** Further forms in which the number can be shown. */
  alternative_displays?: AlternativeDisplay[] | undefined;
}

/** States of a virtual account. */
export type CallbackVirtualAccountStatus = 'PENDING' | 'ACTIVE' | 'INACTIVE';

/** Body of `POST /credit_card_charges/{id}/capture`. */
export interface CaptureCardChargeBody {
  /**
   * In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * Above 0.
   */
  amount: number;
}

/** Parameters in the path of `POST /credit_card_charges/{id}/capture`. */
export interface CaptureCardChargeParams {
  /** Id of the object that the call is about. */
  id: string;
}

/** The authentication of a cardholder with 3-D Secure. */
export interface CardAuthentication {
  /** Id of the authentication. */
  id: string;
  /** Id of the card token. */
  credit_card_token_id: string;
  /** The merchant's own reference. */
  external_id?: string | undefined;
  /** In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. */
  amount: number;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: string;
  /** Number of the card, all but its first six and last four digits hidden. */
  masked_card_number: string;
  /** The current state. */
  status: CardTokenStatus;
  /** Page on which the cardholder authenticates. */
  payer_authentication_url?: string | undefined;
  /** Electronic commerce indicator: the network's rating of the authentication. */
  eci?: string | undefined;
  /** Version of 3-D Secure. */
  threeds_version?: string | undefined;
  /** Reason for the failure. More reasons may follow. */
  failure_reason?: string | undefined;
}

/** A charge of a card. */
export interface CardCharge {
  /** Id of the charge. (CARD-FIELD-id) */
  id: string;
  /**
   * Time of creation. (CARD-FIELD-created)
   * An ISO 8601 time.
   */
  created: string;
  /** The current state. (CARD-FIELD-status) */
  status: CardChargeStatus;
  /** Id of the business (account) that it belongs to. (CARD-FIELD-business_id) */
  business_id: string;
  /**
   * Amount that the bank of the card has reserved. In the currency's own unit: 10000 IDR is
   * Rp10,000, 10.5 PHP is ₱10.50. (CARD-FIELD-authorized_amount)
   */
  authorized_amount: number;
  /**
   * Part of the authorized amount that is captured. In the currency's own unit: 10000 IDR is
   * Rp10,000, 10.5 PHP is ₱10.50. (CARD-FIELD-capture_amount)
   */
  capture_amount?: number | undefined;
  /** The merchant's own reference. (CARD-FIELD-external_id) */
  external_id: string;
  /** Merchant id at the acquiring bank. (CARD-FIELD-merchant_id) */
  merchant_id: string;
  /** Reference at the acquiring bank. (CARD-FIELD-merchant_reference_code) */
  merchant_reference_code: string;
  /** Kind of card: credit or debit. (CARD-FIELD-card_type) */
  card_type: 'CREDIT' | 'DEBIT';
  /**
   * Number of the card, all but its first six and last four digits hidden.
   * (CARD-FIELD-masked_card_number)
   */
  masked_card_number: string;
  /** Use of the card: once, saved, or repeated. (CARD-FIELD-charge_type) */
  charge_type: 'SINGLE_USE_TOKEN' | 'MULTIPLE_USE_TOKEN' | 'RECURRING';
  /** Card network. (CARD-FIELD-card_brand) */
  card_brand: string;
  /** Id of the charge at the bank. (CARD-FIELD-bank_reconciliation_id) */
  bank_reconciliation_id: string;
  /** Electronic commerce indicator: the network's rating of the authentication. (CARD-FIELD-eci) */
  eci?: string | undefined;
  /**
   * Reason for the failure. More reasons may follow. Given when status is FAILED.
   * (CARD-FIELD-failure_reason)
   */
  failure_reason?: CardFailureReason | undefined;
  /** Approval code of the bank. (CARD-FIELD-approval_code) */
  approval_code?: string | undefined;
  /** Result of the check of the security code, by the bank's code. (CARD-FIELD-cvn_code) */
  cvn_code?: 'M' | 'N' | 'P' | undefined;
  /** Text on the payer's card statement. (CARD-FIELD-descriptor) */
  descriptor?: string | undefined;
  /** Three-letter currency code (ISO 4217), such as IDR. Default IDR. (CARD-FIELD-currency) */
  currency: string;
  /**
   * Label of the merchant id to use, where the account has several. Only in responses for
   * switcher merchants. (CARD-FIELD-mid_label)
   */
  mid_label?: string | undefined;
  /** The discount that is claimed. (CARD-FIELD-promotion) */
  promotion?: CardChargePromotion | undefined;
  /** Installments of the payment. (CARD-FIELD-installment) */
  installment?: CardChargeInstallment | undefined;
  /**
   * The merchant's own keys and values, shown again as they were sent.
   * At most 50 keys.
   */
  metadata?:
    | Record<string, string | number | boolean | Record<string, unknown> | unknown[] | null>
    | undefined;
}

/** `installment` of CardCharge. */
export interface CardChargeInstallment {
  /** Number of installments. (CARD-FIELD-installment.count) */
  count: number;
  /** Unit of the time between two charges. (CARD-FIELD-installment.interval) */
  interval: string;
}

/** `promotion` of CardCharge. */
export interface CardChargePromotion {
  /** Reference of the discount. (CARD-FIELD-promotion.reference_id) */
  reference_id: string;
  /**
   * Amount before the discount. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is
   * ₱10.50. (CARD-FIELD-promotion.original_amount)
   */
  original_amount: number;
}

/** States of a card charge. */
export type CardChargeStatus = 'CAPTURED' | 'AUTHORIZED' | 'REVERSED' | 'FAILED';

/** A card as it is sent. Never stored or logged. */
export interface CardData {
  /** Number of the card. (TOKEN-card_data.account_number) */
  account_number: string;
  /** Month in which the card expires, 01 to 12. (TOKEN-card_data.exp_month) */
  exp_month: string;
  /** Year in which the card expires, four digits. (TOKEN-card_data.exp_year) */
  exp_year: string;
  /** Security code of the card. Never stored or logged. */
  cvn?: string | null | undefined;
  /**
   * First name of the cardholder.
   * At most 255 characters.
   */
  cardholder_first_name?: string | null | undefined;
  /**
   * Last name of the cardholder.
   * At most 255 characters.
   */
  cardholder_last_name?: string | null | undefined;
  /**
   * Email address of the cardholder.
   * At most 255 characters.
   */
  cardholder_email?: string | null | undefined;
  /**
   * Phone number of the cardholder, in E.164 form.
   * At most 255 characters.
   */
  cardholder_phone_number?: string | null | undefined;
}

/** Reasons for the failure of a card charge. */
export type CardFailureReason =
  | 'EXPIRED_CARD'
  | 'CARD_DECLINED'
  | 'INSUFFICIENT_BALANCE'
  | 'STOLEN_CARD'
  | 'INACTIVE_CARD'
  | 'INVALID_CVN'
  | 'PROCESSOR_ERROR'
  | 'BIN_BLOCK';

/** Information about a card from its first digits. */
export interface CardInfo {
  /** Name of the bank that issued the card. */
  bank: string;
  /** Two-letter country code (ISO 3166-1), such as ID. */
  country: string;
  /** A credit or a debit card. */
  type: 'CREDIT' | 'DEBIT';
  /** Card network. */
  brand: string;
  /** Fingerprint that is the same for the same card, whatever its token. */
  fingerprint: string;
}

/** A refund of a card charge. */
export interface CardRefund {
  /** Id of the refund. */
  id: string;
  /** Id of the card charge. */
  credit_card_charge_id: string;
  /** Id of the business (account) that it belongs to. */
  user_id: string;
  /** The merchant's own reference. */
  external_id: string;
  /** In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. */
  amount: number;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: string;
  /** The current state. */
  status: 'REQUESTED' | 'SUCCEEDED' | 'FAILED';
  /**
   * Part of the fee that is refunded. In the currency's own unit: 10000 IDR is Rp10,000, 10.5
   * PHP is ₱10.50.
   */
  fee_refund_amount: number;
  /** Reason for the failure. More reasons may follow. */
  failure_reason?: string | undefined;
  /**
   * Time of creation.
   * An ISO 8601 time.
   */
  created: string;
  /**
   * Time of the last change.
   * An ISO 8601 time.
   */
  updated: string;
}

/** The release of an amount that was authorized for a card charge. */
export interface CardReversal {
  /** Id of the reversal. */
  id: string;
  /** Id of the card charge. */
  credit_card_charge_id: string;
  /** Id of the business (account) that it belongs to. */
  business_id: string;
  /** The merchant's own reference. */
  external_id: string;
  /** In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. */
  amount: number;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: string;
  /** The current state. */
  status: 'SUCCEEDED';
  /**
   * Time of creation.
   * An ISO 8601 time.
   */
  created: string;
}

/** A card that was tokenized. */
export interface CardToken {
  /** Id of the card token. */
  id: string;
  /** The merchant's own reference. (TOKEN-external_id) */
  external_id?: string | undefined;
  /** The current state. (TOKEN-status) */
  status: CardTokenStatus;
  /** True when the token can be charged more than once. (TOKEN-is_multiple_use) */
  is_multiple_use: boolean;
  /** Number of the card, all but its first six and last four digits hidden. */
  masked_card_number: string;
  /** Month in which the card expires, 01 to 12. */
  card_expiration_month: string;
  /** Year in which the card expires, four digits. */
  card_expiration_year: string;
  /** Information about the card from its first digits. */
  card_info: CardInfo;
  /** Id of the authentication with 3-D Secure. */
  authentication_id?: string | undefined;
  /** Page on which the cardholder authenticates. */
  payer_authentication_url?: string | undefined;
  /** Reason for the failure. More reasons may follow. */
  failure_reason?: string | undefined;
}

/** States of a card token. */
export type CardTokenStatus = 'VERIFIED' | 'IN_REVIEW' | 'FAILED';

/** Shipping address of a cardless credit. */
export interface CardlessCreditAddress {
  /**
   * First name. (CC-CREATE-shipping_address.first_name)
   * At most 1,000 characters.
   */
  first_name: string;
  /**
   * Last name. (CC-CREATE-shipping_address.last_name)
   * At most 1,000 characters.
   */
  last_name: string;
  /**
   * Street address. (CC-CREATE-shipping_address.address)
   * At most 1,000 characters.
   */
  address: string;
  /**
   * City. (CC-CREATE-shipping_address.city)
   * At most 1,000 characters.
   */
  city: string;
  /**
   * Postal code. (CC-CREATE-shipping_address.postal_code)
   * At most 1,000 characters.
   */
  postal_code: string;
  /**
   * Phone number. (CC-CREATE-shipping_address.phone)
   * At most 1,000 characters.
   */
  phone: string;
  /** Country code of two or three letters. (CC-CREATE-shipping_address.country_code) */
  country_code: string;
}

/** A checkout that is paid back in installments. */
export interface CardlessCreditCheckout {
  /** URL to which the payer is sent next. (CC-FIELD-redirect_url) */
  redirect_url: string;
  /** Id of the checkout. (CC-FIELD-transaction_id) */
  transaction_id: string;
  /** Id of the order at the lender. (CC-FIELD-order_id) */
  order_id: string;
  /** The merchant's own reference. (CC-FIELD-external_id) */
  external_id: string;
  /** Code of the lender. (CC-FIELD-cardless_credit_type) */
  cardless_credit_type: 'KREDIVO';
}

/** An item bought on a cardless credit; a discount has a negative price. */
export interface CardlessCreditItem {
  /**
   * The merchant's id of the item. (CC-CREATE-items.id)
   * At most 1,000 characters.
   */
  id: string;
  /**
   * Name, as payers see it. (CC-CREATE-items.name)
   * At most 1,000 characters.
   */
  name: string;
  /**
   * Kind of goods or service. (CC-CREATE-items.type)
   * At most 1,000 characters.
   */
  type: string;
  /**
   * URL of its page in the shop. (CC-CREATE-items.url)
   * At most 1,000 characters.
   */
  url: string;
  /**
   * Price of one. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * (CC-CREATE-items.price)
   * A whole number.
   */
  price: number;
  /**
   * Number of units. (CC-CREATE-items.quantity)
   * A whole number, at least 1.
   */
  quantity: number;
}

/** Repayment plans of a cardless credit. */
export type CardlessCreditPaymentType = '30_days' | '3_months' | '6_months' | '12_months';

/** Name and address of a cardholder. */
export interface ChargeBilling {
  /**
   * First and further given names. (CARD-CREATE-billing_details.given_names)
   * At most 255 characters.
   */
  given_names?: string | null | undefined;
  /**
   * Family name. (CARD-CREATE-billing_details.surname)
   * At most 255 characters.
   */
  surname?: string | null | undefined;
  /**
   * Email address. (CARD-CREATE-billing_details.email)
   * At most 255 characters.
   */
  email?: string | null | undefined;
  /**
   * Mobile number in E.164 form, such as +6281234567890.
   * (CARD-CREATE-billing_details.mobile_number)
   * At most 255 characters.
   */
  mobile_number?: string | null | undefined;
  /**
   * Phone number in E.164 form, such as +62215550100.
   * (CARD-CREATE-billing_details.phone_number)
   * At most 255 characters.
   */
  phone_number?: string | null | undefined;
  /** Address of the cardholder. (CARD-CREATE-billing_details.address) */
  address?: ChargeBillingAddress | null | undefined;
}

/** `address` of ChargeBilling. */
export interface ChargeBillingAddress {
  /**
   * Two-letter country code (ISO 3166-1), such as ID.
   * (CARD-CREATE-billing_details.address.country)
   */
  country: string;
  /**
   * First line of the street address. (CARD-CREATE-billing_details.address.street_line1)
   * At most 255 characters.
   */
  street_line1?: string | null | undefined;
  /**
   * Second line of the street address. (CARD-CREATE-billing_details.address.street_line2)
   * At most 255 characters.
   */
  street_line2?: string | null | undefined;
  /**
   * City. (CARD-CREATE-billing_details.address.city)
   * At most 255 characters.
   */
  city?: string | null | undefined;
  /**
   * Postal code. (CARD-CREATE-billing_details.address.postal_code)
   * At most 255 characters.
   */
  postal_code?: string | null | undefined;
  /**
   * Province. (CARD-CREATE-billing_details.address.province)
   * At most 255 characters.
   */
  province?: string | null | undefined;
  /**
   * State. (CARD-CREATE-billing_details.address.state)
   * At most 255 characters.
   */
  state?: string | null | undefined;
}

/** Kinds of e-wallet charges: authorized once, or by a saved wallet. */
export type CheckoutMethod = 'ONE_TIME_PAYMENT' | 'TOKENIZED_PAYMENT';

/** Body of `POST /credit_card_charges`. */
export interface CreateCardChargeBody {
  /** Id of the card token. (CARD-CREATE-token_id) */
  token_id: string;
  /**
   * The merchant's own reference. (CARD-CREATE-external_id)
   * At most 64 characters.
   */
  external_id: string;
  /**
   * In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. (CARD-CREATE-amount)
   * Above 0.
   */
  amount: number;
  /** Id of the authentication with 3-D Secure. (CARD-CREATE-authentication_id) */
  authentication_id?: string | null | undefined;
  /** Security code of the card. Never stored or logged. (CARD-CREATE-card_cvn) */
  card_cvn?: string | null | undefined;
  /**
   * True to take the money at once; false holds it until it is captured. Default true.
   * (CARD-CREATE-capture)
   */
  capture?: boolean | null | undefined;
  /**
   * Text on the payer's card statement. (CARD-CREATE-descriptor)
   * At most 255 characters.
   */
  descriptor?: string | null | undefined;
  /** Three-letter currency code (ISO 4217), such as IDR. Default IDR. (CARD-CREATE-currency) */
  currency?: string | null | undefined;
  /**
   * Label of the merchant id to use, where the account has several. (CARD-CREATE-mid_label)
   * At most 255 characters.
   */
  mid_label?: string | null | undefined;
  /** Name and address of the cardholder. (CARD-CREATE-billing_details) */
  billing_details?: ChargeBilling | null | undefined;
  /** The discount that is claimed. (CARD-CREATE-promotion) */
  promotion?: CreateCardChargeBodyPromotion | null | undefined;
  /** Installments of the payment. (CARD-CREATE-installment) */
  installment?: CreateCardChargeBodyInstallment | null | undefined;
  /**
   * The merchant's own keys and values, shown again as they were sent.
   * At most 50 keys.
   */
  metadata?:
    | Record<
        string,
        string | number | boolean | Record<string, unknown> | readonly unknown[] | null
      >
    | null
    | undefined;
}

/** `installment` of CreateCardChargeBody. */
export interface CreateCardChargeBodyInstallment {
  /**
   * Number of installments. (CARD-CREATE-installment.count)
   * A whole number, above 0.
   */
  count: number;
  /**
   * Unit of the time between two charges. (CARD-CREATE-installment.interval)
   * At most 20 characters.
   */
  interval: string;
}

/** `promotion` of CreateCardChargeBody. */
export interface CreateCardChargeBodyPromotion {
  /**
   * Reference of the discount. (CARD-CREATE-promotion.reference_id)
   * At most 255 characters.
   */
  reference_id: string;
  /**
   * Amount before the discount. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is
   * ₱10.50. (CARD-CREATE-promotion.original_amount)
   * Above 0.
   */
  original_amount: number;
}

/** Body of `POST /v2/credit_card_tokens`. */
export interface CreateCardTokenBody {
  /** True when it can be charged only once. */
  is_single_use?: boolean | null | undefined;
  /** True when the token can be charged more than once. (TOKEN-is_multiple_use) */
  is_multiple_use?: boolean | null | undefined;
  /** True when the cardholder authenticates with 3-D Secure. (TOKEN-should_authenticate) */
  should_authenticate?: boolean | null | undefined;
  /**
   * In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. (TOKEN-amount)
   * Above 0.
   */
  amount?: number | null | undefined;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency?: string | null | undefined;
  /**
   * The merchant's own reference. (TOKEN-external_id)
   * At most 1,000 characters.
   */
  external_id?: string | null | undefined;
  /** The card. Never stored or logged. (TOKEN-card_data) */
  card_data: CardData;
  /** Security code of the card. Never stored or logged. (TOKEN-card_cvn) */
  card_cvn?: string | null | undefined;
  /** Name and address of the cardholder. (TOKEN-billing_details) */
  billing_details?: TokenBilling | null | undefined;
  /** The customer, sent in place of customer_id. (TOKEN-customer) */
  customer?: TokenBilling | null | undefined;
}

/** Body of `POST /cardless-credit`. */
export interface CreateCardlessCreditBody {
  /** The repayment plan. (CC-CREATE-payment_type) */
  payment_type: CardlessCreditPaymentType;
  /** Items of the purchase. (CC-CREATE-items) */
  items: readonly CardlessCreditItem[];
  /** The buyer. (CC-CREATE-customer_details) */
  customer_details: CreateCardlessCreditBodyCustomerDetails;
  /** Shipping address. (CC-CREATE-shipping_address) */
  shipping_address: CardlessCreditAddress;
  /** Code of the lender. (CC-CREATE-cardless_credit_type) */
  cardless_credit_type: 'KREDIVO';
  /**
   * The merchant's own reference. (CC-CREATE-external_id)
   * At most 1,000 characters.
   */
  external_id: string;
  /**
   * In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. (CC-CREATE-amount)
   * A whole number, at least 1, at most 1,000,000,000,000,000.
   */
  amount: number;
  /**
   * URL to which the payer is sent after the checkout. (CC-CREATE-redirect_url)
   * An http or https URL, at most 2,048 characters.
   */
  redirect_url: string;
  /**
   * URL to which notifications of it are sent. (CC-CREATE-callback_url)
   * An http or https URL, at most 2,048 characters.
   */
  callback_url: string;
}

/** `customer_details` of CreateCardlessCreditBody. */
export interface CreateCardlessCreditBodyCustomerDetails {
  /**
   * First name. (CC-CREATE-customer_details.first_name)
   * At most 1,000 characters.
   */
  first_name: string;
  /**
   * Last name. (CC-CREATE-customer_details.last_name)
   * At most 1,000 characters.
   */
  last_name: string;
  /**
   * Email address. (CC-CREATE-customer_details.email)
   * At most 1,000 characters.
   */
  email: string;
  /**
   * Phone number. (CC-CREATE-customer_details.phone)
   * At most 1,000 characters.
   */
  phone: string;
}

/** Body of `POST /direct_debits`. */
export interface CreateDirectDebitBody {
  /**
   * The merchant's own reference.
   * At most 255 characters.
   */
  reference_id: string;
  /**
   * Id of a saved payment method that pays.
   * At most 255 characters.
   */
  payment_method_id: string;
  /**
   * Three-letter currency code (ISO 4217), such as IDR.
   * 3 to 3 characters.
   */
  currency: string;
  /**
   * In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * Above 0.
   */
  amount: number;
  /**
   * URL to which notifications of it are sent.
   * An http or https URL, at most 2,048 characters.
   */
  callback_url?: string | null | undefined;
  /** True when the payer confirms with a one-time password. */
  enable_otp?: boolean | null | undefined;
  /**
   * Text for the merchant's own use.
   * At most 255 characters.
   */
  description?: string | null | undefined;
  /** Items of the purchase. */
  basket?: readonly DebitBasketItem[] | null | undefined;
  /**
   * URL to which the payer is sent after paying.
   * An http or https URL, at most 2,048 characters.
   */
  success_redirect_url?: string | null | undefined;
  /**
   * URL to which the payer is sent after a failure.
   * An http or https URL, at most 2,048 characters.
   */
  failure_redirect_url?: string | null | undefined;
  /**
   * The merchant's own keys and values, shown again as they were sent.
   * At most 50 keys.
   */
  metadata?:
    | Record<
        string,
        string | number | boolean | Record<string, unknown> | readonly unknown[] | null
      >
    | null
    | undefined;
}

/** What CreateEwalletChargeBody has whatever its channel. */
export interface CreateEwalletChargeBodyCommon {
  /**
   * The merchant's own reference.
   * At most 255 characters.
   */
  reference_id: string;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: string;
  /**
   * In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * Above 0.
   */
  amount: number;
  /**
   * Id of the customer it belongs to.
   * At most 50 characters.
   */
  customer_id?: string | null | undefined;
  /** Items of the purchase. */
  basket?: readonly BasketItem[] | null | undefined;
  /**
   * The merchant's own keys and values, shown again as they were sent.
   * At most 50 keys.
   */
  metadata?:
    | Record<
        string,
        string | number | boolean | Record<string, unknown> | readonly unknown[] | null
      >
    | null
    | undefined;
}

/** CreateEwalletChargeBody where nothing is saved. */
export type CreateEwalletChargeBodyOnce<EwalletCode extends string = EwalletChannel> =
  CreateEwalletChargeBodyCommon &
    (EwalletCode extends keyof EwalletRequires
      ? {
          /** Code of the payment channel, such as OVO or BCA. */
          channel_code: EwalletCode;
          /** Data that the channel needs besides its code, such as return URLs. */
          channel_properties: Needed<
            CreateEwalletChargeBodyChannelProperties,
            EwalletRequires[EwalletCode]
          >;
          /** Kind of charge: authorized once by the payer, or by a saved wallet. */
          checkout_method: 'ONE_TIME_PAYMENT';
        }
      : {
          /** Code of the payment channel, such as OVO or BCA. */
          channel_code: EwalletCode;
          /** Data that the channel needs besides its code, such as return URLs. */
          channel_properties?: CreateEwalletChargeBodyChannelProperties | null | undefined;
          /** Kind of charge: authorized once by the payer, or by a saved wallet. */
          checkout_method: 'ONE_TIME_PAYMENT';
        });

/** CreateEwalletChargeBody where what was saved pays. */
export interface CreateEwalletChargeBodyAgain extends CreateEwalletChargeBodyCommon {
  /** Kind of charge: authorized once by the payer, or by a saved wallet. */
  checkout_method: 'TOKENIZED_PAYMENT';
  /**
   * Id of a saved payment method that pays.
   * At most 50 characters.
   */
  payment_method_id: string;
  /** Code of the payment channel, such as OVO or BCA. */
  channel_code?: WalletCode | null | undefined;
  /** Data that the channel needs besides its code, such as return URLs. */
  channel_properties?: CreateEwalletChargeBodyChannelProperties | null | undefined;
}

/** Body of `POST /ewallets/charges`. */
export type CreateEwalletChargeBody<EwalletCode extends string = EwalletChannel> =
  | CreateEwalletChargeBodyOnce<EwalletCode>
  | CreateEwalletChargeBodyAgain;

/** `channel_properties` of CreateEwalletChargeBody. */
export interface CreateEwalletChargeBodyChannelProperties {
  /**
   * Mobile number in E.164 form, such as +6281234567890.
   * At most 50 characters.
   */
  mobile_number?: string | null | undefined;
  /**
   * Cashtag of the payer at JENIUSPAY, such as $siti.
   * At most 50 characters.
   */
  cashtag?: string | null | undefined;
  /**
   * URL to which the payer is sent after paying.
   * An http or https URL, at most 2,048 characters.
   */
  success_redirect_url?: string | null | undefined;
  /**
   * URL to which the payer is sent after a failure.
   * An http or https URL, at most 2,048 characters.
   */
  failure_redirect_url?: string | null | undefined;
  /**
   * URL to which the payer is sent after canceling.
   * An http or https URL, at most 2,048 characters.
   */
  cancel_redirect_url?: string | null | undefined;
}

/** Body of `POST /ewallets`. */
export interface CreateEwalletPaymentBody {
  /**
   * The merchant's own reference. (EWALLET-CREATE-external_id)
   * At most 1,000 characters.
   */
  external_id: string;
  /**
   * In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * (EWALLET-CREATE-amount)
   * A whole number, at least 1, at most 20,000,000.
   */
  amount: number;
  /** Code of the wallet. (EWALLET-CREATE-ewallet_type) */
  ewallet_type: string;
  /** Phone number. (EWALLET-CREATE-phone) */
  phone?: string | null | undefined;
  /**
   * URL to which notifications of it are sent.
   * An http or https URL, at most 2,048 characters.
   */
  callback_url?: string | null | undefined;
  /**
   * URL to which the payer is sent after paying.
   * An http or https URL, at most 2,048 characters.
   */
  redirect_url?: string | null | undefined;
  /**
   * Time at which it expires if it has not been paid.
   * An ISO 8601 time.
   */
  expiration_date?: string | null | undefined;
  /** Items of the purchase. */
  items?: readonly EwalletItem[] | null | undefined;
}

/** Body of `POST /fixed_payment_code`. */
export interface CreateFixedPaymentCodeBody {
  /**
   * The merchant's own reference.
   * At most 1,000 characters.
   */
  external_id: string;
  /** Code of the chain of outlets. */
  retail_outlet_name: RetailOutletName;
  /**
   * Name shown to the payer.
   * At most 250 characters.
   */
  name: string;
  /** Code that the payer presents at the outlet. */
  payment_code?: string | null | undefined;
  /**
   * Amount that has to be paid; any amount when omitted. In the currency's own unit: 10000 IDR
   * is Rp10,000, 10.5 PHP is ₱10.50.
   * Above 0.
   */
  expected_amount?: number | null | undefined;
  /**
   * Time at which it expires if it has not been paid.
   * An ISO 8601 time.
   */
  expiration_date?: string | null | undefined;
  /** True when it can be paid only once. */
  is_single_use?: boolean | null | undefined;
  /**
   * Text for the merchant's own use.
   * At most 255 characters.
   */
  description?: string | null | undefined;
}

/** Body of `POST /v2/invoices`. */
export interface CreateInvoiceBody {
  /**
   * Email address of the payer.
   * An email address.
   */
  payer_email?: string | null | undefined;
  /**
   * Subject of the bill, as payers read it.
   * At most 1,000 characters.
   */
  description?: string | null | undefined;
  /** True to send mail to the payer. */
  should_send_email?: boolean | null | undefined;
  /** True to exclude payments by card. */
  should_exclude_credit_card?: boolean | null | undefined;
  /** False when holders of cards are not to be authenticated by 3-D Secure. */
  should_authenticate_credit_card?: boolean | null | undefined;
  /**
   * Language of the page and of mail, such as en.
   * At most 255 characters.
   */
  locale?: string | null | undefined;
  /**
   * URL to which the payer is sent after paying.
   * An http or https URL, at most 2,048 characters.
   */
  success_redirect_url?: string | null | undefined;
  /**
   * URL to which the payer is sent after a failure.
   * An http or https URL, at most 2,048 characters.
   */
  failure_redirect_url?: string | null | undefined;
  /** The customer who is billed. */
  customer?: BilledCustomer | null | undefined;
  /** Channels of notifications, by occasion. */
  customer_notification_preference?: NotificationPreference | null | undefined;
  /**
   * Time before its expiry at which the payer is reminded, in units of reminder_time_unit.
   * A whole number, at least 1, at most 30.
   */
  reminder_time?: number | null | undefined;
  /** Unit of reminder_time. */
  reminder_time_unit?: ReminderTimeUnit | null | undefined;
  /** Items of the purchase. */
  items?: readonly InvoiceItem[] | null | undefined;
  /** Fees that are added to the bill. */
  fees?: readonly InvoiceFee[] | null | undefined;
  /**
   * The merchant's own keys and values, shown again as they were sent.
   * At most 50 keys.
   */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  /**
   * The merchant's own reference.
   * At most 1,000 characters.
   */
  external_id: string;
  /**
   * In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * Above 0.
   */
  amount: number;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency?: InvoiceCurrency | null | undefined;
  /** Lifetime of an invoice in seconds. */
  invoice_duration?: number | string | null | undefined;
}

/** Body of `POST /payment_methods`. */
export interface CreateLegacyPaymentMethodBody {
  /**
   * Id of the customer it belongs to.
   * At most 255 characters.
   */
  customer_id: string;
  /** Type of the linked account: a debit card or a bank account. */
  type: LinkedAccountType;
  /** Data that identifies the account; its fields depend on the type. */
  properties: CreateLegacyPaymentMethodBodyProperties;
  /**
   * The merchant's own keys and values, shown again as they were sent.
   * At most 50 keys.
   */
  metadata?: Record<string, string | number | boolean> | null | undefined;
}

/** `properties` of CreateLegacyPaymentMethodBody. */
export interface CreateLegacyPaymentMethodBodyProperties {
  /**
   * Id of the linked account.
   * At most 255 characters.
   */
  id: string;
}

/** Body of `POST /linked_account_tokens/auth`. */
export interface CreateLinkedAccountTokenBody {
  /**
   * Id of the customer it belongs to.
   * At most 255 characters.
   */
  customer_id: string;
  /**
   * Code of the payment channel, such as OVO or BCA.
   * At most 50 characters.
   */
  channel_code: string;
  /** Data that identifies the account; its fields depend on the type. */
  properties?: CreateLinkedAccountTokenBodyProperties | null | undefined;
  /**
   * The merchant's own keys and values, shown again as they were sent.
   * At most 50 keys.
   */
  metadata?: Record<string, string | number | boolean> | null | undefined;
}

/** `properties` of CreateLinkedAccountTokenBody. */
export interface CreateLinkedAccountTokenBodyProperties {
  /**
   * Mobile number of the linked account, in E.164 form.
   * At most 50 characters.
   */
  account_mobile_number?: string | null | undefined;
  /**
   * Email address of the account's owner.
   * At most 255 characters.
   */
  account_email?: string | null | undefined;
  /** Last four digits of the debit card. */
  card_last_four?: string | null | number | undefined;
  /** Expiry of the debit card, MM/YY. */
  card_expiry?: string | null | undefined;
  /**
   * URL to which the payer is sent after paying.
   * An http or https URL, at most 2,048 characters.
   */
  success_redirect_url?: string | null | undefined;
  /**
   * URL to which the payer is sent after a failure.
   * An http or https URL, at most 2,048 characters.
   */
  failure_redirect_url?: string | null | undefined;
  /**
   * URL to which notifications of it are sent.
   * An http or https URL, at most 2,048 characters.
   */
  callback_url?: string | null | undefined;
}

/** Body of `POST /payment_codes`. */
export interface CreatePaymentCodeBody {
  /**
   * The merchant's own reference.
   * At most 255 characters.
   */
  reference_id: string;
  /**
   * Code of the payment channel, such as OVO or BCA.
   * At most 50 characters.
   */
  channel_code: string;
  /**
   * Name of the payer, as the outlet or bank shows it.
   * At most 250 characters.
   */
  customer_name: string;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: 'PHP';
  /** Two-letter country code of the market. */
  market: 'PH';
  /** Code that the payer presents at the outlet. */
  payment_code?: string | null | undefined;
  /**
   * In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * Above 0.
   */
  amount?: number | null | undefined;
  /**
   * Time at which it expires if it has not been paid.
   * An ISO 8601 time.
   */
  expires_at?: string | null | undefined;
  /** True when it can be paid only once. */
  is_single_use?: boolean | null | undefined;
  /**
   * Text for the merchant's own use.
   * At most 255 characters.
   */
  description?: string | null | undefined;
  /**
   * The merchant's own keys and values, shown again as they were sent.
   * At most 50 keys.
   */
  metadata?:
    | Record<
        string,
        string | number | boolean | Record<string, unknown> | readonly unknown[] | null
      >
    | null
    | undefined;
}

/** Body of `POST /qr_codes`. */
export type CreateQrCodeBody = CreateQrCodeBodyDynamic | CreateQrCodeBodyStatic;

/** CreateQrCodeBody where `type` is DYNAMIC. */
export interface CreateQrCodeBodyDynamic {
  /**
   * The merchant's own reference. Unique per creation request. (QR-CREATE-external_id)
   * At most 1,000 characters.
   */
  external_id: string;
  /**
   * URL to which notifications of it are sent. (QR-CREATE-callback_url)
   * An http or https URL, at most 2,048 characters.
   */
  callback_url: string;
  /**
   * The merchant's own keys and values, shown again as they were sent. (QR-CREATE-metadata)
   * At most 50 keys.
   */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  /** A dynamic code has an amount and is paid once. (QR-CREATE-type) */
  type: 'DYNAMIC';
  /**
   * In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. (QR-CREATE-amount)
   * A whole number, at least 1,500, at most 10,000,000.
   */
  amount: number;
}

/** CreateQrCodeBody where `type` is STATIC. */
export interface CreateQrCodeBodyStatic {
  /**
   * The merchant's own reference. Unique per creation request. (QR-CREATE-external_id)
   * At most 1,000 characters.
   */
  external_id: string;
  /**
   * URL to which notifications of it are sent. (QR-CREATE-callback_url)
   * An http or https URL, at most 2,048 characters.
   */
  callback_url: string;
  /**
   * The merchant's own keys and values, shown again as they were sent. (QR-CREATE-metadata)
   * At most 50 keys.
   */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  /** A static code has no amount: each payer enters one. (QR-CREATE-type) */
  type: 'STATIC';
}

/** Body of `POST /recurring_payments`. */
export interface CreateRecurringPaymentBody {
  /**
   * Email address of the payer. To be deprecated in favour of customer.
   * (RECUR-CREATE-payer_email)
   * An email address.
   */
  payer_email?: string | null | undefined;
  /**
   * True to send mail to the payer. To be deprecated in favour of
   * customer_notification_preference. (RECUR-CREATE-should_send_email)
   */
  should_send_email?: boolean | null | undefined;
  /** The customer who is billed. (RECUR-CREATE-customer) */
  customer?: BilledCustomer | null | undefined;
  /** Channels of notifications, by occasion. (RECUR-CREATE-customer_notification_preference) */
  customer_notification_preference?: NotificationPreference | null | undefined;
  /**
   * Time before its expiry at which the payer is reminded, in units of reminder_time_unit. 1 to
   * 30 for days and 1 to 24 for hours. (RECUR-CREATE-reminder_time)
   * A whole number, at least 1, at most 30.
   */
  reminder_time?: number | null | undefined;
  /** Unit of reminder_time. (RECUR-CREATE-reminder_time_unit) */
  reminder_time_unit?: ReminderTimeUnit | null | undefined;
  /** Id of the card token that is charged each time. (RECUR-CREATE-credit_card_token) */
  credit_card_token?: string | null | undefined;
  /** Id of a saved payment method that pays. (RECUR-CREATE-payment_method_id) */
  payment_method_id?: string | null | undefined;
  /**
   * In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * (RECUR-CREATE-amount)
   * At least 1, at most 1,000,000,000.
   */
  amount: number;
  /** Unit of the time between two charges. (RECUR-CREATE-interval) */
  interval: RecurringInterval;
  /**
   * Number of intervals between two charges. (RECUR-CREATE-interval_count)
   * A whole number, at least 1, at most 365.
   */
  interval_count: number;
  /**
   * Lifetime of an invoice in seconds. (RECUR-CREATE-invoice_duration)
   * A whole number, at least 1, at most 31,536,000.
   */
  invoice_duration?: number | null | undefined;
  /** Action after an unpaid charge. (RECUR-CREATE-missed_payment_action) */
  missed_payment_action?: MissedPaymentAction | null | undefined;
  /**
   * The merchant's own reference. (RECUR-CREATE-external_id)
   * At most 1,000 characters.
   */
  external_id: string;
  /**
   * Text for the merchant's own use. (RECUR-CREATE-description)
   * At most 1,000 characters.
   */
  description?: string | null | undefined;
  /**
   * Total number of charges; unlimited when omitted. (RECUR-CREATE-total_recurrence)
   * A whole number, at least 1.
   */
  total_recurrence?: number | null | undefined;
  /** Time at which the first charge is due. (RECUR-CREATE-start_date) */
  start_date?: string | null | undefined;
  /** True to make the first charge at once. (RECUR-CREATE-charge_immediately) */
  charge_immediately?: boolean | null | undefined;
  /**
   * URL to which the payer is sent after paying. (RECUR-CREATE-success_redirect_url)
   * An http or https URL, at most 2,048 characters.
   */
  success_redirect_url?: string | null | undefined;
  /**
   * URL to which the payer is sent after a failure. (RECUR-CREATE-failure_redirect_url)
   * An http or https URL, at most 2,048 characters.
   */
  failure_redirect_url?: string | null | undefined;
  /**
   * True when a card that pays an invoice on its page is saved and charged for the next ones;
   * when false, nothing is charged without the payer. (RECUR-CREATE-recharge)
   */
  recharge?: boolean | null | undefined;
  /** Three-letter currency code (ISO 4217), such as IDR. (RECUR-CREATE-currency) */
  currency?: string | null | undefined;
}

/** Body of `POST /callback_virtual_accounts`. */
export interface CreateVirtualAccountBody {
  /**
   * The merchant's own reference.
   * At most 1,000 characters.
   */
  external_id: string;
  /**
   * Code of the bank.
   * At most 50 characters.
   */
  bank_code: string;
  /**
   * Name shown to the payer.
   * At most 250 characters.
   */
  name: string;
  /** Number of the virtual account; chosen by the platform when omitted. */
  virtual_account_number?: string | null | undefined;
  /** True when only the expected amount is accepted. */
  is_closed?: boolean | null | undefined;
  /** Two-letter country code (ISO 3166-1), such as ID. */
  country?: string | null | undefined;
  /**
   * Three-letter currency code (ISO 4217), such as IDR.
   * 3 to 3 characters.
   */
  currency?: string | null | undefined;
  /** Further forms in which the number can be shown. */
  alternative_display_types?: readonly 'QR_STRING'[] | null | undefined;
  /**
   * Amount that has to be paid; any amount when omitted. In the currency's own unit: 10000 IDR
   * is Rp10,000, 10.5 PHP is ₱10.50.
   * Above 0.
   */
  expected_amount?: number | null | undefined;
  /**
   * Amount that is suggested to the payer, who may change it. In the currency's own unit: 10000
   * IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * Above 0.
   */
  suggested_amount?: number | null | undefined;
  /** True when it can be paid only once. */
  is_single_use?: boolean | null | undefined;
  /**
   * Time at which it expires if it has not been paid.
   * An ISO 8601 time.
   */
  expiration_date?: string | null | undefined;
  /**
   * Text for the merchant's own use.
   * At most 255 characters.
   */
  description?: string | null | undefined;
}

/** An e-wallet payment that was requested. */
export interface CreatedEwalletPayment {
  /** The merchant's own reference. */
  external_id: string;
  /** In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. */
  amount: number;
  /** Code of the wallet. */
  ewallet_type: EwalletType;
  /**
   * Time of the payment, or of creation.
   * An ISO 8601 time.
   */
  transaction_date: string;
  /** Id of the business (account) that it belongs to. */
  business_id?: string | undefined;
  /** The current state. */
  status?: OvoPaymentStatus | undefined;
  /** Page on which the payer pays. */
  checkout_url?: string | undefined;
}

/** The status of a DANA payment. */
export interface DanaPayment {
  /** Id of the business (account) that it belongs to. (EWALLET-FIELD-B-business_id) */
  business_id: string;
  /** The merchant's own reference. (EWALLET-FIELD-B-external_id) */
  external_id: string;
  /**
   * In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * (EWALLET-FIELD-B-amount)
   */
  amount: string | number;
  /** Page on which the payer pays. (EWALLET-FIELD-B-checkout_url) */
  checkout_url: string;
  /**
   * Time at which it expires if it has not been paid. (EWALLET-FIELD-B-expiration_date)
   * An ISO 8601 time.
   */
  expiration_date: string;
  /** The current state. (EWALLET-FIELD-B-status) */
  status: DanaPaymentStatus;
}

/** States of a DANA payment. */
export type DanaPaymentStatus = 'PENDING' | 'PAID' | 'FAILED' | 'EXPIRED';

/** An item of a direct debit. */
export interface DebitBasketItem {
  /** The merchant's own reference of the item. */
  reference_id?: string | null | undefined;
  /** Name, as payers see it. */
  name?: string | null | undefined;
  /** Category, as defined by the merchant. */
  category?: string | null | undefined;
  /** Second category, as defined by the merchant. */
  sub_category?: string | null | undefined;
  /** Kind of goods or service. */
  type?: string | null | undefined;
  /** Two-letter country code of the market. */
  market?: string | null | undefined;
  /** Further description. */
  description?: string | null | undefined;
  /** URL of its page in the shop. */
  url?: string | null | undefined;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency?: string | null | undefined;
  /** Price of one. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. */
  price?: number | string | null | undefined;
  /** Number of units. */
  quantity?: number | null | undefined;
  /** The merchant's own keys and values, shown again as they were sent. */
  metadata?: Record<string, unknown> | null | undefined;
}

/** The status of a LINKAJA payment that was paid or that failed. */
export interface DecidedLinkajaPayment {
  /** Id of the business (account) that it belongs to. (EWALLET-FIELD-C1-business_id) */
  business_id: string;
  /** The merchant's own reference. (EWALLET-FIELD-C1-external_id) */
  external_id: string;
  /**
   * In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * (EWALLET-FIELD-C1-amount)
   */
  amount: number;
  /**
   * Time at which it was paid or failed. (EWALLET-FIELD-C1-payment_timestamp)
   * An ISO 8601 time.
   */
  payment_timestamp: string;
  /** The current state. (EWALLET-FIELD-C1-status) */
  status: 'COMPLETED' | 'FAILED';
}

/** Response of `DELETE /linked_account_tokens/{id}`. */
export interface DeleteLinkedAccountTokenResponse {
  /** Id of the object. */
  id: string;
  /** Always true. */
  is_deleted: true;
}

/** A payment from a linked bank account. */
export interface DirectDebit {
  /**
   * Id of the direct debit.
   * Begins with ddpy-.
   */
  id: string;
  /** The merchant's own reference. */
  reference_id: string;
  /**
   * Id of a saved payment method that pays.
   * Begins with pm-.
   */
  payment_method_id: string;
  /** Code of the payment channel, such as OVO or BCA. */
  channel_code: LinkedChannelCode;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: string;
  /** In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. */
  amount: number;
  /** True when the payer has to confirm with a one-time password. */
  is_otp_required: boolean;
  /** Number to which the one-time password was sent, all but its last digits hidden. */
  otp_mobile_number: string | null;
  /** Time until which the one-time password is valid. */
  otp_expiration_timestamp: string | null;
  /** Action that the payer has to take; null when there is none. */
  required_action: 'VALIDATE_OTP' | 'VALIDATE_ON_REDIRECT' | null;
  /** Page on which the payer authorizes the payment. */
  checkout_url: string | null;
  /** URL to which the payer is sent after paying. */
  success_redirect_url: string | null;
  /** URL to which the payer is sent after a failure. */
  failure_redirect_url: string | null;
  /** Code of the failure; null while there is none. More codes may follow. */
  failure_code: DirectDebitFailureCode | null;
  /** Items of the purchase. */
  basket: DebitBasketItem[] | null;
  /** Text for the merchant's own use. */
  description: string | null;
  /** The current state. */
  status: DirectDebitStatus;
  /** URL to which notifications of it are sent. */
  callback_url: string | null;
  /** True when the payer confirms with a one-time password. */
  enable_otp: boolean | null;
  /** The merchant's own keys and values, shown again as they were sent. */
  metadata: Record<string, unknown> | null;
  /**
   * Time of creation.
   * An ISO 8601 time.
   */
  created: string;
  /**
   * Time of the last change.
   * An ISO 8601 time.
   */
  updated: string;
}

/** `failure_code` of DirectDebit. */
export type DirectDebitFailureCode =
  | 'CHANNEL_UNAVAILABLE'
  | 'ACCOUNT_ACCESS_BLOCKED'
  | 'INSUFFICIENT_BALANCE'
  | 'MAX_AMOUNT_LIMIT_ERROR'
  | 'OTP_DELIVERY_ERROR'
  | 'USER_DECLINED_PAYMENT'
  | 'DIRECT_DEBIT_EXPIRED'
  | 'INACTIVE_PAYMENT_METHOD'
  | (string & {});

/** States of a direct debit. */
export type DirectDebitStatus = 'PENDING' | 'COMPLETED' | 'FAILED';

/** A charge of an e-wallet. */
export interface EwalletCharge {
  /**
   * Id of the charge.
   * Begins with ewc_.
   */
  id: string;
  /** Id of the business (account) that it belongs to. */
  business_id: string;
  /**
   * The merchant's own reference.
   * At most 255 characters.
   */
  reference_id: string;
  /** The current state. */
  status: EwalletChargeStatus;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: string;
  /**
   * Amount that the payer is charged. In the currency's own unit: 10000 IDR is Rp10,000, 10.5
   * PHP is ₱10.50.
   */
  charge_amount: number;
  /**
   * Part of the authorized amount that is captured. In the currency's own unit: 10000 IDR is
   * Rp10,000, 10.5 PHP is ₱10.50.
   */
  capture_amount: number;
  /**
   * Amount refunded so far; null while nothing was. In the currency's own unit: 10000 IDR is
   * Rp10,000, 10.5 PHP is ₱10.50.
   */
  refunded_amount: number | null;
  /** Kind of charge: authorized once by the payer, or by a saved wallet. */
  checkout_method: CheckoutMethod;
  /** Code of the payment channel, such as OVO or BCA. */
  channel_code: PublicWalletCode;
  /** Data that the channel needs besides its code, such as return URLs. */
  channel_properties: Record<string, string> | null;
  /** The next actions; empty or null when there are none. */
  actions: EwalletChargeActions | null;
  /** True when the payer has to be sent to a page or app. */
  is_redirect_required: boolean;
  /** Always true: the payment is captured at once. */
  capture_now: boolean;
  /** Id of the customer it belongs to. */
  customer_id: string | null;
  /** Id of a saved payment method that pays. */
  payment_method_id: string | null;
  /** Code of the failure; null while there is none. More codes may follow. */
  failure_code: EwalletChargeFailureCode | null;
  /** State of the void. */
  void_status: 'SUCCEEDED' | null;
  /**
   * Time at which the charge was voided.
   * An ISO 8601 time.
   */
  voided_at: string | null;
  /** Items of the purchase. */
  basket: BasketItem[] | null;
  /** The merchant's own keys and values, shown again as they were sent. */
  metadata: Record<string, unknown> | null;
  /**
   * Time of creation.
   * An ISO 8601 time.
   */
  created: string;
  /**
   * Time of the last change.
   * An ISO 8601 time.
   */
  updated: string;
}

/** `actions` of EwalletCharge. */
export interface EwalletChargeActions {
  /** Page for a browser on a desktop. */
  desktop_web_checkout_url: string | null;
  /** Page for a browser on a phone. */
  mobile_web_checkout_url: string | null;
  /** Link that opens the app of the wallet. */
  mobile_deeplink_checkout_url: string | null;
  /** Content of the QR code that the payer scans. */
  qr_checkout_string: string | null;
}

/** `failure_code` of EwalletCharge. */
export type EwalletChargeFailureCode =
  | 'CHANNEL_UNAVAILABLE'
  | 'ACCOUNT_ACCESS_BLOCKED'
  | 'ACCOUNT_NOT_ACTIVATED'
  | 'ACCOUNT_NOT_FOUND'
  | 'DUPLICATE_PAYMENT'
  | 'INSUFFICIENT_BALANCE'
  | 'INVALID_ACCOUNT_DETAILS'
  | 'INVALID_MERCHANT_CREDENTIALS'
  | 'MAXIMUM_LIMIT_REACHED'
  | 'PARTNER_CHANNEL_ERROR'
  | 'SERVER_ERROR'
  | 'USER_DECLINED_PAYMENT'
  | 'USER_DID_NOT_AUTHORIZE_THE_PAYMENT'
  | 'USER_UNREACHABLE'
  | (string & {});

/** States of an e-wallet charge. */
export type EwalletChargeStatus = 'PENDING' | 'SUCCEEDED' | 'FAILED' | 'VOIDED' | 'REFUNDED';

/** An item of a purchase, as LINKAJA shows it to its user. */
export interface EwalletItem {
  /** The merchant's id of the item. */
  id: string;
  /** Name, as payers see it. */
  name: string;
  /**
   * Price of one. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * At least 0.
   */
  price: number;
  /**
   * Number of units.
   * A whole number, above 0.
   */
  quantity: number;
}

/** The status of an e-wallet payment, in the form of its wallet. */
export type EwalletPaymentStatus =
  | OvoPayment
  | DanaPayment
  | DecidedLinkajaPayment
  | OpenLinkajaPayment;

/** A refund of an e-wallet charge. */
export interface EwalletRefund {
  /**
   * Id of the refund.
   * Begins with rfd-.
   */
  id: string;
  /**
   * Id of the e-wallet charge.
   * Begins with ewc_.
   */
  charge_id: string;
  /** The current state. */
  status: RefundStatus;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: string;
  /** Code of the payment channel, such as OVO or BCA. */
  channel_code: PublicWalletCode;
  /**
   * Part of the authorized amount that is captured. In the currency's own unit: 10000 IDR is
   * Rp10,000, 10.5 PHP is ₱10.50.
   */
  capture_amount: number;
  /**
   * Amount of the refund. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is
   * ₱10.50.
   */
  refund_amount: number;
  /** Reason for the refund. */
  reason: RefundReason;
  /** Code of the failure; null while there is none. More codes may follow. */
  failure_code: RefundFailureCode | null;
  /**
   * Time of creation.
   * An ISO 8601 time.
   */
  created: string;
  /**
   * Time of the last change.
   * An ISO 8601 time.
   */
  updated: string;
}

/** Wallets of e-wallet payments. */
export type EwalletType = 'OVO' | 'DANA' | 'LINKAJA';

/** Parameters in the path of `POST /invoices/{id}/expire!`. */
export interface ExpireInvoiceParams {
  /** Id of the object that the call is about. */
  id: string;
}

/** A payment code that is paid at an outlet. */
export interface FixedPaymentCode {
  /** Id of the object. */
  id: string;
  /** Id of the business (account) that it belongs to. */
  owner_id: string;
  /** The merchant's own reference. */
  external_id: string;
  /** Code of the chain of outlets. */
  retail_outlet_name: string;
  /** First digits of every code of the merchant. */
  prefix: string;
  /** Name shown to the payer. */
  name: string;
  /** Code that the payer presents at the outlet. */
  payment_code: string;
  /** Always USER: the code was made for one payer. */
  type: 'USER';
  /** True when it can be paid only once. */
  is_single_use: boolean;
  /**
   * Time at which it expires if it has not been paid.
   * An ISO 8601 time.
   */
  expiration_date: string;
  /** The current state. */
  status: FixedPaymentCodeStatus;
  /**
   * Amount that has to be paid; any amount when omitted. In the currency's own unit: 10000 IDR
   * is Rp10,000, 10.5 PHP is ₱10.50.
   */
  expected_amount?: number | undefined;
  /** Text for the merchant's own use. */
  description?: string | undefined;
}

/** A payment of a fixed payment code. */
export interface FixedPaymentCodePayment {
  /** Id of the object. */
  id: string;
  /** Id of the payment. */
  payment_id: string;
  /** Id of the payment. */
  fixed_payment_code_payment_id: string;
  /** Id of the fixed payment code. */
  fixed_payment_code_id: string;
  /** Id of the business (account) that it belongs to. */
  owner_id: string;
  /** The merchant's own reference. */
  external_id: string;
  /** First digits of every code of the merchant. */
  prefix: string;
  /** Code that the payer presents at the outlet. */
  payment_code: string;
  /** Code of the chain of outlets. */
  retail_outlet_name: string;
  /** Name shown to the payer. */
  name: string;
  /** In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. */
  amount: number;
  /** The current state. */
  status: 'COMPLETED';
  /**
   * Time at which the payer paid.
   * An ISO 8601 time.
   */
  transaction_timestamp: string;
}

/** States of a fixed payment code. */
export type FixedPaymentCodeStatus = 'ACTIVE' | 'INACTIVE';

/** Parameters in the path of `GET /credit_card_authentications/{id}`. */
export interface GetCardAuthenticationParams {
  /** Id of the object that the call is about. */
  id: string;
}

/** Parameters in the path of `GET /credit_card_charges/{id}`. */
export interface GetCardChargeParams {
  /** Id of the object that the call is about. */
  id: string;
}

/** Parameters in the path of `GET /credit_card_tokens/{id}`. */
export interface GetCardTokenParams {
  /** Id of the object that the call is about. */
  id: string;
}

/** Parameters in the path of `GET /direct_debits/{id}`. */
export interface GetDirectDebitParams {
  /** Id of the object that the call is about. */
  id: string;
}

/** Parameters in the path of `GET /ewallets/charges/{id}`. */
export interface GetEwalletChargeParams {
  /** Id of the object that the call is about. */
  id: string;
}

/** Query of `GET /ewallets`. */
export interface GetEwalletPaymentQuery {
  /**
   * The merchant's own reference. (EWALLET-GET-external_id)
   * At most 1,000 characters.
   */
  external_id: string;
  /** Code of the wallet. (EWALLET-GET-ewallet_type) */
  ewallet_type: EwalletType;
}

/** Parameters in the path of `GET /fixed_payment_code/{id}`. */
export interface GetFixedPaymentCodeParams {
  /** Id of the object that the call is about. */
  id: string;
}

/** Parameters in the path of `GET /v2/invoices/{id}`. */
export interface GetInvoiceParams {
  /** Id of the object that the call is about. */
  id: string;
}

/** Parameters in the path of `GET /payment_codes/{id}`. */
export interface GetPaymentCodeParams {
  /** Id of the object that the call is about. */
  id: string;
}

/** Parameters in the path of `GET /qr_codes/{external_id}`. */
export interface GetQrCodeParams {
  /** The merchant's own reference. (QR-GET-external_id) */
  external_id: string;
}

/** Parameters in the path of `GET /recurring_payments/{id}`. */
export interface GetRecurringPaymentParams {
  /** Id of the object that the call is about. (RECUR-GET-id) */
  id: string;
}

/** Parameters in the path of `GET /callback_virtual_accounts/{id}`. */
export interface GetVirtualAccountParams {
  /** Id of the object that the call is about. */
  id: string;
}

/** Parameters in the path of `GET /callback_virtual_account_payments/payment_id={payment_id}`. */
export interface GetVirtualAccountPaymentParams {
  /** Id of the payment. */
  payment_id: string;
}

/** A bill with its own payment page. */
export interface Invoice {
  /**
   * Email address of the payer.
   * An email address.
   */
  payer_email?: string | null | undefined;
  /**
   * Subject of the bill, as payers read it.
   * At most 1,000 characters.
   */
  description?: string | null | undefined;
  /** True to send mail to the payer. */
  should_send_email: boolean;
  /** True to exclude payments by card. */
  should_exclude_credit_card: boolean;
  /** False when holders of cards are not to be authenticated by 3-D Secure. */
  should_authenticate_credit_card?: boolean | null | undefined;
  /**
   * Language of the page and of mail, such as en.
   * At most 255 characters.
   */
  locale?: string | null | undefined;
  /**
   * URL to which the payer is sent after paying.
   * An http or https URL, at most 2,048 characters.
   */
  success_redirect_url?: string | null | undefined;
  /**
   * URL to which the payer is sent after a failure.
   * An http or https URL, at most 2,048 characters.
   */
  failure_redirect_url?: string | null | undefined;
  /** The customer who is billed. */
  customer?: InvoiceCustomer | null | undefined;
  /** Channels of notifications, by occasion. */
  customer_notification_preference?: NotificationPreference | null | undefined;
  /**
   * Time before its expiry at which the payer is reminded, in units of reminder_time_unit.
   * A whole number, at least 1, at most 30.
   */
  reminder_time?: number | null | undefined;
  /** Unit of reminder_time. */
  reminder_time_unit?: ReminderTimeUnit | null | undefined;
  /** Items of the purchase. */
  items?: InvoiceItem[] | null | undefined;
  /** Fees that are added to the bill. */
  fees?: InvoiceFee[] | null | undefined;
  /**
   * The merchant's own keys and values, shown again as they were sent.
   * At most 50 keys.
   */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  /** Id of the invoice. */
  id: string;
  /** The merchant's own reference. */
  external_id: string;
  /** Id of the business (account) that it belongs to. */
  user_id: string;
  /** The current state. */
  status: InvoiceStatus;
  /** Name of the merchant, as payers see it. */
  merchant_name: string;
  /** In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. */
  amount: number;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: InvoiceCurrency;
  /**
   * Time at which it expires if it has not been paid.
   * An ISO 8601 time.
   */
  expiry_date: string;
  /** Id of the recurring payment. */
  recurring_payment_id?: string | undefined;
  /**
   * Amount that was paid. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is
   * ₱10.50.
   */
  paid_amount?: number | undefined;
  /**
   * Time of the payment.
   * An ISO 8601 time.
   */
  paid_at?: string | undefined;
  /** Method by which it was paid. */
  payment_method?: InvoicePaymentMethod | undefined;
  /** Code of the channel by which it was paid. */
  payment_channel?: string | undefined;
  /** Id of the payment. */
  payment_id?: string | undefined;
  /** Details of the payment from the channel. */
  payment_details?: InvoicePaymentDetails | undefined;
  /** Id of the card charge. */
  credit_card_charge_id?: string | undefined;
  /**
   * Time of creation.
   * An ISO 8601 time.
   */
  created: string;
  /**
   * Time of the last change.
   * An ISO 8601 time.
   */
  updated: string;
  /** Always empty: accounts have no picture. */
  merchant_profile_picture_url: string;
  /** Page on which the payer pays. */
  invoice_url: string;
  /** Banks for virtual accounts that can pay it. */
  available_banks: InvoiceAvailableBanks[];
  /** Outlets at which it can be paid. */
  available_retail_outlets: InvoiceAvailableRetailOutlets[];
  /** Wallets that can pay it. */
  available_ewallets: InvoiceAvailableEwallets[];
  /** QR codes that can pay it. */
  available_qr_codes: InvoiceAvailableQrCodes[];
  /** Banks whose accounts can be debited for it. */
  available_direct_debits: InvoiceAvailableDirectDebits[];
  /** Lenders that can pay it. */
  available_paylaters: InvoiceAvailablePaylaters[];
}

/** An address on an invoice. */
export interface InvoiceAddress {
  /**
   * Two-letter country code (ISO 3166-1), such as ID.
   * At most 255 characters.
   */
  country?: string | null | undefined;
  /**
   * First line of the street address.
   * At most 255 characters.
   */
  street_line1?: string | null | undefined;
  /**
   * Second line of the street address.
   * At most 255 characters.
   */
  street_line2?: string | null | undefined;
  /**
   * City.
   * At most 255 characters.
   */
  city?: string | null | undefined;
  /**
   * Province.
   * At most 255 characters.
   */
  province?: string | null | undefined;
  /**
   * State.
   * At most 255 characters.
   */
  state?: string | null | undefined;
  /**
   * Postal code.
   * At most 255 characters.
   */
  postal_code?: string | null | undefined;
}

/** `available_banks` of Invoice. */
export interface InvoiceAvailableBanks {
  /** Code of the bank. */
  bank_code: string;
  /** Always POOL. */
  collection_type: 'POOL';
  /** Name of the holder of the account. */
  account_holder_name: string;
  /** Amount to be paid. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. */
  transfer_amount: number;
}

/** `available_direct_debits` of Invoice. */
export interface InvoiceAvailableDirectDebits {
  /** Code of the bank. */
  direct_debit_type: string;
}

/** `available_ewallets` of Invoice. */
export interface InvoiceAvailableEwallets {
  /** Code of the wallet. */
  ewallet_type: string;
}

/** `available_paylaters` of Invoice. */
export interface InvoiceAvailablePaylaters {
  /** Code of the lender. */
  paylater_type: string;
}

/** `available_qr_codes` of Invoice. */
export interface InvoiceAvailableQrCodes {
  /** Code of the QR network. */
  qr_code_type: string;
}

/** `available_retail_outlets` of Invoice. */
export interface InvoiceAvailableRetailOutlets {
  /** Code of the chain of outlets. */
  retail_outlet_name: string;
}

/** Currencies of invoices. */
export type InvoiceCurrency = 'IDR' | 'PHP' | 'VND' | 'THB' | 'MYR';

/** The customer who is billed. */
export interface InvoiceCustomer {
  /**
   * The merchant's id of the customer.
   * At most 255 characters.
   */
  id?: string | null | undefined;
  /**
   * Id of the customer it belongs to.
   * At most 255 characters.
   */
  customer_id?: string | null | undefined;
  /**
   * First and further given names.
   * At most 255 characters.
   */
  given_names?: string | null | undefined;
  /**
   * Family name.
   * At most 255 characters.
   */
  surname?: string | null | undefined;
  /**
   * Email address.
   * At most 255 characters.
   */
  email?: string | null | undefined;
  /**
   * Mobile number in E.164 form, such as +6281234567890.
   * At most 255 characters.
   */
  mobile_number?: string | null | undefined;
  /**
   * Phone number in E.164 form, such as +62215550100.
   * At most 255 characters.
   */
  phone_number?: string | null | undefined;
  /** Address of the customer. */
  address?: InvoiceAddress | null | undefined;
  /** Addresses of the customer. */
  addresses?: InvoiceAddress[] | null | undefined;
}

/** A fee that is added to a bill. */
export interface InvoiceFee {
  /**
   * Name of the fee.
   * At most 255 characters.
   */
  type: string;
  /** Amount of the fee. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. */
  value: number;
}

/** An item of a bill. */
export interface InvoiceItem {
  /**
   * Name, as payers see it.
   * At most 256 characters.
   */
  name: string;
  /**
   * Number of units.
   * Above 0.
   */
  quantity: number;
  /** Price of one. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. */
  price: number;
  /**
   * Category, as defined by the merchant.
   * At most 255 characters.
   */
  category?: string | null | undefined;
  /**
   * URL of its page in the shop.
   * An http or https URL, at most 2,048 characters.
   */
  url?: string | null | undefined;
  /**
   * The merchant's own reference of the item.
   * At most 255 characters.
   */
  reference_id?: string | null | undefined;
}

/** `payment_details` of Invoice. */
export interface InvoicePaymentDetails {
  /** Name of the bank or wallet that paid. */
  source: string;
  /** Number of the receipt at the channel. */
  receipt_id: string;
}

/** Types of channels that can pay an invoice. */
export type InvoicePaymentMethod =
  | 'EWALLET'
  | 'BANK_TRANSFER'
  | 'RETAIL_OUTLET'
  | 'QR_CODE'
  | 'CREDIT_CARD'
  | 'DIRECT_DEBIT'
  | 'PAYLATER';

/** States of an invoice. */
export type InvoiceStatus = 'PENDING' | 'PAID' | 'SETTLED' | 'EXPIRED';

/** A payment method of the first generation: a linked account that can be debited. */
export interface LegacyPaymentMethod {
  /**
   * Id of the payment method.
   * Begins with pm-.
   */
  id: string;
  /** Id of the customer it belongs to. */
  customer_id: string | null;
  /** Type of the linked account. */
  type: LinkedAccountType;
  /** The current state. */
  status: LegacyPaymentMethodStatus;
  /** Data that identifies the account; its fields depend on the type. */
  properties: LegacyPaymentMethodProperties;
  /**
   * The merchant's own keys and values, shown again as they were sent.
   * At most 50 keys.
   */
  metadata: Record<string, string | number | boolean> | null;
  /**
   * Time of creation.
   * An ISO 8601 time.
   */
  created: string;
  /**
   * Time of the last change.
   * An ISO 8601 time.
   */
  updated: string;
}

/** `properties` of LegacyPaymentMethod. */
export interface LegacyPaymentMethodProperties {
  /**
   * Id of the linked account.
   * Begins with la-.
   */
  id: string;
  /** Code of the payment channel, such as OVO or BCA. */
  channel_code: string;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: string;
  /** Text for the merchant's own use. */
  description: string;
  /** Last four digits of the debit card. */
  card_last_four: string | null;
  /** Expiry of the debit card, MM/YY. */
  card_expiry: string | null;
}

/** States of a payment method of the first generation. */
export type LegacyPaymentMethodStatus = 'PENDING' | 'ACTIVE' | 'INACTIVE' | 'EXPIRED' | 'FAILED';

/** A link to the next page. */
export interface Link {
  /** Path of the next page. */
  href: string;
  /** Always next. */
  rel: 'next';
  /** HTTP method. */
  method: 'GET';
}

/** An account that a payer has linked. */
export interface LinkedAccount {
  /**
   * Id of the linked account.
   * Begins with la-.
   */
  id: string;
  /** Code of the payment channel, such as OVO or BCA. */
  channel_code: LinkedChannelCode;
  /** Type of the linked account. */
  type: LinkedAccountType;
  /** Data that identifies the account; its fields depend on the type. */
  properties: LinkedAccountProperties;
}

/** `properties` of LinkedAccount. */
export interface LinkedAccountProperties {
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: string;
  /** Text for the merchant's own use. */
  description: string;
  /** Last four digits of the debit card. */
  card_last_four?: string | null | undefined;
  /** Expiry of the debit card, MM/YY. */
  card_expiry?: string | null | undefined;
  /** Details of the account, masked. */
  account_details?: string | null | undefined;
  /** Hash that is the same for the same account, to compare accounts without knowing them. */
  account_hash?: string | null | undefined;
}

/** The linking of a payer's account. */
export interface LinkedAccountToken {
  /**
   * Id of the linked account token.
   * Begins with lat-.
   */
  id: string;
  /** Id of the customer it belongs to. */
  customer_id: string;
  /** Code of the payment channel, such as OVO or BCA. */
  channel_code: LinkedChannelCode;
  /** Page on which the payer links the account; null where a one-time password is used. */
  authorizer_url: string | null;
  /** The current state. */
  status: LinkedAccountTokenStatus;
  /**
   * The merchant's own keys and values, shown again as they were sent.
   * At most 50 keys.
   */
  metadata: Record<string, string | number | boolean> | null;
}

/** States of the linking of an account. */
export type LinkedAccountTokenStatus = 'PENDING' | 'SUCCESS' | 'FAILED';

/** Kinds of accounts that can be debited. */
export type LinkedAccountType = 'DEBIT_CARD' | 'BANK_ACCOUNT' | 'EWALLET';

/** `channel_code` of DirectDebit. */
export type LinkedChannelCode =
  | 'ID_OVO'
  | 'ID_DANA'
  | 'ID_SHOPEEPAY'
  | 'ID_NEXCASH'
  | 'ID_GOPAY'
  | 'ID_GOPAY_RECURRING'
  | 'PH_GRABPAY'
  | 'PH_SHOPEEPAY'
  | 'PH_PAYMAYA'
  | 'MY_GRABPAY'
  | 'MY_TOUCHNGO'
  | 'MY_SHOPEEPAY'
  | 'DC_BRI'
  | 'BA_MANDIRI'
  | 'BA_BNI_AUTOPAY'
  | 'BA_CIMBNIAGA'
  | 'BA_MTB'
  | 'BCA_ONEKLIK'
  | 'BA_BPI'
  | 'BA_BPI_RECURRING'
  | 'BA_AUTODEBIT_BPI'
  | 'BA_UBP'
  | 'BA_UBP_EADA'
  | 'BA_UBP_DEBIT_PULL'
  | 'BA_AUTODEBIT_UBP'
  | 'BA_RCBC'
  | 'BA_CHINABANK'
  | 'BA_BDO'
  | 'BA_BDO_EPAY'
  | 'BA_BAY'
  | 'BA_KTB'
  | 'BA_BBL'
  | 'BA_SCB'
  | (string & {});

/** Query of `GET /direct_debits`. */
export interface ListDirectDebitsQuery {
  /** Only those with this reference. */
  reference_id: string;
}

/** Response of `GET /direct_debits`. */
export type ListDirectDebitsResponse = DirectDebit[];

/** Query of `GET /ewallets/charges`. */
export interface ListEwalletChargesQuery {
  /**
   * Only those with this reference.
   * At most 255 characters.
   */
  reference_id: string;
}

/** Response of `GET /ewallets/charges`. */
export type ListEwalletChargesResponse = EwalletCharge[];

/** Parameters in the path of `GET /ewallets/charges/{id}/refunds`. */
export interface ListEwalletRefundsParams {
  /** Id of the object that the call is about. */
  id: string;
}

/** Response of `GET /ewallets/charges/{id}/refunds`. */
export interface ListEwalletRefundsResponse {
  /** The refunds of the charge, oldest first. */
  data: EwalletRefund[];
}

/** Query of `GET /fixed_payment_code/{id}/payments`. */
export interface ListFixedPaymentCodePaymentsQuery {
  /**
   * Maximum number of items on a page.
   * A whole number, at least 1, at most 100.
   */
  limit?: number | undefined;
  /** Continues after this item: the id of the last item of the previous page. */
  after_id?: string | undefined;
}

/** Response of `GET /fixed_payment_code/{id}/payments`. */
export interface ListFixedPaymentCodePaymentsResponse {
  /** The items of this page, newest first. */
  data: FixedPaymentCodePayment[];
  /** True when another page follows. */
  has_more: boolean;
  /** The next page, where there is one. */
  links?: Link | undefined;
}

/** Query of `GET /v2/invoices`. */
export interface ListInvoicesQuery {
  /** The merchant's own reference. */
  external_id?: string | undefined;
  /** Only those in these states; all when omitted. */
  statuses?: readonly InvoiceStatus[] | undefined;
  /** Only those paid by these channels. */
  payment_channels?: readonly string[] | undefined;
  /** Only those of this recurring payment. */
  recurring_payment_id?: string | undefined;
  /**
   * Only those created after this time.
   * An ISO 8601 time.
   */
  created_after?: string | undefined;
  /**
   * Only those created before this time.
   * An ISO 8601 time.
   */
  created_before?: string | undefined;
  /**
   * Only those paid after this time.
   * An ISO 8601 time.
   */
  paid_after?: string | undefined;
  /**
   * Only those paid before this time.
   * An ISO 8601 time.
   */
  paid_before?: string | undefined;
  /**
   * Only those that expired after this time.
   * An ISO 8601 time.
   */
  expired_after?: string | undefined;
  /**
   * Only those that expired before this time.
   * An ISO 8601 time.
   */
  expired_before?: string | undefined;
  /** Continues after this invoice: the id of the last one of the previous page. */
  last_invoice_id?: string | undefined;
  /**
   * Maximum number of items on a page.
   * A whole number, at least 1, at most 100.
   */
  limit?: number | undefined;
}

/** Response of `GET /v2/invoices`. */
export type ListInvoicesResponse = Invoice[];

/** Query of `GET /payment_methods`. */
export interface ListLegacyPaymentMethodsQuery {
  /**
   * Only those of this customer.
   * At most 255 characters.
   */
  customer_id: string;
}

/** Response of `GET /payment_methods`. */
export type ListLegacyPaymentMethodsResponse = LegacyPaymentMethod[];

/** Parameters in the path of `GET /linked_account_tokens/{id}/accounts`. */
export interface ListLinkedAccountsParams {
  /** Id of the object that the call is about. */
  id: string;
}

/** Response of `GET /linked_account_tokens/{id}/accounts`. */
export type ListLinkedAccountsResponse = LinkedAccount[];

/** Query of `GET /payment_codes/{id}/payments`. */
export interface ListPaymentCodePaymentsQuery {
  /**
   * Maximum number of items on a page.
   * A whole number, at least 1, at most 100.
   */
  limit?: number | undefined;
  /** Continues after this item: the id of the last item of the previous page. */
  after_id?: string | undefined;
}

/** Response of `GET /payment_codes/{id}/payments`. */
export interface ListPaymentCodePaymentsResponse {
  /** The items of this page, newest first. */
  data: PaymentCodePayment[];
  /** True when another page follows. */
  has_more: boolean;
}

/** Query of `GET /qr_codes/payments`. */
export interface ListQrPaymentsQuery {
  /** The merchant's own reference. (QR-PAYMENTS-external_id) */
  external_id: string;
  /**
   * Maximum number of items on a page. Default 10. (QR-PAYMENTS-limit)
   * A whole number, at least 1, at most 100.
   */
  limit?: number | undefined;
  /**
   * Only those from this time on. (QR-PAYMENTS-from)
   * An ISO 8601 time.
   */
  from?: string | undefined;
  /**
   * Only those up to this time. (QR-PAYMENTS-to)
   * An ISO 8601 time.
   */
  to?: string | undefined;
}

/** Response of `GET /qr_codes/payments`. */
export type ListQrPaymentsResponse = QrPayment[];

/** Response of `GET /available_virtual_account_banks`. */
export type ListVirtualAccountBanksResponse = VirtualAccountBank[];

/** Actions after an unpaid charge of a recurring payment. */
export type MissedPaymentAction = 'IGNORE' | 'STOP';

/** Channels of notifications, by occasion. */
export interface NotificationPreference {
  /** Channels that notify the payer of a new invoice. */
  invoice_created?: ('email' | 'sms' | 'whatsapp' | 'viber')[] | null | undefined;
  /** Channels that remind the payer before the invoice expires. */
  invoice_reminder?: ('email' | 'sms' | 'whatsapp' | 'viber')[] | null | undefined;
  /** Channels that notify the payer that the invoice is paid. */
  invoice_paid?: ('email' | 'sms' | 'whatsapp' | 'viber')[] | null | undefined;
  /** Channels that notify the payer that the invoice has expired. */
  invoice_expired?: ('email' | 'sms' | 'whatsapp' | 'viber')[] | null | undefined;
}

/** The status of a LINKAJA payment that is pending, or that expired unpaid. */
export interface OpenLinkajaPayment {
  /** Id of the business (account) that it belongs to. (EWALLET-FIELD-C2-business_id) */
  business_id: string;
  /** The merchant's own reference. (EWALLET-FIELD-C2-external_id) */
  external_id: string;
  /**
   * In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * (EWALLET-FIELD-C2-amount)
   */
  amount: number;
  /** Page on which the payer pays. (EWALLET-FIELD-C2-checkout_url) */
  checkout_url: string;
  /**
   * Time at which it expires or expired. (EWALLET-FIELD-C2-expired_at)
   * An ISO 8601 time.
   */
  expired_at: string;
  /** The current state. (EWALLET-FIELD-C2-status) */
  status: 'PENDING' | 'EXPIRED';
}

/** The status of an OVO payment. */
export interface OvoPayment {
  /** Id of the business (account) that it belongs to. (EWALLET-FIELD-A-business_id) */
  business_id: string;
  /** The merchant's own reference. (EWALLET-FIELD-A-external_id) */
  external_id: string;
  /**
   * In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * (EWALLET-FIELD-A-amount)
   */
  amount: string | number;
  /** Code of the wallet. (EWALLET-FIELD-A-ewallet_type) */
  ewallet_type: 'OVO';
  /** The current state. (EWALLET-FIELD-A-status) */
  status: OvoPaymentStatus;
  /**
   * Time of the payment, or of creation. (EWALLET-FIELD-A-transaction_date)
   * An ISO 8601 time.
   */
  transaction_date: string;
}

/** States of an OVO payment. */
export type OvoPaymentStatus = 'PENDING' | 'COMPLETED' | 'FAILED';

/** A payment code that is paid at an outlet. */
export interface PaymentCode {
  /** Id of the object. */
  id: string;
  /** Id of the business (account) that it belongs to. */
  business_id: string;
  /** The merchant's own reference. */
  reference_id: string;
  /** Code of the payment channel, such as OVO or BCA. */
  channel_code: string;
  /** Name of the payer, as the outlet or bank shows it. */
  customer_name: string;
  /** Code that the payer presents at the outlet. */
  payment_code: string;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: string;
  /** In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. */
  amount: number | null;
  /** Two-letter country code of the market. */
  market: string;
  /** True when it can be paid only once. */
  is_single_use: boolean;
  /** The current state. */
  status: PaymentCodeStatus;
  /**
   * Time at which it expires if it has not been paid.
   * An ISO 8601 time.
   */
  expires_at: string;
  /** Text for the merchant's own use. */
  description: string | null;
  /** The merchant's own keys and values, shown again as they were sent. */
  metadata: Record<string, unknown> | null;
  /**
   * Time of creation.
   * An ISO 8601 time.
   */
  created_at: string;
  /**
   * Time of the last change.
   * An ISO 8601 time.
   */
  updated_at: string;
}

/** A payment of a payment code. */
export interface PaymentCodePayment {
  /** Id of the object. */
  id: string;
  /** Id of the business (account) that it belongs to. */
  business_id: string;
  /** Id of the payment code. */
  payment_code_id: string;
  /** The merchant's own reference. */
  reference_id: string;
  /** Code of the payment channel, such as OVO or BCA. */
  channel_code: string;
  /** Name of the payer, as the outlet or bank shows it. */
  customer_name: string;
  /** Code that the payer presents at the outlet. */
  payment_code: string;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: string;
  /** In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. */
  amount: number;
  /** Two-letter country code of the market. */
  market: string;
  /** The current state. */
  status: 'COMPLETED';
  /** Note of the outlet. */
  remarks: string | null;
  /**
   * Time at which the payer paid.
   * An ISO 8601 time.
   */
  transaction_timestamp: string;
}

/** States of a payment code. */
export type PaymentCodeStatus = 'ACTIVE' | 'INACTIVE' | 'EXPIRED';

/** `channel_code` of EwalletCharge. */
export type PublicWalletCode = EwalletChannel | (string & {});

/** A QR code that is paid once (DYNAMIC) or many times (STATIC). */
export interface QrCode {
  /**
   * Id of the QR code. (QR-FIELD-id)
   * Begins with qr_.
   */
  id: string;
  /** The merchant's own reference. Unique per creation request. (QR-FIELD-external_id) */
  external_id: string;
  /**
   * In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. Null when type is
   * STATIC. (QR-FIELD-amount)
   */
  amount: number | null;
  /** Text for the merchant's own use. */
  description: string;
  /** Content of the QR code, to be drawn as an image. (QR-FIELD-qr_string) */
  qr_string: string;
  /** URL to which notifications of it are sent. (QR-FIELD-callback_url) */
  callback_url: string;
  /**
   * DYNAMIC has an amount and is paid once; STATIC is paid any number of times, with the
   * payer's amount. (QR-FIELD-type)
   */
  type: QrCodeType;
  /** The current state. (QR-FIELD-status) */
  status: QrCodeStatus;
  /**
   * Time of creation. (QR-FIELD-created)
   * An ISO 8601 time.
   */
  created: string;
  /**
   * Time of the last change. (QR-FIELD-updated)
   * An ISO 8601 time.
   */
  updated: string;
  /**
   * The merchant's own keys and values, shown again as they were sent. (QR-FIELD-metadata)
   * At most 50 keys.
   */
  metadata: Record<string, string | number | boolean> | null;
}

/** States of a QR code. */
export type QrCodeStatus = 'ACTIVE' | 'INACTIVE';

/** DYNAMIC codes are paid once, STATIC ones many times. */
export type QrCodeType = 'DYNAMIC' | 'STATIC';

/** A payment of a QR code. */
export interface QrPayment {
  /**
   * Id of the payment. (QRPAY-FIELD-id)
   * Begins with qrpy_.
   */
  id: string;
  /** In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. (QRPAY-FIELD-amount) */
  amount: number;
  /**
   * Time of creation. (QRPAY-FIELD-created)
   * An ISO 8601 time.
   */
  created: string;
  /** The QR code that was paid. (QRPAY-FIELD-qr_code) */
  qr_code: QrPaymentQrCode;
  /** The current state. (QRPAY-FIELD-status) */
  status: 'COMPLETED';
  /** Details of the payment from the channel, beside the amount. (QRPAY-FIELD-payment_detail) */
  payment_detail: QrPaymentDetail;
}

/** `payment_detail` of QrPayment. */
export interface QrPaymentDetail {
  /** Number of the receipt at the channel. (QRPAY-FIELD-payment_detail.receipt_id) */
  receipt_id: string;
  /** Name of the bank or wallet that paid. (QRPAY-FIELD-payment_detail.source) */
  source: string;
}

/** `qr_code` of QrPayment. */
export interface QrPaymentQrCode {
  /**
   * Id of the QR code. (QRPAY-FIELD-qr_code.id)
   * Begins with qr_.
   */
  id: string;
  /** The merchant's own reference. (QRPAY-FIELD-qr_code.external_id) */
  external_id: string;
  /** Content of the QR code, to be drawn as an image. (QRPAY-FIELD-qr_code.qr_string) */
  qr_string: string;
  /**
   * DYNAMIC has an amount and is paid once; STATIC is paid any number of times, with the
   * payer's amount. (QRPAY-FIELD-qr_code.type)
   */
  type: QrCodeType;
  /**
   * The merchant's own keys and values, shown again as they were sent.
   * (QRPAY-FIELD-qr_code.metadata)
   * At most 50 keys.
   */
  metadata: Record<string, string | number | boolean> | null;
}

/** Currencies of recurring payments. */
export type RecurringCurrency = 'IDR' | 'PHP';

/** Units of the time between two charges. */
export type RecurringInterval = 'DAY' | 'WEEK' | 'MONTH';

/** An amount that is charged at regular intervals. */
export interface RecurringPayment {
  /**
   * Email address of the payer. (RECUR-FIELD-payer_email)
   * An email address.
   */
  payer_email?: string | null | undefined;
  /** True to send mail to the payer. (RECUR-FIELD-should_send_email) */
  should_send_email: boolean;
  /** The customer who is billed. (RECUR-FIELD-customer) */
  customer?: InvoiceCustomer | null | undefined;
  /** Channels of notifications, by occasion. (RECUR-FIELD-customer_notification_preference) */
  customer_notification_preference?: NotificationPreference | null | undefined;
  /**
   * Time before its expiry at which the payer is reminded, in units of reminder_time_unit.
   * (RECUR-FIELD-reminder_time)
   * A whole number, at least 1, at most 30.
   */
  reminder_time?: number | null | undefined;
  /** Unit of reminder_time. (RECUR-FIELD-reminder_time_unit) */
  reminder_time_unit?: ReminderTimeUnit | null | undefined;
  /** Id of the customer it belongs to. */
  customer_id?: string | null | undefined;
  /** Id of the card token that is charged each time. (RECUR-FIELD-credit_card_token) */
  credit_card_token?: string | null | undefined;
  /** Id of a saved payment method that pays. (RECUR-FIELD-payment_method_id) */
  payment_method_id?: string | null | undefined;
  /** Id of the recurring payment. (RECUR-FIELD-id) */
  id: string;
  /** Id of the business (account) that it belongs to. (RECUR-FIELD-user_id) */
  user_id: string;
  /** The merchant's own reference. (RECUR-FIELD-external_id) */
  external_id: string;
  /** The current state. (RECUR-FIELD-status) */
  status: RecurringPaymentStatus;
  /** In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. (RECUR-FIELD-amount) */
  amount: number;
  /** Three-letter currency code (ISO 4217), such as IDR. (RECUR-FIELD-currency) */
  currency: RecurringCurrency;
  /** Text for the merchant's own use. (RECUR-FIELD-description) */
  description?: string | undefined;
  /** Unit of the time between two charges. (RECUR-FIELD-interval) */
  interval: RecurringInterval;
  /**
   * Number of intervals between two charges. (RECUR-FIELD-interval_count)
   * A whole number.
   */
  interval_count: number;
  /**
   * Total number of charges; unlimited when omitted. (RECUR-FIELD-total_recurrence)
   * A whole number.
   */
  total_recurrence?: number | undefined;
  /**
   * Number of charges so far. (RECUR-FIELD-recurrence_progress)
   * A whole number.
   */
  recurrence_progress: number;
  /** Action after an unpaid charge. (RECUR-FIELD-missed_payment_action) */
  missed_payment_action: MissedPaymentAction;
  /** Page of the newest invoice. (RECUR-FIELD-last_created_invoice_url) */
  last_created_invoice_url?: string | undefined;
  /** URL to which the payer is sent after paying. (RECUR-FIELD-success_redirect_url) */
  success_redirect_url?: string | undefined;
  /** URL to which the payer is sent after a failure. (RECUR-FIELD-failure_redirect_url) */
  failure_redirect_url?: string | undefined;
  /**
   * Lifetime of an invoice in seconds. (RECUR-FIELD-invoice_duration)
   * A whole number.
   */
  invoice_duration?: number | undefined;
  /** True to make the first charge at once. (RECUR-FIELD-charge_immediately) */
  charge_immediately: boolean;
  /**
   * True when a card that pays an invoice on its page is saved and charged for the next ones;
   * when false, nothing is charged without the payer. (RECUR-FIELD-recharge)
   */
  recharge: boolean;
  /**
   * Time at which the first charge is due. (RECUR-FIELD-start_date)
   * An ISO 8601 time.
   */
  start_date: string;
  /**
   * Time of creation. (RECUR-FIELD-created)
   * An ISO 8601 time.
   */
  created: string;
  /**
   * Time of the last change. (RECUR-FIELD-updated)
   * An ISO 8601 time.
   */
  updated: string;
}

/** States of a recurring payment. */
export type RecurringPaymentStatus = 'ACTIVE' | 'STOPPED' | 'PAUSED';

/** Body of `POST /credit_card_charges/{id}/refunds`. */
export interface RefundCardChargeBody {
  /**
   * In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * Above 0.
   */
  amount: number;
  /**
   * The merchant's own reference.
   * At most 64 characters.
   */
  external_id: string;
}

/** Parameters in the path of `POST /credit_card_charges/{id}/refunds`. */
export interface RefundCardChargeParams {
  /** Id of the object that the call is about. */
  id: string;
}

/** Body of `POST /ewallets/charges/{id}/refunds`. */
export interface RefundEwalletChargeBody {
  /**
   * In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * Above 0.
   */
  amount?: number | null | undefined;
  /** Reason for the refund. */
  reason?: RefundReason | null | undefined;
}

/** Parameters in the path of `POST /ewallets/charges/{id}/refunds`. */
export interface RefundEwalletChargeParams {
  /** Id of the object that the call is about. */
  id: string;
}

/** Reasons for the failure of a refund. */
export type RefundFailureCode =
  | 'REFUND_FAILED'
  | 'ACCOUNT_ACCESS_BLOCKED'
  | 'ACCOUNT_NOT_FOUND'
  | 'DUPLICATE_ERROR'
  | 'INSUFFICIENT_BALANCE';

/** Body of `POST /credit_card_charges/refunds`. */
export interface RefundNamedCardChargeBody {
  /** Id of the card charge. */
  credit_card_charge_id: string;
  /**
   * In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * Above 0.
   */
  amount: number;
  /**
   * The merchant's own reference.
   * At most 64 characters.
   */
  external_id: string;
}

/** Reasons for a refund. */
export type RefundReason =
  | 'FRAUDULENT'
  | 'DUPLICATE'
  | 'REQUESTED_BY_CUSTOMER'
  | 'CANCELLATION'
  | 'OTHERS';

/** States of a refund. */
export type RefundStatus = 'PENDING' | 'SUCCEEDED' | 'FAILED' | 'CANCELLED';

/** Units of the reminder time. */
export type ReminderTimeUnit = 'days' | 'hours';

/** Chains of outlets. */
export type RetailOutletName = 'ALFAMART' | 'INDOMARET';

/** Body of `POST /credit_card_charges/{id}/auth_reversal`. */
export interface ReverseCardChargeBody {
  /**
   * The merchant's own reference.
   * At most 64 characters.
   */
  external_id: string;
}

/** Parameters in the path of `POST /credit_card_charges/{id}/auth_reversal`. */
export interface ReverseCardChargeParams {
  /** Id of the object that the call is about. */
  id: string;
}

/** Rules that are applied to a payment. */
export interface RuleHeaders {
  /**
   * Id of a fee rule that is applied to the payment. (QR-CREATE-HDR-with_fee_rule)
   * At most 255 characters.
   */
  'with-fee-rule'?: string | undefined;
  /**
   * Id of a split rule that is applied to the payment.
   * At most 255 characters.
   */
  'with-split-rule'?: string | undefined;
}

/** The result of a card form that the payer's browser sent. */
export interface SafeAcceptance {
  /** Id of the charge. */
  id?: string | undefined;
  /**
   * Time of creation.
   * An ISO 8601 time.
   */
  created?: string | undefined;
  /** The current state. */
  status: AcceptanceStatus;
  /** Id of the business (account) that it belongs to. */
  business_id?: string | undefined;
  /**
   * Amount that the bank of the card has reserved. In the currency's own unit: 10000 IDR is
   * Rp10,000, 10.5 PHP is ₱10.50.
   */
  authorized_amount?: number | undefined;
  /**
   * Part of the authorized amount that is captured. In the currency's own unit: 10000 IDR is
   * Rp10,000, 10.5 PHP is ₱10.50.
   */
  capture_amount?: number | undefined;
  /** The merchant's own reference. */
  external_id?: string | undefined;
  /** Merchant id at the acquiring bank. */
  merchant_id?: string | undefined;
  /** Reference at the acquiring bank. */
  merchant_reference_code?: string | undefined;
  /** Kind of card: credit or debit. */
  card_type?: 'CREDIT' | 'DEBIT' | undefined;
  /** Number of the card, all but its first six and last four digits hidden. */
  masked_card_number?: string | undefined;
  /** Use of the card: once, saved, or repeated. */
  charge_type?: 'SINGLE_USE_TOKEN' | 'MULTIPLE_USE_TOKEN' | 'RECURRING' | undefined;
  /** Card network. */
  card_brand?: string | undefined;
  /** Id of the charge at the bank. */
  bank_reconciliation_id?: string | undefined;
  /** Electronic commerce indicator: the network's rating of the authentication. */
  eci?: string | undefined;
  /** Reason for the failure. More reasons may follow. */
  failure_reason?: CardFailureReason | undefined;
  /** Approval code of the bank. */
  approval_code?: string | undefined;
  /** Result of the check of the security code, by the bank's code. */
  cvn_code?: 'M' | 'N' | 'P' | undefined;
  /** Text on the payer's card statement. */
  descriptor?: string | undefined;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency?: string | undefined;
  /** Label of the merchant id to use, where the account has several. */
  mid_label?: string | undefined;
  /** The merchant's own reference. */
  reference_id: string;
  /** Id of the card token. */
  token_id: string;
  /** Page on which the cardholder authenticates. */
  payer_authentication_url?: string | undefined;
  /** URL of the page that shows the result. */
  result_url?: string | undefined;
  /** Names of the signed fields, separated by commas. */
  signed_field_names: string;
  /** Signature of the fields that signed_field_names lists. */
  signature: string;
}

/** Body of `POST /fixed_payment_code/simulate_payment`. */
export interface SimulateOutletPaymentBody {
  /** Code of the chain of outlets. */
  retail_outlet_name: RetailOutletName;
  /**
   * Code that the payer presents at the outlet.
   * At most 50 characters.
   */
  payment_code: string;
  /**
   * Amount to be paid. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * Above 0.
   */
  transfer_amount: number;
}

/** Body of `POST /payment_codes/{id}/payments/simulate`. */
export interface SimulatePaymentCodeBody {
  /**
   * In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * Above 0.
   */
  amount?: number | null | undefined;
}

/** Body of `POST /qr_codes/{external_id}/payments/simulate`. */
export interface SimulateQrPaymentBody {
  /**
   * In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. (QR-SIM-amount)
   * A whole number, at least 1, at most 20,000,000.
   */
  amount?: number | null | undefined;
}

/** Parameters in the path of `POST /qr_codes/{external_id}/payments/simulate`. */
export interface SimulateQrPaymentParams {
  /** The merchant's own reference. (QR-SIM-external_id) */
  external_id: string;
}

/** Body of `POST /callback_virtual_accounts/external_id={external_id}/simulate_payment`. */
export interface SimulateVirtualAccountPaymentBody {
  /**
   * In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * Above 0.
   */
  amount?: number | null | undefined;
}

/**
 * Parameters in the path of `POST
 * /callback_virtual_accounts/external_id={external_id}/simulate_payment`.
 */
export interface SimulateVirtualAccountPaymentParams {
  /** The merchant's own reference. */
  external_id: string;
}

/** Response of `POST /callback_virtual_accounts/external_id={external_id}/simulate_payment`. */
export interface SimulateVirtualAccountPaymentResponse {
  /** The current state. */
  status: 'COMPLETED';
  /** Message about the result. */
  message: string;
}

/** Name and address of a cardholder. */
export interface TokenBilling {
  /**
   * First and further given names. (TOKEN-billing_details.given_names)
   * At most 255 characters.
   */
  given_names?: string | null | undefined;
  /**
   * Family name. (TOKEN-billing_details.surname)
   * At most 255 characters.
   */
  surname?: string | null | undefined;
  /**
   * Email address. (TOKEN-billing_details.email)
   * At most 255 characters.
   */
  email?: string | null | undefined;
  /**
   * Mobile number in E.164 form, such as +6281234567890. (TOKEN-billing_details.mobile_number)
   * At most 255 characters.
   */
  mobile_number?: string | null | undefined;
  /**
   * Phone number in E.164 form, such as +62215550100. (TOKEN-billing_details.phone_number)
   * At most 255 characters.
   */
  phone_number?: string | null | undefined;
  /** Address of the cardholder. (TOKEN-billing_details.address) */
  address?: TokenBillingAddress | null | undefined;
}

/** `address` of TokenBilling. */
export interface TokenBillingAddress {
  /** Two-letter country code (ISO 3166-1), such as ID. */
  country?: string | null | undefined;
  /**
   * First line of the street address.
   * At most 255 characters.
   */
  street_line1?: string | null | undefined;
  /**
   * Second line of the street address.
   * At most 255 characters.
   */
  street_line2?: string | null | undefined;
  /**
   * City.
   * At most 255 characters.
   */
  city?: string | null | undefined;
  /**
   * Postal code.
   * At most 255 characters.
   */
  postal_code?: string | null | undefined;
  /**
   * Province or state.
   * At most 255 characters.
   */
  province_state?: string | null | undefined;
}

/** Body of `PATCH /fixed_payment_code/{id}`. */
export interface UpdateFixedPaymentCodeBody {
  /**
   * Name shown to the payer.
   * At most 250 characters.
   */
  name?: string | null | undefined;
  /**
   * Amount that has to be paid; any amount when omitted. In the currency's own unit: 10000 IDR
   * is Rp10,000, 10.5 PHP is ₱10.50.
   * Above 0.
   */
  expected_amount?: number | null | undefined;
  /**
   * Time at which it expires if it has not been paid.
   * An ISO 8601 time.
   */
  expiration_date?: string | null | undefined;
  /** True when it can be paid only once. */
  is_single_use?: boolean | null | undefined;
  /**
   * Text for the merchant's own use.
   * At most 255 characters.
   */
  description?: string | null | undefined;
}

/** Body of `PATCH /payment_codes/{id}`. */
export interface UpdatePaymentCodeBody {
  /**
   * Name of the payer, as the outlet or bank shows it.
   * At most 250 characters.
   */
  customer_name?: string | null | undefined;
  /**
   * In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * Above 0.
   */
  amount?: number | null | undefined;
  /**
   * Time at which it expires if it has not been paid.
   * An ISO 8601 time.
   */
  expires_at?: string | null | undefined;
  /** True when it can be paid only once. */
  is_single_use?: boolean | null | undefined;
  /**
   * Text for the merchant's own use.
   * At most 255 characters.
   */
  description?: string | null | undefined;
  /**
   * The merchant's own keys and values, shown again as they were sent.
   * At most 50 keys.
   */
  metadata?:
    | Record<
        string,
        string | number | boolean | Record<string, unknown> | readonly unknown[] | null
      >
    | null
    | undefined;
}

/** Body of `PATCH /recurring_payments/{id}`. */
export interface UpdateRecurringPaymentBody {
  /** True to send mail to the payer. */
  should_send_email?: boolean | null | undefined;
  /** The customer who is billed. */
  customer?: BilledCustomer | null | undefined;
  /** Channels of notifications, by occasion. */
  customer_notification_preference?: NotificationPreference | null | undefined;
  /**
   * Time before its expiry at which the payer is reminded, in units of reminder_time_unit.
   * A whole number, at least 1, at most 30.
   */
  reminder_time?: number | null | undefined;
  /** Unit of reminder_time. */
  reminder_time_unit?: ReminderTimeUnit | null | undefined;
  /**
   * Id of the customer it belongs to.
   * At most 255 characters.
   */
  customer_id?: string | null | undefined;
  /** Id of the card token that is charged each time. */
  credit_card_token?: string | null | undefined;
  /** Id of a saved payment method that pays. */
  payment_method_id?: string | null | undefined;
  /**
   * Lifetime of an invoice in seconds.
   * A whole number, at least 1, at most 31,536,000.
   */
  invoice_duration?: number | null | undefined;
  /** Action after an unpaid charge. */
  missed_payment_action?: MissedPaymentAction | null | undefined;
  /**
   * In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * At least 1, at most 1,000,000,000.
   */
  amount?: number | null | undefined;
  /** Unit of the time between two charges. */
  interval?: RecurringInterval | null | undefined;
  /**
   * Number of intervals between two charges.
   * A whole number, at least 1, at most 365.
   */
  interval_count?: number | null | undefined;
  /**
   * Text for the merchant's own use.
   * At most 1,000 characters.
   */
  description?: string | null | undefined;
  /**
   * Time at which the next charge is due.
   * An ISO 8601 time.
   */
  reschedule_at?: string | null | undefined;
}

/** Body of `PATCH /callback_virtual_accounts/{id}`. */
export interface UpdateVirtualAccountBody {
  /**
   * Amount that has to be paid; any amount when omitted. In the currency's own unit: 10000 IDR
   * is Rp10,000, 10.5 PHP is ₱10.50.
   * Above 0.
   */
  expected_amount?: number | null | undefined;
  /**
   * Amount that is suggested to the payer, who may change it. In the currency's own unit: 10000
   * IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * Above 0.
   */
  suggested_amount?: number | null | undefined;
  /** True when it can be paid only once. */
  is_single_use?: boolean | null | undefined;
  /**
   * Time at which it expires if it has not been paid.
   * An ISO 8601 time.
   */
  expiration_date?: string | null | undefined;
  /**
   * Text for the merchant's own use.
   * At most 255 characters.
   */
  description?: string | null | undefined;
}

/** Body of `POST /direct_debits/{id}/validate_otp`. */
export interface ValidateDirectDebitOtpBody {
  /**
   * One-time password that the payer received.
   * At most 50 characters.
   */
  otp_code: string;
}

/** Body of `POST /linked_account_tokens/{id}/validate_otp`. */
export interface ValidateLinkedAccountOtpBody {
  /**
   * One-time password that the payer received.
   * At most 50 characters.
   */
  otp_code: string;
}

/** An account linking that the payer has confirmed. */
export interface ValidatedToken {
  /**
   * Id of the linked account token.
   * Begins with lat-.
   */
  id: string;
  /** Id of the customer it belongs to. */
  customer_id: string;
  /** Code of the payment channel, such as OVO or BCA. */
  channel_code: LinkedChannelCode;
  /** The current state. */
  status: LinkedAccountTokenStatus;
  /**
   * The merchant's own keys and values, shown again as they were sent.
   * At most 50 keys.
   */
  metadata: Record<string, string | number | boolean> | null;
}

/** A bank that has virtual accounts. */
export interface VirtualAccountBank {
  /** Name of the bank. */
  name: string;
  /** Code of the bank, for bank_code. */
  code: string;
  /** Two-letter country code (ISO 3166-1), such as ID. */
  country: string;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: string;
  /** True when the account can use it. */
  is_activated: boolean;
}

/** A payment to a virtual account. */
export interface VirtualAccountPayment {
  /** Id of the object. */
  id: string;
  /** Id of the payment. */
  payment_id: string;
  /** Id of the virtual account. */
  callback_virtual_account_id: string;
  /** The merchant's own reference. */
  external_id: string;
  /** First digits of every number of the merchant. */
  merchant_code: string;
  /** Number of the virtual account. */
  account_number: string;
  /** Code of the bank. */
  bank_code: string;
  /** In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. */
  amount: number;
  /**
   * Time at which the payer paid.
   * An ISO 8601 time.
   */
  transaction_timestamp: string;
}

/** Parameters in the path of `POST /ewallets/charges/{id}/void`. */
export interface VoidEwalletChargeParams {
  /** Id of the object that the call is about. */
  id: string;
}

/** Wallets by country and code, such as ID_OVO. */
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
  /** What is sent. */
  body: CreateCardlessCreditBody;
}

/** What cardlessCredit.paymentTypes takes. */
export interface CalculatePaymentTypesInput {
  /** What is sent. */
  body: CalculatePaymentTypesBody;
}

/** What ewalletCharges.create takes. */
export interface CreateEwalletChargeInput<
  EwalletCode extends EwalletChannel | (string & {}) = EwalletChannel,
> {
  /** What is sent. */
  body: CreateEwalletChargeBody<EwalletCode>;
}

/** What ewalletCharges.get takes. */
export interface GetEwalletChargeInput {
  /** Parameters in the path. */
  params: GetEwalletChargeParams;
}

/** What ewalletCharges.list takes. */
export interface ListEwalletChargesInput {
  /** Query parameters. */
  query: ListEwalletChargesQuery;
}

/** What ewalletCharges.refund takes. */
export interface RefundEwalletChargeInput {
  /** Parameters in the path. */
  params: RefundEwalletChargeParams;
  /** What is sent. */
  body?: RefundEwalletChargeBody | undefined;
}

/** What ewalletCharges.refunds takes. */
export interface ListEwalletRefundsInput {
  /** Parameters in the path. */
  params: ListEwalletRefundsParams;
}

/** What ewalletCharges.void takes. */
export interface VoidEwalletChargeInput {
  /** Parameters in the path. */
  params: VoidEwalletChargeParams;
}

/** What ewallets.create takes. */
export interface CreateEwalletPaymentInput {
  /** What is sent. */
  body: CreateEwalletPaymentBody;
}

/** What ewallets.get takes. */
export interface GetEwalletPaymentInput {
  /** Query parameters. */
  query: GetEwalletPaymentQuery;
}

/** What callbackVirtualAccounts.create takes. */
export interface CreateVirtualAccountInput {
  /** What is sent. */
  body: CreateVirtualAccountBody;
}

/** What callbackVirtualAccounts.get takes. */
export interface GetVirtualAccountInput {
  /** Parameters in the path. */
  params: GetVirtualAccountParams;
}

/** What callbackVirtualAccounts.payment takes. */
export interface GetVirtualAccountPaymentInput {
  /** Parameters in the path. */
  params: GetVirtualAccountPaymentParams;
}

/** What callbackVirtualAccounts.simulate takes. */
export interface SimulateVirtualAccountPaymentInput {
  /** Parameters in the path. */
  params: SimulateVirtualAccountPaymentParams;
  /** What is sent. */
  body?: SimulateVirtualAccountPaymentBody | undefined;
}

/** What callbackVirtualAccounts.update takes. */
export interface UpdateVirtualAccountInput {
  /** Parameters in the path. */
  params: GetVirtualAccountParams;
  /** What is sent. */
  body?: UpdateVirtualAccountBody | undefined;
}

/** What directDebits.create takes. */
export interface CreateDirectDebitInput {
  /** What is sent. */
  body: CreateDirectDebitBody;
}

/** What directDebits.get takes. */
export interface GetDirectDebitInput {
  /** Parameters in the path. */
  params: GetDirectDebitParams;
}

/** What directDebits.list takes. */
export interface ListDirectDebitsInput {
  /** Query parameters. */
  query: ListDirectDebitsQuery;
}

/** What directDebits.resendOtp takes. */
export interface ResendDirectDebitOtpInput {
  /** Parameters in the path. */
  params: GetDirectDebitParams;
}

/** What directDebits.validateOtp takes. */
export interface ValidateDirectDebitOtpInput {
  /** Parameters in the path. */
  params: GetDirectDebitParams;
  /** What is sent. */
  body: ValidateDirectDebitOtpBody;
}

/** What fixedPaymentCodes.create takes. */
export interface CreateFixedPaymentCodeInput {
  /** What is sent. */
  body: CreateFixedPaymentCodeBody;
}

/** What fixedPaymentCodes.get takes. */
export interface GetFixedPaymentCodeInput {
  /** Parameters in the path. */
  params: GetFixedPaymentCodeParams;
}

/** What fixedPaymentCodes.payments takes. */
export interface ListFixedPaymentCodePaymentsInput {
  /** Parameters in the path. */
  params: GetFixedPaymentCodeParams;
  /** Query parameters. */
  query?: ListFixedPaymentCodePaymentsQuery | undefined;
}

/** What fixedPaymentCodes.simulate takes. */
export interface SimulateOutletPaymentInput {
  /** What is sent. */
  body: SimulateOutletPaymentBody;
}

/** What fixedPaymentCodes.update takes. */
export interface UpdateFixedPaymentCodeInput {
  /** Parameters in the path. */
  params: GetFixedPaymentCodeParams;
  /** What is sent. */
  body?: UpdateFixedPaymentCodeBody | undefined;
}

/** What linkedAccountTokens.accounts takes. */
export interface ListLinkedAccountsInput {
  /** Parameters in the path. */
  params: ListLinkedAccountsParams;
}

/** What linkedAccountTokens.auth takes. */
export interface CreateLinkedAccountTokenInput {
  /** What is sent. */
  body: CreateLinkedAccountTokenBody;
}

/** What linkedAccountTokens.delete takes. */
export interface DeleteLinkedAccountTokenInput {
  /** Parameters in the path. */
  params: ListLinkedAccountsParams;
}

/** What linkedAccountTokens.validateOtp takes. */
export interface ValidateLinkedAccountOtpInput {
  /** Parameters in the path. */
  params: ListLinkedAccountsParams;
  /** What is sent. */
  body: ValidateLinkedAccountOtpBody;
}

/** What paymentCodes.create takes. */
export interface CreatePaymentCodeInput {
  /** What is sent. */
  body: CreatePaymentCodeBody;
}

/** What paymentCodes.get takes. */
export interface GetPaymentCodeInput {
  /** Parameters in the path. */
  params: GetPaymentCodeParams;
}

/** What paymentCodes.payments takes. */
export interface ListPaymentCodePaymentsInput {
  /** Parameters in the path. */
  params: GetPaymentCodeParams;
  /** Query parameters. */
  query?: ListPaymentCodePaymentsQuery | undefined;
}

/** What paymentCodes.simulate takes. */
export interface SimulatePaymentCodeInput {
  /** Parameters in the path. */
  params: GetPaymentCodeParams;
  /** What is sent. */
  body?: SimulatePaymentCodeBody | undefined;
}

/** What paymentCodes.update takes. */
export interface UpdatePaymentCodeInput {
  /** Parameters in the path. */
  params: GetPaymentCodeParams;
  /** What is sent. */
  body?: UpdatePaymentCodeBody | undefined;
}

/** What paymentMethods.create takes. */
export interface CreateLegacyPaymentMethodInput {
  /** What is sent. */
  body: CreateLegacyPaymentMethodBody;
}

/** What paymentMethods.list takes. */
export interface ListLegacyPaymentMethodsInput {
  /** Query parameters. */
  query: ListLegacyPaymentMethodsQuery;
}

/** What invoices.create takes. */
export interface CreateInvoiceInput {
  /** What is sent. */
  body: CreateInvoiceBody;
}

/** What invoices.expire takes. */
export interface ExpireInvoiceInput {
  /** Parameters in the path. */
  params: ExpireInvoiceParams;
}

/** What invoices.get takes. */
export interface GetInvoiceInput {
  /** Parameters in the path. */
  params: GetInvoiceParams;
}

/** What invoices.list takes. */
export interface ListInvoicesInput {
  /** Query parameters. */
  query?: ListInvoicesQuery | undefined;
}

/** What qrCodes.create takes. */
export interface CreateQrCodeInput {
  /** Headers. */
  headers?: RuleHeaders | undefined;
  /** What is sent. */
  body: CreateQrCodeBody;
}

/** What qrCodes.get takes. */
export interface GetQrCodeInput {
  /** Parameters in the path. */
  params: GetQrCodeParams;
}

/** What qrCodes.payments takes. */
export interface ListQrPaymentsInput {
  /** Query parameters. */
  query: ListQrPaymentsQuery;
}

/** What qrCodes.simulate takes. */
export interface SimulateQrPaymentInput {
  /** Parameters in the path. */
  params: SimulateQrPaymentParams;
  /** What is sent. */
  body?: SimulateQrPaymentBody | undefined;
}

/** What recurringPayments.create takes. */
export interface CreateRecurringPaymentInput {
  /** What is sent. */
  body: CreateRecurringPaymentBody;
}

/** What recurringPayments.get takes. */
export interface GetRecurringPaymentInput {
  /** Parameters in the path. */
  params: GetRecurringPaymentParams;
}

/** What recurringPayments.pause takes. */
export interface PauseRecurringPaymentInput {
  /** Parameters in the path. */
  params: GetRecurringPaymentParams;
}

/** What recurringPayments.resume takes. */
export interface ResumeRecurringPaymentInput {
  /** Parameters in the path. */
  params: GetRecurringPaymentParams;
}

/** What recurringPayments.stop takes. */
export interface StopRecurringPaymentInput {
  /** Parameters in the path. */
  params: GetRecurringPaymentParams;
}

/** What recurringPayments.update takes. */
export interface UpdateRecurringPaymentInput {
  /** Parameters in the path. */
  params: GetRecurringPaymentParams;
  /** What is sent. */
  body?: UpdateRecurringPaymentBody | undefined;
}

/** What cardCharges.capture takes. */
export interface CaptureCardChargeInput {
  /** Parameters in the path. */
  params: CaptureCardChargeParams;
  /** What is sent. */
  body: CaptureCardChargeBody;
}

/** What cardCharges.create takes. */
export interface CreateCardChargeInput {
  /** What is sent. */
  body: CreateCardChargeBody;
}

/** What cardCharges.get takes. */
export interface GetCardChargeInput {
  /** Parameters in the path. */
  params: GetCardChargeParams;
}

/** What cardCharges.refund takes. */
export interface RefundCardChargeInput {
  /** Parameters in the path. */
  params: RefundCardChargeParams;
  /** What is sent. */
  body: RefundCardChargeBody;
}

/** What cardCharges.refundNamed takes. */
export interface RefundNamedCardChargeInput {
  /** What is sent. */
  body: RefundNamedCardChargeBody;
}

/** What cardCharges.reverse takes. */
export interface ReverseCardChargeInput {
  /** Parameters in the path. */
  params: ReverseCardChargeParams;
  /** What is sent. */
  body: ReverseCardChargeBody;
}

/** What cardTokens.authenticate takes. */
export interface AuthenticateCardTokenInput {
  /** Parameters in the path. */
  params: AuthenticateCardTokenParams;
  /** What is sent. */
  body: AuthenticateCardTokenBody;
}

/** What cardTokens.create takes. */
export interface CreateCardTokenInput {
  /** What is sent. */
  body: CreateCardTokenBody;
}

/** What cardTokens.createFormer takes. */
export interface CreateFormerCardTokenInput {
  /** What is sent. */
  body: CreateCardTokenBody;
}

/** What cardTokens.get takes. */
export interface GetCardTokenInput {
  /** Parameters in the path. */
  params: GetCardTokenParams;
}

/** What cardTokens.getAuthentication takes. */
export interface GetCardAuthenticationInput {
  /** Parameters in the path. */
  params: GetCardAuthenticationParams;
}

/** What safeAcceptance.accept takes. */
export interface AcceptSafelyInput {
  /** What is sent. */
  body: AcceptSafelyBody;
}

/** Codes that cardlessCredit.create declares. */
export type CreateCardlessCreditErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'CHANNEL_UNAVAILABLE'
  | 'MERCHANT_NOT_FOUND'
  | 'GENERATE_CHECKOUT_URL_ERROR'
  | 'DUPLICATE_PAYMENT_ERROR';

/** Codes that cardlessCredit.paymentTypes declares. */
export type CalculatePaymentTypesErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
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
  | 'DATA_NOT_FOUND'
  | 'DUPLICATE_ERROR'
  | 'INVALID_PAYMENT_METHOD_ID'
  | 'UNSUPPORTED_CURRENCY'
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
  | 'REQUEST_FORBIDDEN'
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
  | 'REQUEST_FORBIDDEN'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
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
  | 'REQUEST_FORBIDDEN'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'INVALID_JSON_FORMAT'
  | 'UNSUPPORTED_CURRENCY'
  | 'INVALID_CREDIT_CARD_TOKEN_ERROR'
  | 'INVALID_PAYMENT_METHOD_ID_ERROR'
  | 'CHANNEL_UNAVAILABLE';

/** Codes that recurringPayments.get declares. */
export type GetRecurringPaymentErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND'
  | 'RECURRING_PAYMENT_NOT_FOUND_ERROR';

/** Codes that recurringPayments.pause declares. */
export type PauseRecurringPaymentErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND'
  | 'RECURRING_PAYMENT_NOT_FOUND_ERROR';

/** Codes that recurringPayments.resume declares. */
export type ResumeRecurringPaymentErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND'
  | 'RECURRING_PAYMENT_NOT_FOUND_ERROR';

/** Codes that recurringPayments.stop declares. */
export type StopRecurringPaymentErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND'
  | 'RECURRING_PAYMENT_NOT_FOUND_ERROR';

/** Codes that recurringPayments.update declares. */
export type UpdateRecurringPaymentErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'INVALID_JSON_FORMAT'
  | 'DATA_NOT_FOUND'
  | 'RECURRING_PAYMENT_NOT_FOUND_ERROR'
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
  | 'CARDHOLDER_NAME_REQUIRED';

/** Codes that the calls of this API declare. */
export type LegacyErrorCode =
  | CreateCardlessCreditErrorCode
  | CalculatePaymentTypesErrorCode
  | CreateEwalletChargeErrorCode
  | GetEwalletChargeErrorCode
  | ListEwalletChargesErrorCode
  | RefundEwalletChargeErrorCode
  | ListEwalletRefundsErrorCode
  | VoidEwalletChargeErrorCode
  | CreateEwalletPaymentErrorCode
  | GetEwalletPaymentErrorCode
  | ListVirtualAccountBanksErrorCode
  | CreateVirtualAccountErrorCode
  | GetVirtualAccountErrorCode
  | GetVirtualAccountPaymentErrorCode
  | SimulateVirtualAccountPaymentErrorCode
  | UpdateVirtualAccountErrorCode
  | CreateDirectDebitErrorCode
  | GetDirectDebitErrorCode
  | ListDirectDebitsErrorCode
  | ResendDirectDebitOtpErrorCode
  | ValidateDirectDebitOtpErrorCode
  | CreateFixedPaymentCodeErrorCode
  | GetFixedPaymentCodeErrorCode
  | ListFixedPaymentCodePaymentsErrorCode
  | SimulateOutletPaymentErrorCode
  | UpdateFixedPaymentCodeErrorCode
  | ListLinkedAccountsErrorCode
  | CreateLinkedAccountTokenErrorCode
  | DeleteLinkedAccountTokenErrorCode
  | ValidateLinkedAccountOtpErrorCode
  | CreatePaymentCodeErrorCode
  | GetPaymentCodeErrorCode
  | ListPaymentCodePaymentsErrorCode
  | SimulatePaymentCodeErrorCode
  | UpdatePaymentCodeErrorCode
  | CreateLegacyPaymentMethodErrorCode
  | ListLegacyPaymentMethodsErrorCode
  | CreateInvoiceErrorCode
  | ExpireInvoiceErrorCode
  | GetInvoiceErrorCode
  | ListInvoicesErrorCode
  | CreateQrCodeErrorCode
  | GetQrCodeErrorCode
  | ListQrPaymentsErrorCode
  | SimulateQrPaymentErrorCode
  | CreateRecurringPaymentErrorCode
  | GetRecurringPaymentErrorCode
  | PauseRecurringPaymentErrorCode
  | ResumeRecurringPaymentErrorCode
  | StopRecurringPaymentErrorCode
  | UpdateRecurringPaymentErrorCode
  | CaptureCardChargeErrorCode
  | CreateCardChargeErrorCode
  | GetCardChargeErrorCode
  | RefundCardChargeErrorCode
  | RefundNamedCardChargeErrorCode
  | ReverseCardChargeErrorCode
  | AuthenticateCardTokenErrorCode
  | CreateCardTokenErrorCode
  | CreateFormerCardTokenErrorCode
  | GetCardTokenErrorCode
  | GetCardAuthenticationErrorCode
  | AcceptSafelyErrorCode;

/** The calls of the legacy API, by resource. */
export interface LegacyApi {
  readonly cardlessCredit: {
    /**
     * Create a cardless credit checkout: `POST /cardless-credit`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN; 409
     * IDEMPOTENCY_ERROR; 422 MERCHANT_NOT_FOUND, GENERATE_CHECKOUT_URL_ERROR,
     * DUPLICATE_PAYMENT_ERROR; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR; 503
     * CHANNEL_UNAVAILABLE.
     */
    readonly create: (
      input: CreateCardlessCreditInput,
      options?: WriteOptions & Versioned<'2019-02-04'>,
    ) => Promise<Result<CardlessCreditCheckout, CreateCardlessCreditErrorCode>>;
    /**
     * Calculate the payment types of a cardless credit: `POST /cardless-credit/payment-types`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN; 409
     * IDEMPOTENCY_ERROR; 422 MERCHANT_NOT_FOUND; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR; 503
     * CHANNEL_UNAVAILABLE.
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
    readonly create: <EwalletCode extends EwalletChannel | (string & {}) = EwalletChannel>(
      input: CreateEwalletChargeInput<EwalletCode>,
      options?: WriteOptions &
        Versioned<'2019-02-04' | '2020-01-25' | '2020-02-01' | '2020-02-21' | '2021-01-25'>,
    ) => Promise<Result<EwalletCharge, CreateEwalletChargeErrorCode>>;
    /**
     * Get an e-wallet charge: `GET /ewallets/charges/{id}`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly get: {
      (
        input: GetEwalletChargeInput,
        options?: CallOptions &
          Versioned<'2019-02-04' | '2020-01-25' | '2020-02-01' | '2020-02-21' | '2021-01-25'>,
      ): Promise<Result<EwalletCharge, GetEwalletChargeErrorCode>>;
      /** Reads until the status is as given, at most for `deadlineMs`. Throws `ApiError`. */
      readonly waitFor: (
        input: GetEwalletChargeInput,
        status: EwalletCharge['status'] | readonly EwalletCharge['status'][],
        options?: WaitOptions,
      ) => Promise<EwalletCharge>;
    };
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
     * 403 REQUEST_FORBIDDEN, CHANNEL_NOT_ACTIVATED; 409 IDEMPOTENCY_ERROR; 429
     * RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR; 503 CHANNEL_UNAVAILABLE.
     */
    readonly create: (
      input: CreateEwalletPaymentInput,
      options?: WriteOptions &
        Versioned<'2019-02-04' | '2020-01-25' | '2020-02-01' | '2020-02-21' | '2021-01-25'>,
    ) => Promise<Result<CreatedEwalletPayment, CreateEwalletPaymentErrorCode>>;
    /**
     * Get the status of an e-wallet payment: `GET /ewallets`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN; 404
     * PAYMENT_NOT_FOUND_ERROR; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
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
    readonly get: {
      (
        input: GetVirtualAccountInput,
        options?: CallOptions,
      ): Promise<Result<CallbackVirtualAccount, GetVirtualAccountErrorCode>>;
      /** Reads until the status is as given, at most for `deadlineMs`. Throws `ApiError`. */
      readonly waitFor: (
        input: GetVirtualAccountInput,
        status: CallbackVirtualAccount['status'] | readonly CallbackVirtualAccount['status'][],
        options?: WaitOptions,
      ) => Promise<CallbackVirtualAccount>;
    };
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
    readonly get: {
      (
        input: GetDirectDebitInput,
        options?: CallOptions,
      ): Promise<Result<DirectDebit, GetDirectDebitErrorCode>>;
      /** Reads until the status is as given, at most for `deadlineMs`. Throws `ApiError`. */
      readonly waitFor: (
        input: GetDirectDebitInput,
        status: DirectDebit['status'] | readonly DirectDebit['status'][],
        options?: WaitOptions,
      ) => Promise<DirectDebit>;
    };
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
    readonly get: {
      (
        input: GetFixedPaymentCodeInput,
        options?: CallOptions,
      ): Promise<Result<FixedPaymentCode, GetFixedPaymentCodeErrorCode>>;
      /** Reads until the status is as given, at most for `deadlineMs`. Throws `ApiError`. */
      readonly waitFor: (
        input: GetFixedPaymentCodeInput,
        status: FixedPaymentCode['status'] | readonly FixedPaymentCode['status'][],
        options?: WaitOptions,
      ) => Promise<FixedPaymentCode>;
    };
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
      /** All items, at most `max`. Throws `ApiError`; without `max`, RangeError above 10,000. */
      readonly toArray: (
        input: Forward<ListFixedPaymentCodePaymentsInput>,
        options?: CallOptions & ToArrayOptions,
      ) => Promise<FixedPaymentCodePayment[]>;
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
    readonly get: {
      (
        input: GetPaymentCodeInput,
        options?: CallOptions,
      ): Promise<Result<PaymentCode, GetPaymentCodeErrorCode>>;
      /** Reads until the status is as given, at most for `deadlineMs`. Throws `ApiError`. */
      readonly waitFor: (
        input: GetPaymentCodeInput,
        status: PaymentCode['status'] | readonly PaymentCode['status'][],
        options?: WaitOptions,
      ) => Promise<PaymentCode>;
    };
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
      /** All items, at most `max`. Throws `ApiError`; without `max`, RangeError above 10,000. */
      readonly toArray: (
        input: Forward<ListPaymentCodePaymentsInput>,
        options?: CallOptions & ToArrayOptions,
      ) => Promise<PaymentCodePayment[]>;
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
    readonly get: {
      (
        input: GetInvoiceInput,
        options?: CallOptions,
      ): Promise<Result<Invoice, GetInvoiceErrorCode>>;
      /** Reads until the status is as given, at most for `deadlineMs`. Throws `ApiError`. */
      readonly waitFor: (
        input: GetInvoiceInput,
        status: Invoice['status'] | readonly Invoice['status'][],
        options?: WaitOptions,
      ) => Promise<Invoice>;
    };
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
    readonly get: {
      (
        input: GetQrCodeInput,
        options?: CallOptions & Versioned<string>,
      ): Promise<Result<QrCode, GetQrCodeErrorCode>>;
      /** Reads until the status is as given, at most for `deadlineMs`. Throws `ApiError`. */
      readonly waitFor: (
        input: GetQrCodeInput,
        status: QrCode['status'] | readonly QrCode['status'][],
        options?: WaitOptions,
      ) => Promise<QrCode>;
    };
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
     * 403 REQUEST_FORBIDDEN; 409 IDEMPOTENCY_ERROR; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR;
     * 503 CHANNEL_UNAVAILABLE.
     */
    readonly create: (
      input: CreateRecurringPaymentInput,
      options?: WriteOptions,
    ) => Promise<Result<RecurringPayment, CreateRecurringPaymentErrorCode>>;
    /**
     * Get a recurring payment: `GET /recurring_payments/{id}`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN; 404
     * DATA_NOT_FOUND, RECURRING_PAYMENT_NOT_FOUND_ERROR; 429 RATE_LIMIT_EXCEEDED; 500
     * SERVER_ERROR.
     */
    readonly get: {
      (
        input: GetRecurringPaymentInput,
        options?: CallOptions,
      ): Promise<Result<RecurringPayment, GetRecurringPaymentErrorCode>>;
      /** Reads until the status is as given, at most for `deadlineMs`. Throws `ApiError`. */
      readonly waitFor: (
        input: GetRecurringPaymentInput,
        status: RecurringPayment['status'] | readonly RecurringPayment['status'][],
        options?: WaitOptions,
      ) => Promise<RecurringPayment>;
    };
    /**
     * Pause a recurring payment: `POST /recurring_payments/{id}/pause!`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN; 404
     * DATA_NOT_FOUND, RECURRING_PAYMENT_NOT_FOUND_ERROR; 409 IDEMPOTENCY_ERROR; 429
     * RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly pause: (
      input: PauseRecurringPaymentInput,
      options?: WriteOptions,
    ) => Promise<Result<RecurringPayment, PauseRecurringPaymentErrorCode>>;
    /**
     * Resume a recurring payment: `POST /recurring_payments/{id}/resume!`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN; 404
     * DATA_NOT_FOUND, RECURRING_PAYMENT_NOT_FOUND_ERROR; 409 IDEMPOTENCY_ERROR; 429
     * RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly resume: (
      input: ResumeRecurringPaymentInput,
      options?: WriteOptions,
    ) => Promise<Result<RecurringPayment, ResumeRecurringPaymentErrorCode>>;
    /**
     * Stop a recurring payment: `POST /recurring_payments/{id}/stop!`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN; 404
     * DATA_NOT_FOUND, RECURRING_PAYMENT_NOT_FOUND_ERROR; 409 IDEMPOTENCY_ERROR; 429
     * RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly stop: (
      input: StopRecurringPaymentInput,
      options?: WriteOptions,
    ) => Promise<Result<RecurringPayment, StopRecurringPaymentErrorCode>>;
    /**
     * Change a recurring payment: `PATCH /recurring_payments/{id}`.
     * Errors: 400 API_VALIDATION_ERROR, INVALID_JSON_FORMAT, INVALID_CREDIT_CARD_TOKEN_ERROR,
     * INVALID_PAYMENT_METHOD_ID_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN; 404
     * DATA_NOT_FOUND, RECURRING_PAYMENT_NOT_FOUND_ERROR; 409 IDEMPOTENCY_ERROR; 429
     * RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
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
    readonly get: {
      (
        input: GetCardChargeInput,
        options?: CallOptions & Versioned<string>,
      ): Promise<Result<CardCharge, GetCardChargeErrorCode>>;
      /** Reads until the status is as given, at most for `deadlineMs`. Throws `ApiError`. */
      readonly waitFor: (
        input: GetCardChargeInput,
        status: CardCharge['status'] | readonly CardCharge['status'][],
        options?: WaitOptions,
      ) => Promise<CardCharge>;
    };
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
    readonly get: {
      (
        input: GetCardTokenInput,
        options?: CallOptions & Versioned<string>,
      ): Promise<Result<CardToken, GetCardTokenErrorCode>>;
      /** Reads until the status is as given, at most for `deadlineMs`. Throws `ApiError`. */
      readonly waitFor: (
        input: GetCardTokenInput,
        status: CardToken['status'] | readonly CardToken['status'][],
        options?: WaitOptions,
      ) => Promise<CardToken>;
    };
    /**
     * Get the authentication of a card token by id: `GET /credit_card_authentications/{id}`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * AUTHENTICATION_NOT_FOUND_ERROR; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly getAuthentication: {
      (
        input: GetCardAuthenticationInput,
        options?: CallOptions & Versioned<string>,
      ): Promise<Result<CardAuthentication, GetCardAuthenticationErrorCode>>;
      /** Reads until the status is as given, at most for `deadlineMs`. Throws `ApiError`. */
      readonly waitFor: (
        input: GetCardAuthenticationInput,
        status: CardAuthentication['status'] | readonly CardAuthentication['status'][],
        options?: WaitOptions,
      ) => Promise<CardAuthentication>;
    };
  };
  readonly safeAcceptance: {
    /**
     * Charge a card by a signed form: `POST /credit_cards/safe_acceptance`.
     * Errors: 400 API_VALIDATION_ERROR, AMOUNT_BELOW_MINIMUM_LIMIT, AMOUNT_ABOVE_MAXIMUM_LIMIT,
     * EXTERNAL_ID_ALREADY_USED_ERROR, INVALID_TOKEN_ID_ERROR, TOKEN_ALREADY_USED_ERROR,
     * INVALID_CVN_LENGTH_ERROR, CARDHOLDER_NAME_REQUIRED; 401 INVALID_API_KEY,
     * INVALID_SIGNATURE_ERROR; 403 REQUEST_FORBIDDEN_ERROR, CHANNEL_NOT_ACTIVATED; 404
     * TOKEN_NOT_FOUND_ERROR; 409 IDEMPOTENCY_ERROR; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR;
     * 503 CHANNEL_UNAVAILABLE.
     */
    readonly accept: (
      input: AcceptSafelyInput,
      options?: WriteOptions & Versioned<string>,
    ) => Promise<Result<SafeAcceptance, AcceptSafelyErrorCode>>;
  };
}
