// Defines which sources contain card data, which both sides send and accept only where it is
// permitted.
import type { OperationRequest } from './request.ts';

/**
 * Returns whether a source contains card data: the number of a card or its security code. Card data
 * is sent only to connectors that declare `card_data`, and only over TLS or to a loopback address.
 */
export const hasCardData = (source: OperationRequest['source']): boolean =>
  source?.type === 'card' || (source?.type === 'token' && source.cvn !== undefined);
