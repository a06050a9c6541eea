// Amounts that operators send: in minor units, or the refusal of what cannot be posted.
import { toMinor } from '@kasir/core';
import { invalid, type Fail } from '@kasir/core/server';

type Refusal = Fail<'API_VALIDATION_ERROR'>;

/** The amount in minor units, unless its currency cannot express it. */
export const amountInMinor = (sent: {
  readonly currency: string;
  readonly amount: number;
}): { readonly ok: true; readonly minor: number } | Refusal => {
  const minor = toMinor(sent.currency, sent.amount);
  return minor === undefined
    ? invalid(
        'body.amount',
        `Must be smaller, or have fewer decimals: ${sent.currency} allows no such amount.`,
      )
    : { ok: true, minor };
};

export const tooLittleMoney = (path: string): Refusal =>
  invalid(path, 'The available balance of the account is too low. Deposit money first.');
