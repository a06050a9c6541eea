// Validates the stored states of payments and captures.
import { schemaOf, stateFields } from '@kasir/core/server';
import * as z from 'zod';
import { productSchema } from '../product.ts';
import { channelTypeSchema } from '../instruments/state-schema.ts';
import type { PaymentDetail } from '../instruments/types/type.ts';
import {
  captureLifecycle,
  paymentLifecycle,
  type CaptureState,
  type PaymentState,
} from './state.ts';

const { amount, currency, id, line, moment, text } = stateFields;

const sent = line.exactOptional();

const detailSchema = schemaOf<PaymentDetail>()(
  z.strictObject({
    network: sent,
    remarks: sent,
    fundSource: sent,
    source: sent,
    issuer: sent,
    receipt: sent,
  }),
);

export const paymentSchema = schemaOf<PaymentState>()(
  z.strictObject({
    status: z.enum(paymentLifecycle.states),
    product: productSchema,
    intent: id.nullable(),
    instrument: id.nullable(),
    type: channelTypeSchema,
    channel: id,
    country: id,
    currency,
    amount,
    captured: amount,
    refunded: amount,
    reserved: amount,
    reversed: z.boolean(),
    reference: text,
    identifier: line,
    failure: line,
    detail: detailSchema,
    operation: id.exactOptional(),
    transactions: z.array(id),
    authorizedUntil: moment.nullable(),
    capturedAt: moment.exactOptional(),
    created: moment,
    updated: moment,
  }),
);

export const captureSchema = schemaOf<CaptureState>()(
  z.strictObject({
    status: z.enum(captureLifecycle.states),
    product: productSchema,
    intent: id,
    payment: id,
    reference: text,
    currency,
    authorized: amount,
    captured: amount,
    capturable: amount,
    failure: line,
    created: moment,
  }),
);
