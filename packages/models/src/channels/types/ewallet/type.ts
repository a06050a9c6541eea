// The properties of electronic wallets.
import type { TypeOfChannels } from '../type.ts';
import { ewallets } from './channels.ts';

export const ewallet = {
  category: 'EWALLET',
  accountSwitch: 'ewallets',
  paymentPrefix: 'ewc_',
  unnamed: [],
  openAmount: false,
  manualCapture: false,
  paidWithApp: false,
  channels: ewallets,
} as const satisfies TypeOfChannels;
