// E-wallets: the properties that their channel asks for.
import { fail } from '@kasir/core/server';
import { missingProperties } from './channel.ts';
import type { Instrument, OnChannel } from './instrument.ts';

/** A wallet. What the request puts over its properties counts as sent; null takes nothing away. */
export const ewallet = ({ input, channel, around }: OnChannel<'EWALLET'>): Instrument => {
  const own = input.ewallet.channel_properties ?? {};
  const over = Object.entries(around.channel_properties ?? {});
  const effective = { ...own, ...Object.fromEntries(over.filter(([, value]) => value !== null)) };
  const path = `${around.paths.method}.ewallet.channel_properties`;
  return {
    violations: missingProperties(channel, effective, path),
    refusal:
      input.reusability === 'MULTIPLE_USE'
        ? fail('PAYMENT_METHOD_REUSABILITY_INVALID', 'Send ONE_TIME_USE for EWALLET.')
        : null,
    expires: null,
    shown: () => ({
      ewallet: {
        channel_code: channel.code,
        channel_properties: own,
        account: { name: null, account_details: null, balance: null, point_balance: null },
      },
      virtual_account: null,
    }),
  };
};
