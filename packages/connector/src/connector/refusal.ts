// Builds refusals: the problem of a request, its field, and the remedy.
import type { RefusalCode } from '../protocol/index.ts';

export interface Refusal {
  readonly code: RefusalCode;
  /** A sentence with the problem and its remedy. */
  readonly message: string;
  /** Path of the field, such as `amount.value`, or null. */
  readonly field: string | null;
}

/** Returns a refusal. */
export const refuse = (code: RefusalCode, field: string | null, message: string): Refusal => ({
  code,
  field,
  message,
});
