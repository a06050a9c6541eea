// Handlers, duties and pages of the legacy endpoints.
import type { Duty, Handler, Page } from '@kasir/core/server';
import { invoiceHandlers } from './invoices/handlers.ts';
import { invoiceDuties, invoicePage } from './invoices/later.ts';
import { qrCodeHandlers } from './qr_codes/handlers.ts';

export const legacyHandlers: readonly Handler[] = [...qrCodeHandlers, ...invoiceHandlers];

export const legacyDuties: readonly Duty[] = [...invoiceDuties];

export const legacyPages: readonly Page[] = [invoicePage];
