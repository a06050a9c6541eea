// Customer, as it stands on the wire since version 2020-10-31.
import { country, limits, metadata, referenceId, text, timestamp } from '@kasir/core';
import * as z from 'zod';
import { customerAddress } from './address.ts';
import { businessDetail, day, individualDetail } from './details.ts';
import { identityAccount } from './identity.ts';
import { kycDocument } from './kyc.ts';
import { email, phoneNumber } from './phone.ts';

export const customerType = z.enum(['INDIVIDUAL', 'BUSINESS']);

/** What is known of customers of both types: each field may be null, lists may be empty. */
export const customerFields = {
  email: email.nullable(),
  mobile_number: phoneNumber.nullable(),
  phone_number: phoneNumber.nullable(),
  addresses: z.array(customerAddress),
  identity_accounts: z.array(identityAccount),
  kyc_documents: z.array(kycDocument),
  description: text(limits.customer_description_characters, 0).nullable(),
  date_of_registration: day.nullable(), // CUST-PATCH-date_of_registration, CUST-CONF-02
  domicile_of_registration: country.nullable(), // CUST-PATCH-domicile_of_registration
  metadata: metadata.nullable(), // CUST-PATCH-metadata
};

/**
 * Top-level fields are always present, null if they are empty; nested objects are shown as they
 * were sent.
 */
export const customer = z.object({
  id: z.string().startsWith('cust-'),
  reference_id: referenceId,
  type: customerType,
  individual_detail: individualDetail.nullable(),
  business_detail: businessDetail.nullable(),
  ...customerFields,
  hashed_phone_number: z.string().nullable(),
  created: timestamp,
  updated: timestamp,
});
export type Customer = z.output<typeof customer>;
