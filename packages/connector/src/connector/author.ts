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

/** An operation from the store: its request, and its current state. */
export interface KnownOperation {
  /** The request without `source`, `customer`, `billing` and `shipping`, which are not stored. */
  readonly request: StoredRequest;
  readonly operation: Operation;
}

export interface PerformContext {
  /** Aborted at the time limit of the call; the outcome is then unknown. */
  readonly signal: AbortSignal;
  /** The operation that a capture, void, refund, unlink or close is about; otherwise null. */
  readonly parent: KnownOperation | null;
  /** The earlier operations about the same parent, oldest first. */
  readonly siblings: readonly KnownOperation[];
  /**
   * The amount of the received payment that a refund is about; `parent` is then the issue
   * operation. Otherwise null.
   */
  readonly received: Amount | null;
}

/**
 * Performs an operation at the processor. It is called at most once for each operation. An
 * exception counts as `unknown`, because the processor may have executed the operation.
 */
export type Perform = (request: OperationRequest, context: PerformContext) => Promise<Outcome>;

/**
 * Reads the outcome of an operation from the processor. After `unknown` or an exception it is
 * called again. For an operation that the processor has never received, return `declined`: it is
 * not performed again.
 */
export type Refresh = (
  known: KnownOperation,
  context: { readonly signal: AbortSignal },
) => Promise<Outcome>;

/** The successes that became known on a UTC day, for its statement. */
export interface StatementDay {
  readonly operations: readonly KnownOperation[];
  readonly payments: readonly ReceivedPayment[];
  /** False while the day has not ended, so more successes may follow. */
  readonly isOver: boolean;
}

/** Returns the settlement lines of a UTC day, `YYYY-MM-DD`. */
export type MakeStatement = (
  date: string,
  day: StatementDay,
) => Promise<StatementPart> | StatementPart;

export interface StatementPart {
  /** False when lines are still missing, so that the platform reads the statement again. */
  readonly is_complete: boolean;
  readonly lines: readonly StatementLine[];
}

/** A failure inside the connector, whose details the platform does not see. */
export interface Failure {
  readonly during:
    | 'perform'
    | 'refresh'
    | 'statement'
    | 'callback'
    | 'store'
    | 'request'
    | 'lookup';
  /** Id of the operation or of the event; null without one. */
  readonly id: string | null;
  readonly error: unknown;
}
