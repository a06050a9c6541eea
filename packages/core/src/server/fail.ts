// Creates refusals: declared errors of an endpoint as data.
import type { Violation } from '../errors.ts';
import { sentence } from '../messages.ts';

export interface Fail<C extends string = string> {
  readonly ok: false;
  readonly code: C;
  readonly message: string;
  readonly errors?: readonly Violation[];
}

/** Returns a declared error; `errors` lists violations when the code is a validation error. */
export const fail = <const C extends string>(
  code: C,
  message: string,
  errors?: readonly Violation[],
): Fail<C> => ({ ok: false, code, message, ...(errors && { errors }) });

/** Returns a validation error of one field, for rules that only a decision can check. */
export const invalid = (path: string, message: string): Fail<'API_VALIDATION_ERROR'> =>
  fail('API_VALIDATION_ERROR', sentence(path, message), [{ path, message }]);
