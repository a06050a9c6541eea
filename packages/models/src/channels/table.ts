// Data table of all payment channels: one row per channel and market. Amounts are written in the
// currency's own unit.
import { toMinor } from '@kasir/core';
import type { Channel, Flow, V3Channel } from './channel.ts';
import { channelName, type ChannelCode } from './names.ts';
import type { ChannelType } from './types.ts';

const markets = {
  ID: 'IDR',
  PH: 'PHP',
  VN: 'VND',
  TH: 'THB',
  MY: 'MYR',
  SG: 'SGD',
  HK: 'HKD',
  MX: 'MXN',
} as const;
type Country = keyof typeof markets;

const row = <Type extends ChannelType>(
  type: Type,
  country: Country,
  code: ChannelCode<Type>,
  flow: Flow,
  [min, max]: readonly [number, number],
  refund: string,
  expiryMinutes: number | null,
  requires: string,
  reusable = false,
): Channel => ({
  type,
  code,
  name: channelName(type, code),
  bank: code,
  v2: true,
  v3: null,
  country,
  currency: markets[country],
  flow,
  bounds: { min: toMinor(markets[country], min), max: toMinor(markets[country], max) },
  refund: refundRule(refund),
  reusable,
  customNumber: false,
  expiryMinutes,
  lifetimeHours: null,
  requires: words(requires),
  requiresToSave: words(requires),
  debits: null,
  otp: false,
  unattended: false,
  merchantInitiated: false,
  installments: false,
  tokenYears: null,
});

const words = (list: string): readonly string[] => (list === '' ? [] : list.split(' '));

/** Parses a refund rule: `partial 30`, `full any` or `none`. */
const refundRule = (text: string): Channel['refund'] => {
  const [mode, days] = text.split(' ');
  if (mode === 'none') return null;
  return {
    mode: mode === 'partial' ? 'PARTIAL' : 'FULL',
    days: days === 'any' ? null : Number(days),
  };
};

const urls = 'success_return_url failure_return_url';

/** Returns a reusable wallet with both return URLs required for saving it on its page. */
const linked = (channel: Channel): Channel =>
  channel.reusable && channel.flow === 'REDIRECT'
    ? { ...channel, requiresToSave: [...new Set([...channel.requires, ...words(urls)])] }
    : channel;

/** The properties that v3 requires by type. */
const v3Requires: Readonly<Record<ChannelType, string>> = {
  EWALLET: urls,
  PAYLATER: urls,
  DIRECT_DEBIT: urls,
  CARD: '',
  VIRTUAL_ACCOUNT: 'display_name',
  OVER_THE_COUNTER: 'payer_name',
  QR_CODE: '',
};

/** The abilities of a channel in v3 that do not follow from its flow and reusability. */
type Ability = 'skip' | 'mit' | 'inst';

/**
 * Returns the same channel in v3: its code, its further abilities, and its required properties when
 * they differ from those of its type.
 */
const inV3 = (
  channel: Channel,
  {
    code = channel.code,
    can = '',
    years = null,
    requires = v3Requires[channel.type],
    toSave = requires,
  }: {
    readonly code?: string;
    readonly can?: '' | Ability | `${Ability} ${Ability}` | 'skip mit inst';
    readonly years?: number | null;
    readonly requires?: string;
    readonly toSave?: string;
  } = {},
): Channel => {
  const abilities: readonly string[] = words(can);
  const v3: V3Channel = { code, requires: words(requires), requiresToSave: words(toSave) };
  return {
    ...channel,
    v3,
    unattended: abilities.includes('skip'),
    merchantInitiated: abilities.includes('mit'),
    installments: abilities.includes('inst'),
    tokenYears: years,
  };
};

/** Returns a channel that v2 does not support. */
const onlyV3 = (channel: Channel): Channel => ({ ...channel, v2: false });

/** Returns a wallet whose payer confirms on a page. */
const wallet = (
  country: Country,
  code: ChannelCode<'EWALLET'>,
  range: readonly [number, number],
  refund: string,
  expiryMinutes: number,
  requires = urls,
): Channel => row('EWALLET', country, code, 'REDIRECT', range, refund, expiryMinutes, requires);

const saved = (channel: Channel): Channel => ({ ...channel, reusable: true });

const thanks = 'success_return_url';

