// Makes failures of validation that only a decision can do, as in other generations.
export { validationError, validationFailure } from '@kasir/core/server';
