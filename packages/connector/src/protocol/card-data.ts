// Tells which sources have card data: both sides send and take it only where that is allowed.
import type { OperationRequest } from './request.ts';

/**
 * Returns whether a source has card data, the number of a card or its security code: it goes only
 * to connectors that declare `card_data`, and only over TLS or to a loopback address.
 */
export const hasCardData = (source: OperationRequest['source']): boolean =>
  source?.type === 'card' || (source?.type === 'token' && source.cvn !== undefined);
