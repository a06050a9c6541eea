// POST /accounts/{id}/partners/{partner}/rotate: another client secret, which ends the former one
// and the access tokens that were given.
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
