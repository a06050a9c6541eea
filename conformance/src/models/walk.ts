// Walks lists page by page, and the lists that can be walked: with rows of a trial's own to find.
import { contractNamed } from '../registry.ts';
import { nodeOf } from '../generate/schema.ts';
import { makeRequest } from '../run/samples/payment-requests.ts';
import { makeQr, payQr } from '../run/samples/qr-codes.ts';
import { versionOf } from '../run/samples/sample.ts';
import { transactionsOf } from '../run/samples/transactions.ts';
import type { Trial } from '../run/trial.ts';
import { hasStatus, holds, Indeterminate, textOf } from '../violation.ts';
import { field, type Actor } from '../wire/message.ts';

export type Row = Readonly<Record<string, unknown>>;
export type Query = Readonly<Record<string, unknown>>;

export interface Page {
  readonly rows: readonly Row[];
  readonly more: boolean;
  readonly links: readonly unknown[];
}

/** A list with cursors. */
export interface Listing {
  readonly endpoint: string;
  /** What else must exist to fill it. */
  readonly endpoints: readonly string[];
  /** Makes rows, and others between them, and answers a filter that finds the first. */
  readonly fill: (trial: Trial, count: number) => Promise<Query>;
}

/** After so many rows comes one that the filter must leave out. */
const FOREIGN_EVERY = 2;

/** More pages than this are not walked. */
const PAGES_MAX = 100;

export const listings: readonly Listing[] = [
  {
    endpoint: 'transactions.list',
    endpoints: ['qr_codes.create', 'qr_codes.simulate', 'transactions.list'],
    fill: async (trial, count) => {
      const code = await makeQr(trial, { type: 'STATIC' });
      const other = await makeQr(trial, { type: 'STATIC' });
      for (let n = 0; n < count; n += 1) {
        await payQr(trial, code, 15_000 + n);
        if (n % FOREIGN_EVERY === 1) await payQr(trial, other, 15_000 + n);
      }
      return { reference_id: textOf(code, 'external_id') };
    },
  },
  {
    endpoint: 'payment_requests.list',
    endpoints: ['payment_requests.create', 'payment_requests.list'],
    fill: async (trial, count) => {
      const reference_id = trial.fresh();
      for (let n = 0; n < count; n += 1) {
        await makeRequest(trial, { reference_id });
        if (n % FOREIGN_EVERY === 1) await makeRequest(trial);
      }
      return { reference_id };
    },
  },
];

/** Smallest and largest limit of a list. */
export const limitsOf = ({ endpoint }: Listing): { min: number; max: number } => {
  const limit = contractNamed(endpoint).query?.shape['limit'];
  const node = limit && nodeOf(limit);
  return { min: node?.min ?? 1, max: node?.max ?? 50 };
};

const arrayOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** One page of a list. */
export const pageOf = async (
  trial: Trial,
  { endpoint }: Pick<Listing, 'endpoint'>,
  query: Query,
  as?: Actor,
): Promise<Page> => {
  const answer = await trial.call(
    endpoint,
    { ...versionOf(endpoint), query },
    { ...(as && { as }) },
  );
  hasStatus(answer, 200, 'for a page');
  return {
    rows: arrayOf(field(answer.body, 'data')) as Row[],
    more: field(answer.body, 'has_more') === true,
    links: arrayOf(field(answer.body, 'links')),
  };
};

export const idsOf = (rows: readonly Row[]): string[] => rows.map((row) => textOf(row, 'id'));

/** Whether a page reaches behind a moment in a list that goes back in time. */
const isPast = (rows: readonly Row[], since: number): boolean => {
  const times = [rows[0], rows.at(-1)].map((row) => Date.parse(String(row?.['created'])));
  const [first = 0, last = 0] = times;
  return first > last && last < since;
};

/**
 * All rows of a list, by `after_id` from page to page. Where the newest come first, pages behind
 * `since` (milliseconds since 1970) are left out: other rows of the account may be many.
 */
export const walk = async (
  trial: Trial,
  listing: Listing,
  query: Query,
  limit: number,
  since = 0,
): Promise<Row[]> => {
  const rows: Row[] = [];
  let after: string | undefined;
  for (let count = 0; count < PAGES_MAX; count += 1) {
    const page = await pageOf(trial, listing, { ...query, limit, after_id: after });
    const known = new Set(idsOf(rows));
    const again = idsOf(page.rows).filter((id) => known.has(id));
    holds(again.length === 0, 'no item on two pages', again);
    rows.push(...page.rows);
    after = idsOf(page.rows).at(-1);
    if (!page.more || after === undefined || isPast(page.rows, since)) return rows;
  }
  throw new Indeterminate(`the list has more than ${PAGES_MAX} pages`);
};

/** A transaction of another account, or of this one when there is no other. */
export const anyTransaction = async (trial: Trial, as: Actor): Promise<string> => {
  const code = await makeQr(trial, { type: 'STATIC' }, as);
  const payment = await payQr(trial, code, 15_000, as);
  const [row] = await transactionsOf(trial, { product_id: payment['id'] }, as);
  return textOf(row, 'id');
};
