// Data table of all payment channels: one row per channel and market.
import type { Channel, Flow } from './channel.ts';
import type { ChannelType } from './types.ts';

const markets = { ID: 'IDR', PH: 'PHP', VN: 'VND', TH: 'THB', MY: 'MYR' } as const;
type Country = keyof typeof markets;

const row = (
  type: ChannelType,
  country: Country,
  code: string,
  flow: Flow,
  [min, max]: readonly [number, number],
  refund: string,
  expiryMinutes: number | null,
  requires: string,
  reusable = false,
): Channel => ({
  type,
  code,
  name: code,
  country,
  currency: markets[country],
  flow,
  min,
  max,
  refund: refundRule(refund),
  reusable,
  customNumber: false,
  expiryMinutes,
  lifetimeHours: null,
  requires: words(requires),
  requiresToSave: words(requires),
  debits: null,
  otp: false,
});

const words = (list: string): readonly string[] => (list === '' ? [] : list.split(' '));

/** `partial 30`, `full any` or `none`. */
const refundRule = (text: string): Channel['refund'] => {
  const [mode, days] = text.split(' ');
  if (mode === 'none') return null;
  return {
    mode: mode === 'partial' ? 'PARTIAL' : 'FULL',
    days: days === 'any' ? null : Number(days),
  };
};

const urls = 'success_return_url failure_return_url';

/** A wallet that can be saved is linked on its page, which needs both ways back. */
const linked = (channel: Channel): Channel =>
  channel.reusable && channel.flow === 'REDIRECT'
    ? { ...channel, requiresToSave: [...new Set([...channel.requires, ...words(urls)])] }
    : channel;

const wallets: readonly Channel[] = [
  {
    ...row('EWALLET', 'ID', 'OVO', 'PUSH', [100, 20_000_000], 'partial 14', 1, 'mobile_number'),
    reusable: true,
    requiresToSave: words(urls),
  },
  row(
    'EWALLET',
    'ID',
    'DANA',
    'REDIRECT',
    [100, 20_000_000],
    'partial 30',
    1440,
    'success_return_url',
    true,
  ),
  row('EWALLET', 'ID', 'LINKAJA', 'REDIRECT', [1, 20_000_000], 'full 30', 30, 'success_return_url'),
  row(
    'EWALLET',
    'ID',
    'SHOPEEPAY',
    'REDIRECT',
    [1, 20_000_000],
    'partial 365',
    30,
    'success_return_url',
    true,
  ),
  row(
    'EWALLET',
    'ID',
    'NEXCASH',
    'REDIRECT',
    [1, 20_000_000],
    'none',
    1440,
    'success_return_url',
    true,
  ),
  row('EWALLET', 'ID', 'SAKUKU', 'REDIRECT', [1, 20_000_000], 'none', 1440, 'success_return_url'),
  row('EWALLET', 'ID', 'ASTRAPAY', 'REDIRECT', [100, 20_000_000], 'none', 1440, urls),
  row('EWALLET', 'ID', 'JENIUSPAY', 'PUSH', [1_000, 20_000_000], 'partial any', 15, 'cashtag'),
  row('EWALLET', 'PH', 'GCASH', 'REDIRECT', [1, 100_000], 'partial 180', 15, urls),
  row('EWALLET', 'PH', 'GRABPAY', 'REDIRECT', [1, 100_000], 'partial 365', 15, urls, true),
  row('EWALLET', 'PH', 'SHOPEEPAY', 'REDIRECT', [1, 100_000], 'partial 90', 15, urls, true),
  row(
    'EWALLET',
    'PH',
    'PAYMAYA',
    'REDIRECT',
    [1, 100_000],
    'partial 365',
    1440,
    `${urls} cancel_return_url`,
    true,
  ),
  row('EWALLET', 'VN', 'APPOTA', 'REDIRECT', [1, 50_000_000], 'full any', 20, urls),
  row('EWALLET', 'VN', 'MOMO', 'REDIRECT', [1, 50_000_000], 'partial any', 1440, urls),
  row('EWALLET', 'VN', 'VNPTWALLET', 'REDIRECT', [1, 50_000_000], 'full any', 10, urls),
  row('EWALLET', 'VN', 'VIETTELPAY', 'REDIRECT', [1, 50_000_000], 'none', 1440, urls),
  row('EWALLET', 'VN', 'ZALOPAY', 'REDIRECT', [1, 50_000_000], 'partial 180', 1440, urls),
  row('EWALLET', 'VN', 'SHOPEEPAY', 'REDIRECT', [1, 50_000_000], 'partial 90', 25, urls),
  row('EWALLET', 'TH', 'LINEPAY', 'REDIRECT', [1, 50_000], 'none', 1440, urls),
  row('EWALLET', 'TH', 'TRUEMONEY', 'REDIRECT', [1, 50_000], 'none', 1440, urls),
  row('EWALLET', 'TH', 'WECHATPAY', 'REDIRECT', [1, 70_000], 'none', 1440, urls),
  row('EWALLET', 'TH', 'SHOPEEPAY', 'REDIRECT', [1, 200_000], 'none', 1440, urls),
  row('EWALLET', 'MY', 'GRABPAY', 'REDIRECT', [1, 1_500], 'partial 365', 35, urls, true),
  row('EWALLET', 'MY', 'TOUCHNGO', 'REDIRECT', [1, 20_000], 'partial 30', 60, urls, true),
  row('EWALLET', 'MY', 'WECHATPAY', 'REDIRECT', [1, 4_999], 'full 365', 5, urls),
  row('EWALLET', 'MY', 'SHOPEEPAY', 'REDIRECT', [1, 4_999], 'partial 365', 20, urls, true),
];

