// Joins the URLs to which a payer returns: those of an intent override those of its instrument.
import type { ReturnUrls } from './state.ts';

/** Returns the URLs of an intent, and of its instrument where it has none. */
export const joinReturnUrls = (over: ReturnUrls, own: ReturnUrls): ReturnUrls => ({
  success: over.success ?? own.success,
  failure: over.failure ?? own.failure,
  cancel: over.cancel ?? own.cancel,
});
