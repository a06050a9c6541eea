// Customers as on the wire since version 2020-10-31.
import { country, createdAt, limits, metadata, referenceId, text, updatedAt } from '@kasir/core';
import * as z from 'zod';
import { customerAddress } from './address.ts';
import { businessDetail, day, individualDetail } from './details.ts';
import { identityAccount } from './identity.ts';
import { kycDocument } from './kyc.ts';
import { email, phoneNumber } from './phone.ts';

// CUST-FIELD-type
export const customerType = z.enum(['INDIVIDUAL', 'BUSINESS']).describe('Kinds of customers.');

/** The fields of customers of both types: each may be null, lists may be empty. */
export const customerFields = {
  email: email.nullable().describe('Email address.'), // CUST-FIELD-email, PR2-CREATE-customer.email
  // CUST-FIELD-mobile_number, PR2-CREATE-customer.mobile_number
  mobile_number: phoneNumber
    .nullable()
    .describe('Mobile number in E.164 form, such as +6281234567890.'),
  phone_number: phoneNumber
    .nullable()
    .describe('Phone number in E.164 form, such as +62215550100.'), // CUST-FIELD-phone_number
  // CUST-FIELD-addresses
  addresses: z.array(customerAddress).describe('Addresses of the customer.'),
  // CUST-FIELD-identity_accounts
  identity_accounts: z
    .array(identityAccount)
    .describe('Accounts of the customer elsewhere, such as bank accounts.'),
  // CUST-FIELD-kyc_documents
  kyc_documents: z.array(kycDocument).describe("Documents that prove the customer's identity."),
  description: text(limits.customer_description_characters, 0)
    .nullable()
    .describe("Text for the merchant's own use."), // CUST-FIELD-description
  // CUST-PATCH-date_of_registration, CUST-CONF-02
  date_of_registration: day.nullable().describe('Date of registration.'),
  // CUST-PATCH-domicile_of_registration
  domicile_of_registration: country
    .nullable()
    .describe('Two-letter code of the country of registration.'),
  metadata: metadata.nullable(), // CUST-FIELD-metadata, CUST-PATCH-metadata
};

/**
 * Top-level fields are always present, null when empty; nested objects are returned as they were
 * sent.
 */
export const customer = z
  .object({
    id: z.string().startsWith('cust-').describe('Id of the customer.'), // CUST-FIELD-id
    reference_id: referenceId, // CUST-FIELD-reference_id
    type: customerType.describe('A person or a company.'),
    individual_detail: individualDetail.nullable().describe('The person; of type INDIVIDUAL.'),
    // CUST-FIELD-business_detail
    business_detail: businessDetail.nullable().describe('The business; of type BUSINESS.'),
    ...customerFields,
    // CUST-FIELD-hashed_phone_number
    hashed_phone_number: z
      .string()
      .nullable()
      .describe('Phone number with all digits but the last masked.'),
    created: createdAt, // CUST-FIELD-created
    updated: updatedAt, // CUST-FIELD-updated
  })
  .describe('A customer of the merchant.');
export type Customer = z.output<typeof customer>;
