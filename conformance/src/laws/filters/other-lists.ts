// Laws about the filters of lists other than transactions: alone, with several values, together,
// and in pages.
import { law, type Law } from '../../law.ts';
import { filteredLists, type Filter, type FilteredList } from '../../models/filtered-lists.ts';
import {
  idsOf,
  limitsOf,
  readPage,
  hasParameter,
  readAllPages,
  type ListRef,
  type Query,
  type Row,
} from '../../models/list-pages.ts';
import { registry } from '../../registry.ts';
import type { Trial } from '../../run/trial.ts';
import { expectThat, expectSame } from '../../violation.ts';
import { encoded } from '../../wire/encode.ts';

/** A list with rows of a trial's own. */
interface Opened {
  readonly trial: Trial;
  readonly listRef: ListRef;
  readonly filters: FilteredList['filters'];
  /** The created rows, as the unfiltered list shows them. */
  readonly rows: readonly Row[];
  readonly since: number;
}

/** What identifies a created row: its id, or that of its payment request. */
const markOf = (row: Row): unknown => row['id'] ?? row['payment_request_id'];

const open = async (trial: Trial, subject: FilteredList): Promise<Opened> => {
  const { endpoint, platform, filters } = subject;
  await (platform ? trial.actAsPlatform() : trial.useOwnAccount());
  const { rows: made, params } = await subject.open(trial);
  const listRef = { endpoint, ...(params && { params }) };
  const since = Date.parse(String(made[0]?.['created']));
  const marks = new Set(made.map(markOf));
  const all = await walkAll(trial, listRef, {}, limitsOf(listRef).max, since);
  const rows = all.filter((row) => marks.has(row['id']) || marks.has(row['payment_request_id']));
  expectThat(rows.length >= made.length, `the ${made.length} created rows`, rows);
  return { trial, listRef, filters, rows, since };
};

/** All rows that a query finds; a list without cursors has one page. */
const walkAll = async (
  trial: Trial,
  listRef: ListRef,
  query: Query,
  limit: number,
  since?: number,
): Promise<readonly Row[]> =>
  hasParameter(listRef, 'after_id')
    ? readAllPages(trial, listRef, query, limit, Number.isNaN(since) ? 0 : since)
    : (await readPage(trial, listRef, { ...query, limit })).rows;

const keeps = (filters: Opened['filters'], query: Query, row: Row): boolean =>
  Object.entries(query).every(([name, value]) => {
    const has = filters[name]?.of(row);
    return Array.isArray(value) ? value.includes(has) : value === has;
  });

/** Compares what a query returns with what a reader of the whole list would keep. */
const expectFilterResult = async (
  { trial, listRef, filters, rows, since }: Opened,
  query: Query,
  limit = limitsOf(listRef).max,
): Promise<number> => {
  const found = await walkAll(trial, listRef, query, limit, since);
  const own = new Set(idsOf(rows));
  const wrong = found.filter((row) => !keeps(filters, query, row));
  expectThat(wrong.length === 0, `only rows with ${encoded(query)}`, wrong);
  const wanted = idsOf(rows.filter((row) => keeps(filters, query, row)));
  const seen = idsOf(found).filter((id) => own.has(id));
  expectSame(`the rows of ${encoded(query)}`, wanted, seen);
  return wanted.length;
};

/** Values of a filter that occur, each once. */
const valuesOf = (rows: readonly Row[], { of }: Filter): unknown[] => [
  ...new Set(rows.map(of).filter((value) => value !== null && value !== undefined)),
];

/** Whether a row has no value for a filter. */
const isNothing = (value: unknown): boolean =>
  (Array.isArray(value) ? value : [value]).every((one) => one === null || one === undefined);

const asSent = ({ many }: Filter, value: unknown): unknown => (many ? [value] : value);

const perFilteredList = (
  spec: Pick<Law, 'id' | 'title' | 'level' | 'witnesses'>,
  run: (opened: Opened) => Promise<void>,
  applies: (list: FilteredList) => boolean = () => true,
): Law[] =>
  filteredLists.filter(applies).map((list) =>
    law({
      ...spec,
      on: list.endpoint,
      needs: list.platform ? ['writes', 'control'] : ['writes'],
      endpoints: [...list.endpoints, list.endpoint],
      run: async (trial) => run(await open(trial, list)),
    }),
  );

