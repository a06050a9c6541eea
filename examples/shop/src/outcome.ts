// Decides whether a failed call was refused or may have succeeded.
import type { Failure } from '@kasir/unified/client';

/** The result of a request; an `unknown` one may have succeeded, so it is sent again. */
export type Outcome<Done> =
  | { readonly is: 'done'; readonly value: Done }
  | { readonly is: 'refused'; readonly reason: string }
  | { readonly is: 'unknown' };

/**
 * Returns `refused` only if the service refused the request. Without a response, or with one that
 * does not decide the request, the request may have succeeded, or may succeed when it is repeated
 * with the same key.
 */
export const outcomeOf = (failure: Failure): Outcome<never> => {
  const { indeterminate, retryable, code, message, requestId } = failure;
  console.error(`${code}: ${message} (request ${requestId ?? 'without id'})`);
  return indeterminate || retryable ? { is: 'unknown' } : { is: 'refused', reason: message };
};
