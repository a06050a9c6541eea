// One call: attempts under one idempotency key until it succeeds, must not be repeated, or ends by
// deadline or abort.
import type { CallData } from './call-data.ts';
import type { OutgoingRequest } from './outgoing-request.ts';
import type { Settings } from './options.ts';
import { toAttemptResult, type ValidationRules } from './attempt-result.ts';
import type { FailedAttempt, AttemptResult } from './result.ts';
import { mayRetry, waitBefore } from './retry.ts';
import type { Transport } from './transport.ts';

export interface CallPlan {
  readonly contract: CallData;
  readonly message: OutgoingRequest;
  readonly settings: Settings;
  readonly rules: ValidationRules;
  readonly transport: Transport;
  readonly signal: AbortSignal | undefined;
}

/** The result of a call, before the types of its contract are applied. */
export type CallResult = AttemptResult & {
  readonly idempotencyKey: string | null;
  readonly attempts: number;
};

const aborted: FailedAttempt = {
  ok: false,
  code: 'ABORTED',
  status: null,
  reason: 'ABORTED',
  message: 'The call was aborted between two attempts.',
  indeterminate: false,
  requestId: null,
};

/** Waits, and returns whether the caller aborted meanwhile. */
const waitOrAbort = async (plan: CallPlan, ms: number): Promise<boolean> => {
  const { signal, settings } = plan;
  try {
    await settings.sleep(ms, signal);
  } catch (error) {
    if (!signal?.aborted) throw error;
  }
  return signal?.aborted ?? false;
};

/** Runs a call to its end. Rejects only for misuse. */
export const performCall = async (plan: CallPlan): Promise<CallResult> => {
  const { contract, message, settings, transport, signal } = plan;
  const { idempotencyKey } = message;
  const { now, random, retries, timeoutMs, deadlineMs } = settings;
  const end = now() + deadlineMs;
  const read = contract.method === 'GET';
  let unconfirmed = false;
  let serverErrors = 0;
  for (let attempts = 1; ; attempts += 1) {
    const timeout = Math.min(timeoutMs, Math.max(0, end - now()));
    // oxlint-disable-next-line no-await-in-loop -- one attempt after the other is the point
    const outcome = await transport.send(message, timeout, signal);
    const result = toAttemptResult(contract, outcome, plan.rules);
    const conclude = (last: AttemptResult): CallResult => ({
      ...last,
      // Once an attempt of a write went unanswered, only a success makes its outcome known.
      ...(!last.ok && { indeterminate: last.indeterminate || (unconfirmed && !read) }),
      idempotencyKey,
      attempts,
    });
    const past = { attempts, repeatable: read || idempotencyKey !== null, serverErrors };
    if (result.ok || attempts > retries || !mayRetry(result, past)) return conclude(result);
    const wait = waitBefore(result, attempts, random);
    if (now() + wait >= end) return conclude(result);
    unconfirmed ||= result.indeterminate;
    if (result.status === 500) serverErrors += 1;
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (await waitOrAbort(plan, wait)) return conclude(aborted);
  }
};
