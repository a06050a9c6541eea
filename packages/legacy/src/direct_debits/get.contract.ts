// GET /direct_debits/{id}: read a direct debit.
import { common, endpoint, pathId } from '@kasir/core';
import { directDebit } from '@kasir/models';
import * as z from 'zod';

/** The id of a direct debit in a path. */
export const debitParams = z.object({ id: pathId('direct_debit.id') });

export const getDirectDebit = endpoint({
  id: 'direct_debits.get',
  method: 'GET',
  path: '/direct_debits/{id}', // LEGACY-PATH-08
  summary: 'Get a direct debit',
  auth: 'secret',
  permission: 'money_in:read',
  params: debitParams,
  success: { status: 200, body: directDebit },
  errors: { ...common.read, DATA_NOT_FOUND: 404 },
  idempotency: 'none',
  version: 'ignored',
});
