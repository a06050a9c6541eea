// An account: a business with its own money, keys, callback URLs and switches.
import { objectId } from '@kasir/core';
import { recordKind } from '@kasir/core/resource';
import * as z from 'zod';
import { accountCards } from '../card/settings.ts';
import { channelCategory } from '../channel-category.ts';
import { branding } from './branding.ts';
import { callbackSettings } from './callbacks.ts';
import { accountChaos } from './chaos.ts';

/** Fee on incoming money, and days until its settlement. */
const terms = z.object({
  fee_basis_points: z.int().min(0).max(10_000).describe('Fee in hundredths of a percent.'),
  settlement_days: z.int().min(0).max(365).describe('Days until the money is available.'),
});
export type Terms = z.infer<typeof terms>;

/** Terms of one channel category that differ from the general ones. */
export const categoryTerms = terms
  .partial()
  .describe(
    'Fee and settlement of a channel category, as far as they differ from the general terms.',
  );

/** Terms of an account by channel category; omitted ones are the general ones. */
export const accountTerms = z.partialRecord(channelCategory, categoryTerms);

/** Dated versions by mode and resource. */
export const accountVersions = z
  .object({
    test: z.record(z.string(), z.string()).describe('Values of test mode.'), // VER-08
    live: z.record(z.string(), z.string()).describe('Values of live mode.'), // VER-09
  })
  .describe("Dated versions of an account's calls, by mode and resource.");

/** The settings of webhooks, in each mode. */
export const accountCallbacks = z
  .object({
    test: callbackSettings.describe('Values of test mode.'),
    live: callbackSettings.describe('Values of live mode.'),
  })
  .describe('URLs and credentials with which events of an account are delivered, by mode.');

export const account = z
  .object({
    id: objectId,
    name: z.string().describe('Name of the account, as payers see it.'),
    /** The address for notices about the account; none are sent when omitted. */
    email: z.string().optional().describe('Email address.'),
    /** The platform account that owns this sub-account, or null. */
    parent: z
      .string()
      .nullable()
      .describe('Id of the platform of a sub-account; null for other accounts.'),
    /** True when for-user-id is honored for this account. */
    platform: z.boolean().describe('True for a platform, which may have sub-accounts.'),
    number: z
      .string()
      .describe(
        'Six digits, unique among all accounts: the prefix of its virtual account numbers.',
      ),
    versions: accountVersions.describe(
      'Dated versions that its calls are in, by mode and resource.',
    ),
    switches: z
      .record(z.string(), z.boolean())
      .describe('Switches of the account that differ from the general behavior.'),
    /** Requests per minute and endpoint, when different from the general limit (RATE-07). */
    rates: z
      .partialRecord(z.enum(['test', 'live']), z.int().min(0))
      .describe(
        'Requests per minute and endpoint by mode, where they differ from the general limit (RATE-07).',
      ),
    /** Fees and settlement days, when different from the general terms. */
    terms: accountTerms
      .optional()
      .describe('Fee and settlement terms, where they differ from the general ones.'),
    /** Settings of card charges, when different from the general ones. */
    cards: accountCards
      .optional()
      .describe('Options for card charges, where they differ from the general ones.'),
    /** Omitted fields have the general look. */
    branding: branding
      .optional()
      .describe('Logo and color on hosted pages, where they differ from the general ones.'),
    callbacks: accountCallbacks.describe(
      'URLs and credentials with which events are delivered, by mode.',
    ),
    /** By mode; an omitted mode has the setting with which the server was started. */
    private_callbacks: z
      .partialRecord(z.enum(['test', 'live']), z.boolean())
      .optional()
      .describe(
        'True for a mode whose events may go to private addresses; an omitted mode has the setting of the server.',
      ),
    /** The deliberate faults of its webhooks in test mode. */
    chaos: accountChaos
      .optional()
      .describe("Deliberate disturbances of the account's webhooks, in test mode."),
    created: z.string().describe('Time of creation.'),
  })
  .describe('An account: a business with its own money, keys, URLs and settings.');
export type Account = z.infer<typeof account>;

/** Stored in the system partition under their own 24-hex id. */
export const accounts = recordKind<Account>()({
  name: 'account',
  keys: { number: ({ number }) => number },
});
