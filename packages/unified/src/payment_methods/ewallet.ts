// E-wallets: used once as they are, or linked on their page and used again.
import { effective, missingViolations } from './channel.ts';
import type { Instrument, OnChannel } from './instrument.ts';

/** A wallet. What the request puts over its properties counts as sent. */
export const ewallet = ({ input, channel, around }: OnChannel<'EWALLET'>): Instrument => {
  const own = input.ewallet.channel_properties ?? {};
  const path = `${around.paths.method}.ewallet.channel_properties`;
  const { reusability } = input;
  return {
    violations: missingViolations(channel, reusability, effective(own, around), path),
    expires: null,
    authorised: reusability === 'MULTIPLE_USE' ? 'by payer' : 'at once',
    shown: () => ({
      ewallet: {
        channel_code: channel.code,
        channel_properties: own,
        account: { name: null, account_details: null, balance: null, point_balance: null },
      },
    }),
  };
};
