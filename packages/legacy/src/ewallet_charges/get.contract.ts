// GET /ewallets/charges/{id}: read an e-wallet charge.
import { common, endpoint, pathId } from '@kasir/core';
import { ewalletCharge } from '@kasir/models';
import * as z from 'zod';
import { ewalletVersions } from '../ewallets/versions.ts';

export const getEwalletCharge = endpoint({
  id: 'ewallet_charges.get',
  method: 'GET',
  path: '/ewallets/charges/{id}', // VER-UNSPEC-05
  summary: 'Get an e-wallet charge',
  auth: 'secret',
  permission: 'money_in:read',
  params: z.object({ id: pathId('ewallet_charge.id') }),
  success: { status: 200, body: ewalletCharge },
  errors: { ...common.read, DATA_NOT_FOUND: 404 },
  idempotency: 'none',
  version: 'optional',
  versions: ewalletVersions,
});
