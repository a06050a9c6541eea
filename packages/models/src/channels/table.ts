// Data table of all payment channels: one row per channel and market.
import type { Channel, ChannelType, Flow } from './channel.ts';

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
  country,
  currency: markets[country],
  flow,
  min,
  max,
  refund: refundRule(refund),
  reusable,
  customNumber: false,
  expiryMinutes,
  requires: requires === '' ? [] : requires.split(' '),
});

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

const wallets: readonly Channel[] = [
  row('EWALLET', 'ID', 'OVO', 'PUSH', [100, 20_000_000], 'partial 14', 1, 'mobile_number', true),
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

const account = (
  country: Country,
  code: string,
  range: readonly [number, number],
  number: 'custom' | 'given',
): Channel => ({
  ...row('VIRTUAL_ACCOUNT', country, code, 'PRESENT', range, 'none', null, 'customer_name', true),
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

const qrCodes: readonly Channel[] = [
  row('QR_CODE', 'ID', 'QRIS', 'PRESENT', [1, 20_000_000], 'full 30', 2_880, '', true),
];

/** Every channel of every market. */
export const channels: readonly Channel[] = [...wallets, ...virtualAccounts, ...qrCodes];
