// Validates the stored state of a plan: an interval of zero length, or a cycle far beyond all
// others, would keep its calendar busy forever.
import { schemaOf, stateFields } from '@kasir/core/server';
import { leastDays } from '@kasir/models';
import * as z from 'zod';
import { metadataSchema, returnUrlsSchema } from '../instruments/state-schema.ts';
import { notificationTermsSchema } from '../notifications/kind.ts';
import { purchaseSchema } from '../operations/purchase.ts';
import type { Interval } from './calendar.ts';
import { planLifecycle, type PlanState } from './state.ts';

const { amount, count, currency, id, line, moment, text } = stateFields;

const units = Object.keys(leastDays) as (keyof typeof leastDays)[];

/** More units than the longest interval that a request can set. */
const UNITS_MAX = 100_000;

const intervalSchema = schemaOf<Interval>()(
  z.strictObject({ unit: z.enum(units), count: z.int().min(1).max(UNITS_MAX) }),
);

export const planSchema = schemaOf<PlanState>()(
  z.strictObject({
    status: z.enum(planLifecycle.states),
    shortId: id,
    reference: text,
    amount,
    currency,
    description: line,
    metadata: metadataSchema.nullable(),
    returnUrls: returnUrlsSchema,
    interval: intervalSchema,
    cycles: count.nullable(),
    progress: count,
    anchor: moment,
    turn: count,
    missed: z.enum(['IGNORE', 'STOP']),
    invoiceSeconds: count.nullable(),
    instrument: id.nullable(),
    savesCard: z.boolean(),
    purchase: purchaseSchema.exactOptional(),
    notifications: notificationTermsSchema.nullable(),
    lastInvoice: id.nullable(),
    created: moment,
    updated: moment,
    echo: z.unknown(),
    invoiceEcho: z.unknown(),
  }),
);
