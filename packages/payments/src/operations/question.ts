// Declares the job that asks a connector for an operation whose outcome is not known.
import type { Schedulable } from '@kasir/core/server';
import * as z from 'zod';

const DAY_MS = 86_400_000;

/** The times between the questions for one operation, in milliseconds. */
export const ASK_AFTER_MS = [
  5_000,
  30_000,
  5 * 60_000,
  3_600_000,
  DAY_MS,
  DAY_MS,
  DAY_MS,
  DAY_MS,
  DAY_MS,
] as const;

const payload = z.object({
  operation: z.string(),
  /** Index of the question, from 0. */
  question: z.int().min(0),
});

export const askJob = {
  name: 'operation.ask',
  payload,
} as const satisfies Schedulable<typeof payload>;
