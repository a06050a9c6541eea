// An account: a business whose money, keys, callback URLs and switches are kept apart from all
// others.
import { kind } from '@kasir/core';
import { z } from 'zod';

/** Switches that make documented errors reachable; all are on unless an operator turns them off. */
export const switchNames = ['qr_codes', 'transactions', 'ewallets', 'virtual_accounts'] as const;
export type SwitchName = (typeof switchNames)[number];

/** Callback URLs by event family, with `default` for families that have none (EVT-UNSPEC-10). */
const callbacks = z.object({ token: z.string(), urls: z.record(z.string(), z.string()) });

export const account = z.object({
  id: z.string(),
  name: z.string(),
  /** The platform account that owns this sub-account, or null. */
  parent: z.string().nullable(),
  /** Whether for-user-id is honoured for this account (CORE-HDR-for_user_id-gate). */
  platform: z.boolean(),
  /** Six digits, unique among all accounts: the prefix of its virtual account numbers. */
  number: z.string(),
  versions: z.object({
    test: z.record(z.string(), z.string()),
    live: z.record(z.string(), z.string()),
  }),
  switches: z.record(z.string(), z.boolean()),
  /** Requests per minute and endpoint where they differ from the general limit (RATE-07). */
  rates: z.partialRecord(z.enum(['test', 'live']), z.int().min(0)),
  callbacks: z.object({ test: callbacks, live: callbacks }),
  created: z.string(),
});
export type Account = z.infer<typeof account>;

/** Accounts live in the system partition under their own 24-hex id. */
export const accounts = kind()({
  name: 'account',
  schema: account,
  keys: { number: (row) => row.public.number },
});
