// Defines the path parameter that names a recurring payment.
import { pathId } from '@kasir/core';
import * as z from 'zod';

export const recurringParams = z.object({
  id: pathId('recurring_payment.id'),
});
