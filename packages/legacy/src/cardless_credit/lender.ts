// The lender of cardless credits, and what it refuses in the codes of this resource.
import { fail, type Fail, type Scope } from '@kasir/core/server';
import { channelIn, type Channel } from '@kasir/models';
import { lenderRefusal } from '@kasir/payments';

/** The channel behind the one supported provider, from the table. */
export const lender = channelIn('PAYLATER', 'KREDIVO', 'ID') as Channel;

type Reads = Pick<Scope, 'context'>;

/** Why the lender serves an account not at all. */
export const accountRefusal = (
  d: Reads,
): Fail<'CHANNEL_UNAVAILABLE' | 'MERCHANT_NOT_FOUND'> | null => {
  const refusal = lenderRefusal(d, lender, null);
  if (!refusal) return null;
  return refusal.reason === 'live'
    ? fail(
        'CHANNEL_UNAVAILABLE',
        'No connector serves cardless credit in live mode. Use a test key.',
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

/** Why the lender opens no checkout of an amount: some are refused in test mode. */
export const checkoutRefusal = (
  d: Reads,
  amount: number,
): Fail<'CHANNEL_UNAVAILABLE' | (typeof codes)[keyof typeof codes]> | null => {
  const refused = accountRefusal(d);
  if (refused) return refused;
  const refusal = lenderRefusal(d, lender, amount);
  return (
    refusal &&
    fail(
      codes[refusal.code],
      'Simulated failure: this amount makes the provider decline in test mode.',
    )
  );
};
