// Handlers, jobs, listeners and pages of the legacy endpoints.
import type { Handler, JobSpec, Listener } from '@kasir/core/server';
import { expireInvoiceJob, invoicePage, settleInvoiceJob, type HostedPage } from '@kasir/payments';
import { calculatePaymentTypesHandler } from './cardless_credit/calculate.ts';
import { createCardlessCreditHandler } from './cardless_credit/create.ts';
import { cardlessCreditListener } from './cardless_credit/signals.ts';
import { createEwalletChargeHandler } from './ewallet_charges/create.ts';
import { getEwalletChargeHandler } from './ewallet_charges/get.ts';
import { listEwalletChargesHandler } from './ewallet_charges/list.ts';
import { refundEwalletChargeHandler } from './ewallet_charges/refund.ts';
import { listEwalletRefundsHandler } from './ewallet_charges/refunds.ts';
import { ewalletChargeListener } from './ewallet_charges/signals.ts';
import { voidEwalletChargeHandler } from './ewallet_charges/void.ts';
import { createEwalletPaymentHandler } from './ewallets/create.ts';
import { getEwalletPaymentHandler } from './ewallets/get.ts';
import { ewalletListener } from './ewallets/signals.ts';
import { offeredChannels } from './invoices/channels.ts';
import { createInvoiceHandler } from './invoices/create.ts';
import { expireInvoiceHandler } from './invoices/expire.ts';
import { getInvoiceHandler } from './invoices/get.ts';
import { listInvoicesHandler } from './invoices/list.ts';
import { invoiceListener } from './invoices/signals.ts';
import { createQrCodeHandler } from './qr_codes/create.ts';
import { getQrCodeHandler } from './qr_codes/get.ts';
import { qrCodeListener } from './qr_codes/signals.ts';
import { listQrPaymentsHandler } from './qr_codes/payments.ts';
import { simulateQrPaymentHandler } from './qr_codes/simulate.ts';

export const legacyHandlers: readonly Handler[] = [
  createQrCodeHandler,
  getQrCodeHandler,
  listQrPaymentsHandler,
  simulateQrPaymentHandler,
  createInvoiceHandler,
  getInvoiceHandler,
  listInvoicesHandler,
  expireInvoiceHandler,
  createCardlessCreditHandler,
  calculatePaymentTypesHandler,
  createEwalletPaymentHandler,
  getEwalletPaymentHandler,
  createEwalletChargeHandler,
  getEwalletChargeHandler,
  listEwalletChargesHandler,
  voidEwalletChargeHandler,
  refundEwalletChargeHandler,
  listEwalletRefundsHandler,
];

export const legacyJobs: readonly JobSpec[] = [expireInvoiceJob, settleInvoiceJob];

export const legacyListeners: readonly Listener[] = [
  qrCodeListener,
  invoiceListener,
  cardlessCreditListener,
  ewalletListener,
  ewalletChargeListener,
];

export const legacyPages: readonly HostedPage[] = [
  invoicePage(({ state }, context) => offeredChannels(state, context)),
];
