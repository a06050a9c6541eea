// GET /endpoints: list the endpoints of the API with their headers, for filling in a request.
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
              /** A value that can be sent as is; null when only the caller knows it. */
              value: z.string().nullable(),
            }),
          ),
          /** A body that the endpoint accepts; null when it takes none or has no example. */
          example: z.unknown(),
        }),
      ),
    }),
  },
  errors: commonErrors,
});
