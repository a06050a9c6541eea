// What the calls of this package take and return.
// Generated from the contracts by `npm run generate`; not edited by hand.
import type {
  CallOptions,
  Forward,
  Needed,
  Result,
  Success,
  Versioned,
  WriteOptions,
} from '@kasir/core/client';

/** Codes of DIRECT_DEBIT channels. */
export type DirectDebitChannel =
  | 'BRI'
  | 'MANDIRI'
  | 'BNI_AUTOPAY'
  | 'CIMBNIAGA'
  | 'MTB'
  | 'BCA_ONEKLIK'
  | 'BCA_KLIKPAY'
  | 'BPI'
  | 'BPI_RECURRING'
  | 'AUTODEBIT_BPI'
  | 'UBP'
  | 'UBP_EADA'
  | 'UBP_DEBIT_PULL'
  | 'AUTODEBIT_UBP'
  | 'RCBC'
  | 'CHINABANK'
  | 'BDO'
  | 'BDO_EPAY'
  | 'BDO_ONLINE_BANKING'
  | 'BPI_ONLINE_BANKING'
  | 'UNIONBANK_ONLINE_BANKING'
  | 'BOC_ONLINE_BANKING'
  | 'CHINABANK_ONLINE_BANKING'
  | 'INSTAPAY_ONLINE_BANKING'
  | 'LANDBANK_ONLINE_BANKING'
  | 'MAYBANK_ONLINE_BANKING'
  | 'METROBANK_ONLINE_BANKING'
  | 'PNB_ONLINE_BANKING'
  | 'PSBANK_ONLINE_BANKING'
  | 'PESONET_ONLINE_BANKING'
  | 'RCBC_ONLINE_BANKING'
  | 'ROBINSONS_BANK_ONLINE_BANKING'
  | 'SECURITY_BANK_ONLINE_BANKING'
  | 'BAY'
  | 'KTB'
  | 'BBL'
  | 'SCB'
  | 'KBANK_MB'
  | 'BAY_MB'
  | 'KTB_MB'
  | 'BBL_MB'
  | 'SCB_MB'
  | 'GBW_BBL'
  | 'GBW_BBL_MOBILE_BANKING'
  | 'GBW_KBANK'
  | 'GBW_KBANK_MOBILE_BANKING'
  | 'GBW_KTB'
  | 'GBW_KTB_MOBILE_BANKING'
  | 'GBW_SCB'
  | 'GBW_SCB_MOBILE_BANKING'
  | 'GBW_BAY'
  | 'GBW_BAY_MOBILE_BANKING'
  | 'AFFIN_FPX'
  | 'AGRO_FPX'
  | 'ALLIANCE_FPX'
  | 'AMBANK_FPX'
  | 'ISLAM_FPX'
  | 'MUAMALAT_FPX'
  | 'BOC_FPX'
  | 'RAKYAT_FPX'
  | 'BSN_FPX'
  | 'CIMB_FPX'
  | 'HLB_FPX'
  | 'HSBC_FPX'
  | 'KFH_FPX'
  | 'MAYB2E_FPX'
  | 'MAYB2U_FPX'
  | 'OCBC_FPX'
  | 'PUBLIC_FPX'
  | 'RHB_FPX'
  | 'SCH_FPX'
  | 'UOB_FPX'
  | 'AFFIN_FPX_BUSINESS'
  | 'AGRO_FPX_BUSINESS'
  | 'ALLIANCE_FPX_BUSINESS'
  | 'AMBANK_FPX_BUSINESS'
  | 'ISLAM_FPX_BUSINESS'
  | 'MUAMALAT_FPX_BUSINESS'
  | 'BNP_FPX_BUSINESS'
  | 'CIMB_FPX_BUSINESS'
  | 'CITIBANK_FPX_BUSINESS'
  | 'DEUTSCHE_FPX_BUSINESS'
  | 'HLB_FPX_BUSINESS'
  | 'HSBC_FPX_BUSINESS'
  | 'RAKYAT_FPX_BUSINESS'
  | 'KFH_FPX_BUSINESS'
  | 'MAYB2E_FPX_BUSINESS'
  | 'OCBC_FPX_BUSINESS'
  | 'PUBLIC_FPX_BUSINESS'
  | 'RHB_FPX_BUSINESS'
  | 'SCH_FPX_BUSINESS'
  | 'UOB_FPX_BUSINESS';

/** What DIRECT_DEBIT channels require in `channel_properties`. */
export interface DirectDebitRequires {
  BRI: 'mobile_number' | 'card_last_four' | 'card_expiry' | 'email';
  MANDIRI: 'success_return_url' | 'failure_return_url';
  BNI_AUTOPAY: 'success_return_url' | 'failure_return_url';
  CIMBNIAGA: 'success_return_url' | 'failure_return_url';
  MTB: 'success_return_url' | 'failure_return_url';
  BCA_ONEKLIK: 'success_return_url';
  BCA_KLIKPAY: 'success_return_url';
  BPI: 'success_return_url' | 'failure_return_url';
  BPI_RECURRING: 'success_return_url' | 'failure_return_url';
  AUTODEBIT_BPI: 'success_return_url' | 'failure_return_url';
  UBP: 'success_return_url' | 'failure_return_url';
  UBP_EADA: 'success_return_url' | 'failure_return_url';
  UBP_DEBIT_PULL: 'success_return_url' | 'failure_return_url';
  AUTODEBIT_UBP: 'success_return_url' | 'failure_return_url';
  RCBC: 'success_return_url' | 'failure_return_url';
  CHINABANK: 'success_return_url' | 'failure_return_url';
  BDO: 'success_return_url' | 'failure_return_url' | 'account_number' | 'mobile_number';
  BDO_EPAY: 'success_return_url' | 'failure_return_url';
  BDO_ONLINE_BANKING: 'success_return_url' | 'failure_return_url';
  BPI_ONLINE_BANKING: 'success_return_url' | 'failure_return_url';
  UNIONBANK_ONLINE_BANKING: 'success_return_url' | 'failure_return_url';
  BOC_ONLINE_BANKING: 'success_return_url' | 'failure_return_url';
  CHINABANK_ONLINE_BANKING: 'success_return_url' | 'failure_return_url';
  INSTAPAY_ONLINE_BANKING: 'success_return_url' | 'failure_return_url';
  LANDBANK_ONLINE_BANKING: 'success_return_url' | 'failure_return_url';
  MAYBANK_ONLINE_BANKING: 'success_return_url' | 'failure_return_url';
  METROBANK_ONLINE_BANKING: 'success_return_url' | 'failure_return_url';
  PNB_ONLINE_BANKING: 'success_return_url' | 'failure_return_url';
  PSBANK_ONLINE_BANKING: 'success_return_url' | 'failure_return_url';
  PESONET_ONLINE_BANKING: 'success_return_url' | 'failure_return_url';
  RCBC_ONLINE_BANKING: 'success_return_url' | 'failure_return_url';
  ROBINSONS_BANK_ONLINE_BANKING: 'success_return_url' | 'failure_return_url';
  SECURITY_BANK_ONLINE_BANKING: 'success_return_url' | 'failure_return_url';
  BAY: 'success_return_url' | 'failure_return_url';
  KTB: 'success_return_url' | 'failure_return_url';
  BBL: 'success_return_url' | 'failure_return_url';
  SCB: 'success_return_url' | 'failure_return_url';
  KBANK_MB: 'success_return_url' | 'failure_return_url';
  BAY_MB: 'success_return_url' | 'failure_return_url';
  KTB_MB: 'success_return_url' | 'failure_return_url';
  BBL_MB: 'success_return_url' | 'failure_return_url';
  SCB_MB: 'success_return_url' | 'failure_return_url';
  GBW_BBL: 'success_return_url' | 'failure_return_url';
  GBW_BBL_MOBILE_BANKING: 'success_return_url' | 'failure_return_url';
  GBW_KBANK: 'success_return_url' | 'failure_return_url';
  GBW_KBANK_MOBILE_BANKING: 'success_return_url' | 'failure_return_url';
  GBW_KTB: 'success_return_url' | 'failure_return_url';
  GBW_KTB_MOBILE_BANKING: 'success_return_url' | 'failure_return_url';
  GBW_SCB: 'success_return_url' | 'failure_return_url';
  GBW_SCB_MOBILE_BANKING: 'success_return_url' | 'failure_return_url';
  GBW_BAY: 'success_return_url' | 'failure_return_url';
  GBW_BAY_MOBILE_BANKING: 'success_return_url' | 'failure_return_url';
  AFFIN_FPX: 'success_return_url' | 'failure_return_url';
  AGRO_FPX: 'success_return_url' | 'failure_return_url';
  ALLIANCE_FPX: 'success_return_url' | 'failure_return_url';
  AMBANK_FPX: 'success_return_url' | 'failure_return_url';
  ISLAM_FPX: 'success_return_url' | 'failure_return_url';
  MUAMALAT_FPX: 'success_return_url' | 'failure_return_url';
  BOC_FPX: 'success_return_url' | 'failure_return_url';
  RAKYAT_FPX: 'success_return_url' | 'failure_return_url';
  BSN_FPX: 'success_return_url' | 'failure_return_url';
  CIMB_FPX: 'success_return_url' | 'failure_return_url';
  HLB_FPX: 'success_return_url' | 'failure_return_url';
  HSBC_FPX: 'success_return_url' | 'failure_return_url';
  KFH_FPX: 'success_return_url' | 'failure_return_url';
  MAYB2E_FPX: 'success_return_url' | 'failure_return_url';
  MAYB2U_FPX: 'success_return_url' | 'failure_return_url';
  OCBC_FPX: 'success_return_url' | 'failure_return_url';
  PUBLIC_FPX: 'success_return_url' | 'failure_return_url';
  RHB_FPX: 'success_return_url' | 'failure_return_url';
  SCH_FPX: 'success_return_url' | 'failure_return_url';
  UOB_FPX: 'success_return_url' | 'failure_return_url';
  AFFIN_FPX_BUSINESS: 'success_return_url' | 'failure_return_url';
  AGRO_FPX_BUSINESS: 'success_return_url' | 'failure_return_url';
  ALLIANCE_FPX_BUSINESS: 'success_return_url' | 'failure_return_url';
  AMBANK_FPX_BUSINESS: 'success_return_url' | 'failure_return_url';
  ISLAM_FPX_BUSINESS: 'success_return_url' | 'failure_return_url';
  MUAMALAT_FPX_BUSINESS: 'success_return_url' | 'failure_return_url';
  BNP_FPX_BUSINESS: 'success_return_url' | 'failure_return_url';
  CIMB_FPX_BUSINESS: 'success_return_url' | 'failure_return_url';
  CITIBANK_FPX_BUSINESS: 'success_return_url' | 'failure_return_url';
  DEUTSCHE_FPX_BUSINESS: 'success_return_url' | 'failure_return_url';
  HLB_FPX_BUSINESS: 'success_return_url' | 'failure_return_url';
  HSBC_FPX_BUSINESS: 'success_return_url' | 'failure_return_url';
  RAKYAT_FPX_BUSINESS: 'success_return_url' | 'failure_return_url';
  KFH_FPX_BUSINESS: 'success_return_url' | 'failure_return_url';
  MAYB2E_FPX_BUSINESS: 'success_return_url' | 'failure_return_url';
  OCBC_FPX_BUSINESS: 'success_return_url' | 'failure_return_url';
  PUBLIC_FPX_BUSINESS: 'success_return_url' | 'failure_return_url';
  RHB_FPX_BUSINESS: 'success_return_url' | 'failure_return_url';
  SCH_FPX_BUSINESS: 'success_return_url' | 'failure_return_url';
  UOB_FPX_BUSINESS: 'success_return_url' | 'failure_return_url';
}

/** Codes of EWALLET channels. */
export type EwalletChannel =
  | 'OVO'
  | 'DANA'
  | 'LINKAJA'
  | 'SHOPEEPAY'
  | 'NEXCASH'
  | 'SAKUKU'
  | 'ASTRAPAY'
  | 'JENIUSPAY'
  | 'GCASH'
  | 'GRABPAY'
  | 'PAYMAYA'
  | 'APPOTA'
  | 'MOMO'
  | 'VNPTWALLET'
  | 'VIETTELPAY'
  | 'ZALOPAY'
  | 'LINEPAY'
  | 'TRUEMONEY'
  | 'WECHATPAY'
  | 'TOUCHNGO';

/** What EWALLET channels require in `channel_properties`. */
export interface EwalletRequires {
  OVO: 'mobile_number';
  DANA: 'success_return_url';
  LINKAJA: 'success_return_url';
  SHOPEEPAY: 'success_return_url';
  NEXCASH: 'success_return_url';
  SAKUKU: 'success_return_url';
  ASTRAPAY: 'success_return_url' | 'failure_return_url';
  JENIUSPAY: 'cashtag';
  GCASH: 'success_return_url' | 'failure_return_url';
  GRABPAY: 'success_return_url' | 'failure_return_url';
  PAYMAYA: 'success_return_url' | 'failure_return_url' | 'cancel_return_url';
  APPOTA: 'success_return_url' | 'failure_return_url';
  MOMO: 'success_return_url' | 'failure_return_url';
  VNPTWALLET: 'success_return_url' | 'failure_return_url';
  VIETTELPAY: 'success_return_url' | 'failure_return_url';
  ZALOPAY: 'success_return_url' | 'failure_return_url';
  LINEPAY: 'success_return_url' | 'failure_return_url';
  TRUEMONEY: 'success_return_url' | 'failure_return_url';
  WECHATPAY: 'success_return_url' | 'failure_return_url';
  TOUCHNGO: 'success_return_url' | 'failure_return_url';
}

/** What EWALLET channels require in `channel_properties` to be saved. */
export interface EwalletSaveRequires {
  OVO: 'success_return_url' | 'failure_return_url';
  DANA: 'success_return_url' | 'failure_return_url';
  LINKAJA: 'success_return_url';
  SHOPEEPAY: 'success_return_url' | 'failure_return_url';
  NEXCASH: 'success_return_url' | 'failure_return_url';
  SAKUKU: 'success_return_url';
  ASTRAPAY: 'success_return_url' | 'failure_return_url';
  JENIUSPAY: 'cashtag';
  GCASH: 'success_return_url' | 'failure_return_url';
  GRABPAY: 'success_return_url' | 'failure_return_url';
  PAYMAYA: 'success_return_url' | 'failure_return_url' | 'cancel_return_url';
  APPOTA: 'success_return_url' | 'failure_return_url';
  MOMO: 'success_return_url' | 'failure_return_url';
  VNPTWALLET: 'success_return_url' | 'failure_return_url';
  VIETTELPAY: 'success_return_url' | 'failure_return_url';
  ZALOPAY: 'success_return_url' | 'failure_return_url';
  LINEPAY: 'success_return_url' | 'failure_return_url';
  TRUEMONEY: 'success_return_url' | 'failure_return_url';
  WECHATPAY: 'success_return_url' | 'failure_return_url';
  TOUCHNGO: 'success_return_url' | 'failure_return_url';
}

/** Codes of OVER_THE_COUNTER channels. */
export type OverTheCounterChannel =
  | 'ALFAMART'
  | 'INDOMARET'
  | '7ELEVEN'
  | '7ELEVEN_CLIQQ'
  | 'CEBUANA'
  | 'ECPAY'
  | 'ECPAY_DRAGONLOAN'
  | 'ECPAY_SCHOOL'
  | 'PALAWAN'
  | 'MLHUILLIER'
  | 'LBC'
  | 'RD_PAWNSHOP'
  | 'CVM'
  | 'USSC'
  | 'SM_BILLS'
  | 'ROBINSONS_BILLS';

/** Codes of QR_CODE channels. */
export type QrCodeChannel = 'QRIS' | 'DANA' | 'LINKAJA' | 'XENDIT' | 'QRPH' | 'RCBC' | 'PROMPTPAY';

/** Codes of VIRTUAL_ACCOUNT channels. */
export type VirtualAccountChannel =
  | 'BCA'
  | 'BJB'
  | 'BNC'
  | 'BNI'
  | 'BRI'
  | 'BSI'
  | 'SAHABAT_SAMPOERNA'
  | 'ARTAJASA'
  | 'CIMB'
  | 'HANA'
  | 'MANDIRI'
  | 'MUAMALAT'
  | 'PERMATA'
  | 'PV'
  | 'VIETCAPITAL'
  | 'WOORI'
  | 'MSB'
  | 'VPB'
  | 'BIDV'
  | 'CAKE'
  | 'STANDARD_CHARTERED'
  | 'AMBANK'
  | 'UOB'
  | 'BANK_TRANSFER';

export type AccountCountry = 'ID' | 'PH' | 'VN' | 'MY' | 'TH';

export type AccountType = 'OWNED' | 'MANAGED';

export interface Action {
  action: 'AUTH' | 'RESEND_AUTH' | 'CAPTURE' | 'PRESENT_TO_CUSTOMER';
  url: string | null;
  url_type: 'API' | 'WEB' | 'MOBILE' | 'DEEPLINK';
  method: string | null;
  qr_code: string | null;
}

