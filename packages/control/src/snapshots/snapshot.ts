// Schemas of snapshots, which contain everything in a test account at one moment.
import { createdAt, currencyCode, objectId, timestamp } from '@kasir/core';
import { accountTerms, accountCards, switchNames } from '@kasir/models';
import * as z from 'zod';
import { accountName } from '../accounts/settings.ts';

export const snapshot = z
  .object({
    id: objectId,
    account: z.string().describe('Id of the account.'),
    name: z.string().nullable().describe('Name of the snapshot.'),
    created: createdAt,
    objects: z.int().describe('Number of objects in it.'),
  })
  .describe('A test account at one moment.');
export type Snapshot = z.infer<typeof snapshot>;

/** Settings that decide how an account behaves in test mode; keys and URLs are not included. */
const settings = z.strictObject({
  name: accountName,
  switches: z
    .partialRecord(z.enum(switchNames), z.boolean())
    .describe('Switches of the account that differ from the general behavior.'),
  versions: z
    .record(z.string(), z.iso.date())
    .describe('Dated versions that its calls are in, by resource.'),
  terms: accountTerms
    .optional()
    .describe('Fee and settlement terms, where they differ from the general ones.'),
  cards: accountCards
    .optional()
    .describe('Options for card charges, where they differ from the general ones.'),
});

/** Epoch milliseconds up to the end of the year 9999, the last time that has a timestamp. */
const moment = z.int().min(0).max(253_402_300_799_999);

const rowId = z.string().min(1).max(255);

export const snapshotObject = z.strictObject({
  kind: z.string().describe('Kind of the object, such as payment_requests.'),
  id: rowId.describe('Id of the journal line.'),
  version: z
    .int()
    .min(1)
    .max(2_147_483_647)
    .describe('Version number, which every change increases.'),
  expires: moment
    .nullable()
    .describe('Time at which it is removed, in milliseconds since 1970; null for never.'),
  public: z.record(z.string(), z.unknown()).describe('Public data, as the API shows it.'),
  state: z.unknown().describe('State.'),
});

export const snapshotEntry = z.strictObject({
  id: rowId.describe('Id of the job.'),
  transaction: rowId.describe('Id of the transaction.'),
  ledger: z.string().describe('Name of the ledger.'),
  currency: currencyCode,
  type: z.string().describe('Type of the journal line.'),
  amount: z.int().describe('Amount in minor units.'),
  balance: z.int().describe('Balance of the ledger after the entry, in minor units.'),
});

export const snapshotJob = z.strictObject({
  id: rowId.describe('Id of the object.'),
  topic: z.string().describe('Name of the job, such as payment.expire.'),
  lane: z.enum(['work', 'delivery']).describe('Kind of job: work of the platform, or a delivery.'),
  queue: z.string().min(1).describe('Queue in which jobs run one after the other.'),
  due: moment.describe('Time at which it is due.'),
  ready: z.boolean().describe('True when it can run now.'),
  payload: z.unknown().describe('Input of the job.'),
});

/** A snapshot as a file, which can be committed and restored on another server. */
export const snapshotFile = z
  .strictObject({
    format: z.literal('kasir-snapshot/1').describe('Format of the file.'),
    name: z.string().nullable().describe('Name of the snapshot.'),
    taken: timestamp.describe('Time of the test clock at which it was taken.'),
    account: z.string().min(1).max(255).describe('Id of the account from which it was taken.'),
    settings: settings.describe('Settings that affect the account in test mode.'),
    turn: z
      .strictObject({
        now: moment.describe('Time of the clock in milliseconds since 1970.'),
        sequence: z
          .int()
          .min(0)
          .max(1_000_000_000)
          .describe('Distinguishes turns within one millisecond.'),
      })
      .describe('State of the clock.'),
    objects: z.array(snapshotObject).describe('Objects of the account.'),
    entries: z.array(snapshotEntry).describe('The journal of its ledgers.'),
    jobs: z.array(snapshotJob).describe('Jobs that are waiting.'),
  })
  .describe('A snapshot as a file, which can be committed and restored elsewhere.');
export type SnapshotFile = z.infer<typeof snapshotFile>;
