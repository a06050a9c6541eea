// Maps the refusals of a wallet channel to errors.
import { fail, type Fail } from '@kasir/core/server';
import type { ChannelRefusal } from '@kasir/payments';

const reasons = {
  live: 'No connector serves this e-wallet in live mode. Use a test key.',
  'switched off': 'E-wallets are not activated for your account. Activate them first.',
  simulated: 'Simulated failure: this amount makes the channel decline in test mode.',
} as const;

/** Returns the error of a request that the channel itself refuses. */
export const channelFailure = ({
  code,
  reason,
}: ChannelRefusal): Fail<'CHANNEL_NOT_ACTIVATED' | 'CHANNEL_UNAVAILABLE' | 'SERVER_ERROR'> =>
  fail(code, reasons[reason]);
