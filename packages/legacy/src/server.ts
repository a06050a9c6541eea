// Handlers, jobs, listeners and pages of the legacy endpoints.
import type { Handler, JobSpec, Listener } from '@kasir/core/server';
import { expireInvoiceJob, invoicePage, settleInvoiceJob, type HostedPage } from '@kasir/payments';
import { captureCardChargeHandler } from './card_charges/capture.ts';
import { createCardChargeHandler } from './card_charges/create.ts';
import { getCardChargeHandler } from './card_charges/get.ts';
import { refundCardChargeHandler, refundNamedCardChargeHandler } from './card_charges/refund.ts';
import { reverseCardChargeHandler } from './card_charges/reverse.ts';
import { authenticateCardTokenHandler } from './card_tokens/authenticate.ts';
import { createCardTokenHandler, createFormerCardTokenHandler } from './card_tokens/create.ts';
import { getCardAuthenticationHandler } from './card_tokens/get-authentication.ts';
import { getCardTokenHandler } from './card_tokens/get.ts';
import { cardAuthenticationListener, cardTokenListener } from './card_tokens/signals.ts';
import { offeredChannels } from './invoices/channels.ts';
import { createInvoiceHandler } from './invoices/create.ts';
import { expireInvoiceHandler } from './invoices/expire.ts';
import { getInvoiceHandler } from './invoices/get.ts';
import { listInvoicesHandler } from './invoices/list.ts';
import { invoiceListener } from './invoices/signals.ts';
import { acceptSafelyHandler } from './safe_acceptance/accept.ts';
import { acceptancePage } from './safe_acceptance/hosted-page.ts';
import { cardChargeListener } from './safe_acceptance/signals.ts';
import { createQrCodeHandler } from './qr_codes/create.ts';
import { getQrCodeHandler } from './qr_codes/get.ts';
import { qrCodeListener } from './qr_codes/signals.ts';
import { listQrPaymentsHandler } from './qr_codes/payments.ts';
import { simulateQrPaymentHandler } from './qr_codes/simulate.ts';

export { browserScript } from './browser/script.ts';

export const legacyHandlers: readonly Handler[] = [
  createQrCodeHandler,
  getQrCodeHandler,
  listQrPaymentsHandler,
  simulateQrPaymentHandler,
  createInvoiceHandler,
  getInvoiceHandler,
  listInvoicesHandler,
  expireInvoiceHandler,
  createCardTokenHandler,
  createFormerCardTokenHandler,
  getCardTokenHandler,
  authenticateCardTokenHandler,
  getCardAuthenticationHandler,
  createCardChargeHandler,
  getCardChargeHandler,
  captureCardChargeHandler,
  reverseCardChargeHandler,
  refundCardChargeHandler,
  refundNamedCardChargeHandler,
  acceptSafelyHandler,
];

export const legacyJobs: readonly JobSpec[] = [expireInvoiceJob, settleInvoiceJob];

export const legacyListeners: readonly Listener[] = [
  qrCodeListener,
  invoiceListener,
  cardTokenListener,
  cardAuthenticationListener,
  cardChargeListener,
];

export const legacyPages: readonly HostedPage[] = [
  invoicePage(({ state }, context) => offeredChannels(state, context)),
  acceptancePage,
];
