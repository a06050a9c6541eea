// Maps the problems that the domain finds in virtual accounts to the error codes of this API.
import { sentence } from '@kasir/core/messages';
import { fail, invalid, type Fail } from '@kasir/core/server';
import type { Channel } from '@kasir/models';
import type { InstrumentRefusal, Problem } from '@kasir/payments';
import { suggestsAmount } from '@kasir/payments/types';
import { unavailable } from '../presented.ts';

type Invalid = Fail<
  | 'API_VALIDATION_ERROR'
  | 'MINIMUM_EXPECTED_AMOUNT_ERROR'
  | 'MAXIMUM_EXPECTED_AMOUNT_ERROR'
  | 'SUGGESTED_AMOUNT_NOT_SUPPORTED_ERROR'
  | 'EXPIRATION_DATE_INVALID_ERROR'
>;

/** Returns the error of an invalid field; `expected` is the amount in minor units. */
export const invalidField = (
  { field, message }: Problem,
  channel: Channel,
  expected: number | null,
): Invalid => {
  if (field === 'expires')
    return fail('EXPIRATION_DATE_INVALID_ERROR', sentence('expiration_date', message));
  if (field === 'suggested')
    return suggestsAmount(channel)
      ? invalid('body.suggested_amount', message)
      : fail('SUGGESTED_AMOUNT_NOT_SUPPORTED_ERROR', sentence('suggested_amount', message));
  const said = sentence('expected_amount', message);
  const { min, max } = channel.bounds;
  if (expected !== null && expected < min) return fail('MINIMUM_EXPECTED_AMOUNT_ERROR', said);
  if (expected !== null && expected > max) return fail('MAXIMUM_EXPECTED_AMOUNT_ERROR', said);
  return invalid('body.expected_amount', message);
};

type Refused =
  | Invalid
  | Fail<
      | 'VIRTUAL_ACCOUNT_NUMBER_OUTSIDE_RANGE'
      | 'DUPLICATE_CALLBACK_VIRTUAL_ACCOUNT_ERROR'
      | 'BANK_NOT_SUPPORTED_ERROR'
      | 'CHANNEL_UNAVAILABLE'
    >;

/** Returns the error for a virtual account that cannot be created. */
export const toAccountFailure = (
  refusal: InstrumentRefusal,
  channel: Channel,
  expected: number | null,
): Refused => {
  switch (refusal.code) {
    case 'INVALID': {
      const [first] = refusal.problems;
      if (!first) throw new Error('A refusal for its fields names none');
      return first.field === 'identifier'
        ? outsideRange(first.message)
        : invalidField(first, channel, expected);
    }
    case 'IDENTIFIER_TAKEN':
      return fail(
        'DUPLICATE_CALLBACK_VIRTUAL_ACCOUNT_ERROR',
        'This virtual_account_number is taken. Send another one, or none.',
      );
    case 'CHANNEL_REFUSES':
      return refusal.refused.reason === 'switched off'
        ? fail(
            'BANK_NOT_SUPPORTED_ERROR',
            'Virtual accounts are not activated for your account. Activate them first.',
          )
        : unavailable(refusal.refused);
    case 'NOT_REUSABLE':
      throw new Error(`${channel.code} refuses a number for many uses`);
  }
};

/** Returns the error of a number that the merchant may not use. */
export const outsideRange = (message: string): Fail<'VIRTUAL_ACCOUNT_NUMBER_OUTSIDE_RANGE'> =>
  fail('VIRTUAL_ACCOUNT_NUMBER_OUTSIDE_RANGE', sentence('virtual_account_number', message));
