// Sample contracts with values in paths, queries and headers, to test what a router reads of them.
import * as z from 'zod';
import { endpoint } from '../../contract.ts';
import { common } from '../../errors.ts';
import { cursor, page } from '../../pagination.ts';

const widget = z.object({ id: z.string(), name: z.string(), color: z.enum(['RED', 'BLUE']) });

const base = {
  auth: 'secret',
  permission: 'money_in:write',
  version: 'ignored',
} as const;

export const getWidget = endpoint({
  ...base,
  id: 'widgets.get',
  method: 'GET',
  path: '/widgets/{id}',
  summary: 'Reads a widget',
  params: z.object({ id: z.string() }),
  success: { status: 200, body: widget },
  errors: { ...common.read, DATA_NOT_FOUND: 404 },
  idempotency: 'none',
});

export const listWidgets = endpoint({
  ...base,
  id: 'widgets.list',
  method: 'GET',
  path: '/widgets',
  summary: 'Lists widgets',
  headers: z.object({ 'x-shelf': z.string().optional() }),
  query: z.object({
    colors: z.array(z.string()).optional(),
    amount: z.number().optional(),
    hidden: z.boolean().optional(),
    created: z.object({ gte: z.string().optional(), lte: z.string().optional() }).optional(),
    name: z.string().optional(),
    ...cursor({ min: 1, max: 50, default: 10 }),
  }),
  success: { status: 200, body: page(widget) },
  errors: common.read,
  idempotency: 'none',
});

/** A write without protection against a repeat. */
export const paintWidget = endpoint({
  ...base,
  id: 'widgets.paint',
  method: 'POST',
  path: '/widgets/{id}/paint!',
  summary: 'Paints a widget',
  params: z.object({ id: z.string() }),
  success: { status: 200, body: widget },
  errors: common.write,
  idempotency: 'none',
  version: 'optional',
  versions: ['2022-07-31'],
});
