// The path parameter by which a recurring payment is named.
import * as z from 'zod';

export const recurringParams = z.object({
  id: z.string().min(1).meta({ ref: 'recurring_payment.id' }),
});