export interface Address {
  country: string | null;
  street_line1: string | null;
  street_line2: string | null;
  city: string | null;
  province_state: string | null;
  postal_code: string | null;
}

export interface AddressInput {
  country?: string | null | undefined;
  /** At most 255 characters. */
  street_line1?: string | null | undefined;
  /** At most 255 characters. */
  street_line2?: string | null | undefined;
  /** At most 255 characters. */
  city?: string | null | undefined;
  /** At most 255 characters. */
  province_state?: string | null | undefined;
  /** At most 255 characters. */
  postal_code?: string | null | undefined;
}

export interface AuthPaymentMethodBody {
  /** At most 50 characters. */
  auth_code: string;
}

export interface AuthPaymentMethodParams {
  id: string;
}

export interface AuthorizePaymentRequestBody {
  /** At most 20 characters. */
  auth_code: string;
}

export interface AuthorizePaymentRequestParams {
  id: string;
}

export interface BusinessDetail {
  /** At most 255 characters. */
  business_name: string;
  /** At most 255 characters. */
  trading_name?: string | null | undefined;
  business_type:
    | 'CORPORATION'
    | 'SOLE_PROPRIETOR'
    | 'PARTNERSHIP'
    | 'COOPERATIVE'
    | 'TRUST'
    | 'NON_PROFIT'
    | 'GOVERNMENT';
  /** At most 255 characters. */
  nature_of_business?: string | null | undefined;
  business_domicile?: string | null | undefined;
  /** A day, YYYY-MM-DD. */
  date_of_registration?: string | null | undefined;
}

export type CallbackType =
  | 'invoice'
  | 'fva_status'
  | 'fva_paid'
  | 'ro_fpc_paid'
  | 'regional_ro_paid'
  | 'ewallet'
  | 'payment_method'
  | 'payment_method_v2'
  | 'direct_debit'
  | 'qr_code'
  | 'recurring'
  | 'payment_succeeded'
  | 'payment_awaiting_capture'
  | 'payment_pending'
  | 'payment_failed'
  | 'capture_succeeded'
  | 'capture_failed'
  | 'payment_request_completed'
  | 'disbursement'
  | 'ph_disbursement'
  | 'batch_disbursement'
  | 'payout'
  | 'report'
  | 'account'
  | 'cardless_credit'
  | 'credit_card_authentication'
  | 'credit_card_safe_acceptance'
  | 'credit_card_tokenization'
  | 'refund'
  | 'v3_payment'
  | 'v3_payment_request'
  | 'v3_payment_token'
  | 'default';

export interface CallbackUrl {
  status: 'SUCCESSFUL';
  user_id: string;
  /** An http or https URL, at most 2,048 characters. */
  url: string;
  environment: 'TEST' | 'LIVE';
  callback_token: string;
}

export interface CancelRefundParams {
  id: string;
}

export interface Capture {
  id: string;
  payment_request_id: string;
  payment_id: string;
  /** At most 255 characters. */
  reference_id: string;
  currency: string;
  authorized_amount: number;
  captured_amount: number;
  capturable_amount: number;
  status: 'SUCCEEDED' | 'FAILED';
  failure_code: string | null;
  customer_id: string | null;
  /** At most 50 keys. */
  metadata: Record<string, string | number | boolean> | null;
  channel_properties: Record<string, unknown> | null;
  /** An ISO 8601 time. */
  created: string;
  /** An ISO 8601 time. */
  updated: string;
  payment_method: EmbeddedMethod;
}

export interface CapturePaymentRequestBody {
  /** At most 255 characters. */
  reference_id?: string | null | undefined;
  /** Above 0. */
  capture_amount: number;
}

export interface CapturePaymentRequestParams {
  id: string;
}

export interface CardInformation {
  card_number: string;
  expiry_month: string;
  expiry_year: string;
  /** At most 255 characters. */
  cardholder_name?: string | null | undefined;
  cvv?: string | null | undefined;
}

export interface CardInput {
  currency: string;
  /** At most 50 characters. */
  channel_code?: string | null | undefined;
  channel_properties: CardProperties;
  card_information: CardInformation;
}

export type CardNetwork = 'VISA' | 'MASTERCARD' | 'JCB' | 'AMEX' | 'DISCOVER' | 'UNIONPAY' | 'GPN';

export interface CardProperties {
  /** An http or https URL, at most 2,048 characters. */
  success_return_url?: string | null | undefined;
  /** An http or https URL, at most 2,048 characters. */
  failure_return_url?: string | null | undefined;
  skip_three_d_secure?: boolean | null | undefined;
  cardonfile_type?:
    | 'MERCHANT_UNSCHEDULED'
    | 'CUSTOMER_UNSCHEDULED'
    | 'RECURRING'
    | null
    | undefined;
  /** At most 255 characters. */
  merchant_id_tag?: string | null | undefined;
  /** An ISO 8601 time. */
  expires_at?: string | null | undefined;
  installment_configuration?: CardPropertiesInstallmentConfiguration | null | undefined;
}

export interface CardPropertiesInstallmentConfiguration {
  /** A whole number, above 0. */
  terms: number;
  interval: 'MONTH';
  /** At most 50 characters. */
  code?: string | null | undefined;
}

export interface CardVerificationResults {
  three_d_secure: CardVerificationResultsThreeDSecure | null;
  cvv_result: string | null;
  address_verification_result: string | null;
  network_response_code: string | null;
  network_response_code_descriptor: string | null;
}

export interface CardVerificationResultsThreeDSecure {
  three_d_secure_flow: 'CHALLENGE' | 'FRICTIONLESS';
  eci_code: string | null;
  three_d_secure_result: string | null;
  three_d_secure_result_reason: string | null;
  three_d_secure_version: string | null;
}

export type ChannelCategory =
  | 'BANK'
  | 'CASH'
  | 'CARDS'
  | 'CARDLESS_CREDIT'
  | 'DIRECT_DEBIT'
  | 'EWALLET'
  | 'PAYLATER'
  | 'QR_CODE'
  | 'RETAIL_OUTLET'
  | 'VIRTUAL_ACCOUNT'
  | 'XENPLATFORM';

export interface CreateAccountBody {
  /** At most 255 characters. */
  email: string;
  type: AccountType;
  public_profile?: CreateAccountBodyPublicProfile | null | undefined;
  country?: AccountCountry | null | undefined;
}

export interface CreateAccountBodyPublicProfile {
  /** At most 255 characters. */
  business_name: string;
}

export interface CreateAccountV1Body {
  /** At most 255 characters. */
  account_email: string;
  type: AccountType;
  business_profile?: CreateAccountV1BodyBusinessProfile | null | undefined;
}

export interface CreateAccountV1BodyBusinessProfile {
  /** At most 255 characters. */
  business_name: string;
}

export interface CreateAccountV1Response {
  user_id: string;
  account_email: string;
  type: AccountType;
  business_profile: CreateAccountV1ResponseBusinessProfile | null;
  country: AccountCountry;
  /** An ISO 8601 time. */
  created: string;
  status: 'SUCCESSFUL';
}

export interface CreateAccountV1ResponseBusinessProfile {
  business_name: string;
}

export type CreateCustomerResponse = Customer | OriginalCustomer;

export type CreatePaymentMethodBody<
  DirectDebitCode extends string = DirectDebitChannel,
  EwalletCode extends string = EwalletChannel,
> =
  | CreatePaymentMethodBodyEwallet<EwalletCode>
  | CreatePaymentMethodBodyDirectDebit<DirectDebitCode>
  | CreatePaymentMethodBodyCard
  | CreatePaymentMethodBodyOverTheCounter
  | CreatePaymentMethodBodyVirtualAccount
  | CreatePaymentMethodBodyQrCode;

export interface CreatePaymentMethodBodyCard {
  reusability: Reusability;
  /** At most 255 characters. */
  reference_id?: string | null | undefined;
  /** At most 255 characters. */
  description?: string | null | undefined;
  billing_information?: AddressInput | null | undefined;
  /** At most 50 keys. */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  /** At most 50 characters. */
  customer_id?: string | null | undefined;
  customer?: InlineCustomer | null | undefined;
  country?: string | null | undefined;
  type: 'CARD';
  card: CardInput;
}

export interface CreatePaymentMethodBodyDirectDebit<
  DirectDebitCode extends string = DirectDebitChannel,
> {
  reusability: Reusability;
  /** At most 255 characters. */
  reference_id?: string | null | undefined;
  /** At most 255 characters. */
  description?: string | null | undefined;
  billing_information?: AddressInput | null | undefined;
  /** At most 50 keys. */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  /** At most 50 characters. */
  customer_id?: string | null | undefined;
  customer?: InlineCustomer | null | undefined;
  country?: string | null | undefined;
  type: 'DIRECT_DEBIT';
  direct_debit: DirectDebitInput<DirectDebitCode>;
}

export interface CreatePaymentMethodBodyEwalletOnce<EwalletCode extends string = EwalletChannel> {
  reusability: 'ONE_TIME_USE';
  /** At most 255 characters. */
  reference_id?: string | null | undefined;
  /** At most 255 characters. */
  description?: string | null | undefined;
  billing_information?: AddressInput | null | undefined;
  /** At most 50 keys. */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  /** At most 50 characters. */
  customer_id?: string | null | undefined;
  customer?: InlineCustomer | null | undefined;
  country?: string | null | undefined;
  type: 'EWALLET';
  ewallet: EwalletInput<EwalletCode>;
}

export interface CreatePaymentMethodBodyEwalletSaved<EwalletCode extends string = EwalletChannel> {
  reusability: 'MULTIPLE_USE';
  /** At most 255 characters. */
  reference_id?: string | null | undefined;
  /** At most 255 characters. */
  description?: string | null | undefined;
  billing_information?: AddressInput | null | undefined;
  /** At most 50 keys. */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  /** At most 50 characters. */
  customer_id?: string | null | undefined;
  customer?: InlineCustomer | null | undefined;
  country?: string | null | undefined;
  type: 'EWALLET';
  ewallet: EwalletInput<EwalletCode, EwalletSaveRequires>;
}

export type CreatePaymentMethodBodyEwallet<EwalletCode extends string = EwalletChannel> =
  | CreatePaymentMethodBodyEwalletOnce<EwalletCode>
  | CreatePaymentMethodBodyEwalletSaved<EwalletCode>;

export interface CreatePaymentMethodBodyOverTheCounter {
  reusability: Reusability;
  /** At most 255 characters. */
  reference_id?: string | null | undefined;
  /** At most 255 characters. */
  description?: string | null | undefined;
  billing_information?: AddressInput | null | undefined;
  /** At most 50 keys. */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  /** At most 50 characters. */
  customer_id?: string | null | undefined;
  customer?: InlineCustomer | null | undefined;
  country?: string | null | undefined;
  type: 'OVER_THE_COUNTER';
  over_the_counter: OverTheCounterInput;
}

export interface CreatePaymentMethodBodyQrCode {
  reusability: Reusability;
  /** At most 255 characters. */
  reference_id?: string | null | undefined;
  /** At most 255 characters. */
  description?: string | null | undefined;
  billing_information?: AddressInput | null | undefined;
  /** At most 50 keys. */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  /** At most 50 characters. */
  customer_id?: string | null | undefined;
  customer?: InlineCustomer | null | undefined;
  country?: string | null | undefined;
  type: 'QR_CODE';
  qr_code: QrCodeInput;
}

export interface CreatePaymentMethodBodyVirtualAccount {
  reusability: Reusability;
  /** At most 255 characters. */
  reference_id?: string | null | undefined;
  /** At most 255 characters. */
  description?: string | null | undefined;
  billing_information?: AddressInput | null | undefined;
  /** At most 50 keys. */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  /** At most 50 characters. */
  customer_id?: string | null | undefined;
  customer?: InlineCustomer | null | undefined;
  country?: string | null | undefined;
  type: 'VIRTUAL_ACCOUNT';
  virtual_account: VirtualAccountInput;
}

export interface CreatePaymentRequestBody<
  DirectDebitCode extends string = DirectDebitChannel,
  EwalletCode extends string = EwalletChannel,
> {
  currency: Currency;
  /** Above 0. */
  amount?: number | null | undefined;
  /** At most 255 characters. */
  reference_id?: string | null | undefined;
  /** At most 50 characters. */
  customer_id?: string | null | undefined;
  customer?: InlineCustomer | null | undefined;
  payment_method?:
    | CreatePaymentRequestBodyPaymentMethodEwallet<EwalletCode>
    | CreatePaymentRequestBodyPaymentMethodDirectDebit<DirectDebitCode>
    | CreatePaymentRequestBodyPaymentMethodCard
    | CreatePaymentRequestBodyPaymentMethodOverTheCounter
    | CreatePaymentRequestBodyPaymentMethodVirtualAccount
    | CreatePaymentRequestBodyPaymentMethodQrCode
    | null
    | undefined;
  /** At most 50 characters. */
  payment_method_id?: string | null | undefined;
  /** At most 255 characters. */
  description?: string | null | undefined;
  /** At most 50 keys. */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  capture_method?: 'AUTOMATIC' | 'MANUAL' | null | undefined;
  initiator?: 'CUSTOMER' | 'MERCHANT' | null | undefined;
  channel_properties?: RequestPropertiesInput | null | undefined;
  shipping_information?: ShippingInformation | null | undefined;
  items?: Item[] | null | undefined;
}

export interface CreatePaymentRequestBodyPaymentMethodCard {
  reusability: Reusability;
  /** At most 255 characters. */
  reference_id?: string | null | undefined;
  /** At most 255 characters. */
  description?: string | null | undefined;
  billing_information?: AddressInput | null | undefined;
  /** At most 50 keys. */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  /** At most 50 characters. */
  customer_id?: string | null | undefined;
  customer?: InlineCustomer | null | undefined;
  country?: string | null | undefined;
  type: 'CARD';
  card: InlineCardInput;
}

export interface CreatePaymentRequestBodyPaymentMethodDirectDebit<
  DirectDebitCode extends string = DirectDebitChannel,
> {
  reusability: Reusability;
  /** At most 255 characters. */
  reference_id?: string | null | undefined;
  /** At most 255 characters. */
  description?: string | null | undefined;
  billing_information?: AddressInput | null | undefined;
  /** At most 50 keys. */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  /** At most 50 characters. */
  customer_id?: string | null | undefined;
  customer?: InlineCustomer | null | undefined;
  country?: string | null | undefined;
  type: 'DIRECT_DEBIT';
  direct_debit: DirectDebitInput<DirectDebitCode>;
}

export interface CreatePaymentRequestBodyPaymentMethodEwalletOnce<
  EwalletCode extends string = EwalletChannel,
> {
  reusability: 'ONE_TIME_USE';
  /** At most 255 characters. */
  reference_id?: string | null | undefined;
  /** At most 255 characters. */
  description?: string | null | undefined;
  billing_information?: AddressInput | null | undefined;
  /** At most 50 keys. */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  /** At most 50 characters. */
  customer_id?: string | null | undefined;
  customer?: InlineCustomer | null | undefined;
  country?: string | null | undefined;
  type: 'EWALLET';
  ewallet: EwalletInput<EwalletCode>;
}

export interface CreatePaymentRequestBodyPaymentMethodEwalletSaved<
  EwalletCode extends string = EwalletChannel,
> {
  reusability: 'MULTIPLE_USE';
  /** At most 255 characters. */
  reference_id?: string | null | undefined;
  /** At most 255 characters. */
  description?: string | null | undefined;
  billing_information?: AddressInput | null | undefined;
  /** At most 50 keys. */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  /** At most 50 characters. */
  customer_id?: string | null | undefined;
  customer?: InlineCustomer | null | undefined;
  country?: string | null | undefined;
  type: 'EWALLET';
  ewallet: EwalletInput<EwalletCode, EwalletSaveRequires>;
}

export type CreatePaymentRequestBodyPaymentMethodEwallet<
  EwalletCode extends string = EwalletChannel,
> =
  | CreatePaymentRequestBodyPaymentMethodEwalletOnce<EwalletCode>
  | CreatePaymentRequestBodyPaymentMethodEwalletSaved<EwalletCode>;

export interface CreatePaymentRequestBodyPaymentMethodOverTheCounter {
  reusability: Reusability;
  /** At most 255 characters. */
  reference_id?: string | null | undefined;
  /** At most 255 characters. */
  description?: string | null | undefined;
  billing_information?: AddressInput | null | undefined;
  /** At most 50 keys. */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  /** At most 50 characters. */
  customer_id?: string | null | undefined;
  customer?: InlineCustomer | null | undefined;
  country?: string | null | undefined;
  type: 'OVER_THE_COUNTER';
  over_the_counter: OverTheCounterInput;
}

export interface CreatePaymentRequestBodyPaymentMethodQrCode {
  reusability: Reusability;
  /** At most 255 characters. */
  reference_id?: string | null | undefined;
  /** At most 255 characters. */
  description?: string | null | undefined;
  billing_information?: AddressInput | null | undefined;
  /** At most 50 keys. */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  /** At most 50 characters. */
  customer_id?: string | null | undefined;
  customer?: InlineCustomer | null | undefined;
  country?: string | null | undefined;
  type: 'QR_CODE';
  qr_code: QrCodeInput;
}

