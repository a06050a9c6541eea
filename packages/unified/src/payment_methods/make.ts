// Creates the instrument of a payment method, alone or for a payment request, if all rules hold.
import type { Fail, Scope } from '@kasir/core/server';
import { proposeInstrument } from '@kasir/payments';
import type { InstrumentRow } from '@kasir/payments/state';
import { toMethodFailure } from './refusals.ts';
import type { MethodInput } from './input.ts';
import { readMethod, type RequestContext } from './parse.ts';

export type MethodFailure =
  | ReturnType<typeof toMethodFailure>
  | Fail<'CHANNEL_CODE_NOT_SUPPORTED_ERROR'>;

export interface MadeMethod {
  readonly ok: true;
  readonly row: InstrumentRow;
}

/** Creates a method on the channel that matches it, or returns the failure. */
export const makeMethod = (
  d: Scope,
  input: MethodInput,
  request: RequestContext,
): MadeMethod | MethodFailure => {
  const read = readMethod(d, input, request);
  if (!read.ok) return read;
  const made = proposeInstrument(d, read.newInstrument, read.problems);
  return made.ok ? made : toMethodFailure(made.refusal, input.type, request.paths.method);
};
