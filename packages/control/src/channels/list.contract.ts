// GET /channels: read the table of channels.
import { withUnit } from '@kasir/core';
import * as z from 'zod';
import { commonErrors, controlContract, nothing } from '../contract.ts';

export const listChannelsContract = controlContract({
  id: 'channels.list',
  method: 'GET',
  path: '/channels',
  role: 'viewer',
  summary: 'Read the table of channels',
  query: nothing,
  success: {
    status: 200,
    body: z.object({
      data: z
        .array(
          z.object({
            code: z.string().describe('Code of the channel.'),
            name: z.string().describe('Name of the channel, as payers see it.'),
            type: z.string().describe('Type of the channel, such as EWALLET.'),
            country: z.string().describe('Two-letter country code (ISO 3166-1), such as ID.'),
            currencies: z.array(z.string()).describe('Currencies of the channel.'),
            /** Bounds by currency, in main units; null when there is no bound. */
            minimum: z
              .record(z.string(), z.number().nullable())
              .describe(withUnit('Smallest amount by currency; null where there is none.')),
            maximum: z
              .record(z.string(), z.number().nullable())
              .describe(withUnit('Largest amount by currency; null where there is none.')),
            refunds: z.string().describe('Refunds of payments: partial, full only, or none.'),
            required_properties: z
              .array(z.string())
              .describe('Required fields of channel_properties.'),
            generations: z.array(z.string()).describe('Generations of the API that have it.'),
          }),
        )
        .describe('The channels, by type.'),
    }),
  },
  errors: commonErrors,
});
