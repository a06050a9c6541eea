// Makes the response to an amount that does not match the requested amount.
import { toMajor } from '@kasir/core';
import { invalid, type Fail } from '@kasir/core/server';
import type { AmountRefusal } from '@kasir/payments';

/** Returns the message about an amount that cannot be paid. */
const messageOf = (refusal: AmountRefusal, currency: string): string => {
  switch (refusal.code) {
    case 'OTHER_AMOUNT':
      return `Must be ${toMajor(currency, refusal.requested)}, the requested amount, or omitted.`;
    case 'OPEN_AMOUNT':
      return 'This field is required: the amount to pay is left to the payer.';
    case 'OUT_OF_BOUNDS':
      return 'Must be from min_amount to max_amount.';
    case 'AMOUNT_INVALID':
      return refusal.problem.message;
  }
};

/** Returns the response to an amount that cannot be paid. */
export const toAmountFailure = (
  refusal: AmountRefusal,
  currency: string,
): Fail<'API_VALIDATION_ERROR'> => invalid('body.amount', messageOf(refusal, currency));
