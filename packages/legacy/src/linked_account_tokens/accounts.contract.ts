// GET /linked_account_tokens/{id}/accounts: list the accounts that a token gives access to.
import { common, endpoint } from '@kasir/core';
import { linkedAccount } from '@kasir/models';
import * as z from 'zod';
import { tokenParams } from './validate_otp.contract.ts';

export const listLinkedAccounts = endpoint({
  id: 'linked_account_tokens.accounts',
  method: 'GET',
  path: '/linked_account_tokens/{id}/accounts', // LEGACY-PATH-06
  summary: 'List the accounts of a token',
  auth: 'secret',
  permission: 'money_in:read',
  params: tokenParams,
  success: { status: 200, body: z.array(linkedAccount) },
  errors: { ...common.read, DATA_NOT_FOUND: 404 },
  idempotency: 'none',
  version: 'ignored',
});
