// Tests the description of a purchase for connectors: what was sent arrives, and what does not fit
// is cut or left out, so that no payment fails because of it.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describePurchase, type SentItem, type SentPurchase } from './describe-purchase.ts';
import { purchaseSchema } from './purchase.ts';

const address = {
  country: 'ID',
  street_line1: 'Jalan Sudirman 1',
  street_line2: 'Lantai 2',
  city: 'Jakarta',
  province_state: 'DKI Jakarta',
  postal_code: '10220',
};
const receiver = { given_names: 'Siti', surname: 'Aminah', mobile_number: '+6281234567890' };
const tea: SentItem = { name: 'Tea', quantity: 2, price: 12_500, currency: 'IDR' };

test('everything that fits arrives as it was sent', () => {
  const sent = {
    description: 'Order of tea',
    items: [
      {
        reference: 'tea-1',
        name: 'Tea',
        description: 'Black tea, 100 g',
        type: 'PHYSICAL_PRODUCT',
        category: 'food',
        sub_category: 'tea',
        quantity: 2,
        url: 'https://shop.example/tea',
        image_url: 'https://shop.example/tea.png',
      },
    ],
    shipping: { ...receiver, address },
    billing: { ...receiver, email: 'siti@example.com', address },
    metadata: { basket: 'b-1' },
  };
  const [item] = sent.items;
  const items = [{ ...item, price: 12_500.5, currency: 'PHP' }];
  expect(describePurchase({ ...sent, items })).toEqual({
    purchase: {
      ...sent,
      items: [{ ...item, unit_price: { value: 1_250_050, currency: 'PHP' } }],
    },
  });
});

test('wishes arrive in the words of the protocol, and unknown ones are left out', () => {
  const card_on_file = { network_transaction_id: 'n-1', last_day: '2027-01-31', every_days: 30 };
  const wishes = { statement_descriptor: 'TOKO', merchant_label: 'main', promotion: 'NEW' };
  const toPreferences = (preferences: SentPurchase['preferences']) =>
    describePurchase({ ...(preferences && { preferences }) }).purchase?.preferences;
  expect(
    toPreferences({
      ...wishes,
      card_on_file: { ...card_on_file, reason: 'RECURRING', sequence: 'SUBSEQUENT' },
      redeem_points: 'REDEEM_ALL',
      payment_options: ['BALANCE'],
    }),
  ).toEqual({
    ...wishes,
    card_on_file: { ...card_on_file, reason: 'recurring', sequence: 'subsequent' },
    redeem_points: 'all',
    payment_options: ['BALANCE'],
  });
  expect(
    toPreferences({
      promotion: 'NEW',
      card_on_file: { reason: 'OTHER', sequence: 'OTHER' },
      redeem_points: 'REDEEM_SOME',
      payment_options: [],
    }),
  ).toEqual({ promotion: 'NEW' });
});

test('nothing is described when nothing was sent, or only empty values', () => {
  const empty: SentPurchase = {
    description: '',
    items: [],
    shipping: { given_names: '', address: { city: '' } },
    billing: null,
    preferences: { card_on_file: {}, payment_options: [] },
    metadata: {},
  };
  for (const sent of [{}, empty]) expect(describePurchase(sent)).toEqual({});
});

test('a text of any length begins as it was sent, and is only cut when it is long', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 1_500 }), (text) => {
      const { purchase } = describePurchase({ description: text, billing: { surname: text } });
      for (const [arrived = '', max] of [
        [purchase?.description, 1_000],
        [purchase?.billing?.surname, 255],
      ] as const) {
        expect(text.startsWith(arrived)).toBe(true);
        expect(arrived).toHaveLength(Math.min(text.length, max));
      }
    }),
  );
});

describe('items', () => {
  const countOf = (items: readonly SentItem[]) =>
    describePurchase({ items }).purchase?.items?.length;

  test.each([
    [1, 1],
    [2, 2],
    [100, 100],
    [101, undefined],
  ])(
    'of %i, %s are described: all or none, because a part is a different bill',
    (sent, arrived) => {
      expect(countOf(Array.from({ length: sent }, () => tea))).toBe(arrived);
    },
  );

  test('are all left out when they are too large together', () => {
    const long = { ...tea, description: 'x'.repeat(1_000) };
    expect(countOf(Array.from({ length: 50 }, () => long))).toBe(50);
    expect(countOf(Array.from({ length: 100 }, () => long))).toBeUndefined();
  });

  test.each([
    ['a whole amount', 12_500, 'IDR', 12_500],
    ['an amount as text', '12500', 'IDR', 12_500],
    ['nothing', 0, 'IDR', 0],
    ['a discount', -500, 'IDR', -500],
    ['a fraction of a currency without fractions', 0.5, 'IDR', undefined],
    ['an empty text', '', 'IDR', undefined],
    ['no price', null, 'IDR', undefined],
    ['a price without a currency', 12_500, null, undefined],
    ['a price in an unknown currency', 12_500, 'toString', undefined],
  ])('have a unit price in minor units: %s, %s %s is %s', (_, price, currency, value) => {
    const [item] =
      describePurchase({ items: [{ name: 'Tea', price, currency }] }).purchase?.items ?? [];
    expect(item?.unit_price).toEqual(value === undefined ? undefined : { value, currency });
  });

  test('have no URL that is too long, because a shortened one leads elsewhere', () => {
    const urls = (length: number) => {
      const url = `https://shop.example/${'x'.repeat(length)}`;
      const [item] =
        describePurchase({ items: [{ ...tea, url, image_url: url }] }).purchase?.items ?? [];
      return item?.url === url && item.image_url === url;
    };
    expect([urls(100), urls(3_000)]).toEqual([true, false]);
  });
});

test('metadata that is too large for a request is left out', () => {
  const keeps = (length: number) =>
    describePurchase({ metadata: { note: 'x'.repeat(length) } }).purchase?.metadata !== undefined;
  // The name, the quotes and the brackets take 11 of 30,000 bytes.
  expect([keeps(29_989), keeps(29_990)]).toEqual([true, false]);
});

test('whatever is sent, its description can be stored', () => {
  const text = fc.option(fc.string({ maxLength: 300 }), { nil: undefined });
  const item = fc.record({
    name: text,
    quantity: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }), { nil: undefined }),
    price: fc.oneof(fc.double(), fc.string({ maxLength: 10 }), fc.constant(null)),
    currency: fc.constantFrom('IDR', 'PHP', 'XXX', null),
    url: text,
  });
  const contact = fc.record({ surname: text, address: fc.record({ city: text, state: text }) });
  fc.assert(
    fc.property(
      fc.record({ description: text, items: fc.array(item, { maxLength: 4 }), billing: contact }),
      (sent) => {
        const { purchase = {} } = describePurchase(sent);
        expect(
          purchaseSchema.safeParse(JSON.parse(JSON.stringify(purchase))).error,
        ).toBeUndefined();
      },
    ),
  );
});