const wallets: readonly Channel[] = [
  inV3(
    {
      ...row('EWALLET', 'ID', 'OVO', 'PUSH', [100, 20_000_000], 'partial 14', 1, 'mobile_number'),
      reusable: true,
      requiresToSave: words(urls),
    },
    { can: 'skip mit inst', requires: 'account_mobile_number', toSave: urls },
  ),
  inV3(saved(wallet('ID', 'DANA', [100, 20_000_000], 'partial 30', 1440, thanks)), {
    can: 'skip mit inst',
    years: 10,
  }),
  inV3(wallet('ID', 'LINKAJA', [1, 20_000_000], 'full 30', 30, thanks)),
  inV3(saved(wallet('ID', 'SHOPEEPAY', [1, 20_000_000], 'partial 365', 30, thanks)), {
    can: 'skip mit inst',
    years: 5,
  }),
  inV3(saved(wallet('ID', 'NEXCASH', [1, 20_000_000], 'none', 1440, thanks))),
  onlyV3(inV3(saved(wallet('ID', 'GOPAY', [1, 50_000_000], 'partial 45', 1440)), { can: 'mit' })),
  onlyV3(
    inV3(saved(wallet('ID', 'GOPAY_RECURRING', [1, 50_000_000], 'partial 45', 30)), {
      can: 'skip mit',
    }),
  ),
  wallet('ID', 'SAKUKU', [1, 20_000_000], 'none', 1440, thanks),
  inV3(wallet('ID', 'ASTRAPAY', [100, 20_000_000], 'none', 1440)),
  inV3(
    row('EWALLET', 'ID', 'JENIUSPAY', 'PUSH', [1_000, 20_000_000], 'partial any', 15, 'cashtag'),
    { requires: 'cashtag' },
  ),
  inV3(wallet('PH', 'GCASH', [1, 100_000], 'partial 180', 15), { can: 'inst' }),
  inV3(saved(wallet('PH', 'GRABPAY', [1, 100_000], 'partial 365', 15)), {
    can: 'skip mit',
    years: 10,
  }),
  inV3(saved(wallet('PH', 'SHOPEEPAY', [1, 100_000], 'partial 90', 15)), {
    can: 'skip mit inst',
    years: 5,
  }),
  inV3(
    saved(wallet('PH', 'PAYMAYA', [1, 100_000], 'partial 365', 1440, `${urls} cancel_return_url`)),
    { can: 'skip mit' },
  ),
  inV3(wallet('VN', 'APPOTA', [1, 50_000_000], 'full any', 20)),
  inV3(wallet('VN', 'MOMO', [1, 50_000_000], 'partial any', 1440)),
  inV3(wallet('VN', 'VNPTWALLET', [1, 50_000_000], 'full any', 10)),
  inV3(wallet('VN', 'VIETTELPAY', [1, 50_000_000], 'none', 1440)),
  inV3(wallet('VN', 'ZALOPAY', [1, 50_000_000], 'partial 180', 1440)),
  inV3(wallet('VN', 'SHOPEEPAY', [1, 50_000_000], 'partial 90', 25), { years: 5 }),
  inV3(wallet('TH', 'LINEPAY', [1, 50_000], 'none', 1440)),
  inV3(wallet('TH', 'TRUEMONEY', [1, 50_000], 'none', 1440)),
  inV3(wallet('TH', 'WECHATPAY', [1, 70_000], 'none', 1440)),
  inV3(wallet('TH', 'SHOPEEPAY', [1, 200_000], 'none', 1440), { years: 5 }),
  inV3(saved(wallet('MY', 'GRABPAY', [1, 1_500], 'partial 365', 35)), {
    can: 'skip mit inst',
    years: 10,
  }),
  inV3(saved(wallet('MY', 'TOUCHNGO', [1, 20_000], 'partial 30', 60)), { can: 'skip mit' }),
  inV3(wallet('MY', 'WECHATPAY', [1, 4_999], 'full 365', 5)),
  inV3(saved(wallet('MY', 'SHOPEEPAY', [1, 4_999], 'partial 365', 20)), {
    can: 'skip mit inst',
    years: 5,
  }),
  onlyV3(inV3(wallet('HK', 'ALIPAY', [1, 50_000], 'none', 1440))),
];

/** The names of virtual account banks as their customers know them. */
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
  code: ChannelCode<'VIRTUAL_ACCOUNT'>,
  range: readonly [number, number],
  number: 'custom' | 'given',
): Channel => ({
  ...row('VIRTUAL_ACCOUNT', country, code, 'PRESENT', range, 'none', null, '', true),
  bank: bankNames[code] ?? code,
  customNumber: number === 'custom',
});

/** Returns the same in v3, where the code includes the type. */
const account3 = (
  country: Country,
  code: ChannelCode<'VIRTUAL_ACCOUNT'>,
  range: readonly [number, number],
  number: 'custom' | 'given',
  v3: string = code,
): Channel =>
  inV3(account(country, code, range, number), {
    code: v3 === 'BANK_TRANSFER' ? v3 : `${v3}_VIRTUAL_ACCOUNT`,
  });

