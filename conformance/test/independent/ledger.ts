// Transactions of the independent server: recording movements of money, and listing them.
import { minor, moment, wholeNumber } from './check.ts';
import {
  invalid,
  newId,
  now,
  Rejection,
  stamp,
  type Store,
  type Json,
  type Row,
  type State,
} from './state.ts';

const LISTS = {
  types: ['DISBURSEMENT', 'PAYMENT', 'REMITTANCE_PAYOUT', 'TRANSFER', 'REFUND'],
  statuses: ['PENDING', 'SUCCESS', 'FAILED', 'VOIDED', 'REFUNDED', 'REVERSED'],
  channel_categories: [
    'BANK',
    'CASH',
    'CARDS',
    'CARDLESS_CREDIT',
    'DIRECT_DEBIT',
    'EWALLET',
    'PAYLATER',
    'QR_CODE',
    'RETAIL_OUTLET',
    'VIRTUAL_ACCOUNT',
    'XENPLATFORM',
  ],
} as const;

/** Returns the channel category of a type of payment method. */
export const categoryOf = (type: string): string =>
  type === 'CARD' ? 'CARDS' : type === 'OVER_THE_COUNTER' ? 'RETAIL_OUTLET' : type;

/** A movement of money to record. */
interface Movement {
  readonly product: string;
  readonly type: 'PAYMENT' | 'REFUND';
  readonly status?: string;
  readonly category: string;
  readonly channel: string;
  readonly reference: unknown;
  readonly currency: unknown;
  readonly amount: unknown;
}

/** Records a movement of money; this server has no fees. */
export const record = (state: State, store: Store, movement: Movement): void => {
  const at = now(state);
  store.transactions.push({
    at,
    view: {
      id: newId('txn_'),
      product_id: movement.product,
      type: movement.type,
      status: movement.status ?? 'SUCCESS',
      channel_category: movement.category,
      channel_code: movement.channel,
      reference_id: movement.reference,
      account_identifier: null,
      currency: movement.currency,
      amount: movement.amount,
      net_amount: movement.amount,
      cashflow: movement.type === 'REFUND' ? 'MONEY_OUT' : 'MONEY_IN',
      business_id: store.account.id,
      created: stamp(at),
      updated: stamp(at),
    },
  });
};

/** Marks the payment of a product as refunded in full. */
export const markRefunded = (state: State, store: Store, product: string): void => {
  const row = store.transactions.find(({ view }) => view['product_id'] === product);
  if (row) Object.assign(row.view, { status: 'REFUNDED', updated: stamp(now(state)) });
};

/** Returns a transaction as clients see it. */
const toPublic = (state: State, { view }: Row): Json => {
  if (state.wrong !== 'local-time') return view;
  const local = (value: unknown): string =>
    stamp(Date.parse(String(value)) + 7 * 3_600_000).replace('+00:00', '+07:00');
  return { ...view, created: local(view['created']), updated: local(view['updated']) };
};

/** GET /transactions/{transaction_id} */
export const getTransaction = (state: State, store: Store, id: string): Json => {
  const row = store.transactions.find(({ view }) => view['id'] === id);
  if (!row) throw new Rejection(404, 'TRANSACTION_NOT_FOUND', `There is no transaction ${id}.`);
  return toPublic(state, row);
};

/** Returns an array of a query: repeated, with brackets, or separated by commas. */
const listed = (query: URLSearchParams, field: keyof typeof LISTS): string[] | undefined => {
  const sent = [...query.getAll(field), ...query.getAll(`${field}[]`)];
  const values = sent.flatMap((value) => value.split(','));
  for (const value of values) {
    const known: readonly string[] = LISTS[field];
    if (!known.includes(value)) throw invalid(field, `has no value ${value}`);
  }
  return values.length > 0 ? values : undefined;
};

