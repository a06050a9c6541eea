// Customers as version 2020-05-19 returns them: flat, only persons, ids without a prefix (VER-17).
import * as z from 'zod';

const line = z.string().nullable();

export const originalCustomer = z.object({
  id: z.uuid(),
  reference_id: z.string(),
  description: line,
  given_names: line,
  middle_name: line,
  surname: line,
  mobile_number: line,
  phone_number: line,
  email: line,
  nationality: line,
  addresses: z.array(
    z.object({
      country: z.string(),
      street_line1: line,
      street_line2: line,
      city: line,
      province: line,
      state: line,
      postal_code: line,
      category: line,
      is_primary: z.boolean(),
    }),
  ),
  date_of_birth: line,
  employment: z
    .object({ employer_name: line, nature_of_business: line, role_description: line })
    .nullable(),
  source_of_wealth: line,
  metadata: z.record(z.string(), z.unknown()).nullable(),
});
export type OriginalCustomer = z.output<typeof originalCustomer>;
