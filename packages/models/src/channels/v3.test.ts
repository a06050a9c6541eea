// Tests the channels of v3 against the published list of each market: code, group, flow, limits,
// capabilities, refunds, and validity of a saved instrument in years.
import { describe, expect, test } from 'vitest';
import { majorBounds } from './amounts.ts';
import { channelsNamed, matchChannels, matchV3Channels } from './find.ts';
import { channels, channelTypes, type Channel } from './table.ts';
import { capabilitiesOf, isV3Channel, missingInV3, v3CodeOf } from './v3.ts';

/**
 * The published list, with two changes: the largest amount of AMBANK is chosen by Kasir, and that
 * of cards in VND is in dong.
 */
const published: Readonly<Record<string, string>> = {
  ID: `
    AKULAKU PAYLATER R 1000 25000000 inst partial/any -
    ALFAMART OTC P 10000 5000000 rpc+cpc none -
    ASTRAPAY EWALLET R 100 20000000 - none -
    ATOME PAYLATER R 50000 6000000 inst partial/any -
    BCA_VIRTUAL_ACCOUNT VA P 10000 50000000 rpc+cpc none -
    BJB_VIRTUAL_ACCOUNT VA P 1 2000000000 rpc+cpc none -
    BNC_VIRTUAL_ACCOUNT VA P 1 50000000000 rpc none -
    BNI_VIRTUAL_ACCOUNT VA P 1 50000000 rpc+cpc none -
    BRI_DIRECT_DEBIT DD R,S 1 50000000 save+mit full/120 -
    BRI_VIRTUAL_ACCOUNT VA P 1 50000000000 rpc+cpc none -
    BSI_VIRTUAL_ACCOUNT VA P 1 50000000000 rpc+cpc none -
    BSS_VIRTUAL_ACCOUNT VA P 1 50000000000 rpc+cpc none -
    CARDS CARDS R,S 5000 200000000 save+mit+auth partial/365 -
    CIMB_VIRTUAL_ACCOUNT VA P 1 50000000 rpc+cpc none -
    DANA EWALLET R,S 100 20000000 save+mit+inst partial/30 10
    GOPAY EWALLET R 1 50000000 save+mit partial/45 -
    GOPAY_RECURRING EWALLET R,S 1 50000000 save+mit partial/45 -
    HANA_VIRTUAL_ACCOUNT VA P 1 50000000000 rpc none -
    INDODANA PAYLATER R 10000 25000000 inst partial/30 -
    INDOMARET OTC P 10000 2500000 rpc+cpc none -
    JENIUSPAY EWALLET R 1000 20000000 - partial/any -
    KREDIVO PAYLATER R 1000 30000000 inst partial/14 -
    LINKAJA EWALLET R 1 20000000 - full/30 -
    MANDIRI_VIRTUAL_ACCOUNT VA P 1 50000000000 rpc+cpc none -
    MUAMALAT_VIRTUAL_ACCOUNT VA P 1 50000000000 rpc+cpc none -
    NEXCASH EWALLET R 1 20000000 save none -
    OVO EWALLET R,S 100 20000000 save+mit+inst partial/14 -
    PERMATA_VIRTUAL_ACCOUNT VA P 1 9999999999 rpc+cpc none -
    QRIS QR P 1 20000000 rpc full/30 -
    SHOPEEPAY EWALLET R,S 1 20000000 save+mit+inst partial/365 5`,
  MY: `
    AMBANK_VIRTUAL_ACCOUNT VA P 1 200000000 rpc none -
    CARDS CARDS R,S 1 5000 save+mit+auth partial/365 -
    GRABPAY EWALLET R,S 1 1500 save+mit+inst partial/365 10
    SHOPEEPAY EWALLET R,S 1 4999 save+mit+inst partial/365 5
    TOUCHNGO EWALLET R,S 1 20000 save+mit partial/30 -
    WECHATPAY EWALLET R 1 4999 - full/365 -`,
  PH: `
    7ELEVEN OTC P 50 50000 - none -
    7ELEVEN_CLIQQ OTC P 50 50000 rpc+cpc none -
    BANK_TRANSFER VA P 1 200000000 rpc+cpc none -
    BDO_ONLINE_BANKING OB R 1 2000000 - none -
    BILLEASE PAYLATER R 50 150000 inst full/any -
    BOC_ONLINE_BANKING OB R 10 1000000 - none -
    BPI_DIRECT_DEBIT DD R 1 500000 save partial/30 0.25
    BPI_ONLINE_BANKING OB R 1 250000 - none -
    BPI_RECURRING DD R,S 1 500000 save+mit partial/30 0.25
    CARDS CARDS R,S 20 700000 save+mit+auth partial/365 -
    CEBUANA OTC P 50 30000 rpc+cpc none -
    CHINABANK_DIRECT_DEBIT DD R 1 50000 save partial/30 0.25
    CHINABANK_ONLINE_BANKING OB R 1 1000000 - none -
    CVM OTC P 50 30000 rpc+cpc none -
    ECPAY OTC P 1 50000 rpc+cpc none -
    ECPAY_DRAGONLOAN OTC P 50 20000 rpc+cpc none -
    ECPAY_SCHOOL OTC P 50 50000 rpc+cpc none -
    GCASH EWALLET R 1 100000 inst partial/180 -
    GRABPAY EWALLET R,S 1 100000 save+mit partial/365 10
    INSTAPAY_ONLINE_BANKING OB R 1 35000 - none -
    LANDBANK_ONLINE_BANKING OB R 1 250000 - none -
    LBC OTC P 50 200000 rpc+cpc none -
    MAYBANK_ONLINE_BANKING OB R 1 1000000 - none -
    METROBANK_ONLINE_BANKING OB R 1 2000000 - none -
    MLHUILLIER OTC P 50 200000 rpc+cpc none -
    PALAWAN OTC P 50 20000 rpc+cpc none -
    PAYMAYA EWALLET R,S 1 100000 save+mit partial/365 -
    PESONET_ONLINE_BANKING OB R 50000.01 20000000 - none -
    PNB_ONLINE_BANKING OB R 1 1000000 - none -
    PSBANK_ONLINE_BANKING OB R 10 25000 - none -
    QRPH QR P 1 50000 - none -
    RCBC_DIRECT_DEBIT DD R 1 50000 save partial/30 -
    RCBC_ONLINE_BANKING OB R 500 1000000 - none -
    RD_PAWNSHOP OTC P 50 20000 rpc+cpc none -
    ROBINSONS_BANK_ONLINE_BANKING OB R 10 1000000 - none -
    ROBINSONS_BILLS_PAYMENT OTC P 50 200000 rpc+cpc none -
    SECURITY_BANK_ONLINE_BANKING OB R 1 500000 - none -
    SHOPEEPAY EWALLET R,S 1 100000 save+mit+inst partial/90 5
    SM_BILLS_PAYMENT OTC P 50 200000 rpc+cpc none -
    UBP_DIRECT_DEBIT DD R 1 100000 save partial/30 1
    UBP_EADA DD R,S 1 100000 save+mit partial/30 1
    UNIONBANK_ONLINE_BANKING OB R 1 100000 - none -
    USSC OTC P 50 20000 rpc+cpc none -`,
  TH: `
    BBL_DIRECT_DEBIT DD R,S 20 700000 save+mit none -
    BBL_MOBILE_BANKING MB R 20 700000 - none -
    CARDS CARDS R,S 1 700000 save+mit+auth partial/365 -
    KBANK_MOBILE_BANKING MB R 20 700000 - none -
    KRUNGSRI_DIRECT_DEBIT DD R,S 20 700000 save+mit none -
    KRUNGSRI_MOBILE_BANKING MB R 20 700000 - none -
    KTB_DIRECT_DEBIT DD R,S 20 700000 save+mit none -
    KTB_MOBILE_BANKING MB R 20 700000 - none -
    LINEPAY EWALLET R 1 50000 - none -
    PROMPTPAY QR P 1 700000 - none -
    SCB_DIRECT_DEBIT DD R,S 20 700000 save+mit none -
    SCB_MOBILE_BANKING MB R 20 700000 - none -
    SHOPEEPAY EWALLET R 1 200000 - none 5
    STANDARD_CHARTERED_VIRTUAL_ACCOUNT VA P 20 700000 rpc none -
    TRUEMONEY EWALLET R 1 50000 - none -
    WECHATPAY EWALLET R 1 70000 - none -`,
  VN: `
    APPOTA EWALLET R 1 50000000 - full/any -
    BIDV_VIRTUAL_ACCOUNT VA P 10000 499999999 rpc none -
    CARDS CARDS R,S 1000 100000000 save+mit+auth partial/365 -
    MOMO EWALLET R 1 50000000 - partial/any -
    MSB_VIRTUAL_ACCOUNT VA P 10000 499999999 rpc+cpc none -
    PV_VIRTUAL_ACCOUNT VA P 10000 499999999 rpc+cpc none -
    SHOPEEPAY EWALLET R 1 50000000 - partial/90 5
    VIETCAPITAL_VIRTUAL_ACCOUNT VA P 10000 499999999 rpc none -
    VNPTWALLET EWALLET R 1 50000000 - full/any -
    VPB_VIRTUAL_ACCOUNT VA P 10000 499999999 rpc none -
    WOORI_VIRTUAL_ACCOUNT VA P 10000 499999999 rpc none -
    ZALOPAY EWALLET R 1 50000000 - partial/180 -`,
};

