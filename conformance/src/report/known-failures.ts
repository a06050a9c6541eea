// Applies known failures: their laws still run, and an unexpected pass fails the run.
import * as z from 'zod';
import type { LawResult } from './report.ts';

const knownFailure = z.strictObject({
  /** Name of the law, as reports write it. */
  law: z.string().min(1),
  reason: z.string().min(1),
  /** Last day on which it counts, YYYY-MM-DD. */
  expires: z.iso.date().optional(),
});

export type KnownFailure = z.infer<typeof knownFailure>;

/** Parses a file of known failures. Throws with the first problem if it is invalid. */
export const parseKnown = (text: string): KnownFailure[] => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('it is not JSON');
  }
  const result = z.array(knownFailure).safeParse(value);
  if (result.success) return result.data;
  const [at, name] = result.error.issues[0]?.path ?? [];
  if (at === undefined) throw new Error('it must be a list');
  const entry = `entry ${Number(at) + 1}`;
  throw new Error(
    name === undefined
      ? `${entry} must have a law and a reason, and nothing but expires beside them`
      : `${String(name)} of ${entry} must be ${name === 'expires' ? 'a date, YYYY-MM-DD' : 'a text that is not empty'}`,
  );
};

/** Applies the known failures that are valid on a day (YYYY-MM-DD) to a result. */
export const applyKnownFailures = (
  known: readonly KnownFailure[],
  today: string,
  result: LawResult,
): LawResult => {
  const entry = known.find(({ law }) => law === result.id);
  if (!entry) return result;
  const { reason, expires } = entry;
  if (expires !== undefined && expires < today) {
    return { ...result, note: `known failure until ${expires}: ${reason}` };
  }
  if (result.verdict === 'FAIL' || result.verdict === 'FLAKY') {
    return { ...result, verdict: 'KNOWN', note: reason };
  }
  return result.verdict === 'PASS'
    ? {
        ...result,
        verdict: 'FIXED',
        note: `the law passes: remove it from the known failures (${reason})`,
      }
    : result;
};
