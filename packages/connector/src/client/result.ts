// Defines what the platform knows after it has called a connector.
import type { Operation, RefusalCode } from '../protocol/index.ts';

/** Proof that nothing was sent to the processor because of a request, and that nothing will be. */
export interface Refused {
  /**
   * The code of the connector, or `NOT_SENT` when the request did not leave: the connection could
   * not be opened, or card data would have travelled without TLS.
   */
  readonly refused: RefusalCode | 'NOT_SENT';
  readonly message: string;
  readonly field: string | null;
}

/**
 * The result of sending an operation. `unknown` proves neither an outcome nor a refusal: a time
 * out, a cut connection, a 5xx, a response that is not one of the protocol. Ask with `get`.
 */
export type SendResult = { readonly known: Operation } | Refused | 'unknown';

/** The result of asking for an operation: only `never_received` allows to send it again. */
export type GetResult = Operation | 'never_received' | 'unknown';
