// Tests filters of transactions: every parameter finds exactly the matching rows, alone and with
// others.
import { categoriesOf, transactionStatus, transactionType, type Transaction } from '@kasir/models';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createMerchantWith,
  currencies,
  readAllTransactions,
  anyTransactions,
  type TransactionSpec,
} from '../testing/transaction-fixtures.ts';
import { createMerchant, type Merchant } from '../testing/merchant.ts';
import { idsOf, pageOf, readAllPages } from '../testing/pagination.ts';

const url = '/transactions';

/** Parameters of one query, with values in the form in which they are compared. */
interface Filter {
  readonly types?: readonly string[];
  readonly statuses?: readonly string[];
  readonly channel_categories?: readonly string[];
  readonly reference_id?: string;
  readonly product_id?: string;
  readonly account_identifier?: string;
  readonly currency?: string;
  readonly amount?: number;
  readonly 'created[gte]'?: string;
  readonly 'created[lte]'?: string;
  readonly 'updated[gte]'?: string;
  readonly 'updated[lte]'?: string;
}

type Name = keyof Filter;

/** An independent definition of each parameter. Times on the wire are compared as text. */
const meanings: { [N in Name]-?: (row: Transaction, value: NonNullable<Filter[N]>) => boolean } = {
  types: (row, values) => values.includes(row.type),
  statuses: (row, values) => values.includes(row.status),
  channel_categories: (row, values) => values.includes(row.channel_category),
  reference_id: (row, part) => row.reference_id.includes(part),
  product_id: (row, value) => row.product_id === value,
  account_identifier: (row, value) => row.account_identifier === value,
  currency: (row, value) => row.currency === value,
  amount: (row, value) => row.amount === value,
  'created[gte]': (row, time) => row.created >= time,
  'created[lte]': (row, time) => row.created <= time,
  'updated[gte]': (row, time) => row.updated >= time,
  'updated[lte]': (row, time) => row.updated <= time,
};

const names = Object.keys(meanings) as Name[];
const lists: readonly Name[] = ['types', 'statuses', 'channel_categories'];

const meets = (row: Transaction, filter: Filter): boolean =>
  Object.entries({ currency: 'IDR', ...filter }).every(([name, value]) =>
    (meanings[name as Name] as (row: Transaction, value: unknown) => boolean)(row, value),
  );

type Encoding = 'repeated' | 'brackets' | 'commas';

const encoded = (filter: Filter, encoding: Encoding): string => {
  const parameters = Object.entries(filter).flatMap(([name, value]): [string, string][] => {
    if (!Array.isArray(value)) return [[name, String(value)]];
    if (encoding === 'commas') return [[name, value.join(',')]];
    return value.map((one) => [encoding === 'brackets' ? `${name}[]` : name, String(one)]);
  });
  return new URLSearchParams(parameters).toString();
};

const found = async ({ call }: Merchant, filter: Filter, limit: number, encoding: Encoding) =>
  idsOf(await readAllPages(call, `${url}?${encoded(filter, encoding)}`, limit));

const at = (rows: readonly Transaction[], pick: number): Transaction => {
  const row = rows[pick % rows.length];
  if (!row) throw new Error('There is no row to pick');
  return row;
};

/** Returns a value that a row matches; for a list, with a value of another row beside it. */
const valueNear = (row: Transaction, name: Name, other: Transaction): unknown => {
  switch (name) {
    case 'types':
      return [row.type, other.type];
    case 'statuses':
      return [row.status, other.status];
    case 'channel_categories':
      return [row.channel_category, other.channel_category];
    case 'reference_id':
      return row.reference_id.slice(-2);
    case 'account_identifier':
      return row.account_identifier ?? 'x1';
    case 'created[gte]':
    case 'created[lte]':
      return row.created;
    case 'updated[gte]':
    case 'updated[lte]':
      return row.updated;
    default:
      return row[name];
  }
};

/**
 * Returns a filter that a row matches; a row in IDR if there is one, because the list shows IDR by
 * default.
 */