/** Banks of virtual accounts by the names their customers know. */
const bankNames: Readonly<Record<string, string>> = {
  BCA: 'Bank Central Asia',
  BJB: 'Bank Jabar Banten',
  BNC: 'Bank Neo Commerce',
  BNI: 'Bank Negara Indonesia',
  BRI: 'Bank Rakyat Indonesia',
  BSI: 'Bank Syariah Indonesia',
  SAHABAT_SAMPOERNA: 'Bank Sahabat Sampoerna',
  ARTAJASA: 'Artajasa',
  CIMB: 'Bank CIMB Niaga',
  HANA: 'Bank KEB Hana',
  MANDIRI: 'Bank Mandiri',
  MUAMALAT: 'Bank Muamalat Indonesia',
  PERMATA: 'Bank Permata',
  PV: 'PVcomBank',
  VIETCAPITAL: 'Viet Capital Bank',
  WOORI: 'Woori Bank Vietnam',
  MSB: 'Vietnam Maritime Bank',
  VPB: 'VPBank',
  BIDV: 'Bank for Investment and Development of Vietnam',
  CAKE: 'Cake by VPBank',
  STANDARD_CHARTERED: 'Standard Chartered Thailand',
  AMBANK: 'AmBank',
  BANK_TRANSFER: 'Bank transfer',
};

const account = (
  country: Country,
  code: string,
  range: readonly [number, number],
  number: 'custom' | 'given',
): Channel => ({
  ...row('VIRTUAL_ACCOUNT', country, code, 'PRESENT', range, 'none', null, '', true),
  name: bankNames[code] ?? code,
  customNumber: number === 'custom',
});

const virtualAccounts: readonly Channel[] = [
  account('ID', 'BCA', [10_000, 50_000_000], 'custom'),
  account('ID', 'BJB', [1, 2_000_000_000], 'custom'),
  account('ID', 'BNC', [1, 50_000_000_000], 'given'),
  account('ID', 'BNI', [1, 50_000_000], 'custom'),
  account('ID', 'BRI', [1, 50_000_000_000], 'custom'),
  account('ID', 'BSI', [1, 50_000_000_000], 'custom'),
  account('ID', 'SAHABAT_SAMPOERNA', [1, 50_000_000_000], 'custom'),
  account('ID', 'ARTAJASA', [1, 50_000_000_000], 'custom'),
  account('ID', 'CIMB', [1, 50_000_000], 'custom'),
  account('ID', 'HANA', [1, 50_000_000_000], 'given'),
  account('ID', 'MANDIRI', [1, 50_000_000_000], 'custom'),
  account('ID', 'MUAMALAT', [1, 50_000_000_000], 'custom'),
  account('ID', 'PERMATA', [1, 9_999_999_999], 'custom'),
  account('VN', 'PV', [10_000, 499_999_999], 'custom'),
  account('VN', 'VIETCAPITAL', [10_000, 499_999_999], 'given'),
  account('VN', 'WOORI', [10_000, 499_999_999], 'given'),
  account('VN', 'MSB', [10_000, 499_999_999], 'custom'),
  account('VN', 'VPB', [10_000, 499_999_999], 'given'),
  account('VN', 'BIDV', [10_000, 499_999_999], 'given'),
  account('VN', 'CAKE', [10_000, 499_999_999], 'custom'),
  account('TH', 'STANDARD_CHARTERED', [20, 700_000], 'given'),
  account('MY', 'AMBANK', [1, 200_000_000], 'given'),
  account('PH', 'BANK_TRANSFER', [1, 200_000_000], 'custom'),
];

