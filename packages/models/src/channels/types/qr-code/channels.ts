// The QR codes of all markets.
import { channelsOf, inFull } from '../../row.ts';

const shared = { flow: 'PRESENT', expiryMinutes: 2_880, requires: [], v3Requires: [] } as const;

export const qrCodes = channelsOf('QR_CODE', shared, [
  {
    country: 'ID',
    code: 'QRIS',
    name: 'QRIS',
    min: 1,
    max: 20_000_000,
    refund: inFull(30),
    reusable: true,
  },
  {
    country: 'ID',
    code: 'DANA',
    name: 'QRIS by DANA',
    min: 1,
    max: 20_000_000,
    refund: inFull(30),
    reusable: true,
    v3: null,
  },
  {
    country: 'ID',
    code: 'LINKAJA',
    name: 'QRIS by LinkAja',
    min: 1,
    max: 20_000_000,
    reusable: true,
    v3: null,
  },
  {
    country: 'ID',
    code: 'XENDIT',
    name: 'QRIS (other)',
    min: 1,
    max: 20_000_000,
    reusable: true,
    v3: null,
  },
  { country: 'PH', code: 'QRPH', name: 'QR Ph', min: 1, max: 50_000 },
  { country: 'PH', code: 'RCBC', name: 'QR Ph by RCBC', min: 1, max: 50_000, v3: null },
  { country: 'TH', code: 'PROMPTPAY', name: 'PromptPay', min: 1, max: 700_000 },
  { country: 'SG', code: 'SGQR', name: 'SGQR', min: 0.01, max: 200_000, v2: false },
]);
