// PATCH /callback_virtual_accounts/{id}: change a virtual account.
import { common, endpoint } from '@kasir/core';
import { callbackVirtualAccount } from '@kasir/models';
import * as z from 'zod';
import { accountErrors, changeable } from './create.contract.ts';
import { accountParams } from './get.contract.ts';

export const updateVirtualAccount = endpoint({
  id: 'callback_virtual_accounts.update',
  method: 'PATCH',
  path: '/callback_virtual_accounts/{id}', // LEGACY-PATH-03
  summary: 'Change a virtual account',
  auth: 'secret',
  permission: 'money_in:write',
  params: accountParams,
  body: z.object(changeable),
  encodings: ['json', 'form'],
  success: { status: 200, body: callbackVirtualAccount },
  errors: {
    ...common.write,
    CALLBACK_VIRTUAL_ACCOUNT_NOT_FOUND_ERROR: 404,
    INACTIVE_VIRTUAL_ACCOUNT_ERROR: 400,
    ...accountErrors,
  },
  idempotency: 'standard',
  version: 'ignored',
  examples: {
    once: {
      description: 'The rent of March',
      expected_amount: 60_000,
      is_single_use: true,
      expiration_date: '2039-12-31T00:00:00.000Z',
    },
  },
});
