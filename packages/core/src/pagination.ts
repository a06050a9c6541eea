// Declares the shapes of lists: keyset pages, newest first, in the two envelopes of the
// specification.
import * as z from 'zod';
import { moment } from './text.ts';

/** The schema of a list page in the unified API. */
export const page = <S extends z.ZodType>(item: S) =>
  z.object({ data: z.array(item), has_more: z.boolean() });

/** Bounds of a time, each inclusive and optional. */
export const timeRange = z.object({ gte: moment.optional(), lte: moment.optional() });

/** One HATEOAS entry (TXN-LIST-links). */
export const link = z.object({
  href: z.string(), // TXN-LIST-links.href
  rel: z.literal('next'), // TXN-LIST-links.rel
  method: z.literal('GET'), // TXN-LIST-links.method
});

/** The schema of a page that also links to the next one. */
export const linkedPage = <S extends z.ZodType>(item: S) =>
  page(item).extend({ links: z.array(link).optional() });

/** Query parameters of a cursor: at most one of `after_id` and `before_id` (TXN-UNSPEC-04). */
export const cursor = (bounds: {
  readonly min: number;
  readonly max: number;
  readonly default: number;
}) => ({
  limit: z.int().min(bounds.min).max(bounds.max).optional(),
  after_id: z.string().min(1).optional(), // TXN-LIST-after_id
  before_id: z.string().min(1).optional(), // TXN-LIST-before_id
});
