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

/** Codes of channels. */
export type V3Channel =
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
  | 'BILLEASE';

/** What channels require in `channel_properties`. */
export interface V3Requires {
  OVO: 'account_mobile_number';
  DANA: 'success_return_url' | 'failure_return_url';
  LINKAJA: 'success_return_url' | 'failure_return_url';
  SHOPEEPAY: 'success_return_url' | 'failure_return_url';
  NEXCASH: 'success_return_url' | 'failure_return_url';
  GOPAY: 'success_return_url' | 'failure_return_url';
  GOPAY_RECURRING: 'success_return_url' | 'failure_return_url';
  ASTRAPAY: 'success_return_url' | 'failure_return_url';
  JENIUSPAY: 'cashtag';
  GCASH: 'success_return_url' | 'failure_return_url';
  GRABPAY: 'success_return_url' | 'failure_return_url';
  PAYMAYA: 'success_return_url' | 'failure_return_url';
  APPOTA: 'success_return_url' | 'failure_return_url';
  MOMO: 'success_return_url' | 'failure_return_url';
  VNPTWALLET: 'success_return_url' | 'failure_return_url';
  VIETTELPAY: 'success_return_url' | 'failure_return_url';
  ZALOPAY: 'success_return_url' | 'failure_return_url';
  LINEPAY: 'success_return_url' | 'failure_return_url';
  TRUEMONEY: 'success_return_url' | 'failure_return_url';
  WECHATPAY: 'success_return_url' | 'failure_return_url';
  TOUCHNGO: 'success_return_url' | 'failure_return_url';
  ALIPAY: 'success_return_url' | 'failure_return_url';
  BCA_VIRTUAL_ACCOUNT: 'display_name';
  BJB_VIRTUAL_ACCOUNT: 'display_name';
  BNC_VIRTUAL_ACCOUNT: 'display_name';
  BNI_VIRTUAL_ACCOUNT: 'display_name';
  BRI_VIRTUAL_ACCOUNT: 'display_name';
  BSI_VIRTUAL_ACCOUNT: 'display_name';
  BSS_VIRTUAL_ACCOUNT: 'display_name';
  CIMB_VIRTUAL_ACCOUNT: 'display_name';
  HANA_VIRTUAL_ACCOUNT: 'display_name';
  MANDIRI_VIRTUAL_ACCOUNT: 'display_name';
  MUAMALAT_VIRTUAL_ACCOUNT: 'display_name';
  PERMATA_VIRTUAL_ACCOUNT: 'display_name';
  PV_VIRTUAL_ACCOUNT: 'display_name';
  VIETCAPITAL_VIRTUAL_ACCOUNT: 'display_name';
  WOORI_VIRTUAL_ACCOUNT: 'display_name';
  MSB_VIRTUAL_ACCOUNT: 'display_name';
  VPB_VIRTUAL_ACCOUNT: 'display_name';
  BIDV_VIRTUAL_ACCOUNT: 'display_name';
  STANDARD_CHARTERED_VIRTUAL_ACCOUNT: 'display_name';
  AMBANK_VIRTUAL_ACCOUNT: 'display_name';
  BANK_TRANSFER: 'display_name';
  SPEI_VIRTUAL_ACCOUNT: 'display_name';
  BRI_DIRECT_DEBIT: 'success_return_url' | 'failure_return_url';
  BPI_DIRECT_DEBIT: 'success_return_url' | 'failure_return_url';
  BPI_RECURRING: 'success_return_url' | 'failure_return_url';
  UBP_DIRECT_DEBIT: 'success_return_url' | 'failure_return_url';
  UBP_EADA: 'success_return_url' | 'failure_return_url';
  RCBC_DIRECT_DEBIT: 'success_return_url' | 'failure_return_url';
  CHINABANK_DIRECT_DEBIT: 'success_return_url' | 'failure_return_url';
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
  KRUNGSRI_DIRECT_DEBIT: 'success_return_url' | 'failure_return_url';
  KTB_DIRECT_DEBIT: 'success_return_url' | 'failure_return_url';
  BBL_DIRECT_DEBIT: 'success_return_url' | 'failure_return_url';
  SCB_DIRECT_DEBIT: 'success_return_url' | 'failure_return_url';
  KBANK_MOBILE_BANKING: 'success_return_url' | 'failure_return_url';
  KRUNGSRI_MOBILE_BANKING: 'success_return_url' | 'failure_return_url';
  KTB_MOBILE_BANKING: 'success_return_url' | 'failure_return_url';
  BBL_MOBILE_BANKING: 'success_return_url' | 'failure_return_url';
  SCB_MOBILE_BANKING: 'success_return_url' | 'failure_return_url';
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
  CARDS: 'card_details';
  ALFAMART: 'customer_name';
  INDOMARET: 'customer_name';
  '7ELEVEN': 'payer_name';
  '7ELEVEN_CLIQQ': 'payer_name';
  CEBUANA: 'payer_name';
  ECPAY: 'payer_name';
  ECPAY_DRAGONLOAN: 'payer_name';
  ECPAY_SCHOOL: 'payer_name';
  PALAWAN: 'payer_name';
  MLHUILLIER: 'payer_name';
  LBC: 'payer_name';
  RD_PAWNSHOP: 'payer_name';
  CVM: 'payer_name';
  USSC: 'payer_name';
  SM_BILLS_PAYMENT: 'payer_name';
  ROBINSONS_BILLS_PAYMENT: 'payer_name';
  AKULAKU: 'success_return_url' | 'failure_return_url';
  ATOME: 'success_return_url' | 'failure_return_url';
  INDODANA: 'success_return_url' | 'failure_return_url';
  KREDIVO: 'success_return_url' | 'failure_return_url';
  BILLEASE: 'success_return_url' | 'failure_return_url';
}

/** What channels require in `channel_properties` to be saved. */
export interface V3SaveRequires {
  OVO: 'success_return_url' | 'failure_return_url';
  DANA: 'success_return_url' | 'failure_return_url';
  LINKAJA: 'success_return_url' | 'failure_return_url';
  SHOPEEPAY: 'success_return_url' | 'failure_return_url';
  NEXCASH: 'success_return_url' | 'failure_return_url';
  GOPAY: 'success_return_url' | 'failure_return_url';
  GOPAY_RECURRING: 'success_return_url' | 'failure_return_url';
  ASTRAPAY: 'success_return_url' | 'failure_return_url';
  JENIUSPAY: 'cashtag';
  GCASH: 'success_return_url' | 'failure_return_url';
  GRABPAY: 'success_return_url' | 'failure_return_url';
  PAYMAYA: 'success_return_url' | 'failure_return_url';
  APPOTA: 'success_return_url' | 'failure_return_url';
  MOMO: 'success_return_url' | 'failure_return_url';
  VNPTWALLET: 'success_return_url' | 'failure_return_url';
  VIETTELPAY: 'success_return_url' | 'failure_return_url';
  ZALOPAY: 'success_return_url' | 'failure_return_url';
  LINEPAY: 'success_return_url' | 'failure_return_url';
  TRUEMONEY: 'success_return_url' | 'failure_return_url';
  WECHATPAY: 'success_return_url' | 'failure_return_url';
  TOUCHNGO: 'success_return_url' | 'failure_return_url';
  ALIPAY: 'success_return_url' | 'failure_return_url';
  BCA_VIRTUAL_ACCOUNT: 'display_name';
  BJB_VIRTUAL_ACCOUNT: 'display_name';
  BNC_VIRTUAL_ACCOUNT: 'display_name';
  BNI_VIRTUAL_ACCOUNT: 'display_name';
  BRI_VIRTUAL_ACCOUNT: 'display_name';
  BSI_VIRTUAL_ACCOUNT: 'display_name';
  BSS_VIRTUAL_ACCOUNT: 'display_name';
  CIMB_VIRTUAL_ACCOUNT: 'display_name';
  HANA_VIRTUAL_ACCOUNT: 'display_name';
  MANDIRI_VIRTUAL_ACCOUNT: 'display_name';
  MUAMALAT_VIRTUAL_ACCOUNT: 'display_name';
  PERMATA_VIRTUAL_ACCOUNT: 'display_name';
  PV_VIRTUAL_ACCOUNT: 'display_name';
  VIETCAPITAL_VIRTUAL_ACCOUNT: 'display_name';
  WOORI_VIRTUAL_ACCOUNT: 'display_name';
  MSB_VIRTUAL_ACCOUNT: 'display_name';
  VPB_VIRTUAL_ACCOUNT: 'display_name';
  BIDV_VIRTUAL_ACCOUNT: 'display_name';
  STANDARD_CHARTERED_VIRTUAL_ACCOUNT: 'display_name';
  AMBANK_VIRTUAL_ACCOUNT: 'display_name';
  BANK_TRANSFER: 'display_name';
  SPEI_VIRTUAL_ACCOUNT: 'display_name';
  BRI_DIRECT_DEBIT:
    | 'success_return_url'
    | 'failure_return_url'
    | 'card_last_four_digits'
    | 'email'
    | 'mobile_number';
  BPI_DIRECT_DEBIT: 'success_return_url' | 'failure_return_url';
  BPI_RECURRING: 'success_return_url' | 'failure_return_url';
  UBP_DIRECT_DEBIT: 'success_return_url' | 'failure_return_url';
  UBP_EADA: 'success_return_url' | 'failure_return_url';
  RCBC_DIRECT_DEBIT: 'success_return_url' | 'failure_return_url';
  CHINABANK_DIRECT_DEBIT: 'success_return_url' | 'failure_return_url';
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
  KRUNGSRI_DIRECT_DEBIT: 'success_return_url' | 'failure_return_url';
  KTB_DIRECT_DEBIT: 'success_return_url' | 'failure_return_url';
  BBL_DIRECT_DEBIT: 'success_return_url' | 'failure_return_url';
  SCB_DIRECT_DEBIT: 'success_return_url' | 'failure_return_url';
  KBANK_MOBILE_BANKING: 'success_return_url' | 'failure_return_url';
  KRUNGSRI_MOBILE_BANKING: 'success_return_url' | 'failure_return_url';
  KTB_MOBILE_BANKING: 'success_return_url' | 'failure_return_url';
  BBL_MOBILE_BANKING: 'success_return_url' | 'failure_return_url';
  SCB_MOBILE_BANKING: 'success_return_url' | 'failure_return_url';
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
  CARDS: 'card_details';
  ALFAMART: 'customer_name';
  INDOMARET: 'customer_name';
  '7ELEVEN': 'payer_name';
  '7ELEVEN_CLIQQ': 'payer_name';
  CEBUANA: 'payer_name';
  ECPAY: 'payer_name';
  ECPAY_DRAGONLOAN: 'payer_name';
  ECPAY_SCHOOL: 'payer_name';
  PALAWAN: 'payer_name';
  MLHUILLIER: 'payer_name';
  LBC: 'payer_name';
  RD_PAWNSHOP: 'payer_name';
  CVM: 'payer_name';
  USSC: 'payer_name';
  SM_BILLS_PAYMENT: 'payer_name';
  ROBINSONS_BILLS_PAYMENT: 'payer_name';
  AKULAKU: 'success_return_url' | 'failure_return_url';
  ATOME: 'success_return_url' | 'failure_return_url';
  INDODANA: 'success_return_url' | 'failure_return_url';
  KREDIVO: 'success_return_url' | 'failure_return_url';
  BILLEASE: 'success_return_url' | 'failure_return_url';
}

