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

/** Countries of sub-accounts. */
export type AccountCountry = 'ID' | 'PH' | 'VN' | 'MY' | 'TH';

/**
 * Kinds of sub-accounts: OWNED is run by its platform alone; the owner of a MANAGED one accepts
 * an invitation first.
 */
export type AccountType = 'OWNED' | 'MANAGED';

/** The next step of the payer or the merchant, and its URL. */
export interface Action {
  /** The next action. */
  action: 'AUTH' | 'RESEND_AUTH' | 'CAPTURE' | 'PRESENT_TO_CUSTOMER';
  /** URL for the action. */
  url: string | null;
  /** Kind of address. */
  url_type: 'API' | 'WEB' | 'MOBILE' | 'DEEPLINK';
  /** HTTP method. */
  method: string | null;
  /** Content of the QR code that the payer scans. */
  qr_code: string | null;
}

/** An address, as it is returned. */
export interface Address {
  /** Two-letter country code (ISO 3166-1), such as ID. (PM2-FIELD-billing_information.country) */
  country: string | null;
  /** First line of the street address. (PM2-FIELD-billing_information.street_line1) */
  street_line1: string | null;
  /** Second line of the street address. (PM2-FIELD-billing_information.street_line2) */
  street_line2: string | null;
  /** City. (PM2-FIELD-billing_information.city) */
  city: string | null;
  /** Province or state. (PM2-FIELD-billing_information.province_state) */
  province_state: string | null;
  /** Postal code. (PM2-FIELD-billing_information.postal_code) */
  postal_code: string | null;
}

/** An address as it is sent. */
export interface AddressInput {
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
   * Province or state.
   * At most 255 characters.
   */
  province_state?: string | null | undefined;
  /**
   * Postal code.
   * At most 255 characters.
   */
  postal_code?: string | null | undefined;
}

/** Another form in which the number of a virtual account can be shown. */
export interface AlternativeDisplay {
  /** Form of the display. */
  type: string;
  /** Data to show, such as the content of a QR code. */
  data: string;
}

/** Body of `POST /v2/payment_methods/{id}/auth`. */
export interface AuthPaymentMethodBody {
  /**
   * One-time password that the payer received.
   * At most 50 characters.
   */
  auth_code: string;
}

/** Parameters in the path of `POST /v2/payment_methods/{id}/auth`. */
export interface AuthPaymentMethodParams {
  /** Id of the object that the call is about. */
  id: string;
}

/** Body of `POST /payment_requests/{id}/auth`. */
export interface AuthorizePaymentRequestBody {
  /**
   * One-time password that the payer received.
   * At most 20 characters.
   */
  auth_code: string;
}

/** Parameters in the path of `POST /payment_requests/{id}/auth`. */
export interface AuthorizePaymentRequestParams {
  /** Id of the object that the call is about. */
  id: string;
}

/** A business as it is sent. */
export interface BusinessCustomerInput {
  /**
   * The merchant's own reference.
   * At most 255 characters.
   */
  reference_id: string;
  /** A company. */
  type: 'BUSINESS';
  /** The business; of type BUSINESS. */
  business_detail: BusinessDetail;
  /**
   * Email address.
   * At most 50 characters.
   */
  email?: string | null | undefined;
  /**
   * Mobile number in E.164 form, such as +6281234567890.
   * At most 50 characters.
   */
  mobile_number?: string | null | undefined;
  /**
   * Phone number in E.164 form, such as +62215550100.
   * At most 50 characters.
   */
  phone_number?: string | null | undefined;
  /** Addresses of the customer. */
  addresses?: readonly CustomerAddressInput[] | null | undefined;
  /** Accounts of the customer elsewhere, such as bank accounts. */
  identity_accounts?: readonly IdentityAccount[] | null | undefined;
  /** Documents that prove the customer's identity. */
  kyc_documents?: readonly KycDocument[] | null | undefined;
  /**
   * Text for the merchant's own use.
   * At most 500 characters.
   */
  description?: string | null | undefined;
  /**
   * Date of registration.
   * A day, YYYY-MM-DD.
   */
  date_of_registration?: string | null | undefined;
  /** Two-letter code of the country of registration. */
  domicile_of_registration?: string | null | undefined;
  /**
   * The merchant's own keys and values, shown again as they were sent.
   * At most 50 keys.
   */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  /** Always ACTIVE: customers have no other state. */
  status?: 'ACTIVE' | null | undefined;
}

/** Details of a business. */
export interface BusinessDetail {
  /**
   * Name of the business. (CUST-PATCH-business_detail.business_name,
   * PR2-CREATE-customer.business_detail.business_name)
   * At most 255 characters.
   */
  business_name: string;
  /**
   * Name under which the business trades. (PR2-CREATE-customer.business_detail.trading_name)
   * At most 255 characters.
   */
  trading_name?: string | null | undefined;
  /**
   * Legal form of the business. (CUST-PATCH-business_detail.business_type,
   * PR2-CREATE-customer.business_detail.business_type)
   */
  business_type:
    | 'CORPORATION'
    | 'SOLE_PROPRIETOR'
    | 'PARTNERSHIP'
    | 'COOPERATIVE'
    | 'TRUST'
    | 'NON_PROFIT'
    | 'GOVERNMENT';
  /**
   * Line of business. (CUST-PATCH-business_detail.nature_of_business,
   * PR2-CREATE-customer.business_detail.nature_of_business)
   * At most 255 characters.
   */
  nature_of_business?: string | null | undefined;
  /**
   * Two-letter code of the country where the business is registered.
   * (CUST-PATCH-business_detail.business_domicile,
   * PR2-CREATE-customer.business_detail.business_domicile)
   */
  business_domicile?: string | null | undefined;
  /**
   * Date of registration. (CUST-PATCH-business_detail.date_of_registration,
   * PR2-CREATE-customer.business_detail.date_of_registration)
   * A day, YYYY-MM-DD.
   */
  date_of_registration?: string | null | undefined;
}

/** Families of events that have their own URL. */
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

/** A callback URL that was set. */
export interface CallbackUrl {
  /** The current state. */
  status: 'SUCCESSFUL';
  /** Id of the business (account) that it belongs to. */
  user_id: string;
  /**
   * URL to which events of this type are sent.
   * An http or https URL, at most 2,048 characters.
   */
  url: string;
  /** Mode: test or live. */
  environment: 'TEST' | 'LIVE';
  /** Verification token: deliveries carry it as the header x-callback-token. */
  callback_token: string;
}

/** Parameters in the path of `POST /refunds/{id}/cancel`. */
export interface CancelRefundParams {
  /** Id of the object that the call is about. */
  id: string;
}

/** Money captured from an authorized card payment. */
export interface Capture {
  /**
   * Id of the capture.
   * Begins with cptr-.
   */
  id: string;
  /** Id of the payment request. */
  payment_request_id: string;
  /** Id of the payment. */
  payment_id: string;
  /**
   * The merchant's own reference.
   * At most 255 characters.
   */
  reference_id: string;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: string;
  /**
   * Amount that the bank of the card has reserved. In the currency's own unit: 10000 IDR is
   * Rp10,000, 10.5 PHP is ₱10.50.
   */
  authorized_amount: number;
  /**
   * Amount of this capture. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is
   * ₱10.50.
   */
  captured_amount: number;
  /**
   * Amount that can still be captured after it. In the currency's own unit: 10000 IDR is
   * Rp10,000, 10.5 PHP is ₱10.50.
   */
  capturable_amount: number;
  /** The current state; PENDING only in live mode, while the bank has not responded. */
  status: 'PENDING' | 'SUCCEEDED' | 'FAILED';
  /** Code of the failure; null while there is none. More codes may follow. */
  failure_code: PaymentFailureCode | null;
  /** Id of the customer it belongs to. */
  customer_id: string | null;
  /**
   * The merchant's own keys and values, shown again as they were sent.
   * At most 50 keys.
   */
  metadata: Record<string, string | number | boolean> | null;
  /** Data that the channel needs besides its code, such as return URLs. */
  channel_properties: Record<string, unknown> | null;
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
  /** The payment method that pays. */
  payment_method: EmbeddedMethod;
}

/** Body of `POST /payment_requests/{id}/captures`. */
export interface CapturePaymentRequestBody {
  /**
   * The merchant's own reference.
   * At most 255 characters.
   */
  reference_id?: string | null | undefined;
  /**
   * Part of the authorized amount that is captured. In the currency's own unit: 10000 IDR is
   * Rp10,000, 10.5 PHP is ₱10.50.
   * Above 0.
   */
  capture_amount: number;
}

/** Parameters in the path of `POST /payment_requests/{id}/captures`. */
export interface CapturePaymentRequestParams {
  /** Id of the object that the call is about. */
  id: string;
}

/** A card as it is sent. Never stored or logged. */
export interface CardInformation {
  /** Number of the card, digits only. Never stored or logged. */
  card_number: string;
  /** Month in which the card expires, 01 to 12. */
  expiry_month: string;
  /** Year in which the card expires, four digits. */
  expiry_year: string;
  /**
   * Name on the card.
   * At most 255 characters.
   */
  cardholder_name?: string | null | undefined;
  /** Security code of the card. Never stored or logged. */
  cvv?: string | null | undefined;
}

/** The card of a payment method. */
export interface CardInput {
  /** Three-letter currency code (ISO 4217), such as IDR. (PM2-CREATE-card.currency) */
  currency: string;
  /**
   * Code of the payment channel, such as OVO or BCA.
   * At most 50 characters.
   */
  channel_code?: string | null | undefined;
  /**
   * Data that the channel needs besides its code, such as return URLs.
   * (PM2-CREATE-card.channel_properties)
   */
  channel_properties: CardProperties;
  /** The card. (PM2-CREATE-card.card_information) */
  card_information: CardInformation;
}

/** Card networks. */
export type CardNetwork = 'VISA' | 'MASTERCARD' | 'JCB' | 'AMEX' | 'DISCOVER' | 'UNIONPAY' | 'GPN';

/** Settings of a card payment beside the card. */
export interface CardProperties {
  /**
   * URL to which the payer is sent after paying.
   * An http or https URL, at most 2,048 characters.
   */
  success_return_url?: string | null | undefined;
  /**
   * URL to which the payer is sent after a failure.
   * An http or https URL, at most 2,048 characters.
   */
  failure_return_url?: string | null | undefined;
  /** True to skip 3-D Secure. */
  skip_three_d_secure?: boolean | null | undefined;
  /** Reason for charging a saved card. */
  cardonfile_type?:
    | 'MERCHANT_UNSCHEDULED'
    | 'CUSTOMER_UNSCHEDULED'
    | 'RECURRING'
    | null
    | undefined;
  /**
   * Label of the merchant id to use, where the account has several.
   * At most 255 characters.
   */
  merchant_id_tag?: string | null | undefined;
  /**
   * Time at which it expires if it has not been paid.
   * An ISO 8601 time.
   */
  expires_at?: string | null | undefined;
  /** Installments of the payment. */
  installment_configuration?: InstallmentConfiguration | null | undefined;
}

/** Verification results from the bank and the card network. */
export interface CardVerificationResults {
  /** Result of the authentication of the cardholder; null where 3-D Secure was skipped. */
  three_d_secure: ThreeDSecureResult | null;
  /** Result of the check of the security code, by the bank's code. */
  cvv_result: string | null;
  /** Result of the check of the billing address: M for a match, N for none. */
  address_verification_result: string | null;
  /** Response code of the card network. */
  network_response_code: string | null;
  /** Response of the card network, in words. */
  network_response_code_descriptor: string | null;
}

/** Categories of channels. */
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

/** Codes of payment channels; more may follow. */
export type ChannelCode =
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
  | 'TOUCHNGO'
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
  | 'BANK_TRANSFER'
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
  | 'UOB_FPX_BUSINESS'
  | 'CARDS'
  | 'GPN'
  | 'BAY_CARD_INSTALLMENT'
  | 'BBL_CARD_INSTALLMENT'
  | 'KBANK_CARD_INSTALLMENT'
  | 'KTB_CARD_INSTALLMENT'
  | 'SCB_CARD_INSTALLMENT'
  | 'TTB_CARD_INSTALLMENT'
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
  | 'ROBINSONS_BILLS'
  | 'QRIS'
  | 'XENDIT'
  | 'QRPH'
  | 'PROMPTPAY'
  | 'AKULAKU'
  | 'ATOME'
  | 'INDODANA'
  | 'KREDIVO'
  | 'BILLEASE'
  | (string & {});

/** Body of `POST /v2/accounts`. */
export interface CreateAccountBody {
  /**
   * Email address.
   * At most 255 characters.
   */
  email: string;
  /** OWNED is run by its platform alone; the owner of a MANAGED one accepts an invitation first. */
  type: AccountType;
  /** Public data of the account, as payers see it. */
  public_profile?: CreateAccountBodyPublicProfile | null | undefined;
  /** Two-letter country code (ISO 3166-1), such as ID. */
  country?: AccountCountry | null | undefined;
}

/** `public_profile` of CreateAccountBody. */
export interface CreateAccountBodyPublicProfile {
  /**
   * Name of the business.
   * At most 255 characters.
   */
  business_name: string;
}

/** Body of `POST /accounts`. */
export interface CreateAccountV1Body {
  /**
   * Email address of the account's owner.
   * At most 255 characters.
   */
  account_email: string;
  /** OWNED is run by its platform alone; the owner of a MANAGED one accepts an invitation first. */
  type: AccountType;
  /** Public data of the account, as payers see it. */
  business_profile?: CreateAccountV1BodyBusinessProfile | null | undefined;
}

/** `business_profile` of CreateAccountV1Body. */
export interface CreateAccountV1BodyBusinessProfile {
  /**
   * Name of the business.
   * At most 255 characters.
   */
  business_name: string;
}

/** Response of `POST /accounts`. */
export interface CreateAccountV1Response {
  /** Id of the business (account) that it belongs to. */
  user_id: string;
  /** Email address of the account's owner. */
  account_email: string;
  /** OWNED is run by its platform alone; the owner of a MANAGED one accepts an invitation first. */
  type: AccountType;
  /** Public data of the account, as payers see it. */
  business_profile: CreateAccountV1ResponseBusinessProfile | null;
  /** Two-letter country code (ISO 3166-1), such as ID. */
  country: AccountCountry;
  /**
   * Time of creation.
   * An ISO 8601 time.
   */
  created: string;
  /** The current state. */
  status: 'SUCCESSFUL';
}

/** `business_profile` of CreateAccountV1Response. */
export interface CreateAccountV1ResponseBusinessProfile {
  /** Name of the business. */
  business_name: string;
}

/** A customer, in the form of the requested version. */
export type CreateCustomerResponse = Customer | OriginalCustomer;

/** Body of `POST /v2/payment_methods`. */
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

/** CreatePaymentMethodBody where `type` is CARD. */
export interface CreatePaymentMethodBodyCard {
  /** Use of the payment method: one payment, or saved for more. (PM2-CREATE-reusability) */
  reusability: Reusability;
  /**
   * The merchant's own reference. (PM2-CREATE-reference_id)
   * At most 255 characters.
   */
  reference_id?: string | null | undefined;
  /**
   * Text for the merchant's own use. (PM2-CREATE-description)
   * At most 255 characters.
   */
  description?: string | null | undefined;
  /**
   * Billing address and contact of the payer. Recommended for cards.
   * (PM2-CREATE-billing_information)
   */
  billing_information?: AddressInput | null | undefined;
  /**
   * The merchant's own keys and values, shown again as they were sent. (PM2-CREATE-metadata)
   * At most 50 keys.
   */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  /**
   * Id of the customer it belongs to. (PM2-CREATE-customer_id)
   * At most 50 characters.
   */
  customer_id?: string | null | undefined;
  /**
   * The customer, sent in place of customer_id. Required for DIRECT_DEBIT and MULTIPLE_USE
   * EWALLET when customer_id is null. (PM2-CREATE-customer)
   */
  customer?: InlineCustomer | null | undefined;
  /** Two-letter country code (ISO 3166-1), such as ID. (PM2-CREATE-country) */
  country?: string | null | undefined;
  /** A card. (PM2-CREATE-type) */
  type: 'CARD';
  /** Details of a payment method of type CARD. (PM2-CREATE-card) */
  card: CardInput;
}

/** CreatePaymentMethodBody where `type` is DIRECT_DEBIT. */
export interface CreatePaymentMethodBodyDirectDebit<
  DirectDebitCode extends string = DirectDebitChannel,
> {
  /** Use of the payment method: one payment, or saved for more. (PM2-CREATE-reusability) */
  reusability: Reusability;
  /**
   * The merchant's own reference. (PM2-CREATE-reference_id)
   * At most 255 characters.
   */
  reference_id?: string | null | undefined;
  /**
   * Text for the merchant's own use. (PM2-CREATE-description)
   * At most 255 characters.
   */
  description?: string | null | undefined;
  /**
   * Billing address and contact of the payer. Recommended for cards.
   * (PM2-CREATE-billing_information)
   */
  billing_information?: AddressInput | null | undefined;
  /**
   * The merchant's own keys and values, shown again as they were sent. (PM2-CREATE-metadata)
   * At most 50 keys.
   */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  /**
   * Id of the customer it belongs to. (PM2-CREATE-customer_id)
   * At most 50 characters.
   */
  customer_id?: string | null | undefined;
  /**
   * The customer, sent in place of customer_id. Required for DIRECT_DEBIT and MULTIPLE_USE
   * EWALLET when customer_id is null. (PM2-CREATE-customer)
   */
  customer?: InlineCustomer | null | undefined;
  /** Two-letter country code (ISO 3166-1), such as ID. (PM2-CREATE-country) */
  country?: string | null | undefined;
  /** A bank account or debit card that is debited directly. (PM2-CREATE-type) */
  type: 'DIRECT_DEBIT';
  /** Details of a payment method of type DIRECT_DEBIT. (PM2-CREATE-direct_debit) */
  direct_debit: DirectDebitInput<DirectDebitCode>;
}

/** CreatePaymentMethodBody where `type` is EWALLET. */
export interface CreatePaymentMethodBodyEwalletOnce<EwalletCode extends string = EwalletChannel> {
  /** Use of the payment method: one payment, or saved for more. (PM2-CREATE-reusability) */
  reusability: 'ONE_TIME_USE';
  /**
   * The merchant's own reference. (PM2-CREATE-reference_id)
   * At most 255 characters.
   */
  reference_id?: string | null | undefined;
  /**
   * Text for the merchant's own use. (PM2-CREATE-description)
   * At most 255 characters.
   */
  description?: string | null | undefined;
  /**
   * Billing address and contact of the payer. Recommended for cards.
   * (PM2-CREATE-billing_information)
   */
  billing_information?: AddressInput | null | undefined;
  /**
   * The merchant's own keys and values, shown again as they were sent. (PM2-CREATE-metadata)
   * At most 50 keys.
   */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  /**
   * Id of the customer it belongs to. (PM2-CREATE-customer_id)
   * At most 50 characters.
   */
  customer_id?: string | null | undefined;
  /**
   * The customer, sent in place of customer_id. Required for DIRECT_DEBIT and MULTIPLE_USE
   * EWALLET when customer_id is null. (PM2-CREATE-customer)
   */
  customer?: InlineCustomer | null | undefined;
  /** Two-letter country code (ISO 3166-1), such as ID. (PM2-CREATE-country) */
  country?: string | null | undefined;
  /** A wallet. (PM2-CREATE-type) */
  type: 'EWALLET';
  /** Details of a payment method of type EWALLET. (PM2-CREATE-ewallet) */
  ewallet: EwalletInput<EwalletCode>;
}

/** CreatePaymentMethodBody where `type` is EWALLET. */
export interface CreatePaymentMethodBodyEwalletSaved<EwalletCode extends string = EwalletChannel> {
  /** Use of the payment method: one payment, or saved for more. (PM2-CREATE-reusability) */
  reusability: 'MULTIPLE_USE';
  /**
   * The merchant's own reference. (PM2-CREATE-reference_id)
   * At most 255 characters.
   */
  reference_id?: string | null | undefined;
  /**
   * Text for the merchant's own use. (PM2-CREATE-description)
   * At most 255 characters.
   */
  description?: string | null | undefined;
  /**
   * Billing address and contact of the payer. Recommended for cards.
   * (PM2-CREATE-billing_information)
   */
  billing_information?: AddressInput | null | undefined;
  /**
   * The merchant's own keys and values, shown again as they were sent. (PM2-CREATE-metadata)
   * At most 50 keys.
   */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  /**
   * Id of the customer it belongs to. (PM2-CREATE-customer_id)
   * At most 50 characters.
   */
  customer_id?: string | null | undefined;
  /**
   * The customer, sent in place of customer_id. Required for DIRECT_DEBIT and MULTIPLE_USE
   * EWALLET when customer_id is null. (PM2-CREATE-customer)
   */
  customer?: InlineCustomer | null | undefined;
  /** Two-letter country code (ISO 3166-1), such as ID. (PM2-CREATE-country) */
  country?: string | null | undefined;
  /** A wallet. (PM2-CREATE-type) */
  type: 'EWALLET';
  /** Details of a payment method of type EWALLET. (PM2-CREATE-ewallet) */
  ewallet: EwalletInput<EwalletCode, EwalletSaveRequires>;
}

