// A snapshot of a test account: everything in it at one moment.
import { timestamp } from '@kasir/core';
import { z } from 'zod';

export const snapshot = z.object({
  id: z.string(),
  account: z.string(),
  name: z.string().nullable(),
  created: timestamp,
  objects: z.int(),
});
export type Snapshot = z.infer<typeof snapshot>;

/** A snapshot as a file: it can be committed, and restored on another server. */
export const snapshotFile = z.strictObject({
  format: z.literal('kasir-snapshot/1'),
  name: z.string().nullable(),
  /** The time of the test clock when it was taken. */
  taken: timestamp,
  account: z.record(z.string(), z.unknown()),
  /** Rows by table, as they are stored. */
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});
export type SnapshotFile = z.infer<typeof snapshotFile>;
