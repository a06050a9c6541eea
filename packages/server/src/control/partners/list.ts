// Lists the partners of an account.
import { ok } from '@kasir/core/server';
import { operation } from '../operation.ts';
import { controlContracts } from '@kasir/control';

export const listPartners = operation(
  controlContracts.partners.list,
  async ({ directory }, { params }) => ok({ data: await directory.partnersOf(params.id) }),
);
