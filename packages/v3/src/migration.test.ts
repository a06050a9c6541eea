// Tests the migration to v3: the mapping of the specification, and the codes of the channel table.
import { channels, renamedCodes, v3Migration, v3PaymentRequestType } from '@kasir/models';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toV3ChannelCode, toV3Fields, toV3Id } from './migration.ts';

test('fields get their names of v3, at any depth (V3-MAP-10, V3-MAP-11, V3-MAP-12, V3-MAP-13)', () => {
  const legacy = {
    reference_id: 'order-1',
    currency: 'IDR',
    amount: 25_000,
    checkout_method: 'ONE_TIME_PAYMENT',
    channel_properties: {
      success_redirect_url: 'https://merchant.example/thanks',
      failure_redirect_url: 'https://merchant.example/sorry',
    },
    basket: [{ price: 1 }],
    metadata: null,
  };
  expect(toV3Fields(legacy)).toEqual({
    reference_id: 'order-1',
    currency: 'IDR',
    request_amount: 25_000,
    type: 'PAY',
    channel_properties: {
      success_return_url: 'https://merchant.example/thanks',
      failure_return_url: 'https://merchant.example/sorry',
    },
    basket: [{ price: 1 }],
    metadata: null,
  });
  expect(toV3Fields({ checkout_method: 'PAY_AND_SAVE' })).toEqual({ type: 'PAY_AND_SAVE' });
});

test('a body with v3 names is unchanged by another translation (V3-MAP-10)', () => {
  const names = fc.constantFrom(...Object.keys(v3Migration.fields), 'reference_id', 'metadata');
  fc.assert(
    fc.property(fc.dictionary(names, fc.oneof(fc.string(), fc.nat())), (body) => {
      const once = toV3Fields(body);
      expect(toV3Fields(once)).toEqual(once);
    }),
  );
});

test.each([
  ['ewc-1', 'py-1'],
  ['qr_1', 'py-1'],
  ['dd-1', 'py-1'],
  ['lat-1', 'pt-1'],
  ['pm-1', 'pt-1'],
  ['qrpy_1', 'qrpy_1'],
  ['cust-1', 'cust-1'],
  ['py-1', 'py-1'],
])('the id %s is %s in v3 (V3-MAP-14, V3-MAP-15, V3-CONF-08)', (id, inV3) => {
  expect(toV3Id(id)).toBe(inV3);
});

test.each([
  ['ID_OVO', {}, 'OVO'],
  ['PH_GCASH', {}, 'GCASH'],
  ['BCA', {}, 'BCA_VIRTUAL_ACCOUNT'],
  ['SAHABAT_SAMPOERNA', {}, 'BSS_VIRTUAL_ACCOUNT'],
  ['BRI', { type: 'DIRECT_DEBIT' }, 'BRI_DIRECT_DEBIT'],
  ['BRI', { type: 'VIRTUAL_ACCOUNT' }, 'BRI_VIRTUAL_ACCOUNT'],
  ['BRI', {}, 'BRI'],
  ['BAY_MB', {}, 'KRUNGSRI_MOBILE_BANKING'],
  ['SM_BILLS', {}, 'SM_BILLS_PAYMENT'],
  ['DANA', {}, 'DANA'],
] as const)('the channel %s %j is %s in v3 (V3-MAP-16)', (code, origin, inV3) => {
  expect(toV3ChannelCode(code, origin)).toBe(inV3);
});

test('every channel of v2 and v3 is translated by its code, type and country (V3-MAP-16)', () => {
  expect(renamedCodes.length).toBeGreaterThan(30);
  for (const { type, country, code, v2, v3 } of channels) {
    if (!v2 || v3 === null) continue;
    expect(toV3ChannelCode(code, { type, country })).toBe(v3.code);
    expect(toV3ChannelCode(`${country}_${code}`, { type })).toBe(v3.code);
  }
});

test('each replacement of a legacy endpoint is a type of v3 (V3-MAP-01, V3-MAP-02, V3-MAP-03, V3-MAP-04, V3-MAP-05, V3-MAP-06, V3-MAP-07, V3-MAP-08, V3-MAP-09)', () => {
  const types = new Set<string>([...v3PaymentRequestType.options, 'SAVE']);
  for (const { type } of v3Migration.replacements) expect(types).toContain(type);
  expect(new Set(v3Migration.replacements.map(({ clause }) => clause)).size).toBe(9);
});