export interface CreatePaymentRequestBodyPaymentMethodVirtualAccount {
  reusability: Reusability;
  /** At most 255 characters. */
  reference_id?: string | null | undefined;
  /** At most 255 characters. */
  description?: string | null | undefined;
  billing_information?: AddressInput | null | undefined;
  /** At most 50 keys. */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  /** At most 50 characters. */
  customer_id?: string | null | undefined;
  customer?: InlineCustomer | null | undefined;
  country?: string | null | undefined;
  type: 'VIRTUAL_ACCOUNT';
  virtual_account: VirtualAccountInput;
}

export interface CreateRefundBody {
  /** At most 50 characters. */
  payment_request_id?: string | null | undefined;
  /** At most 50 characters. */
  invoice_id?: string | null | undefined;
  /** At most 255 characters. */
  reference_id?: string | null | undefined;
  currency?: string | null | undefined;
  /** Above 0. */
  amount?: number | null | undefined;
  reason: RefundReason;
  /** At most 50 keys. */
  metadata?: Record<string, string | number | boolean> | null | undefined;
}

export interface CreateReportBody {
  type: ReportType;
  filter?: CreateReportBodyFilter | null | undefined;
  format?: 'CSV' | null | undefined;
  currency?: HeldCurrency | null | undefined;
  report_version?: 'VERSION_0' | 'VERSION_1' | 'VERSION_2' | null | undefined;
}

export interface CreateReportBodyFilter {
  /** An ISO 8601 time. */
  from: string;
  /** An ISO 8601 time. */
  to: string;
}

export interface CreateTransferBody {
  /** At most 255 characters. */
  reference: string;
  /** Above 0. */
  amount: number;
  currency?: Currency | null | undefined;
  /** At most 255 characters. */
  source_user_id: string;
  /** At most 255 characters. */
  destination_user_id: string;
}

export type Currency = 'IDR' | 'PHP' | 'VND' | 'THB' | 'MYR' | 'USD';

export interface Customer {
  id: string;
  /** At most 255 characters. */
  reference_id: string;
  type: CustomerType;
  individual_detail: IndividualDetail | null;
  business_detail: BusinessDetail | null;
  /** At most 50 characters. */
  email: string | null;
  /** At most 50 characters. */
  mobile_number: string | null;
  /** At most 50 characters. */
  phone_number: string | null;
  addresses: CustomerAddress[];
  identity_accounts: IdentityAccount[];
  kyc_documents: KycDocument[];
  /** At most 500 characters. */
  description: string | null;
  /** A day, YYYY-MM-DD. */
  date_of_registration: string | null;
  domicile_of_registration: string | null;
  /** At most 50 keys. */
  metadata: Record<string, string | number | boolean> | null;
  hashed_phone_number: string | null;
  /** An ISO 8601 time. */
  created: string;
  /** An ISO 8601 time. */
  updated: string;
}

export interface CustomerAddress {
  country: string;
  /** At most 255 characters. */
  street_line1?: string | null | undefined;
  /** At most 255 characters. */
  street_line2?: string | null | undefined;
  /** At most 255 characters. */
  city?: string | null | undefined;
  /** At most 255 characters. */
  province_state?: string | null | undefined;
  /** At most 255 characters. */
  postal_code?: string | null | undefined;
  /** At most 255 characters. */
  province?: string | null | undefined;
  /** At most 255 characters. */
  state?: string | null | undefined;
  /** At most 255 characters. */
  suburb?: string | null | undefined;
  category?: 'HOME' | 'WORK' | 'PROVINCIAL' | null | undefined;
  is_primary: boolean;
  status?: 'ACTIVE' | 'DELETED' | null | undefined;
  /** At most 50 keys. */
  meta?: Record<string, string | number | boolean> | null | undefined;
}

export type CustomerInput = CustomerInputIndividual | CustomerInputBusiness;

export interface CustomerInputBusiness {
  /** At most 255 characters. */
  reference_id: string;
  type: 'BUSINESS';
  business_detail: BusinessDetail;
  /** At most 50 characters. */
  email?: string | null | undefined;
  /** At most 50 characters. */
  mobile_number?: string | null | undefined;
  /** At most 50 characters. */
  phone_number?: string | null | undefined;
  addresses?: CustomerInputBusinessAddresses[] | null | undefined;
  identity_accounts?: IdentityAccountInput[] | null | undefined;
  kyc_documents?: KycDocumentInput[] | null | undefined;
  /** At most 500 characters. */
  description?: string | null | undefined;
  /** A day, YYYY-MM-DD. */
  date_of_registration?: string | null | undefined;
  domicile_of_registration?: string | null | undefined;
  /** At most 50 keys. */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  status?: 'ACTIVE' | null | undefined;
}

export interface CustomerInputBusinessAddresses {
  country?: string | null | undefined;
  /** At most 255 characters. */
  street_line1?: string | null | undefined;
  /** At most 255 characters. */
  street_line2?: string | null | undefined;
  /** At most 255 characters. */
  city?: string | null | undefined;
  /** At most 255 characters. */
  province_state?: string | null | undefined;
  /** At most 255 characters. */
  postal_code?: string | null | undefined;
  /** At most 255 characters. */
  province?: string | null | undefined;
  /** At most 255 characters. */
  state?: string | null | undefined;
  /** At most 255 characters. */
  suburb?: string | null | undefined;
  category?: 'HOME' | 'WORK' | 'PROVINCIAL' | null | undefined;
  is_primary?: boolean | undefined;
  status?: 'ACTIVE' | 'DELETED' | null | undefined;
  /** At most 50 keys. */
  meta?: Record<string, string | number | boolean> | null | undefined;
  country_code?: string | null | undefined;
  /** At most 255 characters. */
  line_1?: string | null | undefined;
  /** At most 255 characters. */
  line_2?: string | null | undefined;
}

export interface CustomerInputIndividual {
  /** At most 255 characters. */
  reference_id: string;
  type: 'INDIVIDUAL';
  individual_detail: IndividualInput;
  /** At most 50 characters. */
  email?: string | null | undefined;
  /** At most 50 characters. */
  mobile_number?: string | null | undefined;
  /** At most 50 characters. */
  phone_number?: string | null | undefined;
  addresses?: CustomerInputIndividualAddresses[] | null | undefined;
  identity_accounts?: IdentityAccountInput[] | null | undefined;
  kyc_documents?: KycDocumentInput[] | null | undefined;
  /** At most 500 characters. */
  description?: string | null | undefined;
  /** A day, YYYY-MM-DD. */
  date_of_registration?: string | null | undefined;
  domicile_of_registration?: string | null | undefined;
  /** At most 50 keys. */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  status?: 'ACTIVE' | null | undefined;
}

export interface CustomerInputIndividualAddresses {
  country?: string | null | undefined;
  /** At most 255 characters. */
  street_line1?: string | null | undefined;
  /** At most 255 characters. */
  street_line2?: string | null | undefined;
  /** At most 255 characters. */
  city?: string | null | undefined;
  /** At most 255 characters. */
  province_state?: string | null | undefined;
  /** At most 255 characters. */
  postal_code?: string | null | undefined;
  /** At most 255 characters. */
  province?: string | null | undefined;
  /** At most 255 characters. */
  state?: string | null | undefined;
  /** At most 255 characters. */
  suburb?: string | null | undefined;
  category?: 'HOME' | 'WORK' | 'PROVINCIAL' | null | undefined;
  is_primary?: boolean | undefined;
  status?: 'ACTIVE' | 'DELETED' | null | undefined;
  /** At most 50 keys. */
  meta?: Record<string, string | number | boolean> | null | undefined;
  country_code?: string | null | undefined;
  /** At most 255 characters. */
  line_1?: string | null | undefined;
  /** At most 255 characters. */
  line_2?: string | null | undefined;
}

export interface CustomerPatch {
  individual_detail?: IndividualInput | null | undefined;
  business_detail?: BusinessDetail | null | undefined;
  /** At most 50 characters. */
  email?: string | null | undefined;
  /** At most 50 characters. */
  mobile_number?: string | null | undefined;
  /** At most 50 characters. */
  phone_number?: string | null | undefined;
  addresses?: CustomerPatchAddresses[] | null | undefined;
  identity_accounts?: IdentityAccountInput[] | null | undefined;
  kyc_documents?: KycDocumentInput[] | null | undefined;
  /** At most 500 characters. */
  description?: string | null | undefined;
  /** A day, YYYY-MM-DD. */
  date_of_registration?: string | null | undefined;
  domicile_of_registration?: string | null | undefined;
  /** At most 50 keys. */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  status?: 'ACTIVE' | null | undefined;
}

export interface CustomerPatchAddresses {
  country?: string | null | undefined;
  /** At most 255 characters. */
  street_line1?: string | null | undefined;
  /** At most 255 characters. */
  street_line2?: string | null | undefined;
  /** At most 255 characters. */
  city?: string | null | undefined;
  /** At most 255 characters. */
  province_state?: string | null | undefined;
  /** At most 255 characters. */
  postal_code?: string | null | undefined;
  /** At most 255 characters. */
  province?: string | null | undefined;
  /** At most 255 characters. */
  state?: string | null | undefined;
  /** At most 255 characters. */
  suburb?: string | null | undefined;
  category?: 'HOME' | 'WORK' | 'PROVINCIAL' | null | undefined;
  is_primary?: boolean | undefined;
  status?: 'ACTIVE' | 'DELETED' | null | undefined;
  /** At most 50 keys. */
  meta?: Record<string, string | number | boolean> | null | undefined;
  country_code?: string | null | undefined;
  /** At most 255 characters. */
  line_1?: string | null | undefined;
  /** At most 255 characters. */
  line_2?: string | null | undefined;
}

export type CustomerType = 'INDIVIDUAL' | 'BUSINESS';

export type DirectDebitInput<DirectDebitCode extends string = DirectDebitChannel> =
  DirectDebitCode extends keyof DirectDebitRequires
    ? {
        /** At most 50 characters. */
        channel_code: DirectDebitCode;
        channel_properties: Needed<DirectDebitProperties, DirectDebitRequires[DirectDebitCode]>;
      }
    : {
        /** At most 50 characters. */
        channel_code: DirectDebitCode;
        channel_properties: DirectDebitProperties;
      };

export interface DirectDebitProperties {
  /** An http or https URL, at most 2,048 characters. */
  success_return_url?: string | null | undefined;
  /** An http or https URL, at most 2,048 characters. */
  failure_return_url?: string | null | undefined;
  /** At most 50 characters. */
  mobile_number?: string | null | undefined;
  card_last_four?: string | null | undefined;
  card_expiry?: string | null | undefined;
  /** At most 255 characters. */
  email?: string | null | undefined;
  /** At most 50 characters. */
  identity_document_number?: string | null | undefined;
  account_number?: string | null | undefined;
  require_auth?: boolean | null | undefined;
  /** At most 50 characters. */
  destination_account_id?: string | null | undefined;
}

export interface EmbeddedMethod {
  id: string;
  type: PaymentMethodType;
  /** At most 255 characters. */
  reference_id: string;
  /** At most 255 characters. */
  description: string | null;
  reusability: Reusability;
  status: PaymentMethodStatus;
  card: PublicCard | null;
  ewallet: PublicEwallet | null;
  direct_debit: PublicDirectDebit | null;
  direct_bank_transfer: null;
  over_the_counter: PublicOverTheCounter | null;
  virtual_account: PublicVirtualAccount | null;
  qr_code: PublicQrCode | null;
  billing_information: Address;
  /** At most 50 keys. */
  metadata: Record<string, string | number | boolean> | null;
  /** An ISO 8601 time. */
  created: string;
  /** An ISO 8601 time. */
  updated: string;
}

export type EwalletInput<
  EwalletCode extends string = EwalletChannel,
  Requires = EwalletRequires,
> = EwalletCode extends keyof Requires
  ? {
      /** At most 50 characters. */
      channel_code: EwalletCode;
      channel_properties: Needed<EwalletProperties, Requires[EwalletCode]>;
    }
  : {
      /** At most 50 characters. */
      channel_code: EwalletCode;
      channel_properties?: EwalletProperties | null | undefined;
    };

export interface EwalletProperties {
  /** An http or https URL, at most 2,048 characters. */
  success_return_url?: string | null | undefined;
  /** An http or https URL, at most 2,048 characters. */
  failure_return_url?: string | null | undefined;
  /** An http or https URL, at most 2,048 characters. */
  pending_return_url?: string | null | undefined;
  /** An http or https URL, at most 2,048 characters. */
  cancel_return_url?: string | null | undefined;
  /** At most 50 characters. */
  mobile_number?: string | null | undefined;
  /** At most 50 characters. */
  cashtag?: string | null | undefined;
  redeem_points?: 'REDEEM_NONE' | 'REDEEM_ALL' | null | undefined;
  /** At most 255 characters. */
  promotion_label?: string | null | undefined;
  allowed_payment_options?: string[] | null | undefined;
}

export interface ExpirePaymentMethodBody {
  /** An http or https URL, at most 2,048 characters. */
  success_return_url?: string | null | undefined;
  /** An http or https URL, at most 2,048 characters. */
  failure_return_url?: string | null | undefined;
}

export interface ExpirePaymentMethodParams {
  id: string;
}

export interface GetAccountParams {
  id: string;
}

export interface GetBalanceQuery {
  account_type?: 'CASH' | 'HOLDING' | 'TAX' | undefined;
  currency?: HeldCurrency | undefined;
  /** An ISO 8601 time. */
  at_timestamp?: string | undefined;
}

export interface GetBalanceResponse {
  balance: number;
}

export interface GetCustomerParams {
  id: string;
}

export interface GetPaymentMethodParams {
  id: string;
}

export interface GetPaymentRequestParams {
  id: string;
}

export interface GetRefundParams {
  id: string;
}

export interface GetReportParams {
  report_id: string;
}

export interface GetTransactionParams {
  transaction_id: string;
}

export interface GetTransferParams {
  reference: string;
}

export type HeldCurrency =
  | 'IDR'
  | 'VND'
  | 'JPY'
  | 'KRW'
  | 'PHP'
  | 'THB'
  | 'MYR'
  | 'SGD'
  | 'HKD'
  | 'USD'
  | 'EUR'
  | 'GBP'
  | 'AUD'
  | 'MXN';

export type IdentityAccount =
  | IdentityAccountBankAccount
  | IdentityAccountEwallet
  | IdentityAccountCreditCard
  | IdentityAccountPayLater
  | IdentityAccountOtc
  | IdentityAccountQrCode
  | IdentityAccountSocialMedia
  | IdentityAccountCardlessCredit
  | IdentityAccountDebitCard;

export interface IdentityAccountBankAccount {
  type: 'BANK_ACCOUNT';
  /** At most 100 characters. */
  company?: string | null | undefined;
  /** At most 255 characters. */
  description?: string | null | undefined;
  country?: string | null | undefined;
  properties: IdentityAccountBankAccountProperties;
}

export interface IdentityAccountBankAccountInput {
  type: 'BANK_ACCOUNT';
  /** At most 100 characters. */
  company?: string | null | undefined;
  /** At most 255 characters. */
  description?: string | null | undefined;
  country?: string | null | undefined;
  properties: IdentityAccountBankAccountPropertiesInput;
}

export interface IdentityAccountBankAccountProperties {
  /** At most 255 characters. */
  account_number: string;
  /** At most 255 characters. */
  account_holder_name: string;
  /** At most 255 characters. */
  swift_code?: string | null | undefined;
  /** At most 255 characters. */
  account_type?: string | null | undefined;
  /** At most 255 characters. */
  account_details?: string | null | undefined;
  currency?: string | null | undefined;
  token_id?: null | undefined;
  payment_code?: null | undefined;
  expires_at?: null | undefined;
  qr_string?: null | undefined;
  account_id?: null | undefined;
  account_handle?: null | undefined;
}

export interface IdentityAccountBankAccountPropertiesInput {
  /** At most 255 characters. */
  account_number: string;
  /** At most 255 characters. */
  account_holder_name: string;
  /** At most 255 characters. */
  swift_code?: string | null | undefined;
  /** At most 255 characters. */
  account_type?: string | null | undefined;
  /** At most 255 characters. */
  account_details?: string | null | undefined;
  currency?: string | null | undefined;
}

export interface IdentityAccountCardlessCredit {
  type: 'CARDLESS_CREDIT';
  /** At most 100 characters. */
  company?: string | null | undefined;
  /** At most 255 characters. */
  description?: string | null | undefined;
  country?: string | null | undefined;
  properties: IdentityAccountCardlessCreditProperties;
}

export interface IdentityAccountCardlessCreditInput {
  type: 'CARDLESS_CREDIT';
  /** At most 100 characters. */
  company?: string | null | undefined;
  /** At most 255 characters. */
  description?: string | null | undefined;
  country?: string | null | undefined;
  properties: IdentityAccountCardlessCreditPropertiesInput;
}