/** CreatePaymentMethodBody where `type` is EWALLET. */
export type CreatePaymentMethodBodyEwallet<EwalletCode extends string = EwalletChannel> =
  | CreatePaymentMethodBodyEwalletOnce<EwalletCode>
  | CreatePaymentMethodBodyEwalletSaved<EwalletCode>;

/** CreatePaymentMethodBody where `type` is OVER_THE_COUNTER. */
export interface CreatePaymentMethodBodyOverTheCounter {
  /** Use of the payment method: one payment, or saved for more. (PM2-CREATE-reusability) */
  reusability: Reusability;
  /**
   * The merchant's own reference. (PM2-CREATE-reference_id)
   * At most 255 characters.
   */
  reference_id?: string | null | undefined;
  /**
   * Text for the merchant's own use. (PM2-CREATE-description)
   * At most 255 characters.
   */
  description?: string | null | undefined;
  /**
   * Billing address and contact of the payer. Recommended for cards.
   * (PM2-CREATE-billing_information)
   */
  billing_information?: AddressInput | null | undefined;
  /**
   * The merchant's own keys and values, shown again as they were sent. (PM2-CREATE-metadata)
   * At most 50 keys.
   */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  /**
   * Id of the customer it belongs to. (PM2-CREATE-customer_id)
   * At most 50 characters.
   */
  customer_id?: string | null | undefined;
  /**
   * The customer, sent in place of customer_id. Required for DIRECT_DEBIT and MULTIPLE_USE
   * EWALLET when customer_id is null. (PM2-CREATE-customer)
   */
  customer?: InlineCustomer | null | undefined;
  /** Two-letter country code (ISO 3166-1), such as ID. (PM2-CREATE-country) */
  country?: string | null | undefined;
  /** A code to pay at an outlet. (PM2-CREATE-type) */
  type: 'OVER_THE_COUNTER';
  /** Details of a payment method of type OVER_THE_COUNTER. (PM2-CREATE-over_the_counter) */
  over_the_counter: OverTheCounterInput;
}

/** CreatePaymentMethodBody where `type` is QR_CODE. */
export interface CreatePaymentMethodBodyQrCode {
  /** Use of the payment method: one payment, or saved for more. (PM2-CREATE-reusability) */
  reusability: Reusability;
  /**
   * The merchant's own reference. (PM2-CREATE-reference_id)
   * At most 255 characters.
   */
  reference_id?: string | null | undefined;
  /**
   * Text for the merchant's own use. (PM2-CREATE-description)
   * At most 255 characters.
   */
  description?: string | null | undefined;
  /**
   * Billing address and contact of the payer. Recommended for cards.
   * (PM2-CREATE-billing_information)
   */
  billing_information?: AddressInput | null | undefined;
  /**
   * The merchant's own keys and values, shown again as they were sent. (PM2-CREATE-metadata)
   * At most 50 keys.
   */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  /**
   * Id of the customer it belongs to. (PM2-CREATE-customer_id)
   * At most 50 characters.
   */
  customer_id?: string | null | undefined;
  /**
   * The customer, sent in place of customer_id. Required for DIRECT_DEBIT and MULTIPLE_USE
   * EWALLET when customer_id is null. (PM2-CREATE-customer)
   */
  customer?: InlineCustomer | null | undefined;
  /** Two-letter country code (ISO 3166-1), such as ID. (PM2-CREATE-country) */
  country?: string | null | undefined;
  /** A QR code. (PM2-CREATE-type) */
  type: 'QR_CODE';
  /** The QR code. */
  qr_code: QrCodeInput;
}

/** CreatePaymentMethodBody where `type` is VIRTUAL_ACCOUNT. */
export interface CreatePaymentMethodBodyVirtualAccount {
  /** Use of the payment method: one payment, or saved for more. (PM2-CREATE-reusability) */
  reusability: Reusability;
  /**
   * The merchant's own reference. (PM2-CREATE-reference_id)
   * At most 255 characters.
   */
  reference_id?: string | null | undefined;
  /**
   * Text for the merchant's own use. (PM2-CREATE-description)
   * At most 255 characters.
   */
  description?: string | null | undefined;
  /**
   * Billing address and contact of the payer. Recommended for cards.
   * (PM2-CREATE-billing_information)
   */
  billing_information?: AddressInput | null | undefined;
  /**
   * The merchant's own keys and values, shown again as they were sent. (PM2-CREATE-metadata)
   * At most 50 keys.
   */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  /**
   * Id of the customer it belongs to. (PM2-CREATE-customer_id)
   * At most 50 characters.
   */
  customer_id?: string | null | undefined;
  /**
   * The customer, sent in place of customer_id. Required for DIRECT_DEBIT and MULTIPLE_USE
   * EWALLET when customer_id is null. (PM2-CREATE-customer)
   */
  customer?: InlineCustomer | null | undefined;
  /** Two-letter country code (ISO 3166-1), such as ID. (PM2-CREATE-country) */
  country?: string | null | undefined;
  /** A number to pay by bank transfer. (PM2-CREATE-type) */
  type: 'VIRTUAL_ACCOUNT';
  /** Details of a payment method of type VIRTUAL_ACCOUNT. */
  virtual_account: VirtualAccountInput;
}

/** Body of `POST /payment_requests`. */
export interface CreatePaymentRequestBody<
  DirectDebitCode extends string = DirectDebitChannel,
  EwalletCode extends string = EwalletChannel,
> {
  /** Three-letter currency code (ISO 4217), such as IDR. (PR2-CREATE-currency) */
  currency: Currency;
  /**
   * In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. (PR2-CREATE-amount)
   * Above 0.
   */
  amount?: number | null | undefined;
  /**
   * The merchant's own reference. (PR2-CREATE-reference_id)
   * At most 255 characters.
   */
  reference_id?: string | null | undefined;
  /**
   * Id of the customer it belongs to. Required for DIRECT_DEBIT when customer is null.
   * (PR2-CREATE-customer_id)
   * At most 50 characters.
   */
  customer_id?: string | null | undefined;
  /** The customer, sent in place of customer_id. (PR2-CREATE-customer) */
  customer?: InlineCustomer | null | undefined;
  /** The payment method that pays. (PR2-CREATE-payment_method) */
  payment_method?:
    | InlinePaymentMethodEwallet<EwalletCode>
    | InlinePaymentMethodDirectDebit<DirectDebitCode>
    | InlinePaymentMethodCard
    | InlinePaymentMethodOverTheCounter
    | InlinePaymentMethodVirtualAccount
    | InlinePaymentMethodQrCode
    | null
    | undefined;
  /**
   * Id of a saved payment method that pays. (PR2-CREATE-payment_method_id)
   * At most 50 characters.
   */
  payment_method_id?: string | null | undefined;
  /**
   * Text for the merchant's own use. (PR2-CREATE-description)
   * At most 255 characters.
   */
  description?: string | null | undefined;
  /**
   * The merchant's own keys and values, shown again as they were sent. (PR2-CREATE-metadata)
   * At most 50 keys.
   */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  /** AUTOMATIC takes the money at once; MANUAL holds it until it is captured. Cards only. */
  capture_method?: 'AUTOMATIC' | 'MANUAL' | null | undefined;
  /** Initiator of the payment: the customer, or the merchant with a saved method. */
  initiator?: 'CUSTOMER' | 'MERCHANT' | null | undefined;
  /** Data that the channel needs besides its code, such as return URLs. */
  channel_properties?: RequestPropertiesInput | null | undefined;
  /** Shipping address. */
  shipping_information?: ShippingInformation | null | undefined;
  /** Items of the purchase. */
  items?: readonly Item[] | null | undefined;
}

/** Body of `POST /refunds`. */
export interface CreateRefundBody {
  /**
   * Id of the payment request. One of payment_request_id or invoice_id is required.
   * (REFUND-CREATE-payment_request_id)
   * At most 50 characters.
   */
  payment_request_id?: string | null | undefined;
  /**
   * Id of the invoice. (REFUND-CREATE-invoice_id)
   * At most 50 characters.
   */
  invoice_id?: string | null | undefined;
  /**
   * The merchant's own reference. (REFUND-CREATE-reference_id)
   * At most 255 characters.
   */
  reference_id?: string | null | undefined;
  /** Three-letter currency code (ISO 4217), such as IDR. (REFUND-CREATE-currency) */
  currency?: string | null | undefined;
  /**
   * In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. Default is the
   * maximum refundable amount. (REFUND-CREATE-amount)
   * Above 0.
   */
  amount?: number | null | undefined;
  /** Reason for the refund. (REFUND-CREATE-reason) */
  reason: RefundReason;
  /**
   * The merchant's own keys and values, shown again as they were sent. (REFUND-CREATE-metadata)
   * At most 50 keys.
   */
  metadata?: Record<string, string | number | boolean> | null | undefined;
}

/** Body of `POST /reports`. */
export interface CreateReportBody {
  /** Contents of the report. */
  type: ReportType;
  /** The period that the report covers. */
  filter?: CreateReportBodyFilter | null | undefined;
  /** Format of the file. */
  format?: 'CSV' | null | undefined;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency?: HeldCurrency | null | undefined;
  /** Version of the file format; the newest when omitted. */
  report_version?: 'VERSION_0' | 'VERSION_1' | 'VERSION_2' | null | undefined;
}

/** `filter` of CreateReportBody. */
export interface CreateReportBodyFilter {
  /**
   * Start of the period.
   * An ISO 8601 time.
   */
  from: string;
  /**
   * End of the period.
   * An ISO 8601 time.
   */
  to: string;
}

/** Body of `POST /transfers`. */
export interface CreateTransferBody {
  /**
   * The merchant's own reference; unique among transfers.
   * At most 255 characters.
   */
  reference: string;
  /**
   * In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * Above 0.
   */
  amount: number;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency?: Currency | null | undefined;
  /**
   * Id of the account that pays.
   * At most 255 characters.
   */
  source_user_id: string;
  /**
   * Id of the account that receives the money.
   * At most 255 characters.
   */
  destination_user_id: string;
}

/** Currencies of payments. */
export type Currency = 'IDR' | 'PHP' | 'VND' | 'THB' | 'MYR' | 'USD';

/** A customer of the merchant. */
export interface Customer {
  /**
   * Id of the customer. (CUST-FIELD-id)
   * Begins with cust-.
   */
  id: string;
  /**
   * The merchant's own reference. (CUST-FIELD-reference_id)
   * At most 255 characters.
   */
  reference_id: string;
  /** A person or a company. (CUST-FIELD-type) */
  type: CustomerType;
  /** The person; of type INDIVIDUAL. (CUST-FIELD-individual_detail) */
  individual_detail: IndividualDetail | null;
  /** The business; of type BUSINESS. (CUST-FIELD-business_detail) */
  business_detail: BusinessDetail | null;
  /**
   * Email address. (CUST-FIELD-email)
   * At most 50 characters.
   */
  email: string | null;
  /**
   * Mobile number in E.164 form, such as +6281234567890. (CUST-FIELD-mobile_number)
   * At most 50 characters.
   */
  mobile_number: string | null;
  /**
   * Phone number in E.164 form, such as +62215550100. (CUST-FIELD-phone_number)
   * At most 50 characters.
   */
  phone_number: string | null;
  /** Addresses of the customer. (CUST-FIELD-addresses) */
  addresses: CustomerAddress[];
  /** Accounts of the customer elsewhere, such as bank accounts. (CUST-FIELD-identity_accounts) */
  identity_accounts: IdentityAccount[];
  /** Documents that prove the customer's identity. (CUST-FIELD-kyc_documents) */
  kyc_documents: KycDocument[];
  /**
   * Text for the merchant's own use. (CUST-FIELD-description)
   * At most 500 characters.
   */
  description: string | null;
  /**
   * Date of registration.
   * A day, YYYY-MM-DD.
   */
  date_of_registration: string | null;
  /** Two-letter code of the country of registration. */
  domicile_of_registration: string | null;
  /**
   * The merchant's own keys and values, shown again as they were sent. (CUST-FIELD-metadata)
   * At most 50 keys.
   */
  metadata: Record<string, string | number | boolean> | null;
  /** Phone number with all digits but the last masked. (CUST-FIELD-hashed_phone_number) */
  hashed_phone_number: string | null;
  /**
   * Time of creation. (CUST-FIELD-created)
   * An ISO 8601 time.
   */
  created: string;
  /**
   * Time of the last change. (CUST-FIELD-updated)
   * An ISO 8601 time.
   */
  updated: string;
}

/** An address of a customer. */
export interface CustomerAddress {
  /** Two-letter country code (ISO 3166-1), such as ID. */
  country: string;
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
   * Province or state.
   * At most 255 characters.
   */
  province_state?: string | null | undefined;
  /**
   * Postal code.
   * At most 255 characters.
   */
  postal_code?: string | null | undefined;
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
   * Suburb or district.
   * At most 255 characters.
   */
  suburb?: string | null | undefined;
  /** Kind of address. */
  category?: 'HOME' | 'WORK' | 'PROVINCIAL' | null | undefined;
  /** True for the customer's main address. */
  is_primary: boolean;
  /** State of the address: in use or not. */
  status?: 'ACTIVE' | 'DELETED' | null | undefined;
  /**
   * The merchant's own keys and values of the address.
   * At most 50 keys.
   */
  meta?: Record<string, string | number | boolean> | null | undefined;
}

/** An address of a customer as it is sent. */
export interface CustomerAddressInput {
  /** Two-letter country code (ISO 3166-1), such as ID. (CUST-PATCH-addresses.country) */
  country?: string | null | undefined;
  /**
   * First line of the street address. (CUST-PATCH-addresses.street_line1)
   * At most 255 characters.
   */
  street_line1?: string | null | undefined;
  /**
   * Second line of the street address. (CUST-PATCH-addresses.street_line2)
   * At most 255 characters.
   */
  street_line2?: string | null | undefined;
  /**
   * City. (CUST-PATCH-addresses.city)
   * At most 255 characters.
   */
  city?: string | null | undefined;
  /**
   * Province or state. (CUST-PATCH-addresses.province_state)
   * At most 255 characters.
   */
  province_state?: string | null | undefined;
  /**
   * Postal code. (CUST-PATCH-addresses.postal_code)
   * At most 255 characters.
   */
  postal_code?: string | null | undefined;
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
   * Suburb or district.
   * At most 255 characters.
   */
  suburb?: string | null | undefined;
  /** Kind of address. (CUST-PATCH-addresses.category) */
  category?: 'HOME' | 'WORK' | 'PROVINCIAL' | null | undefined;
  /** True for the customer's main address. Default false. (CUST-PATCH-addresses.is_primary) */
  is_primary?: boolean | undefined;
  /** State of the address: in use or not. */
  status?: 'ACTIVE' | 'DELETED' | null | undefined;
  /**
   * The merchant's own keys and values of the address.
   * At most 50 keys.
   */
  meta?: Record<string, string | number | boolean> | null | undefined;
  /** Two-letter country code; another name of country. */
  country_code?: string | null | undefined;
  /**
   * First line of the street address; another name of street_line1.
   * At most 255 characters.
   */
  line_1?: string | null | undefined;
  /**
   * Second line of the street address; another name of street_line2.
   * At most 255 characters.
   */
  line_2?: string | null | undefined;
}

/** A customer as it is created. */
export type CustomerInput = IndividualCustomerInput | BusinessCustomerInput;

/** One form of ListCustomersResponse. */
export interface CustomerPage {
  /** The items of this page, newest first. (CUST-GET-data) */
  data: Customer[];
  /** True when another page follows. (CUST-GET-has_more) */
  has_more: boolean;
}

/** Changes to a customer: omitted fields stay, null clears a field. */
export interface CustomerPatch {
  /** The person; of type INDIVIDUAL. (CUST-PATCH-individual_detail) */
  individual_detail?: IndividualInput | null | undefined;
  /** The business; of type BUSINESS. (CUST-PATCH-business_detail) */
  business_detail?: BusinessDetail | null | undefined;
  /**
   * Email address. (CUST-PATCH-email)
   * At most 50 characters.
   */
  email?: string | null | undefined;
  /**
   * Mobile number in E.164 form, such as +6281234567890. (CUST-PATCH-mobile_number)
   * At most 50 characters.
   */
  mobile_number?: string | null | undefined;
  /**
   * Phone number in E.164 form, such as +62215550100. (CUST-PATCH-phone_number)
   * At most 50 characters.
   */
  phone_number?: string | null | undefined;
  /** Addresses of the customer. (CUST-PATCH-addresses) */
  addresses?: readonly CustomerAddressInput[] | null | undefined;
  /** Accounts of the customer elsewhere, such as bank accounts. (CUST-PATCH-identity_accounts) */
  identity_accounts?: readonly IdentityAccount[] | null | undefined;
  /** Documents that prove the customer's identity. (CUST-PATCH-kyc_documents) */
  kyc_documents?: readonly KycDocument[] | null | undefined;
  /**
   * Text for the merchant's own use. (CUST-PATCH-description)
   * At most 500 characters.
   */
  description?: string | null | undefined;
  /**
   * Date of registration. (CUST-PATCH-date_of_registration)
   * A day, YYYY-MM-DD.
   */
  date_of_registration?: string | null | undefined;
  /** Two-letter code of the country of registration. (CUST-PATCH-domicile_of_registration) */
  domicile_of_registration?: string | null | undefined;
  /**
   * The merchant's own keys and values, shown again as they were sent. (CUST-PATCH-metadata)
   * At most 50 keys.
   */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  /** Always ACTIVE: customers have no other state. */
  status?: 'ACTIVE' | null | undefined;
}

/** Kinds of customers. */
export type CustomerType = 'INDIVIDUAL' | 'BUSINESS';

/** `channel_code` of PublicDirectDebit. */
export type DirectDebitChannelCode = DirectDebitChannel | (string & {});

/** The bank of a payment method of type DIRECT_DEBIT. */
export type DirectDebitInput<DirectDebitCode extends string = DirectDebitChannel> =
  DirectDebitCode extends keyof DirectDebitRequires
    ? {
        /**
         * Code of the payment channel, such as OVO or BCA. (PM2-CREATE-direct_debit.channel_code,
         * PR2-CREATE-payment_method.direct_debit.channel_code)
         * At most 50 characters.
         */
        channel_code: DirectDebitCode;
        /**
         * Data that the channel needs besides its code, such as return URLs.
         * (PM2-CREATE-direct_debit.channel_properties,
         * PR2-CREATE-payment_method.direct_debit.channel_properties)
         */
        channel_properties: Needed<DirectDebitProperties, DirectDebitRequires[DirectDebitCode]>;
      }
    : {
        /**
         * Code of the payment channel, such as OVO or BCA. (PM2-CREATE-direct_debit.channel_code,
         * PR2-CREATE-payment_method.direct_debit.channel_code)
         * At most 50 characters.
         */
        channel_code: DirectDebitCode;
        /**
         * Data that the channel needs besides its code, such as return URLs.
         * (PM2-CREATE-direct_debit.channel_properties,
         * PR2-CREATE-payment_method.direct_debit.channel_properties)
         */
        channel_properties: DirectDebitProperties;
      };

/** Data that banks need for a direct debit; it depends on the bank. */
export interface DirectDebitProperties {
  /**
   * URL to which the payer is sent after paying.
   * (PR2-CREATE-payment_method.direct_debit.channel_properties.success_return_url)
   * An http or https URL, at most 2,048 characters.
   */
  success_return_url?: string | null | undefined;
  /**
   * URL to which the payer is sent after a failure.
   * (PR2-CREATE-payment_method.direct_debit.channel_properties.failure_return_url)
   * An http or https URL, at most 2,048 characters.
   */
  failure_return_url?: string | null | undefined;
  /**
   * Mobile number in E.164 form, such as +6281234567890.
   * At most 50 characters.
   */
  mobile_number?: string | null | undefined;
  /** Last four digits of the debit card. */
  card_last_four?: string | null | undefined;
  /** Expiry of the debit card, MM/YY. */
  card_expiry?: string | null | undefined;
  /**
   * Email address.
   * At most 255 characters.
   */
  email?: string | null | undefined;
  /**
   * Number of the payer's identity document.
   * At most 50 characters.
   */
  identity_document_number?: string | null | undefined;
  /** Number of the bank account. */
  account_number?: string | null | undefined;
  /** True when the payer must confirm with a one-time password. */
  require_auth?: boolean | null | undefined;
  /**
   * Id of the account that the bank transfers to.
   * At most 50 characters.
   */
  destination_account_id?: string | null | undefined;
}