/** Banks whose account or card is linked once and debited later. */
const debit = (
  country: Country,
  code: string,
  range: readonly [number, number],
  refund = 'none',
  requires = urls,
): Channel => ({
  ...row('DIRECT_DEBIT', country, code, 'REDIRECT', range, refund, 30, requires, true),
  debits: 'BANK_ACCOUNT',
});

/** Banks whose payer is sent to their page for every payment. */
const bank = (
  country: Country,
  code: string,
  range: readonly [number, number],
  requires = urls,
): Channel => ({
  ...row('DIRECT_DEBIT', country, code, 'REDIRECT', range, 'none', 30, requires),
  debits: 'BANK_REDIRECT',
});

const card = 'mobile_number card_last_four card_expiry email';

const directDebits: readonly Channel[] = [
  { ...debit('ID', 'BRI', [1, 50_000_000], 'full 120', card), debits: 'DEBIT_CARD', otp: true },
  debit('ID', 'MANDIRI', [1, 50_000_000]),
  debit('ID', 'BNI_AUTOPAY', [1, 50_000_000]),
  debit('ID', 'CIMBNIAGA', [1, 50_000_000]),
  debit('ID', 'MTB', [1, 50_000_000]),
  debit('ID', 'BCA_ONEKLIK', [1, 50_000_000], 'none', 'success_return_url'),
  bank('ID', 'BCA_KLIKPAY', [1, 50_000_000], 'success_return_url'),
  debit('PH', 'BPI', [1, 500_000], 'partial 30'),
  debit('PH', 'BPI_RECURRING', [1, 500_000], 'partial 30'),
  debit('PH', 'AUTODEBIT_BPI', [1, 500_000], 'partial 30'),
  debit('PH', 'UBP', [1, 100_000], 'partial 30'),
  debit('PH', 'UBP_EADA', [1, 100_000], 'partial 30'),
  debit('PH', 'UBP_DEBIT_PULL', [1, 100_000], 'partial 30'),
  debit('PH', 'AUTODEBIT_UBP', [1, 100_000], 'partial 30'),
  debit('PH', 'RCBC', [1, 50_000], 'partial 30'),
  debit('PH', 'CHINABANK', [1, 50_000], 'partial 30'),
  debit('PH', 'BDO', [1, 500_000], 'none', `${urls} account_number mobile_number`),
  debit('PH', 'BDO_EPAY', [1, 500_000]),
  bank('PH', 'BDO_ONLINE_BANKING', [1, 2_000_000]),
  bank('PH', 'BPI_ONLINE_BANKING', [1, 250_000]),
  bank('PH', 'UNIONBANK_ONLINE_BANKING', [1, 100_000]),
  bank('PH', 'BOC_ONLINE_BANKING', [10, 1_000_000]),
  bank('PH', 'CHINABANK_ONLINE_BANKING', [1, 1_000_000]),
  bank('PH', 'INSTAPAY_ONLINE_BANKING', [1, 35_000]),
  bank('PH', 'LANDBANK_ONLINE_BANKING', [1, 250_000]),
  bank('PH', 'MAYBANK_ONLINE_BANKING', [1, 1_000_000]),
  bank('PH', 'METROBANK_ONLINE_BANKING', [1, 2_000_000]),
  bank('PH', 'PNB_ONLINE_BANKING', [1, 1_000_000]),
  bank('PH', 'PSBANK_ONLINE_BANKING', [10, 25_000]),
  bank('PH', 'PESONET_ONLINE_BANKING', [50_000.01, 20_000_000]),
  bank('PH', 'RCBC_ONLINE_BANKING', [500, 1_000_000]),
  bank('PH', 'ROBINSONS_BANK_ONLINE_BANKING', [10, 1_000_000]),
  bank('PH', 'SECURITY_BANK_ONLINE_BANKING', [1, 500_000]),
  ...words('BAY KTB BBL SCB').map((code) => debit('TH', code, [20, 700_000])),
  ...words('KBANK_MB BAY_MB KTB_MB BBL_MB SCB_MB').map((code) => bank('TH', code, [20, 700_000])),
  ...words('BBL KBANK KTB SCB BAY').flatMap((code) => [
    bank('TH', `GBW_${code}`, [20, 700_000]),
    bank('TH', `GBW_${code}_MOBILE_BANKING`, [20, 700_000]),
  ]),
  ...words(
    'AFFIN AGRO ALLIANCE AMBANK ISLAM MUAMALAT BOC RAKYAT BSN CIMB HLB HSBC KFH MAYB2E MAYB2U ' +
      'OCBC PUBLIC RHB SCH UOB',
  ).map((code) => bank('MY', `${code}_FPX`, [1, 30_000])),
  ...words(
    'AFFIN AGRO ALLIANCE AMBANK ISLAM MUAMALAT BNP CIMB CITIBANK DEUTSCHE HLB HSBC RAKYAT KFH ' +
      'MAYB2E OCBC PUBLIC RHB SCH UOB',
  ).map((code) => bank('MY', `${code}_FPX_BUSINESS`, [1, 1_000_000])),
];