/** Online banking of Malaysia: for persons up to 30,000 MYR, for companies up to 1,000,000. */
const fpx = {
  _FPX:
    'AFFIN AGRO ALLIANCE AMBANK BOC BSN CIMB HLB HSBC ISLAM KFH MAYB2E MAYB2U MUAMALAT OCBC ' +
    'PUBLIC RAKYAT RHB SCH UOB',
  _FPX_BUSINESS:
    'AFFIN AGRO ALLIANCE AMBANK BNP CIMB CITIBANK DEUTSCHE HLB HSBC ISLAM KFH MAYB2E MUAMALAT ' +
    'OCBC PUBLIC RAKYAT RHB SCH UOB',
} as const;

/** Channels outside the published list, known from separate pages or from SDKs. */
const elsewhere = [
  'SG CARDS',
  'SG SGQR',
  'MX SPEI_VIRTUAL_ACCOUNT',
  'VN VIETTELPAY',
  'HK ALIPAY',
] as const;

const groups: Readonly<Record<string, Channel['type']>> = {
  EWALLET: 'EWALLET',
  PAYLATER: 'PAYLATER',
  VA: 'VIRTUAL_ACCOUNT',
  OTC: 'OVER_THE_COUNTER',
  QR: 'QR_CODE',
  CARDS: 'CARD',
  DD: 'DIRECT_DEBIT',
  OB: 'DIRECT_DEBIT',
  MB: 'DIRECT_DEBIT',
};