/** The fields of EmbeddedMethod for every type. */
export interface EmbeddedMethodCommon {
  /**
   * Id of the payment method.
   * Begins with pm-.
   */
  id: string;
  /**
   * The merchant's own reference.
   * At most 255 characters.
   */
  reference_id: string;
  /**
   * Text for the merchant's own use.
   * At most 255 characters.
   */
  description: string | null;
  /** Use of the payment method: one payment, or saved for more. */
  reusability: Reusability;
  /** The current state. */
  status: PaymentMethodStatus;
  /** Always null. */
  direct_bank_transfer: null;
  /** Billing address and contact of the payer. */
  billing_information: Address;
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

/** A payment method as requests and payments show it. */
export type EmbeddedMethod = EmbeddedMethodCommon &
  (
    | {
        /** Type of the payment method: the object of this name, in lower case, has its details. */
        type: 'EWALLET';
        /** Details of a payment method of type EWALLET. */
        ewallet: PublicEwallet;
        /** Null, unless type is DIRECT_DEBIT. */
        direct_debit: null;
        /** Null, unless type is CARD. */
        card: null;
        /** Null, unless type is VIRTUAL_ACCOUNT. */
        virtual_account: null;
        /** Null, unless type is OVER_THE_COUNTER. */
        over_the_counter: null;
        /** Null, unless type is QR_CODE. */
        qr_code: null;
      }
    | {
        /** Type of the payment method: the object of this name, in lower case, has its details. */
        type: 'DIRECT_DEBIT';
        /** Null, unless type is EWALLET. */
        ewallet: null;
        /** Details of a payment method of type DIRECT_DEBIT. */
        direct_debit: PublicDirectDebit;
        /** Null, unless type is CARD. */
        card: null;
        /** Null, unless type is VIRTUAL_ACCOUNT. */
        virtual_account: null;
        /** Null, unless type is OVER_THE_COUNTER. */
        over_the_counter: null;
        /** Null, unless type is QR_CODE. */
        qr_code: null;
      }
    | {
        /** Type of the payment method: the object of this name, in lower case, has its details. */
        type: 'CARD';
        /** Null, unless type is EWALLET. */
        ewallet: null;
        /** Null, unless type is DIRECT_DEBIT. */
        direct_debit: null;
        /** Details of a payment method of type CARD. */
        card: PublicCard;
        /** Null, unless type is VIRTUAL_ACCOUNT. */
        virtual_account: null;
        /** Null, unless type is OVER_THE_COUNTER. */
        over_the_counter: null;
        /** Null, unless type is QR_CODE. */
        qr_code: null;
      }
    | {
        /** Type of the payment method: the object of this name, in lower case, has its details. */
        type: 'VIRTUAL_ACCOUNT';
        /** Null, unless type is EWALLET. */
        ewallet: null;
        /** Null, unless type is DIRECT_DEBIT. */
        direct_debit: null;
        /** Null, unless type is CARD. */
        card: null;
        /** Details of a payment method of type VIRTUAL_ACCOUNT. */
        virtual_account: PublicVirtualAccount;
        /** Null, unless type is OVER_THE_COUNTER. */
        over_the_counter: null;
        /** Null, unless type is QR_CODE. */
        qr_code: null;
      }
    | {
        /** Type of the payment method: the object of this name, in lower case, has its details. */
        type: 'OVER_THE_COUNTER';
        /** Null, unless type is EWALLET. */
        ewallet: null;
        /** Null, unless type is DIRECT_DEBIT. */
        direct_debit: null;
        /** Null, unless type is CARD. */
        card: null;
        /** Null, unless type is VIRTUAL_ACCOUNT. */
        virtual_account: null;
        /** Details of a payment method of type OVER_THE_COUNTER. */
        over_the_counter: PublicOverTheCounter;
        /** Null, unless type is QR_CODE. */
        qr_code: null;
      }
    | {
        /** Type of the payment method: the object of this name, in lower case, has its details. */
        type: 'QR_CODE';
        /** Null, unless type is EWALLET. */
        ewallet: null;
        /** Null, unless type is DIRECT_DEBIT. */
        direct_debit: null;
        /** Null, unless type is CARD. */
        card: null;
        /** Null, unless type is VIRTUAL_ACCOUNT. */
        virtual_account: null;
        /** Null, unless type is OVER_THE_COUNTER. */
        over_the_counter: null;
        /** The QR code. */
        qr_code: PublicQrCode;
      }
  );

/** The work of a person. */
export interface Employment {
  /**
   * Name of the person's employer.
   * At most 255 characters.
   */
  employer_name?: string | null | undefined;
  /**
   * Line of business.
   * At most 255 characters.
   */
  nature_of_business?: string | null | undefined;
  /**
   * Description of the person's role there.
   * At most 255 characters.
   */
  role_description?: string | null | undefined;
}

/** `channel_code` of PublicEwallet. */
export type EwalletChannelCode = EwalletChannel | (string & {});

/** The wallet of a payment method of type EWALLET. */
export type EwalletInput<
  EwalletCode extends string = EwalletChannel,
  Requires = EwalletRequires,
> = EwalletCode extends keyof Requires
  ? {
      /**
       * Code of the payment channel, such as OVO or BCA. (PM2-CREATE-ewallet.channel_code)
       * At most 50 characters.
       */
      channel_code: EwalletCode;
      /**
       * Data that the channel needs besides its code, such as return URLs.
       * (PM2-CREATE-ewallet.channel_properties)
       */
      channel_properties: Needed<EwalletProperties, Requires[EwalletCode]>;
    }
  : {
      /**
       * Code of the payment channel, such as OVO or BCA. (PM2-CREATE-ewallet.channel_code)
       * At most 50 characters.
       */
      channel_code: EwalletCode;
      /**
       * Data that the channel needs besides its code, such as return URLs.
       * (PM2-CREATE-ewallet.channel_properties)
       */
      channel_properties?: EwalletProperties | null | undefined;
    };

/** Data that wallets need; it depends on the wallet. */
export interface EwalletProperties {
  /**
   * URL to which the payer is sent after paying.
   * (PM2-CREATE-ewallet.channel_properties.success_return_url)
   * An http or https URL, at most 2,048 characters.
   */
  success_return_url?: string | null | undefined;
  /**
   * URL to which the payer is sent after a failure.
   * (PM2-CREATE-ewallet.channel_properties.failure_return_url)
   * An http or https URL, at most 2,048 characters.
   */
  failure_return_url?: string | null | undefined;
  /**
   * URL to which the payer is sent while the outcome is open.
   * (PM2-CREATE-ewallet.channel_properties.pending_return_url)
   * An http or https URL, at most 2,048 characters.
   */
  pending_return_url?: string | null | undefined;
  /**
   * URL to which the payer is sent after canceling.
   * (PM2-CREATE-ewallet.channel_properties.cancel_return_url)
   * An http or https URL, at most 2,048 characters.
   */
  cancel_return_url?: string | null | undefined;
  /**
   * Mobile number in E.164 form, such as +6281234567890.
   * At most 50 characters.
   */
  mobile_number?: string | null | undefined;
  /**
   * Cashtag of the payer at JENIUSPAY, such as $siti.
   * (PM2-CREATE-ewallet.channel_properties.cashtag)
   * At most 50 characters.
   */
  cashtag?: string | null | undefined;
  /** True to use the payer's points first. */
  redeem_points?: 'REDEEM_NONE' | 'REDEEM_ALL' | null | undefined;
  /**
   * Label of a promotion of the wallet.
   * At most 255 characters.
   */
  promotion_label?: string | null | undefined;
  /**
   * Payment options that the wallet may offer.
   * (PM2-CREATE-ewallet.channel_properties.allowed_payment_options)
   */
  allowed_payment_options?: readonly string[] | null | undefined;
}

/** Body of `POST /v2/payment_methods/{id}/expire`. */
export interface ExpirePaymentMethodBody {
  /**
   * URL to which the payer is sent after paying.
   * An http or https URL, at most 2,048 characters.
   */
  success_return_url?: string | null | undefined;
  /**
   * URL to which the payer is sent after a failure.
   * An http or https URL, at most 2,048 characters.
   */
  failure_return_url?: string | null | undefined;
}

/** Parameters in the path of `POST /v2/payment_methods/{id}/expire`. */
export interface ExpirePaymentMethodParams {
  /** Id of the object that the call is about. */
  id: string;
}

/** Parameters in the path of `GET /v2/accounts/{id}`. */
export interface GetAccountParams {
  /** Id of the object that the call is about. */
  id: string;
}

/** Query of `GET /balance`. */
export interface GetBalanceQuery {
  /** Kind of balance: CASH is available, HOLDING waits for settlement, TAX is always 0. */
  account_type?: 'CASH' | 'HOLDING' | 'TAX' | undefined;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency?: HeldCurrency | undefined;
  /**
   * Time of the balance; now when omitted.
   * An ISO 8601 time.
   */
  at_timestamp?: string | undefined;
}

/** Response of `GET /balance`. */
export interface GetBalanceResponse {
  /**
   * Balance of the account. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is
   * ₱10.50.
   */
  balance: number;
}

/** Parameters in the path of `GET /customers/{id}`. */
export interface GetCustomerParams {
  /** Id of the object that the call is about. */
  id: string;
}

/** Parameters in the path of `GET /v2/payment_methods/{id}`. */
export interface GetPaymentMethodParams {
  /** Id of the object that the call is about. */
  id: string;
}

/** Parameters in the path of `GET /payment_requests/{id}`. */
export interface GetPaymentRequestParams {
  /** Id of the object that the call is about. */
  id: string;
}

/** Parameters in the path of `GET /refunds/{id}`. */
export interface GetRefundParams {
  /** Id of the object that the call is about. (REFUND-GET-id) */
  id: string;
}

/** Parameters in the path of `GET /reports/{report_id}`. */
export interface GetReportParams {
  /** Id of the report. (RPT-GET-report_id) */
  report_id: string;
}

/** Parameters in the path of `GET /transactions/{transaction_id}`. */
export interface GetTransactionParams {
  /** Id of the transaction. (TXN-GET-transaction_id) */
  transaction_id: string;
}

/** Parameters in the path of `GET /transfers/reference={reference}`. */
export interface GetTransferParams {
  /** The merchant's own reference; unique among transfers. */
  reference: string;
}

/** Currencies that an account can hold. */
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

/** An account of a customer elsewhere; its properties follow from its type. */
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

/** IdentityAccount where `type` is BANK_ACCOUNT. */
export interface IdentityAccountBankAccount {
  /** Type of the identity account. (CUST-PATCH-identity_accounts.type) */
  type: 'BANK_ACCOUNT';
  /**
   * Company that holds the account, such as a bank. (CUST-PATCH-identity_accounts.company)
   * At most 100 characters.
   */
  company?: string | null | undefined;
  /**
   * Text for the merchant's own use. (CUST-PATCH-identity_accounts.description)
   * At most 255 characters.
   */
  description?: string | null | undefined;
  /** Two-letter country code (ISO 3166-1), such as ID. (CUST-PATCH-identity_accounts.country) */
  country?: string | null | undefined;
  /**
   * Data that identifies the account; its fields depend on the type.
   * (CUST-PATCH-identity_accounts.properties)
   */
  properties: IdentityAccountBankAccountProperties;
}

/** `properties` of IdentityAccountBankAccount. */
export interface IdentityAccountBankAccountProperties {
  /**
   * Number of the bank account.
   * At most 255 characters.
   */
  account_number: string;
  /**
   * Name of the holder of the account.
   * At most 255 characters.
   */
  account_holder_name: string;
  /**
   * SWIFT code (BIC) of the bank.
   * At most 255 characters.
   */
  swift_code?: string | null | undefined;
  /**
   * Type of the account.
   * At most 255 characters.
   */
  account_type?: string | null | undefined;
  /**
   * Details of the account, masked.
   * At most 255 characters.
   */
  account_details?: string | null | undefined;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency?: string | null | undefined;
}

/** IdentityAccount where `type` is CARDLESS_CREDIT. */
export interface IdentityAccountCardlessCredit {
  /** Type of the identity account. (CUST-PATCH-identity_accounts.type) */
  type: 'CARDLESS_CREDIT';
  /**
   * Company that holds the account, such as a bank. (CUST-PATCH-identity_accounts.company)
   * At most 100 characters.
   */
  company?: string | null | undefined;
  /**
   * Text for the merchant's own use. (CUST-PATCH-identity_accounts.description)
   * At most 255 characters.
   */
  description?: string | null | undefined;
  /** Two-letter country code (ISO 3166-1), such as ID. (CUST-PATCH-identity_accounts.country) */
  country?: string | null | undefined;
  /**
   * Data that identifies the account; its fields depend on the type.
   * (CUST-PATCH-identity_accounts.properties)
   */
  properties: IdentityAccountCardlessCreditProperties;
}

/** `properties` of IdentityAccountCardlessCredit. */
export interface IdentityAccountCardlessCreditProperties {
  /**
   * Name of the holder of the account.
   * At most 255 characters.
   */
  account_holder_name?: string | null | undefined;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency?: string | null | undefined;
  /**
   * Id of the account at the company that holds it.
   * At most 255 characters.
   */
  account_id: string;
}

/** IdentityAccount where `type` is CREDIT_CARD. */
export interface IdentityAccountCreditCard {
  /** Type of the identity account. (CUST-PATCH-identity_accounts.type) */
  type: 'CREDIT_CARD';
  /**
   * Company that holds the account, such as a bank. (CUST-PATCH-identity_accounts.company)
   * At most 100 characters.
   */
  company?: string | null | undefined;
  /**
   * Text for the merchant's own use. (CUST-PATCH-identity_accounts.description)
   * At most 255 characters.
   */
  description?: string | null | undefined;
  /** Two-letter country code (ISO 3166-1), such as ID. (CUST-PATCH-identity_accounts.country) */
  country?: string | null | undefined;
  /**
   * Data that identifies the account; its fields depend on the type.
   * (CUST-PATCH-identity_accounts.properties)
   */
  properties: IdentityAccountCreditCardProperties;
}

/** `properties` of IdentityAccountCreditCard. */
export interface IdentityAccountCreditCardProperties {
  /**
   * Id of the card token.
   * At most 255 characters.
   */
  token_id: string;
}

/** IdentityAccount where `type` is DEBIT_CARD. */
export interface IdentityAccountDebitCard {
  /** Type of the identity account. (CUST-PATCH-identity_accounts.type) */
  type: 'DEBIT_CARD';
  /**
   * Company that holds the account, such as a bank. (CUST-PATCH-identity_accounts.company)
   * At most 100 characters.
   */
  company?: string | null | undefined;
  /**
   * Text for the merchant's own use. (CUST-PATCH-identity_accounts.description)
   * At most 255 characters.
   */
  description?: string | null | undefined;
  /** Two-letter country code (ISO 3166-1), such as ID. (CUST-PATCH-identity_accounts.country) */
  country?: string | null | undefined;
  /**
   * Data that identifies the account; its fields depend on the type.
   * (CUST-PATCH-identity_accounts.properties)
   */
  properties: IdentityAccountDebitCardProperties;
}

/** `properties` of IdentityAccountDebitCard. */
export interface IdentityAccountDebitCardProperties {
  /**
   * Id of the card token.
   * At most 255 characters.
   */
  token_id: string;
}

/** IdentityAccount where `type` is EWALLET. */
export interface IdentityAccountEwallet {
  /** Type of the identity account. (CUST-PATCH-identity_accounts.type) */
  type: 'EWALLET';
  /**
   * Company that holds the account, such as a bank. (CUST-PATCH-identity_accounts.company)
   * At most 100 characters.
   */
  company?: string | null | undefined;
  /**
   * Text for the merchant's own use. (CUST-PATCH-identity_accounts.description)
   * At most 255 characters.
   */
  description?: string | null | undefined;
  /** Two-letter country code (ISO 3166-1), such as ID. (CUST-PATCH-identity_accounts.country) */
  country?: string | null | undefined;
  /**
   * Data that identifies the account; its fields depend on the type.
   * (CUST-PATCH-identity_accounts.properties)
   */
  properties: IdentityAccountEwalletProperties;
}

/** `properties` of IdentityAccountEwallet. */
export interface IdentityAccountEwalletProperties {
  /**
   * Number of the bank account.
   * At most 255 characters.
   */
  account_number: string;
  /**
   * Name of the holder of the account.
   * At most 255 characters.
   */
  account_holder_name?: string | null | undefined;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency?: string | null | undefined;
}

/** IdentityAccount where `type` is OTC. */
export interface IdentityAccountOtc {
  /** Type of the identity account. (CUST-PATCH-identity_accounts.type) */
  type: 'OTC';
  /**
   * Company that holds the account, such as a bank. (CUST-PATCH-identity_accounts.company)
   * At most 100 characters.
   */
  company?: string | null | undefined;
  /**
   * Text for the merchant's own use. (CUST-PATCH-identity_accounts.description)
   * At most 255 characters.
   */
  description?: string | null | undefined;
  /** Two-letter country code (ISO 3166-1), such as ID. (CUST-PATCH-identity_accounts.country) */
  country?: string | null | undefined;
  /**
   * Data that identifies the account; its fields depend on the type.
   * (CUST-PATCH-identity_accounts.properties)
   */
  properties: IdentityAccountOtcProperties;
}

/** `properties` of IdentityAccountOtc. */
export interface IdentityAccountOtcProperties {
  /**
   * Code that the payer presents at the outlet.
   * At most 255 characters.
   */
  payment_code: string;
  /**
   * Expiry date of the payment code.
   * A day, YYYY-MM-DD.
   */
  expires_at?: string | null | undefined;
}

/** IdentityAccount where `type` is PAY_LATER. */
export interface IdentityAccountPayLater {
  /** Type of the identity account. (CUST-PATCH-identity_accounts.type) */
  type: 'PAY_LATER';
  /**
   * Company that holds the account, such as a bank. (CUST-PATCH-identity_accounts.company)
   * At most 100 characters.
   */
  company?: string | null | undefined;
  /**
   * Text for the merchant's own use. (CUST-PATCH-identity_accounts.description)
   * At most 255 characters.
   */
  description?: string | null | undefined;
  /** Two-letter country code (ISO 3166-1), such as ID. (CUST-PATCH-identity_accounts.country) */
  country?: string | null | undefined;
  /**
   * Data that identifies the account; its fields depend on the type.
   * (CUST-PATCH-identity_accounts.properties)
   */
  properties: IdentityAccountPayLaterProperties;
}

/** `properties` of IdentityAccountPayLater. */
export interface IdentityAccountPayLaterProperties {
  /**
   * Name of the holder of the account.
   * At most 255 characters.
   */
  account_holder_name?: string | null | undefined;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency?: string | null | undefined;
  /**
   * Id of the account at the company that holds it.
   * At most 255 characters.
   */
  account_id: string;
}

/** IdentityAccount where `type` is QR_CODE. */
export interface IdentityAccountQrCode {
  /** Type of the identity account. (CUST-PATCH-identity_accounts.type) */
  type: 'QR_CODE';
  /**
   * Company that holds the account, such as a bank. (CUST-PATCH-identity_accounts.company)
   * At most 100 characters.
   */
  company?: string | null | undefined;
  /**
   * Text for the merchant's own use. (CUST-PATCH-identity_accounts.description)
   * At most 255 characters.
   */
  description?: string | null | undefined;
  /** Two-letter country code (ISO 3166-1), such as ID. (CUST-PATCH-identity_accounts.country) */
  country?: string | null | undefined;
  /**
   * Data that identifies the account; its fields depend on the type.
   * (CUST-PATCH-identity_accounts.properties)
   */
  properties: IdentityAccountQrCodeProperties;
}

/** `properties` of IdentityAccountQrCode. */
export interface IdentityAccountQrCodeProperties {
  /**
   * Content of the QR code, to be drawn as an image.
   * At most 2,048 characters.
   */
  qr_string: string;
}

/** IdentityAccount where `type` is SOCIAL_MEDIA. */
export interface IdentityAccountSocialMedia {
  /** Type of the identity account. (CUST-PATCH-identity_accounts.type) */
  type: 'SOCIAL_MEDIA';
  /**
   * Company that holds the account, such as a bank. (CUST-PATCH-identity_accounts.company)
   * At most 100 characters.
   */
  company?: string | null | undefined;
  /**
   * Text for the merchant's own use. (CUST-PATCH-identity_accounts.description)
   * At most 255 characters.
   */
  description?: string | null | undefined;
  /** Two-letter country code (ISO 3166-1), such as ID. (CUST-PATCH-identity_accounts.country) */
  country?: string | null | undefined;
  /**
   * Data that identifies the account; its fields depend on the type.
   * (CUST-PATCH-identity_accounts.properties)
   */
  properties: IdentityAccountSocialMediaProperties;
}

/** `properties` of IdentityAccountSocialMedia. */
export interface IdentityAccountSocialMediaProperties {
  /**
   * Id of the account at the company that holds it.
   * At most 255 characters.
   */
  account_id: string;
  /**
   * Handle of the account, such as @siti.
   * At most 255 characters.
   */
  account_handle?: string | null | undefined;
}

/** An identity card. */
export interface IdentityCard {
  /** Two-letter country code (ISO 3166-1), such as ID. (CUST-PATCH-kyc_documents.country) */
  country: string;
  /**
   * Name of the document. (CUST-PATCH-kyc_documents.document_name)
   * At most 255 characters.
   */
  document_name?: string | null | undefined;
  /**
   * Number of the document. (CUST-PATCH-kyc_documents.document_number)
   * At most 255 characters.
   */
  document_number?: string | null | undefined;
  /**
   * Name on the document. (CUST-PATCH-kyc_documents.holder_name)
   * At most 255 characters.
   */
  holder_name?: string | null | undefined;
  /**
   * Expiry date of the document. (CUST-PATCH-kyc_documents.expires_at)
   * A day, YYYY-MM-DD.
   */
  expires_at?: string | null | undefined;
  /** Ids of uploaded files that show the document. (CUST-PATCH-kyc_documents.document_images) */
  document_images?: string[] | null | undefined;
  /** An identity card. (CUST-PATCH-kyc_documents.type) */
  type: 'IDENTITY_CARD';
  /** Kind of identity card. (CUST-PATCH-kyc_documents.sub_type) */
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

/** A person as it is sent. */
export interface IndividualCustomerInput {
  /**
   * The merchant's own reference.
   * At most 255 characters.
   */
  reference_id: string;
  /** A person. */
  type: 'INDIVIDUAL';
  /** The person; of type INDIVIDUAL. */
  individual_detail: IndividualInput;
  /**
   * Email address.
   * At most 50 characters.
   */
  email?: string | null | undefined;
  /**
   * Mobile number in E.164 form, such as +6281234567890.
   * At most 50 characters.
   */
  mobile_number?: string | null | undefined;
  /**
   * Phone number in E.164 form, such as +62215550100.
   * At most 50 characters.
   */
  phone_number?: string | null | undefined;
  /** Addresses of the customer. */
  addresses?: readonly CustomerAddressInput[] | null | undefined;
  /** Accounts of the customer elsewhere, such as bank accounts. */
  identity_accounts?: readonly IdentityAccount[] | null | undefined;
  /** Documents that prove the customer's identity. */
  kyc_documents?: readonly KycDocument[] | null | undefined;
  /**
   * Text for the merchant's own use.
   * At most 500 characters.
   */
  description?: string | null | undefined;
  /**
   * Date of registration.
   * A day, YYYY-MM-DD.
   */
  date_of_registration?: string | null | undefined;
  /** Two-letter code of the country of registration. */
  domicile_of_registration?: string | null | undefined;
  /**
   * The merchant's own keys and values, shown again as they were sent.
   * At most 50 keys.
   */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  /** Always ACTIVE: customers have no other state. */
  status?: 'ACTIVE' | null | undefined;
}

/** Details of a person. */
export interface IndividualDetail {
  /**
   * First and further given names. (CUST-FIELD-individual_detail.given_names)
   * At most 255 characters.
   */
  given_names: string;
  /**
   * Given names in another script.
   * At most 255 characters.
   */
  given_names_non_roman?: string | null | undefined;
  /**
   * Middle name.
   * At most 255 characters.
   */
  middle_name?: string | null | undefined;
  /**
   * Family name. (CUST-FIELD-individual_detail.surname)
   * At most 255 characters.
   */
  surname?: string | null | undefined;
  /**
   * Family name in another script.
   * At most 255 characters.
   */
  surname_non_roman?: string | null | undefined;
  /**
   * Maiden name of the person's mother.
   * At most 255 characters.
   */
  mother_maiden_name?: string | null | undefined;
  /** Two-letter code of the country of citizenship. (CUST-FIELD-individual_detail.nationality) */
  nationality?: string | null | undefined;
  /**
   * Place of birth. (CUST-FIELD-individual_detail.place_of_birth)
   * At most 60 characters.
   */
  place_of_birth?: string | null | undefined;
  /**
   * Date of birth. (CUST-FIELD-individual_detail.date_of_birth)
   * A day, YYYY-MM-DD.
   */
  date_of_birth?: string | null | undefined;
  /** Gender. (CUST-FIELD-individual_detail.gender) */
  gender?: 'MALE' | 'FEMALE' | 'OTHER' | null | undefined;
  /** The person's work. (CUST-FIELD-individual_detail.employment) */
  employment?: Employment | null | undefined;
  /**
   * Source of the person's money.
   * At most 255 characters.
   */
  source_of_wealth?: string | null | undefined;
}

/** A person's details, as they are sent; those of work may be outside employment. */
export interface IndividualInput {
  /**
   * First and further given names. (CUST-PATCH-individual_detail.given_names)
   * At most 255 characters.
   */
  given_names: string;
  /**
   * Given names in another script.
   * At most 255 characters.
   */
  given_names_non_roman?: string | null | undefined;
  /**
   * Middle name.
   * At most 255 characters.
   */
  middle_name?: string | null | undefined;
  /**
   * Family name. (CUST-PATCH-individual_detail.surname)
   * At most 255 characters.
   */
  surname?: string | null | undefined;
  /**
   * Family name in another script.
   * At most 255 characters.
   */
  surname_non_roman?: string | null | undefined;
  /**
   * Maiden name of the person's mother.
   * At most 255 characters.
   */
  mother_maiden_name?: string | null | undefined;
  /** Two-letter code of the country of citizenship. (CUST-PATCH-individual_detail.nationality) */
  nationality?: string | null | undefined;
  /**
   * Place of birth. (CUST-PATCH-individual_detail.place_of_birth)
   * At most 60 characters.
   */
  place_of_birth?: string | null | undefined;
  /**
   * Date of birth. (CUST-PATCH-individual_detail.date_of_birth)
   * A day, YYYY-MM-DD.
   */
  date_of_birth?: string | null | undefined;
  /** Gender. (CUST-PATCH-individual_detail.gender) */
  gender?: 'MALE' | 'FEMALE' | 'OTHER' | null | undefined;
  /** The person's work. (CUST-PATCH-individual_detail.employment) */
  employment?: Employment | null | undefined;
  /**
   * Source of the person's money.
   * At most 255 characters.
   */
  source_of_wealth?: string | null | undefined;
  /**
   * Name of the person's employer. (CUST-PATCH-individual_detail.employer_name)
   * At most 255 characters.
   */
  employer_name?: string | null | undefined;
  /**
   * Line of business. (CUST-PATCH-individual_detail.nature_of_business)
   * At most 255 characters.
   */
  nature_of_business?: string | null | undefined;
  /**
   * Description of the person's role there. (CUST-PATCH-individual_detail.role_description)
   * At most 255 characters.
   */
  role_description?: string | null | undefined;
}

/** The card of a payment method inside a payment request. */
export interface InlineCardInput {
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency?: string | undefined;
  /**
   * Code of the payment channel, such as OVO or BCA.
   * At most 50 characters.
   */
  channel_code?: string | null | undefined;
  /** Data that the channel needs besides its code, such as return URLs. */
  channel_properties: CardProperties;
  /** The card. */
  card_information: CardInformation;
}

/** A customer sent inside another object. */
export type InlineCustomer = InlineCustomerIndividual | InlineCustomerBusiness;

/** A business as it is sent. */
export interface InlineCustomerBusiness {
  /**
   * The merchant's own reference. (PR2-CREATE-customer.reference_id)
   * At most 255 characters.
   */
  reference_id: string;
  /** A company. (PR2-CREATE-customer.type) */
  type: 'BUSINESS';
  /** The business; of type BUSINESS. (PR2-CREATE-customer.business_detail) */
  business_detail: BusinessDetail;
  /**
   * Email address. (PR2-CREATE-customer.email)
   * At most 50 characters.
   */
  email?: string | null | undefined;
  /**
   * Mobile number in E.164 form, such as +6281234567890. (PR2-CREATE-customer.mobile_number)
   * At most 50 characters.
   */
  mobile_number?: string | null | undefined;
  /**
   * Phone number in E.164 form, such as +62215550100.
   * At most 50 characters.
   */
  phone_number?: string | null | undefined;
  /** Addresses of the customer. */
  addresses?: readonly CustomerAddressInput[] | null | undefined;
  /** Accounts of the customer elsewhere, such as bank accounts. */
  identity_accounts?: readonly IdentityAccount[] | null | undefined;
  /** Documents that prove the customer's identity. */
  kyc_documents?: readonly KycDocument[] | null | undefined;
  /**
   * Text for the merchant's own use.
   * At most 500 characters.
   */
  description?: string | null | undefined;
  /**
   * Date of registration.
   * A day, YYYY-MM-DD.
   */
  date_of_registration?: string | null | undefined;
  /** Two-letter code of the country of registration. */
  domicile_of_registration?: string | null | undefined;
  /**
   * The merchant's own keys and values, shown again as they were sent.
   * At most 50 keys.
   */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  /** Always ACTIVE: customers have no other state. */
  status?: 'ACTIVE' | null | undefined;
  /** Two-letter country code (ISO 3166-1), such as ID. (PR2-CREATE-customer.country) */
  country?: 'ID' | 'PH' | 'TH' | 'MY' | null | undefined;
}

/** A person as it is sent. */
export interface InlineCustomerIndividual {
  /**
   * The merchant's own reference. (PR2-CREATE-customer.reference_id)
   * At most 255 characters.
   */
  reference_id: string;
  /** A person. (PR2-CREATE-customer.type) */
  type: 'INDIVIDUAL';
  /** The person; of type INDIVIDUAL. (PR2-CREATE-customer.individual_detail) */
  individual_detail: IndividualInput;
  /**
   * Email address. (PR2-CREATE-customer.email)
   * At most 50 characters.
   */
  email?: string | null | undefined;
  /**
   * Mobile number in E.164 form, such as +6281234567890. (PR2-CREATE-customer.mobile_number)
   * At most 50 characters.
   */
  mobile_number?: string | null | undefined;
  /**
   * Phone number in E.164 form, such as +62215550100.
   * At most 50 characters.
   */
  phone_number?: string | null | undefined;
  /** Addresses of the customer. */
  addresses?: readonly CustomerAddressInput[] | null | undefined;
  /** Accounts of the customer elsewhere, such as bank accounts. */
  identity_accounts?: readonly IdentityAccount[] | null | undefined;
  /** Documents that prove the customer's identity. */
  kyc_documents?: readonly KycDocument[] | null | undefined;
  /**
   * Text for the merchant's own use.
   * At most 500 characters.
   */
  description?: string | null | undefined;
  /**
   * Date of registration.
   * A day, YYYY-MM-DD.
   */
  date_of_registration?: string | null | undefined;
  /** Two-letter code of the country of registration. */
  domicile_of_registration?: string | null | undefined;
  /**
   * The merchant's own keys and values, shown again as they were sent.
   * At most 50 keys.
   */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  /** Always ACTIVE: customers have no other state. */
  status?: 'ACTIVE' | null | undefined;
  /** Two-letter country code (ISO 3166-1), such as ID. (PR2-CREATE-customer.country) */
  country?: 'ID' | 'PH' | 'TH' | 'MY' | null | undefined;
}

/** `payment_method` of CreatePaymentRequestBody where `type` is CARD. */
export interface InlinePaymentMethodCard {
  /**
   * Use of the payment method: one payment, or saved for more.
   * (PR2-CREATE-payment_method.reusability)
   */
  reusability: Reusability;
  /**
   * The merchant's own reference. (PR2-CREATE-payment_method.reference_id)
   * At most 255 characters.
   */
  reference_id?: string | null | undefined;
  /**
   * Text for the merchant's own use. (PR2-CREATE-payment_method.description)
   * At most 255 characters.
   */
  description?: string | null | undefined;
  /** Billing address and contact of the payer. */
  billing_information?: AddressInput | null | undefined;
  /**
   * The merchant's own keys and values, shown again as they were sent.
   * (PR2-CREATE-payment_method.metadata)
   * At most 50 keys.
   */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  /**
   * Id of the customer it belongs to.
   * At most 50 characters.
   */
  customer_id?: string | null | undefined;
  /** The customer, sent in place of customer_id. */
  customer?: InlineCustomer | null | undefined;
  /** Two-letter country code (ISO 3166-1), such as ID. */
  country?: string | null | undefined;
  /** A card. (PR2-CREATE-payment_method.type) */
  type: 'CARD';
  /** Details of a payment method of type CARD. */
  card: InlineCardInput;
}

/** `payment_method` of CreatePaymentRequestBody where `type` is DIRECT_DEBIT. */
export interface InlinePaymentMethodDirectDebit<
  DirectDebitCode extends string = DirectDebitChannel,
> {
  /**
   * Use of the payment method: one payment, or saved for more.
   * (PR2-CREATE-payment_method.reusability)
   */
  reusability: Reusability;
  /**
   * The merchant's own reference. (PR2-CREATE-payment_method.reference_id)
   * At most 255 characters.
   */
  reference_id?: string | null | undefined;
  /**
   * Text for the merchant's own use. (PR2-CREATE-payment_method.description)
   * At most 255 characters.
   */
  description?: string | null | undefined;
  /** Billing address and contact of the payer. */
  billing_information?: AddressInput | null | undefined;
  /**
   * The merchant's own keys and values, shown again as they were sent.
   * (PR2-CREATE-payment_method.metadata)
   * At most 50 keys.
   */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  /**
   * Id of the customer it belongs to.
   * At most 50 characters.
   */
  customer_id?: string | null | undefined;
  /** The customer, sent in place of customer_id. */
  customer?: InlineCustomer | null | undefined;
  /** Two-letter country code (ISO 3166-1), such as ID. */
  country?: string | null | undefined;
  /** A bank account or debit card that is debited directly. (PR2-CREATE-payment_method.type) */
  type: 'DIRECT_DEBIT';
  /** Details of a payment method of type DIRECT_DEBIT. (PR2-CREATE-payment_method.direct_debit) */
  direct_debit: DirectDebitInput<DirectDebitCode>;
}

/** `payment_method` of CreatePaymentRequestBody where `type` is EWALLET. */
export interface InlinePaymentMethodEwalletOnce<EwalletCode extends string = EwalletChannel> {
  /**
   * Use of the payment method: one payment, or saved for more.
   * (PR2-CREATE-payment_method.reusability)
   */
  reusability: 'ONE_TIME_USE';
  /**
   * The merchant's own reference. (PR2-CREATE-payment_method.reference_id)
   * At most 255 characters.
   */
  reference_id?: string | null | undefined;
  /**
   * Text for the merchant's own use. (PR2-CREATE-payment_method.description)
   * At most 255 characters.
   */
  description?: string | null | undefined;
  /** Billing address and contact of the payer. */
  billing_information?: AddressInput | null | undefined;
  /**
   * The merchant's own keys and values, shown again as they were sent.
   * (PR2-CREATE-payment_method.metadata)
   * At most 50 keys.
   */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  /**
   * Id of the customer it belongs to.
   * At most 50 characters.
   */
  customer_id?: string | null | undefined;
  /** The customer, sent in place of customer_id. */
  customer?: InlineCustomer | null | undefined;
  /** Two-letter country code (ISO 3166-1), such as ID. */
  country?: string | null | undefined;
  /** A wallet. (PR2-CREATE-payment_method.type) */
  type: 'EWALLET';
  /** Details of a payment method of type EWALLET. */
  ewallet: EwalletInput<EwalletCode>;
}

/** `payment_method` of CreatePaymentRequestBody where `type` is EWALLET. */
export interface InlinePaymentMethodEwalletSaved<EwalletCode extends string = EwalletChannel> {
  /**
   * Use of the payment method: one payment, or saved for more.
   * (PR2-CREATE-payment_method.reusability)
   */
  reusability: 'MULTIPLE_USE';
  /**
   * The merchant's own reference. (PR2-CREATE-payment_method.reference_id)
   * At most 255 characters.
   */
  reference_id?: string | null | undefined;
  /**
   * Text for the merchant's own use. (PR2-CREATE-payment_method.description)
   * At most 255 characters.
   */
  description?: string | null | undefined;
  /** Billing address and contact of the payer. */
  billing_information?: AddressInput | null | undefined;
  /**
   * The merchant's own keys and values, shown again as they were sent.
   * (PR2-CREATE-payment_method.metadata)
   * At most 50 keys.
   */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  /**
   * Id of the customer it belongs to.
   * At most 50 characters.
   */
  customer_id?: string | null | undefined;
  /** The customer, sent in place of customer_id. */
  customer?: InlineCustomer | null | undefined;
  /** Two-letter country code (ISO 3166-1), such as ID. */
  country?: string | null | undefined;
  /** A wallet. (PR2-CREATE-payment_method.type) */
  type: 'EWALLET';
  /** Details of a payment method of type EWALLET. */
  ewallet: EwalletInput<EwalletCode, EwalletSaveRequires>;
}

/** `payment_method` of CreatePaymentRequestBody where `type` is EWALLET. */
export type InlinePaymentMethodEwallet<EwalletCode extends string = EwalletChannel> =
  | InlinePaymentMethodEwalletOnce<EwalletCode>
  | InlinePaymentMethodEwalletSaved<EwalletCode>;

/** `payment_method` of CreatePaymentRequestBody where `type` is OVER_THE_COUNTER. */
export interface InlinePaymentMethodOverTheCounter {
  /**
   * Use of the payment method: one payment, or saved for more.
   * (PR2-CREATE-payment_method.reusability)
   */
  reusability: Reusability;
  /**
   * The merchant's own reference. (PR2-CREATE-payment_method.reference_id)
   * At most 255 characters.
   */
  reference_id?: string | null | undefined;
  /**
   * Text for the merchant's own use. (PR2-CREATE-payment_method.description)
   * At most 255 characters.
   */
  description?: string | null | undefined;
  /** Billing address and contact of the payer. */
  billing_information?: AddressInput | null | undefined;
  /**
   * The merchant's own keys and values, shown again as they were sent.
   * (PR2-CREATE-payment_method.metadata)
   * At most 50 keys.
   */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  /**
   * Id of the customer it belongs to.
   * At most 50 characters.
   */
  customer_id?: string | null | undefined;
  /** The customer, sent in place of customer_id. */
  customer?: InlineCustomer | null | undefined;
  /** Two-letter country code (ISO 3166-1), such as ID. */
  country?: string | null | undefined;
  /** A code to pay at an outlet. (PR2-CREATE-payment_method.type) */
  type: 'OVER_THE_COUNTER';
  /** Details of a payment method of type OVER_THE_COUNTER. */
  over_the_counter: OverTheCounterInput;
}

/** `payment_method` of CreatePaymentRequestBody where `type` is QR_CODE. */
export interface InlinePaymentMethodQrCode {
  /**
   * Use of the payment method: one payment, or saved for more.
   * (PR2-CREATE-payment_method.reusability)
   */
  reusability: Reusability;
  /**
   * The merchant's own reference. (PR2-CREATE-payment_method.reference_id)
   * At most 255 characters.
   */
  reference_id?: string | null | undefined;
  /**
   * Text for the merchant's own use. (PR2-CREATE-payment_method.description)
   * At most 255 characters.
   */
  description?: string | null | undefined;
  /** Billing address and contact of the payer. */
  billing_information?: AddressInput | null | undefined;
  /**
   * The merchant's own keys and values, shown again as they were sent.
   * (PR2-CREATE-payment_method.metadata)
   * At most 50 keys.
   */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  /**
   * Id of the customer it belongs to.
   * At most 50 characters.
   */
  customer_id?: string | null | undefined;
  /** The customer, sent in place of customer_id. */
  customer?: InlineCustomer | null | undefined;
  /** Two-letter country code (ISO 3166-1), such as ID. */
  country?: string | null | undefined;
  /** A QR code. (PR2-CREATE-payment_method.type) */
  type: 'QR_CODE';
  /** The QR code. */
  qr_code: QrCodeInput;
}

/** `payment_method` of CreatePaymentRequestBody where `type` is VIRTUAL_ACCOUNT. */
export interface InlinePaymentMethodVirtualAccount {
  /**
   * Use of the payment method: one payment, or saved for more.
   * (PR2-CREATE-payment_method.reusability)
   */
  reusability: Reusability;
  /**
   * The merchant's own reference. (PR2-CREATE-payment_method.reference_id)
   * At most 255 characters.
   */
  reference_id?: string | null | undefined;
  /**
   * Text for the merchant's own use. (PR2-CREATE-payment_method.description)
   * At most 255 characters.
   */
  description?: string | null | undefined;
  /** Billing address and contact of the payer. */
  billing_information?: AddressInput | null | undefined;
  /**
   * The merchant's own keys and values, shown again as they were sent.
   * (PR2-CREATE-payment_method.metadata)
   * At most 50 keys.
   */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  /**
   * Id of the customer it belongs to.
   * At most 50 characters.
   */
  customer_id?: string | null | undefined;
  /** The customer, sent in place of customer_id. */
  customer?: InlineCustomer | null | undefined;
  /** Two-letter country code (ISO 3166-1), such as ID. */
  country?: string | null | undefined;
  /** A number to pay by bank transfer. (PR2-CREATE-payment_method.type) */
  type: 'VIRTUAL_ACCOUNT';
  /** Details of a payment method of type VIRTUAL_ACCOUNT. */
  virtual_account: VirtualAccountInput;
}

/** Installments of a card payment. */
export interface InstallmentConfiguration {
  /**
   * Number of months of the installments.
   * A whole number, above 0.
   */
  terms: number;
  /** Unit of time between two installments. */
  interval: 'MONTH';
  /**
   * Code, such as that of an installment plan.
   * At most 50 characters.
   */
  code?: string | null | undefined;
}

/** An item of a purchase. */
export interface Item {
  /**
   * The merchant's own reference of the item.
   * At most 255 characters.
   */
  reference_id?: string | null | undefined;
  /**
   * Name, as payers see it.
   * At most 255 characters.
   */
  name: string;
  /**
   * Further description.
   * At most 255 characters.
   */
  description?: string | null | undefined;
  /**
   * Kind of goods or service.
   * At most 255 characters.
   */
  type?: string | null | undefined;
  /**
   * Category, as defined by the merchant.
   * At most 255 characters.
   */
  category: string;
  /**
   * Second category, as defined by the merchant.
   * At most 255 characters.
   */
  sub_category?: string | null | undefined;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency?: Currency | null | undefined;
  /**
   * Number of units.
   * Above 0.
   */
  quantity: number;
  /** Price of one. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. */
  price: number;
  /** Currency that the payer is charged in. */
  payer_charged_currency?: Currency | null | undefined;
  /**
   * Price in the currency that the payer is charged in. In the currency's own unit: 10000 IDR
   * is Rp10,000, 10.5 PHP is ₱10.50.
   */
  payer_charged_price?: number | null | undefined;
  /**
   * URL of its page in the shop.
   * At most 2,048 characters.
   */
  url?: string | null | undefined;
  /**
   * The merchant's own keys and values, shown again as they were sent.
   * At most 50 keys.
   */
  metadata?: Record<string, string | number | boolean> | null | undefined;
}

/** A document that proves the identity of a customer. */
export type KycDocument = IdentityCard | OtherDocument;

/** A link to the next page. */
export interface Link {
  /** Path of the next page. (TXN-LIST-links.href) */
  href: string;
  /** Always next. (TXN-LIST-links.rel) */
  rel: 'next';
  /** HTTP method. (TXN-LIST-links.method) */
  method: 'GET';
}

/** Query of `GET /v2/accounts`. */
export interface ListAccountsQuery {
  /** Only the one with this email address. */
  email?: readonly string[] | undefined;
  /** Only those in this status. */
  status?: readonly SubAccountStatus[] | undefined;
  /** Only those of this type. */
  type?: AccountType | undefined;
  /** Only those created in this range. */
  created?: TimeRange | undefined;
  /** Only those changed in this range. */
  updated?: TimeRange | undefined;
  /**
   * Maximum number of items on a page.
   * A whole number, at least 1, at most 50.
   */
  limit?: number | undefined;
  /** Continues after this item: the id of the last item of the previous page. */
  after_id?: string | undefined;
  /** Goes back from this item: the id of the first item of the following page. */
  before_id?: string | undefined;
}

/** Response of `GET /v2/accounts`. */
export interface ListAccountsResponse {
  /** The items of this page, newest first. */
  data: SubAccount[];
  /** True when another page follows. */
  has_more: boolean;
  /** The next page, where there is one. */
  links?: Link[] | undefined;
}

/** Parameters in the path of `GET /payment_requests/{id}/captures`. */
export interface ListCapturesParams {
  /** Id of the object that the call is about. */
  id: string;
}

/** Query of `GET /payment_requests/{id}/captures`. */
export interface ListCapturesQuery {
  /**
   * Maximum number of items on a page.
   * A whole number, at least 1, at most 100.
   */
  limit?: number | undefined;
  /** Continues after this item: the id of the last item of the previous page. */
  after_id?: string | undefined;
}

/** Response of `GET /payment_requests/{id}/captures`. */
export interface ListCapturesResponse {
  /** The items of this page, newest first. */
  data: Capture[];
  /** True when another page follows. */
  has_more: boolean;
}

/** Query of `GET /customers`. */
export interface ListCustomersQuery {
  /** Only those with this reference. (CUST-GET-reference_id) */
  reference_id: string;
  /**
   * Maximum number of items on a page.
   * A whole number, at least 1, at most 100.
   */
  limit?: number | undefined;
  /** Continues after this item: the id of the last item of the previous page. */
  after_id?: string | undefined;
  /** Goes back from this item: the id of the first item of the following page. */
  before_id?: string | undefined;
}

/** Response of `GET /customers`. */
export type ListCustomersResponse = CustomerPage | OriginalCustomer[];

/** Parameters in the path of `GET /v2/payment_methods/{id}/payments`. */
export interface ListMethodPaymentsParams {
  /** Id of the object that the call is about. */
  id: string;
}

/** Query of `GET /v2/payment_methods/{id}/payments`. */
export interface ListMethodPaymentsQuery {
  /**
   * Maximum number of items on a page.
   * A whole number, at least 1, at most 100.
   */
  limit?: number | undefined;
  /** Continues after this item: the id of the last item of the previous page. */
  after_id?: string | undefined;
  /** Goes back from this item: the id of the first item of the following page. */
  before_id?: string | undefined;
  /** Only those of these payment requests. */
  payment_request_id?: readonly string[] | undefined;
  /** Only those of these payment methods. */
  payment_method_id?: readonly string[] | undefined;
  /** Only those with this reference. */
  reference_id?: readonly string[] | undefined;
  /** Only those paid by these types. */
  payment_method_type?: readonly PaymentMethodType[] | undefined;
  /** Only those of this channel. */
  channel_code?: readonly string[] | undefined;
  /** Only those in this status. */
  status?: readonly ('PENDING' | 'AWAITING_CAPTURE' | 'SUCCEEDED' | 'FAILED')[] | undefined;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency?: readonly string[] | undefined;
  /** Only those created in this range. */
  created?: TimeRange | undefined;
  /** Only those changed in this range. */
  updated?: TimeRange | undefined;
}

/** Response of `GET /v2/payment_methods/{id}/payments`. */
export interface ListMethodPaymentsResponse {
  /** The items of this page, newest first. */
  data: ListedPayment[];
  /** True when another page follows. */
  has_more: boolean;
}

/** Query of `GET /v2/payment_methods`. */
export interface ListPaymentMethodsQuery {
  /**
   * Maximum number of items on a page.
   * A whole number, at least 1, at most 100.
   */
  limit?: number | undefined;
  /** Continues after this item: the id of the last item of the previous page. */
  after_id?: string | undefined;
  /** Goes back from this item: the id of the first item of the following page. */
  before_id?: string | undefined;
  /** Only those with these ids. */
  id?: readonly string[] | undefined;
  /** Only those of this type. */
  type?: readonly PaymentMethodType[] | undefined;
  /** Only those in this status. */
  status?: readonly PaymentMethodStatus[] | undefined;
  /** Use of the payment method: one payment, or saved for more. */
  reusability?: Reusability | undefined;
  /** Only those of this customer. */
  customer_id?: string | undefined;
  /** Only those with this reference. */
  reference_id?: string | undefined;
}

/** Response of `GET /v2/payment_methods`. */
export interface ListPaymentMethodsResponse {
  /** The items of this page, newest first. */
  data: PaymentMethod[];
  /** True when another page follows. */
  has_more: boolean;
}

/** Query of `GET /payment_requests`. */
export interface ListPaymentRequestsQuery {
  /**
   * Maximum number of items on a page.
   * A whole number, at least 1, at most 100.
   */
  limit?: number | undefined;
  /**
   * Continues after this item: the id of the last item of the previous page.
   * (PR2-LIST-after_id)
   */
  after_id?: string | undefined;
  /** Goes back from this item: the id of the first item of the following page. */
  before_id?: string | undefined;
  /** Only those with these ids. */
  id?: readonly string[] | undefined;
  /** Only those with this reference. */
  reference_id?: readonly string[] | undefined;
  /** Only those of this customer. */
  customer_id?: readonly string[] | undefined;
}

/** Response of `GET /payment_requests`. */
export interface ListPaymentRequestsResponse {
  /** The items of this page, newest first. (PR2-LIST-data) */
  data: PaymentRequest[];
  /** True when another page follows. (PR2-LIST-has_more) */
  has_more: boolean;
}

/** Query of `GET /refunds`. */
export interface ListRefundsQuery {
  /** Only those of these payment requests. */
  payment_request_id?: string | undefined;
  /** Only those of this invoice. */
  invoice_id?: string | undefined;
  /** Only those paid by these types. */
  payment_method_type?: RefundedMethodType | undefined;
  /** Only those of this channel. */
  channel_code?: string | undefined;
  /**
   * Maximum number of items on a page.
   * A whole number, at least 1, at most 100.
   */
  limit?: number | undefined;
  /** Continues after this item: the id of the last item of the previous page. */
  after_id?: string | undefined;
  /** Goes back from this item: the id of the first item of the following page. */
  before_id?: string | undefined;
}

/** Response of `GET /refunds`. */
export interface ListRefundsResponse {
  /** The items of this page, newest first. */
  data: Refund[];
  /** True when another page follows. */
  has_more: boolean;
  /** The next page, where there is one. */
  links?: Link[] | undefined;
}

/** Query of `GET /transactions`. */
export interface ListTransactionsQuery {
  /** Only those of these types; all when omitted. Default all. (TXN-LIST-types) */
  types?: readonly TransactionType[] | undefined;
  /** Only those in these states; all when omitted. Default all. (TXN-LIST-statuses) */
  statuses?: readonly TransactionStatus[] | undefined;
  /** Only those of these categories; all when omitted. (TXN-LIST-channel_categories) */
  channel_categories?: readonly ChannelCategory[] | undefined;
  /**
   * Only those whose reference contains this text. Case-sensitively by partial match.
   * (TXN-LIST-reference_id)
   */
  reference_id?: string | undefined;
  /** Only those of exactly this product. Case-sensitively by exact match. (TXN-LIST-product_id) */
  product_id?: string | undefined;
  /**
   * Only those of exactly this account. Case-sensitively by exact match.
   * (TXN-LIST-account_identifier)
   */
  account_identifier?: string | undefined;
  /** Three-letter currency code (ISO 4217), such as IDR. Default IDR. (TXN-LIST-currency) */
  currency?: string | undefined;
  /**
   * Only those of exactly this amount. In the currency's own unit: 10000 IDR is Rp10,000, 10.5
   * PHP is ₱10.50. (TXN-LIST-amount)
   */
  amount?: number | undefined;
  /** Only those created in this range. */
  created?: TimeRange | undefined;
  /** Only those changed in this range. */
  updated?: TimeRange | undefined;
  /**
   * Maximum number of items on a page. Default 10. (TXN-LIST-limit)
   * A whole number, at least 1, at most 50.
   */
  limit?: number | undefined;
  /**
   * Continues after this item: the id of the last item of the previous page.
   * (TXN-LIST-after_id)
   */
  after_id?: string | undefined;
  /**
   * Goes back from this item: the id of the first item of the following page.
   * (TXN-LIST-before_id)
   */
  before_id?: string | undefined;
}

/** Response of `GET /transactions`. */
export interface ListTransactionsResponse {
  /** The items of this page, newest first. (TXN-LIST-data) */
  data: Transaction[];
  /** True when another page follows. (TXN-LIST-has_more) */
  has_more: boolean;
  /** The next page, where there is one. (TXN-LIST-links) */
  links?: Link[] | undefined;
}

/** A payment of a payment method. */
export interface ListedPayment {
  /** Id of the object. */
  id: string;
  /** In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. */
  amount: number;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: string;
  /** Two-letter country code (ISO 3166-1), such as ID. */
  country: string;
  /** The current state. */
  status: PaymentStatus;
  /** Details of the payment from the channel, beside the amount. */
  payment_detail: PaymentDetail | null;
  /** The payment method that pays. */
  payment_method: EmbeddedMethod;
  /** Id of the payment request. */
  payment_request_id: string | null;
  /** The merchant's own reference. */
  reference_id: string;
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
  /** Id of the business (account) that it belongs to. */
  business_id: string;
  /** Code of the payment channel, such as OVO or BCA. */
  channel_code: ChannelCode;
  /** Type of the payment method that paid. */
  type: PaymentMethodType;
  /** Id of the payment method that paid. */
  instrument_id: string;
}

/** `failure_code` of PaymentMethod. */
export type MethodFailureCode =
  | 'USER_DID_NOT_AUTHORIZE_THE_PAYMENT'
  | 'ACCOUNT_ACCESS_BLOCKED'
  | 'CHANNEL_UNAVAILABLE'
  | 'INVALID_ACCOUNT_DETAILS'
  | 'AUTHENTICATION_FAILED'
  | 'DECLINED_BY_ISSUER'
  | 'DECLINED_BY_PROCESSOR'
  | 'EXPIRED_CARD'
  | 'INACTIVE_OR_UNAUTHORIZED_CARD'
  | 'INSUFFICIENT_BALANCE'
  | 'INVALID_CARD'
  | 'INVALID_CVV'
  | 'PROCESSOR_ERROR'
  | 'STOLEN_CARD'
  | 'SUSPECTED_FRAUDULENT'
  | 'TRANSACTION_BLOCKED'
  | 'ACCOUNT_NOT_ACTIVATED'
  | 'ACCOUNT_NOT_FOUND'
  | 'DUPLICATE_PAYMENT'
  | 'INVALID_MERCHANT_CREDENTIALS'
  | 'MAXIMUM_LIMIT_REACHED'
  | 'PARTNER_CHANNEL_ERROR'
  | 'SERVER_ERROR'
  | 'USER_DECLINED_PAYMENT'
  | 'USER_UNREACHABLE'
  | 'MAX_AMOUNT_LIMIT_ERROR'
  | 'OTP_DELIVERY_ERROR'
  | 'CANCELED'
  | 'PAYMENT_REQUEST_EXPIRED'
  | 'INACTIVE_PAYMENT_METHOD'
  | (string & {});

/** A customer in the form of version 2020-05-19. */
export interface OriginalCustomer {
  /** Id of the customer. */
  id: string;
  /** The merchant's own reference. (CUST-GET-reference_id) */
  reference_id: string;
  /** Text for the merchant's own use. */
  description: string | null;
  /** First and further given names. */
  given_names: string | null;
  /** Middle name. */
  middle_name: string | null;
  /** Family name. */
  surname: string | null;
  /** Mobile number in E.164 form, such as +6281234567890. */
  mobile_number: string | null;
  /** Phone number in E.164 form, such as +62215550100. */
  phone_number: string | null;
  /** Email address. */
  email: string | null;
  /** Two-letter code of the country of citizenship. */
  nationality: string | null;
  /** Addresses of the customer. */
  addresses: OriginalCustomerAddresses[];
  /** Date of birth. */
  date_of_birth: string | null;
  /** The person's work. */
  employment: OriginalCustomerEmployment | null;
  /** Source of the person's money. */
  source_of_wealth: string | null;
  /** The merchant's own keys and values, shown again as they were sent. */
  metadata: Record<string, unknown> | null;
}

/** `addresses` of OriginalCustomer. */
export interface OriginalCustomerAddresses {
  /** Two-letter country code (ISO 3166-1), such as ID. */
  country: string;
  /** First line of the street address. */
  street_line1: string | null;
  /** Second line of the street address. */
  street_line2: string | null;
  /** City. */
  city: string | null;
  /** Province. */
  province: string | null;
  /** State. */
  state: string | null;
  /** Postal code. */
  postal_code: string | null;
  /** Category, as defined by the merchant. */
  category: string | null;
  /** True for the customer's main address. */
  is_primary: boolean;
}

/** `employment` of OriginalCustomer. */
export interface OriginalCustomerEmployment {
  /** Name of the person's employer. */
  employer_name: string | null;
  /** Line of business. */
  nature_of_business: string | null;
  /** Description of the person's role there. */
  role_description: string | null;
}

/** A customer as it is created in version 2020-05-19. */
export type OriginalInput = OriginalPerson | IndividualCustomerInput | BusinessCustomerInput;

/** A person in the form of version 2020-05-19. */
export interface OriginalPerson {
  /**
   * The merchant's own reference.
   * At most 255 characters.
   */
  reference_id: string;
  /**
   * Email address.
   * At most 50 characters.
   */
  email?: string | null | undefined;
  /**
   * Mobile number in E.164 form, such as +6281234567890.
   * At most 50 characters.
   */
  mobile_number?: string | null | undefined;
  /**
   * Phone number in E.164 form, such as +62215550100.
   * At most 50 characters.
   */
  phone_number?: string | null | undefined;
  /** Addresses of the customer. */
  addresses?: readonly CustomerAddressInput[] | null | undefined;
  /** Accounts of the customer elsewhere, such as bank accounts. */
  identity_accounts?: readonly IdentityAccount[] | null | undefined;
  /** Documents that prove the customer's identity. */
  kyc_documents?: readonly KycDocument[] | null | undefined;
  /**
   * Text for the merchant's own use.
   * At most 500 characters.
   */
  description?: string | null | undefined;
  /**
   * Date of registration.
   * A day, YYYY-MM-DD.
   */
  date_of_registration?: string | null | undefined;
  /** Two-letter code of the country of registration. */
  domicile_of_registration?: string | null | undefined;
  /**
   * The merchant's own keys and values, shown again as they were sent.
   * At most 50 keys.
   */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  /** Always ACTIVE: customers have no other state. */
  status?: 'ACTIVE' | null | undefined;
  /**
   * First and further given names.
   * At most 255 characters.
   */
  given_names: string;
  /**
   * Middle name.
   * At most 255 characters.
   */
  middle_name?: string | null | undefined;
  /**
   * Family name.
   * At most 255 characters.
   */
  surname?: string | null | undefined;
  /** Two-letter code of the country of citizenship. */
  nationality?: string | null | undefined;
  /**
   * Date of birth.
   * A day, YYYY-MM-DD.
   */
  date_of_birth?: string | null | undefined;
  /** The person's work. */
  employment?: Employment | null | undefined;
  /**
   * Source of the person's money.
   * At most 255 characters.
   */
  source_of_wealth?: string | null | undefined;
}

/** A document other than an identity card. */
export interface OtherDocument {
  /** Two-letter country code (ISO 3166-1), such as ID. (CUST-PATCH-kyc_documents.country) */
  country: string;
  /**
   * Name of the document. (CUST-PATCH-kyc_documents.document_name)
   * At most 255 characters.
   */
  document_name?: string | null | undefined;
  /**
   * Number of the document. (CUST-PATCH-kyc_documents.document_number)
   * At most 255 characters.
   */
  document_number?: string | null | undefined;
  /**
   * Name on the document. (CUST-PATCH-kyc_documents.holder_name)
   * At most 255 characters.
   */
  holder_name?: string | null | undefined;
  /**
   * Expiry date of the document. (CUST-PATCH-kyc_documents.expires_at)
   * A day, YYYY-MM-DD.
   */
  expires_at?: string | null | undefined;
  /** Ids of uploaded files that show the document. (CUST-PATCH-kyc_documents.document_images) */
  document_images?: string[] | null | undefined;
  /** Type of the document. (CUST-PATCH-kyc_documents.type) */
  type:
    | 'BIRTH_CERTIFICATE'
    | 'BANK_STATEMENT'
    | 'DRIVING_LICENSE'
    | 'PASSPORT'
    | 'VISA'
    | 'BUSINESS_REGISTRATION'
    | 'BUSINESS_LICENSE';
}

/** `channel_code` of PublicOverTheCounter. */
export type OverTheCounterChannelCode = OverTheCounterChannel | (string & {});

/** The outlet of a payment method of type OVER_THE_COUNTER. */
export interface OverTheCounterInput {
  /**
   * Code of the payment channel, such as OVO or BCA. (PM2-CREATE-over_the_counter.channel_code)
   * At most 50 characters.
   */
  channel_code: OverTheCounterChannel | (string & {});
  /**
   * In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * (PM2-CREATE-over_the_counter.amount)
   * Above 0.
   */
  amount?: number | null | undefined;
  /** Three-letter currency code (ISO 4217), such as IDR. (PM2-CREATE-over_the_counter.currency) */
  currency?: string | null | undefined;
  /** Data that the channel needs besides its code, such as return URLs. */
  channel_properties: OverTheCounterProperties;
}

/** Data that outlets need. */
export interface OverTheCounterProperties {
  /**
   * Name of the payer, as the outlet or bank shows it.
   * At most 250 characters.
   */
  customer_name: string;
  /** Code that the payer presents at the outlet. */
  payment_code?: string | null | undefined;
  /**
   * Time at which it expires if it has not been paid.
   * An ISO 8601 time.
   */
  expires_at?: string | null | undefined;
}

/** Details of a payment from the channel; each field only where its channel provides it. */
export interface PaymentDetail {
  /** Network that carried the payment. */
  network?: string | null | undefined;
  /** Note of the outlet. */
  remarks?: string | null | undefined;
  /** Source of the money, such as the wallet balance. */
  fund_source?: string | null | undefined;
  /** Name of the bank or wallet that paid. */
  source?: string | null | undefined;
  /** Name of the bank or wallet that paid. */
  issuer_name?: string | null | undefined;
  /** Number of the receipt at the channel. */
  receipt_id?: string | null | undefined;
}

/** `failure_code` of Capture. */
export type PaymentFailureCode =
  | 'DECLINED_BY_ISSUER'
  | 'DECLINED_BY_PROCESSOR'
  | 'EXPIRED_CARD'
  | 'INACTIVE_OR_UNAUTHORIZED_CARD'
  | 'INSUFFICIENT_BALANCE'
  | 'INVALID_CARD'
  | 'INVALID_CVV'
  | 'PROCESSOR_ERROR'
  | 'STOLEN_CARD'
  | 'SUSPECTED_FRAUDULENT'
  | 'TRANSACTION_BLOCKED'
  | 'CHANNEL_UNAVAILABLE'
  | 'ACCOUNT_ACCESS_BLOCKED'
  | 'ACCOUNT_NOT_ACTIVATED'
  | 'ACCOUNT_NOT_FOUND'
  | 'DUPLICATE_PAYMENT'
  | 'INVALID_ACCOUNT_DETAILS'
  | 'INVALID_MERCHANT_CREDENTIALS'
  | 'MAXIMUM_LIMIT_REACHED'
  | 'PARTNER_CHANNEL_ERROR'
  | 'SERVER_ERROR'
  | 'USER_DECLINED_PAYMENT'
  | 'USER_DID_NOT_AUTHORIZE_THE_PAYMENT'
  | 'USER_UNREACHABLE'
  | 'MAX_AMOUNT_LIMIT_ERROR'
  | 'OTP_DELIVERY_ERROR'
  | 'AUTHENTICATION_FAILED'
  | 'CANCELED'
  | 'PAYMENT_REQUEST_EXPIRED'
  | 'INACTIVE_PAYMENT_METHOD'
  | (string & {});

/** The fields of PaymentMethod for every type. */
export interface PaymentMethodCommon {
  /**
   * Id of the payment method. (PM2-FIELD-id)
   * Begins with pm-.
   */
  id: string;
  /**
   * The merchant's own reference. (PM2-FIELD-reference_id)
   * At most 255 characters.
   */
  reference_id: string;
  /**
   * Text for the merchant's own use. (PM2-FIELD-description)
   * At most 255 characters.
   */
  description: string | null;
  /** Use of the payment method: one payment, or saved for more. (PM2-FIELD-reusability) */
  reusability: Reusability;
  /** The current state. (PM2-FIELD-status) */
  status: PaymentMethodStatus;
  /** Always null. (PM2-FIELD-direct_bank_transfer) */
  direct_bank_transfer: null;
  /** Billing address and contact of the payer. (PM2-FIELD-billing_information) */
  billing_information: Address;
  /**
   * The merchant's own keys and values, shown again as they were sent. (PM2-FIELD-metadata)
   * At most 50 keys.
   */
  metadata: Record<string, string | number | boolean> | null;
  /**
   * Time of creation. (PM2-FIELD-created)
   * An ISO 8601 time.
   */
  created: string;
  /**
   * Time of the last change. (PM2-FIELD-updated)
   * An ISO 8601 time.
   */
  updated: string;
  /** Id of the business (account) that it belongs to. */
  business_id: string;
  /** Two-letter country code (ISO 3166-1), such as ID. */
  country: string;
  /** Id of the customer it belongs to. */
  customer_id: string | null;
  /** The next actions; empty or null when there are none. */
  actions: PaymentMethodActions[];
  /** Code of the failure; null while there is none. More codes may follow. */
  failure_code: MethodFailureCode | null;
}

/** A way to pay: for one payment, or saved for more. */
export type PaymentMethod = PaymentMethodCommon &
  (
    | {
        /**
         * Type of the payment method: the object of this name, in lower case, has its details.
         * (PM2-FIELD-type)
         */
        type: 'EWALLET';
        /** Details of a payment method of type EWALLET. (PM2-FIELD-ewallet) */
        ewallet: PublicEwallet;
        /** Null, unless type is DIRECT_DEBIT. */
        direct_debit: null;
        /** Null, unless type is CARD. */
        card: null;
        /** Null, unless type is VIRTUAL_ACCOUNT. */
        virtual_account: null;
        /** Null, unless type is OVER_THE_COUNTER. */
        over_the_counter: null;
        /** Null, unless type is QR_CODE. */
        qr_code: null;
      }
    | {
        /**
         * Type of the payment method: the object of this name, in lower case, has its details.
         * (PM2-FIELD-type)
         */
        type: 'DIRECT_DEBIT';
        /** Null, unless type is EWALLET. */
        ewallet: null;
        /** Details of a payment method of type DIRECT_DEBIT. (PM2-FIELD-direct_debit) */
        direct_debit: PublicDirectDebit;
        /** Null, unless type is CARD. */
        card: null;
        /** Null, unless type is VIRTUAL_ACCOUNT. */
        virtual_account: null;
        /** Null, unless type is OVER_THE_COUNTER. */
        over_the_counter: null;
        /** Null, unless type is QR_CODE. */
        qr_code: null;
      }
    | {
        /**
         * Type of the payment method: the object of this name, in lower case, has its details.
         * (PM2-FIELD-type)
         */
        type: 'CARD';
        /** Null, unless type is EWALLET. */
        ewallet: null;
        /** Null, unless type is DIRECT_DEBIT. */
        direct_debit: null;
        /** Details of a payment method of type CARD. (PM2-FIELD-card) */
        card: PublicCard;
        /** Null, unless type is VIRTUAL_ACCOUNT. */
        virtual_account: null;
        /** Null, unless type is OVER_THE_COUNTER. */
        over_the_counter: null;
        /** Null, unless type is QR_CODE. */
        qr_code: null;
      }
    | {
        /**
         * Type of the payment method: the object of this name, in lower case, has its details.
         * (PM2-FIELD-type)
         */
        type: 'VIRTUAL_ACCOUNT';
        /** Null, unless type is EWALLET. */
        ewallet: null;
        /** Null, unless type is DIRECT_DEBIT. */
        direct_debit: null;
        /** Null, unless type is CARD. */
        card: null;
        /** Details of a payment method of type VIRTUAL_ACCOUNT. (PM2-FIELD-virtual_account) */
        virtual_account: PublicVirtualAccount;
        /** Null, unless type is OVER_THE_COUNTER. */
        over_the_counter: null;
        /** Null, unless type is QR_CODE. */
        qr_code: null;
      }
    | {
        /**
         * Type of the payment method: the object of this name, in lower case, has its details.
         * (PM2-FIELD-type)
         */
        type: 'OVER_THE_COUNTER';
        /** Null, unless type is EWALLET. */
        ewallet: null;
        /** Null, unless type is DIRECT_DEBIT. */
        direct_debit: null;
        /** Null, unless type is CARD. */
        card: null;
        /** Null, unless type is VIRTUAL_ACCOUNT. */
        virtual_account: null;
        /** Details of a payment method of type OVER_THE_COUNTER. (PM2-FIELD-over_the_counter) */
        over_the_counter: PublicOverTheCounter;
        /** Null, unless type is QR_CODE. */
        qr_code: null;
      }
    | {
        /**
         * Type of the payment method: the object of this name, in lower case, has its details.
         * (PM2-FIELD-type)
         */
        type: 'QR_CODE';
        /** Null, unless type is EWALLET. */
        ewallet: null;
        /** Null, unless type is DIRECT_DEBIT. */
        direct_debit: null;
        /** Null, unless type is CARD. */
        card: null;
        /** Null, unless type is VIRTUAL_ACCOUNT. */
        virtual_account: null;
        /** Null, unless type is OVER_THE_COUNTER. */
        over_the_counter: null;
        /** The QR code. (PM2-FIELD-qr_code) */
        qr_code: PublicQrCode;
      }
  );

/** `actions` of PaymentMethod. */
export interface PaymentMethodActions {
  /** The next action. */
  action: 'AUTH' | 'RESEND_AUTH';
  /** URL for the action. */
  url: string | null;
  /** Kind of address. */
  url_type: 'API' | 'WEB' | 'MOBILE' | 'DEEPLINK';
  /** HTTP method. */
  method: string | null;
}

/** States of a payment method. */
export type PaymentMethodStatus =
  | 'REQUIRES_ACTION'
  | 'ACTIVE'
  | 'INACTIVE'
  | 'EXPIRED'
  | 'PENDING'
  | 'FAILED';

/** Types of payment methods. */
export type PaymentMethodType =
  | 'EWALLET'
  | 'DIRECT_DEBIT'
  | 'CARD'
  | 'VIRTUAL_ACCOUNT'
  | 'OVER_THE_COUNTER'
  | 'QR_CODE';

/** A request for a payment, and its status. */
export interface PaymentRequest {
  /**
   * Id of the payment request. (PR2-FIELD-id)
   * Begins with pr-.
   */
  id: string;
  /** Id of the business (account) that it belongs to. (PR2-FIELD-business_id) */
  business_id: string;
  /** Id of the customer it belongs to. (PR2-FIELD-customer_id) */
  customer_id: string | null;
  /**
   * The merchant's own reference. (PR2-FIELD-reference_id)
   * At most 255 characters.
   */
  reference_id: string;
  /** Three-letter currency code (ISO 4217), such as IDR. (PR2-FIELD-currency) */
  currency: Currency;
  /**
   * In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. Null means open
   * amount and is only possible for OVER_THE_COUNTER and VIRTUAL_ACCOUNT. (PR2-FIELD-amount)
   */
  amount: number | null;
  /**
   * Smallest amount that can be paid. In the currency's own unit: 10000 IDR is Rp10,000, 10.5
   * PHP is ₱10.50.
   */
  min_amount: number | null;
  /**
   * Largest amount that can be paid. In the currency's own unit: 10000 IDR is Rp10,000, 10.5
   * PHP is ₱10.50.
   */
  max_amount: number | null;
  /** Two-letter country code (ISO 3166-1), such as ID. (PR2-FIELD-country) */
  country: string;
  /** The current state. (PR2-FIELD-status) */
  status: PaymentRequestStatus;
  /**
   * Text for the merchant's own use. (PR2-FIELD-description)
   * At most 255 characters.
   */
  description: string | null;
  /**
   * Code of the failure; null while there is none. More codes may follow. Set when status is
   * FAILED. (PR2-FIELD-failure_code)
   */
  failure_code: PaymentFailureCode | null;
  /**
   * AUTOMATIC takes the money at once; MANUAL holds it until it is captured. Cards only.
   * (PR2-FIELD-capture_method)
   */
  capture_method: 'AUTOMATIC' | 'MANUAL';
  /**
   * Initiator of the payment: the customer, or the merchant with a saved method.
   * (PR2-FIELD-initiator)
   */
  initiator: 'CUSTOMER' | 'MERCHANT' | null;
  /**
   * Verification results from the bank and the card network. Null when unused.
   * (PR2-FIELD-card_verification_results)
   */
  card_verification_results: CardVerificationResults | null;
  /** Shipping address. Null when unused. (PR2-FIELD-shipping_information) */
  shipping_information: ShippingInformation | null;
  /** Items of the purchase. Null when unused. (PR2-FIELD-items) */
  items: Item[] | null;
  /**
   * Data that the channel needs besides its code, such as return URLs. Null when unused.
   * (PR2-FIELD-channel_properties)
   */
  channel_properties: RequestProperties | null;
  /**
   * The merchant's own keys and values, shown again as they were sent. (PR2-FIELD-metadata)
   * At most 50 keys.
   */
  metadata: Record<string, string | number | boolean> | null;
  /**
   * Time of creation. (PR2-FIELD-created)
   * An ISO 8601 time.
   */
  created: string;
  /**
   * Time of the last change. (PR2-FIELD-updated)
   * An ISO 8601 time.
   */
  updated: string;
  /** The payment method that pays. (PR2-FIELD-payment_method) */
  payment_method: EmbeddedMethod;
  /** The next actions; empty or null when there are none. (PR2-FIELD-actions) */
  actions: Action[];
}

/** States of a payment request. */
export type PaymentRequestStatus =
  | 'REQUIRES_ACTION'
  | 'SUCCEEDED'
  | 'FAILED'
  | 'AWAITING_CAPTURE'
  | 'PENDING'
  | 'EXPIRED'
  | 'CANCELED'
  | 'VOIDED';

/** States of a payment. */
export type PaymentStatus =
  | 'PENDING'
  | 'AWAITING_CAPTURE'
  | 'SUCCEEDED'
  | 'FAILED'
  | 'EXPIRED'
  | 'CANCELED'
  | 'VOIDED';

/** The card of a payment method, as it is shown. */
export interface PublicCard {
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: string;
  /** Code of the payment channel, such as OVO or BCA. */
  channel_code: string | null;
  /** Data that the channel needs besides its code, such as return URLs. */
  channel_properties: Record<string, unknown>;
  /** The card. */
  card_information: PublicCardInformation | null;
  /** Verification results from the bank and the card network. */
  card_verification_results: CardVerificationResults | null;
}

/** `card_information` of PublicCard. */
export interface PublicCardInformation {
  /** Id of the card token. */
  token_id: string;
  /** Number of the card, all but its first six and last four digits hidden. */
  masked_card_number: string;
  /** Name on the card. */
  cardholder_name: string | null;
  /** Month in which the card expires, 01 to 12. */
  expiry_month: string;
  /** Year in which the card expires, four digits. */
  expiry_year: string;
  /** Fingerprint that is the same for the same card, whatever its token. */
  fingerprint: string;
  /** A credit or a debit card. */
  type: 'CREDIT' | 'DEBIT';
  /** Card network. */
  network: CardNetwork;
  /** Two-letter country code (ISO 3166-1), such as ID. */
  country: string;
  /** Name of the bank that issued the card. */
  issuer: string;
}

/** The bank of a payment method, as it is shown. */
export interface PublicDirectDebit {
  /**
   * Source of the money: a debit card, a bank account, or the page of a bank.
   * (PM2-FIELD-direct_debit.type)
   */
  type: 'DEBIT_CARD' | 'BANK_ACCOUNT' | 'BANK_REDIRECT';
  /** Code of the payment channel, such as OVO or BCA. (PM2-FIELD-direct_debit.channel_code) */
  channel_code: DirectDebitChannelCode;
  /**
   * Data that the channel needs besides its code, such as return URLs.
   * (PM2-FIELD-direct_debit.channel_properties)
   */
  channel_properties: Record<string, unknown>;
  /** The bank account that is debited, once it is linked. (PM2-FIELD-direct_debit.bank_account) */
  bank_account: PublicDirectDebitBankAccount | null;
  /** The debit card that is debited, once it is linked. (PM2-FIELD-direct_debit.debit_card) */
  debit_card: PublicDirectDebitCard | null;
}

/** `bank_account` of PublicDirectDebit. */
export interface PublicDirectDebitBankAccount {
  /**
   * Number of the bank account, all but its last digits hidden.
   * (PM2-FIELD-direct_debit.bank_account.masked_bank_account_number)
   */
  masked_bank_account_number: string | null;
  /**
   * Hash that is the same for the same bank account, to compare accounts without knowing them.
   * (PM2-FIELD-direct_debit.bank_account.bank_account_hash)
   */
  bank_account_hash: string | null;
  /** Mobile number in E.164 form, such as +6281234567890. */
  mobile_number: string | null;
  /** Number of the payer's identity document. */
  identity_document_number: string | null;
}

/** `debit_card` of PublicDirectDebit. */
export interface PublicDirectDebitCard {
  /** Mobile number in E.164 form, such as +6281234567890. */
  mobile_number: string | null;
  /** Last four digits of the debit card. */
  card_last_four: string | null;
  /** Expiry of the debit card, MM/YY. */
  card_expiry: string | null;
  /** Email address. */
  email: string | null;
  /** Number of the account of the debit card. */
  account_number: string | null;
}

/** The wallet of a payment method, as it is shown. */
export interface PublicEwallet {
  /** Code of the payment channel, such as OVO or BCA. */
  channel_code: EwalletChannelCode;
  /** Data that the channel needs besides its code, such as return URLs. */
  channel_properties: Record<string, unknown>;
  /** The wallet of the payer, once it is linked. */
  account: PublicEwalletAccount;
}

/** `account` of PublicEwallet. */
export interface PublicEwalletAccount {
  /** Name on the account. */
  name: string | null;
  /** Details of the account, masked. */
  account_details: string | null;
  /**
   * Balance of the wallet. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is
   * ₱10.50.
   */
  balance: number | null;
  /** Points that the wallet holds. */
  point_balance: number | null;
}

/** The outlet of a payment method, as it is shown. */
export interface PublicOverTheCounter {
  /** Code of the payment channel, such as OVO or BCA. */
  channel_code: OverTheCounterChannelCode;
  /** In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. */
  amount: number | null;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: string;
  /** Data that the channel needs besides its code, such as return URLs. */
  channel_properties: PublicOverTheCounterChannelProperties;
}

/** `channel_properties` of PublicOverTheCounter. */
export interface PublicOverTheCounterChannelProperties {
  /** Name of the payer, as the outlet or bank shows it. */
  customer_name: string;
  /** Code that the payer presents at the outlet. */
  payment_code: string;
  /**
   * Time at which it expires if it has not been paid.
   * An ISO 8601 time.
   */
  expires_at: string;
}

/** The QR code of a payment method, as it is shown. */
export interface PublicQrCode {
  /** Code of the payment channel, such as OVO or BCA. */
  channel_code: QrCodeChannelCode;
  /** In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. */
  amount: number | null;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: string;
  /** Data that the channel needs besides its code, such as return URLs. */
  channel_properties: PublicQrCodeChannelProperties;
}

/** `channel_properties` of PublicQrCode. */
export interface PublicQrCodeChannelProperties {
  /** Content of the QR code, to be drawn as an image. */
  qr_string: string;
  /**
   * Time at which it expires if it has not been paid.
   * An ISO 8601 time.
   */
  expires_at: string;
}

/** The virtual account of a payment method, as it is shown. */
export interface PublicVirtualAccount {
  /** Code of the payment channel, such as OVO or BCA. */
  channel_code: VirtualAccountChannelCode;
  /** In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. */
  amount: number | null;
  /**
   * Smallest amount that can be paid. In the currency's own unit: 10000 IDR is Rp10,000, 10.5
   * PHP is ₱10.50.
   */
  min_amount: number | null;
  /**
   * Largest amount that can be paid. In the currency's own unit: 10000 IDR is Rp10,000, 10.5
   * PHP is ₱10.50.
   */
  max_amount: number | null;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: string;
  /** Data that the channel needs besides its code, such as return URLs. */
  channel_properties: PublicVirtualAccountChannelProperties;
  /** Further forms in which the number can be shown. */
  alternative_displays: AlternativeDisplay[];
}

/** `channel_properties` of PublicVirtualAccount. */
export interface PublicVirtualAccountChannelProperties {
  /** Name of the payer, as the outlet or bank shows it. */
  customer_name: string;
  /** Number of the virtual account; chosen by the platform when omitted. */
  virtual_account_number: string;
  /**
   * Time at which it expires if it has not been paid.
   * An ISO 8601 time.
   */
  expires_at: string;
  /**
   * Amount that is suggested to the payer, who may change it. In the currency's own unit: 10000
   * IDR is Rp10,000, 10.5 PHP is ₱10.50.
   */
  suggested_amount?: number | undefined;
}

/** `channel_code` of PublicQrCode. */
export type QrCodeChannelCode = QrCodeChannel | (string & {});

/** The QR code of a payment method of type QR_CODE. */
export interface QrCodeInput {
  /**
   * Code of the payment channel, such as OVO or BCA.
   * At most 50 characters.
   */
  channel_code?: QrCodeChannel | (string & {}) | null | undefined;
  /**
   * In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * Above 0.
   */
  amount?: number | null | undefined;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency?: string | null | undefined;
  /** Data that the channel needs besides its code, such as return URLs. */
  channel_properties?: QrCodeProperties | null | undefined;
}

/** Settings of QR codes. */
export interface QrCodeProperties {
  /**
   * Time at which it expires if it has not been paid.
   * An ISO 8601 time.
   */
  expires_at?: string | null | undefined;
}

/** A refund of a payment. */
export interface Refund {
  /**
   * Id of the refund. (REFUND-FIELD-id)
   * Begins with rfd-.
   */
  id: string;
  /** Id of the payment. (REFUND-FIELD-payment_id) */
  payment_id: string;
  /** Id of the payment request. */
  payment_request_id: string | null;
  /** Id of the invoice. (REFUND-FIELD-invoice_id) */
  invoice_id: string | null;
  /**
   * In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * (REFUND-FIELD-amount)
   */
  amount: number;
  /** Type of the payment method that paid. (REFUND-FIELD-payment_method_type) */
  payment_method_type: RefundedMethodType;
  /** Code of the payment channel, such as OVO or BCA. (REFUND-FIELD-channel_code) */
  channel_code: ChannelCode;
  /** Three-letter currency code (ISO 4217), such as IDR. (REFUND-FIELD-currency) */
  currency: string;
  /** Two-letter country code (ISO 3166-1), such as ID. */
  country: string;
  /** The current state. (REFUND-FIELD-status) */
  status: RefundStatus;
  /** Reason for the refund. (REFUND-FIELD-reason) */
  reason: RefundReason;
  /**
   * The merchant's own reference. (REFUND-FIELD-reference_id)
   * At most 255 characters.
   */
  reference_id: string;
  /**
   * Code of the failure; null while there is none. More codes may follow.
   * (REFUND-FIELD-failure_code)
   */
  failure_code: RefundFailureCode | null;
  /**
   * Fee of the refund. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * (REFUND-FIELD-refund_fee_amount)
   */
  refund_fee_amount: number | null;
  /**
   * Time of creation. (REFUND-FIELD-created)
   * An ISO 8601 time.
   */
  created: string;
  /**
   * Time of the last change. (REFUND-FIELD-updated)
   * An ISO 8601 time.
   */
  updated: string;
  /**
   * The merchant's own keys and values, shown again as they were sent. (REFUND-FIELD-metadata)
   * At most 50 keys.
   */
  metadata: Record<string, string | number | boolean> | null;
}

/** Reasons for the failure of a refund. */
export type RefundFailureCode =
  | 'REFUND_FAILED'
  | 'ACCOUNT_ACCESS_BLOCKED'
  | 'ACCOUNT_NOT_FOUND'
  | 'DUPLICATE_ERROR'
  | 'INSUFFICIENT_BALANCE';

/** Reasons for a refund. */
export type RefundReason =
  | 'FRAUDULENT'
  | 'DUPLICATE'
  | 'REQUESTED_BY_CUSTOMER'
  | 'CANCELLATION'
  | 'OTHERS';

/** States of a refund. */
export type RefundStatus = 'PENDING' | 'SUCCEEDED' | 'FAILED' | 'CANCELLED';

/** Types of payment methods whose payments are refunded. */
export type RefundedMethodType =
  | 'EWALLET'
  | 'DIRECT_DEBIT'
  | 'CARD'
  | 'VIRTUAL_ACCOUNT'
  | 'OVER_THE_COUNTER'
  | 'QR_CODE'
  | 'PAYLATER';

/** A file with the movements or balances of a period. */
export interface Report {
  /**
   * Id of the report. (RPT-FIELD-id)
   * Begins with report_.
   */
  id: string;
  /** Contents of the report. (RPT-FIELD-type) */
  type: ReportType;
  /** The current state. (RPT-FIELD-status) */
  status: ReportStatus;
  /** The period that the report covers. (RPT-FIELD-filter) */
  filter: ReportFilter;
  /** Format of the file. (RPT-FIELD-format) */
  format: 'CSV';
  /** Three-letter currency code (ISO 4217), such as IDR. (RPT-FIELD-currency) */
  currency: HeldCurrency;
  /** Id of the business (account) that it belongs to. (RPT-FIELD-business_id) */
  business_id: string;
  /**
   * Time of creation. (RPT-FIELD-created)
   * An ISO 8601 time.
   */
  created: string;
  /**
   * Time of the last change. (RPT-FIELD-updated)
   * An ISO 8601 time.
   */
  updated: string;
  /** URL of the file; present once the report is COMPLETED. (RPT-FIELD-url) */
  url?: string | undefined;
}

/** The period of a report, including both bounds. */
export interface ReportFilter {
  /**
   * Start of the period. (RPT-FIELD-filter.from)
   * An ISO 8601 time.
   */
  from: string;
  /**
   * End of the period. (RPT-FIELD-filter.to)
   * An ISO 8601 time.
   */
  to: string;
}

/** States of a report. */
export type ReportStatus = 'PENDING' | 'COMPLETED' | 'FAILED';

/** Kinds of reports. */
export type ReportType = 'BALANCE_HISTORY' | 'TRANSACTIONS';

/** Data that the channel needs; for this request it replaces that of the payment method. */
export interface RequestProperties {
  /**
   * URL to which the payer is sent after paying.
   * An http or https URL, at most 2,048 characters.
   */
  success_return_url?: string | null | undefined;
  /**
   * URL to which the payer is sent after a failure.
   * An http or https URL, at most 2,048 characters.
   */
  failure_return_url?: string | null | undefined;
  /**
   * URL to which the payer is sent while the outcome is open.
   * An http or https URL, at most 2,048 characters.
   */
  pending_return_url?: string | null | undefined;
  /**
   * URL to which the payer is sent after canceling.
   * An http or https URL, at most 2,048 characters.
   */
  cancel_return_url?: string | null | undefined;
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
  /** True to use the payer's points first. */
  redeem_points?: 'REDEEM_NONE' | 'REDEEM_ALL' | null | undefined;
  /**
   * Label of a promotion of the wallet.
   * At most 255 characters.
   */
  promotion_label?: string | null | undefined;
  /** Payment options that the wallet may offer. */
  allowed_payment_options?: string[] | null | undefined;
  /** True when the payer must confirm with a one-time password. */
  require_auth?: boolean | null | undefined;
  /** True to skip 3-D Secure. */
  skip_three_d_secure?: boolean | null | undefined;
  /** Reason for charging a saved card. */
  cardonfile_type?:
    | 'MERCHANT_UNSCHEDULED'
    | 'CUSTOMER_UNSCHEDULED'
    | 'RECURRING'
    | null
    | undefined;
  /**
   * Label of the merchant id to use, where the account has several.
   * At most 255 characters.
   */
  merchant_id_tag?: string | null | undefined;
}

/** Data that the channel needs; for this request it replaces that of the payment method. */
export interface RequestPropertiesInput {
  /**
   * URL to which the payer is sent after paying.
   * An http or https URL, at most 2,048 characters.
   */
  success_return_url?: string | null | undefined;
  /**
   * URL to which the payer is sent after a failure.
   * An http or https URL, at most 2,048 characters.
   */
  failure_return_url?: string | null | undefined;
  /**
   * URL to which the payer is sent while the outcome is open.
   * An http or https URL, at most 2,048 characters.
   */
  pending_return_url?: string | null | undefined;
  /**
   * URL to which the payer is sent after canceling.
   * An http or https URL, at most 2,048 characters.
   */
  cancel_return_url?: string | null | undefined;
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
  /** True to use the payer's points first. */
  redeem_points?: 'REDEEM_NONE' | 'REDEEM_ALL' | null | undefined;
  /**
   * Label of a promotion of the wallet.
   * At most 255 characters.
   */
  promotion_label?: string | null | undefined;
  /** Payment options that the wallet may offer. */
  allowed_payment_options?: readonly string[] | null | undefined;
  /** True when the payer must confirm with a one-time password. */
  require_auth?: boolean | null | undefined;
  /** True to skip 3-D Secure. */
  skip_three_d_secure?: boolean | null | undefined;
  /** Reason for charging a saved card. */
  cardonfile_type?:
    | 'MERCHANT_UNSCHEDULED'
    | 'CUSTOMER_UNSCHEDULED'
    | 'RECURRING'
    | null
    | undefined;
  /**
   * Label of the merchant id to use, where the account has several.
   * At most 255 characters.
   */
  merchant_id_tag?: string | null | undefined;
  /** Security code of the card. Never stored or logged. */
  cvv?: string | null | undefined;
}

/** Parameters in the path of `POST /payment_requests/{id}/auth/resend`. */
export interface ResendPasswordParams {
  /** Id of the object that the call is about. */
  id: string;
}

/** Parameters in the path of `POST /v2/payment_methods/{id}/auth/resend`. */
export interface ResendPaymentMethodAuthParams {
  /** Id of the object that the call is about. */
  id: string;
}

/** Uses of a payment method: one payment, or saved for more. */
export type Reusability = 'ONE_TIME_USE' | 'MULTIPLE_USE';

/** Rules that are applied to a payment. */
export interface RuleHeaders {
  /**
   * Id of a fee rule that is applied to the payment. (PR2-CREATE-HDR-with_fee_rule)
   * At most 255 characters.
   */
  'with-fee-rule'?: string | undefined;
  /**
   * Id of a split rule that is applied to the payment. (PR2-CREATE-HDR-with_split_rule)
   * At most 255 characters.
   */
  'with-split-rule'?: string | undefined;
}

/** Body of `POST /callback_urls/{type}`. */
export interface SetCallbackUrlBody {
  /**
   * URL to which events of this type are sent.
   * An http or https URL, at most 2,048 characters.
   */
  url: string;
}

/** Parameters in the path of `POST /callback_urls/{type}`. */
export interface SetCallbackUrlParams {
  /** Family of events. */
  type: CallbackType;
}

/** Shipping address. */
export interface ShippingInformation {
  /** Two-letter country code (ISO 3166-1), such as ID. */
  country: string;
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
   * Province or state.
   * At most 255 characters.
   */
  province_state?: string | null | undefined;
  /**
   * Postal code.
   * At most 255 characters.
   */
  postal_code?: string | null | undefined;
}

/** Body of `POST /v2/payment_methods/{id}/payments/simulate`. */
export interface SimulateMethodPaymentBody {
  /**
   * In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * Above 0.
   */
  amount?: number | null | undefined;
}

/** Parameters in the path of `POST /v2/payment_methods/{id}/payments/simulate`. */
export interface SimulateMethodPaymentParams {
  /** Id of the object that the call is about. */
  id: string;
}

/** Response of `POST /v2/payment_methods/{id}/payments/simulate`. */
export interface SimulateMethodPaymentResponse {
  /** The current state. */
  status: 'PENDING';
  /** Message about the result. */
  message: string;
}

/** Body of `POST /payment_requests/{id}/payments/simulate`. */
export interface SimulatePaymentBody {
  /**
   * In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * Above 0.
   */
  amount?: number | null | undefined;
}

/** Parameters in the path of `POST /payment_requests/{id}/payments/simulate`. */
export interface SimulatePaymentParams {
  /** Id of the object that the call is about. */
  id: string;
}

/** Response of `POST /payment_requests/{id}/payments/simulate`. */
export interface SimulatePaymentResponse {
  /** The current state. */
  status: 'PENDING';
  /** Message about the result. */
  message: string;
}

/** An account that belongs to a platform. */
export interface SubAccount {
  /** Id of the object. */
  id: string;
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
  /** Email address. */
  email: string;
  /** OWNED is run by its platform alone; the owner of a MANAGED one accepts an invitation first. */
  type: AccountType;
  /** Public data of the account, as payers see it. */
  public_profile: SubAccountPublicProfile | null;
  /** Two-letter country code (ISO 3166-1), such as ID. */
  country: AccountCountry;
  /** The current state. */
  status: SubAccountStatus;
}

/** `public_profile` of SubAccount. */
export interface SubAccountPublicProfile {
  /** Name of the business. */
  business_name: string;
}

/** States of a sub-account. */
export type SubAccountStatus = 'INVITED' | 'REGISTERED' | 'AWAITING_DOCS' | 'LIVE' | 'SUSPENDED';

/** Results of the authentication with 3-D Secure. */
export interface ThreeDSecureResult {
  /** Kind of authentication: with or without a challenge for the cardholder. */
  three_d_secure_flow: 'CHALLENGE' | 'FRICTIONLESS';
  /** Electronic commerce indicator: the network's rating of the authentication. */
  eci_code: string | null;
  /** Result of the authentication, by the network's code. */
  three_d_secure_result: string | null;
  /** Reason for the result of the authentication, by the network's code. */
  three_d_secure_result_reason: string | null;
  /** Version of 3-D Secure. */
  three_d_secure_version: string | null;
}

/** A range of times, including both bounds; either may be omitted. */
export interface TimeRange {
  /**
   * Earliest time.
   * An ISO 8601 time.
   */
  gte?: string | undefined;
  /**
   * Latest time.
   * An ISO 8601 time.
   */
  lte?: string | undefined;
}

/** One row of the money history of an account. */
export interface Transaction {
  /**
   * Id of the transaction. (TXN-FIELD-id)
   * Begins with txn_.
   */
  id: string;
  /** Id of the object that the money moved for, such as a payment. (TXN-FIELD-product_id) */
  product_id: string;
  /** What moved the money, such as PAYMENT or REFUND. (TXN-FIELD-type) */
  type: TransactionType;
  /** The current state. (TXN-FIELD-status) */
  status: TransactionStatus;
  /** Category of the channel. (TXN-FIELD-channel_category) */
  channel_category: ChannelCategory;
  /** Code of the payment channel, such as OVO or BCA. (TXN-FIELD-channel_code) */
  channel_code: TransactionChannelCode;
  /** The merchant's own reference. (TXN-FIELD-reference_id) */
  reference_id: string;
  /**
   * Account of the payer or the payee, such as a masked card number.
   * (TXN-FIELD-account_identifier)
   */
  account_identifier: string | null;
  /** Three-letter currency code (ISO 4217), such as IDR. (TXN-FIELD-currency) */
  currency: string;
  /** In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. (TXN-FIELD-amount) */
  amount: number;
  /**
   * Amount after fee and VAT. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is
   * ₱10.50. (TXN-FIELD-net_amount)
   */
  net_amount: number;
  /** Direction of the money: in or out. (TXN-FIELD-cashflow) */
  cashflow: 'MONEY_IN' | 'MONEY_OUT';
  /** Id of the business (account) that it belongs to. (TXN-FIELD-business_id) */
  business_id: string;
  /** State of the settlement: available or not; null where nothing is settled. */
  settlement_status: 'PENDING' | 'EARLY_SETTLED' | 'SETTLED' | null;
  /**
   * Time at which the money becomes available; null where nothing is settled.
   * An ISO 8601 time.
   */
  estimated_settlement_time: string | null;
  /**
   * Time of creation. (TXN-FIELD-created)
   * An ISO 8601 time.
   */
  created: string;
  /**
   * Time of the last change. (TXN-FIELD-updated)
   * An ISO 8601 time.
   */
  updated: string;
  /** Fee of the platform. */
  fee: TransactionFee;
}

/** `channel_code` of Transaction. */
export type TransactionChannelCode =
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
  | 'HK_ALIPAY'
  | 'ID_BCA'
  | 'ID_BJB'
  | 'ID_BNC'
  | 'ID_BNI'
  | 'ID_BRI'
  | 'ID_BSI'
  | 'ID_SAHABAT_SAMPOERNA'
  | 'ID_ARTAJASA'
  | 'ID_CIMB'
  | 'ID_HANA'
  | 'ID_MANDIRI'
  | 'ID_MUAMALAT'
  | 'ID_PERMATA'
  | 'VN_PV'
  | 'VN_VIETCAPITAL'
  | 'VN_WOORI'
  | 'VN_MSB'
  | 'VN_VPB'
  | 'VN_BIDV'
  | 'VN_CAKE'
  | 'TH_STANDARD_CHARTERED'
  | 'MY_AMBANK'
  | 'MY_UOB'
  | 'PH_BANK_TRANSFER'
  | 'MX_SPEI_VIRTUAL_ACCOUNT'
  | 'ID_BNI_AUTOPAY'
  | 'ID_CIMBNIAGA'
  | 'ID_MTB'
  | 'ID_BCA_ONEKLIK'
  | 'ID_BCA_KLIKPAY'
  | 'PH_BPI'
  | 'PH_BPI_RECURRING'
  | 'PH_AUTODEBIT_BPI'
  | 'PH_UBP'
  | 'PH_UBP_EADA'
  | 'PH_UBP_DEBIT_PULL'
  | 'PH_AUTODEBIT_UBP'
  | 'PH_RCBC'
  | 'PH_CHINABANK'
  | 'PH_BDO'
  | 'PH_BDO_EPAY'
  | 'PH_BDO_ONLINE_BANKING'
  | 'PH_BPI_ONLINE_BANKING'
  | 'PH_UNIONBANK_ONLINE_BANKING'
  | 'PH_BOC_ONLINE_BANKING'
  | 'PH_CHINABANK_ONLINE_BANKING'
  | 'PH_INSTAPAY_ONLINE_BANKING'
  | 'PH_LANDBANK_ONLINE_BANKING'
  | 'PH_MAYBANK_ONLINE_BANKING'
  | 'PH_METROBANK_ONLINE_BANKING'
  | 'PH_PNB_ONLINE_BANKING'
  | 'PH_PSBANK_ONLINE_BANKING'
  | 'PH_PESONET_ONLINE_BANKING'
  | 'PH_RCBC_ONLINE_BANKING'
  | 'PH_ROBINSONS_BANK_ONLINE_BANKING'
  | 'PH_SECURITY_BANK_ONLINE_BANKING'
  | 'TH_BAY'
  | 'TH_KTB'
  | 'TH_BBL'
  | 'TH_SCB'
  | 'TH_KBANK_MB'
  | 'TH_BAY_MB'
  | 'TH_KTB_MB'
  | 'TH_BBL_MB'
  | 'TH_SCB_MB'
  | 'TH_GBW_BBL'
  | 'TH_GBW_BBL_MOBILE_BANKING'
  | 'TH_GBW_KBANK'
  | 'TH_GBW_KBANK_MOBILE_BANKING'
  | 'TH_GBW_KTB'
  | 'TH_GBW_KTB_MOBILE_BANKING'
  | 'TH_GBW_SCB'
  | 'TH_GBW_SCB_MOBILE_BANKING'
  | 'TH_GBW_BAY'
  | 'TH_GBW_BAY_MOBILE_BANKING'
  | 'MY_AFFIN_FPX'
  | 'MY_AGRO_FPX'
  | 'MY_ALLIANCE_FPX'
  | 'MY_AMBANK_FPX'
  | 'MY_ISLAM_FPX'
  | 'MY_MUAMALAT_FPX'
  | 'MY_BOC_FPX'
  | 'MY_RAKYAT_FPX'
  | 'MY_BSN_FPX'
  | 'MY_CIMB_FPX'
  | 'MY_HLB_FPX'
  | 'MY_HSBC_FPX'
  | 'MY_KFH_FPX'
  | 'MY_MAYB2E_FPX'
  | 'MY_MAYB2U_FPX'
  | 'MY_OCBC_FPX'
  | 'MY_PUBLIC_FPX'
  | 'MY_RHB_FPX'
  | 'MY_SCH_FPX'
  | 'MY_UOB_FPX'
  | 'MY_AFFIN_FPX_BUSINESS'
  | 'MY_AGRO_FPX_BUSINESS'
  | 'MY_ALLIANCE_FPX_BUSINESS'
  | 'MY_AMBANK_FPX_BUSINESS'
  | 'MY_ISLAM_FPX_BUSINESS'
  | 'MY_MUAMALAT_FPX_BUSINESS'
  | 'MY_BNP_FPX_BUSINESS'
  | 'MY_CIMB_FPX_BUSINESS'
  | 'MY_CITIBANK_FPX_BUSINESS'
  | 'MY_DEUTSCHE_FPX_BUSINESS'
  | 'MY_HLB_FPX_BUSINESS'
  | 'MY_HSBC_FPX_BUSINESS'
  | 'MY_RAKYAT_FPX_BUSINESS'
  | 'MY_KFH_FPX_BUSINESS'
  | 'MY_MAYB2E_FPX_BUSINESS'
  | 'MY_OCBC_FPX_BUSINESS'
  | 'MY_PUBLIC_FPX_BUSINESS'
  | 'MY_RHB_FPX_BUSINESS'
  | 'MY_SCH_FPX_BUSINESS'
  | 'MY_UOB_FPX_BUSINESS'
  | 'ID_CARDS'
  | 'ID_GPN'
  | 'PH_CARDS'
  | 'VN_CARDS'
  | 'TH_CARDS'
  | 'MY_CARDS'
  | 'SG_CARDS'
  | 'TH_BAY_CARD_INSTALLMENT'
  | 'TH_BBL_CARD_INSTALLMENT'
  | 'TH_KBANK_CARD_INSTALLMENT'
  | 'TH_KTB_CARD_INSTALLMENT'
  | 'TH_SCB_CARD_INSTALLMENT'
  | 'TH_TTB_CARD_INSTALLMENT'
  | 'ID_ALFAMART'
  | 'ID_INDOMARET'
  | 'PH_7ELEVEN'
  | 'PH_7ELEVEN_CLIQQ'
  | 'PH_CEBUANA'
  | 'PH_ECPAY'
  | 'PH_ECPAY_DRAGONLOAN'
  | 'PH_ECPAY_SCHOOL'
  | 'PH_PALAWAN'
  | 'PH_MLHUILLIER'
  | 'PH_LBC'
  | 'PH_RD_PAWNSHOP'
  | 'PH_CVM'
  | 'PH_USSC'
  | 'PH_SM_BILLS'
  | 'PH_ROBINSONS_BILLS'
  | 'ID_QRIS'
  | 'ID_XENDIT'
  | 'PH_QRPH'
  | 'TH_PROMPTPAY'
  | 'SG_SGQR'
  | 'ID_AKULAKU'
  | 'ID_ATOME'
  | 'ID_INDODANA'
  | 'ID_KREDIVO'
  | 'PH_BILLEASE'
  | (string & {});

/** `fee` of Transaction. */
export interface TransactionFee {
  /**
   * Fee of the platform, without VAT. In the currency's own unit: 10000 IDR is Rp10,000, 10.5
   * PHP is ₱10.50.
   */
  xendit_fee: number;
  /** VAT on the fee. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. */
  value_added_tax: number;
  /**
   * Tax withheld by the platform. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP
   * is ₱10.50.
   */
  xendit_withholding_tax: number;
  /**
   * Tax withheld by a third party. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP
   * is ₱10.50.
   */
  third_party_withholding_tax: number;
  /** The current state. */
  status: 'PENDING' | 'COMPLETED' | 'CANCELED' | 'REVERSED' | 'NOT_APPLICABLE';
}

/** States of a transaction. */
export type TransactionStatus =
  | 'PENDING'
  | 'SUCCESS'
  | 'FAILED'
  | 'VOIDED'
  | 'REFUNDED'
  | 'REVERSED';

/** Kinds of money movements. */
export type TransactionType =
  | 'DISBURSEMENT'
  | 'PAYMENT'
  | 'REMITTANCE_PAYOUT'
  | 'TRANSFER'
  | 'REFUND';

/** Money moved from one account to another. */
export interface Transfer {
  /** Id of the transfer. */
  transfer_id: string;
  /** The merchant's own reference; unique among transfers. */
  reference: string;
  /** Id of the account that pays. */
  source_user_id: string;
  /** Id of the account that receives the money. */
  destination_user_id: string;
  /** The current state. */
  status: 'PENDING' | 'SUCCESSFUL' | 'FAILED';
  /** In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. */
  amount: number;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: string;
  /**
   * Time of creation.
   * An ISO 8601 time.
   */
  created: string;
}

/** Parameters in the path of `PATCH /customers/{id}`. */
export interface UpdateCustomerParams {
  /** Id of the object that the call is about. (CUST-PATCH-id) */
  id: string;
}

/** Body of `PATCH /v2/payment_methods/{id}`. */
export interface UpdatePaymentMethodBody {
  /**
   * Text for the merchant's own use.
   * At most 255 characters.
   */
  description?: string | null | undefined;
  /**
   * The merchant's own reference.
   * At most 255 characters.
   */
  reference_id?: string | null | undefined;
  /** Use of the payment method: one payment, or saved for more. */
  reusability?: Reusability | null | undefined;
  /** The new state. */
  status?: 'ACTIVE' | 'INACTIVE' | null | undefined;
  /**
   * The merchant's own keys and values, shown again as they were sent.
   * At most 50 keys.
   */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  /** Details of a payment method of type OVER_THE_COUNTER. */
  over_the_counter?: UpdatePaymentMethodBodyOverTheCounter | null | undefined;
  /** Details of a payment method of type VIRTUAL_ACCOUNT. */
  virtual_account?: UpdatePaymentMethodBodyVirtualAccount | null | undefined;
}

/** `over_the_counter` of UpdatePaymentMethodBody. */
export interface UpdatePaymentMethodBodyOverTheCounter {
  /**
   * In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * Above 0.
   */
  amount?: number | null | undefined;
  /** Data that the channel needs besides its code, such as return URLs. */
  channel_properties?: UpdatePaymentMethodBodyOverTheCounterChannelProperties | null | undefined;
}

/** `channel_properties` of UpdatePaymentMethodBodyOverTheCounter. */
export interface UpdatePaymentMethodBodyOverTheCounterChannelProperties {
  /**
   * Name of the payer, as the outlet or bank shows it.
   * At most 250 characters.
   */
  customer_name?: string | null | undefined;
  /**
   * Time at which it expires if it has not been paid.
   * An ISO 8601 time.
   */
  expires_at?: string | null | undefined;
}

/** `virtual_account` of UpdatePaymentMethodBody. */
export interface UpdatePaymentMethodBodyVirtualAccount {
  /**
   * In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * Above 0.
   */
  amount?: number | null | undefined;
  /**
   * Smallest amount that can be paid. In the currency's own unit: 10000 IDR is Rp10,000, 10.5
   * PHP is ₱10.50.
   * Above 0.
   */
  min_amount?: number | null | undefined;
  /**
   * Largest amount that can be paid. In the currency's own unit: 10000 IDR is Rp10,000, 10.5
   * PHP is ₱10.50.
   * Above 0.
   */
  max_amount?: number | null | undefined;
  /** Further forms in which the number can be shown. */
  alternative_display_types?: readonly 'QR_STRING'[] | null | undefined;
  /** Data that the channel needs besides its code, such as return URLs. */
  channel_properties?: UpdatePaymentMethodBodyVirtualAccountChannelProperties | null | undefined;
}

/** `channel_properties` of UpdatePaymentMethodBodyVirtualAccount. */
export interface UpdatePaymentMethodBodyVirtualAccountChannelProperties {
  /**
   * Time at which it expires if it has not been paid.
   * An ISO 8601 time.
   */
  expires_at?: string | null | undefined;
  /**
   * Amount that is suggested to the payer, who may change it. In the currency's own unit: 10000
   * IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * Above 0.
   */
  suggested_amount?: number | null | undefined;
}

/** Parameters in the path of `PATCH /v2/payment_methods/{id}`. */
export interface UpdatePaymentMethodParams {
  /** Id of the object that the call is about. */
  id: string;
}

/** `channel_code` of PublicVirtualAccount. */
export type VirtualAccountChannelCode = VirtualAccountChannel | (string & {});

/** The bank of a payment method of type VIRTUAL_ACCOUNT. */
export interface VirtualAccountInput {
  /**
   * Code of the payment channel, such as OVO or BCA.
   * At most 50 characters.
   */
  channel_code: VirtualAccountChannel | (string & {});
  /**
   * In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * Above 0.
   */
  amount?: number | null | undefined;
  /**
   * Smallest amount that can be paid. In the currency's own unit: 10000 IDR is Rp10,000, 10.5
   * PHP is ₱10.50.
   * Above 0.
   */
  min_amount?: number | null | undefined;
  /**
   * Largest amount that can be paid. In the currency's own unit: 10000 IDR is Rp10,000, 10.5
   * PHP is ₱10.50.
   * Above 0.
   */
  max_amount?: number | null | undefined;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency?: string | null | undefined;
  /** Data that the channel needs besides its code, such as return URLs. */
  channel_properties: VirtualAccountProperties;
  /** Further forms in which the number can be shown. */
  alternative_display_types?: readonly 'QR_STRING'[] | null | undefined;
}

/** Data that banks need for a virtual account. */
export interface VirtualAccountProperties {
  /**
   * Name of the payer, as the outlet or bank shows it.
   * At most 250 characters.
   */
  customer_name?: string | null | undefined;
  /** Number of the virtual account; chosen by the platform when omitted. */
  virtual_account_number?: string | null | undefined;
  /**
   * Time at which it expires if it has not been paid.
   * An ISO 8601 time.
   */
  expires_at?: string | null | undefined;
  /**
   * Amount that is suggested to the payer, who may change it. In the currency's own unit: 10000
   * IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * Above 0.
   */
  suggested_amount?: number | null | undefined;
}

/** What accounts.create takes. */
export interface CreateAccountInput {
  /** What is sent. */
  body: CreateAccountBody;
}

/** What accounts.createV1 takes. */
export interface CreateAccountV1Input {
  /** What is sent. */
  body: CreateAccountV1Body;
}

/** What accounts.get takes. */
export interface GetAccountInput {
  /** Parameters in the path. */
  params: GetAccountParams;
}

/** What accounts.list takes. */
export interface ListAccountsInput {
  /** Query parameters. */
  query?: ListAccountsQuery | undefined;
}

/** What callbackUrls.set takes. */
export interface SetCallbackUrlInput {
  /** Parameters in the path. */
  params: SetCallbackUrlParams;
  /** What is sent. */
  body: SetCallbackUrlBody;
}

/** What customers.create takes. */
export interface CreateCustomerInput {
  /** What is sent. */
  body: CustomerInput | OriginalInput;
}

/** What customers.get takes. */
export interface GetCustomerInput {
  /** Parameters in the path. */
  params: GetCustomerParams;
}

/** What customers.list takes. */
export interface ListCustomersInput {
  /** Query parameters. */
  query: ListCustomersQuery;
}

/** What customers.update takes. */
export interface UpdateCustomerInput {
  /** Parameters in the path. */
  params: UpdateCustomerParams;
  /** What is sent. */
  body?: CustomerPatch | undefined;
}

/** What paymentMethods.auth takes. */
export interface AuthPaymentMethodInput {
  /** Parameters in the path. */
  params: AuthPaymentMethodParams;
  /** What is sent. */
  body: AuthPaymentMethodBody;
}

/** What paymentMethods.create takes. */
export interface CreatePaymentMethodInput<
  DirectDebitCode extends DirectDebitChannel | (string & {}) = DirectDebitChannel,
  EwalletCode extends EwalletChannel | (string & {}) = EwalletChannel,
> {
  /** What is sent. */
  body: CreatePaymentMethodBody<DirectDebitCode, EwalletCode>;
}

/** What paymentMethods.expire takes. */
export interface ExpirePaymentMethodInput {
  /** Parameters in the path. */
  params: ExpirePaymentMethodParams;
  /** What is sent. */
  body?: ExpirePaymentMethodBody | undefined;
}

/** What paymentMethods.get takes. */
export interface GetPaymentMethodInput {
  /** Parameters in the path. */
  params: GetPaymentMethodParams;
}

/** What paymentMethods.list takes. */
export interface ListPaymentMethodsInput {
  /** Query parameters. */
  query?: ListPaymentMethodsQuery | undefined;
}

/** What paymentMethods.payments takes. */
export interface ListMethodPaymentsInput {
  /** Parameters in the path. */
  params: ListMethodPaymentsParams;
  /** Query parameters. */
  query?: ListMethodPaymentsQuery | undefined;
}

/** What paymentMethods.resend takes. */
export interface ResendPaymentMethodAuthInput {
  /** Parameters in the path. */
  params: ResendPaymentMethodAuthParams;
}

/** What paymentMethods.simulate takes. */
export interface SimulateMethodPaymentInput {
  /** Parameters in the path. */
  params: SimulateMethodPaymentParams;
  /** What is sent. */
  body?: SimulateMethodPaymentBody | undefined;
}

/** What paymentMethods.update takes. */
export interface UpdatePaymentMethodInput {
  /** Parameters in the path. */
  params: UpdatePaymentMethodParams;
  /** What is sent. */
  body?: UpdatePaymentMethodBody | undefined;
}

/** What paymentRequests.auth takes. */
export interface AuthorizePaymentRequestInput {
  /** Parameters in the path. */
  params: AuthorizePaymentRequestParams;
  /** What is sent. */
  body: AuthorizePaymentRequestBody;
}

/** What paymentRequests.capture takes. */
export interface CapturePaymentRequestInput {
  /** Parameters in the path. */
  params: CapturePaymentRequestParams;
  /** What is sent. */
  body: CapturePaymentRequestBody;
}

/** What paymentRequests.captures takes. */
export interface ListCapturesInput {
  /** Parameters in the path. */
  params: ListCapturesParams;
  /** Query parameters. */
  query?: ListCapturesQuery | undefined;
}

/** What paymentRequests.create takes. */
export interface CreatePaymentRequestInput<
  DirectDebitCode extends DirectDebitChannel | (string & {}) = DirectDebitChannel,
  EwalletCode extends EwalletChannel | (string & {}) = EwalletChannel,
> {
  /** Headers. */
  headers?: RuleHeaders | undefined;
  /** What is sent. */
  body: CreatePaymentRequestBody<DirectDebitCode, EwalletCode>;
}

/** What paymentRequests.get takes. */
export interface GetPaymentRequestInput {
  /** Parameters in the path. */
  params: GetPaymentRequestParams;
}

/** What paymentRequests.list takes. */
export interface ListPaymentRequestsInput {
  /** Query parameters. */
  query?: ListPaymentRequestsQuery | undefined;
}

/** What paymentRequests.resend takes. */
export interface ResendPasswordInput {
  /** Parameters in the path. */
  params: ResendPasswordParams;
}

/** What paymentRequests.simulate takes. */
export interface SimulatePaymentInput {
  /** Parameters in the path. */
  params: SimulatePaymentParams;
  /** What is sent. */
  body?: SimulatePaymentBody | undefined;
}

/** What refunds.cancel takes. */
export interface CancelRefundInput {
  /** Parameters in the path. */
  params: CancelRefundParams;
}

/** What refunds.create takes. */
export interface CreateRefundInput {
  /** What is sent. */
  body: CreateRefundBody;
}

/** What refunds.get takes. */
export interface GetRefundInput {
  /** Parameters in the path. */
  params: GetRefundParams;
}

/** What refunds.list takes. */
export interface ListRefundsInput {
  /** Query parameters. */
  query?: ListRefundsQuery | undefined;
}

/** What reports.create takes. */
export interface CreateReportInput {
  /** What is sent. */
  body: CreateReportBody;
}

/** What reports.get takes. */
export interface GetReportInput {
  /** Parameters in the path. */
  params: GetReportParams;
}

/** What balance.get takes. */
export interface GetBalanceInput {
  /** Query parameters. */
  query?: GetBalanceQuery | undefined;
}

/** What transactions.get takes. */
export interface GetTransactionInput {
  /** Parameters in the path. */
  params: GetTransactionParams;
}

/** What transactions.list takes. */
export interface ListTransactionsInput {
  /** Query parameters. */
  query?: ListTransactionsQuery | undefined;
}

/** What transfers.create takes. */
export interface CreateTransferInput {
  /** What is sent. */
  body: CreateTransferBody;
}

/** What transfers.get takes. */
export interface GetTransferInput {
  /** Parameters in the path. */
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

/** Codes that the calls of this API declare. */
export type UnifiedErrorCode =
  | CreateAccountErrorCode
  | CreateAccountV1ErrorCode
  | GetAccountErrorCode
  | ListAccountsErrorCode
  | SetCallbackUrlErrorCode
  | CreateCustomerErrorCode
  | GetCustomerErrorCode
  | ListCustomersErrorCode
  | UpdateCustomerErrorCode
  | AuthPaymentMethodErrorCode
  | CreatePaymentMethodErrorCode
  | ExpirePaymentMethodErrorCode
  | GetPaymentMethodErrorCode
  | ListPaymentMethodsErrorCode
  | ListMethodPaymentsErrorCode
  | ResendPaymentMethodAuthErrorCode
  | SimulateMethodPaymentErrorCode
  | UpdatePaymentMethodErrorCode
  | AuthorizePaymentRequestErrorCode
  | CapturePaymentRequestErrorCode
  | ListCapturesErrorCode
  | CreatePaymentRequestErrorCode
  | GetPaymentRequestErrorCode
  | ListPaymentRequestsErrorCode
  | ResendPasswordErrorCode
  | SimulatePaymentErrorCode
  | CancelRefundErrorCode
  | CreateRefundErrorCode
  | GetRefundErrorCode
  | ListRefundsErrorCode
  | CreateReportErrorCode
  | GetReportErrorCode
  | GetBalanceErrorCode
  | GetTransactionErrorCode
  | ListTransactionsErrorCode
  | CreateTransferErrorCode
  | GetTransferErrorCode;

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
    readonly get: {
      (
        input: GetAccountInput,
        options?: CallOptions,
      ): Promise<Result<SubAccount, GetAccountErrorCode>>;
      /** Reads until the status is as given, at most for `deadlineMs`. Throws `ApiError`. */
      readonly waitFor: (
        input: GetAccountInput,
        status: SubAccount['status'] | readonly SubAccount['status'][],
        options?: WaitOptions,
      ) => Promise<SubAccount>;
    };
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
      /** All items, at most `max`. Throws `ApiError`; without `max`, RangeError above 10,000. */
      readonly toArray: (
        input?: Forward<ListAccountsInput>,
        options?: CallOptions & ToArrayOptions,
      ) => Promise<SubAccount[]>;
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
      ) => AsyncGenerator<Success<CustomerPage>, void>;
      /** Every item of every page. Throws `ApiError`. */
      readonly items: (
        input: Forward<ListCustomersInput>,
        options?: CallOptions & Versioned<'2020-05-19' | '2020-10-31'>,
      ) => AsyncGenerator<Customer, void>;
      /** All items, at most `max`. Throws `ApiError`; without `max`, RangeError above 10,000. */
      readonly toArray: (
        input: Forward<ListCustomersInput>,
        options?: CallOptions & Versioned<'2020-05-19' | '2020-10-31'> & ToArrayOptions,
      ) => Promise<Customer[]>;
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
    readonly get: {
      (
        input: GetPaymentMethodInput,
        options?: CallOptions,
      ): Promise<Result<PaymentMethod, GetPaymentMethodErrorCode>>;
      /** Reads until the status is as given, at most for `deadlineMs`. Throws `ApiError`. */
      readonly waitFor: (
        input: GetPaymentMethodInput,
        status: PaymentMethod['status'] | readonly PaymentMethod['status'][],
        options?: WaitOptions,
      ) => Promise<PaymentMethod>;
    };
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
      /** All items, at most `max`. Throws `ApiError`; without `max`, RangeError above 10,000. */
      readonly toArray: (
        input?: Forward<ListPaymentMethodsInput>,
        options?: CallOptions & ToArrayOptions,
      ) => Promise<PaymentMethod[]>;
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
      /** All items, at most `max`. Throws `ApiError`; without `max`, RangeError above 10,000. */
      readonly toArray: (
        input: Forward<ListMethodPaymentsInput>,
        options?: CallOptions & ToArrayOptions,
      ) => Promise<ListedPayment[]>;
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
      /** All items, at most `max`. Throws `ApiError`; without `max`, RangeError above 10,000. */
      readonly toArray: (
        input: Forward<ListCapturesInput>,
        options?: CallOptions & ToArrayOptions,
      ) => Promise<Capture[]>;
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
    readonly get: {
      (
        input: GetPaymentRequestInput,
        options?: CallOptions,
      ): Promise<Result<PaymentRequest, GetPaymentRequestErrorCode>>;
      /** Reads until the status is as given, at most for `deadlineMs`. Throws `ApiError`. */
      readonly waitFor: (
        input: GetPaymentRequestInput,
        status: PaymentRequest['status'] | readonly PaymentRequest['status'][],
        options?: WaitOptions,
      ) => Promise<PaymentRequest>;
    };
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
      /** All items, at most `max`. Throws `ApiError`; without `max`, RangeError above 10,000. */
      readonly toArray: (
        input?: Forward<ListPaymentRequestsInput>,
        options?: CallOptions & ToArrayOptions,
      ) => Promise<PaymentRequest[]>;
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
    readonly get: {
      (input: GetRefundInput, options?: CallOptions): Promise<Result<Refund, GetRefundErrorCode>>;
      /** Reads until the status is as given, at most for `deadlineMs`. Throws `ApiError`. */
      readonly waitFor: (
        input: GetRefundInput,
        status: Refund['status'] | readonly Refund['status'][],
        options?: WaitOptions,
      ) => Promise<Refund>;
    };
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
      /** All items, at most `max`. Throws `ApiError`; without `max`, RangeError above 10,000. */
      readonly toArray: (
        input?: Forward<ListRefundsInput>,
        options?: CallOptions & ToArrayOptions,
      ) => Promise<Refund[]>;
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
    readonly get: {
      (input: GetReportInput, options?: CallOptions): Promise<Result<Report, GetReportErrorCode>>;
      /** Reads until the status is as given, at most for `deadlineMs`. Throws `ApiError`. */
      readonly waitFor: (
        input: GetReportInput,
        status: Report['status'] | readonly Report['status'][],
        options?: WaitOptions,
      ) => Promise<Report>;
    };
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
    readonly get: {
      (
        input: GetTransactionInput,
        options?: CallOptions,
      ): Promise<Result<Transaction, GetTransactionErrorCode>>;
      /** Reads until the status is as given, at most for `deadlineMs`. Throws `ApiError`. */
      readonly waitFor: (
        input: GetTransactionInput,
        status: Transaction['status'] | readonly Transaction['status'][],
        options?: WaitOptions,
      ) => Promise<Transaction>;
    };
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
      /** All items, at most `max`. Throws `ApiError`; without `max`, RangeError above 10,000. */
      readonly toArray: (
        input?: Forward<ListTransactionsInput>,
        options?: CallOptions & ToArrayOptions,
      ) => Promise<Transaction[]>;
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
    readonly get: {
      (
        input: GetTransferInput,
        options?: CallOptions,
      ): Promise<Result<Transfer, GetTransferErrorCode>>;
      /** Reads until the status is as given, at most for `deadlineMs`. Throws `ApiError`. */
      readonly waitFor: (
        input: GetTransferInput,
        status: Transfer['status'] | readonly Transfer['status'][],
        options?: WaitOptions,
      ) => Promise<Transfer>;
    };
  };
}
