// What webhooks carry.
// Generated from the contracts by `npm run generate`; not edited by hand.
/** States of a safe acceptance. */
export type AcceptanceStatus =
  | 'CAPTURED'
  | 'AUTHORIZED'
  | 'REVERSED'
  | 'FAILED'
  | 'IN_REVIEW'
  | (string & {});

/** Countries of sub-accounts. */
export type AccountCountry = 'ID' | 'PH' | 'VN' | 'MY' | 'TH' | (string & {});

/** Information about a sub-account: its id, and whether live payments are enabled. */
export interface AccountNotice {
  /** Id of the business (account) that it belongs to. */
  user_id: string;
  /** Capabilities of the account. */
  account_info: AccountNoticeAccountInfo;
}

/** `account_info` of AccountNotice. */
export interface AccountNoticeAccountInfo {
  /** True when live payments are enabled. */
  payments_enabled: boolean;
}

/**
 * Kinds of sub-accounts: OWNED is run by its platform alone; the owner of a MANAGED one accepts
 * an invitation first.
 */
export type AccountType = 'OWNED' | 'MANAGED' | (string & {});

/** An address, as it is returned. */
export interface Address {
  /** Two-letter country code (ISO 3166-1), such as ID. (PM2-FIELD-billing_information.country) */
  country?: string | null | undefined;
  /** First line of the street address. (PM2-FIELD-billing_information.street_line1) */
  street_line1?: string | null | undefined;
  /** Second line of the street address. (PM2-FIELD-billing_information.street_line2) */
  street_line2?: string | null | undefined;
  /** City. (PM2-FIELD-billing_information.city) */
  city?: string | null | undefined;
  /** Province or state. (PM2-FIELD-billing_information.province_state) */
  province_state?: string | null | undefined;
  /** Postal code. (PM2-FIELD-billing_information.postal_code) */
  postal_code?: string | null | undefined;
}

/** Another form in which the number of a virtual account can be shown. */
export interface AlternativeDisplay {
  /** Form of the display. */
  type?: string | undefined;
  /** Data to show, such as the content of a QR code. */
  data?: string | undefined;
}

/** Response of the bank that authenticated a cardholder. */
export interface AuthenticationResponse {
  /** Electronic commerce indicator: the network's rating of the authentication. */
  eci?: string | null | undefined;
  /** Version of 3-D Secure. */
  message_version?: string | null | undefined;
}

/** An item of an e-wallet charge. */
export interface BasketItem {
  /** The merchant's own reference of the item. */
  reference_id?: string | undefined;
  /** Name, as payers see it. */
  name?: string | undefined;
  /** Category, as defined by the merchant. */
  category?: string | undefined;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency?: string | undefined;
  /**
   * Price of one. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * At least 0.
   */
  price?: number | undefined;
  /**
   * Number of units.
   * Above 0.
   */
  quantity?: number | undefined;
  /** Kind of goods or service. */
  type?: string | undefined;
  /** Second category, as defined by the merchant. */
  sub_category?: string | null | undefined;
  /** URL of its page in the shop. */
  url?: string | null | undefined;
  /** Further description. */
  description?: string | null | undefined;
  /** The merchant's own keys and values, shown again as they were sent. */
  metadata?: Record<string, unknown> | null | undefined;
}

/** A virtual account, as its callback shows it. */
export interface CallbackVirtualAccountNotice {
  /** Id of the object. */
  id: string;
  /** Id of the business (account) that it belongs to. */
  owner_id?: string | undefined;
  /** The merchant's own reference. */
  external_id: string;
  /** Code of the bank. */
  bank_code: string;
  /** First digits of every number of the merchant. */
  merchant_code?: string | undefined;
  /** Name shown to the payer. */
  name?: string | undefined;
  /** Number of the virtual account. */
  account_number: string;
  /** True when it can be paid only once. */
  is_single_use?: boolean | undefined;
  /** True when only the expected amount is accepted. */
  is_closed: boolean;
  /** The current state. */
  status: CallbackVirtualAccountStatus;
  /**
   * Time at which it expires if it has not been paid.
   * An ISO 8601 time.
   */
  expiration_date?: string | undefined;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency?: string | undefined;
  /** Two-letter country code (ISO 3166-1), such as ID. */
  country?: string | undefined;
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
  /**
   * Time of creation.
   * An ISO 8601 time.
   */
  created?: string | undefined;
  /**
   * Time of the last change.
   * An ISO 8601 time.
   */
  updated?: string | undefined;
}

/** States of a virtual account. */
export type CallbackVirtualAccountStatus = 'PENDING' | 'ACTIVE' | 'INACTIVE' | (string & {});

/** Money captured from an authorized card payment. */
export interface Capture {
  /**
   * Id of the capture.
   * Begins with cptr-.
   */
  id: string;
  /** Id of the payment request. */
  payment_request_id?: string | undefined;
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
  authorized_amount?: number | undefined;
  /**
   * Amount of this capture. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is
   * ₱10.50.
   */
  captured_amount: number;
  /**
   * Amount that can still be captured after it. In the currency's own unit: 10000 IDR is
   * Rp10,000, 10.5 PHP is ₱10.50.
   */
  capturable_amount?: number | undefined;
  /** The current state; PENDING only in live mode, while the bank has not responded. */
  status: 'PENDING' | 'SUCCEEDED' | 'FAILED' | (string & {});
  /** Code of the failure; null while there is none. More codes may follow. */
  failure_code?: PaymentFailureCode | null | undefined;
  /** Id of the customer it belongs to. */
  customer_id?: string | null | undefined;
  /**
   * The merchant's own keys and values, shown again as they were sent.
   * At most 50 keys.
   */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  /** Data that the channel needs besides its code, such as return URLs. */
  channel_properties?: Record<string, unknown> | null | undefined;
  /**
   * Time of creation.
   * An ISO 8601 time.
   */
  created?: string | undefined;
  /**
   * Time of the last change.
   * An ISO 8601 time.
   */
  updated?: string | undefined;
  /** The payment method that pays. */
  payment_method?: EmbeddedMethod | undefined;
}

/** Result of the authentication of a cardholder. */
export interface CardAuthenticationData {
  /** Kind of authentication: with or without a challenge for the cardholder. */
  flow?: 'FULL_AUTH' | 'FRICTIONLESS' | (string & {}) | undefined;
  /** Response of the bank that authenticated the cardholder. */
  a_res?: AuthenticationResponse | undefined;
}

/** The authentication of a cardholder, as its webhook shows it. */
export interface CardAuthenticationNotice {
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
  /** The card. Never stored or logged. */
  card_data?: CardAuthenticationNoticeCardData | undefined;
  /** The current state. */
  status: CardTokenStatus;
  /** Electronic commerce indicator: the network's rating of the authentication. */
  eci?: string | null | undefined;
  /** Result of the authentication of the cardholder. */
  three_ds_result?: string | null | undefined;
  /** Version of 3-D Secure. */
  three_ds_version?: string | null | undefined;
}

/** `card_data` of CardAuthenticationNotice. */
export interface CardAuthenticationNoticeCardData {
  /** Number of the card, all but its first six and last four digits hidden. */
  masked_card_number?: string | undefined;
  /** Month in which the card expires, 01 to 12. */
  exp_month?: string | undefined;
  /** Year in which the card expires, four digits. */
  exp_year?: string | undefined;
}

