// Contracts of a small shop, one for each feature of contracts, for tests of the pipeline.
import * as z from 'zod';
import { endpoint } from '../../contract.ts';
import { common } from '../../errors.ts';
import { event } from '../../event.ts';
import { stateKind, type RowOf } from '../../kind.ts';
import { lifecycle } from '../../lifecycle.ts';
import { secret } from '../../redact.ts';
import { toIsoString, metadata, referenceId, timestamp } from '../../text.ts';

const orderLifecycle = lifecycle({
  name: 'order',
  states: ['OPEN', 'PAID', 'REFUNDED'],
  on: {
    open: [{ from: [null], to: 'OPEN' }],
    pay: [{ from: ['OPEN'], to: 'PAID', signal: 'order.paid' }],
    refund: [{ from: ['PAID'], to: 'REFUNDED', signal: 'order.refunded' }],
  },
});

const order = z.object({
  id: z.string(),
  reference_id: z.string(),
  amount: z.number(),
  status: z.enum(orderLifecycle.states),
  note: z.string().nullable(),
  metadata: metadata.nullish(),
  created: timestamp,
});

/** An order in the newer version, which renames the reference. */
const orders2021 = order.omit({ reference_id: true }).extend({ reference: z.string() });

type Order = z.infer<typeof order>;

export interface OrderState {
  readonly status: Order['status'];
  readonly reference: string;
  readonly amount: number;
  readonly note: string | null;
  readonly metadata: Order['metadata'];
  readonly created: number;
}

export const orders = stateKind<OrderState>()({
  name: 'order',
  lifecycle: orderLifecycle,
  keys: { reference: ({ reference }) => reference },
});

/** Renders an order for the wire. */
export const renderOrder = ({ id, state }: RowOf<typeof orders>): Order => {
  const { reference, metadata, created, ...rest } = state;
  const rendered = { id, reference_id: reference, ...rest, created: toIsoString(created) };
  return metadata === undefined ? rendered : { ...rendered, metadata };
};

const versions = ['2020-01-01', '2021-01-01'] as const;

export const newest = ({ reference_id, ...rest }: Order): z.infer<typeof orders2021> => ({
  ...rest,
  reference: reference_id,
});

export const inVersion = (version: string | null, made: Order) =>
  version === versions[0] ? made : newest(made);

export const orderPaid = event({
  name: 'order.paid',
  family: 'order',
  envelope: 'refund',
  data: orders2021,
  essential: { id: true },
  dated: {
    resource: 'orders',
    forms: {
      '2020-01-01': {
        data: order,
        essential: { id: true },
        render: ({ reference, ...rest }) => ({ reference_id: reference, ...rest }),
      },
    },
  },
  when: 'an order is paid',
  clauses: [],
});

const base = {
  auth: 'secret',
  permission: 'money_in:write',
  summary: 'Test',
  clauses: [],
} as const;
const params = z.object({ id: z.string() });
const rendered = { status: 200, body: z.union([order, orders2021]) } as const;

const createOrder = endpoint({
  ...base,
  id: 'orders.create',
  method: 'POST',
  path: '/orders',
  headers: z.object({ 'with-split-rule': z.string().max(20).optional() }),
  query: z.object({ dry: z.boolean().optional() }),
  body: z.object({
    reference_id: referenceId,
    amount: z.number().min(1),
    note: z.string().nullish(),
    metadata: metadata.nullish(),
    method: z
      .discriminatedUnion('type', [
        z.object({ type: z.literal('CARD'), card: z.object({ number: z.string() }) }),
        z.object({ type: z.literal('EWALLET'), channel: z.enum(['A', 'B']) }),
      ])
      .optional(),
  }),
  rules: [
    {
      when: {
        text: 'amount is above 1000',
        test: (body: { amount: number }) => body.amount > 1_000,
      },
      require: ['note'],
      clause: 'LIMIT-01',
    },
  ],
  success: { ...rendered, status: 201 },
  errors: { ...common.write, DUPLICATE_ERROR: 409 },
  idempotency: 'standard',
  version: 'optional',
  versions,
});

const getOrder = endpoint({
  ...base,
  id: 'orders.get',
  method: 'GET',
  path: '/orders/{id}',
  permission: 'money_in:read',
  params,
  success: rendered,
  errors: { ...common.read, DATA_NOT_FOUND: 404 },
  idempotency: 'none',
  version: 'optional',
  versions,
});

const noteOrder = endpoint({
  ...base,
  id: 'orders.note',
  method: 'PATCH',
  path: '/orders/{id}',
  params,
  body: z.object({ note: z.string() }),
  success: { status: 200, body: order },
  errors: { ...common.write, DATA_NOT_FOUND: 404 },
  idempotency: 'standard',
  version: 'ignored',
});

