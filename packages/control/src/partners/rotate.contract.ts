// POST /accounts/{id}/partners/{partner}/rotate: replace the client secret. The former secret and
// the access tokens issued so far become invalid.
import { partnerId } from '@kasir/models';
import * as z from 'zod';
import { byId, controlContract, nothing, objectErrors } from '../contract.ts';

export const rotatePartnerContract = controlContract({
  id: 'partners.rotate',
  method: 'POST',
  path: '/accounts/{id}/partners/{partner}/rotate',
  role: 'admin',
  summary: 'Rotate the client secret of a partner of the bank standard',
  params: byId.extend({ partner: partnerId.describe('Client id of the partner.') }),
  query: nothing,
  success: {
    status: 200,
    body: z.object({
      id: partnerId.describe('Id of the partner.'),
      client_secret: z
        .string()
        .describe(
          'Secret of the partner, which is shown only once; null where it signs with its key.',
        ),
    }),
  },
  errors: objectErrors,
});
