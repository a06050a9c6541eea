// The parts of the unified API that the server registers: handlers, jobs, workflows, listeners and
// files.
import {
  handlersOf,
  type Download,
  type Handler,
  type JobSpec,
  type WorkflowSpec,
} from '@kasir/core/server';
import * as accounts from './accounts/api.ts';
import * as balance from './balance/api.ts';
import * as callbackUrls from './callback_urls/api.ts';
import * as customers from './customers/api.ts';
import * as paymentRequests from './payment_requests/api.ts';
import * as paymentMethods from './payments/api.ts';
import * as refunds from './refunds/api.ts';
import * as reportApi from './reports/api.ts';
import * as transactions from './transactions/api.ts';
import * as transfers from './transfers/api.ts';
import { changeCallbackUrl } from './callback_urls/workflow.ts';
import { reportDownload } from './reports/file.ts';
import { reports } from './reports/kind.ts';
import { generateReport } from './reports/jobs.ts';

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
export { reports };
export { unifiedViews } from './views.ts';

/** Kinds of objects that a partition of an account may hold. */
export const unifiedKinds = [reports] as const;

/** Every endpoint by resource and method, as the client groups them. */
export const unifiedApi = {
  accounts,
  callbackUrls,
  customers,
  paymentMethods,
  paymentRequests,
  refunds,
  reports: reportApi,
  balance,
  transactions,
  transfers,
} as const;

export const unifiedHandlers: readonly Handler[] = handlersOf(unifiedApi);

export const unifiedJobs: readonly JobSpec[] = [generateReport];

export const unifiedWorkflows: readonly WorkflowSpec[] = [changeCallbackUrl];

export const unifiedDownloads: readonly Download[] = [reportDownload];