const keepOrder = endpoint({
  ...base,
  id: 'orders.keep',
  method: 'DELETE',
  path: '/orders/{id}',
  params,
  success: { status: 200, body: z.object({ kept: z.boolean() }) },
  errors: common.write,
  idempotency: 'standard',
  version: 'ignored',
});

const payOrder = endpoint({
  ...base,
  id: 'orders.pay',
  method: 'POST',
  path: '/orders/{id}/pay!',
  testOnly: true,
  params,
  body: z.object({}),
  success: { status: 200, body: order },
  errors: { ...common.write, DATA_NOT_FOUND: 404, INELIGIBLE_TRANSACTION: 400 },
  idempotency: 'standard',
  version: 'ignored',
});

/** Refunds an order once it is paid; writes before it rejects. */
const refundOrder = endpoint({
  ...base,
  id: 'refunds.create',
  method: 'POST',
  path: '/refunds',
  body: z.object({ order_id: z.string(), amount: z.number() }),
  success: { status: 201, body: order },
  errors: {
    ...common.write,
    CHANNEL_UNAVAILABLE: 503,
    DATA_NOT_FOUND: 404,
    INELIGIBLE_TRANSACTION: 400,
  },
  idempotency: 'standard',
  version: 'ignored',
});

/** An endpoint whose decision makes the mistake named in `how`. */
const breakThings = endpoint({
  ...base,
  id: 'broken.create',
  method: 'POST',
  path: '/broken',
  body: z.object({ how: z.enum(['throw', 'undeclared', 'misshapen', 'unbalanced', 'never']) }),
  success: { status: 200, body: z.object({ ok: z.boolean() }) },
  errors: common.write,
  idempotency: 'standard',
  version: 'ignored',
});

/** Has another body in its older version, in JSON and in forms. */
const sendParcel = endpoint({
  ...base,
  id: 'parcels.create',
  method: 'POST',
  path: '/parcels',
  body: z.object({
    load: z.object({ grams: z.number() }),
    lock: z.object({ pin: secret(z.string()) }).optional(),
  }),
  datedBodies: {
    [versions[0]]: z.object({
      grams: z.number(),
      code: z.object({ digits: secret(z.string()) }).optional(),
    }),
  },
  encodings: ['json', 'form'],
  success: { status: 200, body: z.object({ grams: z.number() }) },
  errors: common.write,
  idempotency: 'standard',
  version: 'optional',
  versions,
});

/** A legacy endpoint: forms as well as JSON, and its own codes for bad and forbidden requests. */
const createForm = endpoint({
  ...base,
  id: 'forms.create',
  method: 'POST',
  path: '/forms',
  body: z.object({
    external_id: z.string(),
    amount: z.number(),
    paid: z.boolean().optional(),
    metadata: metadata.optional(),
  }),
  encodings: ['json', 'form'],
  success: {
    status: 200,
    body: z.object({ external_id: z.string(), amount: z.number(), metadata: metadata.optional() }),
  },
  errors: { ...common.write, REQUEST_FORBIDDEN: 403, INVALID_JSON_FORMAT: 400 },
  idempotency: 'none',
  version: 'ignored',
});

const createToken = endpoint({
  ...base,
  id: 'tokens.create',
  method: 'POST',
  path: '/tokens',
  auth: 'public',
  body: z.object({}),
  success: { status: 200, body: z.object({ account: z.string(), mode: z.string() }) },
  errors: common.write,
  idempotency: 'none',
  version: 'required',
  versions: ['2024-11-11'],
});

const bindAccount = endpoint({
  ...base,
  id: 'bindings.create',
  method: 'POST',
  path: '/bindings',
  headers: z.object({ 'x-external-id': z.string(), 'x-timestamp': z.string() }),
  body: z.object({ phone: z.string() }),
  success: { status: 200, body: z.object({ id: z.string() }) },
  errors: { ...common.write, API_VALIDATION_ERROR: 422 },
  errorFields: (status, { message }) => ({ responseCode: `${status}00`, responseMessage: message }),
  idempotency: 'x-external-id',
  version: 'ignored',
});

/** A list with its own limit. */
const countOrders = endpoint({
  ...base,
  id: 'counts.get',
  method: 'GET',
  path: '/orders/count',
  permission: 'report:read',
  query: z.object({ kinds: z.array(z.enum(['A', 'B'])).optional(), limit: z.int().optional() }),
  success: { status: 200, body: z.object({ kinds: z.array(z.string()), limit: z.number() }) },
  errors: common.read,
  idempotency: 'none',
  version: 'ignored',
  ratePerMinute: 5,
});

export const shopContracts = {
  orders: { create: createOrder, get: getOrder, note: noteOrder, keep: keepOrder, pay: payOrder },
  refunds: { create: refundOrder },
  broken: { create: breakThings },
  parcels: { create: sendParcel },
  forms: { create: createForm },
  tokens: { create: createToken },
  bindings: { create: bindAccount },
  counts: { get: countOrders },
} as const;
