// GET /channels: the table of channels.
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
          /** By currency, in its main unit; null where there is none. */
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
