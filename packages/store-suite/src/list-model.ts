// A model of lists that filters and sorts generated notes in an array; the pages of stores are
// compared with its pages.
import fc from 'fast-check';
import type { Row } from '@kasir/core/resource';
import { timeOf } from '@kasir/core';
import type { ListFilter, ListPage } from '@kasir/core/store';
import { note, type Note } from './fixtures.ts';

/** Characters that often break query languages and encodings. */
const awkward = [
  'a',
  'b',
  'B',
  '1',
  ' ',
  '%',
  '_',
  '\\',
  '"',
  "'",
  '*',
  '-',
  'é',
  '漢',
  '😀',
  '🏳️',
];

const text = (max: number) =>
  fc.array(fc.constantFrom(...awkward), { maxLength: max }).map((parts) => parts.join(''));

const statuses = ['OPEN', 'DONE', "IT'S"];
const folders = ['folder a', 'folder b'];
const touched = fc.integer({ min: 0, max: 30 });

/** A generated note, and the milliseconds between its creation and that of the previous note. */
export const anyNote = fc.record({
  contents: fc
    .record({
      reference: fc.option(text(8)),
      label: text(12),
      status: fc.constantFrom(...statuses),
      size: fc.option(fc.integer({ min: -2, max: 3 })),
      touched: fc.option(touched),
      folder: fc.option(fc.constantFrom(...folders)),
    })
    .map((fields) => note(fields)),
  younger: fc.integer({ min: 0, max: 2 }),
});

const some = <T>(...values: T[]) => fc.subarray(values, { minLength: 1 });

/** Omits a value in most cases, so that both single filters and combinations occur. */
const maybe = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });

const bounds = (value: fc.Arbitrary<number>) =>
  fc.record({ gte: value, lte: value }, { requiredKeys: [] });

/** A generated query; its numbers select ids and times of the existing notes. */
const anyQuery = fc.record({
  status: maybe(some(...statuses, 'NEVER')),
  size: maybe(some(-1, 0, 1, 3, 99)),
  reference: maybe(fc.array(text(2), { minLength: 1, maxLength: 3 })),
  inReference: maybe(text(4)),
  inLabel: maybe(text(4)),
  touched: maybe(bounds(touched)),
  created: maybe(bounds(fc.nat())),
  folder: maybe(fc.constantFrom(...folders, 'folder c')),
  ids: maybe(fc.array(fc.nat(), { maxLength: 6 })),
  cursor: maybe(fc.tuple(fc.constantFrom('after', 'before'), fc.nat())),
  limit: fc.integer({ min: 1, max: 9 }),
  order: maybe(fc.constantFrom('asc', 'desc')),
});

export const anyQueries = fc.array(anyQuery, { minLength: 60, maxLength: 60 });

export type Query = typeof anyQuery extends fc.Arbitrary<infer Q> ? Q : never;
type Known<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** Returns the object without its undefined fields. */
const known = <T extends object>(fields: T): Partial<Known<T>> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<
    Known<T>
  >;

/** Returns the filter and page of a query over the notes with these ids. */
export const listArguments = (query: Query, ids: readonly string[]): [ListFilter, ListPage] => {
  const id = (n: number): string => ids[n % ids.length] ?? '';
  const { status, size, reference, inReference, inLabel, touched, created, cursor } = query;
  const any = known({ status, size, reference });
  const contains = known({ reference: inReference, label: inLabel });
  const filter = known({
    any: Object.keys(any).length > 0 ? any : undefined,
    contains: Object.keys(contains).length > 0 ? contains : undefined,
    between: touched && { touched: known(touched) },
    created:
      created &&
      known({
        gte: created.gte === undefined ? undefined : timeOf(id(created.gte)),
        lte: created.lte === undefined ? undefined : timeOf(id(created.lte)),
      }),
    parent: query.folder,
    ids: query.ids?.map(id),
  });
  const page = known({
    limit: query.limit,
    order: query.order,
    [cursor?.[0] ?? 'after']: cursor && id(cursor[1]),
  });
  return [filter, page as ListPage];
};

const within = (value: unknown, { gte, lte }: { gte?: number; lte?: number }): boolean =>
  typeof value === 'number' &&
  (gte === undefined || value >= gte) &&
  (lte === undefined || value <= lte);

type Test = (row: Row<Note>) => boolean;

/** Returns the tests that a row must pass, prepared once for all rows. */
const testsOf = (filter: ListFilter): Test[] => {
  const { created, parent, ids } = filter;
  const facet = (name: string, passes: (value: unknown) => boolean): Test => {
    const field = name as keyof Note;
    return (row) => passes(row.public[field]);
  };
  return [
    ...Object.entries(filter.any ?? {}).map(([name, values]) =>
      facet(name, (value) => values.some((one) => one === value)),
    ),
    ...Object.entries(filter.contains ?? {}).map(([name, part]) =>
      facet(name, (value) => typeof value === 'string' && value.includes(part)),
    ),
    ...Object.entries(filter.between ?? {}).map(([name, range]) =>
      facet(name, (value) => within(value, range)),
    ),
    ...(created ? [({ id }: Row<Note>) => within(timeOf(id), created)] : []),
    ...(parent === undefined ? [] : [(row: Row<Note>) => row.public.folder === parent]),
    ...(ids ? [({ id }: Row<Note>) => ids.includes(id)] : []),
  ];
};

/** Returns the expected page by a scan of all rows; `rows` are in the order of their ids. */
export const expectedPage = (
  rows: readonly Row<Note>[],
  filter: ListFilter,
  { limit, after, before, order = 'desc' }: ListPage,
): { ids: string[]; more: boolean } => {
  const tests = testsOf(filter);
  const ids = rows.filter((row) => tests.every((passes) => passes(row))).map(({ id }) => id);
  const listed = order === 'desc' ? ids.toReversed() : ids;
  const sign = order === 'desc' ? -1 : 1;
  const behind = (cursor: string) => (id: string) =>
    (id > cursor ? sign : -sign) > 0 && id !== cursor;
  if (before !== undefined) {
    const ahead = listed.filter((id) => id !== before && !behind(before)(id));
    return { ids: ahead.slice(-limit), more: ahead.length > limit };
  }
  const rest = after === undefined ? listed : listed.filter(behind(after));
  return { ids: rest.slice(0, limit), more: rest.length > limit };
};
