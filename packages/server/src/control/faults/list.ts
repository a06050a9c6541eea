// Lists the faults that are injected, with how many requests each has struck.
import { ok } from '@kasir/core/server';
import { listFaultsContract } from '@kasir/control';
import { operation } from '../operation.ts';

export const listFaults = operation(listFaultsContract, async ({ faults }) =>
  ok({ data: [...faults.list()] }),
);
