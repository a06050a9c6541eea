// Matches objects with the filter of a list: by their facts first, so that only the rest is
// rendered.
import type { ObjectSummary } from '@kasir/control';
import { toMajor } from '@kasir/core/money';
import { prefixes } from '@kasir/models';
import type { Viewed } from '../../observation/resource-views.ts';
import { factsOf, type Facts } from './facts.ts';

/** The filter of a list; all given fields must match. */
export interface ObjectFilter {
  readonly kind?: string | undefined;
  readonly status?: string | undefined;
  readonly reference_id?: string | undefined;
  /** A part of the id or reference, in upper or lower case. */
  readonly q?: string | undefined;
  /** Inclusive bounds, ISO 8601. */
  readonly created_from?: string | undefined;
  readonly created_to?: string | undefined;
  /** Inclusive bounds in main units, whatever the currency. */
  readonly min_amount?: number | undefined;
  readonly max_amount?: number | undefined;
  readonly channel_code?: string | undefined;
  readonly customer_id?: string | undefined;
  /** `key` or `key=value`. */
  readonly metadata?: string | undefined;
}

/** Returns the bounds of the creation time in milliseconds; undefined without any. */
export const createdOf = ({ created_from, created_to }: ObjectFilter) =>
  created_from === undefined && created_to === undefined
    ? undefined
    : {
        ...(created_from !== undefined && { gte: Date.parse(created_from) }),
        ...(created_to !== undefined && { lte: Date.parse(created_to) }),
      };

const fitsAmount = (
  { min_amount: min, max_amount: max }: ObjectFilter,
  { amount, currency }: Facts,
): boolean => {
  if (min === undefined && max === undefined) return true;
  if (amount === null || currency === null) return false;
  const major = toMajor(currency, amount);
  return (min ?? major) <= major && major <= (max ?? major);
};

/** Returns whether the facts of a row match the filter. */
export const fitsFacts = (filter: ObjectFilter, { view, row }: Viewed): boolean => {
  const facts = factsOf(view.kind, row);
  const { reference, channel, customer } = facts;
  if ((filter.reference_id ?? reference) !== reference) return false;
  if ((filter.channel_code ?? channel) !== channel) return false;
  if (
    filter.customer_id !== undefined &&
    (customer === null || prefixes.customer + customer !== filter.customer_id)
  )
    return false;
  if (!fitsAmount(filter, facts)) return false;
  const wanted = filter.q?.toLowerCase();
  return (
    wanted === undefined ||
    [view.id(row), reference ?? ''].some((text) => text.toLowerCase().includes(wanted))
  );
};

const fitsMetadata = (wanted: string, body: object): boolean => {
  const { metadata } = body as { readonly metadata?: unknown };
  if (typeof metadata !== 'object' || metadata === null) return false;
  const [key = ''] = wanted.split('=', 1);
  const found = new Map(Object.entries(metadata));
  if (!found.has(key)) return false;
  return wanted === key || String(found.get(key)) === wanted.slice(key.length + 1);
};

/** Returns whether a rendered object matches the filter. */
export const fitsRendered = (
  { status, metadata }: ObjectFilter,
  summary: ObjectSummary,
  body: object,
): boolean =>
  (status ?? summary.status) === summary.status &&
  (metadata === undefined || fitsMetadata(metadata, body));
