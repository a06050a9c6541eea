// Contracts of v3, and helpers for migrating to it from earlier generations of the API.
import * as paymentRequests from './payment_requests/contracts.ts';
import * as payments from './payments/contracts.ts';
import * as paymentTokens from './payment_tokens/contracts.ts';

export { cancelV3PaymentRequest } from './payment_requests/cancel.contract.ts';
export { createV3PaymentRequest } from './payment_requests/create.contract.ts';
export { getV3PaymentRequest } from './payment_requests/get.contract.ts';
export { listV3PaymentRequests } from './payment_requests/list.contract.ts';
export { simulateV3Payment } from './payment_requests/simulate.contract.ts';
export { updateV3PaymentRequest } from './payment_requests/update.contract.ts';
export { cancelV3Payment } from './payments/cancel.contract.ts';
export { captureV3Payment } from './payments/capture.contract.ts';
export { getV3Payment } from './payments/get.contract.ts';
export { cancelPaymentToken } from './payment_tokens/cancel.contract.ts';
export { createPaymentToken } from './payment_tokens/create.contract.ts';
export { getPaymentToken } from './payment_tokens/get.contract.ts';
export { listPaymentTokens } from './payment_tokens/list.contract.ts';
export { updatePaymentToken } from './payment_tokens/update.contract.ts';
export * from './migration.ts';

/**
 * Every contract of v3, grouped as the client groups its methods. Sessions and components are not
 * served (V3-UNSPEC-04).
 */
export const v3Contracts = {
  paymentRequests,
  payments,
  paymentTokens,
} as const;
