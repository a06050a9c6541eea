// The shape of lists: pages by key, newest first, in the two envelopes of the specification.
import * as z from 'zod';
import { moment } from './text.ts';

/** A page of a list as every list endpoint of the unified API returns it. */
export const page = <S extends z.ZodType>(item: S) =>
  z.object({ data: z.array(item), has_more: z.boolean() });

/** Both bounds of a time, each included where it is sent. */
export const timeRange = z.object({ gte: moment.optional(), lte: moment.optional() });

/** One HATEOAS entry (TXN-LIST-links). */
export const link = z.object({
  href: z.string(), // TXN-LIST-links.href
  rel: z.literal('next'), // TXN-LIST-links.rel
  method: z.literal('GET'), // TXN-LIST-links.method
});

/** A page that also links to the next one. */
export const linkedPage = <S extends z.ZodType>(item: S) =>
  page(item).extend({ links: z.array(link).optional() });

/** Query parameters of a cursor: at most one of both (TXN-UNSPEC-04). */
export const cursor = (bounds: {
  readonly min: number;
  readonly max: number;
  readonly default: number;
}) => ({
  limit: z.int().min(bounds.min).max(bounds.max).optional(),
  after_id: z.string().min(1).optional(), // TXN-LIST-after_id
  before_id: z.string().min(1).optional(), // TXN-LIST-before_id
});
