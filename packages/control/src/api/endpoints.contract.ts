// GET /endpoints: list the endpoints of the API with their headers, for filling in a request.
import * as z from 'zod';
import { commonErrors, controlContract, nothing } from '../contract.ts';

export const listEndpointsContract = controlContract({
  id: 'api.endpoints',
  method: 'GET',
  path: '/endpoints',
  role: 'viewer',
  summary: 'Read the endpoints of the API, with the headers that each takes and an example',
  query: nothing,
  success: {
    status: 200,
    body: z.object({
      data: z
        .array(
          z.object({
            method: z.string().describe('HTTP method.'),
            /** Parameters as `{name}`. */
            path: z.string().describe('Path of the call, such as /refunds.'),
            summary: z.string().describe('Purpose of the call.'),
            headers: z
              .array(
                z.object({
                  name: z.string().describe('Name of the header.'),
                  required: z.boolean().describe('True when the call is refused without it.'),
                  value: z
                    .string()
                    .nullable()
                    .describe(
                      'A value that can be sent as is; null when only the caller knows it.',
                    ),
                }),
              )
              .describe('Headers by name.'),
            /** A body that the endpoint accepts; null when it takes none or has no example. */
            example: z.unknown().describe('A body that the endpoint accepts; null without one.'),
          }),
        )
        .describe('The endpoints, resource by resource.'),
    }),
  },
  errors: commonErrors,
});