const virtualAccounts: readonly Channel[] = [
  account3('ID', 'BCA', [10_000, 50_000_000], 'custom'),
  account3('ID', 'BJB', [1, 2_000_000_000], 'custom'),
  account3('ID', 'BNC', [1, 50_000_000_000], 'given'),
  account3('ID', 'BNI', [1, 50_000_000], 'custom'),
  account3('ID', 'BRI', [1, 50_000_000_000], 'custom'),
  account3('ID', 'BSI', [1, 50_000_000_000], 'custom'),
  account3('ID', 'SAHABAT_SAMPOERNA', [1, 50_000_000_000], 'custom', 'BSS'),
  account('ID', 'ARTAJASA', [1, 50_000_000_000], 'custom'),
  account3('ID', 'CIMB', [1, 50_000_000], 'custom'),
  account3('ID', 'HANA', [1, 50_000_000_000], 'given'),
  account3('ID', 'MANDIRI', [1, 50_000_000_000], 'custom'),
  account3('ID', 'MUAMALAT', [1, 50_000_000_000], 'custom'),
  account3('ID', 'PERMATA', [1, 9_999_999_999], 'custom'),
  account3('VN', 'PV', [10_000, 499_999_999], 'custom'),
  account3('VN', 'VIETCAPITAL', [10_000, 499_999_999], 'given'),
  account3('VN', 'WOORI', [10_000, 499_999_999], 'given'),
  account3('VN', 'MSB', [10_000, 499_999_999], 'custom'),
  account3('VN', 'VPB', [10_000, 499_999_999], 'given'),
  account3('VN', 'BIDV', [10_000, 499_999_999], 'given'),
  account('VN', 'CAKE', [10_000, 499_999_999], 'custom'),
  account3('TH', 'STANDARD_CHARTERED', [20, 700_000], 'given'),
  account3('MY', 'AMBANK', [1, 200_000_000], 'given'),
  account('MY', 'UOB', [1, 200_000_000], 'given'),
  account3('PH', 'BANK_TRANSFER', [1, 200_000_000], 'custom'),
  onlyV3(
    inV3(account('MX', 'SPEI_VIRTUAL_ACCOUNT', [1, 1_000_000], 'given'), {
      code: 'SPEI_VIRTUAL_ACCOUNT',
    }),
  ),
];

/** Returns a bank whose account or card is linked once and debited later. */
const debit = (
  country: Country,
  code: ChannelCode<'DIRECT_DEBIT'>,
  range: readonly [number, number],
  refund = 'none',
  requires = urls,
  expiryMinutes = 30,
): Channel => ({
  ...row('DIRECT_DEBIT', country, code, 'REDIRECT', range, refund, expiryMinutes, requires, true),
  debits: 'BANK_ACCOUNT',
});

/** Returns a bank to whose page the payer is redirected for every payment. */
const bank = (
  country: Country,
  code: ChannelCode<'DIRECT_DEBIT'>,
  range: readonly [number, number],
  requires = urls,
  expiryMinutes = 30,
): Channel => ({
  ...row('DIRECT_DEBIT', country, code, 'REDIRECT', range, 'none', expiryMinutes, requires),
  debits: 'BANK_REDIRECT',
});

/** Returns an app of a Thai bank, which is open for a shorter time than the bank's page. */
const thaiApp = (code: ChannelCode<'DIRECT_DEBIT'>): Channel =>
  bank('TH', code, [20, 700_000], urls, 15);

const card = 'mobile_number card_last_four card_expiry email';

/** The Bank of Ayudhya is called Krungsri in v3. */
const krungsri = (code: string): string => (code === 'BAY' ? 'KRUNGSRI' : code);

