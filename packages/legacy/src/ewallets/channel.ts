// Defines the channels of e-wallet payments.
import { findChannel, type Channel, type EwalletType } from '@kasir/models';

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
