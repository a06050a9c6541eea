// Validates the stored state of an invoice.
import { schemaOf, stateFields } from '@kasir/core/server';
import * as z from 'zod';
import {
  channelTypeSchema,
  metadataSchema,
  returnUrlsSchema,
} from '../instruments/state-schema.ts';
import { purchaseSchema } from '../operations/purchase.ts';
import { notificationTermsSchema } from '../notifications/kind.ts';
import { invoiceLifecycle, type InvoicePayment, type InvoiceState } from './state.ts';

const { amount, currency, id, line, moment, ref, text } = stateFields;

const paymentSchema = schemaOf<InvoicePayment>()(
  z.strictObject({
    id,
    charge: id.exactOptional(),
    type: channelTypeSchema,
    channel: id,
    amount,
    at: moment,
    source: line,
    receipt: line,
  }),
);

export const invoiceSchema = schemaOf<InvoiceState>()(
  z.strictObject({
    status: z.enum(invoiceLifecycle.states),
    shortId: id,
    reference: text,
    merchant: text,
    amount,
    currency,
    description: line,
    metadata: metadataSchema.nullable(),
    returnUrls: returnUrlsSchema,
    plan: line,
    savesCardFor: ref.nullable(),
    excluded: z.array(channelTypeSchema),
    skipsAuthentication: z.literal(true).exactOptional(),
    purchase: purchaseSchema.exactOptional(),
    notifications: notificationTermsSchema.nullable(),
    intents: z.array(id),
    chosen: id.nullable(),
    payment: paymentSchema.nullable(),
    expires: moment,
    created: moment,
    updated: moment,
    echo: z.unknown(),
  }),
);
