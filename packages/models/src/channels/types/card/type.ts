// The properties of cards.
import type { TypeOfChannels } from '../type.ts';
import { cards } from './channels.ts';

export const card = {
  category: 'CARDS',
  accountSwitch: 'cards',
  paymentPrefix: 'cc_',
  unnamed: ['CARDS'],
  openAmount: false,
  manualCapture: true,
  paidWithApp: false,
  channels: cards,
} as const satisfies TypeOfChannels<(typeof cards)[number]['code']>;
