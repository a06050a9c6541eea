// Lists the injected faults with the number of affected requests.
import { ok } from '@kasir/core/server';
import { listFaultsContract } from '@kasir/control';
import { operation } from '../operation.ts';

export const listFaults = operation(listFaultsContract, async ({ faults }) =>
  ok({ data: [...faults.list()] }),
);
