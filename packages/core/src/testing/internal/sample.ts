// Sample contracts that use every feature of contracts, to test derived data.
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

export const createWidget = endpoint({
  ...base,
  id: 'widgets.create',
  method: 'POST',
  path: '/widgets',
  summary: 'Makes a widget',
  headers: z.object({ 'with-split-rule': z.string().optional() }),
  body: z.object({ name: z.string(), amount: z.number().optional() }),
  success: { status: 201, body: widget },
  errors: { ...common.write, DUPLICATE_ERROR: 409, CHANNEL_UNAVAILABLE: 503 },
  idempotency: 'standard',
});

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

/** A list that only has pages since its second version. */
export const sortWidgets = endpoint({
  ...base,
  id: 'widgets.sort',
  method: 'GET',
  path: '/widgets/sorted',
  summary: 'Lists widgets by name',
  query: z.object(cursor({ min: 1, max: 50, default: 10 })),
  success: { status: 200, body: z.union([page(widget), z.array(z.string())]) },
  errors: common.read,
  idempotency: 'none',
  version: 'optional',
  versions: ['2020-05-19', '2024-11-11'],
});

/** Has another body in its first version. */
export const foldWidget = endpoint({
  ...base,
  id: 'widgets.fold',
  method: 'POST',
  path: '/widgets/fold',
  summary: 'Folds a widget',
  body: z.object({ times: z.number() }),
  datedBodies: { '2020-05-19': z.object({ twice: z.boolean() }) },
  success: { status: 200, body: widget },
  errors: common.write,
  idempotency: 'standard',
  version: 'optional',
  versions: ['2020-05-19', '2024-11-11'],
});

/** Requires a version, needs no input, and returns a list without an object around it. */
export const countWidgets = endpoint({
  ...base,
  id: 'widgets.count',
  method: 'GET',
  path: '/widgets/count',
  summary: 'Counts widgets',
  success: { status: 200, body: z.array(z.number()) },
  errors: common.read,
  idempotency: 'none',
  version: 'required',
  versions: ['2020-05-19', '2024-11-11'],
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

/** Uses the key header of the bank standard. */
export const bindWidget = endpoint({
  ...base,
  id: 'widgets.bind',
  method: 'POST',
  path: '/widgets/bind',
  summary: 'Binds a widget',
  headers: z.object({ 'x-timestamp': z.string(), 'x-external-id': z.string().optional() }),
  body: z.object({}),
  success: { status: 200, body: widget },
  errors: common.write,
  idempotency: 'x-external-id',
});

/** The contracts as a tree, as domain packages export theirs. */
export const sampleContracts = {
  widgets: {
    create: createWidget,
    get: getWidget,
    list: listWidgets,
    sort: sortWidgets,
    fold: foldWidget,
    count: countWidgets,
    paint: paintWidget,
    bind: bindWidget,
  },
};