/** Returns one condition for each parameter of a query. */
const conditions = (state: State, query: URLSearchParams): ((row: Json) => boolean)[] => {
  const tests: ((row: Json) => boolean)[] = [];
  const among = (values: string[] | undefined, field: string): void => {
    if (values) tests.push((row) => values.includes(String(row[field])));
  };
  const types = listed(query, 'types');
  const statuses = listed(query, 'statuses');
  among(types, 'type');
  if (!(state.wrong === 'status-filter-dropped' && types)) among(statuses, 'status');
  among(listed(query, 'channel_categories'), 'channel_category');
  for (const field of ['product_id', 'account_identifier']) {
    const value = query.get(field);
    if (value !== null) tests.push((row) => row[field] === value);
  }
  const part = query.get('reference_id');
  const cased = (value: unknown): string =>
    state.wrong === 'search-ignores-case' ? String(value).toLowerCase() : String(value);
  if (part !== null) tests.push((row) => cased(row['reference_id']).includes(cased(part)));
  const currency = query.get('currency') ?? 'IDR';
  if (!/^[A-Z]{3}$/.test(currency)) throw invalid('currency', 'must be an ISO 4217 code');
  if (query.has('currency') || state.wrong !== 'currency-default-all') {
    tests.push((row) => row['currency'] === currency);
  }
  const sum = query.get('amount');
  if (sum !== null) {
    if (!/^\d+(\.\d+)?$/.test(sum)) throw invalid('amount', 'must be a number');
    tests.push((row) => minor(Number(row['amount']), 'PHP') === minor(Number(sum), 'PHP'));
  }
  for (const field of ['created', 'updated']) {
    const from = query.get(`${field}[gte]`);
    const to = query.get(`${field}[lte]`);
    const at = (row: Json): number => Date.parse(String(row[field]));
    if (from !== null) {
      const bound = moment(from, `${field}[gte]`);
      tests.push((row) => at(row) >= bound);
    }
    if (to !== null) {
      const bound = moment(to, `${field}[lte]`);
      const exclusive = state.wrong === 'lte-exclusive';
      tests.push((row) => at(row) < bound || (!exclusive && at(row) === bound));
    }
  }
  return tests;
};

/** Returns a page of rows in their order, by the cursors after_id and before_id. */
export const page = <T>(
  query: URLSearchParams,
  rows: readonly T[],
  idOf: (row: T) => unknown,
  limit: number,
): { rows: T[]; more: boolean } => {
  const after = query.get('after_id');
  const before = query.get('before_id');
  if (after !== null && before !== null) throw invalid('before_id', 'excludes after_id');
  const find = (id: string, field: string): number => {
    const place = rows.findIndex((row) => idOf(row) === id);
    if (place === -1) throw invalid(field, 'names no item of this list');
    return place;
  };
  if (before !== null) {
    const end = find(before, 'before_id');
    const start = Math.max(0, end - limit);
    return { rows: rows.slice(start, end), more: start > 0 };
  }
  const start = after === null ? 0 : find(after, 'after_id') + 1;
  return { rows: rows.slice(start, start + limit), more: start + limit < rows.length };
};

/** GET /transactions */
export const listTransactions = (state: State, store: Store, query: URLSearchParams): Json => {
  const tests = conditions(state, query);
  const limit = wholeNumber(query, 'limit', [1, 50, 10]);
  let matching = store.transactions.filter(({ view }) => tests.every((test) => test(view)));
  if (state.wrong === 'order-by-amount') {
    matching.sort((one, two) => Number(one.view['amount']) - Number(two.view['amount']));
  }
  const after = query.get('after_id');
  const cursor = matching.find(({ view }) => view['id'] === after);
  if (state.wrong === 'cursor-skips-equal-times' && cursor) {
    matching = matching.filter((row) => row === cursor || row.at !== cursor.at);
  }
  const size = state.wrong === 'page-one-longer' ? limit + 1 : limit;
  const { rows, more } = page(query, matching, ({ view }) => view['id'], size);
  const last = rows.at(-1);
  const next = new URLSearchParams(query);
  const backwards = query.has('before_id');
  const edge = backwards ? rows[0] : last;
  if (edge) next.set(backwards ? 'before_id' : 'after_id', String(edge.view['id']));
  const links = [{ href: `/transactions?${next}`, rel: 'next', method: 'GET' }];
  const data = rows.map((row) => toPublic(state, row));
  return more ? { data, has_more: true, links } : { data, has_more: false };
};