const short = {
  reusable_code: 'rpc',
  custom_code: 'cpc',
  save: 'save',
  merchant_initiated: 'mit',
  authorization: 'auth',
  installments: 'inst',
} as const;

const words = (text: string): string[] => text.trim().split(/\s+/);

/** Parses a line of the published list into the columns of the channel table. */
const factsOf = (line: string) => {
  const [code, group = '', flow = '', min, max, can = '-', refund = 'none', years = '-'] =
    words(line);
  return {
    code,
    type: groups[group],
    presented: flow === 'P',
    unattended: flow === 'R,S',
    min: Number(min),
    max: Number(max),
    can: can === '-' ? [] : can.split('+'),
    refund,
    years: years === '-' ? null : Number(years),
  };
};

const lines = (text: string): string[] => text.trim().split('\n');

const facts = Object.entries(published).flatMap(([country, text]) =>
  lines(text).map((line) => ({ country, ...factsOf(line) })),
);
const banks = Object.entries(fpx).flatMap(([suffix, codes]) =>
  words(codes).map((code) => ({
    country: 'MY',
    ...factsOf(`${code}${suffix} OB R 1 ${suffix === '_FPX' ? 30_000 : 1_000_000} - none -`),
  })),
);

const rowOf = (channel: Channel) => ({
  country: channel.country,
  code: v3CodeOf(channel),
  type: channel.type,
  presented: channel.flow === 'PRESENT',
  unattended: channel.unattended,
  ...majorBounds(channel),
  can: capabilitiesOf(channel).map((one) => short[one]),
  refund: channel.refund
    ? `${channel.refund.mode.toLowerCase()}/${channel.refund.days ?? 'any'}`
    : 'none',
  years: channel.tokenYears,
});

const inV3 = channels.filter(isV3Channel);
const nameOf = (channel: Channel): string => `${channel.country} ${v3CodeOf(channel)}`;
const alone = new Set<string>(elsewhere);
const byName = (one: { readonly country: string; readonly code?: string | undefined }): string =>
  `${one.country} ${one.code}`;

