// Handlers, duties, pages and files of the unified API.
import type { Download, Duty, Handler, Page } from '@kasir/core/server';
import { balanceHandlers } from './balance/handlers.ts';
import { customerHandlers } from './customers/handlers.ts';
import { paymentMethodHandlers } from './payment_methods/handlers.ts';
import { paymentRequestHandlers } from './payment_requests/handlers.ts';
import { paymentRequestDuties, paymentRequestPage } from './payment_requests/later.ts';
import { reportDownload } from './reports/file.ts';
import { reportHandlers } from './reports/handlers.ts';
import { reportDuties } from './reports/later.ts';
import { transactionHandlers } from './transactions/handlers.ts';

export const unifiedHandlers: readonly Handler[] = [
  ...paymentRequestHandlers,
  ...paymentMethodHandlers,
  ...transactionHandlers,
  ...balanceHandlers,
  ...reportHandlers,
  ...customerHandlers,
];

export const unifiedDuties: readonly Duty[] = [...paymentRequestDuties, ...reportDuties];

export const unifiedPages: readonly Page[] = [paymentRequestPage];

export const unifiedDownloads: readonly Download[] = [reportDownload];