export interface IdentityAccountCardlessCreditProperties {
  account_number?: null | undefined;
  /** At most 255 characters. */
  account_holder_name?: string | null | undefined;
  swift_code?: null | undefined;
  account_type?: null | undefined;
  account_details?: null | undefined;
  currency?: string | null | undefined;
  token_id?: null | undefined;
  payment_code?: null | undefined;
  expires_at?: null | undefined;
  qr_string?: null | undefined;
  /** At most 255 characters. */
  account_id: string;
  account_handle?: null | undefined;
}

export interface IdentityAccountCardlessCreditPropertiesInput {
  /** At most 255 characters. */
  account_holder_name?: string | null | undefined;
  currency?: string | null | undefined;
  /** At most 255 characters. */
  account_id: string;
}

export interface IdentityAccountCreditCard {
  type: 'CREDIT_CARD';
  /** At most 100 characters. */
  company?: string | null | undefined;
  /** At most 255 characters. */
  description?: string | null | undefined;
  country?: string | null | undefined;
  properties: IdentityAccountCreditCardProperties;
}

export interface IdentityAccountCreditCardInput {
  type: 'CREDIT_CARD';
  /** At most 100 characters. */
  company?: string | null | undefined;
  /** At most 255 characters. */
  description?: string | null | undefined;
  country?: string | null | undefined;
  properties: IdentityAccountCreditCardPropertiesInput;
}

export interface IdentityAccountCreditCardProperties {
  account_number?: null | undefined;
  account_holder_name?: null | undefined;
  swift_code?: null | undefined;
  account_type?: null | undefined;
  account_details?: null | undefined;
  currency?: null | undefined;
  /** At most 255 characters. */
  token_id: string;
  payment_code?: null | undefined;
  expires_at?: null | undefined;
  qr_string?: null | undefined;
  account_id?: null | undefined;
  account_handle?: null | undefined;
}

export interface IdentityAccountCreditCardPropertiesInput {
  /** At most 255 characters. */
  token_id: string;
}

export interface IdentityAccountDebitCard {
  type: 'DEBIT_CARD';
  /** At most 100 characters. */
  company?: string | null | undefined;
  /** At most 255 characters. */
  description?: string | null | undefined;
  country?: string | null | undefined;
  properties: IdentityAccountDebitCardProperties;
}

export interface IdentityAccountDebitCardInput {
  type: 'DEBIT_CARD';
  /** At most 100 characters. */
  company?: string | null | undefined;
  /** At most 255 characters. */
  description?: string | null | undefined;
  country?: string | null | undefined;
  properties: IdentityAccountDebitCardPropertiesInput;
}

export interface IdentityAccountDebitCardProperties {
  account_number?: null | undefined;
  account_holder_name?: null | undefined;
  swift_code?: null | undefined;
  account_type?: null | undefined;
  account_details?: null | undefined;
  currency?: null | undefined;
  /** At most 255 characters. */
  token_id: string;
  payment_code?: null | undefined;
  expires_at?: null | undefined;
  qr_string?: null | undefined;
  account_id?: null | undefined;
  account_handle?: null | undefined;
}

export interface IdentityAccountDebitCardPropertiesInput {
  /** At most 255 characters. */
  token_id: string;
}

export interface IdentityAccountEwallet {
  type: 'EWALLET';
  /** At most 100 characters. */
  company?: string | null | undefined;
  /** At most 255 characters. */
  description?: string | null | undefined;
  country?: string | null | undefined;
  properties: IdentityAccountEwalletProperties;
}

export interface IdentityAccountEwalletInput {
  type: 'EWALLET';
  /** At most 100 characters. */
  company?: string | null | undefined;
  /** At most 255 characters. */
  description?: string | null | undefined;
  country?: string | null | undefined;
  properties: IdentityAccountEwalletPropertiesInput;
}

export interface IdentityAccountEwalletProperties {
  /** At most 255 characters. */
  account_number: string;
  /** At most 255 characters. */
  account_holder_name?: string | null | undefined;
  swift_code?: null | undefined;
  account_type?: null | undefined;
  account_details?: null | undefined;
  currency?: string | null | undefined;
  token_id?: null | undefined;
  payment_code?: null | undefined;
  expires_at?: null | undefined;
  qr_string?: null | undefined;
  account_id?: null | undefined;
  account_handle?: null | undefined;
}

export interface IdentityAccountEwalletPropertiesInput {
  /** At most 255 characters. */
  account_number: string;
  /** At most 255 characters. */
  account_holder_name?: string | null | undefined;
  currency?: string | null | undefined;
}

export type IdentityAccountInput =
  | IdentityAccountBankAccountInput
  | IdentityAccountEwalletInput
  | IdentityAccountCreditCardInput
  | IdentityAccountPayLaterInput
  | IdentityAccountOtcInput
  | IdentityAccountQrCodeInput
  | IdentityAccountSocialMediaInput
  | IdentityAccountCardlessCreditInput
  | IdentityAccountDebitCardInput;

export interface IdentityAccountOtc {
  type: 'OTC';
  /** At most 100 characters. */
  company?: string | null | undefined;
  /** At most 255 characters. */
  description?: string | null | undefined;
  country?: string | null | undefined;
  properties: IdentityAccountOtcProperties;
}

export interface IdentityAccountOtcInput {
  type: 'OTC';
  /** At most 100 characters. */
  company?: string | null | undefined;
  /** At most 255 characters. */
  description?: string | null | undefined;
  country?: string | null | undefined;
  properties: IdentityAccountOtcPropertiesInput;
}

export interface IdentityAccountOtcProperties {
  account_number?: null | undefined;
  account_holder_name?: null | undefined;
  swift_code?: null | undefined;
  account_type?: null | undefined;
  account_details?: null | undefined;
  currency?: null | undefined;
  token_id?: null | undefined;
  /** At most 255 characters. */
  payment_code: string;
  /** A day, YYYY-MM-DD. */
  expires_at?: string | null | undefined;
  qr_string?: null | undefined;
  account_id?: null | undefined;
  account_handle?: null | undefined;
}

export interface IdentityAccountOtcPropertiesInput {
  /** At most 255 characters. */
  payment_code: string;
  /** A day, YYYY-MM-DD. */
  expires_at?: string | null | undefined;
}

export interface IdentityAccountPayLater {
  type: 'PAY_LATER';
  /** At most 100 characters. */
  company?: string | null | undefined;
  /** At most 255 characters. */
  description?: string | null | undefined;
  country?: string | null | undefined;
  properties: IdentityAccountPayLaterProperties;
}

export interface IdentityAccountPayLaterInput {
  type: 'PAY_LATER';
  /** At most 100 characters. */
  company?: string | null | undefined;
  /** At most 255 characters. */
  description?: string | null | undefined;
  country?: string | null | undefined;
  properties: IdentityAccountPayLaterPropertiesInput;
}

export interface IdentityAccountPayLaterProperties {
  account_number?: null | undefined;
  /** At most 255 characters. */
  account_holder_name?: string | null | undefined;
  swift_code?: null | undefined;
  account_type?: null | undefined;
  account_details?: null | undefined;
  currency?: string | null | undefined;
  token_id?: null | undefined;
  payment_code?: null | undefined;
  expires_at?: null | undefined;
  qr_string?: null | undefined;
  /** At most 255 characters. */
  account_id: string;
  account_handle?: null | undefined;
}

export interface IdentityAccountPayLaterPropertiesInput {
  /** At most 255 characters. */
  account_holder_name?: string | null | undefined;
  currency?: string | null | undefined;
  /** At most 255 characters. */
  account_id: string;
}

export interface IdentityAccountQrCode {
  type: 'QR_CODE';
  /** At most 100 characters. */
  company?: string | null | undefined;
  /** At most 255 characters. */
  description?: string | null | undefined;
  country?: string | null | undefined;
  properties: IdentityAccountQrCodeProperties;
}

export interface IdentityAccountQrCodeInput {
  type: 'QR_CODE';
  /** At most 100 characters. */
  company?: string | null | undefined;
  /** At most 255 characters. */
  description?: string | null | undefined;
  country?: string | null | undefined;
  properties: IdentityAccountQrCodePropertiesInput;
}

export interface IdentityAccountQrCodeProperties {
  account_number?: null | undefined;
  account_holder_name?: null | undefined;
  swift_code?: null | undefined;
  account_type?: null | undefined;
  account_details?: null | undefined;
  currency?: null | undefined;
  token_id?: null | undefined;
  payment_code?: null | undefined;
  expires_at?: null | undefined;
  /** At most 2,048 characters. */
  qr_string: string;
  account_id?: null | undefined;
  account_handle?: null | undefined;
}

export interface IdentityAccountQrCodePropertiesInput {
  /** At most 2,048 characters. */
  qr_string: string;
}

export interface IdentityAccountSocialMedia {
  type: 'SOCIAL_MEDIA';
  /** At most 100 characters. */
  company?: string | null | undefined;
  /** At most 255 characters. */
  description?: string | null | undefined;
  country?: string | null | undefined;
  properties: IdentityAccountSocialMediaProperties;
}

export interface IdentityAccountSocialMediaInput {
  type: 'SOCIAL_MEDIA';
  /** At most 100 characters. */
  company?: string | null | undefined;
  /** At most 255 characters. */
  description?: string | null | undefined;
  country?: string | null | undefined;
  properties: IdentityAccountSocialMediaPropertiesInput;
}

export interface IdentityAccountSocialMediaProperties {
  account_number?: null | undefined;
  account_holder_name?: null | undefined;
  swift_code?: null | undefined;
  account_type?: null | undefined;
  account_details?: null | undefined;
  currency?: null | undefined;
  token_id?: null | undefined;
  payment_code?: null | undefined;
  expires_at?: null | undefined;
  qr_string?: null | undefined;
  /** At most 255 characters. */
  account_id: string;
  /** At most 255 characters. */
  account_handle?: string | null | undefined;
}

export interface IdentityAccountSocialMediaPropertiesInput {
  /** At most 255 characters. */
  account_id: string;
  /** At most 255 characters. */
  account_handle?: string | null | undefined;
}

export interface IndividualDetail {
  /** At most 255 characters. */
  given_names: string;
  /** At most 255 characters. */
  given_names_non_roman?: string | null | undefined;
  /** At most 255 characters. */
  middle_name?: string | null | undefined;
  /** At most 255 characters. */
  surname?: string | null | undefined;
  /** At most 255 characters. */
  surname_non_roman?: string | null | undefined;
  /** At most 255 characters. */
  mother_maiden_name?: string | null | undefined;
  nationality?: string | null | undefined;
  /** At most 60 characters. */
  place_of_birth?: string | null | undefined;
  /** A day, YYYY-MM-DD. */
  date_of_birth?: string | null | undefined;
  gender?: 'MALE' | 'FEMALE' | 'OTHER' | null | undefined;
  employment?: IndividualDetailEmployment | null | undefined;
  /** At most 255 characters. */
  source_of_wealth?: string | null | undefined;
}

export interface IndividualDetailEmployment {
  /** At most 255 characters. */
  employer_name?: string | null | undefined;
  /** At most 255 characters. */
  nature_of_business?: string | null | undefined;
  /** At most 255 characters. */
  role_description?: string | null | undefined;
}

export interface IndividualInput {
  /** At most 255 characters. */
  given_names: string;
  /** At most 255 characters. */
  given_names_non_roman?: string | null | undefined;
  /** At most 255 characters. */
  middle_name?: string | null | undefined;
  /** At most 255 characters. */
  surname?: string | null | undefined;
  /** At most 255 characters. */
  surname_non_roman?: string | null | undefined;
  /** At most 255 characters. */
  mother_maiden_name?: string | null | undefined;
  nationality?: string | null | undefined;
  /** At most 60 characters. */
  place_of_birth?: string | null | undefined;
  /** A day, YYYY-MM-DD. */
  date_of_birth?: string | null | undefined;
  gender?: 'MALE' | 'FEMALE' | 'OTHER' | null | undefined;
  employment?: IndividualInputEmployment | null | undefined;
  /** At most 255 characters. */
  source_of_wealth?: string | null | undefined;
  /** At most 255 characters. */
  employer_name?: string | null | undefined;
  /** At most 255 characters. */
  nature_of_business?: string | null | undefined;
  /** At most 255 characters. */
  role_description?: string | null | undefined;
}

export interface IndividualInputEmployment {
  /** At most 255 characters. */
  employer_name?: string | null | undefined;
  /** At most 255 characters. */
  nature_of_business?: string | null | undefined;
  /** At most 255 characters. */
  role_description?: string | null | undefined;
}

export interface InlineCardInput {
  currency?: string | undefined;
  /** At most 50 characters. */
  channel_code?: string | null | undefined;
  channel_properties: CardProperties;
  card_information: CardInformation;
}

export type InlineCustomer = InlineCustomerIndividual | InlineCustomerBusiness;

export interface InlineCustomerBusiness {
  /** At most 255 characters. */
  reference_id: string;
  type: 'BUSINESS';
  business_detail: BusinessDetail;
  /** At most 50 characters. */
  email?: string | null | undefined;
  /** At most 50 characters. */
  mobile_number?: string | null | undefined;
  /** At most 50 characters. */
  phone_number?: string | null | undefined;
  addresses?: InlineCustomerBusinessAddresses[] | null | undefined;
  identity_accounts?: IdentityAccountInput[] | null | undefined;
  kyc_documents?: KycDocumentInput[] | null | undefined;
  /** At most 500 characters. */
  description?: string | null | undefined;
  /** A day, YYYY-MM-DD. */
  date_of_registration?: string | null | undefined;
  domicile_of_registration?: string | null | undefined;
  /** At most 50 keys. */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  status?: 'ACTIVE' | null | undefined;
  country?: 'ID' | 'PH' | 'TH' | 'MY' | null | undefined;
}

export interface InlineCustomerBusinessAddresses {
  country?: string | null | undefined;
  /** At most 255 characters. */
  street_line1?: string | null | undefined;
  /** At most 255 characters. */
  street_line2?: string | null | undefined;
  /** At most 255 characters. */
  city?: string | null | undefined;
  /** At most 255 characters. */
  province_state?: string | null | undefined;
  /** At most 255 characters. */
  postal_code?: string | null | undefined;
  /** At most 255 characters. */
  province?: string | null | undefined;
  /** At most 255 characters. */
  state?: string | null | undefined;
  /** At most 255 characters. */
  suburb?: string | null | undefined;
  category?: 'HOME' | 'WORK' | 'PROVINCIAL' | null | undefined;
  is_primary?: boolean | undefined;
  status?: 'ACTIVE' | 'DELETED' | null | undefined;
  /** At most 50 keys. */
  meta?: Record<string, string | number | boolean> | null | undefined;
  country_code?: string | null | undefined;
  /** At most 255 characters. */
  line_1?: string | null | undefined;
  /** At most 255 characters. */
  line_2?: string | null | undefined;
}

export interface InlineCustomerIndividual {
  /** At most 255 characters. */
  reference_id: string;
  type: 'INDIVIDUAL';
  individual_detail: IndividualInput;
  /** At most 50 characters. */
  email?: string | null | undefined;
  /** At most 50 characters. */
  mobile_number?: string | null | undefined;
  /** At most 50 characters. */
  phone_number?: string | null | undefined;
  addresses?: InlineCustomerIndividualAddresses[] | null | undefined;
  identity_accounts?: IdentityAccountInput[] | null | undefined;
  kyc_documents?: KycDocumentInput[] | null | undefined;
  /** At most 500 characters. */
  description?: string | null | undefined;
  /** A day, YYYY-MM-DD. */
  date_of_registration?: string | null | undefined;
  domicile_of_registration?: string | null | undefined;
  /** At most 50 keys. */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  status?: 'ACTIVE' | null | undefined;
  country?: 'ID' | 'PH' | 'TH' | 'MY' | null | undefined;
}

export interface InlineCustomerIndividualAddresses {
  country?: string | null | undefined;
  /** At most 255 characters. */
  street_line1?: string | null | undefined;
  /** At most 255 characters. */
  street_line2?: string | null | undefined;
  /** At most 255 characters. */
  city?: string | null | undefined;
  /** At most 255 characters. */
  province_state?: string | null | undefined;
  /** At most 255 characters. */
  postal_code?: string | null | undefined;
  /** At most 255 characters. */
  province?: string | null | undefined;
  /** At most 255 characters. */
  state?: string | null | undefined;
  /** At most 255 characters. */
  suburb?: string | null | undefined;
  category?: 'HOME' | 'WORK' | 'PROVINCIAL' | null | undefined;
  is_primary?: boolean | undefined;
  status?: 'ACTIVE' | 'DELETED' | null | undefined;
  /** At most 50 keys. */
  meta?: Record<string, string | number | boolean> | null | undefined;
  country_code?: string | null | undefined;
  /** At most 255 characters. */
  line_1?: string | null | undefined;
  /** At most 255 characters. */
  line_2?: string | null | undefined;
}

