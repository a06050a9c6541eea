// Converts amounts that operators send to minor units, or refuses those that cannot be posted.
import { parseAmount } from '@kasir/core/money';
import { invalid, type Fail } from '@kasir/core/server';

type Refusal = Fail<'API_VALIDATION_ERROR'>;

/** Returns the amount in minor units, or a refusal if its currency cannot express it. */
export const amountInMinor = (sent: {
  readonly currency: string;
  readonly amount: number;
}): { readonly ok: true; readonly minor: number } | Refusal => {
  const minor = parseAmount(sent.currency, sent.amount);
  return minor === undefined
    ? invalid(
        'body.amount',
        `Must be smaller, or have fewer decimals: ${sent.currency} allows no such amount.`,
      )
    : { ok: true, minor };
};

export const tooLittleMoney = (path: string): Refusal =>
  invalid(path, 'The available balance of the account is too low. Deposit money first.');
