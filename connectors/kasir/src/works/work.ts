// Defines the implementation of a work at the service: how it is sent, and how it is found again.
import type { KnownOperation, OperationRequest, Outcome, PerformContext } from '@kasir/connector';
import type { Generation } from '../capabilities.ts';
import type { Service } from '../service.ts';

/** A path to which a work is sent, with its parameters. */
export interface SentTo {
  readonly generation: Generation;
  readonly path: string;
  readonly params?: Readonly<Record<string, string>>;
}

export type Subject = Pick<PerformContext, 'parent' | 'received'>;

/** The implementation of a work at the service. Calls end when `signal` is aborted. */
export interface ServiceWork<Request extends OperationRequest = OperationRequest> {
  /** Sends the work, with the id of the operation as its idempotency key and reference. */
  readonly perform: (
    service: Service,
    request: Request,
    subject: Subject,
    signal: AbortSignal,
  ) => Promise<Outcome>;
  /** Finds the outcome of the work; null when the service does not have it. */
  readonly find: (
    service: Service,
    known: KnownOperation,
    subject: Subject,
    signal: AbortSignal,
  ) => Promise<Outcome | null>;
  /**
   * Returns the paths to which the work is sent, so that its idempotency key can be used up at each
   * of them.
   */
  readonly sentTo: (
    service: Service,
    known: KnownOperation,
    subject: Subject,
    signal: AbortSignal,
  ) => Promise<readonly SentTo[]>;
}
