// Schedules the questions to a connector for an operation whose outcome is not known.
import type { Decision, Schedulable } from '@kasir/core/server';
import * as z from 'zod';
import { connectorQueue } from './queue.ts';
import type { OperationRow } from './kind.ts';

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

/** Schedules a question for an operation, in milliseconds from now. */
export const scheduleQuestion = (
  d: Pick<Decision, 'now' | 'schedule'>,
  { id, state }: { readonly id: string; readonly state: Pick<OperationRow['state'], 'connector'> },
  { question, after }: { readonly question: number; readonly after: number },
): void => {
  const work = { operation: id, question };
  d.schedule(askJob, d.now + after, work, connectorQueue(state.connector));
};
