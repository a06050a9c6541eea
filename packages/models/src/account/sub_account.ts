// A sub-account as the accounts API shows it to its platform.
import { createdAt, emailAddress, objectId, text, updatedAt } from '@kasir/core';
import * as z from 'zod';
import { subAccountMachine } from './machine.ts';

export const accountType = z
  .enum(['OWNED', 'MANAGED'])
  .describe(
    'Kinds of sub-accounts: OWNED is run by its platform alone; the owner of a MANAGED one accepts an invitation first.',
  );
export const subAccountStatus = z
  .enum(subAccountMachine.states)
  .describe('States of a sub-account.');
export type SubAccountStatus = z.infer<typeof subAccountStatus>;

export const accountCountry = z
  .enum(['ID', 'PH', 'VN', 'MY', 'TH'])
  .describe('Countries of sub-accounts.');

export const accountEmail = emailAddress(255);

/** Name of the business, as payers see it. */
export const businessName = text(255).describe('Name of the business.');

/** The account as the accounts API shows it from version 2 on. */
export const subAccount = z
  .object({
    /** The account's id: 24 hex digits, as used in for-user-id. */
    id: objectId,
    created: createdAt,
    updated: updatedAt,
    email: z.string().describe('Email address.'),
    type: accountType.describe(
      'OWNED is run by its platform alone; the owner of a MANAGED one accepts an invitation first.',
    ),
    public_profile: z
      .object({ business_name: z.string().describe('Name of the business.') })
      .nullable()
      .describe('Public data of the account, as payers see it.'),
    country: accountCountry.describe('Two-letter country code (ISO 3166-1), such as ID.'),
    status: subAccountStatus.describe('The current state.'),
  })
  .describe('An account that belongs to a platform.');
export type SubAccount = z.infer<typeof subAccount>;
