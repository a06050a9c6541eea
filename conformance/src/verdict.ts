// Defines the result of a law in a run: how binding the law is, its verdict, and the reason why it
// was skipped.

/**
 * `M` is stated by the specification; `S` follows from the specification or from HTTP; `C` is a
 * conflict or choice of the specification, in which the target must be consistent during the run;
 * `O` is only observed.
 */
export const levels = ['M', 'S', 'C', 'O'] as const;
export type Level = (typeof levels)[number];

/** Returns the group of a law or of its result, e.g. `idem`. */
export const groupOf = ({ id }: { readonly id: string }): string => id.split('-')[0] ?? id;

export const verdicts = [
  'PASS',
  'FAIL',
  'FLAKY',
  'VACUOUS',
  'SKIP',
  'BLOCKED',
  'INCONCLUSIVE',
  'ERROR',
  'OBSERVED',
  'KNOWN',
  'FIXED',
] as const;
export type Verdict = (typeof verdicts)[number];

/** The reasons why a law was not tried. */
export const skipReasons = [
  'UNSUPPORTED',
  'DISABLED',
  'NO_INBOUND',
  'NO_CLOCK',
  'NO_CONTROL',
  'NO_SECOND_ACCOUNT',
  'BUDGET',
  'INTERRUPTED',
  'UNREACHABLE',
  /** The profile is a sample that does not include this law. */
  'PROFILE',
  'UNSAFE',
  'NOT_SHOWN',
  'BLOCKED',
] as const;
export type SkipReason = (typeof skipReasons)[number];
