// Schemas of snapshots, which contain everything in a test account at one moment.
import { timestamp } from '@kasir/core';
import { accountTerms, accountCards, switchNames } from '@kasir/models';
import * as z from 'zod';
import { accountName } from '../accounts/settings.ts';

export const snapshot = z.object({
  id: z.string(),
  account: z.string(),
  name: z.string().nullable(),
  created: timestamp,
  objects: z.int(),
});
export type Snapshot = z.infer<typeof snapshot>;

/** Settings that decide how an account behaves in test mode; keys and URLs are not included. */
const settings = z.strictObject({
  name: accountName,
  switches: z.partialRecord(z.enum(switchNames), z.boolean()),
  versions: z.record(z.string(), z.iso.date()),
  terms: accountTerms.optional(),
  cards: accountCards.optional(),
});

/** Epoch milliseconds up to the end of the year 9999, the last time that has a timestamp. */
const moment = z.int().min(0).max(253_402_300_799_999);

const rowId = z.string().min(1).max(255);

export const snapshotObject = z.strictObject({
  kind: z.string(),
  id: rowId,
  version: z.int().min(1).max(2_147_483_647),
  expires: moment.nullable(),
  public: z.record(z.string(), z.unknown()),
  state: z.unknown(),
});

export const snapshotEntry = z.strictObject({
  id: rowId,
  transaction: rowId,
  ledger: z.string(),
  currency: z.string(),
  type: z.string(),
  /** Minor units. */
  amount: z.int(),
  balance: z.int(),
});

export const snapshotJob = z.strictObject({
  id: rowId,
  topic: z.string(),
  lane: z.enum(['work', 'delivery']),
  queue: z.string().min(1),
  due: moment,
  ready: z.boolean(),
  payload: z.unknown(),
});

/** A snapshot as a file, which can be committed and restored on another server. */
export const snapshotFile = z.strictObject({
  format: z.literal('kasir-snapshot/1'),
  name: z.string().nullable(),
  /** The time of the test clock when the snapshot was taken. */
  taken: timestamp,
  /** The account from which it was taken. */
  account: z.string().min(1).max(255),
  settings,
  turn: z.strictObject({ now: moment, sequence: z.int().min(0).max(1_000_000_000) }),
  objects: z.array(snapshotObject),
  entries: z.array(snapshotEntry),
  jobs: z.array(snapshotJob),
});
export type SnapshotFile = z.infer<typeof snapshotFile>;
