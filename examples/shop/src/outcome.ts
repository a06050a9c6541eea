// What a failed call says about the wish behind it.
import type { Failure } from '@kasir/unified/client';

/** What became of a wish; what is `unknown` may have been fulfilled, so it is asked for again. */
export type Outcome<Done> =
  | { readonly is: 'done'; readonly value: Done }
  | { readonly is: 'refused'; readonly reason: string }
  | { readonly is: 'unknown' };

/**
 * A failure is final only where the service refused. Where no answer came, or none about the wish
 * itself, the wish may have been fulfilled, or may be if it is asked for again under its key.
 */
export const outcomeOf = (failure: Failure): Outcome<never> => {
  const { indeterminate, retryable, code, message, requestId } = failure;
  console.error(`${code}: ${message} (request ${requestId ?? 'without id'})`);
  return indeterminate || retryable ? { is: 'unknown' } : { is: 'refused', reason: message };
};
