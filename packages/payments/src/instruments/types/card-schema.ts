// Validates the stored results of a card.
import { schemaOf, stateFields } from '@kasir/core/server';
import * as z from 'zod';
import type { CardAuthentication, CardResults } from './card-results.ts';

const { line } = stateFields;

export const cardAuthenticationSchema = schemaOf<CardAuthentication>()(
  z.strictObject({
    flow: z.enum(['CHALLENGE', 'FRICTIONLESS']),
    eci: line,
    result: line,
    reason: line,
    version: line,
  }),
);

export const cardResultsSchema = schemaOf<CardResults>()(
  z.strictObject({
    authentication: cardAuthenticationSchema.nullable(),
    securityCode: z.enum(['MATCH', 'NO_MATCH']).nullable(),
    address: z.literal('MATCH').nullable(),
    networkCode: line,
    networkText: line,
  }),
);
