// Validates the stored state of an intent.
import { schemaOf, stateFields } from '@kasir/core/server';
import * as z from 'zod';
import { failureCodeSets } from '../connectors/port.ts';
import { productSchema } from '../product.ts';
import { initiators } from '../instruments/initiator.ts';
import {
  authenticationPreferencesSchema,
  channelTypeSchema,
  metadataSchema,
  requestedSchema,
  returnUrlsSchema,
} from '../instruments/state-schema.ts';
import { purchaseSchema } from '../operations/purchase.ts';
import { cardResultsSchema, installmentSchema } from '../instruments/types/card/schema.ts';
import { intentLifecycle, intentPendings, intentPurposes, type IntentState } from './state.ts';

const { currency, id, line, moment, text } = stateFields;

export const intentSchema = schemaOf<IntentState>()(
  z.strictObject({
    status: z.enum(intentLifecycle.states),
    product: productSchema,
    instrument: id,
    type: channelTypeSchema,
    channel: id,
    customer: line,
    reference: text,
    merchantKey: line,
    shortId: id.nullable(),
    description: line,
    metadata: metadataSchema.nullable(),
    country: id,
    currency,
    requested: requestedSchema,
    manualCapture: z.boolean(),
    purpose: z.enum(intentPurposes),
    initiator: z.enum(initiators),
    installment: installmentSchema.exactOptional(),
    pendingAs: z.enum(intentPendings),
    failureCodes: z.enum(failureCodeSets).exactOptional(),
    purchase: purchaseSchema.exactOptional(),
    script: text.exactOptional(),
    returnUrls: returnUrlsSchema,
    authentication: authenticationPreferencesSchema,
    securityCode: z.boolean(),
    results: cardResultsSchema.nullable(),
    payment: id.nullable(),
    failure: line,
    expires: moment.nullable(),
    left: z.boolean(),
    created: moment,
    updated: moment,
    echo: z.unknown(),
  }),
);
