// POST /ewallets/charges/{id}/void: void a completed charge before any of it is refunded.
import { common, endpoint, pathId } from '@kasir/core';
import { ewalletCharge } from '@kasir/models';
import * as z from 'zod';
import { ewalletVersions } from '../ewallets/versions.ts';

export const voidEwalletCharge = endpoint({
  id: 'ewallet_charges.void',
  method: 'POST',
  path: '/ewallets/charges/{id}/void', // VER-UNSPEC-05
  summary: 'Void an e-wallet charge',
  auth: 'secret',
  permission: 'money_in:write',
  params: z.object({ id: pathId('ewallet_charge.id') }),
  success: { status: 200, body: ewalletCharge },
  errors: {
    ...common.write,
    DATA_NOT_FOUND: 404,
    INELIGIBLE_TRANSACTION: 400,
    INSUFFICIENT_BALANCE: 400,
  },
  idempotency: 'standard',
  version: 'optional',
  versions: ewalletVersions,
});
