// The contracts of this package, as the `api.ts` of each resource registers them.
// Generated from the contracts by `npm run generate`; not edited by hand.
import { cancelV3PaymentRequest } from '../payment_requests/cancel.contract.ts';
import { createV3PaymentRequest } from '../payment_requests/create.contract.ts';
import { getV3PaymentRequest } from '../payment_requests/get.contract.ts';
import { listV3PaymentRequests } from '../payment_requests/list.contract.ts';
import { simulateV3Payment } from '../payment_requests/simulate.contract.ts';
import { updateV3PaymentRequest } from '../payment_requests/update.contract.ts';
import { cancelV3Payment } from '../payments/cancel.contract.ts';
import { captureV3Payment } from '../payments/capture.contract.ts';
import { getV3Payment } from '../payments/get.contract.ts';
import { cancelPaymentToken } from '../payment_tokens/cancel.contract.ts';
import { createPaymentToken } from '../payment_tokens/create.contract.ts';
import { getPaymentToken } from '../payment_tokens/get.contract.ts';
import { listPaymentTokens } from '../payment_tokens/list.contract.ts';
import { updatePaymentToken } from '../payment_tokens/update.contract.ts';

export {
  cancelV3PaymentRequest,
  createV3PaymentRequest,
  getV3PaymentRequest,
  listV3PaymentRequests,
  simulateV3Payment,
  updateV3PaymentRequest,
  cancelV3Payment,
  captureV3Payment,
  getV3Payment,
  cancelPaymentToken,
  createPaymentToken,
  getPaymentToken,
  listPaymentTokens,
  updatePaymentToken,
};

/** Every contract, grouped as the client groups its methods. */
export const v3Contracts: {
  readonly paymentRequests: {
    readonly cancel: typeof cancelV3PaymentRequest;
    readonly create: typeof createV3PaymentRequest;
    readonly get: typeof getV3PaymentRequest;
    readonly list: typeof listV3PaymentRequests;
    readonly simulate: typeof simulateV3Payment;
    readonly update: typeof updateV3PaymentRequest;
  };
  readonly payments: {
    readonly cancel: typeof cancelV3Payment;
    readonly capture: typeof captureV3Payment;
    readonly get: typeof getV3Payment;
  };
  readonly paymentTokens: {
    readonly cancel: typeof cancelPaymentToken;
    readonly create: typeof createPaymentToken;
    readonly get: typeof getPaymentToken;
    readonly list: typeof listPaymentTokens;
    readonly update: typeof updatePaymentToken;
  };
} = {
  paymentRequests: {
    cancel: cancelV3PaymentRequest,
    create: createV3PaymentRequest,
    get: getV3PaymentRequest,
    list: listV3PaymentRequests,
    simulate: simulateV3Payment,
    update: updateV3PaymentRequest,
  },
  payments: { cancel: cancelV3Payment, capture: captureV3Payment, get: getV3Payment },
  paymentTokens: {
    cancel: cancelPaymentToken,
    create: createPaymentToken,
    get: getPaymentToken,
    list: listPaymentTokens,
    update: updatePaymentToken,
  },
};
