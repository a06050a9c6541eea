// Defines the capabilities that a connector declares; requests beyond them are refused.
import * as z from 'zod';
import { code, country, currency, minorUnits, text, work } from './values.ts';

const bound = minorUnits.min(1).nullable();

export const channelCapability = z.object({
  type: code,
  code,
  country,
  currency,
  works: z.array(work).min(1),
  min: bound.meta({ description: 'The lowest amount in minor units.' }),
  max: bound.meta({ description: 'The highest amount in minor units.' }),
  captures: z.object({ partial: z.boolean(), several: z.boolean() }).nullable(),
  refunds: z
    .object({ partial: z.boolean(), several: z.boolean(), days: z.int().min(0).nullable() })
    .nullable(),
  authorization_hours: z.int().min(1).nullable(),
  saves: z
    .boolean()
    .optional()
    .meta({ description: 'Whether a charge or authorization with `save` returns a token.' }),
  installments: z.enum(['optional', 'required']).optional().meta({
    description:
      'Left out when charges and authorizations have no installments; required when they have nothing else.',
  }),
  actions: z.array(z.enum(['redirect', 'present', 'wait'])),
});
export type ChannelCapability = Readonly<z.infer<typeof channelCapability>>;

export const capabilities = z.object({
  name: text(64),
  version: text(64),
  card_data: z
    .boolean()
    .meta({ description: 'Whether requests may contain card numbers and security codes.' }),
  channels: z.array(channelCapability),
});
export type Capabilities = Readonly<z.infer<typeof capabilities>>;
