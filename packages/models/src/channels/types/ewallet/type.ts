// The properties of electronic wallets.
import { walletCodes } from '../../../failure/codes.ts';
import type { TypeOfChannels } from '../type.ts';
import { ewallets } from './channels.ts';

export const ewallet = {
  label: { en: 'E-wallet', id: 'Dompet digital' },
  heading: 'E-wallets',
  icon: '<path d="M4 7h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zm0 0a2 2 0 0 1 2-3h10v3"/><path d="M16 13.5v.01"/>',
  color: '#5b3a9e',
  category: 'EWALLET',
  otherCategories: [],
  feeBasisPoints: 150,
  accountSwitch: 'ewallets',
  paymentPrefix: 'ewc_',
  invoiceMethod: 'EWALLET',
  balanceType: 'EWALLET_PAYMENT',
  channelsAreBanks: false,
  unnamed: [],
  openAmount: false,
  manualCapture: false,
  paidWithApp: false,
  failures: { charge: walletCodes },
  channels: ewallets,
} as const satisfies TypeOfChannels;
