// Runs a law, and repeats a failed one: a failure must be reproducible.
import type { Law, SkipReason, Verdict } from '../law.ts';
import { Blocked, Indeterminate, NotApplicable, OutOfBudget, Violation } from '../violation.ts';
import { Trial } from './trial.ts';
import type { RunContext } from './run-context.ts';

export type Outcome =
  | { readonly verdict: 'PASS'; readonly trial: Trial }
  | { readonly verdict: 'FAIL'; readonly violation: Violation }
  | { readonly verdict: 'BLOCKED' | 'INCONCLUSIVE'; readonly note: string }
  | { readonly verdict: 'SKIP'; readonly reason: SkipReason; readonly note: string };

const outcomeOf = (error: unknown, trial: Trial): Outcome => {
  if (error instanceof Violation) {
    if (error.transcript.length === 0) error.transcript = trial.transcript;
    return { verdict: 'FAIL', violation: error };
  }
  if (error instanceof Blocked) return { verdict: 'BLOCKED', note: error.message };
  if (error instanceof Indeterminate) return { verdict: 'INCONCLUSIVE', note: error.message };
  if (error instanceof NotApplicable)
    return { verdict: 'SKIP', reason: 'NOT_SHOWN', note: error.message };
  if (error instanceof OutOfBudget)
    return { verdict: 'SKIP', reason: 'BUDGET', note: error.message };
  throw error;
};

/** Tries a law. Errors of the suite itself are thrown on. */
export const attempt = async (law: Law, context: RunContext, seed: number): Promise<Outcome> => {
  const trial = new Trial(context, seed);
  try {
    await law.run(trial);
    return { verdict: 'PASS', trial };
  } catch (error) {
    return outcomeOf(error, trial);
  }
};

/** Runs the checks that a passing trial deferred until the target was idle. */
export const runDeferredChecks = async (outcome: Outcome): Promise<Outcome> => {
  if (outcome.verdict !== 'PASS') return outcome;
  try {
    for (const check of outcome.trial.deferred) await check();
    return outcome;
  } catch (error) {
    return outcomeOf(error, outcome.trial);
  }
};

/** Waits until the target is idle; for a fixed time if it cannot report that. */
export const waitUntilIdle = async ({ control, receiver }: RunContext): Promise<void> => {
  if (control?.waitUntilIdle) return control.waitUntilIdle();
  if (receiver) await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
};

const QUIET_MS = 500;

/** How often a failed law is repeated, each time with new objects. */
const CONFIRMATIONS = 2;

export interface Confirmed {
  readonly verdict: Extract<Verdict, 'FAIL' | 'FLAKY'>;
  /** `3 of 3` attempts failed. */
  readonly hits: string;
}

/**
 * Tries a failed law again: every attempt must fail, but one hit is enough where chance decides.
 */
export const confirm = async (
  law: Law,
  context: RunContext,
  seed: number,
  times = CONFIRMATIONS,
): Promise<Confirmed> => {
  let hits = 1;
  for (let again = 0; again < times; again += 1) {
    const first = await attempt(law, context, seed);
    if (first.verdict === 'PASS' && first.trial.deferred.length > 0) await waitUntilIdle(context);
    const { verdict } = await runDeferredChecks(first);
    if (verdict === 'FAIL') hits += 1;
  }
  const all = times + 1;
  return { verdict: law.racy || hits === all ? 'FAIL' : 'FLAKY', hits: `${hits} of ${all}` };
};
