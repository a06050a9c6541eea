// Walks lists page by page.
import { contractNamed } from '../registry.ts';
import { nodeOf } from '../schema.ts';
import { versionOf } from '../run/samples/sample.ts';
import type { Trial } from '../run/trial.ts';
import { expectStatus, expectThat, Indeterminate } from '../violation.ts';
import { field, itemsOf, type Actor, type ApiResponse } from '../targets/wire/message.ts';

export type Row = Readonly<Record<string, unknown>>;
export type Query = Readonly<Record<string, unknown>>;

export interface Page {
  readonly rows: readonly Row[];
  readonly more: boolean;
  readonly links: readonly unknown[];
}

/** A list endpoint, with the path parameters of its parent if it has one. */
export interface ListRef {
  readonly endpoint: string;
  readonly params?: Readonly<Record<string, string>>;
}

/** The largest number of pages that are walked. */
const PAGES_MAX = 100;

/** Returns the smallest and the largest limit of a list. */
export const limitsOf = ({ endpoint }: ListRef): { min: number; max: number } => {
  const limit = contractNamed(endpoint).query?.shape['limit'];
  const node = limit && nodeOf(limit);
  return { min: node?.min ?? 1, max: node?.max ?? 50 };
};

/** Returns whether a list has a parameter. */
export const hasParameter = ({ endpoint }: ListRef, name: string): boolean =>
  name in (contractNamed(endpoint).query?.shape ?? {});

/** Returns the page in a response. */
export const toPage = (response: ApiResponse, why: string): Page => {
  expectStatus(response, 200, why);
  const { body } = response;
  return {
    rows: itemsOf(body) as Row[],
    more: field(body, 'has_more') === true,
    // Legacy lists have one link instead of a list.
    links: [field(body, 'links') ?? []].flat(),
  };
};

/** Reads one page of a list. */
export const readPage = async (
  trial: Trial,
  { endpoint, params }: ListRef,
  query: Query,
  as?: Actor,
): Promise<Page> => {
  const input = { ...versionOf(endpoint), ...(params && { params }), query };
  return toPage(await trial.call(endpoint, input, { ...(as && { as }) }), 'for a page');
};

/** Returns the ids of rows: tokens of v3 have another field for it. */
export const idsOf = (rows: readonly Row[]): string[] =>
  rows.map((row) => String(row['id'] ?? row['payment_token_id']));

/** Returns whether the rows of a newest-first list are older than an instant. */
const isPast = (rows: readonly Row[], since: number): boolean => {
  const times = [rows[0], rows.at(-1)].map((row) => Date.parse(String(row?.['created'])));
  const [first = 0, last = 0] = times;
  return first > last && last < since;
};

/**
 * Reads all rows of a list by `after_id`. In newest-first lists pages older than `since`
 * (milliseconds since 1970) are skipped: the account may have many other rows.
 */
export const readAllPages = async (
  trial: Trial,
  listRef: ListRef,
  query: Query,
  limit: number,
  since = 0,
  as?: Actor,
): Promise<Row[]> => {
  const rows: Row[] = [];
  let after: string | undefined;
  for (let count = 0; count < PAGES_MAX; count += 1) {
    const page = await readPage(trial, listRef, { ...query, limit, after_id: after }, as);
    const known = new Set(idsOf(rows));
    const again = idsOf(page.rows).filter((id) => known.has(id));
    expectThat(again.length === 0, 'no item on two pages', again);
    rows.push(...page.rows);
    after = idsOf(page.rows).at(-1);
    if (!page.more || after === undefined || isPast(rows, since)) return rows;
  }
  throw new Indeterminate(`the list has more than ${PAGES_MAX} pages`);
};
