// Defines what each work is at the service: how it is sent, and how it is found again.
import type { KnownOperation, OperationRequest, Outcome, PerformContext } from '@kasir/connector';
import type { Generation } from '../capabilities.ts';
import type { Service } from '../service.ts';

/** A path to which a work is sent, with the values in it. */
export interface SentTo {
  readonly generation: Generation;
  readonly path: string;
  readonly params?: Readonly<Record<string, string>>;
}

export type Subject = Pick<PerformContext, 'parent' | 'received'>;

/** A work at the service. Calls end with `signal`. */
export interface ServiceWork<Request extends OperationRequest = OperationRequest> {
  /** Sends the work, with the id of the operation as its idempotency key and reference. */
  readonly perform: (
    service: Service,
    request: Request,
    subject: Subject,
    signal: AbortSignal,
  ) => Promise<Outcome>;
  /** Finds what has become of it; null when the service does not have it. */
  readonly find: (
    service: Service,
    known: KnownOperation,
    subject: Subject,
    signal: AbortSignal,
  ) => Promise<Outcome | null>;
  /** Returns the places that it is sent to, for a proof that it does not arrive any more. */
  readonly sentTo: (
    service: Service,
    known: KnownOperation,
    subject: Subject,
    signal: AbortSignal,
  ) => Promise<readonly SentTo[]>;
}
