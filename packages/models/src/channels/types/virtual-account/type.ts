// The properties of virtual accounts, to which the payer transfers money.
import type { TypeOfChannels } from '../type.ts';
import { virtualAccounts } from './channels.ts';

export const virtualAccount = {
  category: 'VIRTUAL_ACCOUNT',
  accountSwitch: 'virtual_accounts',
  paymentPrefix: 'pymt-',
  unnamed: [],
  openAmount: true,
  manualCapture: false,
  paidWithApp: false,
  channels: virtualAccounts,
} as const satisfies TypeOfChannels;
