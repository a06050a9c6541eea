// Addresses of payers, and of deliveries of goods.
import { country, text } from '@kasir/core';
import * as z from 'zod';

const line = text(255, 0).nullish();

/** All fields except the country, as sent; each line of up to 255 characters. */
export const addressLines = {
  street_line1: line, // CUST-PATCH-addresses.street_line1
  street_line2: line, // CUST-PATCH-addresses.street_line2
  city: line, // CUST-PATCH-addresses.city
  province_state: line, // CUST-PATCH-addresses.province_state
  postal_code: line, // CUST-PATCH-addresses.postal_code
};

/** An address as sent. */
export const addressInput = z.object({ country: country.nullish(), ...addressLines });

/** An address as returned: fields that were not sent are null. */
export const address = z.object({
  country: z.string().nullable(), // PM2-FIELD-billing_information.country
  street_line1: z.string().nullable(), // PM2-FIELD-billing_information.street_line1
  street_line2: z.string().nullable(), // PM2-FIELD-billing_information.street_line2
  city: z.string().nullable(), // PM2-FIELD-billing_information.city
  province_state: z.string().nullable(), // PM2-FIELD-billing_information.province_state
  postal_code: z.string().nullable(), // PM2-FIELD-billing_information.postal_code
});

/** Returns an address with null for fields that were not sent (MODEL-UNSPEC-16). */
export const toPublicAddress = (
  sent: z.output<typeof addressInput> | null | undefined,
): z.output<typeof address> => ({
  country: sent?.country ?? null,
  street_line1: sent?.street_line1 ?? null,
  street_line2: sent?.street_line2 ?? null,
  city: sent?.city ?? null,
  province_state: sent?.province_state ?? null,
  postal_code: sent?.postal_code ?? null,
});
