// The properties of virtual accounts, to which the payer transfers money.
import { transferCodes } from '../../../failure/codes.ts';
import type { TypeOfChannels } from '../type.ts';
import { virtualAccounts } from './channels.ts';

export const virtualAccount = {
  label: { en: 'Virtual account', id: 'Virtual account' },
  heading: 'Virtual accounts',
  icon: '<path d="M4 9.5 12 4l8 5.5M5 20h14M7 10v7m5-7v7m5-7v7"/>',
  color: '#0b5f45',
  category: 'VIRTUAL_ACCOUNT',
  otherCategories: [],
  feeBasisPoints: 100,
  accountSwitch: 'virtual_accounts',
  paymentPrefix: 'pymt-',
  invoiceMethod: 'BANK_TRANSFER',
  balanceType: 'VA_PAYMENT',
  channelsAreBanks: true,
  unnamed: [],
  openAmount: true,
  manualCapture: false,
  paidWithApp: false,
  failures: { charge: transferCodes },
  channels: virtualAccounts,
} as const satisfies TypeOfChannels;
