// Laws about filters of the transaction list: each returns exactly the matching rows.
import type { Law } from '../../law.ts';
import {
  expectedRows,
  transactionFilters,
  valuesOf,
  type TransactionFixture,
} from '../../models/transaction-fixture.ts';
import { readPage, type Query } from '../../models/list-pages.ts';
import { registry } from '../../registry.ts';
import { expectThat } from '../../violation.ts';
import { encoded } from '../../wire/encode.ts';
import { expectFilterResult, columns, filterLaw, LIST } from './filter-law.ts';

const isList = (name: string): boolean => name in columns;

/** A query by one parameter for each value that occurs. */
const singles = (fixture: TransactionFixture, name: string): Query[] =>
  valuesOf(fixture, columns[name] ?? name).map((value) => ({
    [name]: isList(name) ? [value] : value,
  }));

const exact = [
  'types',
  'statuses',
  'channel_categories',
  'product_id',
  'account_identifier',
  'amount',
  'currency',
];

const sound = filterLaw({
  id: 'fl-1',
  title:
    'every row of a filtered list matches the filter, including rows that the suite did not create',
  level: 'M',
  clauses: ['TXN-LIST-types', 'TXN-LIST-statuses', 'TXN-LIST-channel_categories'],
  run: async (trial, fixture) => {
    for (const name of exact) {
      for (const query of singles(fixture, name)) {
        const { rows } = await readPage(trial, { endpoint: LIST }, { ...query, limit: 50 });
        const wrong = rows.filter((row) => !transactionFilters[name]?.(row, query[name]));
        expectThat(wrong.length === 0, `only rows with ${encoded(query)}`, wrong);
      }
    }
  },
});

/** Values that statuses and types may have as filters (TXN-CONF-01, TXN-CONF-02 stay open). */
const documented: Readonly<Record<string, readonly string[]>> = {
  statuses: ['PENDING', 'SUCCESS', 'FAILED', 'VOIDED', 'REVERSED'],
};

const isDocumented = (name: string, query: Query): boolean =>
  documented[name]?.includes(String((query[name] as unknown[])[0])) ?? true;

const complete = filterLaw({
  id: 'fl-2',
  title: 'a filter returns exactly the rows of the unfiltered list that match it',
  level: 'M',
  clauses: [
    'TXN-LIST-types',
    'TXN-LIST-statuses',
    'TXN-LIST-channel_categories',
    'TXN-LIST-product_id',
    'TXN-LIST-account_identifier',
    'TXN-LIST-amount',
    'TXN-LIST-currency',
  ],
  witnesses: ['a filter kept some rows and not all'],
  run: async (trial, fixture) => {
    const all = expectedRows(fixture, {}).length;
    for (const name of exact) {
      for (const query of singles(fixture, name).filter((one) => isDocumented(name, one))) {
        await expectFilterResult(trial, fixture, query);
        const kept = expectedRows(fixture, query).length;
        if (kept > 0 && kept < all) trial.witness('a filter kept some rows and not all');
      }
    }
  },
});

/** Objects as another generation or type of payment would spell them, one for each prefix. */
const underOtherPrefixes = (ids: readonly string[]): string[] => {
  const prefix = /^[a-z]+[-_]/;
  const byPrefix = new Map(ids.map((id) => [prefix.exec(id)?.[0] ?? '', id]));
  const known = new Set([...byPrefix.keys(), 'py-', 'pymt-', 'ewc_', 'qrpy_']);
  return [...byPrefix.values()].flatMap((id) =>
    [...known].map((other) => id.replace(prefix, other)).filter((spelled) => spelled !== id),
  );
};

const matching = filterLaw({
  id: 'fl-6',
  title:
    'reference_id matches case-sensitively as the dialect defines; other text filters match exactly',
  level: 'M',
  clauses: ['TXN-LIST-reference_id', 'TXN-LIST-product_id', 'TXN-LIST-account_identifier'],
  witnesses: ['a reference matched'],
  run: async (trial, fixture) => {
    const { prefix } = fixture;
    const parts = [
      prefix,
      `${prefix}-A`,
      `${prefix}-a`,
      `${prefix.slice(4)}-Alpha`,
      `${prefix}-once`,
    ];
    for (const reference_id of [...parts, `${prefix}-ALPHA`, `${prefix}-Alphax`]) {
      await expectFilterResult(trial, fixture, { reference_id });
      if (expectedRows(fixture, { reference_id }).length > 0) trial.witness('a reference matched');
    }
    for (const name of ['product_id', 'account_identifier']) {
      const value = String(valuesOf(fixture, name)[0]);
      const other = name === 'product_id' ? value.toUpperCase() : `${value}0`;
      for (const part of [value.slice(0, -1), value.slice(1), other]) {
        await expectFilterResult(trial, fixture, { [name]: part });
      }
    }
    for (const product_id of underOtherPrefixes(valuesOf(fixture, 'product_id').map(String)))
      await expectFilterResult(trial, fixture, { product_id });
    await expectFilterResult(trial, fixture, { amount: 1_500 });
    await expectFilterResult(trial, fixture, { amount: 15_001 });
  },
});

const bounds = filterLaw({
  id: 'fl-7',
  title: 'bounds on timestamps are inclusive',
  level: 'S',
  clauses: [
    'TXN-LIST-created_gte',
    'TXN-LIST-created_lte',
    'TXN-LIST-updated_gte',
    'TXN-LIST-updated_lte',
  ],
  witnesses: ['a bound between rows'],
  run: async (trial, fixture) => {
    const all = expectedRows(fixture, {});
    const row = all[Math.floor(all.length / 2)];
    for (const name of ['created', 'updated']) {
      const at = row?.[name];
      for (const bound of [{ gte: at }, { lte: at }, { gte: at, lte: at }]) {
        await expectFilterResult(trial, fixture, { [name]: bound });
        const kept = expectedRows(fixture, { [name]: bound }).length;
        if (kept > 0 && kept < all.length) trial.witness('a bound between rows');
      }
    }
  },
});

const currency = filterLaw({
  id: 'fl-8',
  title:
    'without a currency filter the list shows IDR only, or every currency if the dialect says so',
  level: 'M',
  clauses: ['TXN-LIST-currency'],
  witnesses: ['a row in another currency'],
  run: async (trial, fixture) => {
    const others = fixture.rows.filter((row) => row['currency'] !== 'IDR');
    if (others.length > 0) trial.witness('a row in another currency');
    await expectFilterResult(trial, fixture, {});
    await expectFilterResult(trial, fixture, { reference_id: fixture.prefix });
    await expectFilterResult(trial, fixture, { currency: 'PHP', reference_id: fixture.prefix });
  },
});

/** Whether every parameter of the list has a predicate here; checked by a test. */
export const unfiltered = (): string[] => {
  const paging = ['limit', 'after_id', 'before_id'];
  const names = Object.keys(registry.contracts.get(LIST)?.query?.shape ?? {});
  return names.filter((name) => !paging.includes(name) && !(name in transactionFilters));
};

export const transactionLaws: readonly Law[] = [sound, complete, matching, bounds, currency];
