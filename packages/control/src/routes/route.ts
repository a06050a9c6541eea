// Defines a rule that sends operations to connectors.
import { mustBe } from '@kasir/core/messages';
import * as z from 'zod';
import { connectorName } from '../connectors/connector.ts';

const word = z.string().regex(/^[A-Z0-9_]{1,64}$/, {
  error: mustBe('upper-case letters, digits or _'),
});

const condition = (about: string, example: string) =>
  word.nullable().default(null).describe(`${about}, such as ${example}; null for all.`);

const amountBound = (which: string) =>
  z
    .int()
    .min(1)
    .nullable()
    .default(null)
    .describe(`The ${which} amount in minor units of the currency, inclusive; null for none.`);

export const route = z.strictObject({
  type: condition('Type of the channel', 'EWALLET'),
  channel: condition('Code of the channel', 'DANA'),
  country: condition('Country, ISO 3166-1 alpha-2', 'ID'),
  currency: condition('Three-letter currency code (ISO 4217)', 'IDR'),
  network: condition('Card network', 'VISA'),
  min: amountBound('lowest'),
  max: amountBound('highest'),
  share: z
    .int()
    .min(1)
    .max(100)
    .default(100)
    .describe('Percent of what matches; the rest goes on to the next rule.'),
  connectors: z
    .array(connectorName)
    .min(1)
    .max(20)
    .describe('Names of connectors: the first that can do it, then its fallbacks.'),
});
export type RouteView = z.output<typeof route>;

export const routes = z
  .array(route)
  .max(100)
  .describe(
    'The rules in the order in which they are tried. Without any, connectors in their order.',
  );
