// Handlers and listeners of v3.
import { handlersOf, type Handler } from '@kasir/core/server';
import * as paymentRequests from './payment_requests/api.ts';
import * as paymentTokens from './payment_tokens/api.ts';
import * as payments from './payments/api.ts';

// Codes with which an operator, acting as the channel, may decline a payment.
export { declineCodes } from './failure-codes.ts';
export { v3Listeners } from './listeners.ts';
export { v3Version } from './version.ts';
export { v3Views } from './views.ts';

/**
 * Every endpoint by resource and method, as the client groups them. Sessions and components are not
 * served (V3-UNSPEC-04).
 */
export const v3Api = {
  paymentRequests,
  payments,
  paymentTokens,
} as const;

export const v3Handlers: readonly Handler[] = handlersOf(v3Api);
