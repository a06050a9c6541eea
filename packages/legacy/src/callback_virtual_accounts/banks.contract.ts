// GET /available_virtual_account_banks: list the banks that offer virtual accounts.
import { common, endpoint } from '@kasir/core';
import { virtualAccountBank } from '@kasir/models';
import * as z from 'zod';

export const listVirtualAccountBanks = endpoint({
  id: 'callback_virtual_accounts.banks',
  method: 'GET',
  path: '/available_virtual_account_banks', // LEGACY-PATH-03
  summary: 'List the banks of virtual accounts',
  auth: 'secret',
  permission: 'money_in:read',
  success: { status: 200, body: z.array(virtualAccountBank) },
  errors: common.read,
  idempotency: 'none',
  version: 'ignored',
});
