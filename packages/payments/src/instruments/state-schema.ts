// Validates the stored state of an instrument, and declares schemas that other kinds share.
import { schemaOf, stateFields } from '@kasir/core/server';
import { channelTypeNames } from '@kasir/models';
import * as z from 'zod';
import { purchaseSchema } from '../operations/purchase.ts';
import { productSchema } from '../product.ts';
import {
  authorizationPlaces,
  instrumentLifecycle,
  type AuthenticationPreferences,
  type InstrumentState,
  type Metadata,
  type Requested,
  type ReturnUrls,
} from './state.ts';

const { amount, currency, id, line, moment, text } = stateFields;

export const channelTypeSchema = z.enum(channelTypeNames);

/** Some generations accept values of any form: they are returned, but never read. */
export const metadataSchema = z.record(z.string(), z.unknown()) as unknown as z.ZodType<Metadata>;

export const returnUrlsSchema = schemaOf<ReturnUrls>()(
  z.strictObject({ success: line, failure: line, cancel: line }),
);

export const requestedSchema = schemaOf<Requested>()(
  z.strictObject({ amount: amount.nullable(), min: amount.nullable(), max: amount.nullable() }),
);

export const authenticationPreferencesSchema = schemaOf<AuthenticationPreferences>()(
  z.strictObject({ skip: z.boolean().nullable(), require: z.boolean().nullable() }),
);

export const instrumentSchema = schemaOf<InstrumentState>()(
  z.strictObject({
    status: z.enum(instrumentLifecycle.states),
    product: productSchema,
    type: channelTypeSchema,
    channel: id,
    country: id,
    currency,
    reusable: z.boolean(),
    customer: line,
    reference: text,
    shortId: id.exactOptional(),
    merchantKey: line,
    description: line,
    metadata: metadataSchema.nullable(),
    requested: requestedSchema,
    identifier: line,
    numberPassedOn: z.boolean().exactOptional(),
    returnUrls: returnUrlsSchema,
    authentication: authenticationPreferencesSchema,
    authorizedOn: z.enum(authorizationPlaces),
    detail: z.unknown(),
    vault: z.strictObject({ connector: id, token: text }).exactOptional(),
    payer: z.record(z.string(), z.string()).exactOptional(),
    purchase: purchaseSchema.exactOptional(),
    operation: id.exactOptional(),
    failure: line,
    expires: moment.nullable(),
    openUntil: moment.nullable(),
    left: z.boolean(),
    script: text.exactOptional(),
    created: moment,
    updated: moment,
    echo: z.unknown(),
  }),
);
