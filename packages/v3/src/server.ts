// Handlers and listeners of v3.
import type { Handler } from '@kasir/core/server';
import { cancelV3PaymentRequestHandler } from './payment_requests/cancel.ts';
import { createV3PaymentRequestHandler } from './payment_requests/create.ts';
import { getV3PaymentRequestHandler } from './payment_requests/get.ts';
import { listV3PaymentRequestsHandler } from './payment_requests/list.ts';
import { simulateV3PaymentHandler } from './payment_requests/simulate.ts';
import { updateV3PaymentRequestHandler } from './payment_requests/update.ts';
import { cancelV3PaymentHandler } from './payments/cancel.ts';
import { captureV3PaymentHandler } from './payments/capture.ts';
import { getV3PaymentHandler } from './payments/get.ts';
import { cancelPaymentTokenHandler } from './payment_tokens/cancel.ts';
import { createPaymentTokenHandler } from './payment_tokens/create.ts';
import { getPaymentTokenHandler } from './payment_tokens/get.ts';
import { listPaymentTokensHandler } from './payment_tokens/list.ts';
import { updatePaymentTokenHandler } from './payment_tokens/update.ts';

// Codes with which an operator, acting as the channel, may decline a payment.
export { declineCodes } from './failure-codes.ts';
export { v3Listeners } from './listeners.ts';
export { v3Version } from './version.ts';
export { v3Views } from './views.ts';

export const v3Handlers: readonly Handler[] = [
  createV3PaymentRequestHandler,
  getV3PaymentRequestHandler,
  listV3PaymentRequestsHandler,
  updateV3PaymentRequestHandler,
  cancelV3PaymentRequestHandler,
  simulateV3PaymentHandler,
  getV3PaymentHandler,
  captureV3PaymentHandler,
  cancelV3PaymentHandler,
  createPaymentTokenHandler,
  getPaymentTokenHandler,
  listPaymentTokensHandler,
  updatePaymentTokenHandler,
  cancelPaymentTokenHandler,
];
