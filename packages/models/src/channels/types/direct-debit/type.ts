// The properties of direct debits: a bank account or card of the payer is debited.
import type { TypeOfChannels } from '../type.ts';
import { directDebits } from './channels.ts';

export const directDebit = {
  category: 'DIRECT_DEBIT',
  accountSwitch: 'direct_debit',
  paymentPrefix: 'ddpy-',
  unnamed: [],
  openAmount: false,
  manualCapture: false,
  paidWithApp: false,
  channels: directDebits,
} as const satisfies TypeOfChannels;
