// Lists with time bounds: how to create rows in each, and its bounds.
import { nodeOf } from '../../schema.ts';
import { contractNamed } from '../../registry.ts';
import { makeInvoice, makeQr, payQr } from '../../run/samples/makers.ts';
import type { Made } from '../../run/samples/sample.ts';
import type { Trial } from '../../run/trial.ts';
import { textOf } from '../../violation.ts';
import { listings, type ListLocation } from './listings.ts';
import type { Query, Row } from '../../views/list-pages.ts';

/** A parameter that selects rows from an instant on, or up to one. */
export interface Bound {
  readonly name: string;
  readonly side: 'from' | 'to';
  /** The field of a row that it bounds. */
  readonly field: string;
  readonly query: (moment: string) => Query;
}

export interface BoundedList {
  readonly endpoint: string;
  readonly platform?: true;
  readonly endpoints: readonly string[];
  readonly fill: (trial: Trial, count: number) => Promise<ListLocation>;
  readonly clauses: readonly string[];
}

/** Parameter -> the field that it bounds, if that has another name. */
const fields: Readonly<Record<string, string>> = {
  from: 'created',
  to: 'created',
  created_after: 'created',
  created_before: 'created',
  paid_after: 'paid_at',
  paid_before: 'paid_at',
  expired_after: 'expiry_date',
  expired_before: 'expiry_date',
};

const isMoment = (format: string | null): boolean =>
  format === 'date-time' || format === 'datetime';

/** Returns the bounds of a list from its declaration: each is a parameter, or a field of one. */
export const boundsOf = (endpoint: string): readonly Bound[] =>
  Object.entries(contractNamed(endpoint).query?.shape ?? {}).flatMap(([name, schema]): Bound[] => {
    const node = nodeOf(schema);
    if (isMoment(node.format)) {
      const side = /^from$|_after$/.test(name) ? 'from' : 'to';
      const field = fields[name] ?? name;
      return [{ name, side, field, query: (moment) => ({ [name]: moment }) }];
    }
    return Object.entries(node.shape)
      .filter(([, inner]) => isMoment(nodeOf(inner).format))
      .map(([key]) => ({
        name: `${name}[${key}]`,
        side: key === 'gte' || key === 'gt' ? 'from' : 'to',
        field: name,
        query: (moment) => ({ [name]: { [key]: moment } }),
      }));
  });

const listed = (endpoint: string, clauses: readonly string[]): BoundedList[] =>
  listings.filter((one) => one.endpoint === endpoint).map((one) => ({ ...one, clauses }));

/** Pays two invoices, if the target has a payer, so that they differ in their payment times. */
const payFirst = async (trial: Trial, [first, second]: readonly Made[]): Promise<void> => {
  const { payer } = trial.context.control ?? {};
  for (const invoice of [first, second]) await payer?.payInvoice?.(textOf(invoice, 'invoice_url'));
};

export const boundedLists: readonly BoundedList[] = [
  ...listed('transactions.list', [
    'TXN-LIST-created_gte',
    'TXN-LIST-created_lte',
    'TXN-LIST-updated_gte',
    'TXN-LIST-updated_lte',
  ]),
  ...listed('payment_methods.payments', []),
  ...listed('accounts.list', []),
  ...listed('v3_payment_requests.list', []),
  ...listed('payment_tokens.list', []),
  {
    endpoint: 'qr_codes.payments',
    endpoints: ['qr_codes.create', 'qr_codes.simulate'],
    fill: async (trial, count) => {
      const code = await makeQr(trial, { type: 'STATIC' });
      for (let n = 0; n < count; n += 1) await payQr(trial, code, 15_000 + n);
      return { query: { external_id: textOf(code, 'external_id'), limit: 100 } };
    },
    clauses: ['QR-PAYMENTS-from', 'QR-PAYMENTS-to'],
  },
  {
    endpoint: 'invoices.list',
    endpoints: ['invoices.create'],
    fill: async (trial, count) => {
      const external_id = trial.newReference();
      const made: Made[] = [];
      for (let n = 0; n < count; n += 1) made.push(await makeInvoice(trial, { external_id }));
      await payFirst(trial, made);
      return { query: { external_id, limit: 100 } };
    },
    clauses: [],
  },
];

/** Returns the time of a row that a bound compares; null if it has none. */
export const timeOf = (row: Row, { field }: Bound): number | null => {
  const text = row[field];
  return typeof text === 'string' ? Date.parse(text) : null;
};
