// What error bodies of the report endpoints hold beside those of all others.
import type { ErrorBody } from '@kasir/core';

/** The code once more as `error`, and the status: clients of the public service read them there. */
export const errorFields = (
  status: number,
  { error_code }: ErrorBody,
): { readonly error: string; readonly status_code: number } => ({
  error: error_code,
  status_code: status,
});
