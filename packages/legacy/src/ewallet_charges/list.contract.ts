// GET /ewallets/charges: find an e-wallet charge by the merchant's own reference.
import { common, endpoint, referenceId } from '@kasir/core';
import { ewalletCharge } from '@kasir/models';
import * as z from 'zod';
import { ewalletVersions } from '../ewallets/versions.ts';

export const listEwalletCharges = endpoint({
  id: 'ewallet_charges.list',
  method: 'GET',
  path: '/ewallets/charges', // VER-UNSPEC-05
  summary: 'Find an e-wallet charge by reference id',
  auth: 'secret',
  permission: 'money_in:read',
  query: z.object({
    reference_id: referenceId
      .meta({ ref: 'ewallet_charge.reference_id' })
      .describe('Only those with this reference.'),
  }),
  success: { status: 200, body: z.array(ewalletCharge) },
  errors: common.read,
  idempotency: 'none',
  version: 'optional',
  versions: ewalletVersions,
});
