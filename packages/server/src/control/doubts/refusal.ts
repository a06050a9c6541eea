// Returns the response for an act on a doubtful operation that is refused, with a remedy.
import { fail, invalid } from '@kasir/core/server';
import type { DoubtRefusal } from '@kasir/payments/reconciliation';

/** Returns the response for a refusal of the domain. */
export const refuseDoubt = (refusal: DoubtRefusal) => {
  switch (refusal) {
    case 'NOT_DOUBTFUL':
      return fail(
        'DATA_NOT_FOUND',
        'No doubtful operation has this id. GET /accounts/{id}/doubts lists them.',
      );
    case 'OPEN':
      return invalid(
        'body.outcome',
        'Must be succeeded or declined: the operation has no outcome yet.',
      );
    case 'FINAL':
      return invalid(
        'path.operation_id',
        'The outcome of this operation is final. Resolve it with noted.',
      );
    case 'UNPROVEN':
      return invalid(
        'body.outcome',
        'Must be declined: only its connector can prove that it succeeded. Ask it once more.',
      );
  }
};
