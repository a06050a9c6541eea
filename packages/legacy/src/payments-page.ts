// The parameters of a page of the payments to a payment code, in both markets.
import { limits } from '@kasir/core';
import * as z from 'zod';

const { min, max } = limits.legacy_payments_page;

export const paymentsPage = {
  limit: z.int().min(min).max(max).optional().describe('Maximum number of items on a page.'),
  after_id: z
    .string()
    .min(1)
    .optional()
    .describe('Continues after this item: the id of the last item of the previous page.'),
};
