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

export interface CancelPaymentTokenParams {
  id: string;
}

export interface CancelV3PaymentParams {
  id: string;
}

export interface CancelV3PaymentRequestParams {
  id: string;
}

export interface CaptureV3PaymentBody {
  /** Above 0. */
  capture_amount: number;
}

export interface CaptureV3PaymentParams {
  id: string;
}

/** What CreatePaymentTokenBody has whatever its channel. */
export interface CreatePaymentTokenBodyCommon {
  type?: 'SAVE' | null | undefined;
  /** At most 255 characters. */
  reference_id: string;
  country: V3Country;
  currency: V3Currency;
  /** At most 50 characters. */
  customer_id?: string | null | undefined;
  customer?: InlineCustomer | null | undefined;
  /** At most 1,000 characters. */
  description?: string | null | undefined;
  /** At most 50 keys. */
  metadata?: Record<string, string | number | boolean> | null | undefined;
}

export type CreatePaymentTokenBody<V3Code extends string = V3Channel> =
  CreatePaymentTokenBodyCommon &
    (V3Code extends keyof V3SaveRequires
      ? {
          /** At most 50 characters. */
          channel_code: V3Code;
          channel_properties: Needed<TokenProperties, V3SaveRequires[V3Code]>;
        }
      : {
          /** At most 50 characters. */
          channel_code: V3Code;
          channel_properties: TokenProperties;
        });

/** What CreateV3PaymentRequestBody has whatever its channel. */
export interface CreateV3PaymentRequestBodyCommon {
  /** At most 255 characters. */
  reference_id: string;
  country: V3Country;
  currency: V3Currency;
  /** At least 0. */
  request_amount?: number | null | undefined;
  /** At least 0. */
  amount?: number | null | undefined;
  capture_method?: V3CaptureMethod | null | undefined;
  /** At most 50 characters. */
  customer_id?: string | null | undefined;
  customer?: InlineCustomer | null | undefined;
  /** At most 1,000 characters. */
  description?: string | null | undefined;
  items?: V3Item[] | null | undefined;
  shipping_information?: V3ShippingInformation | null | undefined;
  /** At most 50 keys. */
  metadata?: Record<string, string | number | boolean> | null | undefined;
}

export type CreateV3PaymentRequestBodyOnce<V3Code extends string = V3Channel> =
  CreateV3PaymentRequestBodyCommon &
    (V3Code extends keyof V3Requires
      ? {
          /** At most 50 characters. */
          channel_code: V3Code;
          channel_properties: Needed<V3RequestProperties, V3Requires[V3Code]>;
          type: 'PAY' | 'REUSABLE_PAYMENT_CODE' | 'VERIFY_PAYMENT_METHOD';
        }
      : {
          /** At most 50 characters. */
          channel_code: V3Code;
          channel_properties?: V3RequestProperties | null | undefined;
          type: 'PAY' | 'REUSABLE_PAYMENT_CODE' | 'VERIFY_PAYMENT_METHOD';
        });

export type CreateV3PaymentRequestBodySaving<V3Code extends string = V3Channel> =
  CreateV3PaymentRequestBodyCommon &
    (V3Code extends keyof V3SaveRequires
      ? {
          /** At most 50 characters. */
          channel_code: V3Code;
          channel_properties: Needed<V3RequestProperties, V3SaveRequires[V3Code]>;
          type: 'PAY_AND_SAVE';
        }
      : {
          /** At most 50 characters. */
          channel_code: V3Code;
          channel_properties?: V3RequestProperties | null | undefined;
          type: 'PAY_AND_SAVE';
        });

export interface CreateV3PaymentRequestBodyAgain extends CreateV3PaymentRequestBodyCommon {
  type: V3PaymentRequestType;
  /** At most 50 characters. */
  payment_token_id: string;
  /** At most 50 characters. */
  channel_code?: string | null | undefined;
  channel_properties?: V3RequestProperties | null | undefined;
}

