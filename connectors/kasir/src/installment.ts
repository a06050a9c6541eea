// Reads the installments of a request as both generations of the API have them.
import type { OperationRequest } from '@kasir/connector';

/** Returns the property of a card that names the installments of a request, if it has any. */
export const installmentOf = (request: OperationRequest) =>
  'installment' in request && request.installment
    ? {
        installment_configuration: {
          terms: request.installment.count,
          interval: 'MONTH',
          ...(request.installment.code !== null && { code: request.installment.code }),
        },
      }
    : {};