export interface Item {
  /** At most 255 characters. */
  reference_id?: string | null | undefined;
  /** At most 255 characters. */
  name: string;
  /** At most 255 characters. */
  description?: string | null | undefined;
  /** At most 255 characters. */
  type?: string | null | undefined;
  /** At most 255 characters. */
  category: string;
  /** At most 255 characters. */
  sub_category?: string | null | undefined;
  currency?: Currency | null | undefined;
  /** Above 0. */
  quantity: number;
  price: number;
  payer_charged_currency?: Currency | null | undefined;
  payer_charged_price?: number | null | undefined;
  /** At most 2,048 characters. */
  url?: string | null | undefined;
  /** At most 50 keys. */
  metadata?: Record<string, string | number | boolean> | null | undefined;
}

export type KycDocument = KycDocumentIdentityCard | KycDocument2;

export interface KycDocument2 {
  country: string;
  /** At most 255 characters. */
  document_name?: string | null | undefined;
  /** At most 255 characters. */
  document_number?: string | null | undefined;
  /** At most 255 characters. */
  holder_name?: string | null | undefined;
  /** A day, YYYY-MM-DD. */
  expires_at?: string | null | undefined;
  document_images?: string[] | null | undefined;
  type:
    | 'BIRTH_CERTIFICATE'
    | 'BANK_STATEMENT'
    | 'DRIVING_LICENSE'
    | 'PASSPORT'
    | 'VISA'
    | 'BUSINESS_REGISTRATION'
    | 'BUSINESS_LICENSE';
  sub_type?: null | undefined;
}

export interface KycDocument2Input {
  country: string;
  /** At most 255 characters. */
  document_name?: string | null | undefined;
  /** At most 255 characters. */
  document_number?: string | null | undefined;
  /** At most 255 characters. */
  holder_name?: string | null | undefined;
  /** A day, YYYY-MM-DD. */
  expires_at?: string | null | undefined;
  document_images?: string[] | null | undefined;
  type:
    | 'BIRTH_CERTIFICATE'
    | 'BANK_STATEMENT'
    | 'DRIVING_LICENSE'
    | 'PASSPORT'
    | 'VISA'
    | 'BUSINESS_REGISTRATION'
    | 'BUSINESS_LICENSE';
}

export interface KycDocumentIdentityCard {
  country: string;
  /** At most 255 characters. */
  document_name?: string | null | undefined;
  /** At most 255 characters. */
  document_number?: string | null | undefined;
  /** At most 255 characters. */
  holder_name?: string | null | undefined;
  /** A day, YYYY-MM-DD. */
  expires_at?: string | null | undefined;
  document_images?: string[] | null | undefined;
  type: 'IDENTITY_CARD';
  sub_type?:
    | 'NATIONAL_ID'
    | 'CONSULAR_ID'
    | 'VOTER_ID'
    | 'POSTAL_ID'
    | 'RESIDENCE_PERMIT'
    | 'TAX_ID'
    | 'STUDENT_ID'
    | 'MILITARY_ID'
    | 'MEDICAL_ID'
    | 'OTHERS'
    | null
    | undefined;
}

export type KycDocumentInput = KycDocumentIdentityCard | KycDocument2Input;

export interface Link {
  href: string;
  rel: 'next';
  method: 'GET';
}

export interface ListAccountsQuery {
  email?: string[] | undefined;
  status?: SubAccountStatus[] | undefined;
  type?: AccountType | undefined;
  created?: ListAccountsQueryCreated | undefined;
  updated?: ListAccountsQueryUpdated | undefined;
  /** A whole number, at least 1, at most 50. */
  limit?: number | undefined;
  after_id?: string | undefined;
  before_id?: string | undefined;
}

export interface ListAccountsQueryCreated {
  /** An ISO 8601 time. */
  gte?: string | undefined;
  /** An ISO 8601 time. */
  lte?: string | undefined;
}

export interface ListAccountsQueryUpdated {
  /** An ISO 8601 time. */
  gte?: string | undefined;
  /** An ISO 8601 time. */
  lte?: string | undefined;
}

export interface ListAccountsResponse {
  data: SubAccount[];
  has_more: boolean;
  links?: Link[] | undefined;
}

export interface ListCapturesParams {
  id: string;
}

export interface ListCapturesQuery {
  /** A whole number, at least 1, at most 100. */
  limit?: number | undefined;
  after_id?: string | undefined;
}

export interface ListCapturesResponse {
  data: Capture[];
  has_more: boolean;
}

export interface ListCustomersQuery {
  reference_id: string;
  /** A whole number, at least 1, at most 100. */
  limit?: number | undefined;
  after_id?: string | undefined;
  before_id?: string | undefined;
}

export type ListCustomersResponse = ListCustomersResponsePage | OriginalCustomer[];

export interface ListCustomersResponsePage {
  data: Customer[];
  has_more: boolean;
}

export interface ListMethodPaymentsParams {
  id: string;
}

export interface ListMethodPaymentsQuery {
  /** A whole number, at least 1, at most 100. */
  limit?: number | undefined;
  after_id?: string | undefined;
  before_id?: string | undefined;
  payment_request_id?: string[] | undefined;
  payment_method_id?: string[] | undefined;
  reference_id?: string[] | undefined;
  payment_method_type?: PaymentMethodType[] | undefined;
  channel_code?: string[] | undefined;
  status?: ('PENDING' | 'AWAITING_CAPTURE' | 'SUCCEEDED' | 'FAILED')[] | undefined;
  currency?: string[] | undefined;
  created?: ListMethodPaymentsQueryCreated | undefined;
  updated?: ListMethodPaymentsQueryUpdated | undefined;
}

export interface ListMethodPaymentsQueryCreated {
  /** An ISO 8601 time. */
  gte?: string | undefined;
  /** An ISO 8601 time. */
  lte?: string | undefined;
}

export interface ListMethodPaymentsQueryUpdated {
  /** An ISO 8601 time. */
  gte?: string | undefined;
  /** An ISO 8601 time. */
  lte?: string | undefined;
}

export interface ListMethodPaymentsResponse {
  data: ListedPayment[];
  has_more: boolean;
}

export interface ListPaymentMethodsQuery {
  /** A whole number, at least 1, at most 100. */
  limit?: number | undefined;
  after_id?: string | undefined;
  before_id?: string | undefined;
  id?: string[] | undefined;
  type?: PaymentMethodType[] | undefined;
  status?: PaymentMethodStatus[] | undefined;
  reusability?: Reusability | undefined;
  customer_id?: string | undefined;
  reference_id?: string | undefined;
}

export interface ListPaymentMethodsResponse {
  data: PaymentMethod[];
  has_more: boolean;
}

export interface ListPaymentRequestsQuery {
  /** A whole number, at least 1, at most 100. */
  limit?: number | undefined;
  after_id?: string | undefined;
  before_id?: string | undefined;
  id?: string[] | undefined;
  reference_id?: string[] | undefined;
  customer_id?: string[] | undefined;
}

export interface ListPaymentRequestsResponse {
  data: PaymentRequest[];
  has_more: boolean;
}

export interface ListRefundsQuery {
  payment_request_id?: string | undefined;
  invoice_id?: string | undefined;
  payment_method_type?: RefundedMethodType | undefined;
  channel_code?: string | undefined;
  /** A whole number, at least 1, at most 100. */
  limit?: number | undefined;
  after_id?: string | undefined;
  before_id?: string | undefined;
}

export interface ListRefundsResponse {
  data: Refund[];
  has_more: boolean;
  links?: Link[] | undefined;
}

export interface ListTransactionsQuery {
  types?: TransactionType[] | undefined;
  statuses?: TransactionStatus[] | undefined;
  channel_categories?: ChannelCategory[] | undefined;
  reference_id?: string | undefined;
  product_id?: string | undefined;
  account_identifier?: string | undefined;
  currency?: string | undefined;
  amount?: number | undefined;
  created?: ListTransactionsQueryCreated | undefined;
  updated?: ListTransactionsQueryUpdated | undefined;
  /** A whole number, at least 1, at most 50. */
  limit?: number | undefined;
  after_id?: string | undefined;
  before_id?: string | undefined;
}

export interface ListTransactionsQueryCreated {
  /** An ISO 8601 time. */
  gte?: string | undefined;
  /** An ISO 8601 time. */
  lte?: string | undefined;
}

export interface ListTransactionsQueryUpdated {
  /** An ISO 8601 time. */
  gte?: string | undefined;
  /** An ISO 8601 time. */
  lte?: string | undefined;
}

export interface ListTransactionsResponse {
  data: Transaction[];
  has_more: boolean;
  links?: Link[] | undefined;
}

export interface ListedPayment {
  id: string;
  amount: number;
  currency: string;
  country: string;
  status: PaymentStatus;
  payment_detail: PaymentDetail | null;
  payment_method: EmbeddedMethod;
  payment_request_id: string | null;
  reference_id: string;
  /** An ISO 8601 time. */
  created: string;
  /** An ISO 8601 time. */
  updated: string;
  business_id: string;
  channel_code: string;
  type: PaymentMethodType;
  instrument_id: string;
}

export interface OriginalCustomer {
  id: string;
  reference_id: string;
  description: string | null;
  given_names: string | null;
  middle_name: string | null;
  surname: string | null;
  mobile_number: string | null;
  phone_number: string | null;
  email: string | null;
  nationality: string | null;
  addresses: OriginalCustomerAddresses[];
  date_of_birth: string | null;
  employment: OriginalCustomerEmployment | null;
  source_of_wealth: string | null;
  metadata: Record<string, unknown> | null;
}

export interface OriginalCustomerAddresses {
  country: string;
  street_line1: string | null;
  street_line2: string | null;
  city: string | null;
  province: string | null;
  state: string | null;
  postal_code: string | null;
  category: string | null;
  is_primary: boolean;
}

export interface OriginalCustomerEmployment {
  employer_name: string | null;
  nature_of_business: string | null;
  role_description: string | null;
}

export type OriginalInput = OriginalInput2 | OriginalInputIndividual | OriginalInputBusiness;

export interface OriginalInput2 {
  /** At most 255 characters. */
  reference_id: string;
  /** At most 50 characters. */
  email?: string | null | undefined;
  /** At most 50 characters. */
  mobile_number?: string | null | undefined;
  /** At most 50 characters. */
  phone_number?: string | null | undefined;
  addresses?: OriginalInput2Addresses[] | null | undefined;
  identity_accounts?: IdentityAccountInput[] | null | undefined;
  kyc_documents?: KycDocumentInput[] | null | undefined;
  /** At most 500 characters. */
  description?: string | null | undefined;
  /** A day, YYYY-MM-DD. */
  date_of_registration?: string | null | undefined;
  domicile_of_registration?: string | null | undefined;
  /** At most 50 keys. */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  status?: 'ACTIVE' | null | undefined;
  /** At most 255 characters. */
  given_names: string;
  /** At most 255 characters. */
  middle_name?: string | null | undefined;
  /** At most 255 characters. */
  surname?: string | null | undefined;
  nationality?: string | null | undefined;
  /** A day, YYYY-MM-DD. */
  date_of_birth?: string | null | undefined;
  employment?: OriginalInput2Employment | null | undefined;
  /** At most 255 characters. */
  source_of_wealth?: string | null | undefined;
}

export interface OriginalInput2Addresses {
  country?: string | null | undefined;
  /** At most 255 characters. */
  street_line1?: string | null | undefined;
  /** At most 255 characters. */
  street_line2?: string | null | undefined;
  /** At most 255 characters. */
  city?: string | null | undefined;
  /** At most 255 characters. */
  province_state?: string | null | undefined;
  /** At most 255 characters. */
  postal_code?: string | null | undefined;
  /** At most 255 characters. */
  province?: string | null | undefined;
  /** At most 255 characters. */
  state?: string | null | undefined;
  /** At most 255 characters. */
  suburb?: string | null | undefined;
  category?: 'HOME' | 'WORK' | 'PROVINCIAL' | null | undefined;
  is_primary?: boolean | undefined;
  status?: 'ACTIVE' | 'DELETED' | null | undefined;
  /** At most 50 keys. */
  meta?: Record<string, string | number | boolean> | null | undefined;
  country_code?: string | null | undefined;
  /** At most 255 characters. */
  line_1?: string | null | undefined;
  /** At most 255 characters. */
  line_2?: string | null | undefined;
}

export interface OriginalInput2Employment {
  /** At most 255 characters. */
  employer_name?: string | null | undefined;
  /** At most 255 characters. */
  nature_of_business?: string | null | undefined;
  /** At most 255 characters. */
  role_description?: string | null | undefined;
}

export interface OriginalInputBusiness {
  /** At most 255 characters. */
  reference_id: string;
  type: 'BUSINESS';
  business_detail: BusinessDetail;
  /** At most 50 characters. */
  email?: string | null | undefined;
  /** At most 50 characters. */
  mobile_number?: string | null | undefined;
  /** At most 50 characters. */
  phone_number?: string | null | undefined;
  addresses?: OriginalInputBusinessAddresses[] | null | undefined;
  identity_accounts?: IdentityAccountInput[] | null | undefined;
  kyc_documents?: KycDocumentInput[] | null | undefined;
  /** At most 500 characters. */
  description?: string | null | undefined;
  /** A day, YYYY-MM-DD. */
  date_of_registration?: string | null | undefined;
  domicile_of_registration?: string | null | undefined;
  /** At most 50 keys. */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  status?: 'ACTIVE' | null | undefined;
}

export interface OriginalInputBusinessAddresses {
  country?: string | null | undefined;
  /** At most 255 characters. */
  street_line1?: string | null | undefined;
  /** At most 255 characters. */
  street_line2?: string | null | undefined;
  /** At most 255 characters. */
  city?: string | null | undefined;
  /** At most 255 characters. */
  province_state?: string | null | undefined;
  /** At most 255 characters. */
  postal_code?: string | null | undefined;
  /** At most 255 characters. */
  province?: string | null | undefined;
  /** At most 255 characters. */
  state?: string | null | undefined;
  /** At most 255 characters. */
  suburb?: string | null | undefined;
  category?: 'HOME' | 'WORK' | 'PROVINCIAL' | null | undefined;
  is_primary?: boolean | undefined;
  status?: 'ACTIVE' | 'DELETED' | null | undefined;
  /** At most 50 keys. */
  meta?: Record<string, string | number | boolean> | null | undefined;
  country_code?: string | null | undefined;
  /** At most 255 characters. */
  line_1?: string | null | undefined;
  /** At most 255 characters. */
  line_2?: string | null | undefined;
}

export interface OriginalInputIndividual {
  /** At most 255 characters. */
  reference_id: string;
  type: 'INDIVIDUAL';
  individual_detail: IndividualInput;
  /** At most 50 characters. */
  email?: string | null | undefined;
  /** At most 50 characters. */
  mobile_number?: string | null | undefined;
  /** At most 50 characters. */
  phone_number?: string | null | undefined;
  addresses?: OriginalInputIndividualAddresses[] | null | undefined;
  identity_accounts?: IdentityAccountInput[] | null | undefined;
  kyc_documents?: KycDocumentInput[] | null | undefined;
  /** At most 500 characters. */
  description?: string | null | undefined;
  /** A day, YYYY-MM-DD. */
  date_of_registration?: string | null | undefined;
  domicile_of_registration?: string | null | undefined;
  /** At most 50 keys. */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  status?: 'ACTIVE' | null | undefined;
}

export interface OriginalInputIndividualAddresses {
  country?: string | null | undefined;
  /** At most 255 characters. */
  street_line1?: string | null | undefined;
  /** At most 255 characters. */
  street_line2?: string | null | undefined;
  /** At most 255 characters. */
  city?: string | null | undefined;
  /** At most 255 characters. */
  province_state?: string | null | undefined;
  /** At most 255 characters. */
  postal_code?: string | null | undefined;
  /** At most 255 characters. */
  province?: string | null | undefined;
  /** At most 255 characters. */
  state?: string | null | undefined;
  /** At most 255 characters. */
  suburb?: string | null | undefined;
  category?: 'HOME' | 'WORK' | 'PROVINCIAL' | null | undefined;
  is_primary?: boolean | undefined;
  status?: 'ACTIVE' | 'DELETED' | null | undefined;
  /** At most 50 keys. */
  meta?: Record<string, string | number | boolean> | null | undefined;
  country_code?: string | null | undefined;
  /** At most 255 characters. */
  line_1?: string | null | undefined;
  /** At most 255 characters. */
  line_2?: string | null | undefined;
}

export interface OverTheCounterInput {
  /** At most 50 characters. */
  channel_code: OverTheCounterChannel | (string & {});
  /** Above 0. */
  amount?: number | null | undefined;
  currency?: string | null | undefined;
  channel_properties: OverTheCounterInputChannelProperties;
}

export interface OverTheCounterInputChannelProperties {
  /** At most 250 characters. */
  customer_name: string;
  payment_code?: string | null | undefined;
  /** An ISO 8601 time. */
  expires_at?: string | null | undefined;
}

export interface PaymentDetail {
  network?: string | null | undefined;
  remarks?: string | null | undefined;
  fund_source?: string | null | undefined;
  source?: string | null | undefined;
  issuer_name?: string | null | undefined;
  receipt_id?: string | null | undefined;
}