export type CreateV3PaymentRequestBody<V3Code extends string = V3Channel> =
  | CreateV3PaymentRequestBodyOnce<V3Code>
  | CreateV3PaymentRequestBodySaving<V3Code>
  | CreateV3PaymentRequestBodyAgain;

export interface GetPaymentTokenParams {
  id: string;
}

export interface GetV3PaymentParams {
  id: string;
}

export interface GetV3PaymentRequestParams {
  id: string;
}

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

export interface IdentityAccountCardlessCreditProperties {
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

export interface IdentityAccountCreditCardProperties {
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

export interface IdentityAccountDebitCardProperties {
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

export interface IdentityAccountEwalletProperties {
  /** At most 255 characters. */
  account_number: string;
  /** At most 255 characters. */
  account_holder_name?: string | null | undefined;
  currency?: string | null | undefined;
}

export interface IdentityAccountOtc {
  type: 'OTC';
  /** At most 100 characters. */
  company?: string | null | undefined;
  /** At most 255 characters. */
  description?: string | null | undefined;
  country?: string | null | undefined;
  properties: IdentityAccountOtcProperties;
}

export interface IdentityAccountOtcProperties {
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

export interface IdentityAccountPayLaterProperties {
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

export interface IdentityAccountQrCodeProperties {
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

export interface IdentityAccountSocialMediaProperties {
  /** At most 255 characters. */
  account_id: string;
  /** At most 255 characters. */
  account_handle?: string | null | undefined;
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
  identity_accounts?: IdentityAccount[] | null | undefined;
  kyc_documents?: KycDocument[] | null | undefined;
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
  identity_accounts?: IdentityAccount[] | null | undefined;
  kyc_documents?: KycDocument[] | null | undefined;
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

export interface ListPaymentTokensQuery {
  /** A whole number, at least 1, at most 100. */
  limit?: number | undefined;
  after_id?: string | undefined;
  before_id?: string | undefined;
  reference_id?: string | undefined;
  customer_id?: string | undefined;
  status?: PaymentTokenStatus | undefined;
  created?: ListPaymentTokensQueryCreated | undefined;
}

export interface ListPaymentTokensQueryCreated {
  /** An ISO 8601 time. */
  gte?: string | undefined;
  /** An ISO 8601 time. */
  lte?: string | undefined;
}

export interface ListPaymentTokensResponse {
  data: PaymentToken[];
  has_more: boolean;
}

export interface ListV3PaymentRequestsQuery {
  /** A whole number, at least 1, at most 100. */
  limit?: number | undefined;
  after_id?: string | undefined;
  before_id?: string | undefined;
  reference_id?: string | undefined;
  customer_id?: string | undefined;
  created?: ListV3PaymentRequestsQueryCreated | undefined;
}

export interface ListV3PaymentRequestsQueryCreated {
  /** An ISO 8601 time. */
  gte?: string | undefined;
  /** An ISO 8601 time. */
  lte?: string | undefined;
}

export interface ListV3PaymentRequestsResponse {
  data: V3PaymentRequest[];
  has_more: boolean;
}

export interface PaymentToken {
  id: string;
  payment_token_id: string;
  business_id: string;
  /** At most 255 characters. */
  reference_id: string;
  customer_id: string | null;
  country: V3Country;
  currency: V3Currency;
  channel_code: string;
  channel_properties: Record<string, unknown>;
  actions: V3Action[];
  status: PaymentTokenStatus;
  token_details: TokenDetails | null;
  failure_code: string | null;
  /** At most 1,000 characters. */
  description: string | null;
  /** At most 50 keys. */
  metadata: Record<string, string | number | boolean> | null;
  /** An ISO 8601 time. */
  created: string;
  /** An ISO 8601 time. */
  updated: string;
}

export type PaymentTokenStatus =
  | 'REQUIRES_ACTION'
  | 'ACTIVE'
  | 'INACTIVE'
  | 'EXPIRED'
  | 'PENDING'
  | 'FAILED'
  | 'CANCELED';

export interface RuleHeaders {
  /** At most 255 characters. */
  'with-fee-rule'?: string | undefined;
  /** At most 255 characters. */
  'with-split-rule'?: string | undefined;
}

export interface SimulateV3PaymentBody {
  /** Above 0. */
  amount?: number | null | undefined;
}

export interface SimulateV3PaymentParams {
  id: string;
}

export interface SimulateV3PaymentResponse {
  status: 'PENDING';
  message: string;
}

export interface TokenDetails {
  account_name: string | null;
  account_number: string | null;
  account_balance: string | null;
  account_point_balance: string | null;
  authorization_data: TokenDetailsAuthorizationData | null;
  authentication_data: TokenDetailsAuthenticationData | null;
}

export interface TokenDetailsAuthenticationData {
  flow: 'FULL_AUTH' | 'FRICTIONLESS';
  a_res: TokenDetailsAuthenticationDataARes;
}

export interface TokenDetailsAuthenticationDataARes {
  eci: string | null;
  message_version: string | null;
}

export interface TokenDetailsAuthorizationData {
  cvn_verification_result: 'M' | 'N' | null;
  address_verification_result: 'M' | 'N' | null;
  network_response_code: string | null;
  network_response_code_descriptor: string | null;
}

export interface TokenProperties {
  /** An http or https URL, at most 2,048 characters. */
  success_return_url?: string | null | undefined;
  /** An http or https URL, at most 2,048 characters. */
  failure_return_url?: string | null | undefined;
  /** An http or https URL, at most 2,048 characters. */
  cancel_return_url?: string | null | undefined;
  /** An http or https URL, at most 2,048 characters. */
  pending_return_url?: string | null | undefined;
  /** At most 255 characters. */
  mid_label?: string | null | undefined;
  skip_three_ds?: boolean | null | undefined;
  card_on_file_type?:
    | 'RECURRING'
    | 'MERCHANT_UNSCHEDULED'
    | 'CUSTOMER_UNSCHEDULED'
    | null
    | undefined;
  transaction_sequence?: 'INITIAL' | 'SUBSEQUENT' | null | undefined;
  /** At most 255 characters. */
  network_transaction_id?: string | null | undefined;
  /** At most 255 characters. */
  statement_descriptor?: string | null | undefined;
  billing_information?: TokenPropertiesBillingInformation | null | undefined;
  recurring_configuration?: TokenPropertiesRecurringConfiguration | null | undefined;
  installment_configuration?: TokenPropertiesInstallmentConfiguration | null | undefined;
  card_details?: V3CardDetails | null | undefined;
  /** At most 50 characters. */
  account_mobile_number?: string | null | undefined;
  /** At most 50 characters. */
  cashtag?: string | null | undefined;
  card_last_four_digits?: string | null | undefined;
  card_expiry?: string | null | undefined;
  /** At most 255 characters. */
  email?: string | null | undefined;
  /** At most 50 characters. */
  mobile_number?: string | null | undefined;
}

export interface TokenPropertiesBillingInformation {
  /** At most 255 characters. */
  first_name?: string | null | undefined;
  /** At most 255 characters. */
  last_name?: string | null | undefined;
  /** At most 255 characters. */
  email?: string | null | undefined;
  /** At most 50 characters. */
  phone_number?: string | null | undefined;
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

export interface TokenPropertiesInstallmentConfiguration {
  /** A whole number, above 0. */
  terms: number;
  interval: 'MONTH';
  /** At most 50 characters. */
  code?: string | null | undefined;
}

export interface TokenPropertiesRecurringConfiguration {
  /** A day, YYYY-MM-DD. */
  recurring_expiry: string;
  /** A whole number, above 0. */
  recurring_frequency: number;
}

export interface UpdatePaymentTokenBody {
  status?: 'INACTIVE' | 'CANCELED' | null | undefined;
  /** At most 255 characters. */
  reference_id?: string | null | undefined;
  /** At most 1,000 characters. */
  description?: string | null | undefined;
  /** At most 50 keys. */
  metadata?: Record<string, string | number | boolean> | null | undefined;
}

export interface UpdatePaymentTokenParams {
  id: string;
}

export interface UpdateV3PaymentRequestBody {
  /** Above 0. */
  request_amount?: number | null | undefined;
  /** At most 1,000 characters. */
  description?: string | null | undefined;
  channel_properties?: UpdateV3PaymentRequestBodyChannelProperties | null | undefined;
}

export interface UpdateV3PaymentRequestBodyChannelProperties {
  /** An ISO 8601 time. */
  expires_at?: string | null | undefined;
}

export interface UpdateV3PaymentRequestParams {
  id: string;
}

export interface V3Action {
  type: 'REDIRECT_CUSTOMER' | 'PRESENT_TO_CUSTOMER';
  descriptor: 'WEB_URL' | 'PAYMENT_CODE' | 'QR_STRING' | 'VIRTUAL_ACCOUNT_NUMBER';
  value: string;
}

export interface V3Capture {
  capture_id: string;
  /** An ISO 8601 time. */
  capture_timestamp: string;
  capture_amount: number;
}

export type V3CaptureMethod = 'AUTOMATIC' | 'MANUAL';

export interface V3CardDetails {
  card_number: string;
  expiry_month: string;
  expiry_year: string;
  cvn?: string | null | undefined;
  /** At most 255 characters. */
  cardholder_first_name: string;
  /** At most 255 characters. */
  cardholder_last_name: string;
  /** At most 255 characters. */
  cardholder_email: string;
  /** At most 50 characters. */
  cardholder_phone_number?: string | null | undefined;
}

export type V3Country = 'ID' | 'PH' | 'VN' | 'TH' | 'SG' | 'MY' | 'HK' | 'MX';

export type V3Currency = 'IDR' | 'PHP' | 'VND' | 'THB' | 'SGD' | 'MYR' | 'HKD' | 'MXN' | 'USD';

export interface V3Item {
  /** At most 255 characters. */
  reference_id: string;
  type: 'DIGITAL_PRODUCT' | 'PHYSICAL_PRODUCT' | 'DIGITAL_SERVICE' | 'PHYSICAL_SERVICE' | 'FEE';
  /** At most 255 characters. */
  name: string;
  net_unit_amount: number;
  /** A whole number, above 0. */
  quantity: number;
  /** At most 2,048 characters. */
  url?: string | null | undefined;
  /** At most 2,048 characters. */
  image_url?: string | null | undefined;
  /** At most 255 characters. */
  category: string;
  /** At most 255 characters. */
  subcategory?: string | null | undefined;
  /** At most 255 characters. */
  description?: string | null | undefined;
  /** At most 50 keys. */
  metadata?: Record<string, string | number | boolean> | null | undefined;
}

export interface V3Payment {
  id: string;
  payment_id: string;
  business_id: string;
  /** At most 255 characters. */
  reference_id: string;
  payment_request_id: string;
  payment_token_id: string | null;
  customer_id: string | null;
  type: V3PaymentRequestType;
  country: V3Country;
  currency: V3Currency;
  request_amount: number;
  capture_method: V3CaptureMethod;
  channel_code: string;
  channel_properties: Record<string, unknown>;
  captures: V3Capture[];
  status: V3PaymentStatus;
  payment_details: V3PaymentDetails;
  failure_code: string | null;
  /** At most 1,000 characters. */
  description: string | null;
  /** At most 50 keys. */
  metadata: Record<string, string | number | boolean> | null;
  /** An ISO 8601 time. */
  created: string;
  /** An ISO 8601 time. */
  updated: string;
}

export interface V3PaymentDetails {
  authorization_data: V3PaymentDetailsAuthorizationData | null;
  authentication_data: V3PaymentDetailsAuthenticationData | null;
  issuer_name: string | null;
  payer_name: string | null;
  payer_account_number: string | null;
  receipt_id: string | null;
  remark: string | null;
  network: string | null;
  fund_source: string | null;
}

export interface V3PaymentDetailsAuthenticationData {
  flow: 'FULL_AUTH' | 'FRICTIONLESS';
  a_res: V3PaymentDetailsAuthenticationDataARes;
}

export interface V3PaymentDetailsAuthenticationDataARes {
  eci: string | null;
  message_version: string | null;
}

export interface V3PaymentDetailsAuthorizationData {
  cvn_verification_result: 'M' | 'N' | null;
  address_verification_result: 'M' | 'N' | null;
  network_response_code: string | null;
  network_response_code_descriptor: string | null;
}

export interface V3PaymentRequest {
  id: string;
  payment_request_id: string;
  business_id: string;
  /** At most 255 characters. */
  reference_id: string;
  payment_token_id: string | null;
  customer_id: string | null;
  latest_payment_id: string | null;
  type: V3PaymentRequestType;
  country: V3Country;
  currency: V3Currency;
  request_amount: number | null;
  capture_method: V3CaptureMethod;
  channel_code: string;
  channel_properties: Record<string, unknown>;
  actions: V3Action[];
  status: V3PaymentRequestStatus;
  failure_code: string | null;
  /** At most 1,000 characters. */
  description: string | null;
  /** At most 50 keys. */
  metadata: Record<string, string | number | boolean> | null;
  items: V3Item[] | null;
  shipping_information: V3ShippingInformation | null;
  /** An ISO 8601 time. */
  created: string;
  /** An ISO 8601 time. */
  updated: string;
}

export type V3PaymentRequestStatus =
  | 'REQUIRES_ACTION'
  | 'ACCEPTING_PAYMENTS'
  | 'AUTHORIZED'
  | 'SUCCEEDED'
  | 'FAILED'
  | 'CANCELED'
  | 'EXPIRED'
  | 'PENDING';

export type V3PaymentRequestType =
  | 'PAY'
  | 'PAY_AND_SAVE'
  | 'REUSABLE_PAYMENT_CODE'
  | 'VERIFY_PAYMENT_METHOD';

export type V3PaymentStatus =
  | 'AUTHORIZED'
  | 'CANCELED'
  | 'SUCCEEDED'
  | 'FAILED'
  | 'EXPIRED'
  | 'PENDING';

export interface V3RequestProperties {
  /** An http or https URL, at most 2,048 characters. */
  success_return_url?: string | null | undefined;
  /** An http or https URL, at most 2,048 characters. */
  failure_return_url?: string | null | undefined;
  /** An http or https URL, at most 2,048 characters. */
  cancel_return_url?: string | null | undefined;
  /** An http or https URL, at most 2,048 characters. */
  pending_return_url?: string | null | undefined;
  /** At most 255 characters. */
  mid_label?: string | null | undefined;
  skip_three_ds?: boolean | null | undefined;
  card_on_file_type?:
    | 'RECURRING'
    | 'MERCHANT_UNSCHEDULED'
    | 'CUSTOMER_UNSCHEDULED'
    | null
    | undefined;
  transaction_sequence?: 'INITIAL' | 'SUBSEQUENT' | null | undefined;
  /** At most 255 characters. */
  network_transaction_id?: string | null | undefined;
  /** At most 255 characters. */
  statement_descriptor?: string | null | undefined;
  billing_information?: V3RequestPropertiesBillingInformation | null | undefined;
  recurring_configuration?: V3RequestPropertiesRecurringConfiguration | null | undefined;
  installment_configuration?: V3RequestPropertiesInstallmentConfiguration | null | undefined;
  card_details?: V3CardDetails | null | undefined;
  /** At most 50 characters. */
  account_mobile_number?: string | null | undefined;
  /** At most 50 characters. */
  cashtag?: string | null | undefined;
  card_last_four_digits?: string | null | undefined;
  card_expiry?: string | null | undefined;
  /** At most 255 characters. */
  email?: string | null | undefined;
  /** At most 50 characters. */
  mobile_number?: string | null | undefined;
  /** An ISO 8601 time. */
  expires_at?: string | null | undefined;
  /** At most 250 characters. */
  display_name?: string | null | undefined;
  virtual_account_number?: string | null | undefined;
  /** Above 0. */
  suggested_amount?: number | null | undefined;
  /** At most 250 characters. */
  customer_name?: string | null | undefined;
  /** At most 250 characters. */
  payer_name?: string | null | undefined;
  payment_code?: string | null | undefined;
  qr_string_type?: 'DYNAMIC' | 'STATIC' | null | undefined;
}

export interface V3RequestPropertiesBillingInformation {
  /** At most 255 characters. */
  first_name?: string | null | undefined;
  /** At most 255 characters. */
  last_name?: string | null | undefined;
  /** At most 255 characters. */
  email?: string | null | undefined;
  /** At most 50 characters. */
  phone_number?: string | null | undefined;
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

export interface V3RequestPropertiesInstallmentConfiguration {
  /** A whole number, above 0. */
  terms: number;
  interval: 'MONTH';
  /** At most 50 characters. */
  code?: string | null | undefined;
}

export interface V3RequestPropertiesRecurringConfiguration {
  /** A day, YYYY-MM-DD. */
  recurring_expiry: string;
  /** A whole number, above 0. */
  recurring_frequency: number;
}

export interface V3ShippingInformation {
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

/** What paymentRequests.cancel takes. */
export interface CancelV3PaymentRequestInput {
  params: CancelV3PaymentRequestParams;
}

/** What paymentRequests.create takes. */
export interface CreateV3PaymentRequestInput<V3Code extends V3Channel | (string & {}) = V3Channel> {
  headers?: RuleHeaders | undefined;
  body: CreateV3PaymentRequestBody<V3Code>;
}

/** What paymentRequests.get takes. */
export interface GetV3PaymentRequestInput {
  params: GetV3PaymentRequestParams;
}

/** What paymentRequests.list takes. */
export interface ListV3PaymentRequestsInput {
  query?: ListV3PaymentRequestsQuery | undefined;
}

/** What paymentRequests.simulate takes. */
export interface SimulateV3PaymentInput {
  params: SimulateV3PaymentParams;
  body?: SimulateV3PaymentBody | undefined;
}

/** What paymentRequests.update takes. */
export interface UpdateV3PaymentRequestInput {
  params: UpdateV3PaymentRequestParams;
  body?: UpdateV3PaymentRequestBody | undefined;
}

/** What payments.cancel takes. */
export interface CancelV3PaymentInput {
  params: CancelV3PaymentParams;
}

/** What payments.capture takes. */
export interface CaptureV3PaymentInput {
  params: CaptureV3PaymentParams;
  body: CaptureV3PaymentBody;
}

/** What payments.get takes. */
export interface GetV3PaymentInput {
  params: GetV3PaymentParams;
}

/** What paymentTokens.cancel takes. */
export interface CancelPaymentTokenInput {
  params: CancelPaymentTokenParams;
}

/** What paymentTokens.create takes. */
export interface CreatePaymentTokenInput<V3Code extends V3Channel | (string & {}) = V3Channel> {
  body: CreatePaymentTokenBody<V3Code>;
}

/** What paymentTokens.get takes. */
export interface GetPaymentTokenInput {
  params: GetPaymentTokenParams;
}

/** What paymentTokens.list takes. */
export interface ListPaymentTokensInput {
  query?: ListPaymentTokensQuery | undefined;
}

/** What paymentTokens.update takes. */
export interface UpdatePaymentTokenInput {
  params: UpdatePaymentTokenParams;
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
    readonly get: (
      input: GetV3PaymentRequestInput,
      options?: CallOptions & Versioned<'2024-11-11'>,
    ) => Promise<Result<V3PaymentRequest, GetV3PaymentRequestErrorCode>>;
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
    readonly get: (
      input: GetV3PaymentInput,
      options?: CallOptions & Versioned<'2024-11-11'>,
    ) => Promise<Result<V3Payment, GetV3PaymentErrorCode>>;
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
    readonly get: (
      input: GetPaymentTokenInput,
      options?: CallOptions & Versioned<'2024-11-11'>,
    ) => Promise<Result<PaymentToken, GetPaymentTokenErrorCode>>;
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
