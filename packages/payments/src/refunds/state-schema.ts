// Validates the stored state of a refund.
import { schemaOf, stateFields } from '@kasir/core/server';
import { refundReason } from '@kasir/models';
import * as z from 'zod';
import type { Fees } from '../fees/fees.ts';
import { channelTypeSchema, metadataSchema } from '../instruments/state-schema.ts';
import { refundLifecycle, type RefundState } from './state.ts';

const { amount, currency, id, line, moment, ref, signed, text } = stateFields;

const feesSchema = schemaOf<Fees>()(z.strictObject({ fee: signed, vat: signed }));

export const refundSchema = schemaOf<RefundState>()(
  z.strictObject({
    status: z.enum(refundLifecycle.states),
    product: ref.exactOptional(),
    payment: id,
    paidProduct: text,
    intent: id.nullable(),
    invoice: line,
    type: channelTypeSchema,
    channel: id,
    country: id,
    currency,
    amount,
    returned: feesSchema,
    free: z.boolean(),
    reason: refundReason,
    reference: text,
    metadata: metadataSchema.nullable(),
    failure: line,
    script: text.exactOptional(),
    created: moment,
    updated: moment,
  }),
);
