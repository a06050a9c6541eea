// Defines a law: a property of the service, its clauses, and what it needs to run.
import type { Trial } from './run/trial.ts';
import type { Level } from './verdict.ts';

/** A requirement of a law besides its endpoints. */
export type Need =
  | 'writes'
  | 'receiver'
  | 'clock'
  /** All webhooks of an account reach the receiver. */
  | 'events'
  | 'second account'
  | 'control'
  /** Transactions that no payment creates can be posted. */
  | 'postings'
  /** A payer can act on hosted pages. */
  | 'payer'
  /** Versions and signing secrets of accounts are known and can be set. */
  | 'settings'
  /** Partners of the bank standard can be registered. */
  | 'partners'
  /** Sub-accounts can be registered and activated. */
  | 'sub-accounts'
  /** Webhooks can be sent again. */
  | 'resend'
  | 'limited key'
  | 'live key'
  /** Ordinary responses have rate-limit headers. */
  | 'rate headers'
  /** A rate limit may be used up. */
  | 'exhaust'
  /** Some windows of a rate limit may pass, on the clock or in real time. */
  | 'windows'
  /** Half a minute of real time may pass. */
  | 'wait';

export interface Law {
  /** Group and number of the catalog in lower case, e.g. `idem-2`. */
  readonly id: string;
  /** Contract id of a law that is tried per endpoint, otherwise null. */
  readonly on: string | null;
  readonly title: string;
  readonly level: Level;
  /** Clauses of the specification that a pass proves. */
  readonly clauses: readonly string[];
  readonly needs: readonly Need[];
  /** Contract ids that it calls; the law is skipped if the target does not have one of them. */
  readonly endpoints: readonly string[];
  /** Situations that must have been reached for a pass. */
  readonly witnesses: readonly string[];
  /** True for a law of the user: its failure counts whatever the specification states. */
  readonly isOwn?: true;
  /** True if chance decides whether a fault shows: one hit in a few tries is then a failure. */
  readonly racy: boolean;
  /**
   * True if it uses the clock when there is one, but can run without: no other law runs meanwhile.
   */
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

/** Returns the name of a law in reports and on the command line, e.g. `auth-1:qr_codes.create`. */
export const nameOf = ({ id, on }: Pick<Law, 'id' | 'on'>): string =>
  on === null ? id : `${id}:${on}`;
