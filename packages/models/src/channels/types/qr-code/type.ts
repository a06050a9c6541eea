// The properties of QR codes.
import { transferCodes } from '../../../failure/codes.ts';
import type { TypeOfChannels } from '../type.ts';
import { qrCodes } from './channels.ts';

export const qrCode = {
  label: { en: 'QR code', id: 'Kode QR' },
  heading: 'QR codes',
  icon: '<path d="M4 4h6v6H4zm10 0h6v6h-6zM4 14h6v6H4zm10 0h2v2h-2zm4 4h2v2h-2zm0-4v.01M14 19v.01"/>',
  color: '#111827',
  category: 'QR_CODE',
  otherCategories: [],
  feeBasisPoints: 70,
  accountSwitch: 'qr_codes',
  paymentPrefix: 'qrpy_',
  invoiceMethod: 'QR_CODE',
  balanceType: 'QR_CODE_PAYMENT',
  channelsAreBanks: false,
  unnamed: ['QRIS', 'QRPH', 'PROMPTPAY'],
  openAmount: false,
  manualCapture: false,
  paidWithApp: true,
  failures: { charge: transferCodes },
  channels: qrCodes,
} as const satisfies TypeOfChannels<(typeof qrCodes)[number]['code']>;
