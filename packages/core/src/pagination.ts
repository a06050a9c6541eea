// Declares the shapes of lists: keyset pages, newest first, in the two envelopes of the
// specification.
import * as z from 'zod';
import { moment } from './text.ts';

/** The schema of a list page in the unified API. */
export const page = <S extends z.ZodType>(item: S) =>
  z.object({
    data: z.array(item).describe('The items of this page, newest first.'),
    has_more: z.boolean().describe('True when another page follows.'),
  });

/** Bounds of a time, each inclusive and optional. */
export const timeRange = z
  .object({
    gte: moment.optional().describe('Earliest time.'),
    lte: moment.optional().describe('Latest time.'),
  })
  .describe('A range of times, including both bounds; either may be omitted.');

/** One HATEOAS entry (TXN-LIST-links). */
export const link = z
  .object({
    href: z.string().describe('Path of the next page.'), // TXN-LIST-links.href
    rel: z.literal('next').describe('Always next.'), // TXN-LIST-links.rel
    method: z.literal('GET').describe('HTTP method.'), // TXN-LIST-links.method
  })
  .describe('A link to the next page.');

/** The schema of a page that also links to the next one. */
export const linkedPage = <S extends z.ZodType>(item: S) =>
  page(item).extend({
    links: z.array(link).optional().describe('The next page, where there is one.'),
  });

/** Query parameters of a cursor: at most one of `after_id` and `before_id` (TXN-UNSPEC-04). */
export const cursor = (bounds: {
  readonly min: number;
  readonly max: number;
  readonly default: number;
}) => ({
  limit: z
    .int()
    .min(bounds.min)
    .max(bounds.max)
    .optional()
    .describe('Maximum number of items on a page.'),
  // TXN-LIST-after_id
  after_id: z
    .string()
    .min(1)
    .optional()
    .describe('Continues after this item: the id of the last item of the previous page.'),
  // TXN-LIST-before_id
  before_id: z
    .string()
    .min(1)
    .optional()
    .describe('Goes back from this item: the id of the first item of the following page.'),
});
