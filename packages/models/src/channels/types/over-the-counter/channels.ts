// The retail outlets of all markets.
import { channelsOf } from '../../row.ts';

const shared = {
  flow: 'PRESENT',
  expiryMinutes: null,
  requires: ['customer_name'],
  reusable: true,
  customNumber: true,
  v3Requires: ['payer_name'],
} as const;

export const outlets = channelsOf('OVER_THE_COUNTER', shared, [
  {
    country: 'ID',
    code: 'ALFAMART',
    name: 'Alfamart',
    min: 10_000,
    max: 5_000_000,
    v3: { requires: ['customer_name'] },
  },
  {
    country: 'ID',
    code: 'INDOMARET',
    name: 'Indomaret',
    min: 10_000,
    max: 2_500_000,
    v3: { requires: ['customer_name'] },
  },
  {
    country: 'PH',
    code: '7ELEVEN',
    name: '7-Eleven',
    min: 50,
    max: 50_000,
    reusable: false,
    customNumber: false,
    lifetimeHours: [2, 9 * 24],
  },
  { country: 'PH', code: '7ELEVEN_CLIQQ', name: '7-Eleven CLiQQ', min: 50, max: 50_000 },
  { country: 'PH', code: 'CEBUANA', name: 'Cebuana Lhuillier', min: 50, max: 30_000 },
  { country: 'PH', code: 'ECPAY', name: 'ECPay', min: 1, max: 50_000 },
  { country: 'PH', code: 'ECPAY_DRAGONLOAN', name: 'ECPay Dragon Loan', min: 50, max: 20_000 },
  { country: 'PH', code: 'ECPAY_SCHOOL', name: 'ECPay School', min: 50, max: 50_000 },
  { country: 'PH', code: 'PALAWAN', name: 'Palawan Pawnshop', min: 50, max: 20_000 },
  { country: 'PH', code: 'MLHUILLIER', name: 'M Lhuillier', min: 50, max: 200_000 },
  { country: 'PH', code: 'LBC', name: 'LBC', min: 50, max: 200_000 },
  { country: 'PH', code: 'RD_PAWNSHOP', name: 'RD Pawnshop', min: 50, max: 20_000 },
  { country: 'PH', code: 'CVM', name: 'CVM Pawnshop', min: 50, max: 30_000 },
  { country: 'PH', code: 'USSC', name: 'USSC', min: 50, max: 20_000 },
  {
    country: 'PH',
    code: 'SM_BILLS',
    name: 'SM Bills Payment',
    min: 50,
    max: 200_000,
    v3: { code: 'SM_BILLS_PAYMENT' },
  },
  {
    country: 'PH',
    code: 'ROBINSONS_BILLS',
    name: 'Robinsons Bills Payment',
    min: 50,
    max: 200_000,
    v3: { code: 'ROBINSONS_BILLS_PAYMENT' },
  },
]);
