// A sub-account as the accounts API shows it to its platform.
import { emailAddress, text, timestamp } from '@kasir/core';
import * as z from 'zod';
import { subAccountMachine } from './machine.ts';

export const accountType = z.enum(['OWNED', 'MANAGED']);
export const subAccountStatus = z.enum(subAccountMachine.states);
export type SubAccountStatus = z.infer<typeof subAccountStatus>;

export const accountCountry = z.enum(['ID', 'PH', 'VN', 'MY', 'TH']);

export const accountEmail = emailAddress(255);

/** Name of the business, as payers see it. */
export const businessName = text(255);

/** The account as the accounts API shows it from version 2 on. */
export const subAccount = z.object({
  /** The account's id: 24 hex digits, as used in for-user-id. */
  id: z.string(),
  created: timestamp,
  updated: timestamp,
  email: z.string(),
  type: accountType,
  public_profile: z.object({ business_name: z.string() }).nullable(),
  country: accountCountry,
  status: subAccountStatus,
});
export type SubAccount = z.infer<typeof subAccount>;
