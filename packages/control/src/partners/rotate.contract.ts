// POST /accounts/{id}/partners/{partner}/rotate: replace the client secret. The former secret and
// the access tokens issued so far become invalid.
import { partnerId } from '@kasir/models';
import * as z from 'zod';
import { byId, controlContract, nothing, objectErrors } from '../contract.ts';

export const rotatePartnerContract = controlContract({
  id: 'partners.rotate',
  method: 'POST',
  path: '/accounts/{id}/partners/{partner}/rotate',
  summary: 'Rotate the client secret of a partner of the bank standard',
  params: byId.extend({ partner: partnerId }),
  query: nothing,
  success: { status: 200, body: z.object({ id: partnerId, client_secret: z.string() }) },
  errors: objectErrors,
});