export interface PaymentMethod {
  id: string;
  type: PaymentMethodType;
  /** At most 255 characters. */
  reference_id: string;
  /** At most 255 characters. */
  description: string | null;
  reusability: Reusability;
  status: PaymentMethodStatus;
  card: PublicCard | null;
  ewallet: PublicEwallet | null;
  direct_debit: PublicDirectDebit | null;
  direct_bank_transfer: null;
  over_the_counter: PublicOverTheCounter | null;
  virtual_account: PublicVirtualAccount | null;
  qr_code: PublicQrCode | null;
  billing_information: Address;
  /** At most 50 keys. */
  metadata: Record<string, string | number | boolean> | null;
  /** An ISO 8601 time. */
  created: string;
  /** An ISO 8601 time. */
  updated: string;
  business_id: string;
  country: string;
  customer_id: string | null;
  actions: PaymentMethodActions[];
  failure_code: string | null;
}

export interface PaymentMethodActions {
  action: 'AUTH' | 'RESEND_AUTH';
  url: string | null;
  url_type: 'API' | 'WEB' | 'MOBILE' | 'DEEPLINK';
  method: string | null;
}

export type PaymentMethodStatus =
  | 'REQUIRES_ACTION'
  | 'ACTIVE'
  | 'INACTIVE'
  | 'EXPIRED'
  | 'PENDING'
  | 'FAILED';

export type PaymentMethodType =
  | 'EWALLET'
  | 'DIRECT_DEBIT'
  | 'CARD'
  | 'VIRTUAL_ACCOUNT'
  | 'OVER_THE_COUNTER'
  | 'QR_CODE';

export interface PaymentRequest {
  id: string;
  business_id: string;
  customer_id: string | null;
  /** At most 255 characters. */
  reference_id: string;
  currency: Currency;
  amount: number | null;
  min_amount: number | null;
  max_amount: number | null;
  country: string;
  status: PaymentRequestStatus;
  /** At most 255 characters. */
  description: string | null;
  failure_code: string | null;
  capture_method: 'AUTOMATIC' | 'MANUAL';
  initiator: 'CUSTOMER' | 'MERCHANT' | null;
  card_verification_results: CardVerificationResults | null;
  shipping_information: ShippingInformation | null;
  items: Item[] | null;
  channel_properties: RequestProperties | null;
  /** At most 50 keys. */
  metadata: Record<string, string | number | boolean> | null;
  /** An ISO 8601 time. */
  created: string;
  /** An ISO 8601 time. */
  updated: string;
  payment_method: EmbeddedMethod;
  actions: Action[];
}

export type PaymentRequestStatus =
  | 'REQUIRES_ACTION'
  | 'SUCCEEDED'
  | 'FAILED'
  | 'AWAITING_CAPTURE'
  | 'PENDING'
  | 'EXPIRED'
  | 'CANCELED'
  | 'VOIDED';

export type PaymentStatus =
  | 'PENDING'
  | 'AWAITING_CAPTURE'
  | 'SUCCEEDED'
  | 'FAILED'
  | 'EXPIRED'
  | 'CANCELED'
  | 'VOIDED';

export interface PublicCard {
  currency: string;
  channel_code: string | null;
  channel_properties: Record<string, unknown>;
  card_information: PublicCardCardInformation | null;
  card_verification_results: CardVerificationResults | null;
}

export interface PublicCardCardInformation {
  token_id: string;
  masked_card_number: string;
  cardholder_name: string | null;
  expiry_month: string;
  expiry_year: string;
  fingerprint: string;
  type: 'CREDIT' | 'DEBIT';
  network: CardNetwork;
  country: string;
  issuer: string;
}

export interface PublicDirectDebit {
  type: 'DEBIT_CARD' | 'BANK_ACCOUNT' | 'BANK_REDIRECT';
  channel_code: string;
  channel_properties: Record<string, unknown>;
  bank_account: PublicDirectDebitBankAccount | null;
  debit_card: PublicDirectDebitDebitCard | null;
}

export interface PublicDirectDebitBankAccount {
  masked_bank_account_number: string | null;
  bank_account_hash: string | null;
  mobile_number: string | null;
  identity_document_number: string | null;
}

export interface PublicDirectDebitDebitCard {
  mobile_number: string | null;
  card_last_four: string | null;
  card_expiry: string | null;
  email: string | null;
  account_number: string | null;
}

export interface PublicEwallet {
  channel_code: string;
  channel_properties: Record<string, unknown>;
  account: PublicEwalletAccount;
}

export interface PublicEwalletAccount {
  name: string | null;
  account_details: string | null;
  balance: number | null;
  point_balance: number | null;
}

export interface PublicOverTheCounter {
  channel_code: string;
  amount: number | null;
  currency: string;
  channel_properties: PublicOverTheCounterChannelProperties;
}

export interface PublicOverTheCounterChannelProperties {
  customer_name: string;
  payment_code: string;
  /** An ISO 8601 time. */
  expires_at: string;
}

export interface PublicQrCode {
  channel_code: string;
  amount: number | null;
  currency: string;
  channel_properties: PublicQrCodeChannelProperties;
}

export interface PublicQrCodeChannelProperties {
  qr_string: string;
  /** An ISO 8601 time. */
  expires_at: string;
}

export interface PublicVirtualAccount {
  channel_code: string;
  amount: number | null;
  min_amount: number | null;
  max_amount: number | null;
  currency: string;
  channel_properties: PublicVirtualAccountChannelProperties;
  alternative_displays: PublicVirtualAccountAlternativeDisplays[];
}

export interface PublicVirtualAccountAlternativeDisplays {
  type: string;
  data: string;
}

export interface PublicVirtualAccountChannelProperties {
  customer_name: string;
  virtual_account_number: string;
  /** An ISO 8601 time. */
  expires_at: string;
  suggested_amount?: number | undefined;
}

export interface QrCodeInput {
  /** At most 50 characters. */
  channel_code?: QrCodeChannel | (string & {}) | null | undefined;
  /** Above 0. */
  amount?: number | null | undefined;
  currency?: string | null | undefined;
  channel_properties?: QrCodeInputChannelProperties | null | undefined;
}

export interface QrCodeInputChannelProperties {
  /** An ISO 8601 time. */
  expires_at?: string | null | undefined;
}

export interface Refund {
  id: string;
  payment_id: string;
  payment_request_id: string | null;
  invoice_id: string | null;
  amount: number;
  payment_method_type: RefundedMethodType;
  channel_code: string;
  currency: string;
  country: string;
  status: RefundStatus;
  reason: RefundReason;
  /** At most 255 characters. */
  reference_id: string;
  failure_code: RefundFailureCode | null;
  refund_fee_amount: number | null;
  /** An ISO 8601 time. */
  created: string;
  /** An ISO 8601 time. */
  updated: string;
  /** At most 50 keys. */
  metadata: Record<string, string | number | boolean> | null;
}

export type RefundFailureCode =
  | 'ACCOUNT_ACCESS_BLOCKED'
  | 'ACCOUNT_NOT_FOUND'
  | 'DUPLICATE_ERROR'
  | 'INSUFFICIENT_BALANCE'
  | 'REFUND_FAILED';

export type RefundReason =
  | 'FRAUDULENT'
  | 'DUPLICATE'
  | 'REQUESTED_BY_CUSTOMER'
  | 'CANCELLATION'
  | 'OTHERS';

export type RefundStatus = 'PENDING' | 'SUCCEEDED' | 'FAILED' | 'CANCELLED';

export type RefundedMethodType =
  | 'EWALLET'
  | 'DIRECT_DEBIT'
  | 'CARD'
  | 'VIRTUAL_ACCOUNT'
  | 'OVER_THE_COUNTER'
  | 'QR_CODE'
  | 'PAYLATER';

export interface Report {
  id: string;
  type: ReportType;
  status: ReportStatus;
  filter: ReportFilter;
  format: 'CSV';
  currency: HeldCurrency;
  business_id: string;
  /** An ISO 8601 time. */
  created: string;
  /** An ISO 8601 time. */
  updated: string;
  url?: string | undefined;
}

export interface ReportFilter {
  /** An ISO 8601 time. */
  from: string;
  /** An ISO 8601 time. */
  to: string;
}

export type ReportStatus = 'PENDING' | 'COMPLETED' | 'FAILED';

export type ReportType = 'BALANCE_HISTORY' | 'TRANSACTIONS';

export interface RequestProperties {
  /** An http or https URL, at most 2,048 characters. */
  success_return_url?: string | null | undefined;
  /** An http or https URL, at most 2,048 characters. */
  failure_return_url?: string | null | undefined;
  /** An http or https URL, at most 2,048 characters. */
  pending_return_url?: string | null | undefined;
  /** An http or https URL, at most 2,048 characters. */
  cancel_return_url?: string | null | undefined;
  /** At most 50 characters. */
  mobile_number?: string | null | undefined;
  /** At most 50 characters. */
  cashtag?: string | null | undefined;
  redeem_points?: 'REDEEM_NONE' | 'REDEEM_ALL' | null | undefined;
  /** At most 255 characters. */
  promotion_label?: string | null | undefined;
  allowed_payment_options?: string[] | null | undefined;
  require_auth?: boolean | null | undefined;
  skip_three_d_secure?: boolean | null | undefined;
  cardonfile_type?:
    | 'MERCHANT_UNSCHEDULED'
    | 'CUSTOMER_UNSCHEDULED'
    | 'RECURRING'
    | null
    | undefined;
  /** At most 255 characters. */
  merchant_id_tag?: string | null | undefined;
}

export interface RequestPropertiesInput {
  /** An http or https URL, at most 2,048 characters. */
  success_return_url?: string | null | undefined;
  /** An http or https URL, at most 2,048 characters. */
  failure_return_url?: string | null | undefined;
  /** An http or https URL, at most 2,048 characters. */
  pending_return_url?: string | null | undefined;
  /** An http or https URL, at most 2,048 characters. */
  cancel_return_url?: string | null | undefined;
  /** At most 50 characters. */
  mobile_number?: string | null | undefined;
  /** At most 50 characters. */
  cashtag?: string | null | undefined;
  redeem_points?: 'REDEEM_NONE' | 'REDEEM_ALL' | null | undefined;
  /** At most 255 characters. */
  promotion_label?: string | null | undefined;
  allowed_payment_options?: string[] | null | undefined;
  require_auth?: boolean | null | undefined;
  skip_three_d_secure?: boolean | null | undefined;
  cardonfile_type?:
    | 'MERCHANT_UNSCHEDULED'
    | 'CUSTOMER_UNSCHEDULED'
    | 'RECURRING'
    | null
    | undefined;
  /** At most 255 characters. */
  merchant_id_tag?: string | null | undefined;
  cvv?: string | null | undefined;
}

export interface ResendPasswordParams {
  id: string;
}

export interface ResendPaymentMethodAuthParams {
  id: string;
}

export type Reusability = 'ONE_TIME_USE' | 'MULTIPLE_USE';

export interface RuleHeaders {
  /** At most 255 characters. */
  'with-fee-rule'?: string | undefined;
  /** At most 255 characters. */
  'with-split-rule'?: string | undefined;
}

export interface SetCallbackUrlBody {
  /** An http or https URL, at most 2,048 characters. */
  url: string;
}

export interface SetCallbackUrlParams {
  type: CallbackType;
}

export interface ShippingInformation {
  country: string;
  /** At most 255 characters. */
  street_line1?: string | null | undefined;
  /** At most 255 characters. */
  street_line2?: string | null | undefined;
  /** At most 255 characters. */
  city?: string | null | undefined;
  /** At most 255 characters. */
  province_state?: string | null | undefined;
  /** At most 255 characters. */
  postal_code?: string | null | undefined;
}

export interface SimulateMethodPaymentBody {
  /** Above 0. */
  amount?: number | null | undefined;
}

export interface SimulateMethodPaymentParams {
  id: string;
}

export interface SimulateMethodPaymentResponse {
  status: 'PENDING';
  message: string;
}

export interface SimulatePaymentBody {
  /** Above 0. */
  amount?: number | null | undefined;
}

export interface SimulatePaymentParams {
  id: string;
}

export interface SimulatePaymentResponse {
  status: 'PENDING';
  message: string;
}

export interface SubAccount {
  id: string;
  /** An ISO 8601 time. */
  created: string;
  /** An ISO 8601 time. */
  updated: string;
  email: string;
  type: AccountType;
  public_profile: SubAccountPublicProfile | null;
  country: AccountCountry;
  status: SubAccountStatus;
}

export interface SubAccountPublicProfile {
  business_name: string;
}

export type SubAccountStatus = 'INVITED' | 'REGISTERED' | 'AWAITING_DOCS' | 'LIVE' | 'SUSPENDED';

export interface Transaction {
  id: string;
  product_id: string;
  type: TransactionType;
  status: TransactionStatus;
  channel_category: ChannelCategory;
  channel_code: string;
  reference_id: string;
  account_identifier: string | null;
  currency: string;
  amount: number;
  net_amount: number;
  cashflow: 'MONEY_IN' | 'MONEY_OUT';
  business_id: string;
  settlement_status: 'PENDING' | 'EARLY_SETTLED' | 'SETTLED' | null;
  /** An ISO 8601 time. */
  estimated_settlement_time: string | null;
  /** An ISO 8601 time. */
  created: string;
  /** An ISO 8601 time. */
  updated: string;
  fee: TransactionFee;
}

export interface TransactionFee {
  xendit_fee: number;
  value_added_tax: number;
  xendit_withholding_tax: number;
  third_party_withholding_tax: number;
  status: 'PENDING' | 'COMPLETED' | 'CANCELED' | 'REVERSED' | 'NOT_APPLICABLE';
}

export type TransactionStatus =
  | 'PENDING'
  | 'SUCCESS'
  | 'FAILED'
  | 'VOIDED'
  | 'REFUNDED'
  | 'REVERSED';

export type TransactionType =
  | 'DISBURSEMENT'
  | 'PAYMENT'
  | 'REMITTANCE_PAYOUT'
  | 'TRANSFER'
  | 'REFUND';

export interface Transfer {
  transfer_id: string;
  reference: string;
  source_user_id: string;
  destination_user_id: string;
  status: 'PENDING' | 'SUCCESSFUL' | 'FAILED';
  amount: number;
  currency: string;
  /** An ISO 8601 time. */
  created: string;
}

export interface UpdateCustomerParams {
  id: string;
}

export interface UpdatePaymentMethodBody {
  /** At most 255 characters. */
  description?: string | null | undefined;
  /** At most 255 characters. */
  reference_id?: string | null | undefined;
  reusability?: Reusability | null | undefined;
  status?: 'ACTIVE' | 'INACTIVE' | null | undefined;
  /** At most 50 keys. */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  over_the_counter?: UpdatePaymentMethodBodyOverTheCounter | null | undefined;
  virtual_account?: UpdatePaymentMethodBodyVirtualAccount | null | undefined;
}

export interface UpdatePaymentMethodBodyOverTheCounter {
  /** Above 0. */
  amount?: number | null | undefined;
  channel_properties?: UpdatePaymentMethodBodyOverTheCounterChannelProperties | null | undefined;
}

export interface UpdatePaymentMethodBodyOverTheCounterChannelProperties {
  /** At most 250 characters. */
  customer_name?: string | null | undefined;
  /** An ISO 8601 time. */
  expires_at?: string | null | undefined;
}

export interface UpdatePaymentMethodBodyVirtualAccount {
  /** Above 0. */
  amount?: number | null | undefined;
  /** Above 0. */
  min_amount?: number | null | undefined;
  /** Above 0. */
  max_amount?: number | null | undefined;
  alternative_display_types?: 'QR_STRING'[] | null | undefined;
  channel_properties?: UpdatePaymentMethodBodyVirtualAccountChannelProperties | null | undefined;
}

export interface UpdatePaymentMethodBodyVirtualAccountChannelProperties {
  /** An ISO 8601 time. */
  expires_at?: string | null | undefined;
  /** Above 0. */
  suggested_amount?: number | null | undefined;
}

export interface UpdatePaymentMethodParams {
  id: string;
}

export interface VirtualAccountInput {
  /** At most 50 characters. */
  channel_code: VirtualAccountChannel | (string & {});
  /** Above 0. */
  amount?: number | null | undefined;
  /** Above 0. */
  min_amount?: number | null | undefined;
  /** Above 0. */
  max_amount?: number | null | undefined;
  currency?: string | null | undefined;
  channel_properties: VirtualAccountInputChannelProperties;
  alternative_display_types?: 'QR_STRING'[] | null | undefined;
}

export interface VirtualAccountInputChannelProperties {
  /** At most 250 characters. */
  customer_name?: string | null | undefined;
  virtual_account_number?: string | null | undefined;
  /** An ISO 8601 time. */
  expires_at?: string | null | undefined;
  /** Above 0. */
  suggested_amount?: number | null | undefined;
}

/** What accounts.create takes. */
export interface CreateAccountInput {
  body: CreateAccountBody;
}

/** What accounts.createV1 takes. */
export interface CreateAccountV1Input {
  body: CreateAccountV1Body;
}

/** What accounts.get takes. */
export interface GetAccountInput {
  params: GetAccountParams;
}

/** What accounts.list takes. */
export interface ListAccountsInput {
  query?: ListAccountsQuery | undefined;
}

