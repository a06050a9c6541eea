// Tests virtual account numbers and payment codes: chosen or assigned, and unique among payable
// methods.
import { instruments } from '@kasir/payments/state';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { counterMethod, createMethodMerchant } from '../testing/payment-method-fixtures.ts';
import { accountMethod } from '../testing/merchant.ts';

interface PublicMethod {
  readonly virtual_account: { channel_properties: { virtual_account_number: string } } | null;
  readonly over_the_counter: { channel_properties: { payment_code: string } } | null;
}

const numberOf = ({ virtual_account, over_the_counter }: PublicMethod): string =>
  virtual_account?.channel_properties.virtual_account_number ??
  over_the_counter?.channel_properties.payment_code ??
  '';

const chosen = {
  account: (number: string, channel_code = 'BRI') =>
    accountMethod({}, { virtual_account_number: number }, { channel_code }),
  counter: (number: string, channel_code = 'ALFAMART') =>
    counterMethod({}, { payment_code: number }, { channel_code }),
};

describe.each([
  ['virtual_account_number', chosen.account, '123456', 'BNI'],
  ['payment_code', chosen.counter, 'ABC123', 'INDOMARET'],
] as const)('a chosen %s', (name, body, number, elsewhere) => {
  test('is reserved while its method can be paid, and free when the method is expired or paid (PM2-UNSPEC-01)', async () => {
    const { make, post, expire, payTo, readMethod, advance } = createMethodMerchant();
    const { id } = await make(body(number));
    const refused = async (sent: string) => {
      const response = await post(body(sent));
      expect([response.status, response.body.error_code]).toEqual([
        400,
        'DUPLICATED_FIXED_PAYMENT_INSTRUMENT',
      ]);
      expect(response.body.message).toContain(name);
    };
    await refused(number);
    await expire(id);
    const { id: second } = await make(body(number));
    await refused(number);
    expect(numberOf(await readMethod(id))).toBe(number);
    expect((await readMethod(id)).status).toBe('EXPIRED');
    await payTo(second, 20_000);
    expect((await readMethod(second)).status).toBe('EXPIRED');
    const { id: third } = await make(body(number));
    await refused(number);
    await advance(40 * 365 * 86_400_000);
    expect((await readMethod(third)).status).toBe('EXPIRED');
    expect(numberOf(await make(body(number)))).toBe(number);
    await refused(number);
  });

  test('may be the same at another channel', async () => {
    const { make } = createMethodMerchant();
    await make(body(number));
    expect(numberOf(await make(body(number, elsewhere)))).toBe(number);
  });

  test('is not reserved by a refused request', async () => {
    const { make, post } = createMethodMerchant();
    expect((await post({ ...body(number), description: 1 })).status).toBe(400);
    expect(numberOf(await make(body(number)))).toBe(number);
  });
});

test('five thousand numbers that are assigned in one millisecond differ', async () => {
  const { make } = createMethodMerchant();
  const given = new Set<string>();
  for (let n = 0; n < 2_500; n += 1) {
    given.add(numberOf(await make(accountMethod())));
    given.add(numberOf(await make(counterMethod())));
  }
  expect(given.size).toBe(5_000);
});

test.each([
  ['account', accountMethod(), chosen.account],
  ['outlet', counterMethod(), chosen.counter],
])(
  'assigned numbers of an %s skip the numbers that were chosen before',
  async (_, body, choose) => {
    const { make } = createMethodMerchant();
    const given = [numberOf(await make(body))];
    const [first = ''] = given;
    const ahead = (n: number) => String(Number(first.slice(-10)) + n).padStart(10, '0');
    // The next numbers, and those that follow the first collision.
    const places = [...Array.from({ length: 30 }, (__, n) => n + 1), 100, 101, 102];
    for (const place of places) {
      const number = first.slice(0, -10) + ahead(place);
      given.push(numberOf(await make(choose(number))));
    }
    for (let n = 0; n < 30; n += 1) given.push(numberOf(await make(body)));
    expect(new Set(given).size).toBe(1 + places.length + 30);
  },
);

test('assigned numbers differ, within an account and between accounts, whichever numbers were chosen', async () => {
  const other = 'a'.repeat(24);
  const parent = '0123456789abcdef01234567';
  const step = fc.record({
    other: fc.boolean(),
    counter: fc.boolean(),
    wait: fc.nat(3),
    choose: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 25 }), async (steps) => {
      const { call, advance, store } = createMethodMerchant({
        account: { platform: true },
        others: [{ id: other, parent, number: '000002' }],
      });
      const given: string[] = [];
      for (const one of steps) {
        const headers = one.other ? { 'for-user-id': other } : {};
        const send = async (body: object) => {
          const { status, body: made } = await call('POST', '/v2/payment_methods', body, {
            headers,
          });
          return status === 201 ? numberOf(made) : null;
        };
        const fresh = one.counter ? counterMethod() : accountMethod();
        const number = await send(fresh);
        expect(number).toContain(one.other ? '000002' : '000001');
        given.push(number ?? '');
        await advance(one.wait);
        if (!one.choose || number === null) continue;
        const next = number.slice(0, -1) + ((Number(number.at(-1)) + 1) % 10);
        const taken = await send(one.counter ? chosen.counter(next) : chosen.account(next));
        if (taken !== null) given.push(taken);
      }
      expect(new Set(given).size).toBe(given.length);
      for (const { account, mode } of await store.partitions()) {
        const { rows } = await store.view({ account, mode }, (view) =>
          view.list(instruments, {}, { limit: 99 }),
        );
        const mine = account === other ? '000002' : '000001';
        for (const row of rows) expect(row.state.identifier).toContain(mine);
      }
    }),
    { numRuns: 40 },
  );
});
