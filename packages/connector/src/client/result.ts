// Defines the results of calls to a connector.
import type { Operation, RefusalCode } from '../protocol/index.ts';

/** Proof that nothing was sent to the processor because of a request, and that nothing will be. */
export interface Refused {
  /**
   * The code of the connector, or `NOT_SENT` when the request did not leave this machine: the
   * connection could not be opened, or card data would have been sent without TLS.
   */
  readonly refused: RefusalCode | 'NOT_SENT';
  readonly message: string;
  readonly field: string | null;
}

/**
 * The result of sending an operation. `unknown` proves neither an outcome nor a refusal: a timeout,
 * a cut connection, a 5xx, or a response that is not one of the protocol. Read the operation with
 * `get` then.
 */
export type SendResult = { readonly known: Operation } | Refused | 'unknown';

/** The result of reading an operation: only `never_received` permits sending it again. */
export type GetResult = Operation | 'never_received' | 'unknown';
