// Validates the stored state of an authentication.
import { schemaOf, stateFields } from '@kasir/core/server';
import * as z from 'zod';
import { returnUrlsSchema } from '../instruments/state-schema.ts';
import { cardAuthenticationSchema } from '../instruments/types/card/schema.ts';
import { authenticationLifecycle, type AuthenticationState } from './state.ts';

const { amount, currency, id, line, moment, ref } = stateFields;

export const authenticationSchema = schemaOf<AuthenticationState>()(
  z.strictObject({
    status: z.enum(authenticationLifecycle.states),
    shortId: id,
    product: ref,
    instrument: id,
    amount,
    currency,
    reference: line,
    returnUrls: returnUrlsSchema,
    results: cardAuthenticationSchema.nullable(),
    failure: line,
    usedBy: ref.nullable(),
    expires: moment,
    created: moment,
    updated: moment,
    echo: z.unknown(),
  }),
);
