// Lists the keys of an account.
import { ok } from '@kasir/core/server';
import { operation } from '../operation.ts';
import { controlContracts } from '@kasir/control';

export const listKeys = operation(controlContracts.keys.list, async ({ directory }, { params }) =>
  ok({ data: await directory.keysOf(params.id) }),
);
