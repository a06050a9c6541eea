// The properties of retail outlets, where the payer shows a payment code.
import { transferCodes } from '../../../failure/codes.ts';
import type { TypeOfChannels } from '../type.ts';
import { outlets } from './channels.ts';

export const overTheCounter = {
  label: { en: 'Retail outlet', id: 'Gerai ritel' },
  heading: 'Retail outlets',
  icon: '<path d="M4 10v10h16V10M3 10l2-6h14l2 6a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0M10 20v-5h4v5"/>',
  color: '#7a4a12',
  category: 'RETAIL_OUTLET',
  otherCategories: [],
  feeBasisPoints: 120,
  accountSwitch: 'retail_outlets',
  paymentPrefix: 'pymt-',
  invoiceMethod: 'RETAIL_OUTLET',
  balanceType: 'RO_PAYMENT',
  channelsAreBanks: false,
  unnamed: [],
  openAmount: true,
  manualCapture: false,
  paidWithApp: false,
  failures: { charge: transferCodes },
  channels: outlets,
} as const satisfies TypeOfChannels;