const alone = perFilteredList(
  {
    id: 'fl-2',
    title: 'a filter returns exactly the rows of the unfiltered list that match it',
    level: 'S',
    witnesses: ['a filter kept some rows and not all'],
  },
  async (opened) => {
    const { trial, rows, filters } = opened;
    for (const [name, filter] of Object.entries(filters)) {
      for (const value of valuesOf(rows, filter)) {
        const kept = await expectFilterResult(opened, { [name]: asSent(filter, value) });
        if (kept > 0 && kept < rows.length) trial.witness('a filter kept some rows and not all');
      }
    }
  },
);

const union = perFilteredList(
  {
    id: 'fl-3',
    title: 'a filter with several values returns the rows that match any of them',
    level: 'S',
    witnesses: ['several values with rows each'],
  },
  async (opened) => {
    for (const [name, filter] of Object.entries(opened.filters)) {
      const values = valuesOf(opened.rows, filter);
      if (!filter.many || values.length < 2) continue;
      await expectFilterResult(opened, { [name]: values.slice(0, 2) });
      await expectFilterResult(opened, { [name]: values.toReversed() });
      opened.trial.witness('several values with rows each');
    }
  },
  ({ filters }) => Object.values(filters).some(({ many }) => many),
);

const together = perFilteredList(
  {
    id: 'fl-4',
    title: 'several filters return only the rows that match all of them',
    level: 'S',
    witnesses: ['two parameters kept a row'],
  },
  async (opened) => {
    const { trial, rows } = opened;
    const filters = Object.entries(opened.filters);
    const pairs = filters.flatMap((one, at) => filters.slice(at + 1).map((other) => [one, other]));
    for (const pair of trial.some(pairs)) {
      const [first, second] = [trial.pick(rows), trial.pick(rows)];
      for (const row of [first, second]) {
        const sent = pair.map(([name, filter], at): [string, unknown] => [
          name,
          asSent(filter, filter.of(at === 0 ? first : row)),
        ]);
        if (sent.some(([, value]) => isNothing(value))) continue;
        const kept = await expectFilterResult(opened, Object.fromEntries(sent));
        expectSame(
          'the rows',
          kept,
          await expectFilterResult(opened, Object.fromEntries(sent.toReversed())),
        );
        if (kept > 0) trial.witness('two parameters kept a row');
      }
    }
  },
);

const bounded = perFilteredList(
  {
    id: 'fl-7',
    title: 'bounds on timestamps are inclusive',
    level: 'S',
    witnesses: ['a bound among rows'],
  },
  async ({ trial, listRef, rows, since }) => {
    const row = rows[Math.floor(rows.length / 2)];
    const at = Date.parse(String(row?.['created']));
    const own = new Set(idsOf(rows));
    for (const [name, isKept] of [
      ['gte', (time: number) => time >= at],
      ['lte', (time: number) => time <= at],
    ] as const) {
      const query = { created: { [name]: row?.['created'] } };
      const found = await walkAll(trial, listRef, query, limitsOf(listRef).max, since);
      const wanted = rows.filter((one) => isKept(Date.parse(String(one['created']))));
      expectSame(
        `the rows of ${encoded(query)}`,
        idsOf(wanted),
        idsOf(found).filter((id) => own.has(id)),
      );
      if (wanted.length > 0) trial.witness('a bound among rows');
    }
  },
  (list) => hasParameter(list, 'created'),
);

const paged = perFilteredList(
  {
    id: 'fl-10',
    title: 'reading a filtered list page by page returns the same rows as reading it at once',
    level: 'S',
    witnesses: ['a filtered list of several rows'],
  },
  async (opened) => {
    for (const [name, filter] of Object.entries(opened.filters)) {
      for (const value of valuesOf(opened.rows, filter)) {
        const kept = await expectFilterResult(opened, { [name]: asSent(filter, value) }, 1);
        if (kept > 1) opened.trial.witness('a filtered list of several rows');
      }
    }
  },
  (list) => hasParameter(list, 'after_id'),
);

/**
 * Filters without a law: pagination, time bounds, and fields that no request of the suite can set.
 */
const untried = [
  'limit',
  'after_id',
  'before_id',
  'last_invoice_id',
  'invoice_id',
  'payment_method_id',
  'recurring_payment_id',
  'payment_channels',
];

/** Parameters of lists that have no predicate; checked by a test. */
export const unread = (): string[] =>
  filteredLists.flatMap(({ endpoint, filters }) =>
    Object.keys(registry.contracts.get(endpoint)?.query?.shape ?? {})
      .filter((name) => !untried.includes(name) && !/^(created|updated|paid|expired)/.test(name))
      .filter((name) => !(name in filters))
      .map((name) => `${endpoint} ${name}`),
  );

export const otherListLaws: readonly Law[] = [
  ...alone,
  ...union,
  ...together,
  ...bounded,
  ...paged,
];
