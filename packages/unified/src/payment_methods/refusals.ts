// Translates refusals of the domain into error responses of v2.
import { requiredFor, sentence } from '@kasir/core/messages';
import { toMajor } from '@kasir/core/money';
import { fail, invalid, validationError, type Fail } from '@kasir/core/server';
import {
  explainChannelRefusal,
  type ChannelRefusal,
  type ChargeRefusal,
  type InstrumentRefusal,
  type Problem,
} from '@kasir/payments';
import type { InstrumentRow } from '@kasir/payments/state';
import type { MethodInput } from './input.ts';
import { numberPropertyOf } from './paths.ts';
import { violationsOf } from './parse.ts';

type RefusedByChannel = Fail<'CHANNEL_NOT_ACTIVATED' | 'CHANNEL_UNAVAILABLE' | 'SERVER_ERROR'>;

const channelFailure = (refused: ChannelRefusal): RefusedByChannel =>
  fail(refused.code, explainChannelRefusal(refused));

/** Returns the response to a method for more uses than its channel allows (PM2-UNSPEC-02). */
export const reusabilityFailure = ({
  field,
  message,
}: Problem): Fail<'PAYMENT_METHOD_REUSABILITY_INVALID'> =>
  fail('PAYMENT_METHOD_REUSABILITY_INVALID', sentence(field, message));

/** Returns the response when no method is created; `path` is that of the method. */
export const toMethodFailure = (
  refusal: InstrumentRefusal,
  type: MethodInput['type'],
  path: string,
):
  | RefusedByChannel
  | Fail<
      | 'API_VALIDATION_ERROR'
      | 'PAYMENT_METHOD_REUSABILITY_INVALID'
      | 'DUPLICATED_FIXED_PAYMENT_INSTRUMENT'
    > => {
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

/** Returns the response to a capture method that the channel does not support. */
export const manualCaptureFailure = ({ message }: Problem): Fail<'MANUAL_CAPTURE_NOT_SUPPORTED'> =>
  fail('MANUAL_CAPTURE_NOT_SUPPORTED', sentence('capture_method', message));

type ChargeFailure =
  | RefusedByChannel
  | Fail<
      | 'API_VALIDATION_ERROR'
      | 'INACTIVE_PAYMENT_METHOD'
      | 'PAYMENT_METHOD_STATUS_INVALID'
      | 'CUSTOMER_PAYMENT_METHOD_MISMATCHED'
      | 'CURRENCY_MISMATCHED'
      | 'AMOUNT_MISMATCHED'
      | 'MANUAL_CAPTURE_NOT_SUPPORTED'
    >;

const invalidFields = (problems: readonly Problem[]): Fail<'API_VALIDATION_ERROR'> =>
  validationError(problems.map(({ field, message }) => ({ path: `body.${field}`, message })));

/** Returns the response when a saved method cannot be charged. */
export const toChargeFailure = (
  { state: { currency, type } }: InstrumentRow,
  refusal: ChargeRefusal,
): ChargeFailure => {
  switch (refusal.code) {
    case 'NOT_AUTHORIZED':
      return fail(
        'PAYMENT_METHOD_STATUS_INVALID',
        'This payment method is not linked yet: its payer has to authorize it first.',
      );
    case 'SWITCHED_OFF':
    case 'ENDED':
    case 'RESERVED':
      return fail(
        'INACTIVE_PAYMENT_METHOD',
        'This payment method can no longer be used. Send an ACTIVE one.',
      );
    case 'OTHER_CUSTOMER':
      return fail(
        'CUSTOMER_PAYMENT_METHOD_MISMATCHED',
        'This payment method belongs to another customer. Send the customer_id of its owner, or none.',
      );
    case 'AMOUNT_MISSING':
      return invalid('body.amount', requiredFor(type));
    case 'OTHER_CURRENCY':
      return fail(
        'CURRENCY_MISMATCHED',
        `currency must be ${currency}, the currency of the payment method.`,
      );
    case 'OTHER_AMOUNT':
      return fail(
        'AMOUNT_MISMATCHED',
        `amount must be ${toMajor(currency, refusal.requested)}, the amount of the payment method, or omitted.`,
      );
    case 'OUT_OF_BOUNDS':
      return fail(
        'AMOUNT_MISMATCHED',
        'amount must be from min_amount to max_amount of the payment method.',
      );
    case 'CONTRADICTED':
    case 'INVALID':
      return invalidFields(refusal.problems);
    case 'CHANNEL_REFUSES':
      return channelFailure(refusal.refused);
    case 'NO_MANUAL_CAPTURE':
      return manualCaptureFailure(refusal.problem);
  }
};
