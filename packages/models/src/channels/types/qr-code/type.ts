// The properties of QR codes.
import type { TypeOfChannels } from '../type.ts';
import { qrCodes } from './channels.ts';

export const qrCode = {
  category: 'QR_CODE',
  accountSwitch: 'qr_codes',
  paymentPrefix: 'qrpy_',
  unnamed: ['QRIS', 'QRPH', 'PROMPTPAY'],
  openAmount: false,
  manualCapture: false,
  paidWithApp: true,
  channels: qrCodes,
} as const satisfies TypeOfChannels<(typeof qrCodes)[number]['code']>;