/** What callbackUrls.set takes. */
export interface SetCallbackUrlInput {
  params: SetCallbackUrlParams;
  body: SetCallbackUrlBody;
}

/** What customers.create takes. */
export interface CreateCustomerInput {
  body: CustomerInput | OriginalInput;
}

/** What customers.get takes. */
export interface GetCustomerInput {
  params: GetCustomerParams;
}

/** What customers.list takes. */
export interface ListCustomersInput {
  query: ListCustomersQuery;
}

/** What customers.update takes. */
export interface UpdateCustomerInput {
  params: UpdateCustomerParams;
  body?: CustomerPatch | undefined;
}

/** What paymentMethods.auth takes. */
export interface AuthPaymentMethodInput {
  params: AuthPaymentMethodParams;
  body: AuthPaymentMethodBody;
}

/** What paymentMethods.create takes. */
export interface CreatePaymentMethodInput<
  DirectDebitCode extends DirectDebitChannel | (string & {}) = DirectDebitChannel,
  EwalletCode extends EwalletChannel | (string & {}) = EwalletChannel,
> {
  body: CreatePaymentMethodBody<DirectDebitCode, EwalletCode>;
}

/** What paymentMethods.expire takes. */
export interface ExpirePaymentMethodInput {
  params: ExpirePaymentMethodParams;
  body?: ExpirePaymentMethodBody | undefined;
}

/** What paymentMethods.get takes. */
export interface GetPaymentMethodInput {
  params: GetPaymentMethodParams;
}

/** What paymentMethods.list takes. */
export interface ListPaymentMethodsInput {
  query?: ListPaymentMethodsQuery | undefined;
}

/** What paymentMethods.payments takes. */
export interface ListMethodPaymentsInput {
  params: ListMethodPaymentsParams;
  query?: ListMethodPaymentsQuery | undefined;
}

/** What paymentMethods.resend takes. */
export interface ResendPaymentMethodAuthInput {
  params: ResendPaymentMethodAuthParams;
}

/** What paymentMethods.simulate takes. */
export interface SimulateMethodPaymentInput {
  params: SimulateMethodPaymentParams;
  body?: SimulateMethodPaymentBody | undefined;
}

/** What paymentMethods.update takes. */
export interface UpdatePaymentMethodInput {
  params: UpdatePaymentMethodParams;
  body?: UpdatePaymentMethodBody | undefined;
}

/** What paymentRequests.auth takes. */
export interface AuthorizePaymentRequestInput {
  params: AuthorizePaymentRequestParams;
  body: AuthorizePaymentRequestBody;
}

/** What paymentRequests.capture takes. */
export interface CapturePaymentRequestInput {
  params: CapturePaymentRequestParams;
  body: CapturePaymentRequestBody;
}

/** What paymentRequests.captures takes. */
export interface ListCapturesInput {
  params: ListCapturesParams;
  query?: ListCapturesQuery | undefined;
}

/** What paymentRequests.create takes. */
export interface CreatePaymentRequestInput<
  DirectDebitCode extends DirectDebitChannel | (string & {}) = DirectDebitChannel,
  EwalletCode extends EwalletChannel | (string & {}) = EwalletChannel,
> {
  headers?: RuleHeaders | undefined;
  body: CreatePaymentRequestBody<DirectDebitCode, EwalletCode>;
}

/** What paymentRequests.get takes. */
export interface GetPaymentRequestInput {
  params: GetPaymentRequestParams;
}

/** What paymentRequests.list takes. */
export interface ListPaymentRequestsInput {
  query?: ListPaymentRequestsQuery | undefined;
}

/** What paymentRequests.resend takes. */
export interface ResendPasswordInput {
  params: ResendPasswordParams;
}

/** What paymentRequests.simulate takes. */
export interface SimulatePaymentInput {
  params: SimulatePaymentParams;
  body?: SimulatePaymentBody | undefined;
}

/** What refunds.cancel takes. */
export interface CancelRefundInput {
  params: CancelRefundParams;
}

/** What refunds.create takes. */
export interface CreateRefundInput {
  body: CreateRefundBody;
}

/** What refunds.get takes. */
export interface GetRefundInput {
  params: GetRefundParams;
}

/** What refunds.list takes. */
export interface ListRefundsInput {
  query?: ListRefundsQuery | undefined;
}

/** What reports.create takes. */
export interface CreateReportInput {
  body: CreateReportBody;
}

/** What reports.get takes. */
export interface GetReportInput {
  params: GetReportParams;
}

/** What balance.get takes. */
export interface GetBalanceInput {
  query?: GetBalanceQuery | undefined;
}

/** What transactions.get takes. */
export interface GetTransactionInput {
  params: GetTransactionParams;
}

/** What transactions.list takes. */
export interface ListTransactionsInput {
  query?: ListTransactionsQuery | undefined;
}

/** What transfers.create takes. */
export interface CreateTransferInput {
  body: CreateTransferBody;
}

/** What transfers.get takes. */
export interface GetTransferInput {
  params: GetTransferParams;
}

/** Codes that accounts.create declares. */
export type CreateAccountErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR';

/** Codes that accounts.createV1 declares. */
export type CreateAccountV1ErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR';

/** Codes that accounts.get declares. */
export type GetAccountErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that accounts.list declares. */
export type ListAccountsErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR';

/** Codes that callbackUrls.set declares. */
export type SetCallbackUrlErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR';

/** Codes that customers.create declares. */
export type CreateCustomerErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DUPLICATE_ERROR';

/** Codes that customers.get declares. */
export type GetCustomerErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that customers.list declares. */
export type ListCustomersErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR';

/** Codes that customers.update declares. */
export type UpdateCustomerErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that paymentMethods.auth declares. */
export type AuthPaymentMethodErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND'
  | 'PAYMENT_METHOD_ALREADY_ACTIVE'
  | 'PAYMENT_METHOD_ALREADY_FAILED'
  | 'PAYMENT_METHOD_STATUS_INVALID'
  | 'OPERATION_NOT_ALLOWED'
  | 'INVALID_OTP_ERROR'
  | 'EXPIRED_OTP_ERROR'
  | 'MAX_OTP_ATTEMPTS_ERROR';

/** Codes that paymentMethods.create declares. */
export type CreatePaymentMethodErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'CUSTOMER_NOT_FOUND_ERROR'
  | 'CHANNEL_CODE_NOT_SUPPORTED_ERROR'
  | 'PAYMENT_METHOD_REUSABILITY_INVALID'
  | 'DUPLICATED_FIXED_PAYMENT_INSTRUMENT'
  | 'CHANNEL_NOT_ACTIVATED'
  | 'CHANNEL_UNAVAILABLE';

/** Codes that paymentMethods.expire declares. */
export type ExpirePaymentMethodErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND'
  | 'PAYMENT_METHOD_STATUS_INVALID';

/** Codes that paymentMethods.get declares. */
export type GetPaymentMethodErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that paymentMethods.list declares. */
export type ListPaymentMethodsErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR';

/** Codes that paymentMethods.payments declares. */
export type ListMethodPaymentsErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that paymentMethods.resend declares. */
export type ResendPaymentMethodAuthErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND'
  | 'PAYMENT_METHOD_ALREADY_ACTIVE'
  | 'PAYMENT_METHOD_ALREADY_FAILED'
  | 'PAYMENT_METHOD_STATUS_INVALID'
  | 'OPERATION_NOT_ALLOWED';

/** Codes that paymentMethods.simulate declares. */
export type SimulateMethodPaymentErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND'
  | 'PAYMENT_METHOD_TYPE_INVALID'
  | 'INACTIVE_PAYMENT_METHOD';

/** Codes that paymentMethods.update declares. */
export type UpdatePaymentMethodErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND'
  | 'PAYMENT_METHOD_STATUS_INVALID'
  | 'PAYMENT_METHOD_REUSABILITY_INVALID';

/** Codes that paymentRequests.auth declares. */
export type AuthorizePaymentRequestErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND'
  | 'PAYMENT_REQUEST_ALREADY_COMPLETED'
  | 'PAYMENT_REQUEST_ALREADY_FAILED'
  | 'NOT_SUPPORTED_BY_CHANNEL'
  | 'INVALID_OTP_ERROR'
  | 'EXPIRED_OTP_ERROR'
  | 'MAX_OTP_ATTEMPTS_ERROR';

/** Codes that paymentRequests.capture declares. */
export type CapturePaymentRequestErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND'
  | 'MANUAL_CAPTURE_NOT_SUPPORTED'
  | 'OPERATION_NOT_ALLOWED'
  | 'PAYMENT_REQUEST_ALREADY_FAILED'
  | 'PAYMENT_REQUEST_ALREADY_FULLY_CAPTURED'
  | 'EXCEEDS_CAPTURABLE_AMOUNT';

/** Codes that paymentRequests.captures declares. */
export type ListCapturesErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that paymentRequests.create declares. */
export type CreatePaymentRequestErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'CUSTOMER_NOT_FOUND_ERROR'
  | 'PAYMENT_METHOD_NOT_FOUND_ERROR'
  | 'PAYMENT_METHOD_STATUS_INVALID'
  | 'INACTIVE_PAYMENT_METHOD'
  | 'CUSTOMER_PAYMENT_METHOD_MISMATCHED'
  | 'CHANNEL_CODE_NOT_SUPPORTED_ERROR'
  | 'CURRENCY_MISMATCHED'
  | 'AMOUNT_MISMATCHED'
  | 'PAYMENT_METHOD_REUSABILITY_INVALID'
  | 'DUPLICATED_FIXED_PAYMENT_INSTRUMENT'
  | 'CHANNEL_NOT_ACTIVATED'
  | 'CHANNEL_UNAVAILABLE'
  | 'MANUAL_CAPTURE_NOT_SUPPORTED';

/** Codes that paymentRequests.get declares. */
export type GetPaymentRequestErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that paymentRequests.list declares. */
export type ListPaymentRequestsErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR';

/** Codes that paymentRequests.resend declares. */
export type ResendPasswordErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND'
  | 'PAYMENT_REQUEST_ALREADY_COMPLETED'
  | 'PAYMENT_REQUEST_ALREADY_FAILED'
  | 'NOT_SUPPORTED_BY_CHANNEL';

/** Codes that paymentRequests.simulate declares. */
export type SimulatePaymentErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND'
  | 'PAYMENT_REQUEST_ALREADY_COMPLETED'
  | 'PAYMENT_REQUEST_ALREADY_FAILED';

/** Codes that refunds.cancel declares. */
export type CancelRefundErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND'
  | 'INELIGIBLE_TRANSACTION';

/** Codes that refunds.create declares. */
export type CreateRefundErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND'
  | 'DUPLICATE_ERROR'
  | 'INELIGIBLE_TRANSACTION'
  | 'REFUND_NOT_SUPPORTED'
  | 'REFUND_IN_PROGRESS'
  | 'MAXIMUM_REFUND_AMOUNT_REACHED'
  | 'PARTIAL_REFUND_NOT_SUPPORTED'
  | 'INSUFFICIENT_BALANCE'
  | 'CHANNEL_UNAVAILABLE';

/** Codes that refunds.get declares. */
export type GetRefundErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that refunds.list declares. */
export type ListRefundsErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR';

/** Codes that reports.create declares. */
export type CreateReportErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'FEATURE_NOT_AVAILABLE'
  | 'DATE_RANGE_TOO_BIG';

/** Codes that reports.get declares. */
export type GetReportErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'FEATURE_NOT_AVAILABLE'
  | 'TRANSACTION_NOT_FOUND';

/** Codes that balance.get declares. */
export type GetBalanceErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR';

/** Codes that transactions.get declares. */
export type GetTransactionErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'FEATURE_NOT_AVAILABLE'
  | 'TRANSACTION_NOT_FOUND';

/** Codes that transactions.list declares. */
export type ListTransactionsErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'FEATURE_NOT_AVAILABLE';

/** Codes that transfers.create declares. */
export type CreateTransferErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'INVALID_SOURCE_OR_DESTINATION_ERROR'
  | 'MISMATCH_PAYLOAD_FOR_REFERENCE'
  | 'XEN_PLATFORM_SUB_ACCOUNT_NOT_LIVE'
  | 'INSUFFICIENT_BALANCE';

