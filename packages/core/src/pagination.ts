// The shape of lists: pages by key, newest first, in the two envelopes of the specification.
import * as z from 'zod';

/** A page of a list as every list endpoint of the unified API returns it. */
export const page = <S extends z.ZodType>(item: S) =>
  z.object({ data: z.array(item), has_more: z.boolean() });

/** One HATEOAS entry (TXN-LIST-links). */
export const link = z.object({
  href: z.string(),
  rel: z.literal('next'),
  method: z.literal('GET'),
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
  after_id: z.string().min(1).optional(),
  before_id: z.string().min(1).optional(),
});