/** Ways back are needed only for a card that its bank authenticates (PM2-UNSPEC-05). */
const cardRow = (country: Country, code: string, range: readonly [number, number]): Channel =>
  row('CARD', country, code, 'REDIRECT', range, 'partial 365', 10, '', true);

const cards: readonly Channel[] = [
  cardRow('ID', 'CARDS', [5_000, 200_000_000]),
  cardRow('ID', 'GPN', [5_000, 200_000_000]),
  cardRow('PH', 'CARDS', [20, 700_000]),
  cardRow('VN', 'CARDS', [1_000, 100_000_000]),
  cardRow('TH', 'CARDS', [1, 700_000]),
  cardRow('MY', 'CARDS', [1, 5_000]),
  ...words('BAY BBL KBANK KTB SCB TTB').map((code) =>
    cardRow('TH', `${code}_CARD_INSTALLMENT`, [1, 700_000]),
  ),
];

const counter = (country: Country, code: string, range: readonly [number, number]): Channel => ({
  ...row('OVER_THE_COUNTER', country, code, 'PRESENT', range, 'none', null, 'customer_name', true),
  customNumber: true,
});

const counters: readonly Channel[] = [
  counter('ID', 'ALFAMART', [10_000, 5_000_000]),
  counter('ID', 'INDOMARET', [10_000, 2_500_000]),
  {
    ...counter('PH', '7ELEVEN', [50, 50_000]),
    customNumber: false,
    reusable: false,
    lifetimeHours: [2, 9 * 24],
  },
  counter('PH', '7ELEVEN_CLIQQ', [50, 50_000]),
  counter('PH', 'CEBUANA', [50, 30_000]),
  counter('PH', 'ECPAY', [1, 50_000]),
  counter('PH', 'ECPAY_DRAGONLOAN', [50, 20_000]),
  counter('PH', 'ECPAY_SCHOOL', [50, 50_000]),
  counter('PH', 'PALAWAN', [50, 20_000]),
  counter('PH', 'MLHUILLIER', [50, 200_000]),
  counter('PH', 'LBC', [50, 200_000]),
  counter('PH', 'RD_PAWNSHOP', [50, 20_000]),
  counter('PH', 'CVM', [50, 30_000]),
  counter('PH', 'USSC', [50, 20_000]),
  counter('PH', 'SM_BILLS', [50, 200_000]),
  counter('PH', 'ROBINSONS_BILLS', [50, 200_000]),
];

const qrCodes: readonly Channel[] = [
  row('QR_CODE', 'ID', 'QRIS', 'PRESENT', [1, 20_000_000], 'full 30', 2_880, '', true),
  row('QR_CODE', 'ID', 'DANA', 'PRESENT', [1, 20_000_000], 'full 30', 2_880, '', true),
  row('QR_CODE', 'ID', 'LINKAJA', 'PRESENT', [1, 20_000_000], 'none', 2_880, '', true),
  row('QR_CODE', 'ID', 'XENDIT', 'PRESENT', [1, 20_000_000], 'none', 2_880, '', true),
  row('QR_CODE', 'PH', 'QRPH', 'PRESENT', [1, 50_000], 'none', 2_880, ''),
  row('QR_CODE', 'PH', 'RCBC', 'PRESENT', [1, 50_000], 'none', 2_880, ''),
  row('QR_CODE', 'TH', 'PROMPTPAY', 'PRESENT', [1, 700_000], 'none', 2_880, ''),
];

const lender = (
  country: Country,
  code: string,
  range: readonly [number, number],
  refund: string,
  expiryMinutes: number | null,
): Channel => row('PAYLATER', country, code, 'REDIRECT', range, refund, expiryMinutes, urls);

const payLater: readonly Channel[] = [
  lender('ID', 'AKULAKU', [1_000, 25_000_000], 'partial any', 1_440),
  lender('ID', 'ATOME', [50_000, 6_000_000], 'partial any', null),
  lender('ID', 'INDODANA', [10_000, 25_000_000], 'partial 30', null),
  lender('ID', 'KREDIVO', [1_000, 30_000_000], 'partial 14', 1_440),
  lender('PH', 'BILLEASE', [50, 150_000], 'full any', null),
];

/** Every channel of every market. */
export const channels: readonly Channel[] = [
  ...wallets.map(linked),
  ...virtualAccounts,
  ...directDebits,
  ...cards,
  ...counters,
  ...qrCodes,
  ...payLater,
];
