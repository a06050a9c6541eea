// Addresses of payers, and of deliveries of goods.
import { country, text } from '@kasir/core';
import * as z from 'zod';

const line = text(255, 0).nullish();

/** All fields except the country, as sent; each line of up to 255 characters. */
export const addressLines = {
  // CUST-PATCH-addresses.street_line1
  street_line1: line.describe('First line of the street address.'),
  // CUST-PATCH-addresses.street_line2
  street_line2: line.describe('Second line of the street address.'),
  city: line.describe('City.'), // CUST-PATCH-addresses.city
  province_state: line.describe('Province or state.'), // CUST-PATCH-addresses.province_state
  postal_code: line.describe('Postal code.'), // CUST-PATCH-addresses.postal_code
};

export const addressInput = z
  .object({ country: country.nullish(), ...addressLines })
  .describe('An address as it is sent.');

/** An address as returned: fields that were not sent are null. */
export const address = z
  .object({
    // PM2-FIELD-billing_information.country
    country: z.string().nullable().describe('Two-letter country code (ISO 3166-1), such as ID.'),
    // PM2-FIELD-billing_information.street_line1
    street_line1: z.string().nullable().describe('First line of the street address.'),
    // PM2-FIELD-billing_information.street_line2
    street_line2: z.string().nullable().describe('Second line of the street address.'),
    city: z.string().nullable().describe('City.'), // PM2-FIELD-billing_information.city
    // PM2-FIELD-billing_information.province_state
    province_state: z.string().nullable().describe('Province or state.'),
    // PM2-FIELD-billing_information.postal_code
    postal_code: z.string().nullable().describe('Postal code.'),
  })
  .describe('An address, as it is returned.');

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
