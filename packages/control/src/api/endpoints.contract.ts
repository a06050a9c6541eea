// GET /endpoints: the endpoints of the API with their headers, to fill in a request with.
import * as z from 'zod';
import { commonErrors, controlContract, nothing } from '../contract.ts';

export const listEndpointsContract = controlContract({
  id: 'api.endpoints',
  method: 'GET',
  path: '/endpoints',
  summary: 'Read the endpoints of the API, with the headers that each takes and an example',
  query: nothing,
  success: {
    status: 200,
    body: z.object({
      data: z.array(
        z.object({
          method: z.string(),
          /** Parameters as `{name}`. */
          path: z.string(),
          summary: z.string(),
          headers: z.array(
            z.object({
              name: z.string(),
              required: z.boolean(),
              /** What it can be sent with as it is; null where only the caller knows. */
              value: z.string().nullable(),
            }),
          ),
          /** A body that it accepts; null where it takes none or has no example. */
          example: z.unknown(),
        }),
      ),
    }),
  },
  errors: commonErrors,
});