/** Response of the bank that authenticated a cardholder. */
export interface AuthenticationResponse {
  /** Electronic commerce indicator: the network's rating of the authentication. */
  eci: string | null;
  /** Version of 3-D Secure. */
  message_version: string | null;
}

/** Name, contact and address of a cardholder. */
export interface BillingInformation {
  /**
   * First name.
   * At most 255 characters.
   */
  first_name?: string | null | undefined;
  /**
   * Last name.
   * At most 255 characters.
   */
  last_name?: string | null | undefined;
  /**
   * Email address.
   * At most 255 characters.
   */
  email?: string | null | undefined;
  /**
   * Phone number in E.164 form, such as +62215550100.
   * At most 50 characters.
   */
  phone_number?: string | null | undefined;
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

/** Details of a business. */
export interface BusinessDetail {
  /**
   * Name of the business.
   * At most 255 characters.
   */
  business_name: string;
  /**
   * Name under which the business trades.
   * At most 255 characters.
   */
  trading_name?: string | null | undefined;
  /** Legal form of the business. */
  business_type:
    | 'CORPORATION'
    | 'SOLE_PROPRIETOR'
    | 'PARTNERSHIP'
    | 'COOPERATIVE'
    | 'TRUST'
    | 'NON_PROFIT'
    | 'GOVERNMENT';
  /**
   * Line of business.
   * At most 255 characters.
   */
  nature_of_business?: string | null | undefined;
  /** Two-letter code of the country where the business is registered. */
  business_domicile?: string | null | undefined;
  /**
   * Date of registration.
   * A day, YYYY-MM-DD.
   */
  date_of_registration?: string | null | undefined;
}

/** Parameters in the path of `POST /v3/payment_tokens/{id}/cancel`. */
export interface CancelPaymentTokenParams {
  /** Id of the object that the call is about. */
  id: string;
}

/** Parameters in the path of `POST /v3/payments/{id}/cancel`. */
export interface CancelV3PaymentParams {
  /** Id of the object that the call is about. */
  id: string;
}

/** Parameters in the path of `POST /v3/payment_requests/{id}/cancel`. */
export interface CancelV3PaymentRequestParams {
  /** Id of the object that the call is about. */
  id: string;
}

/** Body of `POST /v3/payments/{id}/capture`. */
export interface CaptureV3PaymentBody {
  /**
   * Part of the authorized amount that is captured. In the currency's own unit: 10000 IDR is
   * Rp10,000, 10.5 PHP is ₱10.50.
   * Above 0.
   */
  capture_amount: number;
}

/** Parameters in the path of `POST /v3/payments/{id}/capture`. */
export interface CaptureV3PaymentParams {
  /** Id of the object that the call is about. */
  id: string;
}

/** Result of the authentication of a cardholder. */
export interface CardAuthenticationData {
  /** Kind of authentication: with or without a challenge for the cardholder. */
  flow: 'FULL_AUTH' | 'FRICTIONLESS';
  /** Response of the bank that authenticated the cardholder. */
  a_res: AuthenticationResponse;
}

/** Results from the bank and the card network. */
export interface CardAuthorizationData {
  /** Result of the check of the security code: M for a match, N for none. */
  cvn_verification_result: 'M' | 'N' | null;
  /** Result of the check of the billing address: M for a match, N for none. */
  address_verification_result: 'M' | 'N' | null;
  /** Response code of the card network. */
  network_response_code: string | null;
  /** Response of the card network, in words. */
  network_response_code_descriptor: string | null;
}

/** What CreatePaymentTokenBody has whatever its channel. */
export interface CreatePaymentTokenBodyCommon {
  /** Always SAVE. (V3-PT-CREATE-type) */
  type?: 'SAVE' | null | undefined;
  /**
   * The merchant's own reference. (V3-PT-CREATE-reference_id)
   * At most 255 characters.
   */
  reference_id: string;
  /** Two-letter country code (ISO 3166-1), such as ID. (V3-PT-CREATE-country) */
  country: V3Country;
  /** Three-letter currency code (ISO 4217), such as IDR. (V3-PT-CREATE-currency) */
  currency: V3Currency;
  /**
   * Id of the customer it belongs to.
   * At most 50 characters.
   */
  customer_id?: string | null | undefined;
  /** The customer, sent in place of customer_id. (V3-PT-CREATE-customer) */
  customer?: InlineCustomer | null | undefined;
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
}

/** Body of `POST /v3/payment_tokens`. */
export type CreatePaymentTokenBody<V3Code extends string = V3Channel> =
  CreatePaymentTokenBodyCommon &
    (V3Code extends keyof V3SaveRequires
      ? {
          /**
           * Code of the payment channel, such as OVO or BCA. (V3-PT-CREATE-channel_code)
           * At most 50 characters.
           */
          channel_code: V3Code;
          /**
           * Data that the channel needs besides its code, such as return URLs.
           * (V3-PT-CREATE-channel_properties)
           */
          channel_properties: Needed<TokenProperties, V3SaveRequires[V3Code]>;
        }
      : {
          /**
           * Code of the payment channel, such as OVO or BCA. (V3-PT-CREATE-channel_code)
           * At most 50 characters.
           */
          channel_code: V3Code;
          /**
           * Data that the channel needs besides its code, such as return URLs.
           * (V3-PT-CREATE-channel_properties)
           */
          channel_properties: TokenProperties;
        });

/** What CreateV3PaymentRequestBody has whatever its channel. */
export interface CreateV3PaymentRequestBodyCommon {
  /**
   * The merchant's own reference. (V3-PR-CREATE-reference_id)
   * At most 255 characters.
   */
  reference_id: string;
  /** Two-letter country code (ISO 3166-1), such as ID. (V3-PR-CREATE-country) */
  country: V3Country;
  /** Three-letter currency code (ISO 4217), such as IDR. (V3-PR-CREATE-currency) */
  currency: V3Currency;
  /**
   * Amount to be paid. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * (V3-PR-CREATE-request_amount)
   * At least 0.
   */
  request_amount?: number | null | undefined;
  /**
   * In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * At least 0.
   */
  amount?: number | null | undefined;
  /**
   * AUTOMATIC takes the money at once; MANUAL holds it until it is captured. Cards only.
   * (V3-PR-CREATE-capture_method)
   */
  capture_method?: V3CaptureMethod | null | undefined;
  /**
   * Id of the customer it belongs to. (V3-PR-CREATE-customer_id)
   * At most 50 characters.
   */
  customer_id?: string | null | undefined;
  /** The customer, sent in place of customer_id. */
  customer?: InlineCustomer | null | undefined;
  /**
   * Text for the merchant's own use. (V3-PR-CREATE-description)
   * At most 1,000 characters.
   */
  description?: string | null | undefined;
  /** Items of the purchase. */
  items?: readonly V3Item[] | null | undefined;
  /** Shipping address. */
  shipping_information?: ShippingInformation | null | undefined;
  /**
   * The merchant's own keys and values, shown again as they were sent.
   * At most 50 keys.
   */
  metadata?: Record<string, string | number | boolean> | null | undefined;
}

/** CreateV3PaymentRequestBody where nothing is saved. */
export type CreateV3PaymentRequestBodyOnce<V3Code extends string = V3Channel> =
  CreateV3PaymentRequestBodyCommon &
    (V3Code extends keyof V3Requires
      ? {
          /**
           * Code of the payment channel, such as OVO or BCA. (V3-PR-CREATE-channel_code)
           * At most 50 characters.
           */
          channel_code: V3Code;
          /**
           * Data that the channel needs besides its code, such as return URLs.
           * (V3-PR-CREATE-channel_properties)
           */
          channel_properties: Needed<V3RequestProperties, V3Requires[V3Code]>;
          /**
           * PAY charges once, PAY_AND_SAVE also saves the method, REUSABLE_PAYMENT_CODE accepts
           * many payments, VERIFY_PAYMENT_METHOD charges nothing. (V3-PR-CREATE-type)
           */
          type: 'PAY' | 'REUSABLE_PAYMENT_CODE' | 'VERIFY_PAYMENT_METHOD';
        }
      : {
          /**
           * Code of the payment channel, such as OVO or BCA. (V3-PR-CREATE-channel_code)
           * At most 50 characters.
           */
          channel_code: V3Code;
          /**
           * Data that the channel needs besides its code, such as return URLs.
           * (V3-PR-CREATE-channel_properties)
           */
          channel_properties?: V3RequestProperties | null | undefined;
          /**
           * PAY charges once, PAY_AND_SAVE also saves the method, REUSABLE_PAYMENT_CODE accepts
           * many payments, VERIFY_PAYMENT_METHOD charges nothing. (V3-PR-CREATE-type)
           */
          type: 'PAY' | 'REUSABLE_PAYMENT_CODE' | 'VERIFY_PAYMENT_METHOD';
        });

/** CreateV3PaymentRequestBody where what pays is saved. */
export type CreateV3PaymentRequestBodySaving<V3Code extends string = V3Channel> =
  CreateV3PaymentRequestBodyCommon &
    (V3Code extends keyof V3SaveRequires
      ? {
          /**
           * Code of the payment channel, such as OVO or BCA. (V3-PR-CREATE-channel_code)
           * At most 50 characters.
           */
          channel_code: V3Code;
          /**
           * Data that the channel needs besides its code, such as return URLs.
           * (V3-PR-CREATE-channel_properties)
           */
          channel_properties: Needed<V3RequestProperties, V3SaveRequires[V3Code]>;
          /**
           * PAY charges once, PAY_AND_SAVE also saves the method, REUSABLE_PAYMENT_CODE accepts
           * many payments, VERIFY_PAYMENT_METHOD charges nothing. (V3-PR-CREATE-type)
           */
          type: 'PAY_AND_SAVE';
        }
      : {
          /**
           * Code of the payment channel, such as OVO or BCA. (V3-PR-CREATE-channel_code)
           * At most 50 characters.
           */
          channel_code: V3Code;
          /**
           * Data that the channel needs besides its code, such as return URLs.
           * (V3-PR-CREATE-channel_properties)
           */
          channel_properties?: V3RequestProperties | null | undefined;
          /**
           * PAY charges once, PAY_AND_SAVE also saves the method, REUSABLE_PAYMENT_CODE accepts
           * many payments, VERIFY_PAYMENT_METHOD charges nothing. (V3-PR-CREATE-type)
           */
          type: 'PAY_AND_SAVE';
        });

/** CreateV3PaymentRequestBody where what was saved pays. */
export interface CreateV3PaymentRequestBodyAgain extends CreateV3PaymentRequestBodyCommon {
  /**
   * PAY charges once, PAY_AND_SAVE also saves the method, REUSABLE_PAYMENT_CODE accepts many
   * payments, VERIFY_PAYMENT_METHOD charges nothing. (V3-PR-CREATE-type)
   */
  type: V3PaymentRequestType;
  /**
   * Id of the payment token: a saved payment method. (V3-PR-CREATE-payment_token_id)
   * At most 50 characters.
   */
  payment_token_id: string;
  /**
   * Code of the payment channel, such as OVO or BCA. (V3-PR-CREATE-channel_code)
   * At most 50 characters.
   */
  channel_code?: string | null | undefined;
  /**
   * Data that the channel needs besides its code, such as return URLs.
   * (V3-PR-CREATE-channel_properties)
   */
  channel_properties?: V3RequestProperties | null | undefined;
}

/** Body of `POST /v3/payment_requests`. */
export type CreateV3PaymentRequestBody<V3Code extends string = V3Channel> =
  | CreateV3PaymentRequestBodyOnce<V3Code>
  | CreateV3PaymentRequestBodySaving<V3Code>
  | CreateV3PaymentRequestBodyAgain;

/** An address of a customer as it is sent. */
export interface CustomerAddressInput {
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

/** Parameters in the path of `GET /v3/payment_tokens/{id}`. */
export interface GetPaymentTokenParams {
  /** Id of the object that the call is about. */
  id: string;
}

/** Parameters in the path of `GET /v3/payments/{id}`. */
export interface GetV3PaymentParams {
  /** Id of the object that the call is about. */
  id: string;
}

/** Parameters in the path of `GET /v3/payment_requests/{id}`. */
export interface GetV3PaymentRequestParams {
  /** Id of the object that the call is about. */
  id: string;
}

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
  /** Type of the identity account. */
  type: 'BANK_ACCOUNT';
  /**
   * Company that holds the account, such as a bank.
   * At most 100 characters.
   */
  company?: string | null | undefined;
  /**
   * Text for the merchant's own use.
   * At most 255 characters.
   */
  description?: string | null | undefined;
  /** Two-letter country code (ISO 3166-1), such as ID. */
  country?: string | null | undefined;
  /** Data that identifies the account; its fields depend on the type. */
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
  /** Type of the identity account. */
  type: 'CARDLESS_CREDIT';
  /**
   * Company that holds the account, such as a bank.
   * At most 100 characters.
   */
  company?: string | null | undefined;
  /**
   * Text for the merchant's own use.
   * At most 255 characters.
   */
  description?: string | null | undefined;
  /** Two-letter country code (ISO 3166-1), such as ID. */
  country?: string | null | undefined;
  /** Data that identifies the account; its fields depend on the type. */
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
  /** Type of the identity account. */
  type: 'CREDIT_CARD';
  /**
   * Company that holds the account, such as a bank.
   * At most 100 characters.
   */
  company?: string | null | undefined;
  /**
   * Text for the merchant's own use.
   * At most 255 characters.
   */
  description?: string | null | undefined;
  /** Two-letter country code (ISO 3166-1), such as ID. */
  country?: string | null | undefined;
  /** Data that identifies the account; its fields depend on the type. */
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
  /** Type of the identity account. */
  type: 'DEBIT_CARD';
  /**
   * Company that holds the account, such as a bank.
   * At most 100 characters.
   */
  company?: string | null | undefined;
  /**
   * Text for the merchant's own use.
   * At most 255 characters.
   */
  description?: string | null | undefined;
  /** Two-letter country code (ISO 3166-1), such as ID. */
  country?: string | null | undefined;
  /** Data that identifies the account; its fields depend on the type. */
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
  /** Type of the identity account. */
  type: 'EWALLET';
  /**
   * Company that holds the account, such as a bank.
   * At most 100 characters.
   */
  company?: string | null | undefined;
  /**
   * Text for the merchant's own use.
   * At most 255 characters.
   */
  description?: string | null | undefined;
  /** Two-letter country code (ISO 3166-1), such as ID. */
  country?: string | null | undefined;
  /** Data that identifies the account; its fields depend on the type. */
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
  /** Type of the identity account. */
  type: 'OTC';
  /**
   * Company that holds the account, such as a bank.
   * At most 100 characters.
   */
  company?: string | null | undefined;
  /**
   * Text for the merchant's own use.
   * At most 255 characters.
   */
  description?: string | null | undefined;
  /** Two-letter country code (ISO 3166-1), such as ID. */
  country?: string | null | undefined;
  /** Data that identifies the account; its fields depend on the type. */
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
  /** Type of the identity account. */
  type: 'PAY_LATER';
  /**
   * Company that holds the account, such as a bank.
   * At most 100 characters.
   */
  company?: string | null | undefined;
  /**
   * Text for the merchant's own use.
   * At most 255 characters.
   */
  description?: string | null | undefined;
  /** Two-letter country code (ISO 3166-1), such as ID. */
  country?: string | null | undefined;
  /** Data that identifies the account; its fields depend on the type. */
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
  /** Type of the identity account. */
  type: 'QR_CODE';
  /**
   * Company that holds the account, such as a bank.
   * At most 100 characters.
   */
  company?: string | null | undefined;
  /**
   * Text for the merchant's own use.
   * At most 255 characters.
   */
  description?: string | null | undefined;
  /** Two-letter country code (ISO 3166-1), such as ID. */
  country?: string | null | undefined;
  /** Data that identifies the account; its fields depend on the type. */
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
  /** Type of the identity account. */
  type: 'SOCIAL_MEDIA';
  /**
   * Company that holds the account, such as a bank.
   * At most 100 characters.
   */
  company?: string | null | undefined;
  /**
   * Text for the merchant's own use.
   * At most 255 characters.
   */
  description?: string | null | undefined;
  /** Two-letter country code (ISO 3166-1), such as ID. */
  country?: string | null | undefined;
  /** Data that identifies the account; its fields depend on the type. */
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
  /** Two-letter country code (ISO 3166-1), such as ID. */
  country: string;
  /**
   * Name of the document.
   * At most 255 characters.
   */
  document_name?: string | null | undefined;
  /**
   * Number of the document.
   * At most 255 characters.
   */
  document_number?: string | null | undefined;
  /**
   * Name on the document.
   * At most 255 characters.
   */
  holder_name?: string | null | undefined;
  /**
   * Expiry date of the document.
   * A day, YYYY-MM-DD.
   */
  expires_at?: string | null | undefined;
  /** Ids of uploaded files that show the document. */
  document_images?: readonly string[] | null | undefined;
  /** An identity card. */
  type: 'IDENTITY_CARD';
  /** Kind of identity card. */
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

/** A person's details, as they are sent; those of work may be outside employment. */
export interface IndividualInput {
  /**
   * First and further given names.
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
   * Family name.
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
  /** Two-letter code of the country of citizenship. */
  nationality?: string | null | undefined;
  /**
   * Place of birth.
   * At most 60 characters.
   */
  place_of_birth?: string | null | undefined;
  /**
   * Date of birth.
   * A day, YYYY-MM-DD.
   */
  date_of_birth?: string | null | undefined;
  /** Gender. */
  gender?: 'MALE' | 'FEMALE' | 'OTHER' | null | undefined;
  /** The person's work. */
  employment?: Employment | null | undefined;
  /**
   * Source of the person's money.
   * At most 255 characters.
   */
  source_of_wealth?: string | null | undefined;
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

/** A customer sent inside another object. */
export type InlineCustomer = InlineCustomerIndividual | InlineCustomerBusiness;

/** A business as it is sent. */
export interface InlineCustomerBusiness {
  /**
   * The merchant's own reference. (V3-PT-CREATE-customer.reference_id)
   * At most 255 characters.
   */
  reference_id: string;
  /** A company. (V3-PT-CREATE-customer.type) */
  type: 'BUSINESS';
  /** The business; of type BUSINESS. */
  business_detail: BusinessDetail;
  /**
   * Email address. (V3-PT-CREATE-customer.email)
   * At most 50 characters.
   */
  email?: string | null | undefined;
  /**
   * Mobile number in E.164 form, such as +6281234567890. (V3-PT-CREATE-customer.mobile_number)
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
  /** Two-letter country code (ISO 3166-1), such as ID. */
  country?: 'ID' | 'PH' | 'TH' | 'MY' | null | undefined;
}

/** A person as it is sent. */
export interface InlineCustomerIndividual {
  /**
   * The merchant's own reference. (V3-PT-CREATE-customer.reference_id)
   * At most 255 characters.
   */
  reference_id: string;
  /** A person. (V3-PT-CREATE-customer.type) */
  type: 'INDIVIDUAL';
  /** The person; of type INDIVIDUAL. (V3-PT-CREATE-customer.individual_detail) */
  individual_detail: IndividualInput;
  /**
   * Email address. (V3-PT-CREATE-customer.email)
   * At most 50 characters.
   */
  email?: string | null | undefined;
  /**
   * Mobile number in E.164 form, such as +6281234567890. (V3-PT-CREATE-customer.mobile_number)
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
  /** Two-letter country code (ISO 3166-1), such as ID. */
  country?: 'ID' | 'PH' | 'TH' | 'MY' | null | undefined;
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

/** A document that proves the identity of a customer. */
export type KycDocument = IdentityCard | OtherDocument;

/** Query of `GET /v3/payment_tokens`. */
export interface ListPaymentTokensQuery {
  /**
   * Maximum number of items on a page.
   * A whole number, at least 1, at most 100.
   */
  limit?: number | undefined;
  /** Continues after this item: the id of the last item of the previous page. */
  after_id?: string | undefined;
  /** Goes back from this item: the id of the first item of the following page. */
  before_id?: string | undefined;
  /** Only those with this reference. */
  reference_id?: string | undefined;
  /** Only those of this customer. */
  customer_id?: string | undefined;
  /** Only those in this status. */
  status?: PaymentTokenStatus | undefined;
  /** Only those created in this range. */
  created?: TimeRange | undefined;
}

/** Response of `GET /v3/payment_tokens`. */
export interface ListPaymentTokensResponse {
  /** The items of this page, newest first. */
  data: PaymentToken[];
  /** True when another page follows. */
  has_more: boolean;
}

/** Query of `GET /v3/payment_requests`. */
export interface ListV3PaymentRequestsQuery {
  /**
   * Maximum number of items on a page.
   * A whole number, at least 1, at most 100.
   */
  limit?: number | undefined;
  /** Continues after this item: the id of the last item of the previous page. */
  after_id?: string | undefined;
  /** Goes back from this item: the id of the first item of the following page. */
  before_id?: string | undefined;
  /** Only those with this reference. */
  reference_id?: string | undefined;
  /** Only those of this customer. */
  customer_id?: string | undefined;
  /** Only those in this status. */
  status?: readonly V3PaymentRequestStatus[] | undefined;
  /** Only those of this type. */
  type?: readonly V3PaymentRequestType[] | undefined;
  /** Only those of this channel. */
  channel_code?: readonly string[] | undefined;
  /** Only those created in this range. */
  created?: TimeRange | undefined;
}

/** Response of `GET /v3/payment_requests`. */
export interface ListV3PaymentRequestsResponse {
  /** The items of this page, newest first. */
  data: V3PaymentRequest[];
  /** True when another page follows. */
  has_more: boolean;
}

/** A document other than an identity card. */
export interface OtherDocument {
  /** Two-letter country code (ISO 3166-1), such as ID. */
  country: string;
  /**
   * Name of the document.
   * At most 255 characters.
   */
  document_name?: string | null | undefined;
  /**
   * Number of the document.
   * At most 255 characters.
   */
  document_number?: string | null | undefined;
  /**
   * Name on the document.
   * At most 255 characters.
   */
  holder_name?: string | null | undefined;
  /**
   * Expiry date of the document.
   * A day, YYYY-MM-DD.
   */
  expires_at?: string | null | undefined;
  /** Ids of uploaded files that show the document. */
  document_images?: readonly string[] | null | undefined;
  /** Type of the document. */
  type:
    | 'BIRTH_CERTIFICATE'
    | 'BANK_STATEMENT'
    | 'DRIVING_LICENSE'
    | 'PASSPORT'
    | 'VISA'
    | 'BUSINESS_REGISTRATION'
    | 'BUSINESS_LICENSE';
}

/** A saved way to pay. */
export interface PaymentToken {
  /**
   * Id of the payment token.
   * Begins with pt-.
   */
  id: string;
  /**
   * Id of the payment token: a saved payment method. (V3-PT-FIELD-payment_token_id)
   * Begins with pt-.
   */
  payment_token_id: string;
  /** Id of the business (account) that it belongs to. */
  business_id: string;
  /**
   * The merchant's own reference.
   * At most 255 characters.
   */
  reference_id: string;
  /** Id of the customer it belongs to. */
  customer_id: string | null;
  /** Two-letter country code (ISO 3166-1), such as ID. */
  country: V3Country;
  /** Three-letter currency code (ISO 4217), such as IDR. (V3-PT-FIELD-currency) */
  currency: V3Currency;
  /** Code of the payment channel, such as OVO or BCA. (V3-PT-FIELD-channel_code) */
  channel_code: V3ChannelCode;
  /**
   * Data that the channel needs besides its code, such as return URLs.
   * (V3-PT-FIELD-channel_properties)
   */
  channel_properties: Record<string, unknown>;
  /** The next actions; empty or null when there are none. (V3-PT-FIELD-actions) */
  actions: V3Action[];
  /** The current state. (V3-PT-FIELD-status) */
  status: PaymentTokenStatus;
  /** Details of the account behind the token. */
  token_details: TokenDetails | null;
  /** Code of the failure; null while there is none. More codes may follow. */
  failure_code: V3TokenFailureCode | null;
  /**
   * Text for the merchant's own use.
   * At most 1,000 characters.
   */
  description: string | null;
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

/** States of a payment token. */
export type PaymentTokenStatus =
  | 'REQUIRES_ACTION'
  | 'ACTIVE'
  | 'INACTIVE'
  | 'EXPIRED'
  | 'PENDING'
  | 'FAILED'
  | 'CANCELED';

/** Frequency of the charges of a saved card, and their end. */
export interface RecurringConfiguration {
  /**
   * Day after which no more charges are made.
   * A day, YYYY-MM-DD.
   */
  recurring_expiry: string;
  /**
   * Days between two charges.
   * A whole number, above 0.
   */
  recurring_frequency: number;
}

/** Rules that are applied to a payment. */
export interface RuleHeaders {
  /**
   * Id of a fee rule that is applied to the payment.
   * At most 255 characters.
   */
  'with-fee-rule'?: string | undefined;
  /**
   * Id of a split rule that is applied to the payment.
   * At most 255 characters.
   */
  'with-split-rule'?: string | undefined;
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

/** Body of `POST /v3/payment_requests/{id}/simulate`. */
export interface SimulateV3PaymentBody {
  /**
   * In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * Above 0.
   */
  amount?: number | null | undefined;
}

/** Parameters in the path of `POST /v3/payment_requests/{id}/simulate`. */
export interface SimulateV3PaymentParams {
  /** Id of the object that the call is about. */
  id: string;
}

/** Response of `POST /v3/payment_requests/{id}/simulate`. */
export interface SimulateV3PaymentResponse {
  /** The current state. */
  status: 'PENDING';
  /** Message about the result. */
  message: string;
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

/** Details of the account behind a payment token. */
export interface TokenDetails {
  /** Name of the account. */
  account_name: string | null;
  /** Number of the account that is charged. */
  account_number: string | null;
  /** Balance of the account, in the format of the company that holds it. */
  account_balance: string | null;
  /** Points of the account, in the format of the company that holds it. */
  account_point_balance: string | null;
  /** Results from the bank and the card network. */
  authorization_data: CardAuthorizationData | null;
  /** Result of the authentication of the cardholder. */
  authentication_data: CardAuthenticationData | null;
}

/** Data that the channel needs to save a payment method. */
export interface TokenProperties {
  /**
   * URL to which the payer is sent after paying.
   * (V3-PT-CREATE-channel_properties.success_return_url)
   * An http or https URL, at most 2,048 characters.
   */
  success_return_url?: string | null | undefined;
  /**
   * URL to which the payer is sent after a failure.
   * (V3-PT-CREATE-channel_properties.failure_return_url)
   * An http or https URL, at most 2,048 characters.
   */
  failure_return_url?: string | null | undefined;
  /**
   * URL to which the payer is sent after canceling.
   * An http or https URL, at most 2,048 characters.
   */
  cancel_return_url?: string | null | undefined;
  /**
   * URL to which the payer is sent while the outcome is open.
   * An http or https URL, at most 2,048 characters.
   */
  pending_return_url?: string | null | undefined;
  /**
   * Label of the merchant id to use, where the account has several.
   * At most 255 characters.
   */
  mid_label?: string | null | undefined;
  /** True to skip 3-D Secure. */
  skip_three_ds?: boolean | null | undefined;
  /** Reason for charging a saved card. */
  card_on_file_type?:
    | 'RECURRING'
    | 'MERCHANT_UNSCHEDULED'
    | 'CUSTOMER_UNSCHEDULED'
    | null
    | undefined;
  /** Position of the charge: the first of a saved card, or a later one. */
  transaction_sequence?: 'INITIAL' | 'SUBSEQUENT' | null | undefined;
  /**
   * Id that the card network gave the first charge.
   * At most 255 characters.
   */
  network_transaction_id?: string | null | undefined;
  /**
   * Text on the payer's card statement.
   * At most 255 characters.
   */
  statement_descriptor?: string | null | undefined;
  /** Billing address and contact of the payer. */
  billing_information?: BillingInformation | null | undefined;
  /** Frequency of the charges of the card, and their end. */
  recurring_configuration?: RecurringConfiguration | null | undefined;
  /** Installments of the payment. */
  installment_configuration?: InstallmentConfiguration | null | undefined;
  /** The card itself, for a payment without a token. */
  card_details?: V3CardDetails | null | undefined;
  /**
   * Mobile number of the linked account, in E.164 form.
   * At most 50 characters.
   */
  account_mobile_number?: string | null | undefined;
  /**
   * Cashtag of the payer at JENIUSPAY, such as $siti.
   * At most 50 characters.
   */
  cashtag?: string | null | undefined;
  /** Last four digits of the debit card. (V3-PT-CREATE-channel_properties.card_last_four_digits) */
  card_last_four_digits?: string | null | undefined;
  /** Expiry of the debit card, MM/YY. */
  card_expiry?: string | null | undefined;
  /**
   * Email address. (V3-PT-CREATE-channel_properties.email)
   * At most 255 characters.
   */
  email?: string | null | undefined;
  /**
   * Mobile number in E.164 form, such as +6281234567890.
   * (V3-PT-CREATE-channel_properties.mobile_number)
   * At most 50 characters.
   */
  mobile_number?: string | null | undefined;
}

/** Body of `PATCH /v3/payment_tokens/{id}`. */
export interface UpdatePaymentTokenBody {
  /** The new state. */
  status?: 'INACTIVE' | 'CANCELED' | null | undefined;
  /**
   * The merchant's own reference.
   * At most 255 characters.
   */
  reference_id?: string | null | undefined;
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
}

/** Parameters in the path of `PATCH /v3/payment_tokens/{id}`. */
export interface UpdatePaymentTokenParams {
  /** Id of the object that the call is about. */
  id: string;
}

/** Body of `PATCH /v3/payment_requests/{id}`. */
export interface UpdateV3PaymentRequestBody {
  /**
   * Amount to be paid. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * Above 0.
   */
  request_amount?: number | null | undefined;
  /**
   * Text for the merchant's own use.
   * At most 1,000 characters.
   */
  description?: string | null | undefined;
  /** Data that the channel needs besides its code, such as return URLs. */
  channel_properties?: UpdateV3PaymentRequestBodyChannelProperties | null | undefined;
}

/** `channel_properties` of UpdateV3PaymentRequestBody. */
export interface UpdateV3PaymentRequestBodyChannelProperties {
  /**
   * Time at which it expires if it has not been paid.
   * An ISO 8601 time.
   */
  expires_at?: string | null | undefined;
}

/** Parameters in the path of `PATCH /v3/payment_requests/{id}`. */
export interface UpdateV3PaymentRequestParams {
  /** Id of the object that the call is about. */
  id: string;
}

/** The payer's next step: opening a page, or presenting a number or code. */
export interface V3Action {
  /**
   * Next action: redirect the payer to a URL, or show a value to the payer.
   * (V3-PR-FIELD-actions.type)
   */
  type: 'REDIRECT_CUSTOMER' | 'PRESENT_TO_CUSTOMER';
  /** Kind of the value. (V3-PR-FIELD-actions.descriptor) */
  descriptor: 'WEB_URL' | 'PAYMENT_CODE' | 'QR_STRING' | 'VIRTUAL_ACCOUNT_NUMBER';
  /** The page to open, or the number or code to show. (V3-PR-FIELD-actions.value) */
  value: string;
}

/** Money captured from an authorized card payment. */
export interface V3Capture {
  /**
   * Id of the capture.
   * Begins with cptr-.
   */
  capture_id: string;
  /**
   * Time of the capture.
   * An ISO 8601 time.
   */
  capture_timestamp: string;
  /**
   * Part of the authorized amount that is captured. In the currency's own unit: 10000 IDR is
   * Rp10,000, 10.5 PHP is ₱10.50.
   */
  capture_amount: number;
}

/** Modes of capture: at once, or held until a separate capture. */
export type V3CaptureMethod = 'AUTOMATIC' | 'MANUAL';

/** A card as it is sent. Never stored or logged. */
export interface V3CardDetails {
  /** Number of the card, digits only. Never stored or logged. */
  card_number: string;
  /** Month in which the card expires, 01 to 12. */
  expiry_month: string;
  /** Year in which the card expires, four digits. */
  expiry_year: string;
  /** Security code of the card. Never stored or logged. */
  cvn?: string | null | undefined;
  /**
   * First name of the cardholder.
   * At most 255 characters.
   */
  cardholder_first_name: string;
  /**
   * Last name of the cardholder.
   * At most 255 characters.
   */
  cardholder_last_name: string;
  /**
   * Email address of the cardholder.
   * At most 255 characters.
   */
  cardholder_email: string;
  /**
   * Phone number of the cardholder, in E.164 form.
   * At most 50 characters.
   */
  cardholder_phone_number?: string | null | undefined;
}

/** `channel_code` of PaymentToken. */
export type V3ChannelCode = V3Channel | (string & {});

/** Countries of v3. */
export type V3Country = 'ID' | 'PH' | 'VN' | 'TH' | 'SG' | 'MY' | 'HK' | 'MX';

/** Currencies of v3. */
export type V3Currency = 'IDR' | 'PHP' | 'VND' | 'THB' | 'SGD' | 'MYR' | 'HKD' | 'MXN' | 'USD';

/** An item of a purchase. */
export interface V3Item {
  /**
   * The merchant's own reference of the item.
   * At most 255 characters.
   */
  reference_id: string;
  /** Kind of goods or service. */
  type: 'DIGITAL_PRODUCT' | 'PHYSICAL_PRODUCT' | 'DIGITAL_SERVICE' | 'PHYSICAL_SERVICE' | 'FEE';
  /**
   * Name, as payers see it.
   * At most 255 characters.
   */
  name: string;
  /** Price of one. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. */
  net_unit_amount: number;
  /**
   * Number of units.
   * A whole number, above 0.
   */
  quantity: number;
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
  category: string;
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
  id: string;
  /**
   * Id of the payment.
   * Begins with py-.
   */
  payment_id: string;
  /** Id of the business (account) that it belongs to. */
  business_id: string;
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
  payment_token_id: string | null;
  /** Id of the customer it belongs to. */
  customer_id: string | null;
  /** Type of the payment request. */
  type: V3PaymentRequestType;
  /** Two-letter country code (ISO 3166-1), such as ID. */
  country: V3Country;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: V3Currency;
  /** Amount to be paid. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. */
  request_amount: number;
  /** AUTOMATIC takes the money at once; MANUAL holds it until it is captured. Cards only. */
  capture_method: V3CaptureMethod;
  /** Code of the payment channel, such as OVO or BCA. */
  channel_code: V3ChannelCode;
  /** Data that the channel needs besides its code, such as return URLs. */
  channel_properties: Record<string, unknown>;
  /** Captures of the authorized amount. */
  captures: V3Capture[];
  /** The current state. */
  status: V3PaymentStatus;
  /** Details of the payment from the channel. */
  payment_details: V3PaymentDetails;
  /** Code of the failure; null while there is none. More codes may follow. */
  failure_code: V3PaymentFailureCode | null;
  /**
   * Text for the merchant's own use.
   * At most 1,000 characters.
   */
  description: string | null;
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

/** Details of a payment from the channel; a field is null where the channel does not provide it. */
export interface V3PaymentDetails {
  /** Results from the bank and the card network. */
  authorization_data: CardAuthorizationData | null;
  /** Result of the authentication of the cardholder. */
  authentication_data: CardAuthenticationData | null;
  /** Name of the bank or wallet that paid. */
  issuer_name: string | null;
  /** Name of the payer. */
  payer_name: string | null;
  /** Number of the account that paid, masked. */
  payer_account_number: string | null;
  /** Number of the receipt at the channel. */
  receipt_id: string | null;
  /** Note of the payer or the outlet. */
  remark: string | null;
  /** Network that carried the payment. */
  network: string | null;
  /** Source of the money, such as the wallet balance. */
  fund_source: string | null;
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
  id: string;
  /**
   * Id of the payment request.
   * Begins with pr-.
   */
  payment_request_id: string;
  /** Id of the business (account) that it belongs to. */
  business_id: string;
  /**
   * The merchant's own reference. (V3-PR-FIELD-reference_id)
   * At most 255 characters.
   */
  reference_id: string;
  /**
   * Id of the payment token: a saved payment method. (V3-PR-FIELD-payment_token_id)
   * Begins with pt-.
   */
  payment_token_id: string | null;
  /** Id of the customer it belongs to. */
  customer_id: string | null;
  /**
   * Id of the newest attempt to pay; null before the first.
   * Begins with py-.
   */
  latest_payment_id: string | null;
  /**
   * PAY charges once, PAY_AND_SAVE also saves the method, REUSABLE_PAYMENT_CODE accepts many
   * payments, VERIFY_PAYMENT_METHOD charges nothing. (V3-PR-FIELD-type)
   */
  type: V3PaymentRequestType;
  /** Two-letter country code (ISO 3166-1), such as ID. (V3-PR-FIELD-country) */
  country: V3Country;
  /** Three-letter currency code (ISO 4217), such as IDR. (V3-PR-FIELD-currency) */
  currency: V3Currency;
  /**
   * Amount to be paid. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * (V3-PR-FIELD-request_amount)
   */
  request_amount: number | null;
  /**
   * AUTOMATIC takes the money at once; MANUAL holds it until it is captured. Cards only.
   * (V3-PR-FIELD-capture_method)
   */
  capture_method: V3CaptureMethod;
  /** Code of the payment channel, such as OVO or BCA. (V3-PR-FIELD-channel_code) */
  channel_code: V3ChannelCode;
  /**
   * Data that the channel needs besides its code, such as return URLs.
   * (V3-PR-FIELD-channel_properties)
   */
  channel_properties: Record<string, unknown>;
  /** The next actions; empty or null when there are none. (V3-PR-FIELD-actions) */
  actions: V3Action[];
  /** The current state. (V3-PR-FIELD-status) */
  status: V3PaymentRequestStatus;
  /** Code of the failure; null while there is none. More codes may follow. */
  failure_code: V3PaymentFailureCode | null;
  /**
   * Text for the merchant's own use.
   * At most 1,000 characters.
   */
  description: string | null;
  /**
   * The merchant's own keys and values, shown again as they were sent.
   * At most 50 keys.
   */
  metadata: Record<string, string | number | boolean> | null;
  /** Items of the purchase. */
  items: V3Item[] | null;
  /** Shipping address. */
  shipping_information: ShippingInformation | null;
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

/** States of a payment request. */
export type V3PaymentRequestStatus =
  | 'REQUIRES_ACTION'
  | 'ACCEPTING_PAYMENTS'
  | 'AUTHORIZED'
  | 'SUCCEEDED'
  | 'FAILED'
  | 'CANCELED'
  | 'EXPIRED'
  | 'PENDING';

/** Purposes of a payment request: to pay, to pay and save, or a code that is paid many times. */
export type V3PaymentRequestType =
  | 'PAY'
  | 'PAY_AND_SAVE'
  | 'REUSABLE_PAYMENT_CODE'
  | 'VERIFY_PAYMENT_METHOD';

/** States of a payment. */
export type V3PaymentStatus =
  | 'AUTHORIZED'
  | 'CANCELED'
  | 'SUCCEEDED'
  | 'FAILED'
  | 'EXPIRED'
  | 'PENDING';

/** Data that the channel needs; it depends on the channel. */
export interface V3RequestProperties {
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
   * URL to which the payer is sent after canceling.
   * An http or https URL, at most 2,048 characters.
   */
  cancel_return_url?: string | null | undefined;
  /**
   * URL to which the payer is sent while the outcome is open.
   * An http or https URL, at most 2,048 characters.
   */
  pending_return_url?: string | null | undefined;
  /**
   * Label of the merchant id to use, where the account has several.
   * At most 255 characters.
   */
  mid_label?: string | null | undefined;
  /** True to skip 3-D Secure. */
  skip_three_ds?: boolean | null | undefined;
  /** Reason for charging a saved card. */
  card_on_file_type?:
    | 'RECURRING'
    | 'MERCHANT_UNSCHEDULED'
    | 'CUSTOMER_UNSCHEDULED'
    | null
    | undefined;
  /** Position of the charge: the first of a saved card, or a later one. */
  transaction_sequence?: 'INITIAL' | 'SUBSEQUENT' | null | undefined;
  /**
   * Id that the card network gave the first charge.
   * At most 255 characters.
   */
  network_transaction_id?: string | null | undefined;
  /**
   * Text on the payer's card statement.
   * At most 255 characters.
   */
  statement_descriptor?: string | null | undefined;
  /** Billing address and contact of the payer. */
  billing_information?: BillingInformation | null | undefined;
  /** Frequency of the charges of the card, and their end. */
  recurring_configuration?: RecurringConfiguration | null | undefined;
  /** Installments of the payment. */
  installment_configuration?: InstallmentConfiguration | null | undefined;
  /** The card itself, for a payment without a token. */
  card_details?: V3CardDetails | null | undefined;
  /**
   * Mobile number of the linked account, in E.164 form.
   * At most 50 characters.
   */
  account_mobile_number?: string | null | undefined;
  /**
   * Cashtag of the payer at JENIUSPAY, such as $siti.
   * At most 50 characters.
   */
  cashtag?: string | null | undefined;
  /** Last four digits of the debit card. */
  card_last_four_digits?: string | null | undefined;
  /** Expiry of the debit card, MM/YY. */
  card_expiry?: string | null | undefined;
  /**
   * Email address.
   * At most 255 characters.
   */
  email?: string | null | undefined;
  /**
   * Mobile number in E.164 form, such as +6281234567890.
   * At most 50 characters.
   */
  mobile_number?: string | null | undefined;
  /**
   * Time at which it expires if it has not been paid.
   * An ISO 8601 time.
   */
  expires_at?: string | null | undefined;
  /**
   * Name shown to the payer.
   * At most 250 characters.
   */
  display_name?: string | null | undefined;
  /** Number of the virtual account; chosen by the platform when omitted. */
  virtual_account_number?: string | null | undefined;
  /**
   * Amount that is suggested to the payer, who may change it. In the currency's own unit: 10000
   * IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * Above 0.
   */
  suggested_amount?: number | null | undefined;
  /**
   * Name of the payer, as the outlet or bank shows it.
   * At most 250 characters.
   */
  customer_name?: string | null | undefined;
  /**
   * Name of the payer.
   * At most 250 characters.
   */
  payer_name?: string | null | undefined;
  /** Code that the payer presents at the outlet. */
  payment_code?: string | null | undefined;
  /** Use of the QR code: paid once, or many times. */
  qr_string_type?: 'DYNAMIC' | 'STATIC' | null | undefined;
}

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

/** What paymentRequests.cancel takes. */
export interface CancelV3PaymentRequestInput {
  /** Parameters in the path. */
  params: CancelV3PaymentRequestParams;
}

/** What paymentRequests.create takes. */
export interface CreateV3PaymentRequestInput<V3Code extends V3Channel | (string & {}) = V3Channel> {
  /** Headers. */
  headers?: RuleHeaders | undefined;
  /** What is sent. */
  body: CreateV3PaymentRequestBody<V3Code>;
}

/** What paymentRequests.get takes. */
export interface GetV3PaymentRequestInput {
  /** Parameters in the path. */
  params: GetV3PaymentRequestParams;
}

/** What paymentRequests.list takes. */
export interface ListV3PaymentRequestsInput {
  /** Query parameters. */
  query?: ListV3PaymentRequestsQuery | undefined;
}

/** What paymentRequests.simulate takes. */
export interface SimulateV3PaymentInput {
  /** Parameters in the path. */
  params: SimulateV3PaymentParams;
  /** What is sent. */
  body?: SimulateV3PaymentBody | undefined;
}

/** What paymentRequests.update takes. */
export interface UpdateV3PaymentRequestInput {
  /** Parameters in the path. */
  params: UpdateV3PaymentRequestParams;
  /** What is sent. */
  body?: UpdateV3PaymentRequestBody | undefined;
}

/** What payments.cancel takes. */
export interface CancelV3PaymentInput {
  /** Parameters in the path. */
  params: CancelV3PaymentParams;
}

/** What payments.capture takes. */
export interface CaptureV3PaymentInput {
  /** Parameters in the path. */
  params: CaptureV3PaymentParams;
  /** What is sent. */
  body: CaptureV3PaymentBody;
}

/** What payments.get takes. */
export interface GetV3PaymentInput {
  /** Parameters in the path. */
  params: GetV3PaymentParams;
}

/** What paymentTokens.cancel takes. */
export interface CancelPaymentTokenInput {
  /** Parameters in the path. */
  params: CancelPaymentTokenParams;
}

/** What paymentTokens.create takes. */
export interface CreatePaymentTokenInput<V3Code extends V3Channel | (string & {}) = V3Channel> {
  /** What is sent. */
  body: CreatePaymentTokenBody<V3Code>;
}

/** What paymentTokens.get takes. */
export interface GetPaymentTokenInput {
  /** Parameters in the path. */
  params: GetPaymentTokenParams;
}

/** What paymentTokens.list takes. */
export interface ListPaymentTokensInput {
  /** Query parameters. */
  query?: ListPaymentTokensQuery | undefined;
}

/** What paymentTokens.update takes. */
export interface UpdatePaymentTokenInput {
  /** Parameters in the path. */
  params: UpdatePaymentTokenParams;
  /** What is sent. */
  body?: UpdatePaymentTokenBody | undefined;
}

/** Codes that paymentRequests.cancel declares. */
export type CancelV3PaymentRequestErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND'
  | 'INACTIVE_PAYMENT_REQUEST';

/** Codes that paymentRequests.create declares. */
export type CreateV3PaymentRequestErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND'
  | 'INVALID_VALUE_ERROR'
  | 'INVALID_TOKEN'
  | 'BLOCKED_TOKEN'
  | 'CARD_EXPIRED'
  | 'INVALID_PAYMENT_DETAILS'
  | 'INVALID_MERCHANT_SETTINGS'
  | 'DUPLICATE_ERROR'
  | 'CHANNEL_UNAVAILABLE';

/** Codes that paymentRequests.get declares. */
export type GetV3PaymentRequestErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that paymentRequests.list declares. */
export type ListV3PaymentRequestsErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR';

/** Codes that paymentRequests.simulate declares. */
export type SimulateV3PaymentErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND'
  | 'INACTIVE_PAYMENT_REQUEST'
  | 'INVALID_VALUE_ERROR';

/** Codes that paymentRequests.update declares. */
export type UpdateV3PaymentRequestErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND'
  | 'INACTIVE_PAYMENT_REQUEST'
  | 'INVALID_VALUE_ERROR';

/** Codes that payments.cancel declares. */
export type CancelV3PaymentErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND'
  | 'INELIGIBLE_TRANSACTION_STATUS';

/** Codes that payments.capture declares. */
export type CaptureV3PaymentErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND'
  | 'INELIGIBLE_TRANSACTION_STATUS'
  | 'CAPTURE_AMOUNT_EXCEEDED'
  | 'TEMPORARILY_UNAVAILABLE';

/** Codes that payments.get declares. */
export type GetV3PaymentErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that paymentTokens.cancel declares. */
export type CancelPaymentTokenErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND'
  | 'INELIGIBLE_TRANSACTION_STATUS';

/** Codes that paymentTokens.create declares. */
export type CreatePaymentTokenErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND'
  | 'CARD_EXPIRED'
  | 'INVALID_PAYMENT_DETAILS'
  | 'INVALID_MERCHANT_SETTINGS'
  | 'CHANNEL_UNAVAILABLE';

/** Codes that paymentTokens.get declares. */
export type GetPaymentTokenErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that paymentTokens.list declares. */
export type ListPaymentTokensErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR';

/** Codes that paymentTokens.update declares. */
export type UpdatePaymentTokenErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND'
  | 'INELIGIBLE_TRANSACTION_STATUS';

/** Codes that the calls of this API declare. */
export type V3ErrorCode =
  | CancelV3PaymentRequestErrorCode
  | CreateV3PaymentRequestErrorCode
  | GetV3PaymentRequestErrorCode
  | ListV3PaymentRequestsErrorCode
  | SimulateV3PaymentErrorCode
  | UpdateV3PaymentRequestErrorCode
  | CancelV3PaymentErrorCode
  | CaptureV3PaymentErrorCode
  | GetV3PaymentErrorCode
  | CancelPaymentTokenErrorCode
  | CreatePaymentTokenErrorCode
  | GetPaymentTokenErrorCode
  | ListPaymentTokensErrorCode
  | UpdatePaymentTokenErrorCode;

/** The calls of the v3 API, by resource. */
export interface V3Api {
  readonly paymentRequests: {
    /**
     * Cancel a payment request (v3): `POST /v3/payment_requests/{id}/cancel`.
     * Errors: 400 API_VALIDATION_ERROR, INACTIVE_PAYMENT_REQUEST; 401 INVALID_API_KEY; 403
     * REQUEST_FORBIDDEN_ERROR; 404 DATA_NOT_FOUND; 409 IDEMPOTENCY_ERROR; 429
     * RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly cancel: (
      input: CancelV3PaymentRequestInput,
      options?: WriteOptions & Versioned<'2024-11-11'>,
    ) => Promise<Result<V3PaymentRequest, CancelV3PaymentRequestErrorCode>>;
    /**
     * Create a payment request (v3): `POST /v3/payment_requests`.
     * Errors: 400 API_VALIDATION_ERROR, INVALID_VALUE_ERROR, INVALID_TOKEN, BLOCKED_TOKEN,
     * CARD_EXPIRED, INVALID_PAYMENT_DETAILS; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR,
     * INVALID_MERCHANT_SETTINGS; 404 DATA_NOT_FOUND; 409 IDEMPOTENCY_ERROR, DUPLICATE_ERROR;
     * 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR; 503 CHANNEL_UNAVAILABLE.
     */
    readonly create: <V3Code extends V3Channel | (string & {}) = V3Channel>(
      input: CreateV3PaymentRequestInput<V3Code>,
      options?: WriteOptions & Versioned<'2024-11-11'>,
    ) => Promise<Result<V3PaymentRequest, CreateV3PaymentRequestErrorCode>>;
    /**
     * Get a payment request (v3): `GET /v3/payment_requests/{id}`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly get: {
      (
        input: GetV3PaymentRequestInput,
        options?: CallOptions & Versioned<'2024-11-11'>,
      ): Promise<Result<V3PaymentRequest, GetV3PaymentRequestErrorCode>>;
      /** Reads until the status is as given, at most for `deadlineMs`. Throws `ApiError`. */
      readonly waitFor: (
        input: GetV3PaymentRequestInput,
        status: V3PaymentRequest['status'] | readonly V3PaymentRequest['status'][],
        options?: WaitOptions,
      ) => Promise<V3PaymentRequest>;
    };
    /**
     * List payment requests (v3): `GET /v3/payment_requests`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 429
     * RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly list: {
      (
        input?: ListV3PaymentRequestsInput,
        options?: CallOptions & Versioned<'2024-11-11'>,
      ): Promise<Result<ListV3PaymentRequestsResponse, ListV3PaymentRequestsErrorCode>>;
      /** Every page as a success, from the start or from `query.after_id`. Throws `ApiError`. */
      readonly pages: (
        input?: Forward<ListV3PaymentRequestsInput>,
        options?: CallOptions & Versioned<'2024-11-11'>,
      ) => AsyncGenerator<Success<ListV3PaymentRequestsResponse>, void>;
      /** Every item of every page. Throws `ApiError`. */
      readonly items: (
        input?: Forward<ListV3PaymentRequestsInput>,
        options?: CallOptions & Versioned<'2024-11-11'>,
      ) => AsyncGenerator<V3PaymentRequest, void>;
      /** All items, at most `max`. Throws `ApiError`; without `max`, RangeError above 10,000. */
      readonly toArray: (
        input?: Forward<ListV3PaymentRequestsInput>,
        options?: CallOptions & Versioned<'2024-11-11'> & ToArrayOptions,
      ) => Promise<V3PaymentRequest[]>;
    };
    /**
     * Simulate a payment to the number or code of a payment request (v3): `POST
     * /v3/payment_requests/{id}/simulate`.
     * Errors: 400 API_VALIDATION_ERROR, INACTIVE_PAYMENT_REQUEST, INVALID_VALUE_ERROR; 401
     * INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404 DATA_NOT_FOUND; 409 IDEMPOTENCY_ERROR;
     * 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly simulate: (
      input: SimulateV3PaymentInput,
      options?: WriteOptions & Versioned<'2024-11-11'>,
    ) => Promise<Result<SimulateV3PaymentResponse, SimulateV3PaymentErrorCode>>;
    /**
     * Update a virtual account that accepts payments (v3): `PATCH /v3/payment_requests/{id}`.
     * Errors: 400 API_VALIDATION_ERROR, INACTIVE_PAYMENT_REQUEST, INVALID_VALUE_ERROR; 401
     * INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404 DATA_NOT_FOUND; 409 IDEMPOTENCY_ERROR;
     * 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly update: (
      input: UpdateV3PaymentRequestInput,
      options?: WriteOptions & Versioned<'2024-11-11'>,
    ) => Promise<Result<V3PaymentRequest, UpdateV3PaymentRequestErrorCode>>;
  };
  readonly payments: {
    /**
     * Cancel an authorized payment (v3): `POST /v3/payments/{id}/cancel`.
     * Errors: 400 API_VALIDATION_ERROR, INELIGIBLE_TRANSACTION_STATUS; 401 INVALID_API_KEY; 403
     * REQUEST_FORBIDDEN_ERROR; 404 DATA_NOT_FOUND; 409 IDEMPOTENCY_ERROR; 429
     * RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly cancel: (
      input: CancelV3PaymentInput,
      options?: WriteOptions & Versioned<'2024-11-11'>,
    ) => Promise<Result<V3Payment, CancelV3PaymentErrorCode>>;
    /**
     * Capture an authorized payment (v3): `POST /v3/payments/{id}/capture`.
     * Errors: 400 API_VALIDATION_ERROR, INELIGIBLE_TRANSACTION_STATUS, CAPTURE_AMOUNT_EXCEEDED,
     * TEMPORARILY_UNAVAILABLE; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 409 IDEMPOTENCY_ERROR; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly capture: (
      input: CaptureV3PaymentInput,
      options?: WriteOptions & Versioned<'2024-11-11'>,
    ) => Promise<Result<V3Payment, CaptureV3PaymentErrorCode>>;
    /**
     * Get a payment (v3): `GET /v3/payments/{id}`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly get: {
      (
        input: GetV3PaymentInput,
        options?: CallOptions & Versioned<'2024-11-11'>,
      ): Promise<Result<V3Payment, GetV3PaymentErrorCode>>;
      /** Reads until the status is as given, at most for `deadlineMs`. Throws `ApiError`. */
      readonly waitFor: (
        input: GetV3PaymentInput,
        status: V3Payment['status'] | readonly V3Payment['status'][],
        options?: WaitOptions,
      ) => Promise<V3Payment>;
    };
  };
  readonly paymentTokens: {
    /**
     * Cancel a payment token: `POST /v3/payment_tokens/{id}/cancel`.
     * Errors: 400 API_VALIDATION_ERROR, INELIGIBLE_TRANSACTION_STATUS; 401 INVALID_API_KEY; 403
     * REQUEST_FORBIDDEN_ERROR; 404 DATA_NOT_FOUND; 409 IDEMPOTENCY_ERROR; 429
     * RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly cancel: (
      input: CancelPaymentTokenInput,
      options?: WriteOptions & Versioned<'2024-11-11'>,
    ) => Promise<Result<PaymentToken, CancelPaymentTokenErrorCode>>;
    /**
     * Create a payment token: `POST /v3/payment_tokens`.
     * Errors: 400 API_VALIDATION_ERROR, CARD_EXPIRED, INVALID_PAYMENT_DETAILS; 401
     * INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR, INVALID_MERCHANT_SETTINGS; 404
     * DATA_NOT_FOUND; 409 IDEMPOTENCY_ERROR; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR; 503
     * CHANNEL_UNAVAILABLE.
     */
    readonly create: <V3Code extends V3Channel | (string & {}) = V3Channel>(
      input: CreatePaymentTokenInput<V3Code>,
      options?: WriteOptions & Versioned<'2024-11-11'>,
    ) => Promise<Result<PaymentToken, CreatePaymentTokenErrorCode>>;
    /**
     * Get a payment token: `GET /v3/payment_tokens/{id}`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly get: {
      (
        input: GetPaymentTokenInput,
        options?: CallOptions & Versioned<'2024-11-11'>,
      ): Promise<Result<PaymentToken, GetPaymentTokenErrorCode>>;
      /** Reads until the status is as given, at most for `deadlineMs`. Throws `ApiError`. */
      readonly waitFor: (
        input: GetPaymentTokenInput,
        status: PaymentToken['status'] | readonly PaymentToken['status'][],
        options?: WaitOptions,
      ) => Promise<PaymentToken>;
    };
    /**
     * List payment tokens: `GET /v3/payment_tokens`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 429
     * RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly list: {
      (
        input?: ListPaymentTokensInput,
        options?: CallOptions & Versioned<'2024-11-11'>,
      ): Promise<Result<ListPaymentTokensResponse, ListPaymentTokensErrorCode>>;
      /** Every page as a success, from the start or from `query.after_id`. Throws `ApiError`. */
      readonly pages: (
        input?: Forward<ListPaymentTokensInput>,
        options?: CallOptions & Versioned<'2024-11-11'>,
      ) => AsyncGenerator<Success<ListPaymentTokensResponse>, void>;
      /** Every item of every page. Throws `ApiError`. */
      readonly items: (
        input?: Forward<ListPaymentTokensInput>,
        options?: CallOptions & Versioned<'2024-11-11'>,
      ) => AsyncGenerator<PaymentToken, void>;
      /** All items, at most `max`. Throws `ApiError`; without `max`, RangeError above 10,000. */
      readonly toArray: (
        input?: Forward<ListPaymentTokensInput>,
        options?: CallOptions & Versioned<'2024-11-11'> & ToArrayOptions,
      ) => Promise<PaymentToken[]>;
    };
    /**
     * Update a payment token: `PATCH /v3/payment_tokens/{id}`.
     * Errors: 400 API_VALIDATION_ERROR, INELIGIBLE_TRANSACTION_STATUS; 401 INVALID_API_KEY; 403
     * REQUEST_FORBIDDEN_ERROR; 404 DATA_NOT_FOUND; 409 IDEMPOTENCY_ERROR; 429
     * RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly update: (
      input: UpdatePaymentTokenInput,
      options?: WriteOptions & Versioned<'2024-11-11'>,
    ) => Promise<Result<PaymentToken, UpdatePaymentTokenErrorCode>>;
  };
}
