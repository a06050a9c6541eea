// Reads the entries of the audit log in their order.
import { controlContracts } from '@kasir/control';
import { ok } from '@kasir/core/server';
import { readEntries } from '../../audit/read.ts';
import { operation } from '../operation.ts';

export const readAuditEntries = operation(
  controlContracts.audit.entries,
  async ({ store }, { query: { limit, after, ...filter } }) =>
    ok(await readEntries(store, filter, { limit, after })),
);