const filterNear = (all: readonly Transaction[], chosen: readonly Name[], pick: number): Filter => {
  const listed = all.filter(({ currency }) => currency === 'IDR');
  const near = listed.length === 0 || chosen.includes('currency') ? all : listed;
  const row = at(near, pick);
  const other = at(all, pick + 1);
  return Object.fromEntries(chosen.map((name) => [name, valueNear(row, name, other)]));
};

const encoding = fc.constantFrom<Encoding>('repeated', 'brackets', 'commas');
const limit = fc.integer({ min: 1, max: 50 });

describe('a filter', () => {
  test.each(names)(
    '%s finds all matching rows and no others, in every encoding and page size (TXN-LIST-types, TXN-LIST-statuses, TXN-LIST-channel_categories, TXN-LIST-reference_id, TXN-LIST-product_id, TXN-LIST-account_identifier, TXN-LIST-currency, TXN-LIST-amount, TXN-LIST-created_gte, TXN-LIST-created_lte, TXN-LIST-updated_gte, TXN-LIST-updated_lte, TXN-UNSPEC-01)',
    async (name) => {
      let witnesses = 0;
      await fc.assert(
        fc.asyncProperty(
          anyTransactions,
          fc.nat(),
          limit,
          encoding,
          async (rows, pick, size, spelled) => {
            const merchant = await createMerchantWith(rows);
            const all = await readAllTransactions(merchant);
            const filter = filterNear(all, [name], pick);
            const expected = all.filter((row) => meets(row, filter));
            expect(await found(merchant, filter, size, spelled)).toEqual(
              expected.map(({ id }) => id),
            );
            if (expected.length > 0 && expected.length < all.length) witnesses += 1;
          },
        ),
        { numRuns: 25 },
      );
      expect(witnesses).toBeGreaterThan(0);
    },
  );

  test('intersects with every other filter, for pairs that match some rows and not all (TXN-LIST-types, TXN-LIST-statuses, TXN-LIST-channel_categories, TXN-LIST-reference_id, TXN-LIST-product_id, TXN-LIST-account_identifier, TXN-LIST-currency, TXN-LIST-amount, TXN-LIST-created_gte, TXN-LIST-created_lte, TXN-LIST-updated_gte, TXN-LIST-updated_lte)', async () => {
    const [rows = []] = fc.sample(fc.array(anyTransactions, { minLength: 9, maxLength: 9 }), {
      numRuns: 1,
      seed: 1,
    });
    const merchant = await createMerchantWith(rows.flat().slice(0, 50));
    const all = await readAllTransactions(merchant);
    const pairs = names.flatMap((one, i) => names.slice(i + 1).map((other) => [one, other]));
    expect(pairs).toHaveLength(66);
    for (const pair of pairs) {
      const witness = all
        .map((_, pick) => filterNear(all, pair, pick))
        .map((filter) => ({ filter, expected: all.filter((row) => meets(row, filter)) }))
        .find(({ expected }) => expected.length > 0 && expected.length < all.length);
      expect([pair, witness !== undefined]).toEqual([pair, true]);
      const ids = witness?.expected.map(({ id }) => id);
      expect(await found(merchant, witness?.filter ?? {}, 50, 'repeated')).toEqual(ids);
    }
  });

  test('intersects with several other filters, in any order of the parameters (TXN-LIST-03)', async () => {
    const some = fc.subarray(names, { minLength: 2 });
    await fc.assert(
      fc.asyncProperty(
        anyTransactions,
        some,
        fc.nat(),
        limit,
        encoding,
        async (rows, chosen, pick, size, spelled) => {
          const merchant = await createMerchantWith(rows);
          const all = await readAllTransactions(merchant);
          const filter = filterNear(all, chosen, pick);
          const ids = all.filter((row) => meets(row, filter)).map(({ id }) => id);
          expect(await found(merchant, filter, size, spelled)).toEqual(ids);
          const turned = Object.fromEntries(Object.entries(filter).toReversed()) as Filter;
          expect(await found(merchant, turned, size, spelled)).toEqual(ids);
        },
      ),
      { numRuns: 60 },
    );
  });

  test.each(lists)('%s with several values finds their union (TXN-LIST-statuses)', async (name) => {
    await fc.assert(
      fc.asyncProperty(anyTransactions, fc.nat(), async (rows, pick) => {
        const merchant = await createMerchantWith(rows);
        const all = await readAllTransactions(merchant);
        const both = filterNear(all, [name], pick)[name] as readonly string[];
        const each = await Promise.all(
          both.map((value) => found(merchant, { [name]: [value] }, 50, 'repeated')),
        );
        const union = [...new Set(each.flat())].toSorted().toReversed();
        expect(await found(merchant, { [name]: both }, 50, 'repeated')).toEqual(union);
      }),
      { numRuns: 20 },
    );
  });

  test('by time includes its bound: gte and lte of one time share exactly its rows (TXN-LIST-created_gte, TXN-LIST-created_lte, TXN-LIST-updated_gte, TXN-LIST-updated_lte)', async () => {
    const inRupiah = anyTransactions.map((rows) =>
      rows.map((one) => ({ ...one, currency: 'IDR' })),
    );
    await fc.assert(
      fc.asyncProperty(inRupiah, fc.nat(), async (rows, pick) => {
        const merchant = await createMerchantWith(rows);
        const all = await readAllTransactions(merchant);
        for (const field of ['created', 'updated'] as const) {
          const time = at(all, pick)[field];
          const up = await found(merchant, { [`${field}[gte]`]: time }, 50, 'commas');
          const down = await found(merchant, { [`${field}[lte]`]: time }, 50, 'commas');
          const exactly = all.filter((row) => row[field] === time).map(({ id }) => id);
          expect(exactly.length).toBeGreaterThan(0);
          expect(up.filter((id) => down.includes(id))).toEqual(exactly);
          expect(new Set([...up, ...down]).size).toBe(all.length);
        }
      }),
      { numRuns: 25 },
    );
  });
});

