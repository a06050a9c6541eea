// Converts the installments of a request to the form of both generations of the API.
import type { OperationRequest } from '@kasir/connector';

/**
 * Returns the property of a card with the installments of a request; an empty object without
 * installments.
 */
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
