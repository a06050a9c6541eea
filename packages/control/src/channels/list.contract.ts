// GET /channels: read the table of channels.
import * as z from 'zod';
import { commonErrors, controlContract, nothing } from '../contract.ts';

export const listChannelsContract = controlContract({
  id: 'channels.list',
  method: 'GET',
  path: '/channels',
  summary: 'Read the table of channels',
  query: nothing,
  success: {
    status: 200,
    body: z.object({
      data: z.array(
        z.object({
          code: z.string(),
          name: z.string(),
          type: z.string(),
          country: z.string(),
          currencies: z.array(z.string()),
          /** Bounds by currency, in main units; null when there is no bound. */
          minimum: z.record(z.string(), z.number().nullable()),
          maximum: z.record(z.string(), z.number().nullable()),
          refunds: z.string(),
          required_properties: z.array(z.string()),
          generations: z.array(z.string()),
        }),
      ),
    }),
  },
  errors: commonErrors,
});
