// Tests that an invoice offers the channels that are activated for the account and accept its
// amount.
import { expect, test } from 'vitest';
import { legacyPlatform } from '../testing/platform.ts';

const made = async (off: readonly string[], amount = 25_000) => {
  const switches = Object.fromEntries(off.map((name) => [name, false]));
  const { call } = legacyPlatform({ account: { switches } });
  return call('POST', '/v2/invoices', { external_id: 'order-1', amount });
};

test.each([
  ['ewallets', 'available_ewallets'],
  ['virtual_accounts', 'available_banks'],
  ['retail_outlets', 'available_retail_outlets'],
  ['qr_codes', 'available_qr_codes'],
  ['direct_debit', 'available_direct_debits'],
] as const)('channels that the account switch %s turns off are not in %s', async (off, list) => {
  expect((await made([])).body[list].length).toBeGreaterThan(0);
  expect((await made([off])).body[list]).toEqual([]);
});

test('an invoice that no channel can pay is refused', async () => {
  const all = 'ewallets virtual_accounts retail_outlets qr_codes direct_debit cards'.split(' ');
  for (const response of [await made(all), await made([], 90_000_000_000)])
    expect([response.status, response.body.error_code]).toEqual([
      400,
      'NO_COLLECTION_METHODS_ERROR',
    ]);
});
