// GET /callback_virtual_accounts/{id}: read a virtual account.
import { common, endpoint, pathId } from '@kasir/core';
import { callbackVirtualAccount } from '@kasir/models';
import * as z from 'zod';

/** The id of a virtual account in a path. */
export const accountParams = z.object({
  id: pathId('callback_virtual_account.id'),
});

export const getVirtualAccount = endpoint({
  id: 'callback_virtual_accounts.get',
  method: 'GET',
  path: '/callback_virtual_accounts/{id}', // LEGACY-PATH-03
  summary: 'Get a virtual account',
  auth: 'secret',
  permission: 'money_in:read',
  params: accountParams,
  success: { status: 200, body: callbackVirtualAccount },
  errors: { ...common.read, CALLBACK_VIRTUAL_ACCOUNT_NOT_FOUND_ERROR: 404 },
  idempotency: 'none',
  version: 'ignored',
});
