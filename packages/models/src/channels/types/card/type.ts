// The properties of cards.
import { cardCodes, cardLinkCodes } from '../../../failure/codes.ts';
import type { TypeOfChannels } from '../type.ts';
import { cards } from './channels.ts';

export const card = {
  label: { en: 'Card', id: 'Kartu' },
  heading: 'Cards',
  icon: '<rect x="3" y="5" width="18" height="14" rx="2"/><path d="M3 10h18M7 15h4"/>',
  color: '#14213d',
  category: 'CARDS',
  otherCategories: [],
  feeBasisPoints: 290,
  accountSwitch: 'cards',
  paymentPrefix: 'cc_',
  invoiceMethod: 'CREDIT_CARD',
  balanceType: 'CREDIT_CARD_PAYMENT',
  channelsAreBanks: false,
  unnamed: ['CARDS'],
  openAmount: false,
  manualCapture: true,
  paidWithApp: false,
  failures: {
    charge: cardCodes,
    link: cardLinkCodes,
    noResponse: 'PROCESSOR_ERROR',
    unauthorized: 'AUTHENTICATION_FAILED',
    expired: 'EXPIRED_CARD',
  },
  channels: cards,
} as const satisfies TypeOfChannels<(typeof cards)[number]['code']>;
