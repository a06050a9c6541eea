// A sub-account as its platform sees it: kept in the platform's own realm, one for each mode.
import { kind, mustBe, text, timestamp } from '@kasir/core';
import { z } from 'zod';
import { subAccountMachine } from './machine.ts';

export const accountType = z.enum(['OWNED', 'MANAGED']);
export const subAccountStatus = z.enum(subAccountMachine.states);
export type SubAccountStatus = z.infer<typeof subAccountStatus>;

export const accountCountry = z.enum(['ID', 'PH', 'VN', 'MY', 'TH']);

export const accountEmail = text(255).regex(/^[^\s@]+@[^\s@]+$/, {
  error: mustBe('an email address such as name@example.com'),
});

/** Name of the business, as payers see it. */
export const businessName = text(255);

/** The account as the accounts API shows it from version 2 on. */
export const subAccount = z.object({
  /** The account's id: 24 hex digits, what for-user-id names. */
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

interface Private {
  /** Accounts API it was made with; the control API makes them like version 1 (VER-CONF-04). */
  readonly api: 'v1' | 'v2';
}

/** Found by the account's id; its own id is a uuidv7 of the platform's realm. */
export const subAccounts = kind<Private>()({
  name: 'sub_account',
  schema: subAccount,
  keys: { account: (row) => row.public.id },
  facets: {
    email: (row) => row.public.email,
    type: (row) => row.public.type,
    status: (row) => row.public.status,
    updated: (row) => Date.parse(row.public.updated),
  },
  machine: subAccountMachine,
  status: (row) => row.public.status,
});

/** Whether the platform may act for it: live payments need a LIVE account. */
export const mayAct = (status: SubAccountStatus, mode: 'test' | 'live'): boolean =>
  status === 'LIVE' || (mode === 'test' && status !== 'SUSPENDED');
