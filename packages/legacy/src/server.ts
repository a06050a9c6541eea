// Handlers, jobs, listeners and pages of the legacy endpoints.
import type { Handler, JobSpec, Listener } from '@kasir/core/server';
import { expireInvoiceJob, invoicePage, settleInvoiceJob, type HostedPage } from '@kasir/payments';
import { payableChannels } from './invoices/channels.ts';
import { createInvoiceHandler } from './invoices/create.ts';
import { expireInvoiceHandler } from './invoices/expire.ts';
import { getInvoiceHandler } from './invoices/get.ts';
import { listInvoicesHandler } from './invoices/list.ts';
import { invoiceLines } from './invoices/page.ts';
import { invoiceListener } from './invoices/signals.ts';
import { createQrCodeHandler } from './qr_codes/create.ts';
import { getQrCodeHandler } from './qr_codes/get.ts';
import { qrCodeListener } from './qr_codes/signals.ts';
import { listQrPaymentsHandler } from './qr_codes/payments.ts';
import { simulateQrPaymentHandler } from './qr_codes/simulate.ts';
import { createRecurringPaymentHandler } from './recurring_payments/create.ts';
import { getRecurringPaymentHandler } from './recurring_payments/get.ts';
import {
  pauseRecurringPaymentHandler,
  resumeRecurringPaymentHandler,
  stopRecurringPaymentHandler,
} from './recurring_payments/moves.ts';
import { recurringPaymentListener } from './recurring_payments/signals.ts';
import { updateRecurringPaymentHandler } from './recurring_payments/update.ts';

export const legacyHandlers: readonly Handler[] = [
  createQrCodeHandler,
  getQrCodeHandler,
  listQrPaymentsHandler,
  simulateQrPaymentHandler,
  createInvoiceHandler,
  getInvoiceHandler,
  listInvoicesHandler,
  expireInvoiceHandler,
  createRecurringPaymentHandler,
  getRecurringPaymentHandler,
  updateRecurringPaymentHandler,
  stopRecurringPaymentHandler,
  pauseRecurringPaymentHandler,
  resumeRecurringPaymentHandler,
];

export const legacyJobs: readonly JobSpec[] = [expireInvoiceJob, settleInvoiceJob];

export const legacyListeners: readonly Listener[] = [
  qrCodeListener,
  invoiceListener,
  recurringPaymentListener,
];

export const legacyPages: readonly HostedPage[] = [
  invoicePage({
    offer: ({ state }, context) => payableChannels(state, context),
    lines: invoiceLines,
  }),
];
