// Contracts of the unified API.
import { createPaymentMethod } from './payment_methods/create.contract.ts';
import { getPaymentMethod } from './payment_methods/get.contract.ts';
import { createPaymentRequest } from './payment_requests/create.contract.ts';
import { getPaymentRequest } from './payment_requests/get.contract.ts';
import { listPaymentRequests } from './payment_requests/list.contract.ts';
import { simulatePayment } from './payment_requests/simulate.contract.ts';
import { getTransaction } from './transactions/get.contract.ts';
import { listTransactions } from './transactions/list.contract.ts';

export {
  createPaymentMethod,
  createPaymentRequest,
  getPaymentMethod,
  getPaymentRequest,
  getTransaction,
  listPaymentRequests,
  listTransactions,
  simulatePayment,
};

/** Every unified contract, grouped as the client groups its methods. */
export const unifiedContracts = {
  paymentMethods: { create: createPaymentMethod, get: getPaymentMethod },
  paymentRequests: {
    create: createPaymentRequest,
    get: getPaymentRequest,
    list: listPaymentRequests,
    simulate: simulatePayment,
  },
  transactions: { get: getTransaction, list: listTransactions },
} as const;
