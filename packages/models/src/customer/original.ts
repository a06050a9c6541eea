// Customers as version 2020-05-19 returns them: flat, only persons, ids without a prefix (VER-17).
import { merchantReference } from '@kasir/core';
import * as z from 'zod';

const line = z.string().nullable();

export const originalCustomer = z
  .object({
    id: z.uuid().describe('Id of the customer.'),
    reference_id: merchantReference,
    description: line.describe("Text for the merchant's own use."),
    given_names: line.describe('First and further given names.'),
    middle_name: line.describe('Middle name.'),
    surname: line.describe('Family name.'),
    mobile_number: line.describe('Mobile number in E.164 form, such as +6281234567890.'),
    phone_number: line.describe('Phone number in E.164 form, such as +62215550100.'),
    email: line.describe('Email address.'),
    nationality: line.describe('Two-letter code of the country of citizenship.'),
    addresses: z
      .array(
        z.object({
          country: z.string().describe('Two-letter country code (ISO 3166-1), such as ID.'),
          street_line1: line.describe('First line of the street address.'),
          street_line2: line.describe('Second line of the street address.'),
          city: line.describe('City.'),
          province: line.describe('Province.'),
          state: line.describe('State.'),
          postal_code: line.describe('Postal code.'),
          category: line.describe('Category, as defined by the merchant.'),
          is_primary: z.boolean().describe("True for the customer's main address."),
        }),
      )
      .describe('Addresses of the customer.'),
    date_of_birth: line.describe('Date of birth.'),
    employment: z
      .object({
        employer_name: line.describe("Name of the person's employer."),
        nature_of_business: line.describe('Line of business.'),
        role_description: line.describe("Description of the person's role there."),
      })
      .nullable()
      .describe("The person's work."),
    source_of_wealth: line.describe("Source of the person's money."),
    metadata: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe("The merchant's own keys and values, shown again as they were sent."),
  })
  .describe('A customer in the form of version 2020-05-19.');
export type OriginalCustomer = z.output<typeof originalCustomer>;
