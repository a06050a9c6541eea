// Defines the channels of e-wallet payments.
import { getChannel, type Channel, type EwalletType } from '@kasir/models';

export const wallets: Readonly<Record<EwalletType, Channel>> = {
  OVO: getChannel('EWALLET', 'OVO', 'ID'),
  DANA: getChannel('EWALLET', 'DANA', 'ID'),
  LINKAJA: getChannel('EWALLET', 'LINKAJA', 'ID'),
};
