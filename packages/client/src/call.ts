// Performs one call: attempts under one idempotency key until it succeeds, must not be repeated, or
// ends by deadline or abort.
import type { CallData } from './call-data.ts';
import type { OutgoingRequest } from './exchange.ts';
import type { Settings } from './options.ts';
import { toAttemptResult, type ValidationRules } from './attempt-result.ts';
import type { AttemptEnd, AttemptStart } from './hooks.ts';
import type { AttemptResult, CallResult, FailedAttempt } from './result.ts';
import { isRetryable, mayRetry, waitBefore, type RetryState } from './retry.ts';
import type { TimeLimit, Transport } from './transport.ts';

export interface CallPlan {
  readonly contract: CallData;
  /** The path template that hooks receive. */
  readonly template: string;
  readonly message: OutgoingRequest;
  readonly settings: Settings;
  readonly rules: ValidationRules;
  readonly transport: Transport;
  readonly signal: AbortSignal | undefined;
}

const aborted: FailedAttempt = {
  ok: false,
  code: 'ABORTED',
  status: null,
  reason: 'ABORTED',
  message: 'The call was aborted between two attempts.',
  indeterminate: false,
  requestId: null,
};

/** Waits, and returns whether the caller has aborted the call. */
const waitOrAbort = async (plan: CallPlan, ms: number): Promise<boolean> => {
  const { signal, settings } = plan;
  try {
    await settings.sleep(ms, signal);
  } catch (error) {
    if (!signal?.aborted) throw error;
  }
  return signal?.aborted ?? false;
};

/**
 * Returns the fields of a result for hooks. Only plain words are passed on, because a server may
 * send any text.
 */
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

/** Returns whether a repeat has no second effect. */
const isRepeatable = ({ contract, message }: CallPlan): boolean =>
  contract.method === 'GET' || message.idempotencyKey !== null;

/** Returns the result of a call that ends with this attempt, or with a response of middleware. */
export const concludeCall = (
  plan: CallPlan,
  last: AttemptResult,
  { attempts, unconfirmed }: { readonly attempts: number; readonly unconfirmed: boolean },
): CallResult => {
  const { id: operation } = plan.contract;
  const { idempotencyKey } = plan.message;
  if (last.ok) return { ...last, operation, idempotencyKey, attempts };
  // After an attempt of a write without a response, only a success makes the outcome known.
  const failed = { ...last, indeterminate: last.indeterminate || unconfirmed };
  const retryable = isRetryable(failed, isRepeatable(plan));
  return { ...failed, operation, retryable, idempotencyKey, attempts };
};

/** Returns the time limit of the next attempt: `timeoutMs`, or the rest of `deadlineMs`. */
const limitOf = ({ timeoutMs, deadlineMs }: Settings, left: number): TimeLimit => {
  if (timeoutMs <= left)
    return { ms: timeoutMs, inWords: `${Math.ceil(timeoutMs)} ms (timeoutMs)` };
  const ms = Math.max(0, left);
  const part = Math.ceil(ms) < deadlineMs ? `${Math.ceil(ms)} ms, what was left of ` : '';
  return { ms, inWords: `${part}${deadlineMs} ms (deadlineMs)` };
};

/** Performs a call to its end. Rejects only for misuse. */
export const performCall = async (plan: CallPlan): Promise<CallResult> => {
  const { contract, template, message, settings, transport, signal } = plan;
  const { idempotencyKey } = message;
  const { now, deadlineMs, observer } = settings;
  const end = now() + deadlineMs;
  const left = (): number => end - now();
  let unconfirmed = false;
  let serverErrors = 0;
  for (let attempts = 1; ; attempts += 1) {
    const { id, method } = contract;
    const start: AttemptStart = { id, method, path: template, attempt: attempts, idempotencyKey };
    const begun = now();
    observer.started(start);
    // oxlint-disable-next-line no-await-in-loop -- one attempt after the other is the point
    const outcome = await transport.send(message, limitOf(settings, left()), signal);
    const durationMs = now() - begun;
    const result = toAttemptResult(contract, outcome, plan.rules);
    const repeatable = isRepeatable(plan);
    const conclude = (last: AttemptResult): CallResult =>
      concludeCall(plan, last, { attempts, unconfirmed });
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
