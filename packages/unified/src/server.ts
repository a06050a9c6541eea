// The parts of the unified API that the server registers: handlers, jobs, workflows, listeners and
// files.
import type { Download, Handler, JobSpec, WorkflowSpec } from '@kasir/core/server';
import { createAccountHandler } from './accounts/create.ts';
import { createAccountV1Handler } from './accounts/create_v1.ts';
import { getAccountHandler } from './accounts/get.ts';
import { listAccountsHandler } from './accounts/list.ts';
import { getBalanceHandler } from './balance/get.ts';
import { setCallbackUrlHandler } from './callback_urls/set.ts';
import { changeCallbackUrl } from './callback_urls/workflow.ts';
import { createCustomerHandler } from './customers/create.ts';
import { getCustomerHandler } from './customers/get.ts';
import { listCustomersHandler } from './customers/list.ts';
import { updateCustomerHandler } from './customers/update.ts';
import { authPaymentMethodHandler } from './payment_methods/auth.ts';
import { createPaymentMethodHandler } from './payment_methods/create.ts';
import { expirePaymentMethodHandler } from './payment_methods/expire.ts';
import { getPaymentMethodHandler } from './payment_methods/get.ts';
import { listPaymentMethodsHandler } from './payment_methods/list.ts';
import { resendPaymentMethodAuthHandler } from './payment_methods/resend.ts';
import { simulateMethodPaymentHandler } from './payment_methods/simulate.ts';
import { updatePaymentMethodHandler } from './payment_methods/update.ts';
import { authorizePaymentRequestHandler } from './payment_requests/auth.ts';
import { capturePaymentRequestHandler } from './payment_requests/capture.ts';
import { createPaymentRequestHandler } from './payment_requests/create.ts';
import { getPaymentRequestHandler } from './payment_requests/get.ts';
import { listPaymentRequestsHandler } from './payment_requests/list.ts';
import { listCapturesHandler } from './payment_requests/list_captures.ts';
import { resendPasswordHandler } from './payment_requests/resend.ts';
import { simulatePaymentHandler } from './payment_requests/simulate.ts';
import { listMethodPaymentsHandler } from './payments/list.ts';
import { cancelRefundHandler } from './refunds/cancel.ts';
import { createRefundHandler } from './refunds/create.ts';
import { getRefundHandler } from './refunds/get.ts';
import { listRefundsHandler } from './refunds/list.ts';
import { createReportHandler } from './reports/create.ts';
import { reportDownload } from './reports/file.ts';
import { getReportHandler } from './reports/get.ts';
import { reports } from './reports/kind.ts';
import { generateReport } from './reports/jobs.ts';
import { getTransactionHandler } from './transactions/get.ts';
import { listTransactionsHandler } from './transactions/list.ts';
import { createTransferHandler } from './transfers/create.ts';
import { getTransferHandler } from './transfers/get.ts';

// Renderers that the control API shares with this API.
export { renderSubAccount } from './accounts/render.ts';
export { renderCash } from './balance/render-cash.ts';
export { unifiedListeners } from './listeners.ts';
// For account linking of the bank standard, which creates payment methods.
export type { MethodInput } from './payment_methods/input.ts';
export { makeMethod, type MethodFailure } from './payment_methods/make.ts';
export { renderMethod } from './payment_methods/render.ts';
export { METHOD, REQUEST } from './products.ts';
export { renderTransaction } from './transactions/render.ts';
export { reports } from './reports/kind.ts';
export { unifiedViews } from './views.ts';

/** Kinds of objects that a partition of an account may hold. */
export const unifiedKinds = [reports] as const;

export const unifiedHandlers: readonly Handler[] = [
  createAccountHandler,
  createAccountV1Handler,
  getAccountHandler,
  listAccountsHandler,
  setCallbackUrlHandler,
  createTransferHandler,
  getTransferHandler,
  createPaymentRequestHandler,
  getPaymentRequestHandler,
  listPaymentRequestsHandler,
  simulatePaymentHandler,
  authorizePaymentRequestHandler,
  resendPasswordHandler,
  capturePaymentRequestHandler,
  listCapturesHandler,
  createPaymentMethodHandler,
  getPaymentMethodHandler,
  listPaymentMethodsHandler,
  updatePaymentMethodHandler,
  expirePaymentMethodHandler,
  authPaymentMethodHandler,
  resendPaymentMethodAuthHandler,
  simulateMethodPaymentHandler,
  listMethodPaymentsHandler,
  getTransactionHandler,
  listTransactionsHandler,
  getBalanceHandler,
  createRefundHandler,
  getRefundHandler,
  listRefundsHandler,
  cancelRefundHandler,
  createReportHandler,
  getReportHandler,
  createCustomerHandler,
  getCustomerHandler,
  listCustomersHandler,
  updateCustomerHandler,
];

export const unifiedJobs: readonly JobSpec[] = [generateReport];

export const unifiedWorkflows: readonly WorkflowSpec[] = [changeCallbackUrl];

export const unifiedDownloads: readonly Download[] = [reportDownload];
