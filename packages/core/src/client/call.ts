// One call: attempts under one key until an answer stands, the deadline ends it, or the caller
// aborts.
import type { EndpointSpec } from '../contract.ts';
import type { Message } from './message.ts';
import type { Settings } from './options.ts';
import { readOutcome, type ReadingRules } from './reading.ts';
import type { FailedReading, Reading } from './result.ts';
import { mayRetry, waitBefore } from './retry.ts';
import type { Transport } from './transport.ts';

export interface CallPlan {
  readonly contract: EndpointSpec;
  readonly message: Message;
  readonly settings: Settings;
  readonly rules: ReadingRules;
  readonly transport: Transport;
  readonly signal: AbortSignal | undefined;
}

/** What a call came to, before its contract's types are put on it. */
export type Concluded = Reading & {
  readonly idempotencyKey: string | null;
  readonly attempts: number;
};

const aborted: FailedReading = {
  ok: false,
  code: 'ABORTED',
  status: null,
  reason: 'ABORTED',
  message: 'The call was aborted between two attempts.',
  indeterminate: false,
  requestId: null,
};

/** Waits; answers whether the caller aborted meanwhile. */
const interrupted = async (plan: CallPlan, ms: number): Promise<boolean> => {
  const { signal, settings } = plan;
  try {
    await settings.sleep(ms, signal);
  } catch (error) {
    if (!signal?.aborted) throw error;
  }
  return signal?.aborted ?? false;
};

/** Runs a call to its end. Rejects only for misuse. */
export const perform = async (plan: CallPlan): Promise<Concluded> => {
  const { contract, message, settings, transport, signal } = plan;
  const { idempotencyKey } = message;
  const { now, random, retries, timeoutMs, deadlineMs } = settings;
  const end = now() + deadlineMs;
  const read = contract.method === 'GET';
  let unanswered = false;
  let serverErrors = 0;
  for (let attempts = 1; ; attempts += 1) {
    const timeout = Math.min(timeoutMs, Math.max(0, end - now()));
    // oxlint-disable-next-line no-await-in-loop -- one attempt after the other is the point
    const outcome = await transport.send(message, timeout, signal);
    const reading = readOutcome(contract, outcome, plan.rules);
    const conclude = (last: Reading): Concluded => ({
      ...last,
      // Once an attempt of a write went unanswered, only a success makes its outcome known.
      ...(!last.ok && { indeterminate: last.indeterminate || (unanswered && !read) }),
      idempotencyKey,
      attempts,
    });
    const past = { attempts, repeatable: read || idempotencyKey !== null, serverErrors };
    if (reading.ok || attempts > retries || !mayRetry(reading, past)) return conclude(reading);
    const wait = waitBefore(reading, attempts, random);
    if (now() + wait >= end) return conclude(reading);
    unanswered ||= reading.indeterminate;
    if (reading.status === 500) serverErrors += 1;
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (await interrupted(plan, wait)) return conclude(aborted);
  }
};
