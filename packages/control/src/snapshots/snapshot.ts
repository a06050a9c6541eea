// A snapshot of a test account: everything in it at one moment.
import { timestamp } from '@kasir/core';
import { accountTerms, accountCards } from '@kasir/models';
import * as z from 'zod';

export const snapshot = z.object({
  id: z.string(),
  account: z.string(),
  name: z.string().nullable(),
  created: timestamp,
  objects: z.int(),
});
export type Snapshot = z.infer<typeof snapshot>;

/** Settings that decide what an account does in test mode; keys and URLs are no part of it. */
const settings = z.strictObject({
  name: z.string(),
  switches: z.record(z.string(), z.boolean()),
  versions: z.record(z.string(), z.string()),
  terms: accountTerms.optional(),
  cards: accountCards.optional(),
});

const object = z.strictObject({
  kind: z.string(),
  id: z.string(),
  version: z.int().min(1),
  expires: z.number().nullable(),
  public: z.unknown(),
  state: z.unknown(),
});

const entry = z.strictObject({
  id: z.string(),
  transaction: z.string(),
  ledger: z.string(),
  currency: z.string(),
  type: z.string(),
  /** Minor units. */
  amount: z.int(),
  balance: z.int(),
});

const job = z.strictObject({
  id: z.string(),
  topic: z.string(),
  lane: z.enum(['work', 'delivery']),
  queue: z.string(),
  due: z.number(),
  ready: z.boolean(),
  payload: z.unknown(),
});

/** A snapshot as a file: it can be committed, and restored on another server. */
export const snapshotFile = z.strictObject({
  format: z.literal('kasir-snapshot/1'),
  name: z.string().nullable(),
  /** The time of the test clock when it was taken. */
  taken: timestamp,
  /** The account that it was taken of. */
  account: z.string(),
  settings,
  turn: z.strictObject({ now: z.number(), sequence: z.int() }),
  objects: z.array(object),
  entries: z.array(entry),
  jobs: z.array(job),
});
export type SnapshotFile = z.infer<typeof snapshotFile>;
