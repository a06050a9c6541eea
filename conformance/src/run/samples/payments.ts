// Channels that the suite can use, and their instruments.
import { methodChannels, type Channel } from '@kasir/models';
import type { Magic } from '../../targets/magic/magic.ts';
import { cardOf, type MethodType } from './bodies.ts';

/**
 * Channels that the suite can use. PUSH channels are left out, because their payers may act at once
 * and so change the state; so are installments by card, because they need a plan.
 */
export const usable: readonly (Channel & { readonly type: MethodType })[] = methodChannels.filter(
  ({ type, code, flow }) => flow !== 'PUSH' && (type !== 'CARD' || code === 'CARDS'),
);

/** Values for the properties that a channel requires; all others are return URLs. */
const properties: Readonly<Record<string, string>> = {
  mobile_number: '+628123456789',
  cashtag: '$kasir',
  customer_name: 'Siti',
  card_last_four: '1234',
  card_expiry: '12/39',
  email: 'siti@customers.example',
  // As short as an account has: with its first and last four digits shown it would be in clear.
  account_number: '12345678',
};

/** Returns the instrument of a channel, as the body of a payment method names it. */
export const instrument = (
  magic: Magic,
  {
    channel,
    reusable,
    amount,
  }: { readonly channel: Channel; readonly reusable: boolean; readonly amount: number },
): Readonly<Record<string, unknown>> => {
  const { type, code: channel_code, currency } = channel;
  const names = reusable ? channel.requiresToSave : channel.requires;
  const channel_properties = Object.fromEntries(
    names.map((name) => [name, properties[name] ?? `https://merchant.example/${name}`]),
  );
  switch (type) {
    case 'CARD':
      return { type, card: { ...cardOf(magic), currency } };
    case 'QR_CODE':
      return { type, qr_code: { channel_code, currency, amount } };
    case 'OVER_THE_COUNTER':
      return { type, over_the_counter: { channel_code, currency, amount, channel_properties } };
    default:
      return { type, [type.toLowerCase()]: { channel_code, channel_properties } };
  }
};