/** Codes that transfers.get declares. */
export type GetTransferErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** The calls of the unified API, by resource. */
export interface UnifiedApi {
  readonly accounts: {
    /**
     * Open a sub-account: `POST /v2/accounts`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 409
     * IDEMPOTENCY_ERROR; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly create: (
      input: CreateAccountInput,
      options?: WriteOptions,
    ) => Promise<Result<SubAccount, CreateAccountErrorCode>>;
    /**
     * Open a sub-account (accounts API v1): `POST /accounts`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 409
     * IDEMPOTENCY_ERROR; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly createV1: (
      input: CreateAccountV1Input,
      options?: WriteOptions,
    ) => Promise<Result<CreateAccountV1Response, CreateAccountV1ErrorCode>>;
    /**
     * Read a sub-account: `GET /v2/accounts/{id}`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly get: (
      input: GetAccountInput,
      options?: CallOptions,
    ) => Promise<Result<SubAccount, GetAccountErrorCode>>;
    /**
     * List sub-accounts: `GET /v2/accounts`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 429
     * RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly list: {
      (
        input?: ListAccountsInput,
        options?: CallOptions,
      ): Promise<Result<ListAccountsResponse, ListAccountsErrorCode>>;
      /** Every page as a success, from the start or from `query.after_id`. Throws `ApiError`. */
      readonly pages: (
        input?: Forward<ListAccountsInput>,
        options?: CallOptions,
      ) => AsyncGenerator<Success<ListAccountsResponse>, void>;
      /** Every item of every page. Throws `ApiError`. */
      readonly items: (
        input?: Forward<ListAccountsInput>,
        options?: CallOptions,
      ) => AsyncGenerator<SubAccount, void>;
    };
  };
  readonly callbackUrls: {
    /**
     * Set the URL for events of a type: `POST /callback_urls/{type}`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 409
     * IDEMPOTENCY_ERROR; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly set: (
      input: SetCallbackUrlInput,
      options?: WriteOptions,
    ) => Promise<Result<CallbackUrl, SetCallbackUrlErrorCode>>;
  };
  readonly customers: {
    /**
     * Create a customer: `POST /customers`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 409
     * IDEMPOTENCY_ERROR, DUPLICATE_ERROR; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly create: (
      input: CreateCustomerInput,
      options?: WriteOptions & Versioned<'2020-05-19' | '2020-10-31'>,
    ) => Promise<Result<CreateCustomerResponse, CreateCustomerErrorCode>>;
    /**
     * Get a customer: `GET /customers/{id}`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly get: (
      input: GetCustomerInput,
      options?: CallOptions & Versioned<'2020-05-19' | '2020-10-31'>,
    ) => Promise<Result<CreateCustomerResponse, GetCustomerErrorCode>>;
    /**
     * Get customers by reference id: `GET /customers`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 429
     * RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly list: {
      (
        input: ListCustomersInput,
        options?: CallOptions & Versioned<'2020-05-19' | '2020-10-31'>,
      ): Promise<Result<ListCustomersResponse, ListCustomersErrorCode>>;
      /** Every page as a success, from the start or from `query.after_id`. Throws `ApiError`. */
      readonly pages: (
        input: Forward<ListCustomersInput>,
        options?: CallOptions & Versioned<'2020-05-19' | '2020-10-31'>,
      ) => AsyncGenerator<Success<ListCustomersResponsePage>, void>;
      /** Every item of every page. Throws `ApiError`. */
      readonly items: (
        input: Forward<ListCustomersInput>,
        options?: CallOptions & Versioned<'2020-05-19' | '2020-10-31'>,
      ) => AsyncGenerator<Customer, void>;
    };
    /**
     * Update a customer: `PATCH /customers/{id}`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 409 IDEMPOTENCY_ERROR; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly update: (
      input: UpdateCustomerInput,
      options?: WriteOptions & Versioned<'2020-10-31'>,
    ) => Promise<Result<Customer, UpdateCustomerErrorCode>>;
  };
  readonly paymentMethods: {
    /**
     * Link a payment method with a one-time password: `POST /v2/payment_methods/{id}/auth`.
     * Errors: 400 API_VALIDATION_ERROR, PAYMENT_METHOD_STATUS_INVALID, OPERATION_NOT_ALLOWED,
     * INVALID_OTP_ERROR, EXPIRED_OTP_ERROR, MAX_OTP_ATTEMPTS_ERROR; 401 INVALID_API_KEY; 403
     * REQUEST_FORBIDDEN_ERROR; 404 DATA_NOT_FOUND; 409 IDEMPOTENCY_ERROR,
     * PAYMENT_METHOD_ALREADY_ACTIVE, PAYMENT_METHOD_ALREADY_FAILED; 429 RATE_LIMIT_EXCEEDED;
     * 500 SERVER_ERROR.
     */
    readonly auth: (
      input: AuthPaymentMethodInput,
      options?: WriteOptions,
    ) => Promise<Result<PaymentMethod, AuthPaymentMethodErrorCode>>;
    /**
     * Create a payment method: `POST /v2/payment_methods`.
     * Errors: 400 API_VALIDATION_ERROR, CUSTOMER_NOT_FOUND_ERROR,
     * CHANNEL_CODE_NOT_SUPPORTED_ERROR, PAYMENT_METHOD_REUSABILITY_INVALID,
     * DUPLICATED_FIXED_PAYMENT_INSTRUMENT; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR,
     * CHANNEL_NOT_ACTIVATED; 409 IDEMPOTENCY_ERROR; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR;
     * 503 CHANNEL_UNAVAILABLE.
     */
    readonly create: <
      DirectDebitCode extends DirectDebitChannel | (string & {}) = DirectDebitChannel,
      EwalletCode extends EwalletChannel | (string & {}) = EwalletChannel,
    >(
      input: CreatePaymentMethodInput<DirectDebitCode, EwalletCode>,
      options?: WriteOptions,
    ) => Promise<Result<PaymentMethod, CreatePaymentMethodErrorCode>>;
    /**
     * Expire a payment method: `POST /v2/payment_methods/{id}/expire`.
     * Errors: 400 API_VALIDATION_ERROR, PAYMENT_METHOD_STATUS_INVALID; 401 INVALID_API_KEY; 403
     * REQUEST_FORBIDDEN_ERROR; 404 DATA_NOT_FOUND; 409 IDEMPOTENCY_ERROR; 429
     * RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly expire: (
      input: ExpirePaymentMethodInput,
      options?: WriteOptions,
    ) => Promise<Result<PaymentMethod, ExpirePaymentMethodErrorCode>>;
    /**
     * Get a payment method: `GET /v2/payment_methods/{id}`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly get: (
      input: GetPaymentMethodInput,
      options?: CallOptions,
    ) => Promise<Result<PaymentMethod, GetPaymentMethodErrorCode>>;
    /**
     * List payment methods: `GET /v2/payment_methods`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 429
     * RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly list: {
      (
        input?: ListPaymentMethodsInput,
        options?: CallOptions,
      ): Promise<Result<ListPaymentMethodsResponse, ListPaymentMethodsErrorCode>>;
      /** Every page as a success, from the start or from `query.after_id`. Throws `ApiError`. */
      readonly pages: (
        input?: Forward<ListPaymentMethodsInput>,
        options?: CallOptions,
      ) => AsyncGenerator<Success<ListPaymentMethodsResponse>, void>;
      /** Every item of every page. Throws `ApiError`. */
      readonly items: (
        input?: Forward<ListPaymentMethodsInput>,
        options?: CallOptions,
      ) => AsyncGenerator<PaymentMethod, void>;
    };
    /**
     * List the payments of a payment method: `GET /v2/payment_methods/{id}/payments`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly payments: {
      (
        input: ListMethodPaymentsInput,
        options?: CallOptions,
      ): Promise<Result<ListMethodPaymentsResponse, ListMethodPaymentsErrorCode>>;
      /** Every page as a success, from the start or from `query.after_id`. Throws `ApiError`. */
      readonly pages: (
        input: Forward<ListMethodPaymentsInput>,
        options?: CallOptions,
      ) => AsyncGenerator<Success<ListMethodPaymentsResponse>, void>;
      /** Every item of every page. Throws `ApiError`. */
      readonly items: (
        input: Forward<ListMethodPaymentsInput>,
        options?: CallOptions,
      ) => AsyncGenerator<ListedPayment, void>;
    };
    /**
     * Send the one-time password of a payment method again: `POST
     * /v2/payment_methods/{id}/auth/resend`.
     * Errors: 400 API_VALIDATION_ERROR, PAYMENT_METHOD_STATUS_INVALID, OPERATION_NOT_ALLOWED;
     * 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404 DATA_NOT_FOUND; 409
     * IDEMPOTENCY_ERROR, PAYMENT_METHOD_ALREADY_ACTIVE, PAYMENT_METHOD_ALREADY_FAILED; 429
     * RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly resend: (
      input: ResendPaymentMethodAuthInput,
      options?: WriteOptions,
    ) => Promise<Result<PaymentMethod, ResendPaymentMethodAuthErrorCode>>;
    /**
     * Simulate a payment to a payment method: `POST
     * /v2/payment_methods/{id}/payments/simulate`.
     * Errors: 400 API_VALIDATION_ERROR, PAYMENT_METHOD_TYPE_INVALID, INACTIVE_PAYMENT_METHOD;
     * 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404 DATA_NOT_FOUND; 409
     * IDEMPOTENCY_ERROR; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly simulate: (
      input: SimulateMethodPaymentInput,
      options?: WriteOptions,
    ) => Promise<Result<SimulateMethodPaymentResponse, SimulateMethodPaymentErrorCode>>;
    /**
     * Update a payment method: `PATCH /v2/payment_methods/{id}`.
     * Errors: 400 API_VALIDATION_ERROR, PAYMENT_METHOD_STATUS_INVALID,
     * PAYMENT_METHOD_REUSABILITY_INVALID; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 409 IDEMPOTENCY_ERROR; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly update: (
      input: UpdatePaymentMethodInput,
      options?: WriteOptions,
    ) => Promise<Result<PaymentMethod, UpdatePaymentMethodErrorCode>>;
  };
  readonly paymentRequests: {
    /**
     * Authorize a payment request with a one-time password: `POST /payment_requests/{id}/auth`.
     * Errors: 400 API_VALIDATION_ERROR, NOT_SUPPORTED_BY_CHANNEL, INVALID_OTP_ERROR,
     * EXPIRED_OTP_ERROR, MAX_OTP_ATTEMPTS_ERROR; 401 INVALID_API_KEY; 403
     * REQUEST_FORBIDDEN_ERROR; 404 DATA_NOT_FOUND; 409 IDEMPOTENCY_ERROR,
     * PAYMENT_REQUEST_ALREADY_COMPLETED, PAYMENT_REQUEST_ALREADY_FAILED; 429
     * RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly auth: (
      input: AuthorizePaymentRequestInput,
      options?: WriteOptions,
    ) => Promise<Result<PaymentRequest, AuthorizePaymentRequestErrorCode>>;
    /**
     * Capture an authorized payment request: `POST /payment_requests/{id}/captures`.
     * Errors: 400 API_VALIDATION_ERROR, MANUAL_CAPTURE_NOT_SUPPORTED, OPERATION_NOT_ALLOWED,
     * EXCEEDS_CAPTURABLE_AMOUNT; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 409 IDEMPOTENCY_ERROR, PAYMENT_REQUEST_ALREADY_FAILED,
     * PAYMENT_REQUEST_ALREADY_FULLY_CAPTURED; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly capture: (
      input: CapturePaymentRequestInput,
      options?: WriteOptions,
    ) => Promise<Result<Capture, CapturePaymentRequestErrorCode>>;
    /**
     * List the captures of a payment request: `GET /payment_requests/{id}/captures`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly captures: {
      (
        input: ListCapturesInput,
        options?: CallOptions,
      ): Promise<Result<ListCapturesResponse, ListCapturesErrorCode>>;
      /** Every page as a success, from the start or from `query.after_id`. Throws `ApiError`. */
      readonly pages: (
        input: Forward<ListCapturesInput>,
        options?: CallOptions,
      ) => AsyncGenerator<Success<ListCapturesResponse>, void>;
      /** Every item of every page. Throws `ApiError`. */
      readonly items: (
        input: Forward<ListCapturesInput>,
        options?: CallOptions,
      ) => AsyncGenerator<Capture, void>;
    };
    /**
     * Create a payment request: `POST /payment_requests`.
     * Errors: 400 API_VALIDATION_ERROR, CUSTOMER_NOT_FOUND_ERROR,
     * PAYMENT_METHOD_NOT_FOUND_ERROR, PAYMENT_METHOD_STATUS_INVALID, INACTIVE_PAYMENT_METHOD,
     * CUSTOMER_PAYMENT_METHOD_MISMATCHED, CHANNEL_CODE_NOT_SUPPORTED_ERROR,
     * CURRENCY_MISMATCHED, AMOUNT_MISMATCHED, PAYMENT_METHOD_REUSABILITY_INVALID,
     * DUPLICATED_FIXED_PAYMENT_INSTRUMENT, MANUAL_CAPTURE_NOT_SUPPORTED; 401 INVALID_API_KEY;
     * 403 REQUEST_FORBIDDEN_ERROR, CHANNEL_NOT_ACTIVATED; 409 IDEMPOTENCY_ERROR; 429
     * RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR; 503 CHANNEL_UNAVAILABLE.
     */
    readonly create: <
      DirectDebitCode extends DirectDebitChannel | (string & {}) = DirectDebitChannel,
      EwalletCode extends EwalletChannel | (string & {}) = EwalletChannel,
    >(
      input: CreatePaymentRequestInput<DirectDebitCode, EwalletCode>,
      options?: WriteOptions,
    ) => Promise<Result<PaymentRequest, CreatePaymentRequestErrorCode>>;
    /**
     * Get a payment request: `GET /payment_requests/{id}`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly get: (
      input: GetPaymentRequestInput,
      options?: CallOptions,
    ) => Promise<Result<PaymentRequest, GetPaymentRequestErrorCode>>;
    /**
     * List payment requests: `GET /payment_requests`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 429
     * RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly list: {
      (
        input?: ListPaymentRequestsInput,
        options?: CallOptions,
      ): Promise<Result<ListPaymentRequestsResponse, ListPaymentRequestsErrorCode>>;
      /** Every page as a success, from the start or from `query.after_id`. Throws `ApiError`. */
      readonly pages: (
        input?: Forward<ListPaymentRequestsInput>,
        options?: CallOptions,
      ) => AsyncGenerator<Success<ListPaymentRequestsResponse>, void>;
      /** Every item of every page. Throws `ApiError`. */
      readonly items: (
        input?: Forward<ListPaymentRequestsInput>,
        options?: CallOptions,
      ) => AsyncGenerator<PaymentRequest, void>;
    };
    /**
     * Send another one-time password for a payment request: `POST
     * /payment_requests/{id}/auth/resend`.
     * Errors: 400 API_VALIDATION_ERROR, NOT_SUPPORTED_BY_CHANNEL; 401 INVALID_API_KEY; 403
     * REQUEST_FORBIDDEN_ERROR; 404 DATA_NOT_FOUND; 409 IDEMPOTENCY_ERROR,
     * PAYMENT_REQUEST_ALREADY_COMPLETED, PAYMENT_REQUEST_ALREADY_FAILED; 429
     * RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly resend: (
      input: ResendPasswordInput,
      options?: WriteOptions,
    ) => Promise<Result<PaymentRequest, ResendPasswordErrorCode>>;
    /**
     * Simulate a payment of a payment request: `POST /payment_requests/{id}/payments/simulate`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 409 IDEMPOTENCY_ERROR, PAYMENT_REQUEST_ALREADY_COMPLETED,
     * PAYMENT_REQUEST_ALREADY_FAILED; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly simulate: (
      input: SimulatePaymentInput,
      options?: WriteOptions,
    ) => Promise<Result<SimulatePaymentResponse, SimulatePaymentErrorCode>>;
  };
  readonly refunds: {
    /**
     * Cancel a pending refund: `POST /refunds/{id}/cancel`.
     * Errors: 400 API_VALIDATION_ERROR, INELIGIBLE_TRANSACTION; 401 INVALID_API_KEY; 403
     * REQUEST_FORBIDDEN_ERROR; 404 DATA_NOT_FOUND; 409 IDEMPOTENCY_ERROR; 429
     * RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly cancel: (
      input: CancelRefundInput,
      options?: WriteOptions,
    ) => Promise<Result<Refund, CancelRefundErrorCode>>;
    /**
     * Create a refund: `POST /refunds`.
     * Errors: 400 API_VALIDATION_ERROR, INELIGIBLE_TRANSACTION, REFUND_NOT_SUPPORTED,
     * REFUND_IN_PROGRESS, MAXIMUM_REFUND_AMOUNT_REACHED, PARTIAL_REFUND_NOT_SUPPORTED,
     * INSUFFICIENT_BALANCE; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 409 IDEMPOTENCY_ERROR, DUPLICATE_ERROR; 429 RATE_LIMIT_EXCEEDED; 500
     * SERVER_ERROR; 503 CHANNEL_UNAVAILABLE.
     */
    readonly create: (
      input: CreateRefundInput,
      options?: WriteOptions,
    ) => Promise<Result<Refund, CreateRefundErrorCode>>;
    /**
     * Get a refund: `GET /refunds/{id}`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly get: (
      input: GetRefundInput,
      options?: CallOptions,
    ) => Promise<Result<Refund, GetRefundErrorCode>>;
    /**
     * List refunds: `GET /refunds`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 429
     * RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly list: {
      (
        input?: ListRefundsInput,
        options?: CallOptions,
      ): Promise<Result<ListRefundsResponse, ListRefundsErrorCode>>;
      /** Every page as a success, from the start or from `query.after_id`. Throws `ApiError`. */
      readonly pages: (
        input?: Forward<ListRefundsInput>,
        options?: CallOptions,
      ) => AsyncGenerator<Success<ListRefundsResponse>, void>;
      /** Every item of every page. Throws `ApiError`. */
      readonly items: (
        input?: Forward<ListRefundsInput>,
        options?: CallOptions,
      ) => AsyncGenerator<Refund, void>;
    };
  };
  readonly reports: {
    /**
     * Request a report: `POST /reports`.
     * Errors: 400 API_VALIDATION_ERROR, FEATURE_NOT_AVAILABLE, DATE_RANGE_TOO_BIG; 401
     * INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 409 IDEMPOTENCY_ERROR; 429
     * RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly create: (
      input: CreateReportInput,
      options?: WriteOptions,
    ) => Promise<Result<Report, CreateReportErrorCode>>;
    /**
     * Get a report: `GET /reports/{report_id}`.
     * Errors: 400 API_VALIDATION_ERROR, FEATURE_NOT_AVAILABLE; 401 INVALID_API_KEY; 403
     * REQUEST_FORBIDDEN_ERROR; 404 TRANSACTION_NOT_FOUND; 429 RATE_LIMIT_EXCEEDED; 500
     * SERVER_ERROR.
     */
    readonly get: (
      input: GetReportInput,
      options?: CallOptions,
    ) => Promise<Result<Report, GetReportErrorCode>>;
  };
  readonly balance: {
    /**
     * Get a balance: `GET /balance`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 429
     * RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly get: (
      input?: GetBalanceInput,
      options?: CallOptions,
    ) => Promise<Result<GetBalanceResponse, GetBalanceErrorCode>>;
  };
  readonly transactions: {
    /**
     * Get a transaction: `GET /transactions/{transaction_id}`.
     * Errors: 400 API_VALIDATION_ERROR, FEATURE_NOT_AVAILABLE; 401 INVALID_API_KEY; 403
     * REQUEST_FORBIDDEN_ERROR; 404 TRANSACTION_NOT_FOUND; 429 RATE_LIMIT_EXCEEDED; 500
     * SERVER_ERROR.
     */
    readonly get: (
      input: GetTransactionInput,
      options?: CallOptions,
    ) => Promise<Result<Transaction, GetTransactionErrorCode>>;
    /**
     * List transactions: `GET /transactions`.
     * Errors: 400 API_VALIDATION_ERROR, FEATURE_NOT_AVAILABLE; 401 INVALID_API_KEY; 403
     * REQUEST_FORBIDDEN_ERROR; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly list: {
      (
        input?: ListTransactionsInput,
        options?: CallOptions,
      ): Promise<Result<ListTransactionsResponse, ListTransactionsErrorCode>>;
      /** Every page as a success, from the start or from `query.after_id`. Throws `ApiError`. */
      readonly pages: (
        input?: Forward<ListTransactionsInput>,
        options?: CallOptions,
      ) => AsyncGenerator<Success<ListTransactionsResponse>, void>;
      /** Every item of every page. Throws `ApiError`. */
      readonly items: (
        input?: Forward<ListTransactionsInput>,
        options?: CallOptions,
      ) => AsyncGenerator<Transaction, void>;
    };
  };
  readonly transfers: {
    /**
     * Move money between accounts: `POST /transfers`.
     * Errors: 400 API_VALIDATION_ERROR, INVALID_SOURCE_OR_DESTINATION_ERROR,
     * MISMATCH_PAYLOAD_FOR_REFERENCE, INSUFFICIENT_BALANCE; 401 INVALID_API_KEY; 403
     * REQUEST_FORBIDDEN_ERROR, XEN_PLATFORM_SUB_ACCOUNT_NOT_LIVE; 409 IDEMPOTENCY_ERROR; 429
     * RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly create: (
      input: CreateTransferInput,
      options?: WriteOptions,
    ) => Promise<Result<Transfer, CreateTransferErrorCode>>;
    /**
     * Read a transfer by its reference: `GET /transfers/reference={reference}`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly get: (
      input: GetTransferInput,
      options?: CallOptions,
    ) => Promise<Result<Transfer, GetTransferErrorCode>>;
  };
}
