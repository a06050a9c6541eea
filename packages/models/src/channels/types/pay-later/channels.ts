// The pay-later lenders of all markets.
import { anyTime, channelsOf, inFull, inParts } from '../../row.ts';
import { urls } from '../../return-urls.ts';

const shared = {
  flow: 'REDIRECT',
  expiryMinutes: null,
  requires: urls,
  installments: true,
  v3Requires: urls,
} as const;

export const lenders = channelsOf('PAYLATER', shared, [
  {
    country: 'ID',
    code: 'AKULAKU',
    name: 'Akulaku',
    min: 1_000,
    max: 25_000_000,
    refund: inParts(anyTime),
    expiryMinutes: 1_440,
  },
  {
    country: 'ID',
    code: 'ATOME',
    name: 'Atome',
    min: 50_000,
    max: 6_000_000,
    refund: inParts(anyTime),
  },
  {
    country: 'ID',
    code: 'INDODANA',
    name: 'Indodana',
    min: 10_000,
    max: 25_000_000,
    refund: inParts(30),
  },
  {
    country: 'ID',
    code: 'KREDIVO',
    name: 'Kredivo',
    min: 1_000,
    max: 30_000_000,
    refund: inParts(14),
    expiryMinutes: 1_440,
  },
  {
    country: 'PH',
    code: 'BILLEASE',
    name: 'BillEase',
    min: 50,
    max: 150_000,
    refund: inFull(anyTime),
  },
]);
