// Making the instrument of a payment method, alone or for a payment request, once all rules hold.
import { fail, type Fail, type Scope } from '@kasir/core/server';
import {
  boundsProblem,
  createInstrument,
  isTaken,
  wishProblems,
  type InstrumentRow,
} from '@kasir/payments';
import { validationFailure } from '../validation-failure.ts';
import { refusedByChannel, wrongReusability } from './channel.ts';
import type { MethodInput } from './input.ts';
import { viewOf } from './types/index.ts';
import { readMethod, violationsOf, type Around } from './parse.ts';

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

/** What this API calls the number or code of a type. */
const nameOf = (type: MethodInput['type']): string =>
  viewOf(type).paths['identifier']?.split('.').at(-1) ?? 'identifier';

/**
 * Creates a method after all its rules hold. An amount of the request around it is checked here
 * too, so that one answer names every violation.
 */
export const makeMethod = (
  d: Scope,
  input: MethodInput,
  around: Around,
): MadeMethod | MethodFailure => {
  const read = readMethod(d, input, around);
  if (!read.ok) return read;
  const { wish, channel } = read;
  const outer =
    read.amountProblem ?? boundsProblem(channel, wish.intentAmount, 'amount', wish.requested);
  const refused = validationFailure([
    outer && { path: 'body.amount', message: outer.message },
    ...violationsOf(input.type, [...read.problems, ...wishProblems(d, wish)], around.paths.method),
  ]);
  if (refused) return refused;
  const unusable = wrongReusability(channel, input.reusability);
  if (unusable) return unusable;
  if (wish.identifier !== null && isTaken(d, channel, wish.identifier)) {
    return fail(
      'DUPLICATED_FIXED_PAYMENT_INSTRUMENT',
      `This ${nameOf(input.type)} is taken. Send another one.`,
    );
  }
  const amount = wish.intentAmount ?? wish.requested.amount;
  return refusedByChannel(d, channel, amount) ?? { ok: true, row: createInstrument(d, wish) };
};
