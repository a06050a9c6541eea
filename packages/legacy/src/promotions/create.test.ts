// Tests created promotions: the sent terms and their limits, and that charges claim exactly them.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { legacyHandlers, legacyServiceHandlers } from '../server.ts';
import { cardMerchant, errorOf, testCards } from '../testing/cards.ts';

/** An account on which charges need no authentication, in the dialect that has promotions. */
const createShop = () => {
  const place = cardMerchant({
    handlers: [...legacyHandlers, ...legacyServiceHandlers],
    dialect: 'service',
    account: { cards: { optional_authentication: true } },
  });
  const create = (terms: Readonly<Record<string, unknown>>) =>
    place.call('POST', '/promotions', {
      reference_id: 'promotion-1',
      description: 'Some percent less',
      bin_list: ['400000'],
      currency: 'IDR',
      start_time: '2025-12-31T00:00:00Z',
      end_time: '2026-12-31T00:00:00Z',
      ...terms,
    });
  const promote = (discount_percent: number) => create({ discount_percent });
  const claim = async (original_amount: number, amount: number) => {
    const { id: token_id } = await place.token(testCards.frictionless, {
      amount: undefined,
      should_authenticate: false,
    });
    const promotion = { reference_id: 'promotion-1', original_amount };
    return place.charge({ token_id, amount, promotion });
  };
  return { ...place, create, promote, claim };
};

test('a promotion has the sent percentage in hundredths, and a charge claims exactly that discount (CARD-CREATE-promotion, CARD-ERR-INVALID_PROMOTION_DETAILS)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 9_000 }), async (hundredths) => {
      const { promote, claim } = createShop();
      const sent = Number((hundredths / 100).toFixed(2));
      const { status, body } = await promote(sent);
      expect([status, body.discount_percent]).toEqual([200, sent]);
      // A hundredth of a percent of one million rupiah is one hundred rupiah.
      const discounted = 1_000_000 - 100 * hundredths;
      for (const other of [discounted - 1, discounted + 1])
        expect(errorOf(await claim(1_000_000, other))).toEqual([400, 'INVALID_PROMOTION_DETAILS']);
      expect((await claim(1_000_000, discounted)).body).toMatchObject({
        status: 'CAPTURED',
        capture_amount: discounted,
      });
    }),
    // Multiplied by 100 as floating-point numbers, these are a little less than whole numbers.
    { numRuns: 20, examples: [[115], [29], [1_999]] },
  );
});

test('the response has the sent terms, in the main unit of the currency', async () => {
  const { create } = createShop();
  const terms = {
    reference_id: 'promotion-2',
    description: 'Ten dollars less',
    promo_code: 'TEN',
    bin_list: ['400000', '520000'],
    discount_amount: 10.5,
    currency: 'SGD',
    min_original_amount: 100.25,
    max_discount_amount: 20.75,
  };
  const { status, body } = await create({
    ...terms,
    start_time: '2026-01-01T07:00:00+07:00',
    end_time: '2026-02-01T00:00:00Z',
  });
  expect(status).toBe(200);
  expect(body).toEqual({
    ...terms,
    id: expect.stringMatching(/^[0-9a-f]{24}$/u),
    business_id: '0123456789abcdef01234567',
    type: 'CARD_BIN',
    start_time: '2026-01-01T00:00:00.000Z',
    end_time: '2026-02-01T00:00:00.000Z',
    status: 'ACTIVE',
    created: expect.stringMatching(/^2026-01-01T00:00:/u),
  });
});

test('the response omits what was not sent, and a promotion without cards is one of a code', async () => {
  const { create } = createShop();
  const { body } = await create({ bin_list: null, promo_code: 'TEN', discount_percent: 12.5 });
  expect(body).toMatchObject({ type: 'PROMO_CODE', promo_code: 'TEN', discount_percent: 12.5 });
  for (const name of ['bin_list', 'discount_amount', 'min_original_amount', 'max_discount_amount'])
    expect(body).not.toHaveProperty(name);
  const other = await create({ reference_id: 'promotion-2', discount_amount: 500 });
  expect(other.body).toMatchObject({ type: 'CARD_BIN', discount_amount: 500 });
  for (const name of ['promo_code', 'discount_percent'])
    expect(other.body).not.toHaveProperty(name);
});

