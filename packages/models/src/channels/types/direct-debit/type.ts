// The properties of direct debits: a bank account or card of the payer is debited.
import { debitCodes } from '../../../failure/codes.ts';
import type { TypeOfChannels } from '../type.ts';
import { directDebits } from './channels.ts';

export const directDebit = {
  label: { en: 'Direct debit', id: 'Debit langsung' },
  heading: 'Direct debit and online banking',
  icon: '<path d="M4 9h13l-3-3m6 9H7l3 3"/>',
  color: '#1c479e',
  category: 'DIRECT_DEBIT',
  otherCategories: [],
  feeBasisPoints: 190,
  accountSwitch: 'direct_debit',
  paymentPrefix: 'ddpy-',
  invoiceMethod: 'DIRECT_DEBIT',
  balanceType: 'DIRECT_DEBIT_PAYMENT',
  channelsAreBanks: true,
  unnamed: [],
  openAmount: false,
  manualCapture: false,
  paidWithApp: false,
  failures: { charge: debitCodes },
  channels: directDebits,
} as const satisfies TypeOfChannels;
