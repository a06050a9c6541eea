// Customers as on the wire since version 2020-10-31.
import { country, limits, metadata, referenceId, text, timestamp } from '@kasir/core';
import * as z from 'zod';
import { customerAddress } from './address.ts';
import { businessDetail, day, individualDetail } from './details.ts';
import { identityAccount } from './identity.ts';
import { kycDocument } from './kyc.ts';
import { email, phoneNumber } from './phone.ts';

export const customerType = z.enum(['INDIVIDUAL', 'BUSINESS']); // CUST-FIELD-type

/** The fields of customers of both types: each may be null, lists may be empty. */
export const customerFields = {
  email: email.nullable(), // CUST-FIELD-email, PR2-CREATE-customer.email
  // CUST-FIELD-mobile_number, PR2-CREATE-customer.mobile_number
  mobile_number: phoneNumber.nullable(),
  phone_number: phoneNumber.nullable(), // CUST-FIELD-phone_number
  addresses: z.array(customerAddress), // CUST-FIELD-addresses
  identity_accounts: z.array(identityAccount), // CUST-FIELD-identity_accounts
  kyc_documents: z.array(kycDocument), // CUST-FIELD-kyc_documents
  description: text(limits.customer_description_characters, 0).nullable(), // CUST-FIELD-description
  date_of_registration: day.nullable(), // CUST-PATCH-date_of_registration, CUST-CONF-02
  domicile_of_registration: country.nullable(), // CUST-PATCH-domicile_of_registration
  metadata: metadata.nullable(), // CUST-FIELD-metadata, CUST-PATCH-metadata
};

/**
 * Top-level fields are always present, null when empty; nested objects are returned as they were
 * sent.
 */
export const customer = z.object({
  id: z.string().startsWith('cust-'), // CUST-FIELD-id
  reference_id: referenceId, // CUST-FIELD-reference_id
  type: customerType,
  individual_detail: individualDetail.nullable(),
  business_detail: businessDetail.nullable(), // CUST-FIELD-business_detail
  ...customerFields,
  hashed_phone_number: z.string().nullable(), // CUST-FIELD-hashed_phone_number
  created: timestamp, // CUST-FIELD-created
  updated: timestamp, // CUST-FIELD-updated
});
export type Customer = z.output<typeof customer>;
