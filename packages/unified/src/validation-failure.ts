// Validation that only a decision can do, as other generations do it.
export { validationError, validationFailure } from '@kasir/core/server';
