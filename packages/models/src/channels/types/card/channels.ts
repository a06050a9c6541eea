// The card channels of all markets.
import { channelsOf, inParts, type ChannelRow } from '../../row.ts';

// Return URLs are only required for a card that its bank authenticates (PM2-UNSPEC-05).
const shared = {
  flow: 'REDIRECT',
  expiryMinutes: 10,
  requires: [],
  reusable: true,
  refund: inParts(365),
  v3Requires: [],
} as const;

/** Cards are saved and charged without their payers in v3. */
const saved = { unattended: true, merchantInitiated: true } as const satisfies Partial<ChannelRow>;

const thaiInstallment = {
  country: 'TH',
  min: 1,
  max: 700_000,
  v3: null,
} as const satisfies Partial<ChannelRow>;

export const cards = channelsOf('CARD', shared, [
  { ...saved, country: 'ID', code: 'CARDS', name: 'Card', min: 5_000, max: 200_000_000 },
  { country: 'ID', code: 'GPN', name: 'GPN debit card', min: 5_000, max: 200_000_000, v3: null },
  { ...saved, country: 'PH', code: 'CARDS', name: 'Card', min: 20, max: 700_000 },
  // Public tables give a maximum of 100,000, which is too low in dong: about four dollars.
  { ...saved, country: 'VN', code: 'CARDS', name: 'Card', min: 1_000, max: 100_000_000 },
  { ...saved, country: 'TH', code: 'CARDS', name: 'Card', min: 1, max: 700_000 },
  { ...saved, country: 'MY', code: 'CARDS', name: 'Card', min: 1, max: 5_000 },
  { ...saved, country: 'SG', code: 'CARDS', name: 'Card', min: 1, max: 1_000, v2: false },
  { ...thaiInstallment, code: 'BAY_CARD_INSTALLMENT', name: 'Krungsri card installments' },
  { ...thaiInstallment, code: 'BBL_CARD_INSTALLMENT', name: 'Bangkok Bank card installments' },
  { ...thaiInstallment, code: 'KBANK_CARD_INSTALLMENT', name: 'Kasikornbank card installments' },
  { ...thaiInstallment, code: 'KTB_CARD_INSTALLMENT', name: 'Krungthai card installments' },
  { ...thaiInstallment, code: 'SCB_CARD_INSTALLMENT', name: 'SCB card installments' },
  { ...thaiInstallment, code: 'TTB_CARD_INSTALLMENT', name: 'ttb card installments' },
]);