const directDebits: readonly Channel[] = [
  inV3(
    { ...debit('ID', 'BRI', [1, 50_000_000], 'full 120', card), debits: 'DEBIT_CARD', otp: true },
    {
      code: 'BRI_DIRECT_DEBIT',
      can: 'skip mit',
      toSave: `${urls} card_last_four_digits email mobile_number`,
    },
  ),
  debit('ID', 'MANDIRI', [1, 50_000_000]),
  debit('ID', 'BNI_AUTOPAY', [1, 50_000_000]),
  debit('ID', 'CIMBNIAGA', [1, 50_000_000]),
  debit('ID', 'MTB', [1, 50_000_000]),
  debit('ID', 'BCA_ONEKLIK', [1, 50_000_000], 'none', 'success_return_url'),
  bank('ID', 'BCA_KLIKPAY', [1, 50_000_000], 'success_return_url'),
  inV3(debit('PH', 'BPI', [1, 500_000], 'partial 30'), { code: 'BPI_DIRECT_DEBIT', years: 0.25 }),
  inV3(debit('PH', 'BPI_RECURRING', [1, 500_000], 'partial 30'), { can: 'skip mit', years: 0.25 }),
  debit('PH', 'AUTODEBIT_BPI', [1, 500_000], 'partial 30'),
  inV3(debit('PH', 'UBP', [1, 100_000], 'partial 30'), { code: 'UBP_DIRECT_DEBIT', years: 1 }),
  inV3(debit('PH', 'UBP_EADA', [1, 100_000], 'partial 30'), { can: 'skip mit', years: 1 }),
  debit('PH', 'UBP_DEBIT_PULL', [1, 100_000], 'partial 30'),
  debit('PH', 'AUTODEBIT_UBP', [1, 100_000], 'partial 30'),
  inV3(debit('PH', 'RCBC', [1, 50_000], 'partial 30'), { code: 'RCBC_DIRECT_DEBIT' }),
  inV3(debit('PH', 'CHINABANK', [1, 50_000], 'partial 30'), {
    code: 'CHINABANK_DIRECT_DEBIT',
    years: 0.25,
  }),
  debit('PH', 'BDO', [1, 500_000], 'none', `${urls} account_number mobile_number`),
  debit('PH', 'BDO_EPAY', [1, 500_000]),
  ...[
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
  ].map((channel) => inV3(channel)),
  ...(['BAY', 'KTB', 'BBL', 'SCB'] as const).map((code) =>
    inV3(debit('TH', code, [20, 700_000], 'none', urls, code === 'BAY' ? 15 : 30), {
      code: `${krungsri(code)}_DIRECT_DEBIT`,
      can: 'skip mit',
    }),
  ),
  ...(['KBANK', 'BAY', 'KTB', 'BBL', 'SCB'] as const).map((code) =>
    inV3(thaiApp(`${code}_MB`), { code: `${krungsri(code)}_MOBILE_BANKING` }),
  ),
  ...(['BBL', 'KBANK', 'KTB', 'SCB', 'BAY'] as const).flatMap((code) => [
    bank('TH', `GBW_${code}`, [20, 700_000]),
    thaiApp(`GBW_${code}_MOBILE_BANKING`),
  ]),
  ...(
    [
      'AFFIN',
      'AGRO',
      'ALLIANCE',
      'AMBANK',
      'ISLAM',
      'MUAMALAT',
      'BOC',
      'RAKYAT',
      'BSN',
      'CIMB',
      'HLB',
      'HSBC',
      'KFH',
      'MAYB2E',
      'MAYB2U',
      'OCBC',
      'PUBLIC',
      'RHB',
      'SCH',
      'UOB',
    ] as const
  ).map((code) => inV3(bank('MY', `${code}_FPX`, [1, 30_000]))),
  ...(
    [
      'AFFIN',
      'AGRO',
      'ALLIANCE',
      'AMBANK',
      'ISLAM',
      'MUAMALAT',
      'BNP',
      'CIMB',
      'CITIBANK',
      'DEUTSCHE',
      'HLB',
      'HSBC',
      'RAKYAT',
      'KFH',
      'MAYB2E',
      'OCBC',
      'PUBLIC',
      'RHB',
      'SCH',
      'UOB',
    ] as const
  ).map((code) => inV3(bank('MY', `${code}_FPX_BUSINESS`, [1, 1_000_000]))),
];

/** Return URLs are only required for a card that its bank authenticates (PM2-UNSPEC-05). */
const cardRow = (
  country: Country,
  code: ChannelCode<'CARD'>,
  range: readonly [number, number],
): Channel => row('CARD', country, code, 'REDIRECT', range, 'partial 365', 10, '', true);

const cards3 = (country: Country, range: readonly [number, number]): Channel =>
  inV3(cardRow(country, 'CARDS', range), { can: 'skip mit' });

const cards: readonly Channel[] = [
  cards3('ID', [5_000, 200_000_000]),
  cardRow('ID', 'GPN', [5_000, 200_000_000]),
  cards3('PH', [20, 700_000]),
  // In dong: public tables say 100,000, which is four dollars and below their own test amounts.
  cards3('VN', [1_000, 100_000_000]),
  cards3('TH', [1, 700_000]),
  cards3('MY', [1, 5_000]),
  onlyV3(cards3('SG', [1, 1_000])),
  ...(['BAY', 'BBL', 'KBANK', 'KTB', 'SCB', 'TTB'] as const).map((code) =>
    cardRow('TH', `${code}_CARD_INSTALLMENT`, [1, 700_000]),
  ),
];

