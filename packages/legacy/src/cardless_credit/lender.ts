// Defines the lender of cardless credits, and maps its refusals to the error codes of this API.
import { fail, type Fail, type Scope } from '@kasir/core/server';
import { getChannel } from '@kasir/models';
import { explainChannelRefusal, lenderRefusal } from '@kasir/payments';

/** The channel of the only supported provider. */
export const lender = getChannel('PAYLATER', 'KREDIVO', 'ID');

type Reads = Pick<Scope, 'context' | 'get'>;

/** Returns the error when the lender does not serve the account at all, or null. */
export const accountRefusal = (
  d: Reads,
): Fail<'CHANNEL_UNAVAILABLE' | 'MERCHANT_NOT_FOUND'> | null => {
  const refusal = lenderRefusal(d, lender, null);
  if (!refusal) return null;
  return refusal.reason === 'live'
    ? fail(
        'CHANNEL_UNAVAILABLE',
        'No connector of your account serves cardless credit in live mode. Add one, or use a test key.',
      )
    : fail(
        'MERCHANT_NOT_FOUND', // CC-CREATE-ERR-MERCHANT_NOT_FOUND
        `This account is not registered with ${lender.code}. Activate cardless credit first.`,
      );
};

const codes = {
  CHANNEL_NOT_ACTIVATED: 'MERCHANT_NOT_FOUND',
  // CC-CREATE-ERR-GENERATE_CHECKOUT_URL_ERROR
  CHANNEL_UNAVAILABLE: 'GENERATE_CHECKOUT_URL_ERROR',
  SERVER_ERROR: 'SERVER_ERROR',
} as const;

/**
 * Returns the error when the lender refuses a checkout of an amount, or null. In test mode the
 * lender refuses some amounts.
 */
export const checkoutRefusal = (
  d: Reads,
  amount: number,
): Fail<'CHANNEL_UNAVAILABLE' | (typeof codes)[keyof typeof codes]> | null => {
  const failure = accountRefusal(d);
  if (failure) return failure;
  const refusal = lenderRefusal(d, lender, amount);
  return refusal && fail(codes[refusal.code], explainChannelRefusal(refusal));
};
