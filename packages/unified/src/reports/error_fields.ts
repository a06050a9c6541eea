// Adds fields to the error bodies of the report endpoints.
import type { ErrorBody } from '@kasir/core';

/** Repeats the code as `error` and adds the status: clients of the public service read them. */
export const errorFields = (
  status: number,
  { error_code }: ErrorBody,
): { readonly error: string; readonly status_code: number } => ({
  error: error_code,
  status_code: status,
});
