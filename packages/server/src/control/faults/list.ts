// Lists the injected faults with the number of affected requests.
import { ok } from '@kasir/core/server';
import { controlContracts } from '@kasir/control';
import { operation } from '../operation.ts';

export const listFaults = operation(controlContracts.faults.list, async ({ faults }) =>
  ok({ data: [...faults.list()] }),
);
