// The properties of retail outlets, where the payer shows a payment code.
import type { TypeOfChannels } from '../type.ts';
import { outlets } from './channels.ts';

export const overTheCounter = {
  category: 'RETAIL_OUTLET',
  accountSwitch: 'retail_outlets',
  paymentPrefix: 'pymt-',
  unnamed: [],
  openAmount: true,
  manualCapture: false,
  paidWithApp: false,
  channels: outlets,
} as const satisfies TypeOfChannels;
