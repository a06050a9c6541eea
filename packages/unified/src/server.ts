// Handlers, duties, pages and files of the unified API.
import type { Download, Duty, Handler, JobSpec, Listener, Page } from '@kasir/core/server';
import { createAccountHandler } from './accounts/create.ts';
import { createAccountV1Handler } from './accounts/create_v1.ts';
import { getAccountHandler } from './accounts/get.ts';
import { listAccountsHandler } from './accounts/list.ts';
import { accountListener } from './accounts/signals.ts';
import { getBalanceHandler } from './balance/get.ts';
import { customerHandlers } from './customers/handlers.ts';
import { paymentMethodHandlers } from './payment_methods/handlers.ts';
import { paymentMethodDuties } from './payment_methods/later.ts';
import { paymentMethodPage } from './payment_methods/page.ts';
import { paymentRequestHandlers } from './payment_requests/handlers.ts';
import { paymentRequestDuties } from './payment_requests/later.ts';
import { paymentRequestPage } from './payment_requests/page.ts';
import { refundHandlers } from './refunds/handlers.ts';
import { refundDuties } from './refunds/later.ts';
import { createReportHandler } from './reports/create.ts';
import { reportDownload } from './reports/file.ts';
import { getReportHandler } from './reports/get.ts';
import { generateReport } from './reports/jobs.ts';
import { reportListener } from './reports/signals.ts';
import { getTransactionHandler } from './transactions/get.ts';
import { listTransactionsHandler } from './transactions/list.ts';
import { createTransferHandler } from './transfers/create.ts';
import { getTransferHandler } from './transfers/get.ts';

// What the control API shows as this API does.
export { renderSubAccount } from './accounts/render.ts';
export { renderTransaction } from './transactions/render.ts';

export const unifiedHandlers: readonly Handler[] = [
  createAccountHandler,
  createAccountV1Handler,
  getAccountHandler,
  listAccountsHandler,
  createTransferHandler,
  getTransferHandler,
  ...paymentRequestHandlers,
  ...paymentMethodHandlers,
  getTransactionHandler,
  listTransactionsHandler,
  getBalanceHandler,
  ...refundHandlers,
  createReportHandler,
  getReportHandler,
  ...customerHandlers,
];

export const unifiedDuties: readonly Duty[] = [
  ...paymentRequestDuties,
  ...paymentMethodDuties,
  ...refundDuties,
];

export const unifiedJobs: readonly JobSpec[] = [generateReport];

export const unifiedListeners: readonly Listener[] = [accountListener, reportListener];

export const unifiedPages: readonly Page[] = [paymentRequestPage, paymentMethodPage];

export const unifiedDownloads: readonly Download[] = [reportDownload];
