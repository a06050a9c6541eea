// An account: a business whose money, keys, callback URLs and switches are kept apart from all
// others.
import { recordKind } from '@kasir/core';
import * as z from 'zod';
import { accountCards } from '../card/settings.ts';
import { channelCategory } from '../channel-category.ts';
import { callbackSettings } from './callbacks.ts';
import { accountChaos } from './chaos.ts';

/** Fee on money in and days until it is paid out. */
const terms = z.object({
  fee_basis_points: z.int().min(0).max(10_000),
  settlement_days: z.int().min(0).max(365),
});
export type Terms = z.infer<typeof terms>;

/** Terms of one channel category, as far as they differ. */
export const categoryTerms = terms.partial();

/** Terms of an account by channel category; what is left out is as for everybody. */
export const accountTerms = z.partialRecord(channelCategory, categoryTerms);

/** Dated versions by mode and resource. */
export const accountVersions = z.object({
  test: z.record(z.string(), z.string()), // VER-08
  live: z.record(z.string(), z.string()), // VER-09
});

/** What receivers are reached and convinced by, in each mode. */
export const accountCallbacks = z.object({ test: callbackSettings, live: callbackSettings });

export const account = z.object({
  id: z.string(),
  name: z.string(),
  /** Who is written to about it; nobody when left out. */
  email: z.string().optional(),
  /** The platform account that owns this sub-account, or null. */
  parent: z.string().nullable(),
  /** Whether for-user-id is honored for this account (CORE-HDR-for_user_id-gate). */
  platform: z.boolean(),
  /** Six digits, unique among all accounts: the prefix of its virtual account numbers. */
  number: z.string(),
  versions: accountVersions,
  switches: z.record(z.string(), z.boolean()),
  /** Requests per minute and endpoint where they differ from the general limit (RATE-07). */
  rates: z.partialRecord(z.enum(['test', 'live']), z.int().min(0)),
  /** What is charged and when it is paid out, where it differs from the general terms. */
  terms: accountTerms.optional(),
  /** What card charges may use, where it differs from what every account has. */
  cards: accountCards.optional(),
  callbacks: accountCallbacks,
  /** What its webhooks of test mode are put through on purpose. */
  chaos: accountChaos.optional(),
  created: z.string(),
});
export type Account = z.infer<typeof account>;

/** Accounts live in the system partition under their own 24-hex id. */
export const accounts = recordKind<Account>()({
  name: 'account',
  keys: { number: ({ number }) => number },
});