const counter = (
  country: Country,
  code: ChannelCode<'OVER_THE_COUNTER'>,
  range: readonly [number, number],
): Channel => ({
  ...row('OVER_THE_COUNTER', country, code, 'PRESENT', range, 'none', null, 'customer_name', true),
  customNumber: true,
});

const holder = { ID: 'customer_name', PH: 'payer_name' } as const;

const counter3 = (
  country: 'ID' | 'PH',
  code: ChannelCode<'OVER_THE_COUNTER'>,
  range: readonly [number, number],
  v3: string = code,
): Channel => inV3(counter(country, code, range), { code: v3, requires: holder[country] });

const counters: readonly Channel[] = [
  counter3('ID', 'ALFAMART', [10_000, 5_000_000]),
  counter3('ID', 'INDOMARET', [10_000, 2_500_000]),
  {
    ...counter3('PH', '7ELEVEN', [50, 50_000]),
    customNumber: false,
    reusable: false,
    lifetimeHours: [2, 9 * 24],
  },
  counter3('PH', '7ELEVEN_CLIQQ', [50, 50_000]),
  counter3('PH', 'CEBUANA', [50, 30_000]),
  counter3('PH', 'ECPAY', [1, 50_000]),
  counter3('PH', 'ECPAY_DRAGONLOAN', [50, 20_000]),
  counter3('PH', 'ECPAY_SCHOOL', [50, 50_000]),
  counter3('PH', 'PALAWAN', [50, 20_000]),
  counter3('PH', 'MLHUILLIER', [50, 200_000]),
  counter3('PH', 'LBC', [50, 200_000]),
  counter3('PH', 'RD_PAWNSHOP', [50, 20_000]),
  counter3('PH', 'CVM', [50, 30_000]),
  counter3('PH', 'USSC', [50, 20_000]),
  counter3('PH', 'SM_BILLS', [50, 200_000], 'SM_BILLS_PAYMENT'),
  counter3('PH', 'ROBINSONS_BILLS', [50, 200_000], 'ROBINSONS_BILLS_PAYMENT'),
];

const qrCodes: readonly Channel[] = [
  inV3(row('QR_CODE', 'ID', 'QRIS', 'PRESENT', [1, 20_000_000], 'full 30', 2_880, '', true)),
  row('QR_CODE', 'ID', 'DANA', 'PRESENT', [1, 20_000_000], 'full 30', 2_880, '', true),
  row('QR_CODE', 'ID', 'LINKAJA', 'PRESENT', [1, 20_000_000], 'none', 2_880, '', true),
  row('QR_CODE', 'ID', 'XENDIT', 'PRESENT', [1, 20_000_000], 'none', 2_880, '', true),
  inV3(row('QR_CODE', 'PH', 'QRPH', 'PRESENT', [1, 50_000], 'none', 2_880, '')),
  row('QR_CODE', 'PH', 'RCBC', 'PRESENT', [1, 50_000], 'none', 2_880, ''),
  inV3(row('QR_CODE', 'TH', 'PROMPTPAY', 'PRESENT', [1, 700_000], 'none', 2_880, '')),
  onlyV3(inV3(row('QR_CODE', 'SG', 'SGQR', 'PRESENT', [0.01, 200_000], 'none', 2_880, ''))),
];

const lender = (
  country: Country,
  code: ChannelCode<'PAYLATER'>,
  range: readonly [number, number],
  refund: string,
  expiryMinutes: number | null,
): Channel =>
  inV3(row('PAYLATER', country, code, 'REDIRECT', range, refund, expiryMinutes, urls), {
    can: 'inst',
  });

const payLater: readonly Channel[] = [
  lender('ID', 'AKULAKU', [1_000, 25_000_000], 'partial any', 1_440),
  lender('ID', 'ATOME', [50_000, 6_000_000], 'partial any', null),
  lender('ID', 'INDODANA', [10_000, 25_000_000], 'partial 30', null),
  lender('ID', 'KREDIVO', [1_000, 30_000_000], 'partial 14', 1_440),
  lender('PH', 'BILLEASE', [50, 150_000], 'full any', null),
];

/** All channels of all markets. */
export const channels: readonly Channel[] = [
  ...wallets.map(linked),
  ...virtualAccounts,
  ...directDebits,
  ...cards,
  ...counters,
  ...qrCodes,
  ...payLater,
];
