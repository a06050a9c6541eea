// Every filter of a list as a query that several rows match, with a predicate for the rows.
import { filteredLists } from './filtered-lists.ts';
import { transactionFilters as keepsTransaction } from './transaction-fixture.ts';
import { hasParameter, type ListRef, type Query, type Row } from './list-pages.ts';

/** How one parameter chooses rows. */
interface Parameter {
  /** Values under which a row is found. */
  readonly valueOf: (row: Row) => unknown;
  readonly keeps: (row: Row, value: unknown) => boolean;
}

export interface Criterion {
  readonly query: Query;
  readonly keeps: (row: Row) => boolean;
}

/** Parameters of the list of transactions that take several values. */
const columns: Readonly<Record<string, string>> = {
  types: 'type',
  statuses: 'status',
  channel_categories: 'channel_category',
};

const ofTransactions = (): Record<string, Parameter> =>
  Object.fromEntries(
    Object.entries(keepsTransaction)
      .filter(([name]) => name !== 'created' && name !== 'updated')
      .map(([name, keeps]) => {
        const column = columns[name];
        const valueOf = (row: Row): unknown =>
          column === undefined ? row[name] : row[column] === undefined ? undefined : [row[column]];
        return [name, { valueOf, keeps }];
      }),
  );

const ofOthers = (endpoint: string): Record<string, Parameter> => {
  const { filters = {} } = filteredLists.find((list) => list.endpoint === endpoint) ?? {};
  return Object.fromEntries(
    Object.entries(filters).map(([name, { of, many }]) => [
      name,
      {
        valueOf: (row: Row) => (many && of(row) !== undefined ? [of(row)] : of(row)),
        keeps: (row: Row, value: unknown) => [value].flat().includes(of(row)),
      },
    ]),
  );
};

const time = (value: unknown): number => Date.parse(String(value));

const bounds =
  (name: string): Parameter['keeps'] =>
  (row, value) => {
    const { gte, lte } = value as { gte?: string; lte?: string };
    const at = time(row[name]);
    return (gte === undefined || at >= time(gte)) && (lte === undefined || at <= time(lte));
  };

const parametersOf = ({ endpoint }: ListRef): Record<string, Parameter> =>
  endpoint === 'transactions.list' ? ofTransactions() : ofOthers(endpoint);

/** The value that most rows have. */
const commonest = (rows: readonly Row[], { valueOf }: Parameter): unknown => {
  const found = new Map<string, { value: unknown; count: number }>();
  for (const value of rows.map(valueOf)) {
    if (value === undefined || value === null) continue;
    if (Array.isArray(value) && (value[0] ?? null) === null) continue;
    const known = found.get(JSON.stringify(value)) ?? { value, count: 0 };
    found.set(JSON.stringify(value), { value, count: known.count + 1 });
  }
  return [...found.values()].toSorted((a, b) => b.count - a.count)[0]?.value;
};

/** Choices that the specification shows in rows and not among the values of their filter. */
const openChoices = new Set(['statuses']);

/** All values that occur, where a parameter takes several. */
const union = (rows: readonly Row[], name: string, { valueOf }: Parameter): unknown[] => {
  const values = rows.map(valueOf).filter((value) => Array.isArray(value));
  const all = [...new Set(values.flat())].filter((value) => value !== null);
  return all.length > 1 && !openChoices.has(name) ? [all] : [];
};

/** What a query of a list keeps. */
export const criterionOf = (listRef: ListRef, query: Query): Criterion => {
  const parameters = parametersOf(listRef);
  const keeping = (name: string): Parameter['keeps'] | undefined =>
    name === 'created' || name === 'updated' ? bounds(name) : parameters[name]?.keeps;
  return {
    query,
    keeps: (row) =>
      Object.entries(query).every(([name, value]) => keeping(name)?.(row, value) ?? true),
  };
};

/** Bounds on a time that leave out the first and the last quarter of rows. */
const boundsAmong = (listRef: ListRef, rows: readonly Row[], name: string): Criterion[] => {
  const at = (share: number): unknown => rows[Math.floor(rows.length * share)]?.[name];
  return [{ lte: at(0.25) }, { gte: at(0.75) }].map((value) =>
    criterionOf(listRef, { [name]: value }),
  );
};

/** Queries by each filter of a list: by the value that most rows have, and by all of them. */
export const criteriaOf = (listRef: ListRef, rows: readonly Row[]): readonly Criterion[] => {
  const singles = Object.entries(parametersOf(listRef)).flatMap(([name, parameter]) => {
    const value = commonest(rows, parameter);
    const values = [...(value === undefined ? [] : [value]), ...union(rows, name, parameter)];
    return values.map((one) => criterionOf(listRef, { [name]: one }));
  });
  const times = ['created', 'updated'].filter((name) => hasParameter(listRef, name));
  return [...singles, ...times.flatMap((name) => boundsAmong(listRef, rows, name))];
};

const isBounds = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Both of two criteria; bounds of one time make a window. */
export const both = (one: Criterion, other: Criterion): Criterion => {
  const query: Record<string, unknown> = { ...other.query };
  for (const [name, value] of Object.entries(one.query)) {
    const known = query[name];
    query[name] = isBounds(value) && isBounds(known) ? { ...known, ...value } : value;
  }
  return { query, keeps: (row) => one.keeps(row) && other.keeps(row) };
};
