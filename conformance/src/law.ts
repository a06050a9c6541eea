// A law: a property of the service, its clauses, and what it needs to run.
import type { Trial } from './run/trial.ts';

/**
 * `M` is stated by the specification; `S` follows from the specification or from HTTP; `C` is a
 * conflict or choice of the specification, in which the target must be consistent during the run;
 * `O` is only observed.
 */
export const levels = ['M', 'S', 'C', 'O'] as const;
export type Level = (typeof levels)[number];

/** What a law may need beside the endpoints. */
export type Need =
  | 'writes'
  | 'receiver'
  | 'clock'
  /** Webhooks of an account reach the receiver, whatever they are about. */
  | 'events'
  | 'second account'
  | 'control'
  /** Transactions that no payment makes can be posted. */
  | 'postings'
  /** There is a payer in front of hosted pages. */
  | 'payer'
  /** Versions and signing secrets of accounts are known and can be set. */
  | 'settings'
  /** Partners of the bank standard can be registered. */
  | 'partners'
  /** Sub-accounts can be registered and activated. */
  | 'sub-accounts'
  /** Webhooks can be sent once more. */
  | 'resend'
  | 'limited key'
  | 'live key'
  /** Ordinary responses have rate-limit headers. */
  | 'rate headers'
  /** A limit may be used up. */
  | 'exhaust'
  /** Some windows of a rate limit may pass: by a clock, or in real time. */
  | 'windows'
  /** Half a minute of real time may pass. */
  | 'wait';

export interface Law {
  /** Group and number of the catalog in lower case, e.g. `idem-1`. */
  readonly id: string;
  /** Contract id where the law is tried per endpoint, else null. */
  readonly on: string | null;
  readonly title: string;
  readonly level: Level;
  /** Clauses of the specification that a pass proves. */
  readonly clauses: readonly string[];
  readonly needs: readonly Need[];
  /** Contract ids it calls; it is skipped when the target does not have one of them. */
  readonly endpoints: readonly string[];
  /** Situations a pass must have reached. */
  readonly witnesses: readonly string[];
  /** A law of the user: its failure counts whatever the specification states. */
  readonly isOwn?: true;
  /** Whether chance decides if a fault shows: then one hit in a few tries is a failure. */
  readonly racy: boolean;
  /** Uses the clock where there is one, but does without: no other law runs meanwhile. */
  readonly stopsClock?: true;
  readonly run: (trial: Trial) => Promise<void>;
}

type LawSpec = Pick<Law, 'id' | 'title' | 'level' | 'run'> & Partial<Law>;

/** Declares a law; omitted properties are empty. */
export const law = (spec: LawSpec): Law => ({
  on: null,
  clauses: [],
  needs: ['writes'],
  endpoints: spec.on === undefined || spec.on === null ? [] : [spec.on],
  witnesses: [],
  racy: false,
  ...spec,
});

/** The name of a law in reports and on the command line, e.g. `auth-1:qr_codes.create`. */
export const nameOf = ({ id, on }: Pick<Law, 'id' | 'on'>): string =>
  on === null ? id : `${id}:${on}`;

/** The group of a law or of its result, e.g. `idem`. */
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

/** Why a law was not tried: the closed set of reasons. */
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
  /** The profile is a sample that this law is not part of. */
  'PROFILE',
  'UNSAFE',
  'NOT_SHOWN',
  'BLOCKED',
] as const;
export type SkipReason = (typeof skipReasons)[number];