const row = (change: Partial<TransactionSpec>): TransactionSpec => ({
  type: 'PAYMENT',
  status: 'SUCCESS',
  category: 'VIRTUAL_ACCOUNT',
  currency: 'IDR',
  amount: 1_000,
  reference: 'Order-7',
  source: '1',
  identifier: '880812',
  gap: 0,
  ...change,
});

describe('a value', () => {
  test.each([
    ['reference_id=rder', 1],
    ['reference_id=Order-7', 1],
    ['reference_id=order', 0],
    ['reference_id=Order-77', 0],
    ['reference_id=%25', 0],
    ['reference_id=_rder', 0],
    ['product_id=pymt-1', 1],
    ['product_id=pymt', 0],
    ['product_id=PYMT-1', 0],
    ['product_id=1', 0],
    ['product_id=rfd-1', 0],
    ['product_id=ewc_1', 0],
    ['product_id=ewc_1&channel_categories=VIRTUAL_ACCOUNT', 0],
    ['product_id=py-1', 0],
    ['product_id=pymt-1&channel_categories=VIRTUAL_ACCOUNT', 1],
    ['product_id=pymt-1&channel_categories=RETAIL_OUTLET', 0],
    ['product_id=pymt-1&channel_categories=EWALLET', 0],
    ['account_identifier=880812', 1],
    ['account_identifier=8808', 0],
    ['amount=1000', 1],
    ['amount=1e3', 1],
    ['amount=1001', 0],
    ['currency=IDR', 1],
    ['currency=PHP', 0],
    ['created[gte]=2026-01-01T07:00:00%2B07:00', 1],
    ['created[lte]=2026-01-01T07:00:00%2B07:00', 1],
    ['created[lte]=2026-01-01T06:59:59.999%2B07:00', 0],
    ['created[gte]=2026-01-01', 1],
    ['updated[gte]=2026-01-01T00:00:00', 1],
    ['updated[gte]=2026-01-01T00:00:00.001', 0],
    ['created[gte]=2026-01-02&created[lte]=2026-01-01', 0],
  ])(
    'of %s finds %i rows (TXN-LIST-reference_id, TXN-LIST-product_id, TXN-LIST-account_identifier, TXN-LIST-amount, TXN-LIST-currency, TXN-LIST-created_gte, TXN-LIST-created_lte, TXN-LIST-updated_gte)',
    async (query, count) => {
      const { call } = await createMerchantWith([row({})]);
      expect((await pageOf(call, `${url}?${query}`)).data).toHaveLength(count);
    },
  );

  test.each([
    ['types=payment', 'query.types.0'],
    ['types=PAYMENT,DEPOSIT', 'query.types.1'],
    ['statuses=COMPLETED', 'query.statuses.0'],
    ['channel_categories=OVER_THE_COUNTER', 'query.channel_categories.0'],
    ['currency=idr', 'query.currency'],
    ['amount=ten', 'query.amount'],
    ['created[gte]=yesterday', 'query.created.gte'],
    ['created[lte]=2026-02-30', 'query.created.lte'],
    ['updated[gte]=1', 'query.updated.gte'],
    ['updated[lte]=2026-13-01', 'query.updated.lte'],
    ['created=2026-01-01', 'query.created'],
    ['unknown=1', 'query.unknown'],
    ['created[gt]=2026-01-01', 'query.created.gt'],
  ])(
    'of %s is refused with an error at its path (TXN-UNSPEC-03, CORE-CONF-04, CORE-UNSPEC-09)',
    async (query, path) => {
      const { call } = createMerchant();
      const { status, body } = await call('GET', `${url}?${query}`);
      expect([status, body.error_code]).toEqual([400, 'API_VALIDATION_ERROR']);
      expect(body.errors.map((one: { path: string }) => one.path)).toEqual([path]);
    },
  );

  test('of an unknown parameter is refused in the service dialect too (TXN-UNSPEC-03, CORE-UNSPEC-09)', async () => {
    const { call } = createMerchant({ dialect: 'service' });
    const { status, body } = await call('GET', `${url}?stauts=SUCCESS`);
    expect([status, body.error_code, body.errors[0].path]).toEqual([
      400,
      'API_VALIDATION_ERROR',
      'query.stauts',
    ]);
    expect((await call('GET', '/refunds?stauts=SUCCEEDED')).status).toBe(200);
  });

  test('of types and statuses can be any of them, including REFUND and REFUNDED (TXN-LIST-types, TXN-LIST-statuses, TXN-CONF-01, TXN-CONF-02, STATE-TXN-SET)', async () => {
    const types = transactionType.options;
    const recorded = types.flatMap((type) =>
      transactionStatus.options.map((status) =>
        row({
          type,
          status,
          category: categoriesOf[type][0] ?? 'BANK',
        }),
      ),
    );
    const { call } = await createMerchantWith(recorded);
    for (const type of types) {
      const { data } = await pageOf(call, `${url}?types=${type}&limit=50`);
      expect(data).toHaveLength(transactionStatus.options.length);
      expect(new Set(data.map((one) => (one as Transaction).status))).toEqual(
        new Set(transactionStatus.options),
      );
    }
    for (const status of transactionStatus.options)
      expect((await pageOf(call, `${url}?statuses=${status}`)).data).toHaveLength(types.length);
  });
});

test('the list defaults to IDR and finds parts of references; in the service dialect it does neither (TXN-LIST-currency, TXN-LIST-reference_id)', async () => {
  const recorded = currencies.map((currency) => row({ currency }));
  for (const [dialect, listed, parts] of [
    ['spec', ['IDR'], 1],
    ['service', currencies.toReversed(), 0],
  ] as const) {
    const { call } = await createMerchantWith(recorded, dialect);
    const { data } = await pageOf(call, url);
    expect(data.map((one) => (one as Transaction).currency)).toEqual(listed);
    expect((await pageOf(call, `${url}?reference_id=rder`)).data).toHaveLength(parts);
    const exact = await pageOf(call, `${url}?reference_id=Order-7&currency=PHP`);
    expect(exact.data).toHaveLength(1);
  }
});
