// Finds acts of operators, newest first.
import { controlContracts } from '@kasir/control';
import { invalid, ok } from '@kasir/core/server';
import { listActs } from '../../audit/read.ts';
import { operation } from '../operation.ts';

export const listAudit = operation(controlContracts.audit.list, async ({ store }, { query }) => {
  const { limit, before, ...filter } = query;
  if (before !== undefined && !/^\d{1,12}$/.test(before))
    return invalid('query.before', 'Must be the next of the previous page.');
  const page = { limit, ...(before !== undefined && { before: Number(before) }) };
  return ok(await listActs(store, filter, page));
});
