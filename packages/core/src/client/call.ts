// Performs one call: attempts under one idempotency key until it succeeds, must not be repeated, or
// ends by deadline or abort.
import type { CallData } from './call-data.ts';
import type { OutgoingRequest } from './exchange.ts';
import type { Settings } from './options.ts';
import { toAttemptResult, type ValidationRules } from './attempt-result.ts';
import type { AttemptEnd, AttemptStart } from './hooks.ts';
import type { AttemptResult, FailedAttempt, Failure, Success } from './result.ts';
import { isRetryable, mayRetry, waitBefore, type RetryState } from './retry.ts';
import type { Transport } from './transport.ts';

export interface CallPlan {
  readonly contract: CallData;
  /** Its path template, as hooks receive it. */
  readonly template: string;
  readonly message: OutgoingRequest;
  readonly settings: Settings;
  readonly rules: ValidationRules;
  readonly transport: Transport;
  readonly signal: AbortSignal | undefined;
}

/** The result of a call, before the types of its contract are applied. */
export type CallResult = Success<unknown> | Failure;

const aborted: FailedAttempt = {
  ok: false,
  code: 'ABORTED',
  status: null,
  reason: 'ABORTED',
  message: 'The call was aborted between two attempts.',
  indeterminate: false,
  requestId: null,
};

/** Waits; returns whether the caller aborted meanwhile. */
const waitOrAbort = async (plan: CallPlan, ms: number): Promise<boolean> => {
  const { signal, settings } = plan;
  try {
    await settings.sleep(ms, signal);
  } catch (error) {
    if (!signal?.aborted) throw error;
  }
  return signal?.aborted ?? false;
};

/** Returns a result's fields for hooks: only plain words, as a server may send anything. */
const heard = (
  result: AttemptResult,
  redact: (text: string) => string,
): Pick<AttemptEnd, 'status' | 'code' | 'requestId'> => {
  const { status, requestId } = result;
  const code = result.ok ? null : 'error_code' in result ? result.error_code : result.code;
  return {
    status,
    code: code === null || /^\w{1,64}$/.test(redact(code)) ? code : 'UNDECLARED',
    requestId: requestId !== null && /^[\w.:-]{1,128}$/.test(redact(requestId)) ? requestId : null,
  };
};

/** Returns the milliseconds until the next attempt; null when this result is final. */
const nextIn = (
  result: AttemptResult,
  past: RetryState,
  { retries, random }: Settings,
  left: () => number,
): number | null => {
  if (result.ok || past.attempts > retries || !mayRetry(result, past)) return null;
  const wait = waitBefore(result, past.attempts, random);
  return wait < left() ? wait : null;
};

/** Performs a call to its end. Rejects only for misuse. */
export const performCall = async (plan: CallPlan): Promise<CallResult> => {
  const { contract, template, message, settings, transport, signal } = plan;
  const { idempotencyKey } = message;
  const { now, timeoutMs, deadlineMs, observer } = settings;
  const end = now() + deadlineMs;
  const left = (): number => end - now();
  const read = contract.method === 'GET';
  let unconfirmed = false;
  let serverErrors = 0;
  for (let attempts = 1; ; attempts += 1) {
    const { id, method } = contract;
    const start: AttemptStart = { id, method, path: template, attempt: attempts, idempotencyKey };
    const begun = now();
    observer.started(start);
    // oxlint-disable-next-line no-await-in-loop -- one attempt after the other is the point
    const outcome = await transport.send(message, Math.min(timeoutMs, Math.max(0, left())), signal);
    const durationMs = now() - begun;
    const result = toAttemptResult(contract, outcome, plan.rules);
    const repeatable = read || idempotencyKey !== null;
    const conclude = (last: AttemptResult): CallResult => {
      if (last.ok) return { ...last, idempotencyKey, attempts };
      // Once an attempt of a write got no response, only a success makes its outcome known.
      const indeterminate = last.indeterminate || (unconfirmed && !read);
      const failed = { ...last, indeterminate };
      const retryable = isRetryable(failed, repeatable);
      return { ...failed, retryable, idempotencyKey, attempts };
    };
    const past = { attempts, repeatable, serverErrors };
    const wait = nextIn(result, past, settings, left);
    const concluded = conclude(result);
    observer.ended({
      ...start,
      ...heard(result, plan.rules.redact),
      durationMs,
      indeterminate: !concluded.ok && concluded.indeterminate,
      willRetryInMs: wait,
    });
    if (wait === null) return concluded;
    if (!result.ok) unconfirmed ||= result.indeterminate;
    if (result.status === 500) serverErrors += 1;
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (await waitOrAbort(plan, wait)) return conclude(aborted);
  }
};
