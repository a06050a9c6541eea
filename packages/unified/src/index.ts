// Contracts of the unified API.
import { getBalance } from './balance/get.contract.ts';
import { createCustomer } from './customers/create.contract.ts';
import { getCustomer } from './customers/get.contract.ts';
import { listCustomers } from './customers/list.contract.ts';
import { updateCustomer } from './customers/update.contract.ts';
import { createPaymentMethod } from './payment_methods/create.contract.ts';
import { getPaymentMethod } from './payment_methods/get.contract.ts';
import { createPaymentRequest } from './payment_requests/create.contract.ts';
import { getPaymentRequest } from './payment_requests/get.contract.ts';
import { listPaymentRequests } from './payment_requests/list.contract.ts';
import { simulatePayment } from './payment_requests/simulate.contract.ts';
import { createReport } from './reports/create.contract.ts';
import { getReport } from './reports/get.contract.ts';
import { getTransaction } from './transactions/get.contract.ts';
import { listTransactions } from './transactions/list.contract.ts';

export {
  createCustomer,
  createPaymentMethod,
  createPaymentRequest,
  createReport,
  getBalance,
  getCustomer,
  getPaymentMethod,
  getPaymentRequest,
  getReport,
  getTransaction,
  listCustomers,
  listPaymentRequests,
  listTransactions,
  simulatePayment,
  updateCustomer,
};

/** Every unified contract, grouped as the client groups its methods. */
export const unifiedContracts = {
  customers: {
    create: createCustomer,
    get: getCustomer,
    list: listCustomers,
    update: updateCustomer,
  },
  paymentMethods: { create: createPaymentMethod, get: getPaymentMethod },
  paymentRequests: {
    create: createPaymentRequest,
    get: getPaymentRequest,
    list: listPaymentRequests,
    simulate: simulatePayment,
  },
  reports: { create: createReport, get: getReport },
  balance: { get: getBalance },
  transactions: { get: getTransaction, list: listTransactions },
} as const;
