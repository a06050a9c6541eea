// Contracts of the legacy, per-channel endpoints.
import { createQrCode } from './qr_codes/create.contract.ts';
import { getQrCode } from './qr_codes/get.contract.ts';
import { listQrPayments } from './qr_codes/payments.contract.ts';
import { simulateQrPayment } from './qr_codes/simulate.contract.ts';

export { createQrCode, getQrCode, listQrPayments, simulateQrPayment };

/** Every legacy contract, grouped as the client groups its methods. */
export const legacyContracts = {
  qrCodes: {
    create: createQrCode,
    get: getQrCode,
    payments: listQrPayments,
    simulate: simulateQrPayment,
  },
} as const;
