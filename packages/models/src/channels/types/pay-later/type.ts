// The properties of pay-later accounts, with which a lender pays for the payer.
import { lenderCodes } from '../../../failure/codes.ts';
import type { TypeOfChannels } from '../type.ts';
import { lenders } from './channels.ts';

export const payLater = {
  label: { en: 'Pay later', id: 'Bayar nanti' },
  heading: 'Pay later',
  icon: '<rect x="4" y="5" width="16" height="15" rx="2"/><path d="M8 3v4m8-4v4M4 10h16"/>',
  color: '#8a1f5c',
  category: 'PAYLATER',
  // A cardless credit is paid by the same lenders.
  otherCategories: ['CARDLESS_CREDIT'],
  feeBasisPoints: 230,
  accountSwitch: 'paylater',
  paymentPrefix: 'plc_',
  invoiceMethod: 'PAYLATER',
  balanceType: 'CARDLESS_CREDIT_PAYMENT',
  channelsAreBanks: false,
  unnamed: [],
  openAmount: false,
  manualCapture: false,
  paidWithApp: false,
  failures: { charge: lenderCodes },
  channels: lenders,
} as const satisfies TypeOfChannels;
