// Stops injecting one fault, or all of them.
import { fail, ok } from '@kasir/core/server';
import { controlContracts } from '@kasir/control';
import { operation } from '../operation.ts';

export const deleteFaults = operation(
  controlContracts.faults.delete,
  async ({ faults }, { query }) => {
    const { fault = null } = query;
    const deleted = faults.delete(fault);
    return fault !== null && deleted === 0
      ? fail('DATA_NOT_FOUND', 'There is no fault with this id. GET /faults lists them.')
      : ok({ deleted });
  },
);
