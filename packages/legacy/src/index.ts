// Contracts of the legacy, per-channel endpoints.
import { createInvoice } from './invoices/create.contract.ts';
import { expireInvoice } from './invoices/expire.contract.ts';
import { getInvoice } from './invoices/get.contract.ts';
import { listInvoices } from './invoices/list.contract.ts';
import { createQrCode } from './qr_codes/create.contract.ts';
import { getQrCode } from './qr_codes/get.contract.ts';
import { listQrPayments } from './qr_codes/payments.contract.ts';
import { simulateQrPayment } from './qr_codes/simulate.contract.ts';

export {
  createInvoice,
  createQrCode,
  expireInvoice,
  getInvoice,
  getQrCode,
  listInvoices,
  listQrPayments,
  simulateQrPayment,
};

/** Every legacy contract, grouped as the client groups its methods. */
export const legacyContracts = {
  invoices: {
    create: createInvoice,
    get: getInvoice,
    list: listInvoices,
    expire: expireInvoice,
  },
  qrCodes: {
    create: createQrCode,
    get: getQrCode,
    payments: listQrPayments,
    simulate: simulateQrPayment,
  },
} as const;
