// The channels that pay e-wallet payments, and the responses to what a wallet channel refuses.
import { fail, type Fail } from '@kasir/core/server';
import { findChannel, type Channel, type EwalletType } from '@kasir/models';
import type { ChannelRefusal } from '@kasir/payments';

const channelOfCode = (code: EwalletType): Channel => {
  const found = findChannel('EWALLET', code, 'IDR');
  if (!found) throw new Error(`The channel table has no wallet ${code}`);
  return found;
};

export const wallets: Readonly<Record<EwalletType, Channel>> = {
  OVO: channelOfCode('OVO'),
  DANA: channelOfCode('DANA'),
  LINKAJA: channelOfCode('LINKAJA'),
};

const reasons = {
  live: 'No connector serves this e-wallet in live mode. Use a test key.',
  'switched off': 'E-wallets are not activated for your account. Activate them first.',
  simulated: 'Simulated failure: this amount makes the channel decline in test mode.',
} as const;

/** The response to what the channel itself refuses. */
export const channelFailure = ({
  code,
  reason,
}: ChannelRefusal): Fail<'CHANNEL_NOT_ACTIVATED' | 'CHANNEL_UNAVAILABLE' | 'SERVER_ERROR'> =>
  fail(code, reasons[reason]);
