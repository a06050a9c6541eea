// GET /ewallets/charges/{id}/refunds: list the refunds of an e-wallet charge, oldest first.
import { common, endpoint, pathId } from '@kasir/core';
import { ewalletRefund } from '@kasir/models';
import * as z from 'zod';
import { ewalletVersions } from '../ewallets/versions.ts';

export const listEwalletRefunds = endpoint({
  id: 'ewallet_charges.refunds',
  method: 'GET',
  path: '/ewallets/charges/{id}/refunds', // VER-UNSPEC-05
  summary: 'Get the refunds of an e-wallet charge',
  auth: 'secret',
  permission: 'money_in:read',
  params: z.object({ id: pathId('ewallet_charge.id') }),
  success: {
    status: 200,
    body: z.object({
      data: z.array(ewalletRefund).describe('The refunds of the charge, oldest first.'),
    }),
  },
  errors: { ...common.read, DATA_NOT_FOUND: 404 },
  idempotency: 'none',
  version: 'optional',
  versions: ewalletVersions,
});
