// Lists the partners of an account.
import { ok } from '@kasir/core/server';
import { operation } from '../operation.ts';
import { listPartnersContract } from '@kasir/control';

export const listPartners = operation(listPartnersContract, async ({ directory }, { params }) =>
  ok({ data: await directory.partnersOf(params.id) }),
);
