// Defines the path parameter that names a recurring payment.
import * as z from 'zod';

export const recurringParams = z.object({
  id: z.string().min(1).meta({ ref: 'recurring_payment.id' }),
});
