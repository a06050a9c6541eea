// Validates the stored detail of a card, and the results of its bank and network.
import { schemaOf, stateFields } from '@kasir/core/server';
import * as z from 'zod';
import type { Installment } from '../../../operations/work.ts';
import type { CardDetail } from './detail.ts';
import type { CardAuthentication, CardResults } from './results.ts';

const { line, text } = stateFields;

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

export const installmentSchema = schemaOf<Installment>()(
  z.strictObject({ count: stateFields.count, code: line }),
);

export const cardSchema = schemaOf<CardDetail>()(
  z.strictObject({
    token: text,
    masked: text,
    fingerprint: text,
    holder: line,
    month: text,
    year: text,
    network: z.enum(['VISA', 'MASTERCARD', 'JCB', 'AMEX', 'DISCOVER', 'UNIONPAY', 'GPN']),
    funding: z.enum(['CREDIT', 'DEBIT']),
    country: text,
    issuer: text,
    challenged: z.boolean(),
    unknownHolder: z.enum(['ATTEMPTED', 'UNAVAILABLE']).exactOptional(),
    holderName: z.boolean(),
    results: cardResultsSchema,
    installment: installmentSchema.exactOptional(),
  }),
);
