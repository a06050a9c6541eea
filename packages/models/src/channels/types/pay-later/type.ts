// The properties of pay-later accounts, with which a lender pays for the payer.
import type { TypeOfChannels } from '../type.ts';
import { lenders } from './channels.ts';

export const payLater = {
  category: 'PAYLATER',
  accountSwitch: 'paylater',
  paymentPrefix: 'plc_',
  unnamed: [],
  openAmount: false,
  manualCapture: false,
  paidWithApp: false,
  channels: lenders,
} as const satisfies TypeOfChannels;
