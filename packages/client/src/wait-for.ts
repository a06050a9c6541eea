// Reads an object again and again until it has a status, for programs that receive no webhooks.
import { ApiError } from './error.ts';
import type { AnyInput } from './outgoing-request.ts';
import type { AnyCallOptions, CallOptions, Settings } from './options.ts';
import type { CallResult } from './result.ts';

/** Options of waiting for a status. `deadlineMs` limits the whole wait. */
export interface WaitOptions extends CallOptions {
  /**
   * Milliseconds between the first two reads, 500 by default; the time between reads grows to
   * 5,000.
   */
  readonly pollMs?: number | undefined;
}

const POLL_FIRST_MS = 500;
const POLL_MAX_MS = 5_000;
const POLL_GROWTH = 1.5;

type AnyCall = (input: AnyInput, options: AnyCallOptions) => Promise<CallResult>;

const statusOf = (body: unknown): unknown => (body as { readonly status?: unknown } | null)?.status;

/** Returns the error of a wait that ended without any of the wanted statuses. */
const waitError = (
  last: CallResult,
  code: 'TIMEOUT' | 'ABORTED',
  wanted: readonly string[],
  ended: string,
): ApiError => {
  const { operation, requestId, attempts } = last;
  const seen = last.ok ? `The status is ${String(statusOf(last.body))}` : last.message;
  return new ApiError({
    ok: false,
    code,
    reason: code,
    status: null,
    message: `${seen}, not ${wanted.join(' or ')}, ${ended}.`,
    indeterminate: false,
    retryable: code === 'TIMEOUT',
    operation,
    requestId,
    idempotencyKey: null,
    attempts,
  });
};

/**
 * Returns the function that waits with a GET. It returns the body once it has one of the wanted
 * statuses. It throws `ApiError`: TIMEOUT at the deadline, ABORTED after an abort, and any failure
 * of a read that is not temporary.
 */
export const createWaitFor =
  (call: AnyCall, { deadlineMs: usualMs, sleep, now }: Settings) =>
  async (
    input: AnyInput,
    status: string | readonly string[],
    { deadlineMs = usualMs, pollMs = POLL_FIRST_MS, ...options }: WaitOptions = {},
  ): Promise<unknown> => {
    if (!(deadlineMs > 0) || !(pollMs > 0))
      throw new TypeError('deadlineMs and pollMs must be positive numbers of milliseconds.');
    const wanted = [status].flat();
    const end = now() + deadlineMs;
    for (let wait = pollMs; ; wait = Math.min(wait * POLL_GROWTH, Math.max(POLL_MAX_MS, pollMs))) {
      const left = Math.max(1, end - now());
      // oxlint-disable-next-line no-await-in-loop -- one read after the other is the point
      const last = await call(input, { ...options, deadlineMs: left });
      if (last.ok && wanted.includes(String(statusOf(last.body)))) return last.body;
      if (!last.ok && !last.retryable) throw new ApiError(last);
      if (now() + wait >= end)
        throw waitError(last, 'TIMEOUT', wanted, `after ${deadlineMs} ms (deadlineMs)`);
      try {
        // oxlint-disable-next-line no-await-in-loop -- as above
        await sleep(wait, options.signal);
      } catch (error) {
        if (!options.signal?.aborted) throw error;
      }
      if (options.signal?.aborted) throw waitError(last, 'ABORTED', wanted, 'when it was aborted');
    }
  };
