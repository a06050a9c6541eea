// An account: a business with its own money, keys, callback URLs and switches.
import { recordKind } from '@kasir/core';
import * as z from 'zod';
import { accountCards } from '../card/settings.ts';
import { channelCategory } from '../channel-category.ts';
import { callbackSettings } from './callbacks.ts';
import { accountChaos } from './chaos.ts';

/** Fee on incoming money, and days until its settlement. */
const terms = z.object({
  fee_basis_points: z.int().min(0).max(10_000),
  settlement_days: z.int().min(0).max(365),
});
export type Terms = z.infer<typeof terms>;

/** Terms of one channel category that differ from the general ones. */
export const categoryTerms = terms.partial();

/** Terms of an account by channel category; omitted ones are the general ones. */
export const accountTerms = z.partialRecord(channelCategory, categoryTerms);

/** Dated versions by mode and resource. */
export const accountVersions = z.object({
  test: z.record(z.string(), z.string()), // VER-08
  live: z.record(z.string(), z.string()), // VER-09
});

/** The settings of webhooks, in each mode. */
export const accountCallbacks = z.object({ test: callbackSettings, live: callbackSettings });

export const account = z.object({
  id: z.string(),
  name: z.string(),
  /** The address that is notified about it; nobody when omitted. */
  email: z.string().optional(),
  /** The platform account that owns this sub-account, or null. */
  parent: z.string().nullable(),
  /** True when for-user-id is honored for this account (CORE-HDR-for_user_id-gate). */
  platform: z.boolean(),
  /** Six digits, unique among all accounts: the prefix of its virtual account numbers. */
  number: z.string(),
  versions: accountVersions,
  switches: z.record(z.string(), z.boolean()),
  /** Requests per minute and endpoint, when different from the general limit (RATE-07). */
  rates: z.partialRecord(z.enum(['test', 'live']), z.int().min(0)),
  /** Fees and settlement days, when different from the general terms. */
  terms: accountTerms.optional(),
  /** Settings of card charges, when different from the general ones. */
  cards: accountCards.optional(),
  callbacks: accountCallbacks,
  /** The deliberate faults of its webhooks in test mode. */
  chaos: accountChaos.optional(),
  created: z.string(),
});
export type Account = z.infer<typeof account>;

/** Stored in the system partition under their own 24-hex id. */
export const accounts = recordKind<Account>()({
  name: 'account',
  keys: { number: ({ number }) => number },
});
