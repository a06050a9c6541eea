// Runs a law, and repeats a failed one: a failure must be reproducible.
import type { Law } from '../law.ts';
import type { SkipReason, Verdict } from '../verdict.ts';
import {
  Blocked,
  Ended,
  Indeterminate,
  NotApplicable,
  NotSupported,
  Throttled,
  Violation,
} from '../violation.ts';
import { Trial } from '../run/trial.ts';
import type { RunContext } from '../run/run-context.ts';

export type Outcome =
  | { readonly verdict: 'PASS'; readonly trial: Trial }
  | { readonly verdict: 'FAIL'; readonly violation: Violation }
  | { readonly verdict: 'BLOCKED' | 'INCONCLUSIVE' | 'ERROR'; readonly note: string }
  | { readonly verdict: 'SKIP'; readonly reason: SkipReason; readonly note: string };

/** Describes an error of the suite, with the place where it was thrown. */
const errorNote = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const place = /^ +at .*$/m.exec(error.stack ?? '')?.[0].trim() ?? '';
  return `${error.name}: ${error.message} (${place})`;
};

const outcomeOf = (error: unknown, trial: Trial): Outcome => {
  const { ending } = trial.context.end;
  // A failure after an interruption, or without a target, may have no other cause.
  if (error instanceof Violation && (ending === null || ending.reason === 'BUDGET')) {
    trial.explain(error);
    return { verdict: 'FAIL', violation: error };
  }
  if (ending !== null) return { verdict: 'SKIP', ...ending };
  if (error instanceof Blocked) return { verdict: 'BLOCKED', note: error.message };
  if (error instanceof Indeterminate) return { verdict: 'INCONCLUSIVE', note: error.message };
  if (error instanceof NotSupported)
    return { verdict: 'SKIP', reason: 'UNSUPPORTED', note: error.message };
  if (error instanceof NotApplicable)
    return { verdict: 'SKIP', reason: 'NOT_SHOWN', note: error.message };
  return { verdict: 'ERROR', note: errorNote(error) };
};

/** Longest time for a law to undo its effects when the run ends, such as to unfreeze a clock. */
const UNWIND_MS = 3_000;

/** Waits for an action, but not much longer than the run. */
const untilEnd = async (act: Promise<void>, { end: { signal } }: RunContext): Promise<void> => {
  const late = Promise.withResolvers<never>();
  let timer: NodeJS.Timeout | undefined;
  const onEnd = (): void => {
    timer = setTimeout(() => late.reject(new Ended('the law did not end with the run')), UNWIND_MS);
  };
  if (signal.aborted) onEnd();
  else signal.addEventListener('abort', onEnd);
  try {
    await Promise.race([act, late.promise]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', onEnd);
  }
};

/** The outcome of a law that was tried, and the number of requests it took. */
export interface Attempt {
  readonly outcome: Outcome;
  readonly requests: number;
}

/** Tries a law, and tries it again if it met a rate limit that was not known before. */
export const attempt = async (
  law: Law,
  context: RunContext,
  seed: number,
  before: number | null = null,
): Promise<Attempt> => {
  const trial = new Trial(context, seed);
  const requests = (): number => trial.sent + (before ?? 0);
  try {
    await untilEnd(law.run(trial), context);
    return { outcome: { verdict: 'PASS', trial }, requests: requests() };
  } catch (error) {
    if (error instanceof Throttled && before === null)
      return attempt(law, context, seed, trial.sent);
    return { outcome: outcomeOf(error, trial), requests: requests() };
  }
};

/** Runs the checks that a passing trial deferred until the target was idle. */
export const runDeferredChecks = async (outcome: Outcome): Promise<Outcome> => {
  if (outcome.verdict !== 'PASS') return outcome;
  const { trial } = outcome;
  const checkAll = async (): Promise<void> => {
    for (const check of trial.deferred) await check();
  };
  try {
    trial.context.end.check();
    await untilEnd(checkAll(), trial.context);
    return outcome;
  } catch (error) {
    return outcomeOf(error, trial);
  }
};

/** Waits until the target is idle; for a fixed time if it cannot report that. */
export const waitUntilIdle = async ({ control, receiver, end }: RunContext): Promise<void> => {
  if (end.ending) return;
  try {
    if (control?.waitUntilIdle) await control.waitUntilIdle();
    else if (receiver) await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  } catch {
    // The checks that follow report what is wrong.
  }
};

const QUIET_MS = 500;

/** Number of times that a failed law is repeated, each time with new objects. */
const CONFIRMATIONS = 2;

export interface Confirmed {
  readonly verdict: Extract<Verdict, 'FAIL' | 'FLAKY'>;
  /** Number of failed attempts, e.g. `3 of 3`. */
  readonly hits: string;
}

/**
 * Tries a failed law again: every attempt must fail, but one hit is enough for a racy law. Attempts
 * with an unknown outcome do not count.
 */
export const confirm = async (
  law: Law,
  context: RunContext,
  seed: number,
  times = CONFIRMATIONS,
): Promise<Confirmed> => {
  let [hits, all] = [1, 1];
  for (let again = 0; again < times; again += 1) {
    const { outcome: first } = await attempt(law, context, seed);
    if (first.verdict === 'PASS' && first.trial.deferred.length > 0) await waitUntilIdle(context);
    const { verdict } = await runDeferredChecks(first);
    if (verdict === 'PASS' || verdict === 'FAIL') all += 1;
    if (verdict === 'FAIL') hits += 1;
    if (context.end.ending !== null) break;
  }
  return { verdict: law.racy || hits === all ? 'FAIL' : 'FLAKY', hits: `${hits} of ${all}` };
};
