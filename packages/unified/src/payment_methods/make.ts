// Creates the instrument of a payment method, alone or for a payment request, if all rules hold.
import { fail, type Fail, type Scope } from '@kasir/core/server';
import { proposeInstrument, type InstrumentRefusal } from '@kasir/payments';
import type { InstrumentRow } from '@kasir/payments/state';
import { validationError } from '../validation-failure.ts';
import { channelFailure, reusabilityFailure } from './channel.ts';
import type { MethodInput } from './input.ts';
import { numberPropertyOf } from './paths.ts';
import { readMethod, violationsOf, type RequestContext } from './parse.ts';

export type MethodFailure = Fail<
  | 'API_VALIDATION_ERROR'
  | 'CHANNEL_CODE_NOT_SUPPORTED_ERROR'
  | 'PAYMENT_METHOD_REUSABILITY_INVALID'
  | 'DUPLICATED_FIXED_PAYMENT_INSTRUMENT'
  | 'CHANNEL_NOT_ACTIVATED'
  | 'CHANNEL_UNAVAILABLE'
  | 'SERVER_ERROR'
>;

export interface MadeMethod {
  readonly ok: true;
  readonly row: InstrumentRow;
}

/** Returns the response when no method is created. */
const toMethodFailure = (
  refusal: InstrumentRefusal,
  type: MethodInput['type'],
  path: string,
): MethodFailure => {
  switch (refusal.code) {
    case 'INVALID':
      return validationError(violationsOf(type, refusal.problems, path));
    case 'NOT_REUSABLE':
      return reusabilityFailure(refusal.problem);
    case 'IDENTIFIER_TAKEN':
      return fail(
        'DUPLICATED_FIXED_PAYMENT_INSTRUMENT',
        `This ${numberPropertyOf(type) ?? 'number'} is taken. Send another one.`,
      );
    case 'CHANNEL_REFUSES':
      return channelFailure(refusal.refused);
  }
};

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