/** Results from the bank and the card network. */
export interface CardAuthorizationData {
  /** Result of the check of the security code: M for a match, N for none. */
  cvn_verification_result?: 'M' | 'N' | (string & {}) | null | undefined;
  /** Result of the check of the billing address: M for a match, N for none. */
  address_verification_result?: 'M' | 'N' | (string & {}) | null | undefined;
  /** Response code of the card network. */
  network_response_code?: string | null | undefined;
  /** Response of the card network, in words. */
  network_response_code_descriptor?: string | null | undefined;
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
  | 'BIN_BLOCK'
  | (string & {});

/** Information about a card from its first digits. */
export interface CardInfo {
  /** Name of the bank that issued the card. */
  bank?: string | undefined;
  /** Two-letter country code (ISO 3166-1), such as ID. */
  country?: string | undefined;
  /** A credit or a debit card. */
  type?: 'CREDIT' | 'DEBIT' | (string & {}) | undefined;
  /** Card network. */
  brand?: string | undefined;
  /** Fingerprint that is the same for the same card, whatever its token. */
  fingerprint?: string | undefined;
}

/** Card networks. */
export type CardNetwork =
  | 'VISA'
  | 'MASTERCARD'
  | 'JCB'
  | 'AMEX'
  | 'DISCOVER'
  | 'UNIONPAY'
  | 'GPN'
  | (string & {});

/** A card token, as its webhook shows it. */
export interface CardTokenNotice {
  /** Id of the card token. */
  id: string;
  /** The merchant's own reference. */
  external_id?: string | undefined;
  /** The current state. */
  status: CardTokenStatus;
  /** True when the token can be charged more than once. */
  is_multiple_use?: boolean | undefined;
  /** Number of the card, all but its first six and last four digits hidden. */
  masked_card_number: string;
  /** Month in which the card expires, 01 to 12. */
  card_expiration_month?: string | undefined;
  /** Year in which the card expires, four digits. */
  card_expiration_year?: string | undefined;
  /** Information about the card from its first digits. */
  card_info?: CardInfo | undefined;
  /** Id of the authentication with 3-D Secure. */
  authentication_id?: string | undefined;
  /** Reason for the failure. More reasons may follow. */
  failure_reason?: string | undefined;
}

/** States of a card token. */
export type CardTokenStatus = 'VERIFIED' | 'IN_REVIEW' | 'FAILED' | (string & {});

/** Verification results from the bank and the card network. */
export interface CardVerificationResults {
  /** Result of the authentication of the cardholder; null where 3-D Secure was skipped. */
  three_d_secure?: ThreeDSecureResult | null | undefined;
  /** Result of the check of the security code, by the bank's code. */
  cvv_result?: string | null | undefined;
  /** Result of the check of the billing address: M for a match, N for none. */
  address_verification_result?: string | null | undefined;
  /** Response code of the card network. */
  network_response_code?: string | null | undefined;
  /** Response of the card network, in words. */
  network_response_code_descriptor?: string | null | undefined;
}

/** Shipping address of a cardless credit. */
export interface CardlessCreditAddress {
  /**
   * First name.
   * At most 1,000 characters.
   */
  first_name?: string | undefined;
  /**
   * Last name.
   * At most 1,000 characters.
   */
  last_name?: string | undefined;
  /**
   * Street address.
   * At most 1,000 characters.
   */
  address?: string | undefined;
  /**
   * City.
   * At most 1,000 characters.
   */
  city?: string | undefined;
  /**
   * Postal code.
   * At most 1,000 characters.
   */
  postal_code?: string | undefined;
  /**
   * Phone number.
   * At most 1,000 characters.
   */
  phone?: string | undefined;
  /** Country code of two or three letters. */
  country_code?: string | undefined;
}

/** A checkout that is paid back in installments, as its callback shows it. */
export interface CardlessCreditCallback {
  /** Id of the checkout. (EVT-CC-transaction_id) */
  transaction_id: string;
  /** Id of the order at the lender. (EVT-CC-order_id) */
  order_id: string;
  /** The merchant's own reference. (EVT-CC-external_id) */
  external_id: string;
  /** Code of the lender. */
  cardless_credit_type?: 'KREDIVO' | (string & {}) | undefined;
  /** In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. (EVT-CC-amount) */
  amount: number;
  /** State of the payment. (EVT-CC-transaction_status) */
  transaction_status: CardlessCreditStatus;
  /** The repayment plan. (EVT-CC-payment_type) */
  payment_type?: CardlessCreditPaymentType | undefined;
  /** Items of the purchase. (EVT-CC-items) */
  items?: CardlessCreditItem[] | undefined;
  /** The buyer. (EVT-CC-customer_details) */
  customer_details?: CardlessCreditCustomer | undefined;
  /** Shipping address. */
  shipping_address?: CardlessCreditAddress | undefined;
  /** Verification token of the account, which the header x-callback-token carries too. */
  callback_authentication_token?: string | undefined;
}

/** Buyer of a cardless credit. */
export interface CardlessCreditCustomer {
  /**
   * First name.
   * At most 1,000 characters.
   */
  first_name?: string | undefined;
  /**
   * Last name.
   * At most 1,000 characters.
   */
  last_name?: string | undefined;
  /**
   * Email address.
   * At most 1,000 characters.
   */
  email?: string | undefined;
  /**
   * Phone number.
   * At most 1,000 characters.
   */
  phone?: string | undefined;
}

/** An item bought on a cardless credit; a discount has a negative price. */
export interface CardlessCreditItem {
  /**
   * The merchant's id of the item.
   * At most 1,000 characters.
   */
  id?: string | undefined;
  /**
   * Name, as payers see it.
   * At most 1,000 characters.
   */
  name?: string | undefined;
  /**
   * Kind of goods or service.
   * At most 1,000 characters.
   */
  type?: string | undefined;
  /**
   * URL of its page in the shop.
   * At most 1,000 characters.
   */
  url?: string | undefined;
  /**
   * Price of one. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * A whole number.
   */
  price?: number | undefined;
  /**
   * Number of units.
   * A whole number, at least 1.
   */
  quantity?: number | undefined;
}

/** Repayment plans of a cardless credit. */
export type CardlessCreditPaymentType =
  | '30_days'
  | '3_months'
  | '6_months'
  | '12_months'
  | (string & {});

/** `transaction_status` of CardlessCreditCallback. */
export type CardlessCreditStatus =
  | 'pending'
  | 'settlement'
  | 'deny'
  | 'cancel'
  | 'expire'
  | (string & {});

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

/** Kinds of e-wallet charges: authorized once, or by a saved wallet. */
export type CheckoutMethod = 'ONE_TIME_PAYMENT' | 'TOKENIZED_PAYMENT' | (string & {});

/** A DANA payment, as its callback shows it. */
export interface DanaCallback {
  /** The merchant's own reference. */
  external_id: string;
  /** Id of the business (account) that it belongs to. */
  business_id?: string | undefined;
  /** In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. */
  amount: number;
  /** State of the payment. */
  payment_status: 'PAID' | 'FAILED' | 'EXPIRED' | (string & {});
  /**
   * Time of the payment, or of creation.
   * An ISO 8601 time.
   */
  transaction_date?: string | undefined;
  /** Code of the wallet. */
  ewallet_type: 'DANA' | (string & {});
}

/** `channel_code` of PublicDirectDebit. */
export type DirectDebitChannelCode =
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
  | 'UOB_FPX_BUSINESS'
  | (string & {});

/** `failure_code` of DirectDebitNotice. */
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

/** A direct debit, as its callback shows it. */
export interface DirectDebitNotice {
  /**
   * Id of the direct debit.
   * Begins with ddpy-.
   */
  id: string;
  /** The merchant's own reference. */
  reference_id: string;
  /** Code of the payment channel, such as OVO or BCA. */
  channel_code?: LinkedChannelCode | undefined;
  /**
   * Id of a saved payment method that pays.
   * Begins with pm-.
   */
  payment_method_id?: string | undefined;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: string;
  /** In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. */
  amount: number;
  /** Text for the merchant's own use. */
  description?: string | null | undefined;
  /** The current state. */
  status: DirectDebitStatus;
  /** Code of the failure; null while there is none. More codes may follow. */
  failure_code?: DirectDebitFailureCode | null | undefined;
  /** The merchant's own keys and values, shown again as they were sent. */
  metadata?: Record<string, unknown> | null | undefined;
  /**
   * Time of creation.
   * An ISO 8601 time.
   */
  created?: string | undefined;
  /**
   * Time of the last change.
   * An ISO 8601 time.
   */
  updated?: string | undefined;
  /** Id of the business (account) that it belongs to. */
  business_id?: string | undefined;
  /**
   * Time of sending.
   * An ISO 8601 time.
   */
  timestamp?: string | undefined;
}

/** States of a direct debit. */
export type DirectDebitStatus = 'PENDING' | 'COMPLETED' | 'FAILED' | (string & {});

/** A payment method as requests and payments show it. */
export interface EmbeddedMethod {
  /**
   * Id of the payment method.
   * Begins with pm-.
   */
  id?: string | undefined;
  /** Type of the payment method: the object of this name, in lower case, has its details. */
  type?: PaymentMethodType | undefined;
  /**
   * The merchant's own reference.
   * At most 255 characters.
   */
  reference_id?: string | undefined;
  /**
   * Text for the merchant's own use.
   * At most 255 characters.
   */
  description?: string | null | undefined;
  /** Use of the payment method: one payment, or saved for more. */
  reusability?: Reusability | undefined;
  /** The current state. */
  status?: PaymentMethodStatus | undefined;
  /** Details of a payment method of type CARD. */
  card?: PublicCard | null | undefined;
  /** Details of a payment method of type EWALLET. */
  ewallet?: PublicEwallet | null | undefined;
  /** Details of a payment method of type DIRECT_DEBIT. */
  direct_debit?: PublicDirectDebit | null | undefined;
  /** Always null. */
  direct_bank_transfer?: null | undefined;
  /** Details of a payment method of type OVER_THE_COUNTER. */
  over_the_counter?: PublicOverTheCounter | null | undefined;
  /** Details of a payment method of type VIRTUAL_ACCOUNT. */
  virtual_account?: PublicVirtualAccount | null | undefined;
  /** The QR code. */
  qr_code?: PublicQrCode | null | undefined;
  /** Billing address and contact of the payer. */
  billing_information?: Address | undefined;
  /**
   * The merchant's own keys and values, shown again as they were sent.
   * At most 50 keys.
   */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  /**
   * Time of creation.
   * An ISO 8601 time.
   */
  created?: string | undefined;
  /**
   * Time of the last change.
   * An ISO 8601 time.
   */
  updated?: string | undefined;
}

/** `channel_code` of PublicEwallet. */
export type EwalletChannelCode =
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
  | (string & {});

/** A charge of an e-wallet. */
export interface EwalletCharge {
  /**
   * Id of the charge.
   * Begins with ewc_.
   */
  id: string;
  /** Id of the business (account) that it belongs to. */
  business_id?: string | undefined;
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
  capture_amount?: number | undefined;
  /**
   * Amount refunded so far; null while nothing was. In the currency's own unit: 10000 IDR is
   * Rp10,000, 10.5 PHP is ₱10.50.
   */
  refunded_amount?: number | null | undefined;
  /** Kind of charge: authorized once by the payer, or by a saved wallet. */
  checkout_method?: CheckoutMethod | undefined;
  /** Code of the payment channel, such as OVO or BCA. */
  channel_code?: PublicWalletCode | undefined;
  /** Data that the channel needs besides its code, such as return URLs. */
  channel_properties?: Record<string, string> | null | undefined;
  /** The next actions; empty or null when there are none. */
  actions?: EwalletChargeActions | null | undefined;
  /** True when the payer has to be sent to a page or app. */
  is_redirect_required?: boolean | undefined;
  /** Always true: the payment is captured at once. */
  capture_now?: boolean | undefined;
  /** Id of the customer it belongs to. */
  customer_id?: string | null | undefined;
  /** Id of a saved payment method that pays. */
  payment_method_id?: string | null | undefined;
  /** Code of the failure; null while there is none. More codes may follow. */
  failure_code?: EwalletChargeFailureCode | null | undefined;
  /** State of the void. */
  void_status?: 'SUCCEEDED' | (string & {}) | null | undefined;
  /**
   * Time at which the charge was voided.
   * An ISO 8601 time.
   */
  voided_at?: string | null | undefined;
  /** Items of the purchase. */
  basket?: BasketItem[] | null | undefined;
  /** The merchant's own keys and values, shown again as they were sent. */
  metadata?: Record<string, unknown> | null | undefined;
  /**
   * Time of creation.
   * An ISO 8601 time.
   */
  created?: string | undefined;
  /**
   * Time of the last change.
   * An ISO 8601 time.
   */
  updated?: string | undefined;
}

/** `actions` of EwalletCharge. */
export interface EwalletChargeActions {
  /** Page for a browser on a desktop. */
  desktop_web_checkout_url?: string | null | undefined;
  /** Page for a browser on a phone. */
  mobile_web_checkout_url?: string | null | undefined;
  /** Link that opens the app of the wallet. */
  mobile_deeplink_checkout_url?: string | null | undefined;
  /** Content of the QR code that the payer scans. */
  qr_checkout_string?: string | null | undefined;
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
export type EwalletChargeStatus =
  | 'PENDING'
  | 'SUCCEEDED'
  | 'FAILED'
  | 'VOIDED'
  | 'REFUNDED'
  | (string & {});

/** An item of a purchase, as LINKAJA shows it to its user. */
export interface EwalletItem {
  /** The merchant's id of the item. */
  id?: string | undefined;
  /** Name, as payers see it. */
  name?: string | undefined;
  /**
   * Price of one. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * At least 0.
   */
  price?: number | undefined;
  /**
   * Number of units.
   * A whole number, above 0.
   */
  quantity?: number | undefined;
}

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
  channel_code?: PublicWalletCode | undefined;
  /**
   * Part of the authorized amount that is captured. In the currency's own unit: 10000 IDR is
   * Rp10,000, 10.5 PHP is ₱10.50.
   */
  capture_amount?: number | undefined;
  /**
   * Amount of the refund. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is
   * ₱10.50.
   */
  refund_amount: number;
  /** Reason for the refund. */
  reason?: RefundReason | undefined;
  /** Code of the failure; null while there is none. More codes may follow. */
  failure_code?: RefundFailureCode | null | undefined;
  /**
   * Time of creation.
   * An ISO 8601 time.
   */
  created?: string | undefined;
  /**
   * Time of the last change.
   * An ISO 8601 time.
   */
  updated?: string | undefined;
}

/** A payment of a fixed payment code. */
export interface FixedPaymentCodePayment {
  /** Id of the object. */
  id?: string | undefined;
  /** Id of the payment. */
  payment_id: string;
  /** Id of the payment. */
  fixed_payment_code_payment_id?: string | undefined;
  /** Id of the fixed payment code. */
  fixed_payment_code_id: string;
  /** Id of the business (account) that it belongs to. */
  owner_id?: string | undefined;
  /** The merchant's own reference. */
  external_id: string;
  /** First digits of every code of the merchant. */
  prefix?: string | undefined;
  /** Code that the payer presents at the outlet. */
  payment_code: string;
  /** Code of the chain of outlets. */
  retail_outlet_name?: string | undefined;
  /** Name shown to the payer. */
  name?: string | undefined;
  /** In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. */
  amount: number;
  /** The current state. */
  status: 'COMPLETED' | (string & {});
  /**
   * Time at which the payer paid.
   * An ISO 8601 time.
   */
  transaction_timestamp?: string | undefined;
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
  | 'MXN'
  | (string & {});

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

/** An invoice, as its callback shows it. */
export interface InvoiceCallback {
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
  should_send_email?: boolean | undefined;
  /** True to exclude payments by card. */
  should_exclude_credit_card?: boolean | undefined;
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
  user_id?: string | undefined;
  /** The current state. */
  status: InvoiceStatus;
  /** Name of the merchant, as payers see it. */
  merchant_name?: string | undefined;
  /** In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. */
  amount: number;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: InvoiceCurrency;
  /**
   * Time at which it expires if it has not been paid.
   * An ISO 8601 time.
   */
  expiry_date?: string | undefined;
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
  payment_details?: InvoiceCallbackPaymentDetails | undefined;
  /** Id of the card charge. */
  credit_card_charge_id?: string | undefined;
  /**
   * Time of creation.
   * An ISO 8601 time.
   */
  created?: string | undefined;
  /**
   * Time of the last change.
   * An ISO 8601 time.
   */
  updated?: string | undefined;
  /** Always empty: accounts have no picture. */
  merchant_profile_picture_url?: string | undefined;
  /** Page on which the payer pays. */
  invoice_url?: string | undefined;
  /** Banks for virtual accounts that can pay it. */
  available_banks?: InvoiceCallbackAvailableBanks[] | undefined;
  /** Outlets at which it can be paid. */
  available_retail_outlets?: InvoiceCallbackAvailableRetailOutlets[] | undefined;
  /** Wallets that can pay it. */
  available_ewallets?: InvoiceCallbackAvailableEwallets[] | undefined;
  /** QR codes that can pay it. */
  available_qr_codes?: InvoiceCallbackAvailableQrCodes[] | undefined;
  /** Banks whose accounts can be debited for it. */
  available_direct_debits?: InvoiceCallbackAvailableDirectDebits[] | undefined;
  /** Lenders that can pay it. */
  available_paylaters?: InvoiceCallbackAvailablePaylaters[] | undefined;
  /** Number or code to which it was paid. */
  payment_destination?: string | undefined;
  /** Code of the bank. */
  bank_code?: string | undefined;
  /** Code of the wallet. */
  ewallet_type?: string | undefined;
}

/** `available_banks` of InvoiceCallback. */
export interface InvoiceCallbackAvailableBanks {
  /** Code of the bank. */
  bank_code?: string | undefined;
  /** Always POOL. */
  collection_type?: 'POOL' | (string & {}) | undefined;
  /** Name of the holder of the account. */
  account_holder_name?: string | undefined;
  /** Amount to be paid. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. */
  transfer_amount?: number | undefined;
}

/** `available_direct_debits` of InvoiceCallback. */
export interface InvoiceCallbackAvailableDirectDebits {
  /** Code of the bank. */
  direct_debit_type?: string | undefined;
}

/** `available_ewallets` of InvoiceCallback. */
export interface InvoiceCallbackAvailableEwallets {
  /** Code of the wallet. */
  ewallet_type?: string | undefined;
}

/** `available_paylaters` of InvoiceCallback. */
export interface InvoiceCallbackAvailablePaylaters {
  /** Code of the lender. */
  paylater_type?: string | undefined;
}

/** `available_qr_codes` of InvoiceCallback. */
export interface InvoiceCallbackAvailableQrCodes {
  /** Code of the QR network. */
  qr_code_type?: string | undefined;
}

/** `available_retail_outlets` of InvoiceCallback. */
export interface InvoiceCallbackAvailableRetailOutlets {
  /** Code of the chain of outlets. */
  retail_outlet_name?: string | undefined;
}

/** `payment_details` of InvoiceCallback. */
export interface InvoiceCallbackPaymentDetails {
  /** Name of the bank or wallet that paid. */
  source?: string | undefined;
  /** Number of the receipt at the channel. */
  receipt_id?: string | undefined;
}

/** Currencies of invoices. */
export type InvoiceCurrency = 'IDR' | 'PHP' | 'VND' | 'THB' | 'MYR' | (string & {});

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
  type?: string | undefined;
  /** Amount of the fee. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. */
  value?: number | undefined;
}

/** An item of a bill. */
export interface InvoiceItem {
  /**
   * Name, as payers see it.
   * At most 256 characters.
   */
  name?: string | undefined;
  /**
   * Number of units.
   * Above 0.
   */
  quantity?: number | undefined;
  /** Price of one. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. */
  price?: number | undefined;
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

/** Types of channels that can pay an invoice. */
export type InvoicePaymentMethod =
  | 'EWALLET'
  | 'BANK_TRANSFER'
  | 'RETAIL_OUTLET'
  | 'QR_CODE'
  | 'CREDIT_CARD'
  | 'DIRECT_DEBIT'
  | 'PAYLATER'
  | (string & {});

/** States of an invoice. */
export type InvoiceStatus = 'PENDING' | 'PAID' | 'SETTLED' | 'EXPIRED' | (string & {});

/** A LINKAJA payment, as its callback shows it. */
export interface LinkajaCallback {
  /** The merchant's own reference. */
  external_id: string;
  /** In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. */
  amount: number;
  /** Items of the purchase. */
  items: EwalletItem[];
  /** The current state. */
  status: 'SUCCESS_COMPLETED' | 'FAILED' | (string & {});
  /** Code of the wallet. */
  ewallet_type: 'LINKAJA' | (string & {});
}

/** The linking of an account, as its callback shows it. */
export interface LinkedAccountNotice {
  /**
   * Id of the linked account token.
   * Begins with lat-.
   */
  id: string;
  /** Id of the customer it belongs to. */
  customer_id: string;
  /** Code of the payment channel, such as OVO or BCA. */
  channel_code: LinkedChannelCode;
  /** Type of the linked account. */
  type: LinkedAccountType;
  /** Accounts, with their data. */
  accounts: LinkedAccountNoticeAccounts[];
  /**
   * Time of sending.
   * An ISO 8601 time.
   */
  timestamp?: string | undefined;
}

/** `accounts` of LinkedAccountNotice. */
export interface LinkedAccountNoticeAccounts {
  /**
   * Id of the linked account.
   * Begins with la-.
   */
  id?: string | undefined;
  /** Details of the account, masked. */
  account_details?: string | null | undefined;
  /** Type of the account. */
  account_type?: LinkedAccountType | undefined;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency?: string | undefined;
  /** Text for the merchant's own use. */
  description?: string | null | undefined;
  /** Name on the account. */
  name?: string | null | undefined;
  /**
   * Balance of the account. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is
   * ₱10.50.
   */
  balance?: number | null | undefined;
  /** Points that the wallet holds. */
  point_balance?: number | null | undefined;
}

/** Kinds of accounts that can be debited. */
export type LinkedAccountType = 'DEBIT_CARD' | 'BANK_ACCOUNT' | 'EWALLET' | (string & {});

/** `channel_code` of DirectDebitNotice. */
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

/** `failure_code` of PaymentMethodNotice. */
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

/** Channels of notifications, by occasion. */
export interface NotificationPreference {
  /** Channels that notify the payer of a new invoice. */
  invoice_created?: ('email' | 'sms' | 'whatsapp' | 'viber' | (string & {}))[] | null | undefined;
  /** Channels that remind the payer before the invoice expires. */
  invoice_reminder?: ('email' | 'sms' | 'whatsapp' | 'viber' | (string & {}))[] | null | undefined;
  /** Channels that notify the payer that the invoice is paid. */
  invoice_paid?: ('email' | 'sms' | 'whatsapp' | 'viber' | (string & {}))[] | null | undefined;
  /** Channels that notify the payer that the invoice has expired. */
  invoice_expired?: ('email' | 'sms' | 'whatsapp' | 'viber' | (string & {}))[] | null | undefined;
}

/** `channel_code` of PublicOverTheCounter. */
export type OverTheCounterChannelCode =
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
  | (string & {});

/** An OVO payment, as its callback shows it. */
export interface OvoCallback {
  /** The merchant's own reference. */
  external_id: string;
  /** Id of the business (account) that it belongs to. */
  business_id?: string | undefined;
  /** In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. */
  amount: number;
  /** Id of the payment. */
  id?: string | undefined;
  /** Phone number. */
  phone?: string | undefined;
  /** Code of the wallet. */
  ewallet_type: 'OVO' | (string & {});
  /** The current state. */
  status: 'COMPLETED' | 'FAILED' | (string & {});
  /** Code of the failure; null while there is none. More codes may follow. */
  failure_code?: OvoFailureCode | undefined;
  /**
   * Time of creation.
   * An ISO 8601 time.
   */
  created?: string | undefined;
}

/** `failure_code` of OvoCallback. */
export type OvoFailureCode =
  | 'USER_DID_NOT_AUTHORIZE_THE_PAYMENT'
  | 'DUPLICATE_PAYMENT'
  | 'USER_DECLINED_THE_TRANSACTION'
  | 'PHONE_NUMBER_NOT_REGISTERED'
  | 'EXTERNAL_ERROR'
  | 'SENDING_TRANSACTION_ERROR'
  | 'EWALLET_APP_UNREACHABLE'
  | 'UNKNOWN_ERROR'
  | 'ACCOUNT_BLOCKED_ERROR'
  | 'OVO_TIMEOUT_ERROR'
  | 'CREDENTIALS_ERROR'
  | 'ACCOUNT_AUTHENTICATION_ERROR'
  | (string & {});

/** The attempt that moves money; its status alone decides whether it was paid (EVT-02). */
export interface Payment {
  /** Id of the object. (PAY-FIELD-id) */
  id: string;
  /** Id of the payment request. (PAY-FIELD-payment_request_id) */
  payment_request_id?: string | null | undefined;
  /** The merchant's own reference. (PAY-FIELD-reference_id) */
  reference_id: string;
  /** Id of the customer it belongs to. (PAY-FIELD-customer_id) */
  customer_id?: string | null | undefined;
  /** Three-letter currency code (ISO 4217), such as IDR. (PAY-FIELD-currency) */
  currency: string;
  /** In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. (PAY-FIELD-amount) */
  amount: number;
  /** Two-letter country code (ISO 3166-1), such as ID. (PAY-FIELD-country) */
  country?: string | undefined;
  /** The current state. (PAY-FIELD-status) */
  status: PaymentStatus;
  /** The payment method that pays. (PAY-FIELD-payment_method) */
  payment_method?: EmbeddedMethod | undefined;
  /**
   * Data that the channel needs besides its code, such as return URLs. Overrides the payment
   * method's properties. (PAY-FIELD-channel_properties)
   */
  channel_properties?: Record<string, unknown> | null | undefined;
  /** Text for the merchant's own use. (PAY-FIELD-description) */
  description?: string | null | undefined;
  /**
   * Code of the failure; null while there is none. More codes may follow.
   * (PAY-FIELD-failure_code)
   */
  failure_code?: PaymentFailureCode | null | undefined;
  /** Details of the payment from the channel, beside the amount. (PAY-FIELD-payment_detail) */
  payment_detail?: PaymentDetail | null | undefined;
  /**
   * The merchant's own keys and values, shown again as they were sent. (PAY-FIELD-metadata)
   * At most 50 keys.
   */
  metadata?: Record<string, string | number | boolean> | undefined;
  /**
   * Time of creation. (PAY-FIELD-created)
   * An ISO 8601 time.
   */
  created?: string | undefined;
  /**
   * Time of the last change. (PAY-FIELD-updated)
   * An ISO 8601 time.
   */
  updated?: string | undefined;
}

/** A payment of a payment code. */
export interface PaymentCodePayment {
  /** Id of the object. */
  id: string;
  /** Id of the business (account) that it belongs to. */
  business_id?: string | undefined;
  /** Id of the payment code. */
  payment_code_id: string;
  /** The merchant's own reference. */
  reference_id: string;
  /** Code of the payment channel, such as OVO or BCA. */
  channel_code?: string | undefined;
  /** Name of the payer, as the outlet or bank shows it. */
  customer_name?: string | undefined;
  /** Code that the payer presents at the outlet. */
  payment_code: string;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency?: string | undefined;
  /** In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. */
  amount: number;
  /** Two-letter country code of the market. */
  market?: string | undefined;
  /** The current state. */
  status: 'COMPLETED' | (string & {});
  /** Note of the outlet. */
  remarks?: string | null | undefined;
  /**
   * Time at which the payer paid.
   * An ISO 8601 time.
   */
  transaction_timestamp?: string | undefined;
}

/** Details of a payment from the channel; each field only where its channel provides it. */
export interface PaymentDetail {
  /** Network that carried the payment. (PAY-FIELD-payment_detail.network) */
  network?: string | null | undefined;
  /** Note of the outlet. (PAY-FIELD-payment_detail.remarks) */
  remarks?: string | null | undefined;
  /** Source of the money, such as the wallet balance. (PAY-FIELD-payment_detail.fund_source) */
  fund_source?: string | null | undefined;
  /** Name of the bank or wallet that paid. (PAY-FIELD-payment_detail.source) */
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

/** A payment method, as its events show it. */
export interface PaymentMethodNotice {
  /**
   * Id of the payment method. (PM2-FIELD-id)
   * Begins with pm-.
   */
  id: string;
  /**
   * Type of the payment method: the object of this name, in lower case, has its details.
   * (PM2-FIELD-type)
   */
  type?: PaymentMethodType | undefined;
  /**
   * The merchant's own reference. (PM2-FIELD-reference_id)
   * At most 255 characters.
   */
  reference_id: string;
  /**
   * Text for the merchant's own use. (PM2-FIELD-description)
   * At most 255 characters.
   */
  description?: string | null | undefined;
  /** Use of the payment method: one payment, or saved for more. (PM2-FIELD-reusability) */
  reusability?: Reusability | undefined;
  /** The current state. (PM2-FIELD-status) */
  status: PaymentMethodStatus;
  /** Details of a payment method of type CARD. (PM2-FIELD-card) */
  card?: PublicCard | null | undefined;
  /** Details of a payment method of type EWALLET. (PM2-FIELD-ewallet) */
  ewallet?: PublicEwallet | null | undefined;
  /** Details of a payment method of type DIRECT_DEBIT. (PM2-FIELD-direct_debit) */
  direct_debit?: PublicDirectDebit | null | undefined;
  /** Always null. (PM2-FIELD-direct_bank_transfer) */
  direct_bank_transfer?: null | undefined;
  /** Details of a payment method of type OVER_THE_COUNTER. (PM2-FIELD-over_the_counter) */
  over_the_counter?: PublicOverTheCounter | null | undefined;
  /** Details of a payment method of type VIRTUAL_ACCOUNT. (PM2-FIELD-virtual_account) */
  virtual_account?: PublicVirtualAccount | null | undefined;
  /** The QR code. (PM2-FIELD-qr_code) */
  qr_code?: PublicQrCode | null | undefined;
  /** Billing address and contact of the payer. (PM2-FIELD-billing_information) */
  billing_information?: Address | undefined;
  /**
   * The merchant's own keys and values, shown again as they were sent. (PM2-FIELD-metadata)
   * At most 50 keys.
   */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  /**
   * Time of creation. (PM2-FIELD-created)
   * An ISO 8601 time.
   */
  created?: string | undefined;
  /**
   * Time of the last change. (PM2-FIELD-updated)
   * An ISO 8601 time.
   */
  updated?: string | undefined;
  /** Two-letter country code (ISO 3166-1), such as ID. */
  country?: string | undefined;
  /** Id of the customer it belongs to. */
  customer_id?: string | null | undefined;
  /** The next actions; empty or null when there are none. */
  actions?: PaymentMethodNoticeActions[] | undefined;
  /** Code of the failure; null while there is none. More codes may follow. */
  failure_code?: MethodFailureCode | null | undefined;
}

/** `actions` of PaymentMethodNotice. */
export interface PaymentMethodNoticeActions {
  /** The next action. */
  action?: 'AUTH' | 'RESEND_AUTH' | (string & {}) | undefined;
  /** URL for the action. */
  url?: string | null | undefined;
  /** Kind of address. */
  url_type?: 'API' | 'WEB' | 'MOBILE' | 'DEEPLINK' | (string & {}) | undefined;
  /** HTTP method. */
  method?: string | null | undefined;
}

/** States of a payment method. */
export type PaymentMethodStatus =
  | 'REQUIRES_ACTION'
  | 'ACTIVE'
  | 'INACTIVE'
  | 'EXPIRED'
  | 'PENDING'
  | 'FAILED'
  | (string & {});

/** Types of payment methods. */
export type PaymentMethodType =
  | 'EWALLET'
  | 'DIRECT_DEBIT'
  | 'CARD'
  | 'VIRTUAL_ACCOUNT'
  | 'OVER_THE_COUNTER'
  | 'QR_CODE'
  | (string & {});

/** States of a payment. */
export type PaymentStatus =
  | 'PENDING'
  | 'AWAITING_CAPTURE'
  | 'SUCCEEDED'
  | 'FAILED'
  | 'EXPIRED'
  | 'CANCELED'
  | 'VOIDED'
  | (string & {});

/** A saved way to pay. */
export interface PaymentToken {
  /**
   * Id of the payment token.
   * Begins with pt-.
   */
  id?: string | undefined;
  /**
   * Id of the payment token: a saved payment method. (V3-PT-FIELD-payment_token_id)
   * Begins with pt-.
   */
  payment_token_id: string;
  /** Id of the business (account) that it belongs to. */
  business_id?: string | undefined;
  /**
   * The merchant's own reference.
   * At most 255 characters.
   */
  reference_id: string;
  /** Id of the customer it belongs to. */
  customer_id?: string | null | undefined;
  /** Two-letter country code (ISO 3166-1), such as ID. */
  country?: V3Country | undefined;
  /** Three-letter currency code (ISO 4217), such as IDR. (V3-PT-FIELD-currency) */
  currency?: V3Currency | undefined;
  /** Code of the payment channel, such as OVO or BCA. (V3-PT-FIELD-channel_code) */
  channel_code?: V3ChannelCode | undefined;
  /**
   * Data that the channel needs besides its code, such as return URLs.
   * (V3-PT-FIELD-channel_properties)
   */
  channel_properties?: Record<string, unknown> | undefined;
  /** The next actions; empty or null when there are none. (V3-PT-FIELD-actions) */
  actions?: V3Action[] | undefined;
  /** The current state. (V3-PT-FIELD-status) */
  status: PaymentTokenStatus;
  /** Details of the account behind the token. */
  token_details?: TokenDetails | null | undefined;
  /** Code of the failure; null while there is none. More codes may follow. */
  failure_code?: V3TokenFailureCode | null | undefined;
  /**
   * Text for the merchant's own use.
   * At most 1,000 characters.
   */
  description?: string | null | undefined;
  /**
   * The merchant's own keys and values, shown again as they were sent.
   * At most 50 keys.
   */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  /**
   * Time of creation.
   * An ISO 8601 time.
   */
  created?: string | undefined;
  /**
   * Time of the last change.
   * An ISO 8601 time.
   */
  updated?: string | undefined;
}

/** States of a payment token. */
export type PaymentTokenStatus =
  | 'REQUIRES_ACTION'
  | 'ACTIVE'
  | 'INACTIVE'
  | 'EXPIRED'
  | 'PENDING'
  | 'FAILED'
  | 'CANCELED'
  | (string & {});

/** The card of a payment method, as it is shown. */
export interface PublicCard {
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency?: string | undefined;
  /** Code of the payment channel, such as OVO or BCA. */
  channel_code?: string | null | undefined;
  /** Data that the channel needs besides its code, such as return URLs. */
  channel_properties?: Record<string, unknown> | undefined;
  /** The card. */
  card_information?: PublicCardInformation | null | undefined;
  /** Verification results from the bank and the card network. */
  card_verification_results?: CardVerificationResults | null | undefined;
}

/** `card_information` of PublicCard. */
export interface PublicCardInformation {
  /** Id of the card token. */
  token_id?: string | undefined;
  /** Number of the card, all but its first six and last four digits hidden. */
  masked_card_number?: string | undefined;
  /** Name on the card. */
  cardholder_name?: string | null | undefined;
  /** Month in which the card expires, 01 to 12. */
  expiry_month?: string | undefined;
  /** Year in which the card expires, four digits. */
  expiry_year?: string | undefined;
  /** Fingerprint that is the same for the same card, whatever its token. */
  fingerprint?: string | undefined;
  /** A credit or a debit card. */
  type?: 'CREDIT' | 'DEBIT' | (string & {}) | undefined;
  /** Card network. */
  network?: CardNetwork | undefined;
  /** Two-letter country code (ISO 3166-1), such as ID. */
  country?: string | undefined;
  /** Name of the bank that issued the card. */
  issuer?: string | undefined;
}

/** The bank of a payment method, as it is shown. */
export interface PublicDirectDebit {
  /**
   * Source of the money: a debit card, a bank account, or the page of a bank.
   * (PM2-FIELD-direct_debit.type)
   */
  type?: 'DEBIT_CARD' | 'BANK_ACCOUNT' | 'BANK_REDIRECT' | (string & {}) | undefined;
  /** Code of the payment channel, such as OVO or BCA. (PM2-FIELD-direct_debit.channel_code) */
  channel_code?: DirectDebitChannelCode | undefined;
  /**
   * Data that the channel needs besides its code, such as return URLs.
   * (PM2-FIELD-direct_debit.channel_properties)
   */
  channel_properties?: Record<string, unknown> | undefined;
  /** The bank account that is debited, once it is linked. (PM2-FIELD-direct_debit.bank_account) */
  bank_account?: PublicDirectDebitBankAccount | null | undefined;
  /** The debit card that is debited, once it is linked. (PM2-FIELD-direct_debit.debit_card) */
  debit_card?: PublicDirectDebitCard | null | undefined;
}

/** `bank_account` of PublicDirectDebit. */
export interface PublicDirectDebitBankAccount {
  /**
   * Number of the bank account, all but its last digits hidden.
   * (PM2-FIELD-direct_debit.bank_account.masked_bank_account_number)
   */
  masked_bank_account_number?: string | null | undefined;
  /**
   * Hash that is the same for the same bank account, to compare accounts without knowing them.
   * (PM2-FIELD-direct_debit.bank_account.bank_account_hash)
   */
  bank_account_hash?: string | null | undefined;
  /** Mobile number in E.164 form, such as +6281234567890. */
  mobile_number?: string | null | undefined;
  /** Number of the payer's identity document. */
  identity_document_number?: string | null | undefined;
}

/** `debit_card` of PublicDirectDebit. */
export interface PublicDirectDebitCard {
  /** Mobile number in E.164 form, such as +6281234567890. */
  mobile_number?: string | null | undefined;
  /** Last four digits of the debit card. */
  card_last_four?: string | null | undefined;
  /** Expiry of the debit card, MM/YY. */
  card_expiry?: string | null | undefined;
  /** Email address. */
  email?: string | null | undefined;
  /** Number of the account of the debit card. */
  account_number?: string | null | undefined;
}

/** The wallet of a payment method, as it is shown. */
export interface PublicEwallet {
  /** Code of the payment channel, such as OVO or BCA. */
  channel_code?: EwalletChannelCode | undefined;
  /** Data that the channel needs besides its code, such as return URLs. */
  channel_properties?: Record<string, unknown> | undefined;
  /** The wallet of the payer, once it is linked. */
  account?: PublicEwalletAccount | undefined;
}

/** `account` of PublicEwallet. */
export interface PublicEwalletAccount {
  /** Name on the account. */
  name?: string | null | undefined;
  /** Details of the account, masked. */
  account_details?: string | null | undefined;
  /**
   * Balance of the wallet. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is
   * ₱10.50.
   */
  balance?: number | null | undefined;
  /** Points that the wallet holds. */
  point_balance?: number | null | undefined;
}

/** The outlet of a payment method, as it is shown. */
export interface PublicOverTheCounter {
  /** Code of the payment channel, such as OVO or BCA. */
  channel_code?: OverTheCounterChannelCode | undefined;
  /** In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. */
  amount?: number | null | undefined;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency?: string | undefined;
  /** Data that the channel needs besides its code, such as return URLs. */
  channel_properties?: PublicOverTheCounterChannelProperties | undefined;
}

/** `channel_properties` of PublicOverTheCounter. */
export interface PublicOverTheCounterChannelProperties {
  /** Name of the payer, as the outlet or bank shows it. */
  customer_name?: string | undefined;
  /** Code that the payer presents at the outlet. */
  payment_code?: string | undefined;
  /**
   * Time at which it expires if it has not been paid.
   * An ISO 8601 time.
   */
  expires_at?: string | undefined;
}

/** The QR code of a payment method, as it is shown. */
export interface PublicQrCode {
  /** Code of the payment channel, such as OVO or BCA. */
  channel_code?: QrCodeChannelCode | undefined;
  /** In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. */
  amount?: number | null | undefined;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency?: string | undefined;
  /** Data that the channel needs besides its code, such as return URLs. */
  channel_properties?: PublicQrCodeChannelProperties | undefined;
}

/** `channel_properties` of PublicQrCode. */
export interface PublicQrCodeChannelProperties {
  /** Content of the QR code, to be drawn as an image. */
  qr_string?: string | undefined;
  /**
   * Time at which it expires if it has not been paid.
   * An ISO 8601 time.
   */
  expires_at?: string | undefined;
}

/** The virtual account of a payment method, as it is shown. */
export interface PublicVirtualAccount {
  /** Code of the payment channel, such as OVO or BCA. */
  channel_code?: VirtualAccountChannelCode | undefined;
  /** In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. */
  amount?: number | null | undefined;
  /**
   * Smallest amount that can be paid. In the currency's own unit: 10000 IDR is Rp10,000, 10.5
   * PHP is ₱10.50.
   */
  min_amount?: number | null | undefined;
  /**
   * Largest amount that can be paid. In the currency's own unit: 10000 IDR is Rp10,000, 10.5
   * PHP is ₱10.50.
   */
  max_amount?: number | null | undefined;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency?: string | undefined;
  /** Data that the channel needs besides its code, such as return URLs. */
  channel_properties?: PublicVirtualAccountChannelProperties | undefined;
  /** Further forms in which the number can be shown. */
  alternative_displays?: AlternativeDisplay[] | undefined;
}

/** `channel_properties` of PublicVirtualAccount. */
export interface PublicVirtualAccountChannelProperties {
  /** Name of the payer, as the outlet or bank shows it. */
  customer_name?: string | undefined;
  /** Number of the virtual account; chosen by the platform when omitted. */
  virtual_account_number?: string | undefined;
  /**
   * Time at which it expires if it has not been paid.
   * An ISO 8601 time.
   */
  expires_at?: string | undefined;
  /**
   * Amount that is suggested to the payer, who may change it. In the currency's own unit: 10000
   * IDR is Rp10,000, 10.5 PHP is ₱10.50.
   */
  suggested_amount?: number | undefined;
}

/** `channel_code` of EwalletCharge. */
export type PublicWalletCode =
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
  | (string & {});

/** `channel_code` of PublicQrCode. */
export type QrCodeChannelCode =
  | 'QRIS'
  | 'DANA'
  | 'LINKAJA'
  | 'XENDIT'
  | 'QRPH'
  | 'RCBC'
  | 'PROMPTPAY'
  | (string & {});

/** DYNAMIC codes are paid once, STATIC ones many times. */
export type QrCodeType = 'DYNAMIC' | 'STATIC' | (string & {});

/** A payment of a QR code, as its callback shows it. */
export interface QrPaymentCallback {
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
  created?: string | undefined;
  /** The QR code that was paid. (QRPAY-FIELD-qr_code) */
  qr_code: QrPaymentCallbackQrCode;
  /** The current state. (QRPAY-FIELD-status) */
  status: 'COMPLETED' | (string & {});
  /** Details of the payment from the channel, beside the amount. (QRPAY-FIELD-payment_detail) */
  payment_detail?: QrPaymentCallbackPaymentDetail | undefined;
  /** Details of the payment from the channel. */
  payment_details?: QrPaymentCallbackPaymentDetails | undefined;
}

/** `payment_detail` of QrPaymentCallback. */
export interface QrPaymentCallbackPaymentDetail {
  /** Number of the receipt at the channel. (QRPAY-FIELD-payment_detail.receipt_id) */
  receipt_id?: string | undefined;
  /** Name of the bank or wallet that paid. (QRPAY-FIELD-payment_detail.source) */
  source?: string | undefined;
}

/** `payment_details` of QrPaymentCallback. */
export interface QrPaymentCallbackPaymentDetails {
  /** Number of the receipt at the channel. */
  receipt_id?: string | undefined;
  /** Name of the bank or wallet that paid. */
  source?: string | undefined;
}

/** `qr_code` of QrPaymentCallback. */
export interface QrPaymentCallbackQrCode {
  /**
   * Id of the QR code. (QRPAY-FIELD-qr_code.id)
   * Begins with qr_.
   */
  id: string;
  /** The merchant's own reference. (QRPAY-FIELD-qr_code.external_id) */
  external_id: string;
  /** Content of the QR code, to be drawn as an image. (QRPAY-FIELD-qr_code.qr_string) */
  qr_string?: string | undefined;
  /**
   * DYNAMIC has an amount and is paid once; STATIC is paid any number of times, with the
   * payer's amount. (QRPAY-FIELD-qr_code.type)
   */
  type?: QrCodeType | undefined;
  /**
   * The merchant's own keys and values, shown again as they were sent.
   * (QRPAY-FIELD-qr_code.metadata)
   * At most 50 keys.
   */
  metadata?: Record<string, string | number | boolean> | null | undefined;
}

/** A payment of a QR code, as version 2022-07-31 shows it. */
export interface QrPaymentEventOf20220731Data {
  /**
   * Id of the payment.
   * Begins with qrpy_.
   */
  id: string;
  /** Id of the business (account) that it belongs to. */
  business_id?: string | undefined;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency?: 'IDR' | (string & {}) | undefined;
  /** In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. */
  amount: number;
  /** The current state. */
  status: 'SUCCEEDED' | (string & {});
  /**
   * Time of creation.
   * An ISO 8601 time.
   */
  created?: string | undefined;
  /**
   * Id of the QR code.
   * Begins with qr_.
   */
  qr_id: string;
  /** Content of the QR code, to be drawn as an image. */
  qr_string?: string | undefined;
  /** The merchant's own reference. */
  reference_id: string;
  /**
   * DYNAMIC has an amount and is paid once; STATIC is paid any number of times, with the
   * payer's amount.
   */
  type?: QrCodeType | undefined;
  /**
   * The merchant's own keys and values, shown again as they were sent.
   * At most 50 keys.
   */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  /** Details of the payment from the channel, beside the amount. */
  payment_detail?: QrPaymentEventOf20220731DataPaymentDetail | undefined;
}

/** `payment_detail` of QrPaymentEventOf20220731Data. */
export interface QrPaymentEventOf20220731DataPaymentDetail {
  /** Number of the receipt at the channel. */
  receipt_id?: string | undefined;
  /** Name of the bank or wallet that paid. */
  source?: string | undefined;
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
  payment_request_id?: string | null | undefined;
  /** Id of the invoice. (REFUND-FIELD-invoice_id) */
  invoice_id?: string | null | undefined;
  /**
   * In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * (REFUND-FIELD-amount)
   */
  amount: number;
  /** Type of the payment method that paid. (REFUND-FIELD-payment_method_type) */
  payment_method_type?: RefundedMethodType | undefined;
  /** Code of the payment channel, such as OVO or BCA. (REFUND-FIELD-channel_code) */
  channel_code?: ChannelCode | undefined;
  /** Three-letter currency code (ISO 4217), such as IDR. (REFUND-FIELD-currency) */
  currency: string;
  /** Two-letter country code (ISO 3166-1), such as ID. */
  country?: string | undefined;
  /** The current state. (REFUND-FIELD-status) */
  status: RefundStatus;
  /** Reason for the refund. (REFUND-FIELD-reason) */
  reason?: RefundReason | undefined;
  /**
   * The merchant's own reference. (REFUND-FIELD-reference_id)
   * At most 255 characters.
   */
  reference_id: string;
  /**
   * Code of the failure; null while there is none. More codes may follow.
   * (REFUND-FIELD-failure_code)
   */
  failure_code?: RefundFailureCode | null | undefined;
  /**
   * Fee of the refund. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * (REFUND-FIELD-refund_fee_amount)
   */
  refund_fee_amount?: number | null | undefined;
  /**
   * Time of creation. (REFUND-FIELD-created)
   * An ISO 8601 time.
   */
  created?: string | undefined;
  /**
   * Time of the last change. (REFUND-FIELD-updated)
   * An ISO 8601 time.
   */
  updated?: string | undefined;
  /**
   * The merchant's own keys and values, shown again as they were sent. (REFUND-FIELD-metadata)
   * At most 50 keys.
   */
  metadata?: Record<string, string | number | boolean> | null | undefined;
}

/** Reasons for the failure of a refund. */
export type RefundFailureCode =
  | 'REFUND_FAILED'
  | 'ACCOUNT_ACCESS_BLOCKED'
  | 'ACCOUNT_NOT_FOUND'
  | 'DUPLICATE_ERROR'
  | 'INSUFFICIENT_BALANCE'
  | (string & {});

/** Reasons for a refund. */
export type RefundReason =
  | 'FRAUDULENT'
  | 'DUPLICATE'
  | 'REQUESTED_BY_CUSTOMER'
  | 'CANCELLATION'
  | 'OTHERS'
  | (string & {});

/** States of a refund. */
export type RefundStatus = 'PENDING' | 'SUCCEEDED' | 'FAILED' | 'CANCELLED' | (string & {});

/** Types of payment methods whose payments are refunded. */
export type RefundedMethodType =
  | 'EWALLET'
  | 'DIRECT_DEBIT'
  | 'CARD'
  | 'VIRTUAL_ACCOUNT'
  | 'OVER_THE_COUNTER'
  | 'QR_CODE'
  | 'PAYLATER'
  | (string & {});

/** Units of the reminder time. */
export type ReminderTimeUnit = 'days' | 'hours' | (string & {});

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
  filter?: ReportFilter | undefined;
  /** Format of the file. (RPT-FIELD-format) */
  format?: 'CSV' | (string & {}) | undefined;
  /** Three-letter currency code (ISO 4217), such as IDR. (RPT-FIELD-currency) */
  currency?: HeldCurrency | undefined;
  /** Id of the business (account) that it belongs to. (RPT-FIELD-business_id) */
  business_id?: string | undefined;
  /**
   * Time of creation. (RPT-FIELD-created)
   * An ISO 8601 time.
   */
  created?: string | undefined;
  /**
   * Time of the last change. (RPT-FIELD-updated)
   * An ISO 8601 time.
   */
  updated?: string | undefined;
  /** URL of the file; present once the report is COMPLETED. (RPT-FIELD-url) */
  url?: string | undefined;
}

/** The period of a report, including both bounds. */
export interface ReportFilter {
  /**
   * Start of the period. (RPT-FIELD-filter.from)
   * An ISO 8601 time.
   */
  from?: string | undefined;
  /**
   * End of the period. (RPT-FIELD-filter.to)
   * An ISO 8601 time.
   */
  to?: string | undefined;
}

/** States of a report. */
export type ReportStatus = 'PENDING' | 'COMPLETED' | 'FAILED' | (string & {});

/** Kinds of reports. */
export type ReportType = 'BALANCE_HISTORY' | 'TRANSACTIONS' | (string & {});

/** Uses of a payment method: one payment, or saved for more. */
export type Reusability = 'ONE_TIME_USE' | 'MULTIPLE_USE' | (string & {});

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
  card_type?: 'CREDIT' | 'DEBIT' | (string & {}) | undefined;
  /** Number of the card, all but its first six and last four digits hidden. */
  masked_card_number?: string | undefined;
  /** Use of the card: once, saved, or repeated. */
  charge_type?: 'SINGLE_USE_TOKEN' | 'MULTIPLE_USE_TOKEN' | 'RECURRING' | (string & {}) | undefined;
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
  cvn_code?: 'M' | 'N' | 'P' | (string & {}) | undefined;
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
  signed_field_names?: string | undefined;
  /** Signature of the fields that signed_field_names lists. */
  signature: string;
}

/** Shipping address. */
export interface ShippingInformation {
  /** Two-letter country code (ISO 3166-1), such as ID. */
  country?: string | undefined;
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

/** An account that belongs to a platform. */
export interface SubAccount {
  /** Id of the object. */
  id: string;
  /**
   * Time of creation.
   * An ISO 8601 time.
   */
  created?: string | undefined;
  /**
   * Time of the last change.
   * An ISO 8601 time.
   */
  updated?: string | undefined;
  /** Email address. */
  email?: string | undefined;
  /** OWNED is run by its platform alone; the owner of a MANAGED one accepts an invitation first. */
  type: AccountType;
  /** Public data of the account, as payers see it. */
  public_profile?: SubAccountPublicProfile | null | undefined;
  /** Two-letter country code (ISO 3166-1), such as ID. */
  country?: AccountCountry | undefined;
  /** The current state. */
  status: SubAccountStatus;
}

/** `public_profile` of SubAccount. */
export interface SubAccountPublicProfile {
  /** Name of the business. */
  business_name?: string | undefined;
}

/** States of a sub-account. */
export type SubAccountStatus =
  | 'INVITED'
  | 'REGISTERED'
  | 'AWAITING_DOCS'
  | 'LIVE'
  | 'SUSPENDED'
  | (string & {});

/** Results of the authentication with 3-D Secure. */
export interface ThreeDSecureResult {
  /** Kind of authentication: with or without a challenge for the cardholder. */
  three_d_secure_flow?: 'CHALLENGE' | 'FRICTIONLESS' | (string & {}) | undefined;
  /** Electronic commerce indicator: the network's rating of the authentication. */
  eci_code?: string | null | undefined;
  /** Result of the authentication, by the network's code. */
  three_d_secure_result?: string | null | undefined;
  /** Reason for the result of the authentication, by the network's code. */
  three_d_secure_result_reason?: string | null | undefined;
  /** Version of 3-D Secure. */
  three_d_secure_version?: string | null | undefined;
}

/** Details of the account behind a payment token. */
export interface TokenDetails {
  /** Name of the account. */
  account_name?: string | null | undefined;
  /** Number of the account that is charged. */
  account_number?: string | null | undefined;
  /** Balance of the account, in the format of the company that holds it. */
  account_balance?: string | null | undefined;
  /** Points of the account, in the format of the company that holds it. */
  account_point_balance?: string | null | undefined;
  /** Results from the bank and the card network. */
  authorization_data?: CardAuthorizationData | null | undefined;
  /** Result of the authentication of the cardholder. */
  authentication_data?: CardAuthenticationData | null | undefined;
}

/** The payer's next step: opening a page, or presenting a number or code. */
export interface V3Action {
  /**
   * Next action: redirect the payer to a URL, or show a value to the payer.
   * (V3-PR-FIELD-actions.type)
   */
  type?: 'REDIRECT_CUSTOMER' | 'PRESENT_TO_CUSTOMER' | (string & {}) | undefined;
  /** Kind of the value. (V3-PR-FIELD-actions.descriptor) */
  descriptor?:
    | 'WEB_URL'
    | 'PAYMENT_CODE'
    | 'QR_STRING'
    | 'VIRTUAL_ACCOUNT_NUMBER'
    | (string & {})
    | undefined;
  /** The page to open, or the number or code to show. (V3-PR-FIELD-actions.value) */
  value?: string | undefined;
}

/** Money captured from an authorized card payment. */
export interface V3Capture {
  /**
   * Id of the capture.
   * Begins with cptr-.
   */
  capture_id?: string | undefined;
  /**
   * Time of the capture.
   * An ISO 8601 time.
   */
  capture_timestamp?: string | undefined;
  /**
   * Part of the authorized amount that is captured. In the currency's own unit: 10000 IDR is
   * Rp10,000, 10.5 PHP is ₱10.50.
   */
  capture_amount?: number | undefined;
}

/** Modes of capture: at once, or held until a separate capture. */
export type V3CaptureMethod = 'AUTOMATIC' | 'MANUAL' | (string & {});

/** `channel_code` of PaymentToken. */
export type V3ChannelCode =
  | 'OVO'
  | 'DANA'
  | 'LINKAJA'
  | 'SHOPEEPAY'
  | 'NEXCASH'
  | 'GOPAY'
  | 'GOPAY_RECURRING'
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
  | 'ALIPAY'
  | 'BCA_VIRTUAL_ACCOUNT'
  | 'BJB_VIRTUAL_ACCOUNT'
  | 'BNC_VIRTUAL_ACCOUNT'
  | 'BNI_VIRTUAL_ACCOUNT'
  | 'BRI_VIRTUAL_ACCOUNT'
  | 'BSI_VIRTUAL_ACCOUNT'
  | 'BSS_VIRTUAL_ACCOUNT'
  | 'CIMB_VIRTUAL_ACCOUNT'
  | 'HANA_VIRTUAL_ACCOUNT'
  | 'MANDIRI_VIRTUAL_ACCOUNT'
  | 'MUAMALAT_VIRTUAL_ACCOUNT'
  | 'PERMATA_VIRTUAL_ACCOUNT'
  | 'PV_VIRTUAL_ACCOUNT'
  | 'VIETCAPITAL_VIRTUAL_ACCOUNT'
  | 'WOORI_VIRTUAL_ACCOUNT'
  | 'MSB_VIRTUAL_ACCOUNT'
  | 'VPB_VIRTUAL_ACCOUNT'
  | 'BIDV_VIRTUAL_ACCOUNT'
  | 'STANDARD_CHARTERED_VIRTUAL_ACCOUNT'
  | 'AMBANK_VIRTUAL_ACCOUNT'
  | 'BANK_TRANSFER'
  | 'SPEI_VIRTUAL_ACCOUNT'
  | 'BRI_DIRECT_DEBIT'
  | 'BPI_DIRECT_DEBIT'
  | 'BPI_RECURRING'
  | 'UBP_DIRECT_DEBIT'
  | 'UBP_EADA'
  | 'RCBC_DIRECT_DEBIT'
  | 'CHINABANK_DIRECT_DEBIT'
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
  | 'KRUNGSRI_DIRECT_DEBIT'
  | 'KTB_DIRECT_DEBIT'
  | 'BBL_DIRECT_DEBIT'
  | 'SCB_DIRECT_DEBIT'
  | 'KBANK_MOBILE_BANKING'
  | 'KRUNGSRI_MOBILE_BANKING'
  | 'KTB_MOBILE_BANKING'
  | 'BBL_MOBILE_BANKING'
  | 'SCB_MOBILE_BANKING'
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
  | 'SM_BILLS_PAYMENT'
  | 'ROBINSONS_BILLS_PAYMENT'
  | 'QRIS'
  | 'QRPH'
  | 'PROMPTPAY'
  | 'SGQR'
  | 'AKULAKU'
  | 'ATOME'
  | 'INDODANA'
  | 'KREDIVO'
  | 'BILLEASE'
  | (string & {});

/** Countries of v3. */
export type V3Country = 'ID' | 'PH' | 'VN' | 'TH' | 'SG' | 'MY' | 'HK' | 'MX' | (string & {});

/** Currencies of v3. */
export type V3Currency =
  | 'IDR'
  | 'PHP'
  | 'VND'
  | 'THB'
  | 'SGD'
  | 'MYR'
  | 'HKD'
  | 'MXN'
  | 'USD'
  | (string & {});

/** An item of a purchase. */
export interface V3Item {
  /**
   * The merchant's own reference of the item.
   * At most 255 characters.
   */
  reference_id?: string | undefined;
  /** Kind of goods or service. */
  type?:
    | 'DIGITAL_PRODUCT'
    | 'PHYSICAL_PRODUCT'
    | 'DIGITAL_SERVICE'
    | 'PHYSICAL_SERVICE'
    | 'FEE'
    | (string & {})
    | undefined;
  /**
   * Name, as payers see it.
   * At most 255 characters.
   */
  name?: string | undefined;
  /** Price of one. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. */
  net_unit_amount?: number | undefined;
  /**
   * Number of units.
   * A whole number, above 0.
   */
  quantity?: number | undefined;
  /**
   * URL of its page in the shop.
   * At most 2,048 characters.
   */
  url?: string | null | undefined;
  /**
   * Picture of it.
   * At most 2,048 characters.
   */
  image_url?: string | null | undefined;
  /**
   * Category, as defined by the merchant.
   * At most 255 characters.
   */
  category?: string | undefined;
  /**
   * Second category, as defined by the merchant.
   * At most 255 characters.
   */
  subcategory?: string | null | undefined;
  /**
   * Further description.
   * At most 255 characters.
   */
  description?: string | null | undefined;
  /**
   * The merchant's own keys and values, shown again as they were sent.
   * At most 50 keys.
   */
  metadata?: Record<string, string | number | boolean> | null | undefined;
}

/** One attempt to pay for a request. */
export interface V3Payment {
  /**
   * Id of the payment.
   * Begins with py-.
   */
  id?: string | undefined;
  /**
   * Id of the payment.
   * Begins with py-.
   */
  payment_id: string;
  /** Id of the business (account) that it belongs to. */
  business_id?: string | undefined;
  /**
   * The merchant's own reference.
   * At most 255 characters.
   */
  reference_id: string;
  /**
   * Id of the payment request.
   * Begins with pr-.
   */
  payment_request_id: string;
  /**
   * Id of the payment token: a saved payment method.
   * Begins with pt-.
   */
  payment_token_id?: string | null | undefined;
  /** Id of the customer it belongs to. */
  customer_id?: string | null | undefined;
  /** Type of the payment request. */
  type?: V3PaymentRequestType | undefined;
  /** Two-letter country code (ISO 3166-1), such as ID. */
  country?: V3Country | undefined;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: V3Currency;
  /** Amount to be paid. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. */
  request_amount: number;
  /** AUTOMATIC takes the money at once; MANUAL holds it until it is captured. Cards only. */
  capture_method?: V3CaptureMethod | undefined;
  /** Code of the payment channel, such as OVO or BCA. */
  channel_code?: V3ChannelCode | undefined;
  /** Data that the channel needs besides its code, such as return URLs. */
  channel_properties?: Record<string, unknown> | undefined;
  /** Captures of the authorized amount. */
  captures?: V3Capture[] | undefined;
  /** The current state. */
  status: V3PaymentStatus;
  /** Details of the payment from the channel. */
  payment_details?: V3PaymentDetails | undefined;
  /** Code of the failure; null while there is none. More codes may follow. */
  failure_code?: V3PaymentFailureCode | null | undefined;
  /**
   * Text for the merchant's own use.
   * At most 1,000 characters.
   */
  description?: string | null | undefined;
  /**
   * The merchant's own keys and values, shown again as they were sent.
   * At most 50 keys.
   */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  /**
   * Time of creation.
   * An ISO 8601 time.
   */
  created?: string | undefined;
  /**
   * Time of the last change.
   * An ISO 8601 time.
   */
  updated?: string | undefined;
}

/** Details of a payment from the channel; a field is null where the channel does not provide it. */
export interface V3PaymentDetails {
  /** Results from the bank and the card network. */
  authorization_data?: CardAuthorizationData | null | undefined;
  /** Result of the authentication of the cardholder. */
  authentication_data?: CardAuthenticationData | null | undefined;
  /** Name of the bank or wallet that paid. */
  issuer_name?: string | null | undefined;
  /** Name of the payer. */
  payer_name?: string | null | undefined;
  /** Number of the account that paid, masked. */
  payer_account_number?: string | null | undefined;
  /** Number of the receipt at the channel. */
  receipt_id?: string | null | undefined;
  /** Note of the payer or the outlet. */
  remark?: string | null | undefined;
  /** Network that carried the payment. */
  network?: string | null | undefined;
  /** Source of the money, such as the wallet balance. */
  fund_source?: string | null | undefined;
}

/** `failure_code` of V3Payment. */
export type V3PaymentFailureCode =
  | 'ACCOUNT_ACCESS_BLOCKED'
  | 'INVALID_MERCHANT_SETTINGS'
  | 'INVALID_ACCOUNT_DETAILS'
  | 'PAYMENT_ATTEMPT_COUNTS_EXCEEDED'
  | 'USER_DEVICE_UNREACHABLE'
  | 'CHANNEL_UNAVAILABLE'
  | 'INSUFFICIENT_BALANCE'
  | 'ACCOUNT_NOT_ACTIVATED'
  | 'INVALID_TOKEN'
  | 'SERVER_ERROR'
  | 'PARTNER_TIMEOUT_ERROR'
  | 'TIMEOUT_ERROR'
  | 'USER_DECLINED_PAYMENT'
  | 'USER_DID_NOT_AUTHORIZE'
  | 'PAYMENT_REQUEST_EXPIRED'
  | 'FAILURE_DETAILS_UNAVAILABLE'
  | 'EXPIRED_OTP'
  | 'INVALID_OTP'
  | 'PAYMENT_AMOUNT_LIMITS_EXCEEDED'
  | 'OTP_ATTEMPT_COUNTS_EXCEEDED'
  | 'CARD_DECLINED'
  | 'DECLINED_BY_ISSUER'
  | 'ISSUER_UNAVAILABLE'
  | 'INVALID_CVV'
  | 'DECLINED_BY_PROCESSOR'
  | 'CAPTURE_AMOUNT_EXCEEDED'
  | 'AUTHENTICATION_FAILED'
  | 'PROCESSOR_ERROR'
  | 'EXPIRED_CARD'
  | 'STOLEN_CARD'
  | 'INACTIVE_OR_UNAUTHORIZED_CARD'
  | 'INVALID_MERCHANT_CREDENTIALS'
  | 'SUSPECTED_FRAUDULENT'
  | (string & {});

/** A request for a payment, and its status. */
export interface V3PaymentRequest {
  /**
   * Id of the payment request. (V3-PR-FIELD-id)
   * Begins with pr-.
   */
  id?: string | undefined;
  /**
   * Id of the payment request.
   * Begins with pr-.
   */
  payment_request_id: string;
  /** Id of the business (account) that it belongs to. */
  business_id?: string | undefined;
  /**
   * The merchant's own reference. (V3-PR-FIELD-reference_id)
   * At most 255 characters.
   */
  reference_id: string;
  /**
   * Id of the payment token: a saved payment method. (V3-PR-FIELD-payment_token_id)
   * Begins with pt-.
   */
  payment_token_id?: string | null | undefined;
  /** Id of the customer it belongs to. */
  customer_id?: string | null | undefined;
  /**
   * Id of the newest attempt to pay; null before the first.
   * Begins with py-.
   */
  latest_payment_id?: string | null | undefined;
  /**
   * PAY charges once, PAY_AND_SAVE also saves the method, REUSABLE_PAYMENT_CODE accepts many
   * payments, VERIFY_PAYMENT_METHOD charges nothing. (V3-PR-FIELD-type)
   */
  type?: V3PaymentRequestType | undefined;
  /** Two-letter country code (ISO 3166-1), such as ID. (V3-PR-FIELD-country) */
  country?: V3Country | undefined;
  /** Three-letter currency code (ISO 4217), such as IDR. (V3-PR-FIELD-currency) */
  currency?: V3Currency | undefined;
  /**
   * Amount to be paid. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * (V3-PR-FIELD-request_amount)
   */
  request_amount?: number | null | undefined;
  /**
   * AUTOMATIC takes the money at once; MANUAL holds it until it is captured. Cards only.
   * (V3-PR-FIELD-capture_method)
   */
  capture_method?: V3CaptureMethod | undefined;
  /** Code of the payment channel, such as OVO or BCA. (V3-PR-FIELD-channel_code) */
  channel_code?: V3ChannelCode | undefined;
  /**
   * Data that the channel needs besides its code, such as return URLs.
   * (V3-PR-FIELD-channel_properties)
   */
  channel_properties?: Record<string, unknown> | undefined;
  /** The next actions; empty or null when there are none. (V3-PR-FIELD-actions) */
  actions?: V3Action[] | undefined;
  /** The current state. (V3-PR-FIELD-status) */
  status: V3PaymentRequestStatus;
  /** Code of the failure; null while there is none. More codes may follow. */
  failure_code?: V3PaymentFailureCode | null | undefined;
  /**
   * Text for the merchant's own use.
   * At most 1,000 characters.
   */
  description?: string | null | undefined;
  /**
   * The merchant's own keys and values, shown again as they were sent.
   * At most 50 keys.
   */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  /** Items of the purchase. */
  items?: V3Item[] | null | undefined;
  /** Shipping address. */
  shipping_information?: ShippingInformation | null | undefined;
  /**
   * Time of creation.
   * An ISO 8601 time.
   */
  created?: string | undefined;
  /**
   * Time of the last change.
   * An ISO 8601 time.
   */
  updated?: string | undefined;
}

/** States of a payment request. */
export type V3PaymentRequestStatus =
  | 'REQUIRES_ACTION'
  | 'ACCEPTING_PAYMENTS'
  | 'AUTHORIZED'
  | 'SUCCEEDED'
  | 'FAILED'
  | 'CANCELED'
  | 'EXPIRED'
  | 'PENDING'
  | (string & {});

/** Purposes of a payment request: to pay, to pay and save, or a code that is paid many times. */
export type V3PaymentRequestType =
  | 'PAY'
  | 'PAY_AND_SAVE'
  | 'REUSABLE_PAYMENT_CODE'
  | 'VERIFY_PAYMENT_METHOD'
  | (string & {});

/** States of a payment. */
export type V3PaymentStatus =
  | 'AUTHORIZED'
  | 'CANCELED'
  | 'SUCCEEDED'
  | 'FAILED'
  | 'EXPIRED'
  | 'PENDING'
  | (string & {});

/** `failure_code` of PaymentToken. */
export type V3TokenFailureCode =
  | 'ACCOUNT_ALREADY_LINKED'
  | 'INVALID_ACCOUNT_DETAILS'
  | 'AUTHENTICATION_FAILED'
  | 'CARD_DECLINED'
  | 'CAPTURE_AMOUNT_EXCEEDED'
  | 'INSUFFICIENT_BALANCE'
  | 'ISSUER_UNAVAILABLE'
  | 'CHANNEL_UNAVAILABLE'
  | 'INVALID_MERCHANT_SETTINGS'
  | (string & {});

/** `channel_code` of PublicVirtualAccount. */
export type VirtualAccountChannelCode =
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
  | (string & {});

/** A payment to a virtual account, as its callback shows it. */
export interface VirtualAccountPaymentNotice {
  /** Id of the object. */
  id?: string | undefined;
  /** Id of the payment. */
  payment_id: string;
  /** Id of the virtual account. */
  callback_virtual_account_id: string;
  /** The merchant's own reference. */
  external_id: string;
  /** First digits of every number of the merchant. */
  merchant_code?: string | undefined;
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
  transaction_timestamp?: string | undefined;
  /** Id of the business (account) that it belongs to. */
  owner_id?: string | undefined;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency?: string | undefined;
  /** Two-letter country code (ISO 3166-1), such as ID. */
  country?: string | undefined;
  /** Name of the sender. */
  sender_name?: string | null | undefined;
  /** Details of the payment from the channel, beside the amount. */
  payment_detail?: VirtualAccountPaymentNoticePaymentDetail | undefined;
  /**
   * Time of creation.
   * An ISO 8601 time.
   */
  created?: string | undefined;
  /**
   * Time of the last change.
   * An ISO 8601 time.
   */
  updated?: string | undefined;
}

/** `payment_detail` of VirtualAccountPaymentNotice. */
export interface VirtualAccountPaymentNoticePaymentDetail {
  /** Interface by which the payer made the transfer. */
  payment_interface?: string | null | undefined;
  /** Note of the payer or the outlet. */
  remark?: string | null | undefined;
  /** The merchant's own reference; unique among transfers. */
  reference?: string | null | undefined;
  /** Number of the account that paid, where the bank provides it. */
  sender_account_number?: string | null | undefined;
  /** Code of the bank that paid. */
  sender_channel_code?: string | null | undefined;
  /** Name of the sender. */
  sender_name?: string | null | undefined;
  /** Network that carried the transfer. */
  transfer_method?: string | null | undefined;
}

/**
 * `account.activated` is sent when live payments are enabled for a MANAGED account.
 * (EVT-account.activated, EVT-ACC-master_acc_business_id)
 */
export interface AccountActivatedEvent {
  /** Name of the event. */
  event: 'account.activated';
  /** Name of the event, as account webhooks have it. (EVT-ACC-event_type) */
  event_type?: string | undefined;
  /** Id of the platform. (EVT-ACC-master_acc_business_id) */
  master_acc_business_id?: string | undefined;
  /** When it happened. An ISO 8601 time. (EVT-CONF-01) */
  created?: string | undefined;
  /** What it is about, as it was then. */
  data: AccountNotice;
}

/**
 * `account.created` is sent when an OWNED account of accounts API v2 is made, in the `service`
 * dialect. (VER-CONF-04)
 */
export interface AccountCreatedEvent {
  /** Name of the event. */
  event: 'account.created';
  /** Id of the business (account) that it is about. (EVT-CONF-01) */
  business_id?: string | undefined;
  /** When it happened. An ISO 8601 time. (EVT-CONF-01) */
  created?: string | undefined;
  /** What it is about, as it was then. */
  data: SubAccount;
}

/**
 * `account.registered` is sent when an account is registered; of OWNED ones only those of
 * accounts API v1 (VER-18). (EVT-account.registered, VER-18)
 */
export interface AccountRegisteredEvent {
  /** Name of the event. */
  event: 'account.registered';
  /** Name of the event, as account webhooks have it. (EVT-ACC-event_type) */
  event_type?: string | undefined;
  /** Id of the platform. (EVT-ACC-master_acc_business_id) */
  master_acc_business_id?: string | undefined;
  /** When it happened. An ISO 8601 time. (EVT-CONF-01) */
  created?: string | undefined;
  /** What it is about, as it was then. */
  data: AccountNotice;
}

/** `capture.failed` is sent when the card's bank refuses a capture. (EVT-UNSPEC-03) */
export interface CaptureFailedEvent {
  /** Name of the event. */
  event: 'capture.failed';
  /** Id of the business (account) that it is about. (EVT-CONF-01) */
  business_id?: string | undefined;
  /** When it happened. An ISO 8601 time. (EVT-CONF-01) */
  created?: string | undefined;
  /** What it is about, as it was then. */
  data: Capture;
  /** Distinguishes generations whose events have the same name. (EVT-CONF-02) */
  api_version?: null | undefined;
}

/**
 * `capture.succeeded` is sent when some of an authorized card payment is captured.
 * (EVT-UNSPEC-03)
 */
export interface CaptureSucceededEvent {
  /** Name of the event. */
  event: 'capture.succeeded';
  /** Id of the business (account) that it is about. (EVT-CONF-01) */
  business_id?: string | undefined;
  /** When it happened. An ISO 8601 time. (EVT-CONF-01) */
  created?: string | undefined;
  /** What it is about, as it was then. */
  data: Capture;
  /** Distinguishes generations whose events have the same name. (EVT-CONF-02) */
  api_version?: null | undefined;
}

/**
 * `credit_card.safe_acceptance` is sent when a charge by safe acceptance has its result.
 * (SAFE-UNSPEC-01)
 */
export interface CardAcceptedEvent {
  /** Name of the event. */
  event: 'credit_card.safe_acceptance';
  /** Id of the business (account) that it is about. (EVT-CONF-01) */
  business_id?: string | undefined;
  /** When it happened. An ISO 8601 time. (EVT-CONF-01) */
  created?: string | undefined;
  /** What it is about, as it was then. */
  data: SafeAcceptance;
}

/**
 * `credit_card.authentication` is sent when the authentication of a card token is VERIFIED or
 * FAILED. (MODEL-UNSPEC-26)
 */
export interface CardAuthenticatedEvent {
  /** Name of the event. */
  event: 'credit_card.authentication';
  /** Id of the business (account) that it is about. (EVT-CONF-01) */
  business_id?: string | undefined;
  /** When it happened. An ISO 8601 time. (EVT-CONF-01) */
  created?: string | undefined;
  /** What it is about, as it was then. */
  data: CardAuthenticationNotice;
}

/** `credit_card.tokenization` is sent when a card token is VERIFIED or FAILED. (MODEL-UNSPEC-26) */
export interface CardTokenizationEvent {
  /** Name of the event. */
  event: 'credit_card.tokenization';
  /** Id of the business (account) that it is about. (EVT-CONF-01) */
  business_id?: string | undefined;
  /** When it happened. An ISO 8601 time. (EVT-CONF-01) */
  created?: string | undefined;
  /** What it is about, as it was then. */
  data: CardTokenNotice;
}

/**
 * `cardless_credit.payment` is sent when a cardless credit checkout is paid, denied, canceled
 * or expires. (EVT-CC-CALLBACK, EVT-CC-external_id)
 */
export interface CardlessCreditEvent extends CardlessCreditCallback {
  /** Name of the event. */
  event: 'cardless_credit.payment';
}

/**
 * `dana.payment` is sent when a DANA payment is paid, has failed, or expires.
 * (EWALLET-UNSPEC-01)
 */
export interface DanaPaymentEvent extends DanaCallback {
  /** Name of the event. */
  event: 'dana.payment';
}

/**
 * `direct_debit.payment` is sent when a direct debit of the legacy API is completed or has
 * failed. (LEGACY-PATH-08)
 */
export interface DirectDebitEvent extends DirectDebitNotice {
  /** Name of the event. */
  event: 'direct_debit.payment';
}

/** `ewallet.capture` is sent when an e-wallet charge succeeds or fails. (VER-UNSPEC-05) */
export interface EwalletCapturedEvent {
  /** Name of the event. */
  event: 'ewallet.capture';
  /** Id of the business (account) that it is about. (EVT-CONF-01) */
  business_id?: string | undefined;
  /** When it happened. An ISO 8601 time. (EVT-CONF-01) */
  created?: string | undefined;
  /** What it is about, as it was then. */
  data: EwalletCharge;
}

/**
 * `ewallet.refund` is sent when a refund of an e-wallet charge succeeds or fails.
 * (VER-UNSPEC-05)
 */
export interface EwalletRefundedEvent {
  /** Name of the event. */
  event: 'ewallet.refund';
  /** Id of the business (account) that it is about. (EVT-CONF-01) */
  business_id?: string | undefined;
  /** When it happened. An ISO 8601 time. (EVT-CONF-01) */
  created?: string | undefined;
  /** What it is about, as it was then. */
  data: EwalletRefund;
}

/** `ewallet.void` is sent when an e-wallet charge is voided. (VER-UNSPEC-05) */
export interface EwalletVoidedEvent {
  /** Name of the event. */
  event: 'ewallet.void';
  /** Id of the business (account) that it is about. (EVT-CONF-01) */
  business_id?: string | undefined;
  /** When it happened. An ISO 8601 time. (EVT-CONF-01) */
  created?: string | undefined;
  /** What it is about, as it was then. */
  data: EwalletCharge;
}

/**
 * `fixed_payment_code.payment` is sent when a payment code of the legacy API is paid at an
 * outlet in Indonesia. (LEGACY-PATH-04)
 */
export interface FixedPaymentCodePaymentEvent extends FixedPaymentCodePayment {
  /** Name of the event. */
  event: 'fixed_payment_code.payment';
}

/** `invoice.expired` is sent when an invoice expires unpaid. (CORE-UNSPEC-01) */
export interface InvoiceExpiredEvent extends InvoiceCallback {
  /** Name of the event. */
  event: 'invoice.expired';
}

/** `invoice.paid` is sent when an invoice is paid. (CORE-UNSPEC-01) */
export interface InvoicePaidEvent extends InvoiceCallback {
  /** Name of the event. */
  event: 'invoice.paid';
}

/**
 * `linkaja.payment` is sent when a LINKAJA payment is completed, or ends unpaid.
 * (EWALLET-UNSPEC-01)
 */
export interface LinkajaPaymentEvent extends LinkajaCallback {
  /** Name of the event. */
  event: 'linkaja.payment';
}

/**
 * `linked_account_token.successful` is sent when a payer has linked an account or wallet by the
 * legacy API. (LEGACY-PATH-06)
 */
export interface LinkedAccountEvent extends LinkedAccountNotice {
  /** Name of the event. */
  event: 'linked_account_token.successful';
}

/**
 * `ewallet.payment` is sent when an OVO payment that nobody waited for is completed or has
 * failed. (EWALLET-UNSPEC-01, VER-11)
 */
export interface OvoPaymentEvent extends OvoCallback {
  /** Name of the event. */
  event: 'ewallet.payment';
}

/**
 * `payment.authorization` is sent when a card payment with capture_method MANUAL is authorized.
 * (EVT-payment.authorization, EVT-UNSPEC-03)
 */
export interface PaymentAuthorizationEvent {
  /** Name of the event. */
  event: 'payment.authorization';
  /** Id of the business (account) that it is about. (EVT-CONF-01) */
  business_id?: string | undefined;
  /** When it happened. An ISO 8601 time. (EVT-CONF-01) */
  created?: string | undefined;
  /** What it is about, as it was then. */
  data: Payment;
  /** Distinguishes generations whose events have the same name. (EVT-CONF-02) */
  api_version?: null | undefined;
}

/**
 * `payment.awaiting_capture` is sent when a card payment with capture_method MANUAL is
 * authorized; the same under its other name. (EVT-payment.authorization, EVT-UNSPEC-03)
 */
export interface PaymentAwaitingCaptureEvent {
  /** Name of the event. */
  event: 'payment.awaiting_capture';
  /** Id of the business (account) that it is about. (EVT-CONF-01) */
  business_id?: string | undefined;
  /** When it happened. An ISO 8601 time. (EVT-CONF-01) */
  created?: string | undefined;
  /** What it is about, as it was then. */
  data: Payment;
  /** Distinguishes generations whose events have the same name. (EVT-CONF-02) */
  api_version?: null | undefined;
}

/**
 * `payment_code.payment` is sent when a payment code of the legacy API is paid at an outlet in
 * the Philippines. (LEGACY-PATH-05)
 */
export interface PaymentCodePaymentEvent extends PaymentCodePayment {
  /** Name of the event. */
  event: 'payment_code.payment';
}

/**
 * `payment.failed` is sent when a payment of a payment request fails, or its time has passed.
 * (EVT-payment.failed, EVT-UNSPEC-03)
 */
export interface PaymentFailedEvent {
  /** Name of the event. */
  event: 'payment.failed';
  /** Id of the business (account) that it is about. (EVT-CONF-01) */
  business_id?: string | undefined;
  /** When it happened. An ISO 8601 time. (EVT-CONF-01) */
  created?: string | undefined;
  /** What it is about, as it was then. */
  data: Payment;
  /** Distinguishes generations whose events have the same name. (EVT-CONF-02) */
  api_version?: null | undefined;
}

/**
 * `payment_method.activated` is sent when a payment method became ACTIVE: its payer authorized
 * it, or it was switched on again. (EVT-payment_method.activated, EVT-01)
 */
export interface PaymentMethodActivatedEvent {
  /** Name of the event. */
  event: 'payment_method.activated';
  /** Id of the business (account) that it is about. (EVT-CONF-01) */
  business_id?: string | undefined;
  /** When it happened. An ISO 8601 time. (EVT-CONF-01) */
  created?: string | undefined;
  /** What it is about, as it was then. */
  data: PaymentMethodNotice;
  /** Distinguishes generations whose events have the same name. (EVT-CONF-02) */
  api_version?: null | undefined;
}

/**
 * `payment_method.expired` is sent when a payment method can no longer be used: its one payment
 * succeeded, its time passed, or it was expired. (EVT-payment_method.expired, EVT-01)
 */
export interface PaymentMethodExpiredEvent {
  /** Name of the event. */
  event: 'payment_method.expired';
  /** Id of the business (account) that it is about. (EVT-CONF-01) */
  business_id?: string | undefined;
  /** When it happened. An ISO 8601 time. (EVT-CONF-01) */
  created?: string | undefined;
  /** What it is about, as it was then. */
  data: PaymentMethodNotice;
  /** Distinguishes generations whose events have the same name. (EVT-CONF-02) */
  api_version?: null | undefined;
}

/**
 * `payment_method.failed` is sent when the payer of a payment method declined to authorize it,
 * or the bank refused. (EVT-payment_method.failed, EVT-01)
 */
export interface PaymentMethodFailedEvent {
  /** Name of the event. */
  event: 'payment_method.failed';
  /** Id of the business (account) that it is about. (EVT-CONF-01) */
  business_id?: string | undefined;
  /** When it happened. An ISO 8601 time. (EVT-CONF-01) */
  created?: string | undefined;
  /** What it is about, as it was then. */
  data: PaymentMethodNotice;
  /** Distinguishes generations whose events have the same name. (EVT-CONF-02) */
  api_version?: null | undefined;
}

/**
 * `payment.pending` is sent when a wallet has asked the payer on a device and waits for
 * approval. (EVT-UNSPEC-03)
 */
export interface PaymentPendingEvent {
  /** Name of the event. */
  event: 'payment.pending';
  /** Id of the business (account) that it is about. (EVT-CONF-01) */
  business_id?: string | undefined;
  /** When it happened. An ISO 8601 time. (EVT-CONF-01) */
  created?: string | undefined;
  /** What it is about, as it was then. */
  data: Payment;
  /** Distinguishes generations whose events have the same name. (EVT-CONF-02) */
  api_version?: null | undefined;
}

/**
 * `payment.succeeded` is sent when a payment of a payment request succeeds; that of an
 * authorization with its first capture. (EVT-payment.succeeded, EVT-UNSPEC-03)
 */
export interface PaymentSucceededEvent {
  /** Name of the event. */
  event: 'payment.succeeded';
  /** Id of the business (account) that it is about. (EVT-CONF-01) */
  business_id?: string | undefined;
  /** When it happened. An ISO 8601 time. (EVT-CONF-01) */
  created?: string | undefined;
  /** What it is about, as it was then. */
  data: Payment;
  /** Distinguishes generations whose events have the same name. (EVT-CONF-02) */
  api_version?: null | undefined;
}

/**
 * `payment_token.activation` is sent when a payment token became ACTIVE: it can be charged.
 * (EVT-payment_token.activation, EVT-UNSPEC-04)
 */
export interface PaymentTokenActivationEvent {
  /** Name of the event. */
  event: 'payment_token.activation';
  /** Id of the business (account) that it is about. (EVT-CONF-01) */
  business_id?: string | undefined;
  /** When it happened. An ISO 8601 time. (EVT-CONF-01) */
  created?: string | undefined;
  /** What it is about, as it was then. */
  data: PaymentToken;
  /** Distinguishes generations whose events have the same name. (EVT-CONF-02) */
  api_version?: 'v3' | undefined;
}

/**
 * `payment_token.expiry` is sent when a payment token is no longer valid, or nobody authorized
 * it in time. (EVT-payment_token.expiry, EVT-UNSPEC-04)
 */
export interface PaymentTokenExpiryEvent {
  /** Name of the event. */
  event: 'payment_token.expiry';
  /** Id of the business (account) that it is about. (EVT-CONF-01) */
  business_id?: string | undefined;
  /** When it happened. An ISO 8601 time. (EVT-CONF-01) */
  created?: string | undefined;
  /** What it is about, as it was then. */
  data: PaymentToken;
  /** Distinguishes generations whose events have the same name. (EVT-CONF-02) */
  api_version?: 'v3' | undefined;
}

/**
 * `payment_token.failure` is sent when the payer of a payment token declined, or the payment
 * that was to save it failed. (EVT-payment_token.failure, EVT-UNSPEC-04)
 */
export interface PaymentTokenFailureEvent {
  /** Name of the event. */
  event: 'payment_token.failure';
  /** Id of the business (account) that it is about. (EVT-CONF-01) */
  business_id?: string | undefined;
  /** When it happened. An ISO 8601 time. (EVT-CONF-01) */
  created?: string | undefined;
  /** What it is about, as it was then. */
  data: PaymentToken;
  /** Distinguishes generations whose events have the same name. (EVT-CONF-02) */
  api_version?: 'v3' | undefined;
}

/**
 * `qr.payment` is sent when a QR code is paid and the payment is kept. (EVT-QR-PAYMENT,
 * EVT-UNSPEC-01)
 */
export interface QrPaymentEvent extends QrPaymentCallback {
  /** Name of the event. */
  event: 'qr.payment';
}

/** `refund.failed` is sent when a refund fails. (EVT-refund.failed, EVT-REFUND-data) */
export interface RefundFailedEvent {
  /** Name of the event. */
  event: 'refund.failed';
  /** Id of the business (account) that it is about. (EVT-CONF-01) */
  business_id?: string | undefined;
  /** When it happened. An ISO 8601 time. (EVT-CONF-01) */
  created?: string | undefined;
  /** What it is about, as it was then. */
  data: Refund;
}

/**
 * `refund.succeeded` is sent when a refund is processed successfully. (EVT-refund.succeeded,
 * EVT-REFUND-data)
 */
export interface RefundSucceededEvent {
  /** Name of the event. */
  event: 'refund.succeeded';
  /** Id of the business (account) that it is about. (EVT-CONF-01) */
  business_id?: string | undefined;
  /** When it happened. An ISO 8601 time. (EVT-CONF-01) */
  created?: string | undefined;
  /** What it is about, as it was then. */
  data: Refund;
}

/**
 * `reports.completed` is sent when a report is ready; url holds the file.
 * (EVT-reports.completed, EVT-RPT-event)
 */
export interface ReportCompletedEvent extends Report {
  /** Name of the event. */
  event: 'reports.completed';
}

/**
 * `reports.failed` is sent when a report cannot be generated. (EVT-reports.failed,
 * EVT-RPT-event)
 */
export interface ReportFailedEvent extends Report {
  /** Name of the event. */
  event: 'reports.failed';
}

/**
 * `payment.authorization` is sent when a card payment of v3 with capture_method MANUAL is
 * authorized. (V3-CONF-03, EVT-UNSPEC-04)
 */
export interface V3PaymentAuthorizationEvent {
  /** Name of the event. */
  event: 'payment.authorization';
  /** Id of the business (account) that it is about. (EVT-CONF-01) */
  business_id?: string | undefined;
  /** When it happened. An ISO 8601 time. (EVT-CONF-01) */
  created?: string | undefined;
  /** What it is about, as it was then. */
  data: V3Payment;
  /** Distinguishes generations whose events have the same name. (EVT-CONF-02) */
  api_version?: 'v3' | undefined;
}

/**
 * `payment.capture` is sent when a payment of a v3 payment request succeeds, or what was
 * authorized is captured. (EVT-payment.capture, EVT-UNSPEC-04)
 */
export interface V3PaymentCaptureEvent {
  /** Name of the event. */
  event: 'payment.capture';
  /** Id of the business (account) that it is about. (EVT-CONF-01) */
  business_id?: string | undefined;
  /** When it happened. An ISO 8601 time. (EVT-CONF-01) */
  created?: string | undefined;
  /** What it is about, as it was then. */
  data: V3Payment;
  /** Distinguishes generations whose events have the same name. (EVT-CONF-02) */
  api_version?: 'v3' | undefined;
}

/**
 * `payment.expiry` is sent when nobody captured within seven days what was authorized for a v3
 * payment request. (V3-UNSPEC-08)
 */
export interface V3PaymentExpiryEvent {
  /** Name of the event. */
  event: 'payment.expiry';
  /** Id of the business (account) that it is about. (EVT-CONF-01) */
  business_id?: string | undefined;
  /** When it happened. An ISO 8601 time. (EVT-CONF-01) */
  created?: string | undefined;
  /** What it is about, as it was then. */
  data: V3Payment;
  /** Distinguishes generations whose events have the same name. (EVT-CONF-02) */
  api_version?: 'v3' | undefined;
}

/**
 * `payment.failure` is sent when a payment of a v3 payment request fails. (EVT-payment.failure,
 * EVT-UNSPEC-04)
 */
export interface V3PaymentFailureEvent {
  /** Name of the event. */
  event: 'payment.failure';
  /** Id of the business (account) that it is about. (EVT-CONF-01) */
  business_id?: string | undefined;
  /** When it happened. An ISO 8601 time. (EVT-CONF-01) */
  created?: string | undefined;
  /** What it is about, as it was then. */
  data: V3Payment;
  /** Distinguishes generations whose events have the same name. (EVT-CONF-02) */
  api_version?: 'v3' | undefined;
}

/**
 * `payment_request.expired` is sent when the same, in the `service` dialect.
 * (EVT-payment_request.expiry)
 */
export interface V3PaymentRequestExpiredEvent {
  /** Name of the event. */
  event: 'payment_request.expired';
  /** Id of the business (account) that it is about. (EVT-CONF-01) */
  business_id?: string | undefined;
  /** When it happened. An ISO 8601 time. (EVT-CONF-01) */
  created?: string | undefined;
  /** What it is about, as it was then. */
  data: V3PaymentRequest;
  /** Distinguishes generations whose events have the same name. (EVT-CONF-02) */
  api_version?: 'v3' | undefined;
}

/**
 * `payment_request.expiry` is sent when the time of a v3 payment request has passed: it can no
 * longer be paid. (EVT-payment_request.expiry, EVT-UNSPEC-04)
 */
export interface V3PaymentRequestExpiryEvent {
  /** Name of the event. */
  event: 'payment_request.expiry';
  /** Id of the business (account) that it is about. (EVT-CONF-01) */
  business_id?: string | undefined;
  /** When it happened. An ISO 8601 time. (EVT-CONF-01) */
  created?: string | undefined;
  /** What it is about, as it was then. */
  data: V3PaymentRequest;
  /** Distinguishes generations whose events have the same name. (EVT-CONF-02) */
  api_version?: 'v3' | undefined;
}

/**
 * `virtual_account.payment` is sent when a virtual account of the legacy API is paid.
 * (LEGACY-PATH-03)
 */
export interface VirtualAccountPaymentEvent extends VirtualAccountPaymentNotice {
  /** Name of the event. */
  event: 'virtual_account.payment';
}

/**
 * `virtual_account.status` is sent when a virtual account of the legacy API was opened by its
 * bank, or the merchant has changed it. (LEGACY-PATH-03)
 */
export interface VirtualAccountStatusEvent extends CallbackVirtualAccountNotice {
  /** Name of the event. */
  event: 'virtual_account.status';
}

/** `qr.payment` as it is sent in version 2022-07-31; a receiver reads it as QrPaymentEvent. */
export interface QrPaymentEventOf20220731 {
  /** Name of the event. */
  event: 'qr.payment';
  /** Distinguishes generations whose events have the same name. (EVT-CONF-02) */
  api_version: '2022-07-31';
  /** Id of the business (account) that it is about. (EVT-CONF-01) */
  business_id?: string | undefined;
  /** When it happened. An ISO 8601 time. (EVT-CONF-01) */
  created?: string | undefined;
  /** What it is about, as it was then. */
  data: QrPaymentEventOf20220731Data;
}

/** What a handler gets of each event of the catalog, by its name. */
export interface EventPayloads {
  'account.activated': AccountActivatedEvent;
  'account.created': AccountCreatedEvent;
  'account.registered': AccountRegisteredEvent;
  'capture.failed': CaptureFailedEvent;
  'capture.succeeded': CaptureSucceededEvent;
  'cardless_credit.payment': CardlessCreditEvent;
  'credit_card.authentication': CardAuthenticatedEvent;
  'credit_card.safe_acceptance': CardAcceptedEvent;
  'credit_card.tokenization': CardTokenizationEvent;
  'dana.payment': DanaPaymentEvent;
  'direct_debit.payment': DirectDebitEvent;
  'ewallet.capture': EwalletCapturedEvent;
  'ewallet.payment': OvoPaymentEvent;
  'ewallet.refund': EwalletRefundedEvent;
  'ewallet.void': EwalletVoidedEvent;
  'fixed_payment_code.payment': FixedPaymentCodePaymentEvent;
  'invoice.expired': InvoiceExpiredEvent;
  'invoice.paid': InvoicePaidEvent;
  'linkaja.payment': LinkajaPaymentEvent;
  'linked_account_token.successful': LinkedAccountEvent;
  'payment.authorization': PaymentAuthorizationEvent | V3PaymentAuthorizationEvent;
  'payment.awaiting_capture': PaymentAwaitingCaptureEvent;
  'payment.capture': V3PaymentCaptureEvent;
  'payment.expiry': V3PaymentExpiryEvent;
  'payment.failed': PaymentFailedEvent;
  'payment.failure': V3PaymentFailureEvent;
  'payment.pending': PaymentPendingEvent;
  'payment.succeeded': PaymentSucceededEvent;
  'payment_code.payment': PaymentCodePaymentEvent;
  'payment_method.activated': PaymentMethodActivatedEvent;
  'payment_method.expired': PaymentMethodExpiredEvent;
  'payment_method.failed': PaymentMethodFailedEvent;
  'payment_request.expired': V3PaymentRequestExpiredEvent;
  'payment_request.expiry': V3PaymentRequestExpiryEvent;
  'payment_token.activation': PaymentTokenActivationEvent;
  'payment_token.expiry': PaymentTokenExpiryEvent;
  'payment_token.failure': PaymentTokenFailureEvent;
  'qr.payment': QrPaymentEvent;
  'refund.failed': RefundFailedEvent;
  'refund.succeeded': RefundSucceededEvent;
  'reports.completed': ReportCompletedEvent;
  'reports.failed': ReportFailedEvent;
  'virtual_account.payment': VirtualAccountPaymentEvent;
  'virtual_account.status': VirtualAccountStatusEvent;
}

/** Names of all events of the catalog. */
export type EventName = keyof EventPayloads;
