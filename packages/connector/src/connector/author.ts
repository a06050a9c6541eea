// Defines the functions that the author of a connector writes.
import type {
  Amount,
  Operation,
  OperationRequest,
  ReceivedPayment,
  StatementLine,
  StoredRequest,
} from '../protocol/index.ts';
import type { Outcome } from './outcome.ts';

/** An operation as stored: what was requested, and what has become of it. */
export interface KnownOperation {
  /** The request without `source` and `customer`, which are not stored. */
  readonly request: StoredRequest;
  readonly operation: Operation;
}

export interface PerformContext {
  /** Aborted when the time of the call is over; the outcome then is unknown. */
  readonly signal: AbortSignal;
  /** The operation that a capture, void, refund or unlink is about; otherwise null. */
  readonly parent: KnownOperation | null;
  /** The operations about the same parent that came before, oldest first. */
  readonly siblings: readonly KnownOperation[];
  /** Set when a refund is about a received payment, whose issue operation then is `parent`. */
  readonly received: Amount | null;
}

/**
 * Performs an operation at the processor. It is called once for each operation, whatever happens.
 * An exception counts as `unknown`: the processor may have done it.
 */
export type Perform = (request: OperationRequest, context: PerformContext) => Promise<Outcome>;

/**
 * Asks the processor what has become of an operation. `unknown` and exceptions are asked again.
 * What the processor has never received is declined: it is not performed again.
 */
export type Refresh = (
  known: KnownOperation,
  context: { readonly signal: AbortSignal },
) => Promise<Outcome>;

/** The successes that became known on a UTC day, from which a statement can be made. */
export interface StatementDay {
  readonly operations: readonly KnownOperation[];
  readonly payments: readonly ReceivedPayment[];
  /** False while the day lasts, so that more may follow. */
  readonly isOver: boolean;
}

/** Returns the settlement lines of a UTC day, `YYYY-MM-DD`. */
export type MakeStatement = (
  date: string,
  day: StatementDay,
) => Promise<StatementPart> | StatementPart;

export interface StatementPart {
  /** False when lines are still missing, so that the platform asks again. */
  readonly is_complete: boolean;
  readonly lines: readonly StatementLine[];
}

/** A failure behind the protocol, whose details the platform does not see. */
export interface Failure {
  readonly during: 'perform' | 'refresh' | 'statement' | 'callback' | 'store' | 'request';
  /** Id of the operation or of the event; null where there is none. */
  readonly id: string | null;
  readonly error: unknown;
}