describe('the channels of v3', () => {
  test('are the 147 published ones and five more, in eight markets (V3-UNSPEC-01)', () => {
    expect(facts.length + banks.length).toBe(147);
    expect(inV3).toHaveLength(147 + elsewhere.length);
    const perMarket = Object.groupBy(inV3, ({ country }) => country);
    expect(
      Object.fromEntries(Object.entries(perMarket).map(([name, rows]) => [name, rows?.length])),
    ).toEqual({ ID: 30, MY: 46, PH: 43, TH: 16, VN: 13, SG: 2, MX: 1, HK: 1 });
    expect(
      inV3
        .map(nameOf)
        .filter((name) => alone.has(name))
        .toSorted(),
    ).toEqual([...elsewhere].toSorted());
  });

  test('have the published limits, flows, capabilities, refunds and validity', () => {
    const table = inV3.filter((channel) => !alone.has(nameOf(channel))).map(rowOf);
    const sorted = <T extends { country: string; code?: string | undefined }>(rows: T[]): T[] =>
      rows.toSorted((a, b) => (byName(a) < byName(b) ? -1 : 1));
    expect(sorted(table)).toEqual(sorted([...facts, ...banks]));
  });

  test('have a unique code in their market, and are found by it', () => {
    expect(new Set(inV3.map(nameOf)).size).toBe(inV3.length);
    for (const channel of inV3) {
      const { country, currency } = channel;
      expect(matchV3Channels(v3CodeOf(channel), { country, currency })).toEqual({
        channels: [channel],
        mismatch: null,
      });
    }
    expect(matchV3Channels('DANA', { country: 'PH', currency: null }).mismatch?.field).toBe(
      'country',
    );
  });

  test('are not found by codes of v2, and v2 does not find channels that only v3 supports (V3-MAP-16)', () => {
    const open = { country: null, currency: null };
    expect(matchV3Channels('BCA', open).mismatch?.field).toBe('channel_code');
    expect(matchV3Channels('KBANK_MB', open).mismatch?.field).toBe('channel_code');
    for (const channel of channels.filter(({ v2 }) => !v2)) {
      const { type, code, country, currency } = channel;
      expect(channelsNamed(type, code)).toContain(channel);
      expect(matchChannels(type, code, { country, currency }).channels).toEqual([]);
    }
  });

  test('declare the properties that a payment and a saved instrument require (V3-UNSPEC-01)', () => {
    const needed = (code: string, country: string, saves = false) => {
      const [channel] = matchV3Channels(code, { country, currency: null }).channels;
      return channel && missingInV3(channel, saves, () => false).map(({ property }) => property);
    };
    const urls = ['success_return_url', 'failure_return_url'];
    expect(needed('OVO', 'ID')).toEqual(['account_mobile_number']);
    expect(needed('OVO', 'ID', true)).toEqual(urls);
    expect(needed('JENIUSPAY', 'ID')).toEqual(['cashtag']);
    expect(needed('PAYMAYA', 'PH')).toEqual(urls);
    expect(needed('BRI_DIRECT_DEBIT', 'ID', true)).toEqual([
      ...urls,
      'card_last_four_digits',
      'email',
      'mobile_number',
    ]);
    expect(needed('BCA_VIRTUAL_ACCOUNT', 'ID')).toEqual(['display_name']);
    expect(needed('ALFAMART', 'ID')).toEqual(['customer_name']);
    expect(needed('7ELEVEN', 'PH')).toEqual(['payer_name']);
    expect(needed('QRIS', 'ID')).toEqual([]);
    expect(needed('KREDIVO', 'ID')).toEqual(urls);
    const [code] = matchV3Channels('BCA_VIRTUAL_ACCOUNT', {
      country: 'ID',
      currency: null,
    }).channels;
    expect(code && missingInV3(code, false, () => true)).toEqual([]);
  });

  test('all have a type of the table of types', () => {
    for (const channel of channels) expect(Object.keys(channelTypes)).toContain(channel.type);
  });
});

/** Published hours for which a payment stays open; the list has none for other channels. */
const publishedHours: Readonly<Record<string, string>> = {
  ID: `
    AKULAKU 24
    CARDS 0.166
    DANA 24
    GOPAY_RECURRING 0.5
    KREDIVO 24
    LINKAJA 0.5
    OVO 0.015
    QRIS 48
    SHOPEEPAY 0.5`,
  MY: `
    CARDS 0.166
    GRABPAY 0.58
    SHOPEEPAY 0.33
    TOUCHNGO 1
    WECHATPAY 0.083`,
  PH: `
    GCASH 0.25
    GRABPAY 0.25
    SHOPEEPAY 0.25`,
  TH: `
    BBL_MOBILE_BANKING 0.25
    CARDS 0.166
    KBANK_MOBILE_BANKING 0.25
    KRUNGSRI_DIRECT_DEBIT 0.25
    KRUNGSRI_MOBILE_BANKING 0.25
    KTB_MOBILE_BANKING 0.25`,
  VN: `
    APPOTA 0.33
    CARDS 0.166
    SHOPEEPAY 0.42
    VNPTWALLET 0.166`,
};

describe.each(Object.entries(publishedHours))('in %s a payment stays open', (country, list) => {
  const rows = list.trim().split('\n');
  test.each(rows.map((row) => row.trim().split(' ')))('by %s for %s hours', (code, hours) => {
    const found = channels.filter((one) => one.country === country && one.v3?.code === code);
    const minutes = found.map(({ expiryMinutes }) => expiryMinutes);
    expect(minutes).toEqual([Math.round(Number(hours) * 60)]);
  });
});

test('payments by apps of Thai banks stay open for the same time in v2 and v3', () => {
  const apps = channels.filter(
    ({ country, code }) => country === 'TH' && /_MB$|_MOBILE_BANKING$/.test(code),
  );
  expect(apps.map(({ code }) => code).toSorted()).toEqual(
    ['BAY', 'BBL', 'KBANK', 'KTB', 'SCB']
      .flatMap((bank) => [`${bank}_MB`, `GBW_${bank}_MOBILE_BANKING`])
      .toSorted(),
  );
  for (const { expiryMinutes } of apps) expect(expiryMinutes).toBe(15);
});
