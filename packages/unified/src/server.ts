// Handlers, duties, pages and files of the unified API.
import type { Download, Duty, Handler, Page } from '@kasir/core/server';
import { accountHandlers } from './accounts/handlers.ts';
import { balanceHandlers } from './balance/handlers.ts';
import { customerHandlers } from './customers/handlers.ts';
import { paymentMethodHandlers } from './payment_methods/handlers.ts';
import { paymentMethodDuties } from './payment_methods/later.ts';
import { paymentMethodPage } from './payment_methods/page.ts';
import { paymentRequestHandlers } from './payment_requests/handlers.ts';
import { paymentRequestDuties } from './payment_requests/later.ts';
import { paymentRequestPage } from './payment_requests/page.ts';
import { cancelRefundHandler } from './refunds/cancel.ts';
import { createRefundHandler } from './refunds/create.ts';
import { getRefundHandler } from './refunds/get.ts';
import { listRefundsHandler } from './refunds/list.ts';
import { reportDownload } from './reports/file.ts';
import { reportHandlers } from './reports/handlers.ts';
import { reportDuties } from './reports/later.ts';
import { transactionHandlers } from './transactions/handlers.ts';
import { transferDuties, transferHandlers } from './transfers/handlers.ts';

// What the server joins with its own part of an account.
export * from './accounts/decide.ts';

export const unifiedHandlers: readonly Handler[] = [
  ...accountHandlers,
  ...transferHandlers,
  ...paymentRequestHandlers,
  ...paymentMethodHandlers,
  ...transactionHandlers,
  ...balanceHandlers,
  createRefundHandler,
  getRefundHandler,
  listRefundsHandler,
  cancelRefundHandler,
  ...reportHandlers,
  ...customerHandlers,
];

export const unifiedDuties: readonly Duty[] = [
  ...paymentRequestDuties,
  ...paymentMethodDuties,
  ...reportDuties,
  ...transferDuties,
];

export const unifiedPages: readonly Page[] = [paymentRequestPage, paymentMethodPage];

export const unifiedDownloads: readonly Download[] = [reportDownload];