describe('a promotion is refused', () => {
  test.each([
    ['for a channel', { discount_percent: 10, channel_code: 'DANA' }, 'body.channel_code'],
    ['without a discount', {}, 'body.discount_percent'],
    ['with two discounts', { discount_percent: 10, discount_amount: 5 }, 'body.discount_amount'],
    ['in another currency', { discount_percent: 10, currency: 'XXX' }, 'body.currency'],
    ['with a part of a rupiah off', { discount_amount: 10.5 }, 'body.discount_amount'],
    [
      'with a part of a rupiah as the least amount',
      { discount_percent: 10, min_original_amount: 10.5 },
      'body.min_original_amount',
    ],
    [
      'with a part of a rupiah as the most',
      { discount_percent: 10, max_discount_amount: 10.5 },
      'body.max_discount_amount',
    ],
    [
      'when it ends as it begins',
      { discount_percent: 10, end_time: '2025-12-31T00:00:00Z' },
      'body.end_time',
    ],
    [
      'when it ends before it begins',
      { discount_percent: 10, end_time: '2025-12-30T23:59:59Z' },
      'body.end_time',
    ],
  ])('%s, and nothing is created', async (_, terms, path) => {
    const { create, promote } = createShop();
    const refused = await create(terms);
    expect(errorOf(refused)).toEqual([400, 'API_VALIDATION_ERROR']);
    expect(JSON.stringify(refused.body)).toContain(path);
    expect((await promote(10)).status).toBe(200);
  });

  test('when another one has its reference', async () => {
    const { create, promote } = createShop();
    await promote(10);
    expect(errorOf(await promote(20))).toEqual([409, 'DUPLICATE_ERROR']);
    const other = await create({ reference_id: 'promotion-2', discount_percent: 20 });
    expect(other.status).toBe(200);
  });
});

describe('a charge claims a promotion', () => {
  const isClaimed = async (
    terms: Readonly<Record<string, unknown>>,
    original: number,
    amount: number,
  ): Promise<boolean> => {
    const { create, claim } = createShop();
    expect((await create(terms)).status).toBe(200);
    return (await claim(original, amount)).status === 200;
  };

  test('of an amount as exactly that amount less', async () => {
    const terms = { discount_amount: 5_000 };
    expect(await isClaimed(terms, 100_000, 95_000)).toBe(true);
    expect(await isClaimed(terms, 100_000, 94_999)).toBe(false);
  });

  test('from its least original amount on', async () => {
    const terms = { discount_amount: 5_000, min_original_amount: 100_000 };
    expect(await isClaimed(terms, 100_000, 95_000)).toBe(true);
    expect(await isClaimed(terms, 99_999, 94_999)).toBe(false);
  });

  test('up to its largest discount', async () => {
    const terms = { discount_percent: 10, max_discount_amount: 8_000 };
    expect(await isClaimed(terms, 80_000, 72_000)).toBe(true);
    expect(await isClaimed(terms, 100_000, 92_000)).toBe(true);
    expect(await isClaimed(terms, 100_000, 90_000)).toBe(false);
  });

  test('within its time only', async () => {
    const terms = { discount_amount: 5_000 };
    for (const [start_time, end_time, is] of [
      ['2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z', true],
      ['2026-01-02T00:00:00Z', '2026-01-03T00:00:00Z', false],
      ['2025-12-30T00:00:00Z', '2025-12-31T00:00:00Z', false],
    ] as const)
      expect(await isClaimed({ ...terms, start_time, end_time }, 100_000, 95_000)).toBe(is);
  });

  test('with its cards only, or with any card when it names none', async () => {
    const terms = { discount_amount: 5_000 };
    expect(await isClaimed({ ...terms, bin_list: ['520000', '400000'] }, 100_000, 95_000)).toBe(
      true,
    );
    expect(await isClaimed({ ...terms, bin_list: ['520000'] }, 100_000, 95_000)).toBe(false);
    expect(await isClaimed({ ...terms, bin_list: null }, 100_000, 95_000)).toBe(true);
  });
});
