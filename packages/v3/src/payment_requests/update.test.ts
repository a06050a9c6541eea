// Tests changes of payment requests of v3: fields that cannot change are refused by name.
import { describe, expect, test } from 'vitest';
import { byAccount, createMerchant } from '../testing/merchant.ts';

const url = '/v3/payment_requests';

describe('a change', () => {
  test.each([
    ['reference_id', { reference_id: 'other' }],
    ['type', { type: 'PAY' }],
    ['currency', { currency: 'IDR' }],
    ['country', { country: 'ID' }],
    ['amount', { amount: 26_000 }],
    ['channel_code', { channel_code: 'BNI_VIRTUAL_ACCOUNT' }],
    ['metadata', { metadata: { a: 'b' } }],
    ['channel_properties.display_name', { channel_properties: { display_name: 'Budi' } }],
  ])('of %s is refused, and changes nothing (V3-UNSPEC-07)', async (field, change) => {
    const place = createMerchant();
    const { id } = await place.request(byAccount());
    const before = await place.read(id as string);
    const { status, body } = await place.call('PATCH', `${url}/${id}`, {
      description: 'Three coffees',
      ...change,
    });
    expect([status, body.error_code]).toEqual([400, 'API_VALIDATION_ERROR']);
    expect(body.errors).toEqual([
      {
        path: `body.${field}`,
        message: `The ${field.split('.').at(-1)} of a payment request cannot be changed. Omit this field.`,
      },
    ]);
    expect(await place.read(id as string)).toEqual(before);
  });

  test.each([
    ['its amount', { request_amount: 0.5 }, 'INVALID_VALUE_ERROR', ['body.request_amount']],
    [
      'its end',
      { channel_properties: { expires_at: '2025-12-31T23:59:59Z' } },
      'API_VALIDATION_ERROR',
      ['body.channel_properties.expires_at'],
    ],
    [
      'both',
      { request_amount: 0.5, channel_properties: { expires_at: '2025-12-31T23:59:59Z' } },
      'API_VALIDATION_ERROR',
      ['body.request_amount', 'body.channel_properties.expires_at'],
    ],
  ])(
    'of %s beyond what its channel takes is refused by its fields',
    async (_, change, code, paths) => {
      const place = createMerchant();
      const { id } = await place.request(byAccount());
      const before = await place.read(id as string);
      const { status, body } = await place.call('PATCH', `${url}/${id}`, change);
      expect([status, body.error_code]).toEqual([400, code]);
      expect((body.errors as { path: string }[]).map(({ path }) => path)).toEqual(paths);
      expect(await place.read(id as string)).toEqual(before);
    },
  );
});
